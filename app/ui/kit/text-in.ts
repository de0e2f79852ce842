/** What stands in a field of a form; nothing where there is no such field. */
export function textIn(form: HTMLFormElement | null, field: string): string {
  const value = form && new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
