import { isSameAddress } from "../email/address";

export const DELETION_WORD = "LÖSCHEN";

export function confirmsDeletion(typed: string, email: string): boolean {
  const text = typed.normalize("NFC").trim();
  return text.toLocaleUpperCase("de") === DELETION_WORD || isSameAddress(text, email);
}
