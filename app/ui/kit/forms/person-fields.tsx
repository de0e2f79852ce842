import type { Message } from "~/domain/messages/messages";
import { Field } from "./field";

interface PersonFieldProps {
  /** The value typed before the form was refused. */
  value: string | undefined;
  error: Message | undefined;
}

export const FirstNameField = ({ autoFocus, value, error }: PersonFieldProps & { autoFocus?: boolean }) => (
  <Field
    label="Dein Vorname"
    autoFocus={autoFocus}
    name="name"
    autoComplete="given-name"
    required
    maxLength={80}
    defaultValue={value}
    error={error}
  />
);

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
