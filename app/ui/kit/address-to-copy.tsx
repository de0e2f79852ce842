import { useId } from "react";
import { input } from "./variants";

/** An address to copy: whole, and selected when it takes the focus. */
export function AddressToCopy({ label, address }: { label: string; address: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={`${input("area")} break-all`}
        rows={3}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
