import type { Route } from "./route";

const MISSION = "/mission/content-creator-in-1";

/** Screens of the work on the missions, and of its results. */
export const MISSIONS: Route[] = [
  {
    route: "_app.home",
    guard: "member",
    isKept: true,
    screens: [
      ["/home", "newcomer", "Wähle erst einen Berufspfad, um Missionen zu sehen."],
      ["/home", "choosing", "Berufspfad wählen"],
      ["/home", "walking", "Content Creator:in"],
      ["/home", "asking", "Such dir Abende aus"],
      ["/home", "striding", /Tag\s30/],
      ["/home", "finished", /Bezahlt/],
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
      ["/mission/zugabe-lebensunterhalt", "asking", "Zugabe"],
    ],
  },
  {
    route: "_app.quests",
    guard: "subscriber",
    isKept: true,
    screens: [
      ["/quests", "newcomer", "Persönlichkeitstest abschließen"],
      ["/quests", "choosing", "Berufspfad wählen"],
      ["/quests", "walking", /Was in einen Abend passt/],
      ["/quests", "finished", "Zugabe beginnen"],
      ["/quests", "asking", "Zugabe"],
    ],
  },
  {
    route: "_app.abschluss",
    guard: "member",
    screens: [
      ["/abschluss", "newcomer", "Mit dem Test anfangen"],
      ["/abschluss", "walking", "10 Missionen fehlen noch"],
      ["/abschluss", "finished", "Das war dein Weg"],
    ],
  },
  {
    route: "mission.$missionId.druck",
    guard: "subscriber",
    screens: [
      [`${MISSION}/druck`, "walking", "Deine Nische finden"],
      [`${MISSION}/druck?inhalt=leer&schrift=gross`, "walking", "Deine Nische finden"],
      ["/mission/2/druck", "walking", "Erste berufliche Vision definieren"],
    ],
  },
  {
    route: "pfad.druck",
    guard: "subscriber",
    screens: [
      ["/pfad/druck", "walking", "Das Arbeitsbuch von Anna"],
      ["/pfad/druck?inhalt=leer", "finished", "Inhalt"],
    ],
  },
  {
    route: "_app.pfad.nachtragen",
    guard: "subscriber",
    screens: [
      ["/pfad/nachtragen", "walking", "Vom Papier nachtragen"],
      ["/pfad/nachtragen", "finished", "Gerade ist keine Aufgabe offen."],
    ],
  },
  {
    route: "_app.level",
    guard: "subscriber",
    screens: [
      ["/level", "newcomer", "Noch keine XP."],
      ["/level", "walking", "Ab dem dritten Tag mit XP wird daraus eine Kurve."],
      ["/level", "finished", "Als Tabelle"],
    ],
  },
  {
    route: "_app.level_.stufe.$kind",
    guard: "subscriber",
    screens: [["/level/stufe/paid", "finished", "Jemand hat dich für deine Arbeit bezahlt."]],
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
    route: "vorlagen.$templateId",
    guard: "everybody",
    screens: [["/vorlagen/angebot", "walking", "Angebot auf einer Seite"]],
  },
  {
    route: "vorlagen.$templateId_.druck",
    guard: "everybody",
    screens: [["/vorlagen/preisblatt/druck?schrift=gross", "stranger", "Preisblatt"]],
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
  {
    route: "mappe.druck",
    guard: "member",
    screens: [
      ["/mappe/druck", "walking", "Stoffe und Flicken"],
      ["/mappe/druck?schrift=gross", "trialEnded", "Noch ist deine Mappe leer."],
    ],
  },
];
