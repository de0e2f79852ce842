import * as z from "zod";
import { spellAddress, addressToLookUp } from "./address";

const readBy = (read: (text: string) => string | null) =>
  z.string().transform((text, context) => {
    const address = read(text);
    if (address !== null) return address;
    context.addIssue({ code: "custom", message: "keine E-Mail-Adresse" });
    return z.NEVER;
  });

/** A new address, in its canonical spelling. */
export const oneAddress = readBy(spellAddress);

/** An address for a lookup, also in spellings that earlier rules accepted. */
export const knownAddress = readBy(addressToLookUp);

/** An address for display, in its own spelling. */
export const writtenAddress = z.string().refine((text) => spellAddress(text) !== null, "keine E-Mail-Adresse");
