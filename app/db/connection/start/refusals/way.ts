import { isClass, isCode, type FailedConnection, type Refusal } from "./refusal";

const WAY = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "EADDRNOTAVAIL",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
]);
/** Whether a PostgreSQL that answers others cut this connection. */
const wasCut = ({ code, listener }: FailedConnection) =>
  /^CONNECTION_|^ECONNRESET$/.test(code) && (listener === "tls" || listener === "plain");

const CERTIFICATE =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/;
const HANDSHAKE = /^(ERR_SSL_|ERR_TLS_|ERR_OSSL_|EPROTO$)/;

/** Refusals on the way: no server or a different one answers at the address. */
export const ON_THE_WAY: readonly Refusal[] = [
  {
    case: "the host is unknown",
    fits: isCode("ENOTFOUND", "EAI_AGAIN", "EAI_FAIL", "EAI_NODATA"),
    waits: true,
    sentence: ({ shown }) =>
      `Den Rechner ${shown} aus DATABASE_URL kennt hier niemand: Prüf, wie er geschrieben ist; in einem Container heißt er wie der Dienst der Datenbank.`,
  },
  {
    case: "something else than PostgreSQL listens there",
    fits: ({ listener }) => listener === "other",
    waits: false,
    sentence: ({ shown }) =>
      `Unter ${shown} antwortet etwas anderes als PostgreSQL: Prüf Rechner und Port in DATABASE_URL.`,
  },
  {
    case: "DATABASE_URL wants TLS, the server has none",
    fits: ({ listener, code, wantsTls }) =>
      wantsTls && listener === "plain" && (code === "ECONNRESET" || HANDSHAKE.test(code)),
    waits: false,
    sentence: ({ shown }) =>
      `Die Datenbank unter ${shown} kann kein TLS, das DATABASE_URL verlangt: Schalt es dort ein (ssl = on), oder nimm sslmode heraus, wenn die Verbindung euer Netz nicht verlässt.`,
  },
  {
    case: "its certificate is not trusted, for another name, or out of date",
    fits: ({ code }) => CERTIFICATE.test(code),
    waits: false,
    sentence: ({ shown }, { code }) =>
      `Dem Zertifikat der Datenbank unter ${shown} ist nicht zu trauen (${code}): Häng sslrootcert=DATEI mit dem Zertifikat seines Ausstellers an DATABASE_URL; sslmode=require verschlüsselt, ohne zu prüfen, wer antwortet.`,
  },
  {
    case: "TLS does not come about",
    fits: ({ code }) => HANDSHAKE.test(code),
    waits: false,
    sentence: ({ shown }, { code }) =>
      `Mit der Datenbank unter ${shown} kommt kein TLS zustande (${code}): Sieh nach, welche Versionen sie erlaubt, und prüf sslmode in DATABASE_URL.`,
  },
  {
    case: "it takes connections and ends them at once",
    fits: ({ listener }) => listener === "closed",
    waits: true,
    sentence: ({ shown }) =>
      `Unter ${shown} wird jede Verbindung sofort beendet: Sieh nach, ob PostgreSQL dahinter läuft und diesen Rechner zulässt.`,
  },
  {
    case: "it takes connections and is silent",
    fits: ({ listener, code }) => listener === "silent" || (code === "CONNECT_TIMEOUT" && listener !== "nobody"),
    waits: true,
    sentence: ({ shown }) =>
      `Unter ${shown} nimmt jemand Verbindungen an und antwortet nicht: Sieh nach, ob PostgreSQL dort hängt, und ob Rechner und Port in DATABASE_URL stimmen.`,
  },
  {
    case: "the socket of this machine may not be opened",
    fits: isCode("EACCES", "EPERM"),
    waits: false,
    sentence: ({ shown }) =>
      `Den Socket der Datenbank in ${shown} darf dieser Benutzer nicht öffnen: Gib ihm das Recht, oder nimm eine DATABASE_URL mit Rechner und Port.`,
  },
  {
    case: "it is starting, stopping or recovering",
    fits: isCode("57P03"),
    waits: true,
    sentence: ({ shown }) => `Die Datenbank unter ${shown} fährt gerade hoch oder herunter.`,
  },
  {
    case: "it was stopped, or ended the session",
    fits: (failure) =>
      isClass("57")(failure) || (isClass("08")(failure) && failure.code !== "08P01") || wasCut(failure),
    waits: true,
    sentence: ({ shown }, { code }) =>
      `Die Datenbank unter ${shown} hat die Verbindung beendet (${code}): Sieh nach, ob sie läuft.`,
  },
  {
    case: "nothing listens there, or the way is closed",
    fits: ({ code }) => WAY.has(code),
    waits: true,
    sentence: ({ shown }, { code }) =>
      `Unter ${shown} antwortet keine Datenbank (${code}): Starte PostgreSQL, oder prüf Rechner und Port in DATABASE_URL.`,
  },
];
