import type { ReactNode } from "react";

/** One of several radio options; `id` is what the styles of the form ask about. */
export const Option = ({
  name,
  value,
  id,
  isChosen,
  children,
}: {
  name: string;
  value: string;
  id: string;
  isChosen: boolean;
  children: ReactNode;
}) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="radio"
      name={name}
      value={value}
      id={id}
      defaultChecked={isChosen}
      className="size-5 shrink-0 accent-primary"
    />
    <span>{children}</span>
  </label>
);
