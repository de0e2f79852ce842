import { type Locator, type Page } from "playwright/test";
import { expect } from "./fixtures";
import { choosePath, registerByForms } from "./walk";

export const fieldOf = (page: Page): Locator => page.getByLabel("Deine Frage an Inno");
export const logOf = (page: Page): Locator => page.getByRole("log");
export const askAgain = (page: Page): Locator => page.getByRole("button", { name: "Noch einmal fragen" });

export async function startWithPath(page: Page): Promise<string> {
  const email = await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await page.goto("/home");
  return email;
}

/** Opens the coach and waits until React listens, as the router is there before. */
export async function openCoach(page: Page, path = "/coach"): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await expect(page.getByRole("heading", { name: "AI Coach" })).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => /^__react/.test(key)),
  );
}

export async function send(page: Page, question: string): Promise<void> {
  await fieldOf(page).fill(question);
  await page.keyboard.press("Enter");
}
