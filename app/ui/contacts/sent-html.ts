import { contactAddress, CONTACTS, SENT_FRAGMENT } from "~/domain/contacts/address";
import type { KeptContact } from "~/domain/contacts/contact";
import { ASKS } from "~/domain/contacts/first-sent";
import { escapeHtml } from "~/domain/text/escape-html";
import { button, input } from "../kit/variants";

/** Asks whether a message to the contact has gone out, and when to ask again; a plain form. */
export const sentHtml = ({ id, name }: Pick<KeptContact, "id" | "name">, { askOn }: { askOn: string }): string =>
  `<section id="${SENT_FRAGMENT}" tabindex="-1" class="card flex flex-col gap-3 scroll-mt-24 print:hidden" aria-labelledby="abgeschickt-frage">` +
  `<h2 id="abgeschickt-frage">Abgeschickt?</h2>` +
  `<p class="wrap-anywhere">Dann steht ${escapeHtml(name)} auf deinem Kundenweg als angeschrieben.</p>` +
  `<form method="post" action="${CONTACTS}" class="flex flex-col gap-3">` +
  `<input type="hidden" name="intent" value="sent"><input type="hidden" name="id" value="${id}"><input type="hidden" name="asks" value="${ASKS}">` +
  `<label class="grid gap-1.5 font-semibold">Wann fragst du nach, wenn nichts kommt?<input type="date" name="nextOn" value="${askOn}" class="${input()}"></label>` +
  `<p class="row flex-wrap"><button class="${button("primary")}">Ja, abgeschickt</button>` +
  `<a class="${button("quiet")}" href="${escapeHtml(contactAddress(id))}">Noch nicht</a></p>` +
  `</form></section>`;
