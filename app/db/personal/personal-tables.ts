import type { PersonalTable } from "./personal-table";
import { ACCOUNT_TABLES } from "./account";
import { COACH_TABLES } from "./coach";
import { LOGIN_TABLES } from "./login";
import { MONEY_TABLES } from "./money";
import { WORK_TABLES } from "./work";

/**
 * All tables with personal data, in the order of the export. Erased from the last to the first: codes are found by
 * their sessions, missions are locked before their tasks as everywhere else, and the profile goes at the very end.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...ACCOUNT_TABLES,
  ...MONEY_TABLES,
  ...WORK_TABLES,
  ...COACH_TABLES,
  ...LOGIN_TABLES,
];
