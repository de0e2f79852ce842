import { domainToUnicode } from "node:url";
import { inArray, sql, type Column, type SQL } from "drizzle-orm";
import { keyOfAddress } from "~/domain/email/address";

/**
 * The spellings in which rows may keep an address: as it was typed, its one spelling, and the domain in letters, as
 * rows have it from before there was one spelling. The likeliest first.
 */
export function spellingsOf(typed: string): string[] {
  const address = keyOfAddress(typed);
  const at = address.lastIndexOf("@") + 1;
  const inLetters = address.slice(0, at) + domainToUnicode(address.slice(at));
  return [...new Set([typed, address, inLetters])];
}

export const hasAddress = (column: Column, typed: string): SQL => inArray(column, spellingsOf(typed));

/** For two rows that keep the same address in two spellings: the one that was typed comes first. */
export const byLikelihood = (column: Column, typed: string): SQL => {
  const [first = typed, second = typed] = spellingsOf(typed);
  return sql`case ${column} when ${first} then 0 when ${second} then 1 else 2 end`;
};
