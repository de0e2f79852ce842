import { useId } from "react";
import type { Message } from "~/domain/messages/messages";
import { FieldError, Icon, input } from "../kit";

interface NumberChoiceProps {
  label: string;
  name: string;
  most: number;
  unit: readonly [one: string, many: string];
  value: string | undefined;
  error: Message | undefined;
}

/** A choice of a number from 1 on. */
export function NumberChoice({ label, name, most, unit: [one, many], value, error }: NumberChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          className={`${input()} appearance-none pe-13 font-sans`}
          defaultValue={value}
          autoFocus={error !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1} {index === 0 ? one : many}
            </option>
          ))}
        </select>
        <span
          className="pointer-events-none absolute inset-y-0 end-0 grid w-12 rotate-90 place-items-center"
          aria-hidden="true"
        >
          <Icon name="next" size={20} />
        </span>
      </div>
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  );
}
