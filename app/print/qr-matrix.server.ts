import { encode } from "uqr";

/** Rows of dark and light modules. The code stays readable with a seventh of it missing, as paper is folded. */
export const qrMatrix = (address: string): boolean[][] => encode(address, { ecc: "M", border: 0 }).data;
