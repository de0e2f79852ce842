import { useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Props of a form of boxes and buttons that saves itself at each change, also what was changed before the page came
 * alive. Without JavaScript the form needs a button.
 */
export function useSaveOnChange() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const save = () => submit(form.current, { replace: true, preventScrollReset: true });
  useEffect(() => {
    const inputs = form.current?.querySelectorAll("input") ?? [];
    if ([...inputs].some(({ checked, defaultChecked }) => checked !== defaultChecked)) save();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- once, when the page comes alive
  return { ref: form, onChange: save };
}
