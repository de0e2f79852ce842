import type { Passage } from "~/domain/coach/passage";

export interface Found {
  passages: Passage[];
  /** Nothing of what there is answers the question. */
  isNothing: boolean;
}

/** What the material says about a question. */
export async function findPassages(_: { question: string; pathName: string | null }): Promise<Found> {
  return { passages: [], isNothing: true };
}
