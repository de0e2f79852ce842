import type { Depth, FailedJob } from "~/db/jobs/overview.server";
import { longDateAndTime } from "~/domain/time/german-dates";
import { terminalLine } from "./lines";
import { cut } from "~/domain/text/cut";

const LINE_MAX = 160;

/** Output of `npm run jobs`. */
export function jobsText(
  { waiting, oldestSeconds, later, active, failed }: Depth,
  shown: readonly FailedJob[],
): string {
  const since = waiting > 0 ? `, der älteste seit ${oldestSeconds} Sekunden` : "";
  const head = `Fällig: ${waiting}${since}. Später dran: ${later}. In Arbeit: ${active}. Gescheitert: ${failed}.`;
  if (failed === 0) return head;
  const rest = failed > shown.length ? [`… und ${failed - shown.length} weitere`] : [];
  return [head, "", ...shown.map(failedText), ...rest, "", HOW].join("\n");
}

const HOW = "Noch einmal versuchen: npm run jobs -- --nochmal=NUMMER (oder alle). Streichen: --weg=NUMMER (oder alle).";

function failedText({ id, queue, data, tries, failedAt, failure }: FailedJob): string {
  const said = cut(terminalLine(failure), LINE_MAX);
  return `${id}  ${queue} ${JSON.stringify(data)}\n  ${tries} Versuche, zuletzt am ${longDateAndTime(failedAt)}: ${said}`;
}
