import { expect, test } from "vitest";
import { addDays } from "../action-plan/calendar-days";
import { berlinClock, berlinMoment } from "../time/berlin-time";
import { MINUTE_MS } from "../time/durations";
import { isQuiet } from "./quiet-hours";

test.each(["2026-11-26", "2026-03-29", "2026-10-25", "2028-02-29"])("on %s it is quiet from 21:30 to 8:00", (day) => {
  const end = berlinMoment(addDays(day, 1), "00:00").getTime();
  let quietMinutes = 0;
  for (let time = berlinMoment(day, "00:00").getTime(); time < end; time += 15 * MINUTE_MS) {
    const now = new Date(time);
    const clock = berlinClock(now);
    expect(isQuiet(now, "19:00"), clock).toBe(clock >= "21:30" || clock < "08:00");
    // An evening within the quiet hours is the member's own choice.
    expect(isQuiet(now, "23:15"), clock).toBe(false);
    if (isQuiet(now, "19:00")) quietMinutes += 15;
  }
  // The hour that a clock change adds or drops lies in the night.
  expect(quietMinutes).toBe({ "2026-03-29": 570, "2026-10-25": 690 }[day] ?? 630);
});
