import { weekdayName } from "../action-plan/german-days";
import { cutWithDots } from "../text/cut";
import { eveningLine } from "./evening-plan";

const TITLE_MOST = 60;

/** A sentence to begin with, made of the first evening of the rhythm and the mission; never taken by itself. */
export function suggestEvening(rhythm: { weekdays: readonly number[]; time: string } | null, title: string): string {
  const [weekday] = rhythm?.weekdays ?? [];
  const when =
    rhythm && weekday ? `Wenn es ${weekdayName(weekday)} um ${rhythm.time} Uhr ist` : "Wenn ich abends am Tisch sitze";
  return eveningLine(`${when}, dann öffne ich „${cutWithDots(title, TITLE_MOST)}“ und mache eine Aufgabe.`);
}
