import { errors, type Message } from "~/domain/messages";
import { emailRefusal } from "~/domain/registration";

/** Why a form that asks for an address or for a code is shown again. */
export interface CodeFormFailure {
  code?: Message;
  email?: Message;
  notice?: Message;
  /** The address as typed. */
  value?: string;
}

/** What such a form says to input that its schema refuses. */
export function codeFormRefusal({ intent, email }: Readonly<Record<string, unknown>>): CodeFormFailure {
  if (intent === "confirm") return { code: errors.codeFormat };
  const value = typeof email === "string" ? email : "";
  return { email: emailRefusal(value), value };
}
