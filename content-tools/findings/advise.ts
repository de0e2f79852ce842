import type { Content } from "~/content/build.server";
import { at } from "~/content/check/at";
import type { Collections } from "~/content/entries";
import type { Problem, FileSource } from "~/content/files/source.server";
import { textsWithSources } from "~/content/texts-with-sources";
import { listAchievements } from "~/domain/level/achievements";
import { isOutOfDate } from "~/domain/text/evidence";
import { DAY_MS } from "~/domain/time/durations";
import { numericDate } from "~/domain/time/german-dates";
import { adviseAskedNames } from "./advise-asked-names";
import { adviseDoing } from "./advise-doing";
import { adviseFacts } from "./advise-facts";
import { adviseForms } from "./advise-forms";
import { adviseLikeness } from "./advise-likeness";
import { advisePitfalls } from "./advise-pitfalls";
import { advisePlaces } from "./advise-places";
import { adviseQuestions } from "./advise-questions";

/** Lead time of the reminder: enough to read the sources again without hurry. */
const AHEAD_MS = 30 * DAY_MS;

/** Findings for editors about content that is served all the same. */
export function* advise({ entries, bodies }: Pick<Content, "entries" | "bodies">, today: string): Generator<Problem> {
  yield* checkDates(entries, today);
  yield* adviseFacts(entries, today);
  yield* adviseQuestions(entries, today);
  yield* checkAchievements(entries);
  yield* checkAddresses(entries);
  yield* adviseForms(entries.roadmaps, bodies);
  yield* advisePlaces(entries.roadmaps, bodies);
  yield* adviseLikeness(entries.roadmaps, bodies);
  yield* advisePitfalls(entries.roadmaps, bodies);
  yield* adviseDoing(entries, bodies);
  yield* adviseAskedNames(entries, bodies);
}

function* checkDates(entries: Collections, today: string): Generator<Problem> {
  const soon = new Date(Date.parse(today) + AHEAD_MS).toISOString().slice(0, 10);
  for (const { source, data } of textsWithSources(entries)) {
    const day = data.pruefenBis;
    // An expired fact is an error, told by another rule.
    if (day === undefined || day > soon || (source.collection === "facts" && isOutOfDate(day, today))) continue;
    const said = isOutOfDate(day, today)
      ? `Die Angaben galten bis ${numericDate(day)}; Lesende werden darauf hingewiesen.`
      : `Die Angaben gelten nur noch bis ${numericDate(day)}.`;
    const read = data.quellen.length > 0 ? ` (${data.quellen.join(", ")})` : "";
    const renewed = "danach setzt du quellenstand und pruefenBis neu";
    yield at(source, ["pruefenBis"], "F004", `${said} Lies die Quellen neu${read}; ${renewed}.`);
  }
}

/** Reports achievements that finishing every mission does not reach, leaving out the XP bonus of levels. */
function* checkAchievements(entries: Collections): Generator<Problem> {
  const missions = [...entries.roadmaps, ...entries["start-missions"]];
  const totalXp = missions.reduce((sum, { data }) => sum + data.xpReward, 0);
  for (const { title, description, done } of listAchievements({ completedMissions: missions.length, totalXp })) {
    if (done) continue;
    const message = `„${title}“ ist nicht zu erreichen (${description}): Alle Missionen zusammen geben ${totalXp} XP.`;
    yield { path: "roadmaps", line: 1, column: 1, rule: "M014", message };
  }
}

const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

function* checkAddresses({ resources }: Collections): Generator<Problem> {
  const first = new Map<string, FileSource>();
  for (const { source, data } of resources) {
    for (const [index, { url }] of data.resources.entries()) {
      const field = ["resources", index, "url"];
      const { searchParams, username, href } = new URL(url);
      const tracked = [...searchParams.keys()].find((name) => TRACKING.test(name));
      if (tracked) yield at(source, field, "L007", `„${tracked}“ verrät, woher jemand kommt: Streich es.`);
      if (username !== "") yield at(source, field, "L007", "Zugangsdaten gehören nicht in eine Adresse.");
      const earlier = first.get(href);
      if (earlier) yield at(source, field, "L007", `Diese Adresse steht schon in ${earlier.path}.`);
      else first.set(href, source);
    }
  }
}
