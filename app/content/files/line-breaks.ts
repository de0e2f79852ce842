/** Windows ends lines with two characters, old Macs with the other one alone. */
export const withUnixBreaks = (raw: string): string => raw.replace(/\r\n?/g, "\n");
