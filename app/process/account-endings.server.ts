import type { AccountEnding } from "~/account/endings";
import { farewell } from "~/account/farewell.server";
import { sender } from "~/mail/sender.server";

/** All that ends outside the database with an account, one after the other. A feature adds its own here. */
export const accountEndings: readonly AccountEnding[] = [farewell({ sender })];
