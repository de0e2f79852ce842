/** A box that every output can show: page, paper, PDF and office file. */
export const boxSign = ({ completed }: { completed: boolean }): string => (completed ? "☑" : "☐");
