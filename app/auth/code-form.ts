import { errors, type Message } from "~/domain/messages";
import { emailRefusal } from "~/domain/registration";
import { textOf } from "~/http/fields";

/** Why a form that asks for an address or for a code is shown again. */
export interface CodeFormFailure {
  code?: Message;
  email?: Message;
  notice?: Message;
  /** The address as it was typed. */
  value?: string;
}

/** What such a form says to input that its schema refuses. */
export function codeFormRefusal(fields: Readonly<Record<string, unknown>>): CodeFormFailure {
  if (fields.intent === "confirm") return { code: errors.codeFormat };
  const value = textOf(fields, "email");
  return { email: emailRefusal(value), value };
}
