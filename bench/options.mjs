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

/**
 * `--only=screens,queries` measures a part; `--seconds=5` shortens every load; `--people=1000000` is for part `scale`.
 * @returns {{ ok: true, only: string[] | null, seconds: { cpu: number, memory: number }, people: number } | { ok: false, message: string }}
 */
export function readOptions(args) {
  const options = { ok: true, only: null, seconds: DEFAULT_SECONDS, people: DEFAULT_PEOPLE };
  for (const arg of args) {
    const [, name, value] = /^--(only|seconds|people)=(.+)$/.exec(arg) ?? [];
    if (name === "only" && value.split(",").every((id) => SECTION_IDS.includes(id))) options.only = value.split(",");
    else if (name === "seconds" && Number(value) > 0) options.seconds = { cpu: Number(value), memory: Number(value) };
    else if (name === "people" && Number(value) >= 1_000) options.people = Number(value);
    else {
      const known = `--only=${SECTION_IDS.join(",")}, --seconds=5 und --people=100000`;
      return { ok: false, message: `bench kennt ${known}, nicht „${arg}“.` };
    }
  }
  return options;
}
