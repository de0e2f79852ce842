export const EXPERIMENTS = "/versuche";

/** Address of an experiment on its page, where it stands open. */
export const experimentAddress = (id: string): string => `${EXPERIMENTS}?versuch=${id}#${experimentAnchor(id)}`;

export const experimentAnchor = (id: string): string => `versuch-${id.replace("/", "-")}`;
