import { useEffect, useRef } from "react";

/** For a form whose answer may refuse something: the focus then goes to the first field to be mended. */
export function useFocusOnRefusal(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  return form;
}
