import { CONTACT_WORD, isBlankWord, type BlankKind, type BlankWord } from "~/domain/blanks/blank";
import { answerKey } from "~/domain/blanks/answer-key";
import { blankTask, templateWork } from "~/domain/blanks/blank-work";
import { sayBlank } from "~/domain/blanks/say-blank";
import { isCalendarDay } from "~/domain/time/german-dates";
import type { Situation } from "~/domain/situation/situation";
import type { OwnWords } from "../own-words/fill-own-words";
import type { Library } from "../library";
import type { Mission } from "../library-types";
import { blanksOf, type Blank } from "./read-blanks";

/** Where something is said that is the same everywhere. */
interface SaidPlace {
  word: BlankWord;
  kind: BlankKind;
}

interface Said {
  kind: BlankKind;
  text: string;
}

/** Earlier answers of a learner, by their word. */
export type SaidBefore = ReadonlyMap<BlankWord, Said>;

type Places = ReadonlyMap<string, SaidPlace>;

const known = new WeakMap<object, Map<string | null, Places>>();

/** The blanks and tasks of a learner's missions, and of the templates, that have a word, by their keys. */
export function saidPlaces(library: Library, pathName: string | null): Places {
  const { data } = library;
  const ofContent = known.get(data) ?? new Map<string | null, Places>();
  known.set(data, ofContent);
  const places = ofContent.get(pathName) ?? placesIn(library, pathName);
  ofContent.set(pathName, places);
  return places;
}

function placesIn(library: Library, pathName: string | null): Places {
  const own = library.listMissionsOfPath(pathName ?? "");
  const missions = library.withTexts([...library.startMissions, ...own, ...library.bonusMissions]);
  return new Map([
    ...missions.flatMap((mission) => [...tasksOf(mission), ...placesOf(mission.id, blanksOf(mission))]),
    ...library.data.templates.flatMap((template) => placesOf(templateWork(template.slug), blanksOf(template))),
  ]);
}

const tasksOf = ({ tasks }: Mission): [string, SaidPlace][] =>
  tasks.flatMap(({ id, wort, type }) =>
    wort && isBlankWord(wort) ? [[id, { word: wort, kind: type === "date" ? "datum" : "text" }]] : [],
  );

const placesOf = (missionId: string, blanks: readonly Blank[]): [string, SaidPlace][] =>
  blanks.flatMap(({ name, word, kind }) =>
    word && word !== CONTACT_WORD ? [[answerKey(missionId, blankTask(name)), { word, kind }]] : [],
  );

/**
 * Earlier answers by word: the latest in a template or a task, else the values that the profile, the situation and the
 * calculator know. `answers` by their keys, the latest first.
 */
export function saidBefore(
  places: Places,
  { answers, known: facts }: { answers: ReadonlyMap<string, string>; known: KnownOfLearner },
): SaidBefore {
  const said = new Map<BlankWord, Said>();
  for (const [key, answer] of answers) {
    const place = places.get(key);
    const text = answer.trim();
    if (place && text !== "" && !said.has(place.word)) said.set(place.word, { kind: place.kind, text });
  }
  for (const [word, text] of Object.entries(facts)) {
    if (isBlankWord(word) && text && !said.has(word)) said.set(word, { kind: KINDS_OF_KNOWN[word] ?? "text", text });
  }
  return said;
}

/** Known words of a learner without any answer. */
type KnownOfLearner = Readonly<Partial<Record<BlankWord, string | null>>>;

/** Words known from the profile, the situation and the calculator of a rate. */
export const knownOf = (
  { firstName, email }: { firstName: string; email: string },
  situation: Pick<Situation, "hours" | "startsOn"> | null,
  words: OwnWords,
): KnownOfLearner => ({
  name: firstName,
  mail: email,
  stunden: situation?.hours == null ? null : String(situation.hours),
  starttag: situation?.startsOn ?? null,
  satz: words.get(RATE) ?? null,
});

/** Place of the hourly rate among the results of calculators. */
const RATE = "stundensatz.satz";

const KINDS_OF_KNOWN: Partial<Record<BlankWord, BlankKind>> = { starttag: "datum" };

/** Suggestion for an empty blank; null: none that would fit there. */
export function offerFor({ word, kind, choices }: Blank, said: SaidBefore): string | null {
  const before = word === null ? undefined : said.get(word);
  if (!before || kind === "haken") return null;
  if (kind === "datum") return isCalendarDay(before.text) ? before.text : null;
  if (kind === "wahl") return choices.includes(before.text) ? before.text : null;
  const text = sayBlank(before.kind, before.text);
  return kind === "euro" || kind === "zahl" ? text.replace(/\s*€$/, "") : text;
}
