import { atPooler, isClass, isCode, type Refusal } from "./refusal";
import { BEHIND_POOLER, named } from "./texts";

const needsTls =
  "Hängt sie nur TLS an die Bedingung, dann ergänz DATABASE_URL um ?sslmode=require; sonst erlaub es in pg_hba.conf.";

/** Refusals at login: a server answers but does not let us in. */
export const AT_THE_DOOR: readonly Refusal[] = [
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
];
