const NO_NETWORK =
  /\b(ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ERR_SOCKET_CONNECTION_TIMEOUT)\b/;
/** Whether npm failed because it did not reach its registry. */
export const isNetworkFailure = ({ output }) => NO_NETWORK.test(output);

const NOT_WRITABLE = /\b(EACCES|EPERM|EROFS)\b/;
const DISK_FULL = /\b(ENOSPC|EDQUOT)\b/;
const BAD_CERTIFICATE =
  /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET_ISSUER_CERT(_LOCALLY)?|VERIFY_LEAF_SIGNATURE)|CERT_\w+)\b/;
const OUT_OF_STEP = /\bEUSAGE\b|in sync/;

/** What to tell a person whose `npm ci` failed, in one sentence; `code` 127 means that npm itself was not found. */
export function explainInstallFailure({ code, output }, root) {
  if (code === 127) return "npm wurde nicht gefunden; es kommt mit Node.js: https://nodejs.org";
  if (isNetworkFailure({ output })) {
    return "Die Pakete konnten nicht geladen werden, weil die npm-Registry nicht erreichbar ist: Prüf die Internetverbindung (oder die Proxy-Einstellung von npm) und starte noch einmal.";
  }
  if (BAD_CERTIFICATE.test(output)) {
    return "Die Pakete konnten nicht geladen werden, weil npm dem Zertifikat der Registry nicht traut: Setz npms Einstellung „cafile“ auf das Zertifikat deines Netzes.";
  }
  if (DISK_FULL.test(output)) return "Die Pakete konnten nicht installiert werden, weil die Festplatte voll ist.";
  if (NOT_WRITABLE.test(output)) return notWritable(root);
  if (OUT_OF_STEP.test(output)) {
    return "package.json und package-lock.json passen nicht zusammen: Führ einmal „npm install“ aus und starte noch einmal.";
  }
  return `Die Pakete konnten nicht installiert werden (npm endete mit ${code}); die Meldung von npm steht darüber.`;
}

export const notWritable = (root) =>
  `Im Projektordner ${root} fehlen Schreibrechte: Gib sie deinem Benutzer oder kopier das Projekt in einen eigenen Ordner.`;

/** Whether npm's own words add something to the sentence. */
export const isExplained = (message) => !message.includes("steht darüber");
