import type { Message } from "~/domain/messages";
import { Field } from "./field";

interface EmailFieldProps {
  label: string;
  hint?: string;
  /** What was typed before, when the form comes back. */
  value: string | undefined;
  error: Message | undefined;
}

/** An e-mail address, with the keyboard and the suggestions that belong to it. */
export function EmailField({ value, ...field }: EmailFieldProps) {
  return (
    <Field
      {...field}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={254}
      defaultValue={value}
    />
  );
}
