import { root } from "./project.mjs";

const AGAIN = "und starte noch einmal";

/**
 * Patterns of the system's own error messages, which Node, npm, Go and the program loader repeat; a code alone may be
 * part of our own source line that a compiler quotes.
 */
const SENTENCES = [
  [
    /no space left on device|disk quota exceeded/i,
    `Die Festplatte mit ${root} ist voll (ENOSPC): Schaff Platz, ${AGAIN}.`,
  ],
  [
    /read-only file system/i,
    `In ${root} lässt sich nicht schreiben (EROFS): Häng den Ordner ohne „ro“ ein, ${AGAIN}; gebaut wird sonst, wo man schreiben darf (npm run build).`,
  ],
  [
    /permission denied|operation not permitted|failed to map segment|\bspawn \S+ E(?:ACCES|PERM)\b/i,
    `In ${root} darf dieser Benutzer nicht schreiben oder keine Programme starten (EACCES): Gib ihm den Ordner, oder häng ihn ohne „noexec“ ein, ${AGAIN}.`,
  ],
  [
    /\bENAMETOOLONG\b|file name too long/i,
    `Der Pfad ${root} ist diesem Rechner zu lang (ENAMETOOLONG): Leg den Ordner weiter oben ab, ${AGAIN}.`,
  ],
  [
    /too many open files/i,
    `Dieser Rechner lässt nicht genug Dateien auf einmal zu (EMFILE): Erhöh die Grenze (ulimit -n), ${AGAIN}.`,
  ],
  [
    /npm (?:error|ERR!) (?:code (?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)|network)\b/i,
    `npm erreicht nicht, woher es Pakete holt: Prüf die Verbindung und „npm config get registry“, ${AGAIN}.`,
  ],
];

/** One sentence for an error of this machine, whichever program reported it; null: it is another error. */
export const refusedBySystem = (said) => SENTENCES.find(([pattern]) => pattern.test(said))?.[1] ?? null;

/** Ends the process with the sentence alone, if there is one; otherwise throws the error with its stack. */
export function endWhereRefused(error) {
  const sentence = refusedBySystem(error instanceof Error ? error.message : "");
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Ignores output errors: a closed reader, as with `| head`, or a log's full disk ends no running process. */
export function outliveReaders() {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}
