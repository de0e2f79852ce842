import { dayInYear, daysFromTo, weekdayName } from "~/domain/action-plan/german-days";
import type { Rhythm } from "~/domain/rhythm/rhythm";
import type { WeekAhead, WeeksAhead } from "~/domain/rhythm/weeks-ahead";

interface Shown {
  /** Whether the learner has chosen these evenings; else they are an example. */
  isOwn: boolean;
  rhythm: Pick<Rhythm, "weekdays" | "hours">;
  /** Null without a path. */
  ahead: WeeksAhead | null;
  today: string;
}

/** Markup of the next weeks at the learner's evenings per week: rendered anew on each load, without a script. */
export function weeksAheadHtml({ isOwn, rhythm, ahead, today }: Shown): string {
  const title = isOwn ? "Deine nächsten Wochen" : "Zum Beispiel";
  return `<h2>${title}</h2><p>${saySum(rhythm, ahead)}</p>${listOf(ahead?.weeks ?? [], today)}`;
}

function saySum({ weekdays, hours }: Shown["rhythm"], ahead: WeeksAhead | null): string {
  const evenings = `${NUMBERS[weekdays.length] ?? ""}\u00a0${weekdays.length === 1 ? "Abend" : "Abende"} in der Woche, je ${hours}\u00a0${hours === 1 ? "Stunde" : "Stunden"}`;
  if (!ahead) return `${evenings}. Sobald du einen Pfad hast, steht hier, wann welche Mission fertig sein könnte.`;
  if (!ahead.last) return `${evenings}.`;
  const { order, day } = ahead.last;
  return `${evenings}: <strong>Mission\u00a0${order} etwa am ${dayInYear(day)}</strong>. Fällt ein Abend aus, rückt alles nach hinten. Verloren geht nichts.`;
}

const NUMBERS = ["", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben"];

function listOf(weeks: readonly WeekAhead[], today: string): string {
  if (weeks.length === 0) return "";
  return `<ol class="grid gap-4">${weeks.map((week) => weekHtml(week, today)).join("")}</ol>`;
}

function weekHtml({ monday, sunday, evenings, finishes, isPause }: WeekAhead, today: string): string {
  const days = evenings.flatMap((isPlanned, index) => (isPlanned ? weekdayName(index + 1) : []));
  const said = isPause ? "Pause" : finishes.length > 0 ? `${sayMissions(finishes)} fertig` : "";
  return (
    `<li class="grid gap-1.5"><p class="flex flex-wrap justify-between gap-x-3 text-sm"><span class="text-soft">${daysFromTo(monday, sunday, today)}</span>` +
    `${said ? `<strong>${said}</strong>` : ""}</p><p class="sr-only">${days.join(", ") || "Kein Abend"}</p>` +
    `<p class="flex flex-wrap gap-1.5" aria-hidden="true">${evenings.map(dotHtml).join("")}</p></li>`
  );
}

/** „Mission 5“, „Missionen 6, 7 und 8“. */
const sayMissions = (orders: readonly number[]): string =>
  orders.length === 1
    ? `Mission\u00a0${orders[0]}`
    : `Missionen\u00a0${orders.slice(0, -1).join(", ")} und ${orders.at(-1)}`;

/** Forced colours draw the edge of what is round by its class: of the days with work alone. */
const dotHtml = (isPlanned: boolean, index: number): string =>
  `<span class="grid place-items-center text-xs ${isPlanned ? "rounded-full bg-primary font-bold text-on-primary" : "bg-sunken text-soft"}" style="flex:1 0 2rem;height:2rem;border-radius:9rem">${LETTERS[index] ?? ""}</span>`;

const LETTERS = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
