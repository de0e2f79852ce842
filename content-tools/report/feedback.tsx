import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import * as z from "zod";
import type { Content } from "~/content/build.server";
import { OperatorError } from "~/environment/operator-error";
import { counted, whole } from "./number-formats";

/** Format of the file that `npm run feedback` writes. */
const schema = z.array(
  z.strictObject({
    missionId: z.string(),
    helpful: z.int().nonnegative(),
    unhelpful: z.int().nonnegative(),
    remarks: z.array(z.strictObject({ text: z.string(), month: z.string() })),
  }),
);
export type SaidOfMission = z.output<typeof schema>[number];

/** Feedback from the file of `npm run feedback`; null: it has not been run. */
export async function readFeedback(file: string): Promise<SaidOfMission[] | null> {
  if (!existsSync(file)) return null;
  const read = schema.safeParse(jsonOf(await readFile(file, "utf8")));
  if (!read.success) throw new OperatorError(`${file} ist nicht von „npm run feedback“.`);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface MissionFeedbackFigures extends SaidOfMission {
  /** Path of its file; null where the mission is gone. */
  path: string | null;
  title: string;
}

/** Feedback by mission: those that helped least often first, then those with most remarks. */
export function feedbackFigures({ entries }: Content, said: readonly SaidOfMission[]): MissionFeedbackFigures[] {
  const missions = new Map(
    [...entries["start-missions"], ...entries.roadmaps, ...entries.bonus].map((entry) => [entry.data.id, entry]),
  );
  const share = ({ helpful, unhelpful }: SaidOfMission) => unhelpful / Math.max(1, helpful + unhelpful);
  return said
    .map((each) => {
      const entry = missions.get(each.missionId);
      return { ...each, path: entry?.source.path ?? null, title: entry?.data.title ?? each.missionId };
    })
    .toSorted((a, b) => share(b) - share(a) || b.remarks.length - a.remarks.length);
}

/** `missions` is null where nothing was fetched. */
export function FeedbackSection({ missions }: { missions: readonly MissionFeedbackFigures[] | null }) {
  return (
    <section id="rueckmeldungen">
      <h2>Rückmeldungen</h2>
      <p className="soft">
        {missions === null
          ? "Noch nicht geholt: „npm run feedback“ liest sie aus der Datenbank, ohne Namen. Danach stehen sie hier."
          : "Wer eine Mission öffnet, kann sagen, ob sie geholfen hat und was nicht stimmt. Zuerst, was am seltensten half."}
      </p>
      {missions?.map((mission) => (
        <details key={mission.missionId}>
          <summary>
            <h3>{mission.title}</h3>
            <span className="soft">
              {whole(mission.helpful)} × hilfreich, {whole(mission.unhelpful)} × nicht,{" "}
              {counted(mission.remarks.length, "Hinweis", "Hinweise")}
            </span>
          </summary>
          <p className="soft">{mission.path ?? "Diese Mission gibt es nicht mehr."}</p>
          <ul>
            {mission.remarks.map(({ text, month }, index) => (
              <li key={index}>
                {text} <span className="soft">({month})</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
