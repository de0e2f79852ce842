/** Id under which an item of a checklist is stored; no other id has a dot. */
export const itemId = (task: string, item: string): string => `${task}.${item}`;
