import { errors, type Message } from "~/domain/messages/messages";
import { emailRefusal } from "~/domain/account/registration";
import { typedText } from "~/http/fields";

export interface CodeFormFailure {
  code?: Message;
  email?: Message;
  notice?: Message;
  /** The email address as typed. */
  value?: string;
}

export function codeFormRefusal(fields: Readonly<Record<string, unknown>>): CodeFormFailure {
  if (fields.intent === "confirm") return { code: errors.codeFormat };
  const value = typedText(fields, "email");
  return { email: emailRefusal(value), value };
}
