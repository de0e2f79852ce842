import type { Features } from "../features";

export interface CoachTexts {
  isSoon: boolean;
  /** Below „Inno, dein KI-Coach“ at the welcome. */
  welcome: string;
  /** What waits for whoever takes a plan. */
  waits: string;
  /** What a plan opens again; `open`: the coach is open without. */
  closed: (open: boolean) => string;
}

export function coachTexts({ coach }: Pick<Features, "coach">): CoachTexts {
  if (!coach) {
    return {
      isSoon: true,
      welcome: "Damit du jemanden fragen kannst, wenn du feststeckst. Noch bauen wir an ihm.",
      waits: "Missionen, Quests und Level",
      closed: () => "Quests, Level, Profil und deine Missionen",
    };
  }
  return {
    isSoon: false,
    welcome: "Fragt nach, erklärt und bleibt an deiner Seite.",
    waits: "Missionen, Quests, Level und Coach",
    closed: (open) => `Quests, Level, ${open ? "" : "Coach, "}Profil und deine Missionen`,
  };
}
