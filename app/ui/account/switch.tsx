import { useId } from "react";

/** The CSS of `switch` draws its dot. */
const SWITCH =
  "switch h-8 w-13 cursor-pointer appearance-none rounded-full border-2 border-control bg-surface p-0.75 tight:my-1";

export function Switch({ name, label, hint, on }: { name: string; label: string; hint?: string; on: boolean }) {
  const id = useId();
  return (
    <div>
      <label className="grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 font-semibold tight:grid-cols-1">
        {label}
        <input
          type="checkbox"
          role="switch"
          className={`${SWITCH} checked:border-primary checked:bg-primary`}
          name={name}
          defaultChecked={on}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
