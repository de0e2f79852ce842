/** What the model says when it is asked; null: there is none. */
export const answerOfModel: { text: string | null } = { text: null };
