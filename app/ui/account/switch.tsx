import { useId } from "react";

/** Something to be switched on or off, with what that means. */
export function Switch({ name, label, hint, on }: { name: string; label: string; hint?: string; on: boolean }) {
  const id = useId();
  return (
    <div className="switch">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        defaultChecked={on}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
