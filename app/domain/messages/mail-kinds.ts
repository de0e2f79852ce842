interface MailKind {
  /** Reason for the mail, after „Du bekommst diese E-Mail, weil“. */
  because: string;
  /** The switch that the mail offers to turn it off; null: mails about a contract, an account or a login have none. */
  switch: OptionalMail | null;
  /** The recipient has no account and no switches: the mail's own link ends it. */
  endsByLink?: true;
}

export type MailKindName =
  | "code"
  | "security"
  | "farewell"
  | "contract"
  | "statement"
  | "operator"
  | "welcome"
  | "trialMail"
  | "weeklyMail"
  | "reminderMail"
  | "companionAsked"
  | "companionWeek";

export const MAIL_KINDS: Readonly<Record<MailKindName, MailKind>> = {
  code: { because: "mit dieser Adresse ein Code angefordert wurde.", switch: null },
  security: { because: "sich an deinem Konto etwas Wichtiges geändert hat.", switch: null },
  farewell: { because: "dein Konto gerade gelöscht wurde.", switch: null },
  contract: { because: "sie zu deinem Vertrag mit uns gehört.", switch: null },
  statement: { because: "bei uns eine Erklärung mit dieser Adresse eingegangen ist.", switch: null },
  operator: { because: "diese Adresse für Nachrichten an den Betrieb eingetragen ist.", switch: null },
  welcome: { because: "du dich gerade angemeldet hast.", switch: null },
  trialMail: { because: "„Testphase endet“ in deinen Einstellungen eingeschaltet ist.", switch: "trialMail" },
  weeklyMail: { because: "„Wochenrückblick“ in deinen Einstellungen eingeschaltet ist.", switch: "weeklyMail" },
  reminderMail: {
    because: "„Erinnerung an deine Abende“ in deinen Einstellungen eingeschaltet ist.",
    switch: "reminderMail",
  },
  companionAsked: { because: "diese Adresse in einer Einladung zur Begleitung eingetragen wurde.", switch: null },
  companionWeek: { because: "du zugesagt hast, jemanden zu begleiten.", switch: null, endsByLink: true },
};

/** Whether a mail of this kind carries the link that stops more of them. */
export const hasWayOut = (kind: MailKindName): boolean =>
  MAIL_KINDS[kind].switch !== null || MAIL_KINDS[kind].endsByLink === true;

/** Mails that each member can turn on and off. */
export const OPTIONAL_MAILS = ["trialMail", "weeklyMail", "reminderMail"] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];
