/** The part of a name that a public page shows. */
export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

export const invitationPath = (code: string): string => `/einladung/${code}`;

/** Codes of any other shape are refused without a query. */
export const isInvitationCode = (text: string): boolean => /^[0-9a-f]{12}$/.test(text);
