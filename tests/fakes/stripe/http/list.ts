import * as z from "zod";
import { invalid, missing } from "./api-error";
import { integer, range, text } from "./params";

/** Parameters common to all lists. */
export const page = { limit: integer.optional(), starting_after: text.optional(), ending_before: text.optional() };

export interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

const DEFAULT_LIMIT = 10;

/** One page of a list, newest first as everywhere at Stripe. */
export function listOf<Row extends { id: string }>(url: string, rows: Row[], asked: Page) {
  const limit = asked.limit ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > 100) throw invalid("This value must be between 1 and 100.", { param: "limit" });
  const { starting_after, ending_before } = asked;
  const after = starting_after ? placeOf(starting_after, rows, "starting_after") + 1 : 0;
  const before = ending_before ? placeOf(ending_before, rows, "ending_before") : rows.length;
  const from = ending_before ? Math.max(after, before - limit) : after;
  const to = Math.min(before, from + limit);
  const has_more = ending_before ? from > after : to < before;
  return { object: "list", data: rows.slice(from, to), has_more, url };
}

function placeOf(id: string, rows: { id: string }[], param: string): number {
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) throw missing("object", id, param);
  return place;
}

export const isWithin = (at: number, span: z.output<typeof range> | undefined): boolean =>
  span === undefined ||
  (at > (span.gt ?? -Infinity) &&
    at >= (span.gte ?? -Infinity) &&
    at < (span.lt ?? Infinity) &&
    at <= (span.lte ?? Infinity));
