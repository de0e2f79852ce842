import { redirect } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { getMissionStanding } from "~/db/missions/missions.server";
import { isTextFormat, readFileName } from "~/domain/office/office-files";
import { env } from "~/environment/env.server";
import { refusal } from "~/http/refusal.server";
import { makeMissionFile } from "~/print/office/make-file.server";
import { fileRoute } from "~/request/file-route.server";

/** A „Vorlage“ of a mission, as its reader has filled it in; open to every member who may open the mission's page. */
export const loader = fileRoute(async ({ request, params }) => {
  const { userId, selectedCareerPath } = await requireAccess(request);
  const asked = readFileName(params.file ?? "");
  const mission = library().getMissionBySlug(params.missionId ?? "");
  if (!mission || !asked || !isTextFormat(asked.format)) throw refusal(404);
  if (!library().isMissionOf(mission, selectedCareerPath)) throw redirect("/quests");
  const standing = await getMissionStanding({ userId, missionId: mission.id, nextMissionId: null });
  if (!standing || standing.status === "locked") throw redirect("/quests");
  const { format, name } = asked;
  const written = new Map(standing.tasks.map(({ taskId, answer }) => [taskId, answer]));
  const file = await makeMissionFile(mission, { number: Number(name), format, origin: env().APP_URL, written });
  if (!file) throw refusal(404);
  return file;
});
