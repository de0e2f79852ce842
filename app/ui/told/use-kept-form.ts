import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import type { BesideMissions } from "~/domain/mission-work/beside-missions";
import { kept } from "~/domain/messages/messages";
import { editEntry } from "~/domain/mission-work/mission-work";
import { workStore } from "../mission-work";

/** Changed values of a form, by task. */
export interface ToldInForm {
  id: BesideMissions;
  answers: Readonly<Record<string, string | undefined>>;
}

/**
 * Keeps on the device what a form tells when it does not arrive, and says so; it goes when there is a connection. For
 * `onSubmit` around a page's forms; `read` returns null for a form that is not kept.
 */
export function useKeptForm(read: (fields: FormData) => ToldInForm | null) {
  const sent = useRef<(ToldInForm & { at: number; isValid: boolean }) | null>(null);
  useEffect(() => {
    const keepIt = (event: WindowEventMap["app-failed"]) => {
      const told = sent.current;
      sent.current = null;
      // Refused, as after too many: the same would be refused again.
      if (isRouteErrorResponse(event.detail) && event.detail.status >= 400 && event.detail.status < 500) return;
      const answers = Object.entries(told?.answers ?? {}).flatMap(([task, answer]) =>
        answer === undefined ? [] : [{ task, answer }],
      );
      // Without room on the device only the page has it: that is told as of any other form.
      if (!told?.isValid || answers.length === 0 || !workStore.isKept()) return;
      // The window's own listener, which comes after this one, tells what is lost.
      event.stopImmediatePropagation();
      for (const { task, answer } of answers) {
        workStore.edit(told.id, (work) => ({
          ...work,
          answers: { ...work.answers, [task]: editEntry(work.answers[task], answer, told.at) },
        }));
      }
      void workStore.flush();
      window.dispatchEvent(new CustomEvent("app-toast", { detail: kept }));
    };
    window.addEventListener("app-failed", keepIt, { capture: true });
    return () => window.removeEventListener("app-failed", keepIt, { capture: true });
  }, []);
  return ({ target }: FormEvent<HTMLElement>) => {
    const told = target instanceof HTMLFormElement ? read(new FormData(target)) : null;
    const isValid = target instanceof HTMLFormElement && target.checkValidity();
    sent.current = told && { ...told, isValid, at: Date.now() };
  };
}
