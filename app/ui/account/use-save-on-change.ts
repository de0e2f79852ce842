import { useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** For checkboxes and radios: submits changes, also those made before hydration. Without JavaScript add a button. */
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
