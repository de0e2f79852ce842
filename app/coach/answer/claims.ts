import { findNumbers, type FoundNumber } from "./german-numbers";

/** Statements of a passage, in the notation of claims. */
export type Facts = ReadonlySet<string>;

// Words of an obligation, a deadline or a ban: the cited passage must hold one of the same kind.
const DUTIES: readonly (readonly [string, RegExp])[] = [
  [
    "duty",
    /(?<!\p{L})(?:muss|musst|müssen|müsst|müsstest|müssten)(?!\p{L})|pflicht|vorgeschrieben|zwingend|erforderlich|(?<!\p{L})brauchst (?:du )?(?:dafür |dazu |auch )?kein\p{L}* (?:genehmigung|erlaubnis|zulassung|anmeldung|gewerbe)/u,
  ],
  [
    "deadline",
    /spätestens|(?<!\p{L}|be)frist(?!los)|\p{L}frist(?:en)?(?!\p{L})|innerhalb|binnen(?!\p{L})|stichtag|verjähr/u,
  ],
  [
    "forbidden",
    /verboten|untersagt|unzulässig|strafbar|bußgeld|abmahn|(?<!\p{L})(?:nicht|kein\p{L}*) (?:\p{L}+ ){0,3}?(?:erlaubt|zulässig|dürfen|darfst|darf)(?!\p{L})|(?<!\p{L})(?:darf|darfst|dürfen|dürft) (?:\p{L}+ ){0,6}?(?:nicht|kein\p{L}*)(?!\p{L})/u,
  ],
];

const MONTHS = [
  "januar",
  "februar",
  "märz",
  "april",
  "mai",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "dezember",
];
const DATE = new RegExp(
  String.raw`(?<!\d)(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\.[\s\u00a0]?(?:(\d{1,2})\.|(${MONTHS.join("|")}))(?:[\s\u00a0]?(\d{4}|\d{2}))?)(?!\d)`,
  "giu",
);
const LAW = String.raw`\d+[a-z]?(?!\p{L})`;
const PARAGRAPH = new RegExp(
  String.raw`(?:§{1,2}|(?<!\p{L})[Pp]aragra(?:f|ph)(?:en)?|(?<!\p{L})Art(?:ikel|\.))[\s\u00a0]*(${LAW}(?:[\s\u00a0]*(?:,|und|bis|–|-)[\s\u00a0]*${LAW})*)(?:[\s\u00a0]+(?:Abs(?:atz|\.)?|Satz|S\.|Nr\.|Nummer)[\s\u00a0]*\d+[a-z]?)*(?:[\s\u00a0]+([A-ZÄÖÜ]\p{L}*[A-ZÄÖÜ]\p{L}{0,2})(?!\p{L}))?`,
  "gu",
);

/** Claims that a source must support; leaves out harmless counts and times of day, which need none. */
export function claimsOf(text: string): string[] {
  const duties = dutiesOf(text);
  const dates = read(text, DATE, dateFacts);
  const laws = read(dates.rest, PARAGRAPH, lawFacts);
  const numbers = findNumbers(withoutAddresses(laws.rest)).filter((number) => !isHarmless(number, duties.length > 0));
  return [
    ...new Set([
      ...duties,
      ...sharpest(dates.found),
      ...sharpest(laws.found),
      ...numbers.map((number) => sharp(number)),
    ]),
  ];
}

export function factsOf(text: string): Facts {
  const dates = read(text, DATE, dateFacts);
  const laws = read(dates.rest, PARAGRAPH, lawFacts);
  const numbers = findNumbers(laws.rest).flatMap((number) => [sharp(number), number.value]);
  return new Set([...dutiesOf(text), ...dates.found.flat(), ...laws.found.flat(), ...numbers]);
}

const sharp = ({ value, unit }: FoundNumber) => (unit === null ? value : `${value} ${unit}`);
const sharpest = (found: readonly string[][]) => found.flatMap(([first]) => first ?? []);

const dutiesOf = (text: string): string[] => {
  const lower = text.toLowerCase();
  return DUTIES.flatMap(([name, pattern]) => (pattern.test(lower) ? [name] : []));
};

/** Facts of each match, the most precise first, and the text without the matches. */
function read(text: string, pattern: RegExp, facts: (match: RegExpExecArray) => string[][]) {
  const found: string[][] = [];
  let rest = "";
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const stated = facts(match);
    if (stated.length === 0) continue;
    found.push(...stated);
    rest += `${text.slice(from, match.index)} · `;
    from = match.index + match[0].length;
  }
  return { found, rest: rest + text.slice(from) };
}

function dateFacts([, isoYear, isoMonth, isoDay, day, month, monthName, year]: RegExpExecArray): string[][] {
  const named = monthName === undefined ? Number(isoMonth ?? month) : MONTHS.indexOf(monthName.toLowerCase()) + 1;
  const on = Number(isoDay ?? day);
  if (named < 1 || named > 12 || on < 1 || on > 31) return [];
  const short = `on ${on}.${named}.`;
  const written = isoYear ?? year;
  if (written === undefined) return [[short]];
  const full = written.length === 2 ? `20${written}` : written;
  return [[`${short}${full}`, short, full]];
}

function lawFacts([, numbers = "", law]: RegExpExecArray): string[][] {
  return numbers.split(/[^\da-z]+/).flatMap((number) => {
    if (!/^\d/.test(number)) return [];
    return [law === undefined ? [`§ ${number}`] : [`§ ${number} ${law.toLowerCase()}`, `§ ${number}`]];
  });
}

const withoutAddresses = (text: string) => text.replace(/https?:\/\/\S+/g, " ");

// „Schritt 2“, „24/7“, „15 Minuten“, „um 20 Uhr“, „drei Ideen“: such numbers order, count or suggest, and claim
// nothing.
const ORDERS =
  /^(?:schritt|punkt|frage|mission|aufgabe|level|etappe|teil|tag|woche|abschnitt|nr\.|nummer|variante|option|beispiel|version|idee)$/;
const MOST_COUNTED = 12;
const MOST_MINUTES = 90;

function isHarmless({ value, unit, inWords, before }: FoundNumber, binds: boolean): boolean {
  if (unit === null && ORDERS.test(before)) return true;
  if (unit === "uhr") return !binds;
  if (unit === "€" || unit === "%") return false;
  if (binds) return inWords && unit === null;
  if (unit === "minute") return Number(value) <= MOST_MINUTES;
  if (inWords) return value === "1" || (unit !== "jahr" && unit !== "monat");
  return unit === null && Number(value) <= MOST_COUNTED;
}
