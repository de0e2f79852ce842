import { escapeHtml } from "~/domain/text/escape-html";
import { notice } from "../kit/variants";

/** Where the evenings of a rhythm are chosen. */
const RHYTHM = "/profile/einstellungen/rhythmus";

interface Week {
  /** The rhythm's week in a line; null: none is set. */
  line: string | null;
  /** A clock, as markup. */
  clock: string;
}

/** Markup of the week in the learner's rhythm, or the invitation to one, so it costs /home no script. */
export const weekHtml = ({ line, clock }: Week): string =>
  `<a class="group row text-inherit ${line === null ? notice("plain") : "min-h-11"}" href="${RHYTHM}">` +
  `<span class="shrink-0 text-primary">${clock}</span><span>${said(line)}</span></a>`;

const said = (line: string | null): string =>
  `<strong class="group-hover:underline">${escapeHtml(line ?? "Such dir Abende aus")}</strong>` +
  (line === null ? '<span class="block text-sm text-soft">die zu deinem Leben passen</span>' : "");
