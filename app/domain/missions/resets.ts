// Parts that each reset removes and keeps: the confirmation page lists them, and the command removes them.
export const RESET_KINDS = ["repeat-quiz", "switch-path"] as const;
export type ResetKind = (typeof RESET_KINDS)[number];

export const UNDO_DAYS = 30;
/** Number of a person's latest resets that can be undone. */
export const UNDOABLE_RESETS = 5;

export const RESET_PARTS = {
  quizResult: "Deine 24 Antworten, dein Testergebnis und dein Persönlichkeitstyp",
  careerPath: "Dein gewählter Berufspfad",
  pathMissions: "Der Stand der Missionen deines Pfads: Häkchen, Fortschritt und was schon geschafft ist",
  startMissions: "Der Stand deiner drei Startmissionen und der Zugabe",
  xp: "Deine XP und damit dein Level und deine Erfolge",
} as const;
export type ResetPart = keyof typeof RESET_PARTS;

const ALWAYS_STAYS = [
  "Was du in Aufgaben geschrieben hast, und deine Notizen",
  "Dein Tarif, deine Einstellungen und dein Konto",
] as const;

// Parts in the order in which the confirmation page lists them; they are removed independently of each other.
const GOES: Record<ResetKind, readonly ResetPart[]> = {
  "repeat-quiz": ["quizResult", "pathMissions", "careerPath", "startMissions", "xp"],
  "switch-path": ["pathMissions"],
};

const STAYS: Partial<Record<ResetPart, string>> = {
  quizResult: "Dein Testergebnis und dein Persönlichkeitstyp",
  startMissions: RESET_PARTS.startMissions,
  xp: "Deine XP und dein Level. Missionen, für die du schon XP bekommen hast, zählen nicht noch einmal",
};

export const resetParts = (kind: ResetKind): readonly ResetPart[] => GOES[kind];

export function explainReset(kind: ResetKind): { goes: string[]; stays: string[] } {
  const parts = resetParts(kind);
  const untouched = Object.entries(STAYS).flatMap(([part, label]) =>
    parts.some((gone) => gone === part) ? [] : [label],
  );
  return { goes: parts.map((part) => RESET_PARTS[part]), stays: [...untouched, ...ALWAYS_STAYS] };
}
