import { Form } from "@remix-run/react";
import { shortDate } from "~/domain/time/german-dates";
import { button } from "../kit";

export interface DeadlineOption {
  slug: string;
  title: string;
  description: string;
  /** The next date, "2027-03-10"; null: none is known yet. */
  next: string | null;
  isChosen: boolean;
}

/** Lets learners choose the deadlines (tax office and others) that concern them: only they know. */
export function DeadlineChoice({ deadlines }: { deadlines: readonly DeadlineOption[] }) {
  if (deadlines.length === 0) return null;
  return (
    <Form method="post" className="flex flex-col gap-3" preventScrollReset>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="pb-1 font-semibold">Fristen, die dich betreffen</legend>
        {deadlines.map(({ slug, title, description, next, isChosen }) => (
          <div key={slug}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="deadline"
                value={slug}
                defaultChecked={isChosen}
                aria-describedby={`frist-${slug}`}
                className="size-5 shrink-0 accent-primary"
              />
              {title}
            </label>
            <p id={`frist-${slug}`} className="ps-8 text-sm text-soft">
              {next ? `Als Nächstes am ${shortDate(next)}. ` : ""}
              {description}
            </p>
          </div>
        ))}
      </fieldset>
      <p className="text-sm text-soft">
        Im Kalender steht zu jeder Frist die Quelle. Was in deinem Bescheid steht, geht immer vor.
      </p>
      <button className={button("quiet")} name="intent" value="deadlines">
        Fristen übernehmen
      </button>
    </Form>
  );
}
