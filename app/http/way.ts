import { isRecord } from "~/domain/is-record";

/** Why an external server was not reached, in one word for the log and for the sentence at the start. */
export type WayFault = "host-unknown" | "nobody-listens" | "certificate" | "tls" | "timeout" | "cut";

export interface NotReached {
  reason: WayFault;
  /** Error code of Node or OpenSSL. */
  code: string;
}

const UNKNOWN_HOST = /^(ENOTFOUND|EAI_|ENODATA|ERR_INVALID_URL)/;
const NOBODY = /^(ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|EACCES|EPERM)$/;
const CERTIFICATE =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/;
const HANDSHAKE = /^(ERR_SSL_|ERR_TLS_|ERR_OSSL_|EPROTO$)/;
const LATE = /TIMEOUT|TIMEDOUT|ABORT/;

/** Classifies an error of fetch, of Node's client or of a library around them; one without a code counts as cut. */
export function readWay(error: unknown): NotReached {
  const code = codeBehind(error);
  const reasons: [RegExp, WayFault][] = [
    [UNKNOWN_HOST, "host-unknown"],
    [NOBODY, "nobody-listens"],
    [CERTIFICATE, "certificate"],
    [HANDSHAKE, "tls"],
    [LATE, "timeout"],
  ];
  return { reason: reasons.find(([pattern]) => pattern.test(code))?.[1] ?? "cut", code };
}

/**
 * Finds the system's error code: libraries nest it, each in another place; a name with several addresses gives a list.
 */
function codeBehind(error: unknown, depth = 0): string {
  if (!isRecord(error) || depth > 5) return "";
  const behind = [error.cause, error.detail, Array.isArray(error.errors) ? error.errors[0] : undefined];
  const deeper = behind.map((one) => codeBehind(one, depth + 1)).find(Boolean);
  return deeper ?? (typeof error.code === "string" ? error.code : "");
}

interface Wanted {
  /** The service as a sentence begins with it. */
  who: string;
  host: string;
  /** The environment variable that names the host. */
  variable: string;
  /** Whether the variable is set; without it the host is the vendor's own. */
  isSet: boolean;
}

/** One sentence for the operator. */
export function wayText({ reason, code }: NotReached, { who, host, variable, isSet }: Wanted): string {
  const check = isSet ? `Prüf ${variable}` : "Sieh nach, ob dieser Rechner nach außen darf (DNS, Firewall)";
  const said = code === "" ? "" : ` (${code})`;
  switch (reason) {
    case "host-unknown":
      return `${who} ist nicht erreichbar, den Rechner ${host} kennt hier niemand${said}: ${check}.`;
    case "nobody-listens":
      return `${who} ist nicht erreichbar, unter ${host} nimmt niemand Verbindungen an${said}: ${check}.`;
    case "certificate":
      return `${who} ist nicht erreichbar, dem Zertifikat von ${host} ist hier nicht zu trauen${said}: Nenn Node seinen Aussteller (NODE_EXTRA_CA_CERTS=DATEI), oder lass ${host} ohne Umweg durch.`;
    case "tls":
      return `${who} ist nicht erreichbar, mit ${host} kommt kein TLS zustande${said}: ${isSet ? `Prüf, ob ${variable} mit http:// statt https:// beginnen muss` : check}.`;
    case "timeout":
      return `${who} ist nicht erreichbar, ${host} antwortet nicht rechtzeitig${said}: ${check}.`;
    case "cut":
      return `${who} ist nicht erreichbar, ${host} bricht die Verbindung ab${said}: ${check}, und was dazwischen steht.`;
  }
}
