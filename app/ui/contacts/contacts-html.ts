import { CONTACTS, firstMessageAddress } from "~/domain/contacts/address";
import { countReached, sayCounted, type TaskCount } from "~/domain/contacts/counted";
import { firstNameOf } from "~/domain/contacts/first-name";
import { escapeHtml } from "~/domain/text/escape-html";
import { EXPERIMENTS } from "~/domain/experiments/address";
import { countContacts, sayContacts, type ContactCounts } from "~/domain/contacts/counts";

const BOX =
  "rounded-[1.125rem] border border-line bg-surface px-[min(1.125rem,4.5vw)] py-4 [&>*+*]:mt-2 print:break-inside-avoid";

/** How many contacts there are and how far, with the way to them and to the next message; without any, the way to begin. */
export function contactsHtml(counts: ContactCounts, next: { id: string; name: string } | null): string {
  const number = countContacts(counts);
  const label = `<p class="font-display font-strong text-primary">Dein Kundenweg</p>`;
  const said =
    number === 0
      ? "Hier steht noch niemand."
      : `${number === 1 ? "Hier steht" : "Hier stehen"} ${sayContacts(counts)}.`;
  const way =
    number === 0
      ? `<a href="${CONTACTS}#neu">Den ersten Kontakt notieren</a>`
      : `<a href="${CONTACTS}">Kundenweg öffnen</a>`;
  const before = `<p><a href="${EXPERIMENTS}">Erst prüfen: Versuche statt Pläne</a></p>`;
  const message = next
    ? `<p class="wrap-anywhere"><a href="${firstMessageAddress(next.id)}">Erste Nachricht an ${escapeHtml(firstNameOf(next.name))}</a></p>`
    : "";
  return `<div role="note" class="${BOX}">${label}<p>${said}</p>${message}<p>${way}</p>${before}</div>`;
}

/** How many of what a task counts stand there, with the way to them; the box of the task stays the learner's. */
export function countedHtml(farthest: ContactCounts, counted: TaskCount): string {
  const number = countReached(farthest, counted.was);
  const way = `<a href="${CONTACTS}${number === 0 ? "#neu" : ""}">Kundenweg</a>`;
  const enough = number >= counted.anzahl ? " Sind es die, um die es hier geht? Dann setz den Haken." : "";
  return `Auf deinem ${way}: ${sayCounted(number, counted)}.${enough}`;
}
