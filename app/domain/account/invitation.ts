/** What of a name stands on a public page: the first word alone. */
export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

export const invitationPath = (code: string): string => `/einladung/${code}`;

/** Anything else is not looked up. */
export const isInvitationCode = (text: string): boolean => /^[0-9a-f]{12}$/.test(text);
