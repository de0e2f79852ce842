import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import type { MissionHead } from "../../../app/content/library";
import { library } from "../../../app/content/library.server";
import { sql, startMember, type App, type Visitor } from "../app/app";

const OPEN = 2;

/** Edits of missions that learners are working on: their own work is preserved. */
export function describeContentEdits(app: () => App): void {
  test("an edit never costs a learner anything, nor does taking it back", async () => {
    const people = [];
    for (const { slug } of library().careerPaths) people.push(await startOn(app(), slug));
    const before = await Promise.all(people.map((person) => seenBy(app(), person)));
    expect(before.every(({ folder }) => (folder?.length ?? 0) > OPEN)).toBe(true);
    expect(before.every(({ missions }) => Object.keys(missions).length === OPEN)).toBe(true);

    const edited = await editedContent();
    await app().restart({ CONTENT_DIR: edited });
    const after = await Promise.all(people.map((person) => seenBy(app(), person)));
    expect(after.map(({ path, xp, missions }) => ({ path, xp, missions }))).toEqual(
      before.map(({ path, xp, missions }) => ({ path, xp, missions: inEdited(path, missions) })),
    );
    for (const [index, { folder }] of after.entries()) expect(folder).toEqual(before[index]?.folder);

    const va = people.find(({ path }) => path === "va-allround");
    const page = va ? await (await va.member.get("/mission/va-allround-1")).text() : "";
    expect(page.match(/>Neu</g)).toHaveLength(1);

    await app().restart({ CONTENT_DIR: "content" });
    expect(await Promise.all(people.map((person) => seenBy(app(), person)))).toEqual(before);
    await rm(edited, { recursive: true });
  }, 600_000);
}

type Seen = Awaited<ReturnType<typeof seenBy>>["missions"];

/** The expected effect of the edits, and no other. */
function inEdited(path: string, missions: Seen): Seen {
  if (path !== "va-allround") return missions;
  const { "va-step-1": first, "va-step-2": second, ...rest } = missions;
  if (!first || !second) throw new Error("not walked");
  return {
    ...rest,
    "va-step-1": { ...first, tasks: { ...first.tasks, "va-step-1-neu": { completed: false, answer: "" } } },
    "va-step-2": { ...second, tasks: withoutFirst(second.tasks) },
  };
}

/** Without the first task and its points. */
function withoutFirst(tasks: Seen[string]["tasks"]): Seen[string]["tasks"] {
  const entries = Object.entries(tasks);
  const [gone = ""] = entries.find(([id]) => !id.includes(".")) ?? [];
  return Object.fromEntries(entries.filter(([id]) => id !== gone && !id.startsWith(`${gone}.`)));
}

interface Person {
  path: string;
  email: string;
  member: Visitor;
}

/** A learner who has finished the first mission of the path and begun the second, with texts in both. */
async function startOn(app: App, path: string): Promise<Person> {
  const email = `edits-${path}@example.org`;
  const member = await startMember(app, email);
  await member.post("/career-path-selection", { path });
  const [first, second] = library().listMissions(path);
  if (!first || !second) throw new Error(`${path} is too short`);
  for (const { id } of first.tasks) await act(member, first, { task: id, completed: "on", answer: `Zu ${id}` });
  await member.post(`/mission/${first.slug}`, { intent: "note", note: `Notiz auf ${path}` });
  await member.post(`/mission/${first.slug}`, { intent: "finish" });
  await act(member, second, { task: second.tasks[0]?.id ?? "", completed: "on", answer: `Anfang auf ${path}` });
  return { path, email, member };
}

const act = (member: Visitor, mission: MissionHead, fields: Record<string, string>) =>
  member.post(`/mission/${mission.slug}`, { intent: "task", ...fields });

const missionData = z.object({
  status: z.string(),
  pays: z.unknown(),
  work: z.object({
    note: z.string(),
    tasks: z.array(z.object({ id: z.string(), completed: z.boolean(), answer: z.string() })),
  }),
});

/** The learner's begun missions by stored id, wherever they are now, their XP and their folder. */
async function seenBy(app: App, { path, email, member }: Person) {
  const walked = await app.query(sql`select m.mission_id as id from user_missions m join profiles p using (user_id)
    where p.email = ${email} and career_path is not null
      and (status = 'completed' or exists (select 1 from user_tasks t where t.user_id = m.user_id and t.mission_id = m.mission_id))`);
  const missions = Object.fromEntries(await Promise.all(walked.map(({ id }) => missionOf(member, String(id)))));
  const [row] = await app.query(sql`select total_xp from user_progress where email = ${email}`);
  const folder = (await (await member.get("/mappe.md")).text()).match(/^(Zu |Notiz |Anfang ).*$/gm)?.sort();
  return { path, xp: Number(row?.total_xp), missions, folder };
}

async function missionOf(member: Visitor, id: string) {
  const slug = library().getMission(id)?.slug;
  const route = encodeURIComponent("routes/_app.mission.$missionId");
  const answer = await member.get(`/mission/${slug}?_data=${route}`);
  expect(answer.status).toBe(200);
  const { status, pays, work } = missionData.parse(await answer.json());
  const tasks = Object.fromEntries(work.tasks.map(({ id: task, ...rest }) => [task, rest]));
  return [id, { status, isPaid: pays === null, note: work.note, tasks }] as const;
}

/** A copy of the content with edits. */
async function editedContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "edited-"));
  await cp("content", folder, { recursive: true });
  const edit = async (path: string, order: string, change: (raw: string) => string): Promise<string> => {
    const below = join(folder, "roadmaps", path);
    const name = (await readdir(below)).find((file) => file.startsWith(`${order}-`)) ?? "";
    return editFile(join(below, name), change);
  };
  const editAsked = (path: string, change: (raw: string) => string) =>
    editFile(join(folder, `search/fragen-${path}.mdx`), change);
  const editCase = (path: string, change: (raw: string) => string) =>
    editFile(join(folder, `faelle/${path}.mdx`), change);
  const editFile = async (file: string, change: (raw: string) => string): Promise<string> => {
    const raw = await readFile(file, "utf8");
    const changed = change(raw);
    expect(changed).not.toBe(raw);
    await writeFile(file, changed);
    return file;
  };
  const site = join(folder, "site/site.mdx");
  await writeFile(site, (await readFile(site, "utf8")).replace(/ {2}missionsPerPath: \d+\n/, ""));

  // A mission and one of its tasks get other ids.
  await edit("content-creator-in", "01", (raw) =>
    raw
      .replace(/^id: "content-creator-1"$/m, 'id: "themen-finden"\nalias: content-creator-1')
      .replace(/^ {2}- id: cc1-1$/m, "  - id: themen-sammeln\n    alias: cc1-1"),
  );
  // The finished and the begun mission change places with later ones, which show no earlier answers.
  await edit("seo-dienstleister-in", "02", (raw) => raw.replace(/^order: 2$/m, "order: 3"));
  await edit("seo-dienstleister-in", "03", (raw) => raw.replace(/^order: 3$/m, "order: 2"));
  await edit("online-marketer-in", "01", (raw) => raw.replace(/^order: 1$/m, "order: 5"));
  await edit("online-marketer-in", "05", (raw) => raw.replace(/^order: 5$/m, "order: 1"));
  // Adds a task to the finished mission, and removes the completed one from the begun mission.
  const added = `  - id: va-step-1-neu\n    title: "Noch etwas"\n    description: "Sieh noch einmal hin."\n    type: checklist\n`;
  await edit("va-allround", "01", (raw) => raw.replace(/^tasks:\n/m, `tasks:\n${added}`));
  await edit("va-allround", "02", (raw) => raw.replace(/ {2}- id: va-step-2-task-1\n(?: {4}.*\n)+/, ""));
  // Retires a mission that no learner can reach yet, and moves one to another path.
  await rm(await edit("e-commerce", "10", (raw) => `${raw}\n`));
  const moved = await edit("copywriter-in", "10", (raw) => raw.replace(/^order: 10$/m, "order: 11"));
  await rename(moved, join(folder, "roadmaps/online-coach/11-umgezogen.mdx"));
  await editCase("copywriter-in", (raw) => raw.replace(/: 10$/gm, ": 9"));
  // Their search questions are updated, too, as content:check demands.
  await editAsked("e-commerce", (raw) => raw.replace(/ {2}- zu: "roadmaps\/e-commerce\/10-.*\n {4}gefragt: .*\n/g, ""));
  await editAsked("copywriter-in", (raw) =>
    raw.replace(/"roadmaps\/copywriter-in\/10-[^"#]*/g, '"roadmaps/online-coach/11-umgezogen'),
  );
  return folder;
}
