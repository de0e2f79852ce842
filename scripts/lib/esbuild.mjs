/**
 * Lets `work` build with esbuild; failures are returned as text, compile errors with their location.
 * @param {(build: typeof import("esbuild").build) => Promise<unknown>} work
 * @returns {Promise<{ ok: true } | { ok: false, output: string }>}
 */
export async function withEsbuild(work) {
  // Imported late: on a fresh clone the packages have just been installed.
  const { build, formatMessages } = await import("esbuild");
  try {
    await work(build);
    return { ok: true };
  } catch (error) {
    const output = error.errors ? (await formatMessages(error.errors, { kind: "error" })).join("") : `${error.stack}\n`;
    return { ok: false, output };
  }
}
