import { useEffect, useRef } from "react";

/** Focuses the form's first invalid field when the action has refused it. */
export function useFocusOnRefusal(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  return form;
}
