/** Converts the line breaks of Windows (CRLF) and old Macs (CR) to LF. */
export const withUnixBreaks = (raw: string): string => raw.replace(/\r\n?/g, "\n");
