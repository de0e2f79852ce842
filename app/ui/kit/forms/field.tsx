import { useId, type InputHTMLAttributes } from "react";
import type { Message } from "~/domain/messages/messages";
import { FieldError } from "./field-error";
import { input } from "../variants";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  hint?: string;
  error?: Message | undefined;
  look?: "plain" | "code";
}

export function Field({ label, hint, error, look = "plain", autoFocus = false, ...attributes }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <input
        {...attributes}
        id={id}
        className={input(look)}
        // The first refused field has the focus when the form comes back, also without JavaScript.
        autoFocus={autoFocus || error !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  );
}
