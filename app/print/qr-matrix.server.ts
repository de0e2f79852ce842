import { encode } from "uqr";

/** Rows of dark and light. It can be read with a seventh of it gone, as paper is folded. */
export const qrMatrix = (address: string): boolean[][] => encode(address, { ecc: "M", border: 0 }).data;
