import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/ui/kit/page/page-meta";
import { publicMeta } from "~/ui/kit/page/public-meta";
import { PrintPage } from "~/ui/print/print-page";
import stylesheet from "~/ui/print/sheet.css";
import { TemplateSheet } from "~/ui/print/template-sheet";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  // Search engines are sent to the document itself.
  data
    ? publicMeta(matches, { title: data.sheet.title, path: data.path })
    : pageMeta(matches, { title: "Seite nicht gefunden" });

export default function PrintExample() {
  const { path, options, sheet } = useLoaderData<typeof loader>();
  return (
    <PrintPage title="Dieses Beispiel auf Papier" back={path} file={`${path}/druck.pdf`} options={options}>
      <TemplateSheet {...sheet} />
    </PrintPage>
  );
}
