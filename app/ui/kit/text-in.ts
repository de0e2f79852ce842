/** A field's text from FormData; empty when it is missing or a file. */
export function textIn(form: HTMLFormElement | null, field: string): string {
  const value = form && new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
