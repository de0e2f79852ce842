import { FEATURES } from "../../../app/domain/features";
import { BOT_TEXTS } from "../../../app/domain/coach/texts";
import type { Route } from "./route";

const MISSION = "/mission/content-creator-in-1";

/** Without a key: the answers come from the material. While Inno cannot be asked, nobody has. */
const withInno = (text: string, without: string): string => (FEATURES.coach ? text : without);
const SOON = "AI Coach";
const NONE = "Noch habt ihr nicht miteinander gesprochen.";

/** The work on the missions, and what comes of it. */
export const MISSIONS: Route[] = [
  {
    route: "_app.home",
    guard: "member",
    isKept: true,
    screens: [
      ["/home", "newcomer", "Wähle erst einen Berufspfad, um Missionen zu sehen."],
      ["/home", "choosing", "Berufspfad wählen"],
      ["/home", "walking", "Content Creator:in"],
      ["/home", "finished", "Content Creator:in"],
      ["/home", "trialEnded", "Deine kostenlose Testphase ist beendet"],
    ],
  },
  {
    route: "_app.mission.$missionId",
    guard: "subscriber",
    isKept: true,
    screens: [
      [MISSION, "walking", "Mission 1/10"],
      [`${MISSION}?geschafft=1`, "finishing", "Geschafft!"],
      ["/mission/content-creator-in-10", "finished", "Mission 10/10"],
      ["/mission/2", "walking", "Startmission 2/3"],
    ],
  },
  {
    route: "_app.quests",
    guard: "subscriber",
    isKept: true,
    screens: [
      ["/quests", "newcomer", "Persönlichkeitstest abschließen"],
      ["/quests", "choosing", "Berufspfad wählen"],
      ["/quests", "walking", "Mission 1/10"],
      ["/quests", "finished", "Alle Missionen abgeschlossen!"],
    ],
  },
  {
    route: "_app.level",
    guard: "subscriber",
    screens: [
      ["/level", "newcomer", "Noch keine XP."],
      ["/level", "finished", "Dein Level"],
    ],
  },
  {
    route: "_app.coach",
    guard: "subscriber",
    screens: [
      ["/coach", "walking", withInno("Hallo Anna, ich bin Inno.", SOON)],
      ["/coach?mission=content-creator-in-1&aufgabe=cc1-1", "walking", withInno("Frag, so oft du willst", SOON)],
      ["/coach", "asking", withInno("Wie finde ich mein Thema?", SOON)],
      ["/coach", "waiting", withInno("Inno denkt nach …", SOON)],
      ["/coach", "atLimit", withInno(BOT_TEXTS.dailyLimit, SOON)],
      ["/coach?neu=1", "finished", withInno("Dein Plan für 90 Tage", SOON)],
    ],
  },
  {
    route: "_app.coach_.gespraeche",
    guard: "member",
    screens: [
      ["/coach/gespraeche", "newcomer", NONE],
      ["/coach/gespraeche", "asking", withInno("Wie finde ich mein Thema?", NONE)],
      ["/coach/gespraeche?suche=nirgends", "asking", "Nichts gefunden zu „nirgends“."],
    ],
  },
  {
    route: "_app.suche",
    guard: "subscriber",
    screens: [
      ["/suche", "walking", /Ein Wort genügt/],
      ["/suche?q=impressum", "walking", "Gut zu wissen"],
      ["/suche?q=flicken", "walking", "Deine Notizen und Antworten"],
      ["/suche?q=bundesliga", "walking", "Dazu steht hier nichts."],
      ["/suche?q=steuer", "newcomer", /Wähle dafür zuerst einen Berufspfad\./],
    ],
  },
  {
    route: "_app.mappe",
    guard: "member",
    isKept: true,
    screens: [
      ["/mappe", "newcomer", "Noch ist deine Mappe leer."],
      ["/mappe", "walking", "Stoffe und Flicken"],
      ["/mappe?suche=flicken", "walking", "1 Fund zu „flicken“."],
      ["/mappe?suche=nirgends", "walking", "Nichts gefunden zu „nirgends“."],
      ["/mappe", "trialEnded", "Noch ist deine Mappe leer."],
    ],
  },
];
