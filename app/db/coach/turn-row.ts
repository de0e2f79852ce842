import type { coachTurns } from "../schema";

export type TurnRow = typeof coachTurns.$inferSelect;
