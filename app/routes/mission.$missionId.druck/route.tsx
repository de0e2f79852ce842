import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { pageMeta } from "~/ui/kit/page/page-meta";
import { PrintPage } from "~/ui/print/print-page";
import { MissionSheet } from "~/ui/print/sheet";
import stylesheet from "~/ui/print/sheet.css";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data ? `${data.sheet.place}: ${data.sheet.title}` : "Drucken" });

export default function PrintMission() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { slug, options, sheet, date } = useLoaderData<typeof loader>();
  return (
    <PrintPage
      title="Diese Mission auf Papier"
      back={`/mission/${slug}`}
      file={`/mission/${slug}/druck.pdf`}
      options={options}
    >
      <MissionSheet {...sheet} level={1} productName={root?.site.productName ?? ""} date={date} />
    </PrintPage>
  );
}
