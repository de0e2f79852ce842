import { AT_THE_DOOR } from "./refusals/login";
import type { Refusal } from "./refusals/refusal";
import { ON_THE_WAY } from "./refusals/way";
import { AT_WORK } from "./refusals/work";

/** Every refusal by PostgreSQL, or by a server in its place, at a start; the first match wins. */
export const REFUSALS: readonly Refusal[] = [...ON_THE_WAY, ...AT_THE_DOOR, ...AT_WORK];
