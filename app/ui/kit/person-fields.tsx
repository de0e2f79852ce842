import type { Message } from "~/domain/messages";
import { Field } from "./field";

interface PersonFieldProps {
  /** What was typed before, when the form comes back. */
  value: string | undefined;
  error: Message | undefined;
}

/** What the app calls somebody by. */
export const FirstNameField = ({ value, error }: PersonFieldProps) => (
  <Field
    label="Dein Vorname"
    name="name"
    autoComplete="given-name"
    required
    maxLength={80}
    defaultValue={value}
    error={error}
  />
);

/** An e-mail address, with the keyboard and the suggestions that belong to it. */
export function EmailField({ value, ...field }: PersonFieldProps & { label: string; hint?: string }) {
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
