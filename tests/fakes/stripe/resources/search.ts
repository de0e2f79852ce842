import { invalid } from "../http/api-error";

interface Searched {
  id: string;
  metadata: Record<string, string>;
}

interface SearchRequest {
  query: string;
  limit?: number | undefined;
  page?: string | undefined;
}

/**
 * `email:'anna@example.com' AND metadata['person']:'7'`: of Stripe's language the exact match alone. Stripe's index is up
 * to a minute behind; this one never is, so nothing may rest on it.
 */
export function search<Row extends Searched>(
  url: string,
  rows: Row[],
  { query, limit = 10, page = "0" }: SearchRequest,
) {
  const clauses = query.split(/ AND /i).map(clauseOf);
  const found = rows.filter((row) => clauses.every((matches) => matches(row)));
  const from = Number(page);
  const has_more = from + limit < found.length;
  const next_page = has_more ? String(from + limit) : null;
  return { object: "search_result", data: found.slice(from, from + limit), has_more, next_page, url };
}

function clauseOf(clause: string): (row: Searched) => boolean {
  const inMetadata = /^metadata\[["'](.+)["']\]:["'](.*)["']$/.exec(clause.trim());
  if (inMetadata) {
    const [, name = "", value] = inMetadata;
    return ({ metadata }) => metadata[name] === value;
  }
  const [, name = "", value] = /^([a-z_]+):["'](.*)["']$/.exec(clause.trim()) ?? [];
  if (value === undefined) throw invalid(`We were unable to parse your search query: ${clause}`, { param: "query" });
  return (row) => String(new Map<string, unknown>(Object.entries(row)).get(name)) === value;
}
