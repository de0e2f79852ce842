import { domainToUnicode } from "node:url";
import { isSameAddress } from "./address";

/**
 * An address as people write it, with its domain in letters, wherever a person reads it: pages, text of mails, an export
 * as a sheet, a terminal. Stored, and sent to machines, is the spelling of DNS (punycode).
 */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const inLetters = address.slice(0, at) + domainToUnicode(address.slice(at));
  return isSameAddress(inLetters, address) ? inLetters : address;
}
