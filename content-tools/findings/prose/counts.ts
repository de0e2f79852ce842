import { announcedIn, type Announced } from "./announced";
import { itemCounts } from "./item-counts";
import { outlineOf, type Section } from "./outline";
import type { Block, Prose } from "./read-prose";
import type { Mark } from "./typography";

/** Reports a number that announces more or fewer points, ticks, evenings, questions or steps than follow in the text. */
export function checkCounts(prose: Prose): Mark[] {
  const sections = outlineOf(prose);
  const found = [
    ...inOrder(prose, sections),
    ...beforeLists(prose, sections),
    ...ticked(prose, sections),
    ...asked(prose),
  ];
  const once = new Map(found.map((mark) => [mark.at, mark]));
  return [...once.values()].sort((a, b) => a.at - b.at).map((mark) => ({ rule: "T020", ...mark }));
}

interface Wrong {
  at: number;
  message: string;
  /** T020 without. */
  rule?: "T028";
}

const wrong = ({ at, written }: Announced, stand: string): Wrong => ({
  at,
  message: `Hier steht „${written}“, im Text sind es ${stand}: Gleich eines dem anderen an.`,
});

function* unlike(entry: Announced, stand: number): Generator<Wrong> {
  if (entry.amount !== stand) yield wrong(entry, String(stand));
}

/** Things that a text may number itself: „Abend 1“ to „Abend 4“, „Erster Abend“. */
const NUMBERED = ["Abend", "Schritt", "Etappe"];

/**
 * Compares what the introduction announces with what the text numbers, or else with what its headings announce
 * together: two evenings and three are five.
 */
function* inOrder(prose: Prose, sections: readonly Section[]): Generator<Wrong> {
  const [intro, ...headed] = sections;
  const inIntro = (intro?.paragraphs ?? []).flatMap((block) => announcedIn(prose, block));
  const inHeadings = headed.flatMap(({ heading }) => (heading ? announcedIn(prose, heading) : []));
  for (const thing of NUMBERED) {
    const isThing = (entry: Announced) => entry.thing.startsWith(thing);
    const last = lastNumbered(prose, thing);
    const stand = last ?? inHeadings.filter(isThing).reduce((sum, { amount }) => sum + amount, 0);
    if (stand < 2) continue;
    const compared = last === null ? inIntro : [...inIntro, ...inHeadings];
    for (const entry of compared.filter(isThing)) yield* unlike(entry, stand);
  }
}

/** Highest number that the text gives to such a thing; null when it numbers none or a single one. */
function lastNumbered({ prose }: Prose, thing: string): number | null {
  const numbers = [
    ...prose.matchAll(new RegExp(`(?<=^|[\\uFFFC ])${thing}[ \\u00a0](\\d+)(?: (?:bis|und) (\\d+))?:`, "gm")),
  ];
  const ordinals = [...prose.matchAll(new RegExp(`(?<=^|[\\uFFFC ])(\\p{L}+)er ${thing}:`, "gmu"))];
  const found = [
    ...numbers.map(([, from = "", to = from]) => Number(to)),
    ...ordinals.map(([, word = ""]) => ORDINALS.indexOf(word.toLowerCase()) + 1),
  ];
  const last = Math.max(0, ...found);
  return last < 2 ? null : last;
}

const ORDINALS = ["erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt"];

/** Compares a heading with the only list below it, and a sentence that ends in a colon with the list that follows. */
function* beforeLists(prose: Prose, sections: readonly Section[]): Generator<Wrong> {
  for (const { heading, lists } of sections) {
    const [only, ...others] = lists.filter(({ isExample }) => !isExample);
    if (heading && only && others.length === 0 && !only.isNumbered) {
      for (const entry of announcedIn(prose, heading)) yield* unlike(entry, only.items);
    }
    for (const { items, announced } of lists) for (const entry of announced) yield* unlike(entry, items);
  }
}

/**
 * Compares ticks, and points that are spoken of as known, with the boxes of the text and the points of the tasks: of one
 * list or of all. What the points of a task are called is a guess.
 */
function* ticked(prose: Prose, sections: readonly Section[]): Generator<Wrong> {
  const boxes = sections.flatMap(({ lists }) => lists.map((list) => list.boxes)).filter((count) => count > 0);
  const items = itemCounts(prose.text);
  if (boxes.length + items.length === 0) return;
  const right = [boxes, items].flatMap((counts) => [...counts, counts.reduce((sum, count) => sum + count, 0)]);
  const stand = [...boxes, ...items].join(" und ");
  const rule = items.length > 0 ? { rule: "T028" as const } : {};
  for (const entry of prose.blocks.flatMap((block) => announcedIn(prose, block))) {
    const isOfBoxes = /^(?:Häkchen|Kästchen)/.test(entry.thing) || (entry.thing.startsWith("Punkt") && entry.isKnown);
    if (isOfBoxes && !right.includes(entry.amount)) yield { ...wrong(entry, stand), ...rule };
  }
}

/** Compares „drei Fragen:“ with the questions that follow in the same paragraph. */
function* asked(prose: Prose): Generator<Wrong> {
  for (const block of prose.blocks) {
    for (const entry of announcedIn(prose, block).filter(({ thing }) => thing === "Fragen")) {
      const after = questionsAfter(prose, block, entry);
      if (after > 1) yield* unlike(entry, after);
    }
  }
}

function questionsAfter({ prose }: Prose, block: Block, { at, written }: Announced): number {
  const [, between = "", rest = ""] = /^([^.?!:]*):(.*)$/s.exec(prose.slice(at + written.length, block.to)) ?? [];
  return /\b(?:etwa|Beispiel)\b/.test(between) ? 0 : [...rest.matchAll(/\?/g)].length;
}
