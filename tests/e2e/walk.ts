import { readdirSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { QUESTIONS_TOTAL } from "../../app/domain/quiz/quiz";
import { newEmail, readCode } from "./fixtures";

/** The twelve career paths, by the names of their files, which are their slugs. */
export const CAREER_PATHS = readdirSync("content/career-paths").map((file) => file.replace(/\.mdx$/, ""));

/** Sends a plain form in the page's session, as a browser without JavaScript does; resolves to where it redirects. */
export async function submit(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const headers = { Origin: new URL(page.url()).origin };
  const response = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(response.status(), `${path} ${JSON.stringify(form)}`).toBe(302);
  return response.headers().location ?? "";
}

/** Registers, confirms and finishes the quiz by forms alone, for journeys that begin later. Resolves to the address. */
export async function registerByForms(page: Page, { untilQuiz = false } = {}): Promise<string> {
  const email = newEmail();
  await page.goto("/onboarding?schritt=2");
  expect(await submit(page, "/onboarding", { name: "Anna", email })).toBe("/email-verification");
  expect(await submit(page, "/email-verification", { intent: "confirm", code: await readCode(email) })).toBe("/quiz");
  if (!untilQuiz) expect(await submit(page, "/quiz", { intent: "finish" })).toBe("/quiz?fertig=1");
  return email;
}

/** Brings a page's session to the first mission by forms alone: quiz answered with 4 throughout, path chosen. */
export async function becomeLearner(page: Page): Promise<string> {
  const email = await registerByForms(page, { untilQuiz: true });
  const answers = Object.fromEntries(Array.from({ length: QUESTIONS_TOTAL }, (_, index) => [`q${index + 1}`, 4]));
  const finish = { intent: "finish", answers: JSON.stringify(answers) };
  expect(await submit(page, "/quiz", finish)).toBe("/quiz?fertig=1");
  await choosePath(page, "content-creator-in");
  return email;
}

/** Opens the first mission as a new learner; resolves to the address. Needs JavaScript: waits until the page is awake. */
export async function startFirstMission(page: Page): Promise<string> {
  const email = await becomeLearner(page);
  await page.goto("/mission/content-creator-in-1");
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  return email;
}

/** Ticks every required task of a mission, one after the other. */
export async function tickRequired(page: Page, slug: string): Promise<void> {
  const data = await page.request.get(`/mission/${slug}?_data=${encodeURIComponent("routes/_app.mission.$missionId")}`);
  const { mission }: { mission: { tasks: { id: string; required: boolean }[] } } = await data.json();
  const required = mission.tasks.filter((task) => task.required);
  expect(required, slug).not.toEqual([]);
  for (const { id } of required) await submit(page, `/mission/${slug}`, { intent: "task", task: id, completed: "on" });
}

export async function choosePath(page: Page, path: string): Promise<void> {
  expect(await submit(page, "/career-path-selection", { path })).toBe(`/mission/${path}-1`);
}

/** Finishes the missions `from` to `to` of the chosen path. */
export async function finishMissions(page: Page, path: string, from: number, to: number): Promise<void> {
  for (let order = from; order <= to; order++) {
    const slug = `${path}-${order}`;
    await tickRequired(page, slug);
    expect(await submit(page, `/mission/${slug}`, { intent: "finish" })).toBe(`/mission/${slug}?geschafft=1`);
  }
}
