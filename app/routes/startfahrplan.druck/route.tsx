import { useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
import { PrintPage } from "~/ui/print/print-page";
import stylesheet from "~/ui/print/sheet.css";
import { StartPlanSheet } from "~/ui/print/start-plan-sheet";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

const TITLE = "Dein Startfahrplan auf Papier";

export const meta = titled(TITLE);

export default function PrintStartPlan() {
  const { options, sheet } = useLoaderData<typeof loader>();
  return (
    <PrintPage title={TITLE} back="/startfahrplan" file="/startfahrplan/druck.pdf" options={options}>
      <StartPlanSheet {...sheet} />
    </PrintPage>
  );
}
