import { isAbsolute, join } from "node:path";
import { browserUrl } from "./address.mjs";

export function welcome({ env, address, problem }) {
  const url = browserUrl(address);
  const lines = [`Adresse:   ${url}`];
  if (env.APP_URL && env.APP_URL !== url) lines.push(`Öffentlich: ${env.APP_URL}`);
  lines.push(`Mails:     ${mails(env)}`, "Beenden:   Strg+C");
  if (problem) lines.push(`Achtung:   ${problem}`);
  return `\nDie App läuft.\n\n${lines.map((line) => `  ${line}\n`).join("")}\n`;
}

function mails(env) {
  if (env.SMTP_URL) return "gehen über den Server in SMTP_URL hinaus";
  const outbox = join(env.DATA_DIR || ".data", "outbox");
  const shown = isAbsolute(outbox) ? outbox : `./${outbox}`;
  return `liegen als Dateien in ${shown}; Anmeldecodes erscheinen auch hier`;
}

/** Asks the running server for its health: null when well, otherwise /healthz's answer, in one sentence. */
export async function healthProblem(address) {
  try {
    const { status } = await fetch(`${browserUrl(address)}/healthz`, { signal: AbortSignal.timeout(15_000) });
    return status === 200 ? null : `/healthz antwortet mit ${status}; die Ausgabe darüber sagt, warum.`;
  } catch {
    return "/healthz antwortet nicht.";
  }
}
