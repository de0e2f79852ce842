import type { Features } from "../features";

export interface CoachTexts {
  isSoon: boolean;
  /** The line below „Inno, dein KI-Coach“ on the welcome page. */
  welcome: string;
  /** The features that come with a plan. */
  waits: string;
  /** The features that a plan opens again; `open`: the coach is already open without one. */
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
