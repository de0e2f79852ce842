import { useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Submits a form of checkboxes and radios on change, with changes made before hydration. Without JavaScript it needs a
 * button.
 */
export function useSaveOnChange() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const save = useCallback(() => submit(form.current, { replace: true, preventScrollReset: true }), [submit]);
  useEffect(() => {
    const inputs = form.current?.querySelectorAll("input") ?? [];
    if ([...inputs].some(({ checked, defaultChecked }) => checked !== defaultChecked)) save();
  }, [save]);
  return { ref: form, onChange: save };
}
