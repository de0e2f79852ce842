/** Key of an answer among those of a learner; blanks are called alike in several missions, and tasks are not. */
export const answerKey = (missionId: string, taskId: string): string => `${missionId} ${taskId}`;

/** Under which key an id that a row of somebody's holds has a name; null: under none. A blank's has its mission before it. */
export const namedKey = (
  id: string,
  { missionId }: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
): string | null => {
  const inMission = typeof missionId === "string" ? answerKey(missionId, id) : id;
  return [inMission, id].find((key) => names.has(key)) ?? null;
};
