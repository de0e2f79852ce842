import type { Features } from "~/domain/features";
import type { IconName } from "../kit";

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  /** The tab is shown, but its screen is still being built. */
  isSoon: boolean;
}

export const listTabs = ({ coach }: Pick<Features, "coach">): Tab[] => [
  { to: "/home", label: "Home", icon: "home", isSoon: false },
  { to: "/quests", label: "Quests", icon: "quests", isSoon: false },
  { to: "/level", label: "Level", icon: "level", isSoon: false },
  { to: "/coach", label: "Coach", icon: "coach", isSoon: !coach },
  { to: "/profile", label: "Profil", icon: "profile", isSoon: false },
];
