import type { EvidenceStatus } from "~/domain/text/evidence";
import type { Frontmatter } from "./frontmatter/schema";

export type Written = Omit<Frontmatter<"passages">, "title">;

/** Evidence of a text and the passages it embeds: as weak as the weakest of them. */
export function combineEvidence(parts: readonly Written[]): EvidenceStatus & { sourceIds: string[] } {
  const sourced = parts.filter(({ quellen }) => quellen.length > 0);
  return {
    sourceIds: distinct(sourced.flatMap(({ quellen }) => quellen)),
    sourcesAsOf: distinct(sourced.flatMap(({ quellenstand }) => quellenstand ?? [])).join(", ") || null,
    expertReview: expertReviewOf(sourced),
    reviewBy: earliest(parts.flatMap(({ pruefenBis }) => pruefenBis ?? [])),
  };
}

function expertReviewOf(sourced: readonly Written[]): EvidenceStatus["expertReview"] {
  const reviews = sourced.flatMap(({ fachgeprueftVon: by, fachgeprueftAm: on }) => (by && on ? [{ by, on }] : []));
  const on = earliest(reviews.map((review) => review.on));
  if (on === null || reviews.length < sourced.length) return null;
  return { by: distinct(reviews.map(({ by }) => by)).join(", "), on };
}

const earliest = (days: readonly string[]): string | null => days.toSorted()[0] ?? null;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
