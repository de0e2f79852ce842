import type { MissionKind } from "./missions";

export interface NextMission {
  to: string;
  title: string;
}

interface Way {
  to: string;
  label: string;
}

/** Closing words of a finished mission and the links onward. */
export interface WayOn {
  heading: string;
  text: string;
  title: string | null;
  first: Way;
  /** Target without any input of the learner. */
  byItself: string;
  others: Way[];
}

const PATH: Way = { to: "/home", label: "Zurück zum Pfad" };
const QUESTS: Way = { to: "/quests", label: "Deine Quests" };
const PORTFOLIO: Way = { to: "/mappe", label: "Deine Mappe ansehen" };

const AFTER_BONUS: WayOn = {
  heading: "Geschafft!",
  text: "Was du aufgeschrieben hast, steht in deiner Mappe.",
  title: null,
  first: PORTFOLIO,
  byItself: PORTFOLIO.to,
  others: [QUESTS, PATH],
};

export function wayOn({ next, kind }: { next: NextMission | null; kind: MissionKind }): WayOn {
  if (kind === "start") return wayOnFromStart(next);
  if (kind === "bonus") return AFTER_BONUS;
  if (!next) {
    return {
      heading: "Ziel erreicht!",
      text: "Herzlichen Glückwunsch: Das war die letzte Mission deines Pfads.",
      title: null,
      first: { to: "/abschluss", label: "Dein Abschluss" },
      byItself: QUESTS.to,
      others: [PATH, PORTFOLIO],
    };
  }
  return {
    heading: "Geschafft!",
    text: "Als Nächstes",
    title: next.title,
    first: { to: next.to, label: "Zur nächsten Mission" },
    byItself: next.to,
    others: [PATH, QUESTS],
  };
}

/** Start missions stand on no path, so they lead back to Home. */
function wayOnFromStart(next: NextMission | null): WayOn {
  return {
    heading: "Geschafft!",
    text: next ? "Als Nächstes" : "Alle Startmissionen liegen hinter dir.",
    title: next?.title ?? null,
    first: { to: "/home", label: "Zurück zu Home" },
    byItself: "/home",
    others: next ? [{ to: next.to, label: "Zur nächsten Startmission" }] : [QUESTS],
  };
}
