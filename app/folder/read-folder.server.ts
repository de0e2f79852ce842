import { library } from "~/content/library.server";
import { listAnswers, listNotes } from "~/db/folder.server";
import { arrangeFolder, type FolderMission } from "~/domain/folder";
import { folderMissions } from "./folder-missions";

/** What somebody has written, all of it or what holds `search`; `careerPath` is the name of the path they are on. */
export async function readFolder({
  userId,
  careerPath,
  search = "",
}: {
  userId: string;
  careerPath: string | null;
  search?: string;
}): Promise<FolderMission[]> {
  const [answers, notes] = await Promise.all([listAnswers({ userId, search }), listNotes({ userId, search })]);
  return arrangeFolder(folderMissions(library(), careerPath), { answers, notes });
}
