import { appendFileSync, mkdirSync } from "node:fs";
import type { Failure } from "../play/life";
import type { DatabaseKind } from "../world/database";

interface Played {
  database: DatabaseKind;
  seed: number;
  acts: number;
  seconds: number;
  failure: Failure | null;
}

/** Adds a line for a life that was played: what it cost, and what went wrong. So a run that is stopped has told all it knows. */
export function noteLife(folder: string, { failure, ...played }: Played): void {
  mkdirSync(folder, { recursive: true });
  const found = failure && { after: failure.steps.length, act: failure.steps.at(-1)?.act, words: failure.words };
  appendFileSync(`${folder}/played.jsonl`, `${JSON.stringify({ ...played, found })}\n`);
}
