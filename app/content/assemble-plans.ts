import { FEATURES } from "../domain/features";
import type { WrittenPlan } from "./offered-plan";
import type { Frontmatter } from "./frontmatter/schema";

export function assemblePlans(written: readonly Frontmatter<"plans">[], present = FEATURES): WrittenPlan[] {
  return written
    .map(({ regularPriceEuro = null, features, ...plan }) => {
      const held = features.flatMap((line) => (typeof line === "string" ? line : present[line.needs] ? line.text : []));
      return { ...plan, features: held, regularPriceEuro };
    })
    .toSorted((a, b) => a.order - b.order);
}
