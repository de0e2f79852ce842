import { at } from "~/content/check/at";
import type { Bodies, Collections } from "~/content/entries";
import { wordsOf } from "~/content/check/sentences";
import type { Problem } from "~/content/files/source.server";

type Mission = Collections["roadmaps"][number];

const BOXES = ["Beispiel", "Stolperfalle", "Geschafft"];
/** Share of missions with all boxes: two of ten may be told otherwise. */
const SHARE_WITH_ALL_BOXES = 0.8;
const SAME_BEGINNINGS = 3;
const SHAPES = 3;
/** With fewer missions a path repeats nothing yet. */
const ENOUGH = 6;
/** Words that join sentences, in groups of those that stand for each other. */
const JOINING = [
  ["weil", "denn"],
  ["nur", "sondern"],
];
/** With fewer words in a path, their lack is no habit. */
const ENOUGH_WORDS = 1_500;
const SHARE_WITH_JOINING = 0.2;

/** Reports paths whose missions are all told in one form: read one after the other they become a questionnaire. */
export function* adviseForms(missions: Collections["roadmaps"], bodies: Bodies): Generator<Problem> {
  for (const path of Map.groupBy(missions, ({ source }) => source.folder).values()) {
    if (path.length < ENOUGH) continue;
    const inOrder = path.toSorted((a, b) => a.data.order - b.data.order);
    const bodyOf = ({ source }: Mission) => bodies.get(source.path)?.() ?? "";
    yield* boxes(inOrder, bodyOf);
    yield* beginnings(inOrder, bodyOf);
    yield* disclaimers(inOrder, bodyOf);
    yield* noteFields(inOrder);
    yield* joiningWords(inOrder, bodyOf);
  }
}

type BodyOf = (mission: Mission) => string;

const inBody = ({ source }: Mission, message: string): Problem => ({
  ...{ path: source.path, line: source.bodyOffset + 1, column: 1, rule: "T030" },
  message,
});

function* boxes(path: readonly Mission[], bodyOf: BodyOf): Generator<Problem> {
  const whole = path.filter((mission) => BOXES.every((name) => bodyOf(mission).includes(`<${name}>`)));
  const most = Math.floor(path.length * SHARE_WITH_ALL_BOXES);
  const last = whole.at(-1);
  if (!last || whole.length <= most) return;
  yield inBody(
    last,
    `In ${whole.length} von ${path.length} Missionen stehen ${BOXES.slice(0, -1).join(", ")} und ${BOXES.at(-1)}: Lass in wenigstens ${whole.length - most} eines weg, das nichts Neues sagt.`,
  );
}

function* beginnings(path: readonly Mission[], bodyOf: BodyOf): Generator<Problem> {
  const first = Map.groupBy(path, (mission) => /<Geschafft>\s*([\p{L}\d]+)/u.exec(bodyOf(mission))?.[1] ?? "");
  for (const [word, alike] of first) {
    const surplus = alike[SAME_BEGINNINGS];
    if (word === "" || !surplus) continue;
    const message = `„${word} …“: So beginnt „Geschafft“ in ${alike.length} Missionen dieses Pfads. Sag es hier anders, auch einmal als Frage oder als Satz zum lauten Aussprechen.`;
    yield inBody(surplus, message);
  }
}

function* disclaimers(path: readonly Mission[], bodyOf: BodyOf): Generator<Problem> {
  const [, ...others] = path.filter((mission) => bodyOf(mission).includes("<Rechtshinweis />"));
  for (const mission of others) {
    yield inBody(mission, "Der Rechtshinweis steht schon in einer früheren Mission dieses Pfads: Einmal genügt.");
  }
}

function* noteFields(path: readonly Mission[]): Generator<Problem> {
  const shapes = new Set(path.map(({ data }) => shapeOf(data.noteField)));
  const [mission] = path;
  if (!mission || shapes.size >= SHAPES) return;
  const said = shapes.size === 1 ? "dieselbe Form" : `${shapes.size} Formen`;
  yield at(
    mission.source,
    ["noteField"],
    "T030",
    `Alle Notizzeilen dieses Pfads haben ${said}: Frag, lass einen Satz zu Ende schreiben („Heute hat mich überrascht, dass …“) oder nach einer Zahl fragen.`,
  );
}

function* joiningWords(path: readonly Mission[], bodyOf: BodyOf): Generator<Problem> {
  const words = path.map((mission) => wordsOf(bodyOf(mission)));
  const [mission] = path;
  if (!mission || words.flat().length < ENOUGH_WORDS) return;
  for (const group of JOINING) {
    const having = words.filter((said) => group.some((word) => said.includes(word))).length;
    if (having >= path.length * SHARE_WITH_JOINING) continue;
    const named = group.map((word) => `„${word}“`).join(" oder ");
    const message = `${having} von ${path.length} Missionen dieses Pfads sagen ${named}: Wo ein Satz den davor begründet oder begrenzt, darf das Wort stehen.`;
    yield { ...inBody(mission, message), rule: "T034" };
  }
}

type Shape = "number" | "question" | "unfinished" | "statement";

function shapeOf(noteField: string): Shape {
  if (/^(?:Wie (?:viele?|lange|oft)|Auf einer Skala)\b/i.test(noteField)) return "number";
  if (noteField.endsWith("?")) return "question";
  return noteField.endsWith("…") ? "unfinished" : "statement";
}
