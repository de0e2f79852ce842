/** Copies a text and returns the message about it. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Kopiert. Jetzt kannst du es einfügen, wo du magst.";
  } catch {
    return "Das hat nicht geklappt. Markiere den Text und kopiere ihn selbst.";
  }
}
