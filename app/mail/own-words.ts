/** Line with a recipient's own sentence for the next evening. */
export const ownWords = (evening: string): string => `Dein Satz für den Abend: ${evening}`;
