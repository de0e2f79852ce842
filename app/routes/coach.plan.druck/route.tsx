import { useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
import { button, Link, StatePage } from "~/ui/kit";
import { ActionPlanSheet } from "~/ui/print/plan-sheet";
import { PrintPage } from "~/ui/print/print-page";
import stylesheet from "~/ui/print/sheet.css";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

export const meta = titled("Dein Plan auf Papier");

export default function PrintPlan() {
  const { options, plan, stand } = useLoaderData<typeof loader>();
  if (!plan) return <NoPlan />;
  return (
    <PrintPage title="Dein Plan auf Papier" back="/coach/plan" file="/coach/plan/druck.pdf" options={options}>
      <ActionPlanSheet {...stand} {...plan} />
    </PrintPage>
  );
}

function NoPlan() {
  return (
    <StatePage picture="empty" title="Noch kein Plan zum Drucken">
      <p>Sobald dein Plan steht, kannst du ihn hier drucken.</p>
      <Link className={button("next")} to="/coach/plan">
        Zu deinem Plan
      </Link>
    </StatePage>
  );
}
