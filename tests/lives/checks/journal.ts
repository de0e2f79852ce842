import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync } from "node:fs";
import type { Failure, Step } from "../play/life";
import type { DatabaseKind } from "../world/database";

interface Played {
  database: DatabaseKind;
  seed: number;
  acts: number;
  seconds: number;
  steps: readonly Step[];
  failure: Failure | null;
}

/**
 * Adds a line for a life that was played: what it cost, a mark that is the same where the same was drawn, and what went
 * wrong. So a run that is stopped has told all it knows.
 */
export function noteLife(folder: string, { failure, steps, ...played }: Played): void {
  mkdirSync(folder, { recursive: true });
  const found = failure && { after: failure.steps.length, act: failure.steps.at(-1)?.act, words: failure.words };
  appendFileSync(`${folder}/played.jsonl`, `${JSON.stringify({ ...played, drawn: markOf(steps), found })}\n`);
}

const markOf = (steps: readonly Step[]): string =>
  createHash("sha256").update(JSON.stringify(steps)).digest("hex").slice(0, 12);
