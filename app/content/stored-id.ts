/** Id that database rows refer to; it never changes, so that processes of several versions agree. */
export const storedId = ({ id, alias }: { id: string; alias?: string | undefined }): string => alias ?? id;
