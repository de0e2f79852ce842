import type { AskModel } from "./word-plan";

/** Whoever answers when sentences are to be worded; null: there is no model, so the templates' stay. */
export const planModel = (): AskModel | null => null;
