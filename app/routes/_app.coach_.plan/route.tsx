import { useActionData, useLoaderData } from "@remix-run/react";
import { ActionPlan } from "~/ui/action-plan/action-plan";
import { ActionPlanExample } from "~/ui/action-plan/plan-example";
import { ActionPlanForm } from "~/ui/action-plan/plan-form";
import { titled } from "~/ui/kit/page/page-meta";
import { BackLink, button, Link } from "~/ui/kit";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Dein Plan");

export default function ActionPlanRoute() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (data.kind === "plan" && !refused) return <ActionPlan {...data} />;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <BackLink to="/coach" label="Zurück zu Inno" />
      {data.kind === "example" ? <ActionPlanExample {...data} /> : null}
      {data.kind === "no-path" ? <NoPath /> : null}
      {data.kind === "form" || (data.kind === "plan" && refused) ? (
        <ActionPlanForm
          isNew={data.kind === "form" && data.isNew}
          values={refused?.values ?? (data.kind === "form" ? data.values : {})}
          errors={refused?.errors ?? {}}
        />
      ) : null}
    </main>
  );
}

function NoPath() {
  return (
    <>
      <h1>Dein Plan</h1>
      <p className="text-lead text-soft">Der Plan verteilt die Missionen deines Berufspfads. Wähle ihn zuerst.</p>
      <p>
        <Link className={button("next")} to="/career-path-selection">
          Berufspfad wählen
        </Link>
      </p>
    </>
  );
}
