/** What a recipient means to do on the next evening, as they wrote it. */
export const ownWords = (evening: string): string => `Dein Satz für den Abend: ${evening}`;
