/** Names of the two sentences among what a device keeps of a mission. */
export const EVENING_TASKS = { ifThen: "abend.wenn", otherwise: "abend.sonst" } as const;

/** Both as tasks of a mission's work. */
export const EVENING_WORK: readonly { id: string }[] = Object.values(EVENING_TASKS).map((id) => ({ id }));

/** Whether the id is that of a sentence for the evening. */
export const isEveningTask = (id: string): boolean => EVENING_WORK.some((task) => task.id === id);

/** Where the sentences stand on a mission's page. */
export const EVENING_FRAGMENT = "abend";

/** Value of the button that takes both sentences of the mission before. */
export const AS_LAST_TIME = "letztes";
