export type Token = { kind: "number" | "name" | "sign"; text: string };

const TOKEN = /\s*(?:(\d+(?:,\d+)?)|([a-z]+)|([<>]=?|[-+*/();]))/y;

/** Words, numbers and signs of a formula in their order; null where there is something else. */
export function readTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, number, name, sign] = TOKEN.exec(text) ?? [];
    if (number) tokens.push({ kind: "number", text: number });
    else if (name) tokens.push({ kind: "name", text: name });
    else if (sign) tokens.push({ kind: "sign", text: sign });
    else return null;
  }
  return tokens;
}
