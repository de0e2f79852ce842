import type { Feature, Features } from "../features";

interface SettingSwitch {
  name: SwitchName;
  form: SwitchForm;
  /** The switch has no effect without this feature; null: it always has one. */
  needs: Feature | null;
  label: string;
  hint: string;
}

export type SwitchName =
  | "aiEnabled"
  | "trialMail"
  | "weeklyMail"
  | "reminderMail"
  | "dailyReminder"
  | "eveningPush"
  | "selfCheck";
export type SwitchForm = "ai" | "messages" | "questions";

const SWITCHES: readonly SettingSwitch[] = [
  {
    name: "aiEnabled",
    form: "ai",
    needs: "coach",
    label: "KI für Inno",
    hint: "Aus heißt: Keine deiner Nachrichten geht an einen KI-Dienst. Inno antwortet dann nur aus unseren eigenen Texten.",
  },
  {
    name: "trialMail",
    form: "messages",
    needs: "trialMail",
    label: "Testphase endet",
    hint: "Eine E-Mail, kurz bevor es so weit ist.",
  },
  {
    name: "weeklyMail",
    form: "messages",
    needs: "weeklyMail",
    label: "Wochenrückblick",
    hint: "Einmal pro Woche per E-Mail: was du geschafft hast und was als Nächstes dran ist.",
  },
  {
    name: "reminderMail",
    form: "messages",
    needs: "reminderMail",
    label: "Erinnerung an deine Abende",
    hint: "Eine E-Mail, wenn einer deiner Abende beginnt. Deine Abende legst du im Rhythmus fest.",
  },
  {
    name: "dailyReminder",
    form: "messages",
    needs: "push",
    label: "Tägliche Erinnerung",
    hint: "Eine kurze Nachricht von Inno, nur in der installierten App.",
  },
  {
    name: "selfCheck",
    form: "questions",
    needs: null,
    label: "Kurze Fragen auf Home",
    hint: "Höchstens eine am Tag, zu dem, was bald dran ist. Sie zählen nicht.",
  },
  {
    name: "eveningPush",
    form: "messages",
    needs: "push",
    label: "Dein Wenn-dann-Satz in der Erinnerung",
    hint: "Die Nachricht zeigt deinen eigenen Satz. Auch auf dem Sperrbildschirm, wo andere ihn lesen können.",
  },
];

/** The label of a switch, for pages beside its form too. */
export const labelOf = (name: SwitchName): string => SWITCHES.find((each) => each.name === name)?.label ?? name;

/** The switches of a form that have an effect; a form without any is not shown, and refused. */
export const listSwitches = (form: SwitchForm, features: Features): SettingSwitch[] =>
  SWITCHES.filter((each) => each.form === form && (each.needs === null || features[each.needs]));
