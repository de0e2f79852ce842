import { useId } from "react";

/** Something to be switched on or off, with what that means. */
export function Switch({ name, label, hint, on }: { name: string; label: string; hint?: string; on: boolean }) {
  const id = useId();
  return (
    <div className="switch">
      <label className="switch-line">
        {label}
        <input
          type="checkbox"
          role="switch"
          name={name}
          defaultChecked={on}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
