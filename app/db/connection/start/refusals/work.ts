import { isClass, isCode, type Refusal } from "./refusal";
import { named, withoutRight } from "./texts";

/** Refusals after the login: the database has no room for us, or refuses the work. */
export const AT_WORK: readonly Refusal[] = [
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
