import type { Bodies, Collections } from "~/content/entries";
import type { Problem } from "~/content/files/source.server";

/** Kinds of places where work is found, as missions speak of them, each with the places that answer it. */
const UNNAMED: readonly (readonly [words: RegExp, arts: readonly string[]])[] = [
  [
    /(?<!\p{L})(?:(?:Projektb|Jobb|Auftragsb|B)örsen?|Stellenportale?n?|[Öö]ffentlichen? Gesuchen?)(?!\p{L})/u,
    ["boerse"],
  ],
  [/(?<!\p{L})(?:Berufs|Fach)gruppen?(?!\p{L})/u, ["boerse", "verband"]],
];

/** Reports missions that send people to boards and groups and name none: no learner can go there this evening. */
export function* advisePlaces(missions: Collections["roadmaps"], bodies: Bodies): Generator<Problem> {
  for (const { source, data } of missions) {
    const body = bodies.get(source.path)?.() ?? "";
    for (const [words, arts] of UNNAMED) {
      if (arts.some((art) => body.includes(`<Orte art="${art}"`))) continue;
      const at = words.exec(body);
      const [said] = at ?? words.exec(data.tasks.map(({ description }) => description).join("\n")) ?? [];
      if (said === undefined) continue;
      const line = source.bodyOffset + (at ? body.slice(0, at.index).split("\n").length : 1);
      const message = `„${said}“ nennt keinen Ort: <Orte art="${arts[0]}" /> zeigt zwei oder drei, die zum Pfad passen.`;
      yield { path: source.path, line, column: 1, rule: "T031", message };
    }
  }
}
