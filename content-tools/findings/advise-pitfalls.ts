import type { Bodies, Collections } from "~/content/entries";
import type { Problem } from "~/content/files/source.server";

type Mission = Collections["roadmaps"][number];

/** Thoughts that one path after another told in its pitfalls, each with the words by which one knows it. */
const THOUGHTS: readonly (readonly [thought: string, words: RegExp])[] = [
  ["Kannst du noch schnell …", /\b(?:noch|mal) schnell\b|\bnebenbei\b|Könntest du noch/],
  ["Verschönern statt arbeiten", /\bFarben\b|\bSchriften\b|verschöner/],
  ["Das höfliche Ja", /„(?:Würdest|Fändest) du|höflich/],
  ["Die Probe ohne Bezahlung", /\bgratis\b|\bunbezahlt|\bzur Probe\b|\bvorab einen Entwurf\b|\bBewerber/],
  ["Der erfundene Erfolg", /\d\s?%\s(?:mehr|Reichweite|gesteigert|der Leute)|[Ee]rfundene (?:Erfolge|Zahl)/],
  [
    "Der fremde Vertrag",
    /(?=.*(?:[Vv]ertrag|Vereinbarung))(?=.*(?:erklären kann|aus dem Netz|eigenen Rahmenvertrag))/s,
  ],
  ["Das ist doch bloß …", /(?<!\p{L})bloß(?!\p{L})|nimmt jemand/u],
  ["Alles auf einmal ändern", /[Ww]as (?:geholfen|gewirkt) hat|[Ee]ine Änderung/],
  ["Zu viele Diagramme", /Diagramm|vierzig Feldern|Kennzahl/],
];

/** Stems in more than this share of all missions say nothing about any two of them. */
const COMMON = 0.25;
/** Stems that two pitfalls share at least, so that a turn of phrase alone is no likeness. */
const SHARED_STEMS = 4;
const ALIKE = 0.2;

interface Pitfall {
  mission: Mission;
  line: number;
  text: string;
  /** Stems of its words, each with how rare it is. */
  weights: ReadonlyMap<string, number>;
}

interface Repeated {
  pitfall: Pitfall;
  earlier: Pitfall;
  thought: string | null;
}

/** Pitfalls that tell what one of another path before them tells. */
export function* repeatedPitfalls(missions: readonly Mission[], bodies: Bodies): Generator<Repeated> {
  const told: Pitfall[] = [];
  for (const pitfall of pitfallsOf(missions, bodies)) {
    const others = told.filter(({ mission }) => mission.source.folder !== pitfall.mission.source.folder);
    told.push(pitfall);
    const [thought = null, words] = THOUGHTS.find(([, known]) => known.test(pitfall.text)) ?? [];
    const known = words && others.find(({ text }) => words.test(text));
    const earlier = known ?? others.find((other) => isAlike(pitfall, other));
    if (earlier) yield { pitfall, earlier, thought: known ? thought : null };
  }
}

/** Reports pitfalls that another path tells already: who reads two paths hears the warning twice. */
export function* advisePitfalls(missions: readonly Mission[], bodies: Bodies): Generator<Problem> {
  for (const { pitfall, earlier, thought } of repeatedPitfalls(missions, bodies)) {
    const said = thought === null ? "Davon" : `Von „${thought}“`;
    const at = `${earlier.mission.source.path}:${earlier.line}`;
    const message = `${said} erzählt schon die Stolperfalle in ${at}. Nimm eine, die es nur in diesem Pfad gibt, oder lass sie weg.`;
    yield { path: pitfall.mission.source.path, line: pitfall.line, column: 1, rule: "T033", message };
  }
}

const PITFALL = /<Stolperfalle>\s*(.*?)\s*<\/Stolperfalle>/s;

function pitfallsOf(missions: readonly Mission[], bodies: Bodies): Pitfall[] {
  const written = missions.map((mission) => ({ mission, body: bodies.get(mission.source.path)?.() ?? "" }));
  const stems = written.map(({ body }) => stemsOf(body));
  const counts = new Map<string, number>();
  for (const stem of stems.flatMap((found) => [...found])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weigh = (stem: string): [string, number][] => {
    const share = (counts.get(stem) ?? 0) / missions.length;
    return share > 0 && share <= COMMON ? [[stem, -Math.log(share)]] : [];
  };
  return written.flatMap(({ mission, body }) => {
    const found = PITFALL.exec(body);
    const text = found?.[1];
    if (!found || text === undefined) return [];
    const line = mission.source.bodyOffset + body.slice(0, found.index).split("\n").length;
    return [{ mission, line, text, weights: new Map([...stemsOf(text)].flatMap(weigh)) }];
  });
}

/** Angle between two pitfalls, when their words are its directions and the rare ones count most. */
function isAlike(a: Pitfall, b: Pitfall): boolean {
  const shared = [...a.weights].filter(([stem]) => b.weights.has(stem));
  if (shared.length < SHARED_STEMS) return false;
  const product = shared.reduce((sum, [, weight]) => sum + weight ** 2, 0);
  return product / (lengthOf(a) * lengthOf(b)) >= ALIKE;
}

const lengthOf = ({ weights }: Pitfall): number => Math.hypot(...weights.values());

const ENDING = /(?:est|ten|ter|tes|tem|en|er|es|em|te|st|[enst])$/;

/** Words without their endings, as far as likeness needs it: „bezahlte“ and „bezahlt“ are one. */
function stemsOf(text: string): Set<string> {
  const words =
    text
      .replace(/<[^>]+>/g, " ")
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.map((word) => (word.length > 4 ? word.replace(ENDING, "") : word).slice(0, 7)));
}
