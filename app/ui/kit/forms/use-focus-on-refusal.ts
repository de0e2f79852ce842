import { useEffect, useRef } from "react";

/** Focuses the form's first invalid field, or the first choice of an invalid group, when the action has refused it. */
export function useFocusOnRefusal(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer)
      form.current
        ?.querySelector<HTMLElement>(":is(input,select,textarea)[aria-invalid=true],fieldset[aria-invalid=true] input")
        ?.focus();
  }, [answer]);
  return form;
}
