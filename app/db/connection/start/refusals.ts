import { AT_THE_DOOR } from "./refusals/login";
import type { Refusal } from "./refusals/refusal";
import { ON_THE_WAY } from "./refusals/way";
import { AT_WORK } from "./refusals/work";

/** All that PostgreSQL, or what stands in its place, may answer at a start; of several that fit, the first counts. */
export const REFUSALS: readonly Refusal[] = [...ON_THE_WAY, ...AT_THE_DOOR, ...AT_WORK];
