import type { DatabaseAddress } from "./address";
import type { Listener } from "./who-answers.server";

/** What is known when a connection, or the first work on it, fails. */
export interface Failure {
  /** PostgreSQL's, Node's, OpenSSL's or the driver's. */
  code: string;
  /** Where in PostgreSQL's source it was refused; empty with others. */
  routine: string;
  /** The session was not let in, or ended, by it. */
  isFatal: boolean;
  /** A pooler's own words are always English; PostgreSQL's may be of any language. */
  message: string;
  /** DATABASE_URL asks for it. */
  wantsTls: boolean;
  /** Who listens there; null where the failure says enough. */
  listener: Listener | null;
}

export interface Refusal {
  /** In docs/operating.md. */
  case: string;
  fits: (failure: Failure) => boolean;
  /** Whether it may be over by itself. */
  waits: boolean;
  sentence: (address: DatabaseAddress, failure: Failure) => string;
}

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
const isClass =
  (start: string) =>
  ({ code }: Failure) =>
    code.length === 5 && code.startsWith(start);
const isCode =
  (...codes: readonly string[]) =>
  ({ code }: Failure) =>
    codes.includes(code);
/** PostgreSQL is there, and lets others in. */
const wasCut = ({ code, listener }: Failure) =>
  /^CONNECTION_|^ECONNRESET$/.test(code) && (listener === "tls" || listener === "plain");
const atPooler = (pattern: RegExp) => (failure: Failure) => failure.code === "08P01" && pattern.test(failure.message);

const CERTIFICATE =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/;
const HANDSHAKE = /^(ERR_SSL_|ERR_TLS_|ERR_OSSL_|EPROTO$)/;

export const BEHIND_POOLER =
  "Vor der Datenbank steht ein Pooler: Setz DATABASE_POOLER=1 (siehe docs/operating.md), oder eine DATABASE_URL, die ihn umgeht.";

const named = ({ database, role }: DatabaseAddress) => `„${database ?? role}“`;
const needsTls =
  "Hängt sie nur TLS an die Bedingung, dann ergänz DATABASE_URL um ?sslmode=require; sonst erlaub es in pg_hba.conf.";

/** All that PostgreSQL, or what stands in its place, may answer at a start; of several that fit, the first counts. */
export const REFUSALS: readonly Refusal[] = [
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
  {
    case: "the password is wrong, or the role does not exist",
    fits: (failure) =>
      isCode("28P01", "SASL_SIGNATURE_MISMATCH")(failure) || atPooler(/^(SASL )?auth\w* failed/i)(failure),
    waits: false,
    sentence: ({ role, shown }) =>
      `Die Datenbank unter ${shown} nimmt das Passwort von „${role}“ nicht an, oder es gibt diese Rolle nicht: Prüf beides in DATABASE_URL; Sonderzeichen stehen dort prozentkodiert (# als %23).`,
  },
  {
    case: "the role does not exist, or may not log in",
    fits: ({ code, routine }) => code === "28000" && routine === "InitializeSessionUserId",
    waits: false,
    sentence: ({ role, shown }) =>
      `Unter ${shown} gibt es die Rolle „${role}“ nicht, oder sie darf sich nicht anmelden: Leg sie an (create role … login), oder prüf DATABASE_URL.`,
  },
  {
    case: "pg_hba.conf refuses the role, the database, this machine, or a connection without TLS",
    fits: isClass("28"),
    waits: false,
    sentence: (address, { code }) =>
      `Die Datenbank unter ${address.shown} lässt „${address.role}“ von diesem Rechner nicht in ${named(address)} (${code}): ${
        address.tls === "off" ? needsTls : "Erlaub es in pg_hba.conf, oder prüf DATABASE_URL."
      }`,
  },
  {
    case: "there is no such database",
    fits: (failure) => isClass("3D")(failure) || atPooler(/^no such database/)(failure),
    waits: false,
    sentence: (address) =>
      `Unter ${address.shown} gibt es keine Datenbank ${named(address)}: Leg sie an (createdb), oder prüf den Namen in DATABASE_URL.`,
  },
  {
    case: "the role may not connect to the database",
    fits: ({ code, isFatal }) => isFatal && code === "42501",
    waits: false,
    sentence: (address) =>
      `Die Rolle „${address.role}“ darf sich nicht mit der Datenbank ${named(address)} verbinden: Erlaub es ihr (grant connect on database).`,
  },
  {
    case: "the database takes no connections",
    fits: ({ code, isFatal }) => isFatal && code === "55000",
    waits: false,
    sentence: (address) =>
      `Die Datenbank ${named(address)} nimmt keine Verbindungen an: Erlaub sie (alter database … allow_connections true), oder nimm eine andere in DATABASE_URL.`,
  },
  {
    case: "DATABASE_URL has a parameter that PostgreSQL does not know",
    fits: ({ code, isFatal }) => isFatal && ["42704", "22023", "42601"].includes(code),
    waits: false,
    sentence: ({ passedOn }) =>
      `PostgreSQL kennt nicht, was hinter dem Fragezeichen in DATABASE_URL steht (${passedOn.join(", ")}): Nimm es heraus.`,
  },
  {
    case: "a pooler that was not named",
    fits: atPooler(/^unsupported startup parameter/),
    waits: false,
    sentence: () => BEHIND_POOLER,
  },
  {
    case: "the pooler wants TLS",
    fits: atPooler(/^SSL required/),
    waits: false,
    sentence: ({ shown }) => `Der Pooler unter ${shown} verlangt TLS: Ergänz DATABASE_URL um ?sslmode=require.`,
  },
  {
    case: "the pooler cannot reach the database, or has no connection left",
    fits: isCode("08P01"),
    waits: true,
    sentence: ({ shown }, { message }) =>
      `Der Pooler unter ${shown} gibt keine Verbindung zur Datenbank („${message}“): Sieh in sein Protokoll, und prüf, ob PostgreSQL läuft.`,
  },
  {
    case: "too many connections",
    fits: isCode("53300"),
    waits: true,
    sentence: ({ role, shown }) =>
      `Die Datenbank unter ${shown} hat keine Verbindung mehr frei: Senk DATABASE_POOL, oder erhöh max_connections dort oder die Grenze der Rolle „${role}“ (siehe docs/operating.md).`,
  },
  {
    case: "its disk is full",
    fits: isCode("53100", "ENOSPC", "EDQUOT"),
    waits: true,
    sentence: ({ shown }) => `Die Festplatte der Datenbank unter ${shown} ist voll: Schaff dort Platz.`,
  },
  {
    case: "it is short of memory or of something else",
    fits: isClass("53"),
    waits: true,
    sentence: ({ shown }, { code }) =>
      `Der Datenbank unter ${shown} fehlt Speicher oder anderes (${code}): Sieh in ihr Protokoll.`,
  },
  {
    case: "it cannot read or write its own files",
    fits: (failure) => isClass("58")(failure) || isClass("F0")(failure) || isCode("EIO", "EROFS")(failure),
    waits: true,
    sentence: ({ shown }, { code }) =>
      `Die Datenbank unter ${shown} kommt nicht an ihre eigenen Dateien (${code}): Sieh in ihr Protokoll und auf ihre Festplatte.`,
  },
  {
    case: "it may only be read: a copy, a full disk at the provider's, or default_transaction_read_only",
    fits: isCode("25006"),
    waits: true,
    sentence: (address) =>
      `Die Datenbank ${named(address)} unter ${address.shown} lässt sich nur lesen: Nimm in DATABASE_URL den Rechner, der schreibt; sonst ist ihre Festplatte voll, oder default_transaction_read_only ist an.`,
  },
  {
    case: "another process migrates, or holds a table",
    fits: (failure) => isClass("40")(failure) || isCode("55P03", "55006", "25P03", "25P04")(failure),
    waits: true,
    sentence: (address) =>
      `In der Datenbank ${named(address)} hält jemand anders eine Tabelle fest: Sieh in pg_stat_activity nach, wer.`,
  },
  {
    case: "the role may not create or change what is the app's",
    fits: isCode("42501"),
    waits: false,
    sentence: (address) => withoutRight(address),
  },
  {
    case: "the database holds tables that are not the app's",
    fits: isCode("42P06", "42P07", "42710", "42723", "42701"),
    waits: false,
    sentence: (address) =>
      `In der Datenbank ${named(address)} liegt schon etwas, das nicht von dieser App ist: Nimm eine leere (createdb), oder spiel eine Sicherung ein (npm run restore).`,
  },
  {
    case: "it, or its pooler, refuses for another reason",
    fits: ({ isFatal }) => isFatal,
    waits: true,
    sentence: ({ shown }, { code, message }) =>
      `Die Datenbank unter ${shown} lehnt die Verbindung ab (${code}, „${message}“): Prüf DATABASE_URL, und sieh in ihr Protokoll.`,
  },
];

export const withoutRight = ({ role, database }: Pick<DatabaseAddress, "role" | "database">) =>
  `Die Rolle „${role}“ darf in der Datenbank „${database ?? role}“ nicht alles anlegen und ändern, was die App braucht: Mach sie dort zur Eigentümerin (alter database … owner to …, alter schema public owner to …); Tabellen einer anderen Rolle bekommt sie durch reassign owned by ANDERE to ….`;

export const withoutPublic = ({ database, role }: Pick<DatabaseAddress, "role" | "database">) =>
  `In der Datenbank „${database ?? role}“ gibt es kein Schema public: Leg es an (create schema public authorization …).`;
