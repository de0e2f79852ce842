import type { MissionKind } from "./missions";

export interface NextMission {
  to: string;
  title: string;
}

interface Way {
  to: string;
  label: string;
}

/** Closing words of a finished mission and the links onward; `first` is also the automatic next page. */
export interface WayOn {
  heading: string;
  text: string;
  title: string | null;
  first: Way;
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
      first: { to: "/quests", label: "Dein Abschluss" },
      others: [PATH, PORTFOLIO],
    };
  }
  return {
    heading: "Geschafft!",
    text: "Als Nächstes",
    title: next.title,
    first: { to: next.to, label: "Zur nächsten Mission" },
    others: [PATH, QUESTS],
  };
}

/** Start missions stand on no path, so they lead back to the dashboard. */
function wayOnFromStart(next: NextMission | null): WayOn {
  return {
    heading: "Geschafft!",
    text: next ? "Als Nächstes" : "Alle Startmissionen liegen hinter dir.",
    title: next?.title ?? null,
    first: { to: "/home", label: "Zum Dashboard" },
    others: next ? [{ to: next.to, label: "Zur nächsten Startmission" }] : [QUESTS],
  };
}
