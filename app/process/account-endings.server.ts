import type { AccountEnding } from "~/account/endings";
import { farewell } from "~/account/farewell.server";
import { sender } from "~/mail/sender.server";

/** Effects outside the database when an account ends, in this order. A feature adds its own here. */
export const accountEndings: readonly AccountEnding[] = [farewell({ sender })];
