import { HOSTED } from "./hosted";
import { SELF_HOSTED } from "./self-hosted";
import type { FakeVendor } from "./vendor";

export { ANSWER, THOUGHT } from "./vendor-words";

/**
 * Servers as their users' reports show them. Names say what is special; each answers ANSWER, and may think THOUGHT before it.
 */
export const VENDORS: readonly FakeVendor[] = [...HOSTED, ...SELF_HOSTED];
