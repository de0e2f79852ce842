/** Names of the sections that `--only` knows. */
export const SECTION_IDS = ["screens", "queries", "cpu", "memory", "cold", "browser", "content"];

const DEFAULT_SECONDS = { cpu: 10, memory: 60 };

/**
 * `--only=screens,queries` measures a part; `--seconds=5` shortens every load to that many seconds.
 * @returns {{ ok: true, only: string[] | null, seconds: { cpu: number, memory: number } } | { ok: false, message: string }}
 */
export function readOptions(args) {
  const options = { ok: true, only: null, seconds: DEFAULT_SECONDS };
  for (const arg of args) {
    const [, name, value] = /^--(only|seconds)=(.+)$/.exec(arg) ?? [];
    if (name === "only" && value.split(",").every((id) => SECTION_IDS.includes(id))) options.only = value.split(",");
    else if (name === "seconds" && Number(value) > 0) options.seconds = { cpu: Number(value), memory: Number(value) };
    else return { ok: false, message: `bench kennt --only=${SECTION_IDS.join(",")} und --seconds=5, nicht „${arg}“.` };
  }
  return options;
}
