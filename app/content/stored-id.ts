/** Rows name it; it never changes, so that processes of several versions agree on them. */
export const storedId = ({ id, alias }: { id: string; alias?: string | undefined }): string => alias ?? id;
