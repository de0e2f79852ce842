import type { Bodies, Collections } from "~/content/entries";
import type { Problem } from "~/content/files/source.server";

/** Kinds of places where work is found, as missions speak of them: „Such in Projektbörsen und Gruppen“. */
const UNNAMED = /(?<!\p{L})(?:(?:Projektb|Jobb|Auftragsb|B)örsen?|Stellenportale?n?|(?:Berufs|Fach)gruppen?)(?!\p{L})/u;

/** Reports missions that send people to boards and groups and name none: nobody can go there this evening. */
export function* advisePlaces(missions: Collections["roadmaps"], bodies: Bodies): Generator<Problem> {
  for (const { source, data } of missions) {
    const body = bodies.get(source.path)?.() ?? "";
    if (body.includes("<Orte ")) continue;
    const at = UNNAMED.exec(body);
    const [said] = at ?? UNNAMED.exec(data.tasks.map(({ description }) => description).join("\n")) ?? [];
    if (said === undefined) continue;
    const line = source.bodyOffset + (at ? body.slice(0, at.index).split("\n").length : 1);
    const message = `„${said}“ nennt keinen Ort: <Orte art="boerse" /> zeigt zwei oder drei, die zum Pfad passen.`;
    yield { path: source.path, line, column: 1, rule: "T031", message };
  }
}
