/** Pattern for LIKE that matches `text` literally: escapes %, _ and \. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
