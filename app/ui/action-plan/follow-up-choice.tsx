import { Form } from "@remix-run/react";
import type { FollowUps } from "~/domain/calendar/follow-ups";
import { button } from "../kit";

const BOX = "flex min-h-11 cursor-pointer items-center gap-3";

/** Lets learners have the days of their Kundenweg in the calendar, and initials only after a yes of its own. */
export function FollowUpChoice({ chosen }: { chosen: FollowUps | null }) {
  return (
    <Form method="post" className="flex flex-col gap-3" preventScrollReset>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="pb-1 font-semibold">Dein Kundenweg</legend>
        <label className={BOX}>
          <input
            type="checkbox"
            name="days"
            defaultChecked={chosen !== null}
            className="size-5 shrink-0 accent-primary"
          />
          Tage zum Nachfassen zeigen, ohne Namen
        </label>
        <label className={BOX}>
          <input
            type="checkbox"
            name="initials"
            defaultChecked={chosen === "initials"}
            aria-describedby="nachfassen-initialen"
            className="size-5 shrink-0 accent-primary"
          />
          Mit Initialen: „Nachfassen: M. K.“
        </label>
        <p id="nachfassen-initialen" className="ps-8 text-sm text-soft">
          Nur mit den Tagen zusammen. Dein Kalender liegt oft bei einem Anbieter, der sie dann mitliest.
        </p>
      </fieldset>
      <button className={button("quiet")} name="intent" value="follow-ups">
        Für den Kalender übernehmen
      </button>
    </Form>
  );
}
