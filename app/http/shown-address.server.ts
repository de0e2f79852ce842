import { domainToUnicode } from "node:url";
import { isSameAddress } from "~/domain/email/address";

/** As people write an address, with its domain in letters; kept is the spelling that DNS has. */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const inLetters = address.slice(0, at) + domainToUnicode(address.slice(at));
  return isSameAddress(inLetters, address) ? inLetters : address;
}
