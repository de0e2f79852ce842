import { hasWritten } from "~/content/blanks/blanks-on-paper";
import { blanksIn, fillBlanks, fillBoxes, type Blank } from "~/content/blanks/read-blanks";
import { offerFor, type SaidBefore } from "~/content/blanks/said-before";
import { fillTemplateBoxes } from "~/content/blanks/template-boxes";
import { blankTask, templateFragment } from "~/domain/blanks/blank-work";
import { CLEARED } from "~/domain/blanks/box";
import { escapeHtml } from "~/domain/text/escape-html";
import { button } from "../kit/variants";
import { CONTACT_WORD, isSameNextTime } from "~/domain/blanks/blank";
import { fieldHtml, onceHtml, tickHtml } from "./field-html";

interface Filling {
  /** Values of the blanks, by task. */
  written: ReadonlyMap<string, string>;
  said: SaidBefore;
  /** Address that takes the forms. */
  action: string;
  /** The name for which a template was opened. */
  contact?: string | null;
}

/** A mission's text with the blanks of its templates as fields, each template with a form of its own. */
export const withFields = (html: string, filling: Filling): string =>
  fillTemplateBoxes(html, ({ id, html: text }, copy) =>
    [
      openForm(id, filling.action),
      `<div class="prose" data-vorlage="${id}" id="${templateFragment(id)}">${fieldsIn(text, formOf(id), filling)}</div>`,
      copy,
      saveHtml(id),
      clearHtml(id, blanksIn(text), filling),
    ].join(""),
  );

/** The text of a template that has a page of its own, with its form. */
export const templateWithFields = (id: string, html: string, filling: Filling): string =>
  `${openForm(id, filling.action)}${fieldsIn(html, formOf(id), filling)}${saveHtml(id)}${clearHtml(id, blanksIn(html), filling)}`;

const formOf = (id: string): string => `felder.${id}`;

/**
 * The form starts before its fields with a hidden button: the first one is pressed by the Enter key, and must
 * not be an offer.
 */
const openForm = (id: string, action: string): string =>
  `<form method="post" action="${escapeHtml(action)}" id="${formOf(id)}" data-template autocomplete="off" hidden>` +
  `<input type="hidden" name="intent" value="template"><input type="hidden" name="template" value="${id}"><button></button></form>`;

const saveHtml = (id: string): string =>
  `<p class="no-js print:hidden"><button class="${button("quiet")}" form="${formOf(id)}">Vorlage speichern</button></p>`;

/** Makes a template empty for the next one that it is sent to. What is the same everywhere stays; shown once there is more. */
function clearHtml(id: string, blanks: readonly Blank[], { written }: Filling): string {
  const cleared = blanks.filter(({ word }) => !isSameNextTime(word));
  if (cleared.length === 0) return "";
  const stays = cleared.length < blanks.length ? " Was überall gleich ist, etwa dein Name, bleibt stehen." : "";
  return (
    `<details class="disclosure print:hidden" data-clear${hasWritten(cleared, written) ? "" : " hidden"}><summary>Für das nächste Mal leeren</summary>` +
    `<p>Was du hier eingetragen hast, wird auch aus deiner Mappe entfernt.${stays} Brauchst du diese Fassung noch, dann lade vorher die Datei.</p>` +
    `<p><button class="${button("quiet")}" form="${formOf(id)}" name="clear" value="${CLEARED}">Ja, Vorlage leeren</button></p></details>`
  );
}

function fieldsIn(html: string, form: string, { written, said, contact }: Filling): string {
  const writtenIn = (name: string) => written.get(blankTask(name)) ?? "";
  const withTicks = fillBoxes(html, (blank, words) => tickHtml(blank, words, { form, written: writtenIn(blank.name) }));
  return fillBlanks(withTicks, (blank, after) => {
    const kept = writtenIn(blank.name);
    if (contact && blank.word === CONTACT_WORD) return onceHtml(blank, { form, written: kept, once: contact });
    return fieldHtml(blank, { form, after, written: kept, offer: offerFor(blank, said) });
  });
}
