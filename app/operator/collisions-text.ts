import { longDate } from "~/domain/time/german-dates";
import { phrase, section, terminalLine } from "./lines";

const WHAT_TO_DO =
  "Jede Schreibweise führt zu ihrem Konto. Frag die Person, welches sie behalten will: Das andere löscht sie selbst.";

/** Accounts that share a mailbox, as each is spelled: that alone tells them apart. Nothing when there are none. */
export function collisionsText(mailboxes: readonly (readonly { email: string; createdAt: Date }[])[]): string[] {
  if (mailboxes.length === 0) return [];
  const accounts = mailboxes.map((held) =>
    held.map(({ email, createdAt }) => phrase(terminalLine(email), `seit ${longDate(createdAt)}`)),
  );
  return [...section("Postfächer mit mehreren Konten", accounts), "", WHAT_TO_DO];
}
