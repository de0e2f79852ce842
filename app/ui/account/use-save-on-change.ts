import { useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Props of a form of boxes and buttons that saves itself at each change, also what was changed before the page came
 * alive. Without JavaScript the form needs a button.
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
