import { domainToUnicode } from "node:url";
import { inArray, sql, type Column, type SQL } from "drizzle-orm";
import { keyOfAddress } from "~/domain/email/address";

/**
 * Spellings under which rows may store an address, the likeliest first: as typed, the canonical spelling, and the
 * domain in Unicode, as rows have it from before there was a canonical spelling.
 */
export function spellingsOf(typed: string): string[] {
  const address = keyOfAddress(typed);
  const at = address.lastIndexOf("@") + 1;
  const inLetters = address.slice(0, at) + domainToUnicode(address.slice(at));
  return [...new Set([typed, address, inLetters])];
}

export const hasAddress = (column: Column, typed: string): SQL => inArray(column, spellingsOf(typed));

/** Sort key for two rows that store one address in two spellings: the typed spelling comes first. */
export const byLikelihood = (column: Column, typed: string): SQL => {
  const [first = typed, second = typed] = spellingsOf(typed);
  return sql`case ${column} when ${first} then 0 when ${second} then 1 else 2 end`;
};
