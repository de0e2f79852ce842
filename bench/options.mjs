export const SECTION_IDS = [
  "screens",
  "queries",
  "cpu",
  "memory",
  "cold",
  "browser",
  "content",
  "texts",
  "search",
  "evening",
  "scale",
];

const DEFAULT_SECONDS = { cpu: 10, memory: 60 };
const DEFAULT_PEOPLE = 100_000;
const DEFAULT_PAIRS = 61;

const KNOWN = [
  `--only=${SECTION_IDS.join(",")}`,
  "--seconds=5",
  "--people=100000",
  `--pairs=${DEFAULT_PAIRS}`,
  "--screens=/home,/quiz",
  "--compare=HEAD~1",
];

/** Readers of the options: the settings, or undefined where a value makes no sense. */
const READERS = {
  only: (value) => value.split(",").every((id) => SECTION_IDS.includes(id)) && { only: value.split(",") },
  seconds: (value) => Number(value) > 0 && { seconds: { cpu: Number(value), memory: Number(value) } },
  people: (value) => Number(value) >= 1_000 && { people: Number(value) },
  pairs: (value) => Number.isInteger(Number(value)) && Number(value) > 0 && { pairs: Number(value) },
  screens: (value) => value.split(",").every((path) => path.startsWith("/")) && { screens: value.split(",") },
  // Only a first visit is compared with another commit's.
  compare: (value) => !value.startsWith("-") && { compare: value, only: ["browser"] },
};

/**
 * `--only=screens,queries` measures a part; `--seconds=5` shortens every load; `--people=1000000` is for part `scale`,
 * `--pairs`, `--screens` and `--compare` are for part `browser`.
 * @returns {{ ok: true, only: string[] | null, seconds: { cpu: number, memory: number }, people: number, browser: { pairs: number, screens: string[] | null, compare: string | null } } | { ok: false, message: string }}
 */
export function readOptions(args) {
  const read = { only: null, seconds: DEFAULT_SECONDS, people: DEFAULT_PEOPLE };
  const browser = { pairs: DEFAULT_PAIRS, screens: null, compare: null };
  for (const arg of args) {
    const [, name, value] = /^--(\w+)=(.+)$/.exec(arg) ?? [];
    const set = Object.hasOwn(READERS, name) && READERS[name](value);
    if (!set) return { ok: false, message: `bench kennt ${KNOWN.join(", ")}, nicht „${arg}“.` };
    for (const [key, is] of Object.entries(set)) (key in browser ? browser : read)[key] = is;
  }
  return { ok: true, ...read, browser };
}
