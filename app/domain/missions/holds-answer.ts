/** Whether a task of this type has a field for an answer. */
export const holdsAnswer = ({ type }: { type: string }): boolean => ["text", "link", "upload"].includes(type);
