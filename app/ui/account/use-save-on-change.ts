import { useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Props of a form of checkboxes and radios that submits itself on change, and on hydration what was changed before.
 * Without JavaScript the form needs a button.
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
