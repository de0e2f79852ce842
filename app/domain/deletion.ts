export const DELETION_WORD = "LÖSCHEN";

/** Whether somebody has typed what confirms the deletion of their account: the word, or their own address. */
export function confirmsDeletion(typed: string, email: string): boolean {
  const text = typed.normalize("NFC").trim();
  return text.toLocaleUpperCase("de") === DELETION_WORD || text.toLowerCase() === email.toLowerCase();
}
