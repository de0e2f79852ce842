import { isConcerned } from "../domain/situation/concerned";
import type { StartStep } from "../domain/start-steps/start-step";
import type { Frontmatter } from "./frontmatter/schema";

/** A step as authors write it, in the app's words. */
export function toStartStep(
  slug: string,
  { title, order, stelle, kosten, unterlagen, wen, pfade, nach, frist, wann }: Frontmatter<"schritte">,
): StartStep {
  return {
    ...{ slug, title, order, office: stelle, cost: kosten ?? null, papers: unterlagen },
    ...{ concerns: wen.filter(isConcerned), paths: pfade, after: nach, when: wann ?? null },
    deadline: frist ? { days: frist.tage, months: frist.monate, isBefore: frist.vorher ?? false } : null,
  };
}
