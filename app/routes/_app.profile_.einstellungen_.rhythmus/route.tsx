import { useActionData, useLoaderData } from "@remix-run/react";
import { BackLink } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import { CalendarCard } from "~/ui/action-plan/calendar-card";
import { FollowUpChoice } from "~/ui/action-plan/follow-up-choice";
import { DeadlineChoice } from "~/ui/action-plan/deadline-choice";
import { DeleteRhythm, RhythmForm } from "~/ui/action-plan/rhythm-form";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Dein Rhythmus");

export default function RhythmScreen() {
  const { values, sentence, weeksHtml, calendar, deadlines, followUps } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <BackLink to="/profile/einstellungen" />
      <div className="columns gap-5">
        <div className="flex flex-col gap-5">
          <h1>Dein Rhythmus</h1>
          <p className="text-lead text-soft">
            {sentence ??
              "Wann hast du Zeit für deinen Weg? Such dir Abende aus, die zu deinem Leben passen. Fällt einer aus, geht nichts verloren."}
          </p>
          <RhythmForm values={refused?.values ?? values} errors={refused?.errors ?? {}} />
        </div>
        <aside
          className="card flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          dangerouslySetInnerHTML={{ __html: weeksHtml }}
        />
        {sentence ? (
          <div className="flex flex-col gap-5">
            <CalendarCard address={calendar}>
              <DeadlineChoice deadlines={deadlines} />
              <FollowUpChoice chosen={followUps} />
            </CalendarCard>
            <DeleteRhythm />
          </div>
        ) : null}
      </div>
    </main>
  );
}
