import type { ClientUser } from "~/domain/account/client-user";
import { templateWork } from "~/domain/blanks/blank-work";
import { editEntry, type ServerWork } from "~/domain/mission-work/mission-work";
import { readable } from "~/domain/text/readable";
import { flushAfterPause, keepSending, SAVING_WORDS, workStore } from "../mission-work";
import { clearTemplate, fillFields, isOfBlank, stayInLine, takeOffer, writeEarly, writeFrom } from "./fields";
import { grow } from "./live";

export interface KeptTemplate {
  writeFrom: (target: EventTarget) => void;
  /** False for a button that neither offers nor empties. */
  press: (button: HTMLButtonElement) => boolean;
  stop: () => void;
}

/** Keeps what is written into a template of its own page, as a mission's page keeps its work. */
export function keepTemplate({
  slug,
  user,
  work,
  say,
}: {
  slug: string;
  user: ClientUser;
  work: ServerWork;
  say: (said: string) => void;
}): KeptTemplate {
  const id = templateWork(slug);
  const write = (task: string, text: string) => {
    workStore.edit(id, (before) => ({
      ...before,
      answers: { ...before.answers, [task]: editEntry(before.answers[task], readable(text), Date.now()) },
    }));
    flushAfterPause();
  };
  const show = () => {
    fillFields(document, (task) => workStore.get(id)?.answers[task]?.value ?? "");
    say(SAVING_WORDS[workStore.saving()]);
  };
  workStore.open(user);
  workStore.receive(id, work);
  writeEarly(document, write);
  const unsubscribe = workStore.subscribe(show);
  const stopSending = keepSending(() => location.reload());
  // At once, as the next tap may be on the file.
  const onChange = (event: Event) => void (isOfBlank(event) && workStore.flush());
  document.addEventListener("change", onChange);
  document.addEventListener("keydown", stayInLine);
  show();
  if (workStore.hasUnsent()) void workStore.flush();
  return {
    writeFrom(target) {
      if (writeFrom(target, write)) grow(target);
    },
    press: (button) => takeOffer(button, write) || clearTemplate(button, write),
    stop() {
      unsubscribe();
      stopSending();
      document.removeEventListener("change", onChange);
      document.removeEventListener("keydown", stayInLine);
    },
  };
}
