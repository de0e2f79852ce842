import { blanksOnPaper, hasWritten } from "~/content/blanks/blanks-on-paper";
import { blanksIn, blanksOf } from "~/content/blanks/read-blanks";
import { templateBoxesIn } from "~/content/blanks/template-boxes";
import type { Library } from "~/content/library";
import { plainText } from "~/content/plain-text";
import { blankTask, templateFragment, templateOfWork } from "~/domain/blanks/blank-work";
import type { FilledTemplate, PortfolioMission } from "~/domain/missions/portfolio";

interface BlankRow {
  missionId: string;
  taskId: string;
  answer: string;
}

/** Filled-in templates of a learner as whole texts: those of missions, and as entries of their own the others. */
export function filledTemplates(
  library: Pick<Library, "getMission" | "getTemplate">,
  rows: readonly BlankRow[],
): { ofMissions: FilledTemplate[]; own: PortfolioMission[] } {
  const ofMissions: FilledTemplate[] = [];
  const own: PortfolioMission[] = [];
  for (const [id, of] of Map.groupBy(rows, ({ missionId }) => missionId)) {
    const slug = templateOfWork(id);
    const mission = slug === null ? library.getMission(id) : null;
    const template = slug === null ? null : library.getTemplate(slug);
    const written = new Map(of.map(({ taskId, answer }) => [taskId, answer]));
    const textOf = (html: string) => plainText(blanksOnPaper(html, written), "");
    const left = leftOf(of, mission ?? template);
    if (slug === null) {
      const boxes = mission ? templateBoxesIn(mission.html) : [];
      const filled = boxes.filter(({ html }) => hasWritten(blanksIn(html), written));
      ofMissions.push(
        ...filled.map(({ id: box, title, html }) => ({
          ...{ missionId: id, taskId: templateFragment(box), answer: textOf(html) },
          task: title === "Vorlage" ? title : `Vorlage: ${title}`,
        })),
        ...(left ? [{ missionId: id, ...left }] : []),
      );
      continue;
    }
    const text = template && hasWritten(blanksOf(template), written) ? textOf(template.html) : null;
    own.push({
      ...{ id: templateFragment(slug), title: template?.title ?? "Frühere Vorlage", place: "Vorlage", note: null },
      to: template ? `/vorlagen/${slug}` : null,
      answers: [
        ...(text === null ? [] : [{ taskId: templateFragment(slug), task: "Deine Fassung", answer: text }]),
        ...(left ? [left] : []),
      ],
    });
  }
  return { ofMissions, own };
}

/** Values of blanks that the content has no longer; null: none. */
function leftOf(rows: readonly BlankRow[], text: { html: string } | null) {
  const known = new Set((text ? blanksOf(text) : []).map(({ name }) => blankTask(name)));
  const left = rows.filter(({ taskId, answer }) => answer.trim() !== "" && !known.has(taskId));
  if (left.length === 0) return null;
  return { taskId: templateFragment(""), task: "Frühere Vorlage", answer: left.map(({ answer }) => answer).join("\n") };
}
