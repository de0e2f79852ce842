/** Key of an answer among those of a learner; blanks are called alike in several missions, and tasks are not. */
export const answerKey = (missionId: string, taskId: string): string => `${missionId} ${taskId}`;

/** Key under which an id in a learner's row has a name; null: none. A blank's key has its mission before it. */
export const namedKey = (
  id: string,
  { missionId }: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
): string | null => {
  const inMission = typeof missionId === "string" ? answerKey(missionId, id) : id;
  return [inMission, id].find((key) => names.has(key)) ?? null;
};
