import { spellAddress } from "~/domain/email/address";
import { escape } from "./escape";

// Up to the sign that ends the sentence around it.
const ADDRESS = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?()]|[^\s<>"(),;:@]+@[^\s<>"(),;:@]*[^\s<>"(),;:@.!?])/g;

/** A paragraph as HTML, with the addresses in it as links. What strangers wrote has none by then (`withoutLinks`). */
export const linked = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 0 ? escape(part) : linkTo(part)))
    .join("");

function linkTo(address: string): string {
  const to = address.startsWith("https://") ? address : `mailto:${spellAddress(address) ?? address}`;
  return `<a href="${escape(to)}" style="color:inherit">${escape(address)}</a>`;
}
