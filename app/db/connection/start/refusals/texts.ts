import type { DatabaseAddress } from "~/environment/database-address";

export const BEHIND_POOLER =
  "Vor der Datenbank steht ein Pooler: Setz DATABASE_POOLER=1 (siehe docs/operating.md), oder eine DATABASE_URL, die ihn umgeht.";

/** Name of the database in a sentence. */
export const named = ({ database, role }: DatabaseAddress) => `„${database ?? role}“`;

export const withoutRight = ({ role, database }: Pick<DatabaseAddress, "role" | "database">) =>
  `Die Rolle „${role}“ darf in der Datenbank „${database ?? role}“ nicht alles anlegen und ändern, was die App braucht: Mach sie dort zur Eigentümerin (alter database … owner to …, alter schema public owner to …); Tabellen einer anderen Rolle bekommt sie durch reassign owned by ANDERE to ….`;

export const withoutPublic = ({ database, role }: Pick<DatabaseAddress, "role" | "database">) =>
  `In der Datenbank „${database ?? role}“ gibt es kein Schema public: Leg es an (create schema public authorization …).`;
