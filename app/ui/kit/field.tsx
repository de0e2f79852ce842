import { useId, type InputHTMLAttributes } from "react";
import type { Message } from "~/domain/messages";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  hint?: string;
  error?: Message | undefined;
}

/** A labelled input whose hint and error are announced with it. */
export function Field({ label, hint, error, className = "", autoFocus = false, ...input }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      ) : null}
      <input
        {...input}
        id={id}
        className={`input ${className}`}
        // A page that comes back with something to be mended begins there, also without JavaScript.
        autoFocus={autoFocus || error !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error ? (
        <p id={`${id}-error`} className="field-error">
          <strong>{error.title}</strong>
          {error.description ? ` – ${error.description}` : ""}
        </p>
      ) : null}
    </div>
  );
}
