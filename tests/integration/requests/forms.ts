import { registerVisitor, startMember, startNewcomer, type App, type Visitor } from "../app/app";

export interface FormCase {
  name: string;
  path: string;
  /** Fields that the app accepts. */
  fields: Record<string, string>;
  /** A visitor who may send the form, and for whom it changes something. */
  sender: (app: App) => Promise<Visitor>;
  /** Fields that may hold any text. */
  freeText?: string[];
  /** Address and fields, as far as they are known only once the sender exists. */
  complete?: (app: App) => Promise<{ path?: string; fields?: Record<string, string> }>;
  /** The change is stored in the browser. */
  changesCookies?: true;
  /** The change is one that every visit makes. */
  changesNothing?: true;
}

export const visitor = async (app: App) => app.visitor();
const newcomer = (name: string) => (app: App) => startNewcomer(app, `form-${name}@example.org`);
export const member = (name: string) => (app: App) => startMember(app, `form-${name}@example.org`);
const MISSION = "/mission/content-creator-in-1";

/** A visitor whose registration waits for its code, once another may be sent. */
async function waiting(app: App): Promise<Visitor> {
  const registering = await registerVisitor(app, "form-waiting@example.org");
  await app.passTime("61 seconds");
  return registering;
}

/** A member who requests a code once the pause is over. */
async function returning(app: App): Promise<Visitor> {
  await registerVisitor(app, "form-login@example.org");
  await app.passTime("61 seconds");
  return app.visitor();
}

const STATEMENT = { name: "Anna", email: "form-statement@example.org", contract: "Pro" };

/** The forms of registration, login and first steps, and those that need no account, each with a valid body. */
export const FORMS: FormCase[] = [
  {
    name: "registration",
    path: "/onboarding",
    fields: { name: "Anna", email: "form-new@example.org" },
    sender: visitor,
  },
  {
    name: "login",
    path: "/auth",
    fields: { intent: "send", email: "form-login@example.org" },
    sender: returning,
  },
  {
    name: "code",
    path: "/auth",
    fields: { intent: "confirm", code: "000000" },
    sender: (app) => registerVisitor(app, "form-code@example.org"),
  },
  { name: "another code", path: "/email-verification", fields: { intent: "resend" }, sender: waiting },
  {
    name: "confirmation of the address",
    path: "/email-verification",
    fields: { intent: "confirm", code: "000000" },
    sender: (app) => registerVisitor(app, "form-confirm@example.org"),
  },
  {
    name: "correction of the address",
    path: "/email-verification",
    fields: { intent: "change", email: "form-corrected@example.org" },
    sender: (app) => registerVisitor(app, "form-wrong@example.org"),
  },
  {
    name: "answer of the test",
    path: "/quiz",
    fields: { intent: "answer", question: "q4", answer: "3", next: "2" },
    sender: newcomer("answer"),
  },
  {
    name: "answers of the test",
    path: "/quiz",
    fields: { intent: "save", answers: '{"q4":3}' },
    sender: newcomer("answers"),
  },
  { name: "path", path: "/career-path-selection", fields: { path: "content-creator-in" }, sender: newcomer("path") },
  {
    name: "note",
    path: MISSION,
    fields: { intent: "note", note: "Meine Notiz" },
    sender: member("note"),
    freeText: ["note"],
  },
  {
    name: "whether a mission helped",
    path: MISSION,
    fields: { intent: "helpful", helpful: "yes" },
    sender: member("helpful"),
  },
  {
    name: "what is wrong with a mission",
    path: MISSION,
    fields: { intent: "remark", remark: "Die Adresse gibt es nicht mehr" },
    sender: member("remark"),
    freeText: ["remark"],
  },
  {
    name: "sentences for an evening",
    path: MISSION,
    fields: {
      intent: "evening",
      "abend.wenn": "Wenn Ruhe ist, dann schreibe ich",
      "abend.sonst": "Dann morgen",
      offer: "",
    },
    sender: member("evening"),
    freeText: ["abend.wenn", "abend.sonst", "offer"],
  },
  {
    name: "task",
    path: MISSION,
    fields: { intent: "task", task: "cc1-2", answer: "Mein Satz", completed: "on" },
    sender: member("task"),
    freeText: ["answer"],
  },
  {
    name: "cancellation",
    path: "/kuendigen",
    fields: {
      id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
      kind: "cancellation_for_cause",
      reason: "Umzug",
      ...STATEMENT,
      when: "day",
      day: "2027-01-31",
      confirmTo: "form-elsewhere@example.org",
    },
    sender: visitor,
    freeText: ["reason"],
  },
  {
    name: "withdrawal",
    path: "/widerruf",
    fields: { id: "6fa459ea-ee8a-4ca4-894e-db77e160355e", ...STATEMENT },
    sender: visitor,
  },
];
