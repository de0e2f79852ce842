import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { titled } from "~/ui/kit/page/page-meta";
import { PrintPage } from "~/ui/print/print-page";
import stylesheet from "~/ui/print/sheet.css";
import { Workbook } from "~/ui/print/workbook";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

export const meta = titled("Dein Arbeitsbuch");

export default function PrintPath() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { options, ...workbook } = useLoaderData<typeof loader>();
  return (
    <PrintPage title="Dein ganzer Pfad auf Papier" back="/quests" file="/pfad/druck.pdf" options={options}>
      <Workbook {...workbook} productName={root?.site.productName ?? ""} />
    </PrintPage>
  );
}
