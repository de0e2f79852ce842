import type { Access } from "../payments/access";
import type { Features } from "../features";
import { levelBenefits, PREMIUM_FEATURES_FROM_LEVEL, xpBonusPercent } from "./levels";
import { UNLOCKS_ON_HOME_FROM_LEVEL } from "../missions/missions";
import { FREE_AI_MESSAGES_PER_DAY } from "../coach/quota";
import { weeksText } from "../payments/weeks-left";

export interface LevelBenefit {
  id: "missions" | "bonus" | "premium";
  title: string;
  description: string;
  /** Whether the benefit holds at this level; a later one names the level in its title. */
  holds: boolean;
}

interface Standing {
  level: number;
  totalMissions: number;
  /** Number of the path's missions that are open or completed. */
  openMissions: number;
  access: Pick<Access, "paid" | "freeWeeksRemaining">;
  features: Pick<Features, "coach">;
}

export function listLevelBenefits(standing: Standing): LevelBenefit[] {
  return [missions(standing), bonus(standing), premium(standing)];
}

function missions({ level, totalMissions, openMissions, access }: Standing): LevelBenefit {
  const byLevel = access.paid ? totalMissions : levelBenefits({ level, totalMissions }).missionAccess;
  // Learners who have finished more missions than the level opens reach the next ones, too.
  const reach = Math.max(byLevel, Math.min(openMissions, totalMissions));
  const which =
    reach === totalMissions ? `allen ${reach} Missionen` : `den ersten ${reach} von ${totalMissions} Missionen`;
  return {
    id: "missions",
    title: `Zugang zu ${which}`,
    description:
      level >= UNLOCKS_ON_HOME_FROM_LEVEL
        ? "Sie öffnen sich, sobald du Home besuchst. Und jede abgeschlossene Mission öffnet die nächste."
        : `Jede abgeschlossene Mission öffnet die nächste. Ab Level ${UNLOCKS_ON_HOME_FROM_LEVEL} öffnen sie sich von selbst, sobald du Home besuchst.`,
    holds: true,
  };
}

function bonus({ level }: Standing): LevelBenefit {
  const percent = xpBonusPercent(level);
  return {
    id: "bonus",
    title: `${percent} % XP-Bonus`,
    description: `Eine Mission deines Pfads mit 100 XP bringt dir gerade ${100 + percent} XP. Der Test und die Startmissionen zahlen ohne Bonus.`,
    holds: true,
  };
}

function premium({ level, access, features: { coach } }: Standing): LevelBenefit {
  const id = "premium";
  if (level < PREMIUM_FEATURES_FROM_LEVEL) {
    return {
      id,
      title: `Premium-Funktionen ab Level ${PREMIUM_FEATURES_FROM_LEVEL}`,
      description: "Dann steht hier, welche davon dein Tarif dir öffnet.",
      holds: false,
    };
  }
  if (access.paid) {
    return {
      id,
      title: "Premium-Funktionen in deinem Tarif",
      description: coach
        ? "Alle Missionen deines Pfads auf einmal und so viele Nachrichten an Inno, wie du willst."
        : "Alle Missionen deines Pfads auf einmal, dazu alle seine Inhalte und dein XP-Verlauf.",
      holds: true,
    };
  }
  const { freeWeeksRemaining: weeks } = access;
  return {
    id,
    title: "Premium-Funktionen in deiner Testphase",
    description: `Noch ${weeksText(weeks)}: ${
      coach
        ? `alle Inhalte deines Pfads, dein XP-Verlauf und ${FREE_AI_MESSAGES_PER_DAY} Nachrichten am Tag an Inno. Mit Pro öffnen sich alle Missionen auf einmal, und das Tageslimit fällt weg.`
        : "alle Inhalte deines Pfads und dein XP-Verlauf. Mit Pro öffnen sich alle Missionen auf einmal."
    }`,
    holds: true,
  };
}
