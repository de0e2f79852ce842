import * as z from "zod";
import { spellAddress, addressToLookUp } from "./address";

const readBy = (read: (text: string) => string | null) =>
  z.string().transform((text, context) => {
    const address = read(text);
    if (address !== null) return address;
    context.addIssue({ code: "custom", message: "keine E-Mail-Adresse" });
    return z.NEVER;
  });

/** An address that is taken in, in its one spelling. */
export const oneAddress = readBy(spellAddress);

/** An address that is looked up. */
export const knownAddress = readBy(addressToLookUp);

/** An address that is shown as it was written. */
export const writtenAddress = z.string().refine((text) => spellAddress(text) !== null, "keine E-Mail-Adresse");
