import { useId } from "react";
import { WEEKDAYS, type Weekday } from "~/domain/action-plan/calendar-days";
import { weekdayName } from "~/domain/action-plan/german-days";
import { FieldError } from "../kit";
import type { Message } from "~/domain/messages/messages";

interface WeekdayChoiceProps {
  label: string;
  /** Name of a day's checkbox in the form. */
  nameOf: (weekday: Weekday) => string;
  values: Readonly<Record<string, string>>;
  error: Message | undefined;
}

/** A choice of any of the seven days. */
export function WeekdayChoice({ label, nameOf, values, error }: WeekdayChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1 font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3">
        {WEEKDAYS.map((day) => (
          <label key={day} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={nameOf(day)}
              defaultChecked={Boolean(values[nameOf(day)])}
              aria-invalid={error && day === 1 ? true : undefined}
              className="size-5 shrink-0 accent-primary"
            />
            {weekdayName(day)}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
    </fieldset>
  );
}
