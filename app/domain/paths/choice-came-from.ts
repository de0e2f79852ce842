/** Address of the choice or the result that linked here, from the request's Referer; null for every other page. */
export function choiceCameFrom(referer: string | null, origin: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const isChoice = ["/career-path-selection", "/quiz-results"].includes(from.pathname);
  return from.origin === origin && isChoice ? `${from.pathname}${from.search}` : null;
}
