import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { readDocx } from "../fixtures/read-office";
import { expect, expectAccessible, test } from "./fixtures";
import { isKept } from "./kept-mission";
import { choosePath, registerByForms } from "./walk";

const MISSION = "/mission/content-creator-in-1";
const WHOM = "Menschen mit kleinem Garten";

const template = (page: Page) => page.getByRole("note").filter({ hasText: "Vorlage: Positionierung" });
const whom = (page: Page) => page.getByRole("textbox", { name: "wem genau" });
const isSaved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toHaveCount(1);

async function fileOf(page: Page, label: string): Promise<Uint8Array> {
  const loading = page.waitForEvent("download");
  await template(page).getByRole("link", { name: label }).click();
  return readFile(await (await loading).path());
}

test.beforeEach(async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await page.goto(MISSION);
});

test("a template is filled in where it is read, and carried into copies, files and the portfolio", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expectAccessible(page);
  await whom(page).fill(WHOM);
  await isSaved(page);
  await template(page).getByRole("button", { name: "Text kopieren" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Kopiert." })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Ich zeige ${WHOM}, wie [was du zeigst]`);
  await expect(whom(page)).toBeVisible();
  expect(readDocx(await fileOf(page, "Word (.docx)")).join("\n")).toContain(`Ich zeige ${WHOM}, wie`);
  await page.reload();
  await expect(whom(page)).toHaveValue(WHOM);
  await expectAccessible(page);
  await page.goto(`${MISSION}/druck`);
  await expect(page.getByText(WHOM)).toBeVisible();
  await page.goto("/mappe");
  await expect(page.getByRole("article").filter({ hasText: "Vorlage: Positionierung" })).toContainText(WHOM);
  await page.goto("/mappe?suche=garten");
  await expect(page.getByRole("status").filter({ hasText: "1 Fund" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each template is a form of its own", async ({ page }) => {
    await whom(page).fill(WHOM);
    await template(page).getByRole("button", { name: "Speichern" }).click();
    await expect(page).toHaveURL(/#vorlage\.[a-z-]+$/);
    await expect(whom(page)).toHaveValue(WHOM);
    await whom(page).fill("");
    await template(page).getByRole("button", { name: "Speichern" }).click();
    await expect(whom(page)).toHaveValue("");
  });
});

test.describe("offline, and on a second device", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("what is written waits on the device, and the later act counts", async ({ page, context, browser }) => {
    await isKept(page, MISSION);
    const other = await browser.newContext({ storageState: await context.storageState() });
    const elsewhere = await other.newPage();
    await elsewhere.goto(MISSION);
    await context.setOffline(true);
    await whom(page).fill("Menschen mit Balkon");
    await page.reload();
    await expect(whom(page)).toHaveValue("Menschen mit Balkon");
    await whom(elsewhere).fill(WHOM);
    await isSaved(elsewhere);
    await context.setOffline(false);
    await page.reload();
    await expect(whom(page)).toHaveValue(WHOM);
    await other.close();
  });
});
