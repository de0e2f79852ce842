import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright/test";
import { readDocx } from "../fixtures/read-office";
import { expect, expectAccessible, test } from "./fixtures";
import { isKept } from "./kept-mission";
import { expectToFit } from "./layout";
import { choosePath, finishMissions, registerByForms } from "./walk";

const MISSION = "/mission/content-creator-in-1";
const WHOM = "Menschen mit kleinem Garten";

const template = (page: Page) => page.getByRole("note").filter({ hasText: "Vorlage: Positionierung" });
const whom = (page: Page) => page.getByRole("textbox", { name: "wem genau" });
/** Resolves once the server has all that this device keeps of templates, among it `text`. */
const hasSent = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith("mission-vorlagen/") && key.endsWith("-inputs"))
          .map(([, value]) => value)
          .join(),
      ),
    )
    .toMatch(new RegExp(`^(?!.*"sent":null).*${text}`));
const isSaved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toHaveCount(1);

async function downloaded(page: Page, label: string): Promise<Uint8Array> {
  const loading = page.waitForEvent("download");
  await page.getByRole("link", { name: label }).first().click();
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
  await page.getByText("Als Datei").first().click();
  expect(readDocx(await downloaded(page, "Word (.docx)")).join("\n")).toContain(`Ich zeige ${WHOM}, wie`);
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

test("offers are compared side by side in fields, on every screen and with large text, and in a file", async ({
  page,
}) => {
  await choosePath(page, "e-commerce");
  await finishMissions(page, "e-commerce", 1, 1);
  await page.goto("/mission/e-commerce-2");
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("textbox", { name: "Preis E" }).fill("24,9");
  await page.getByRole("textbox", { name: "Lieferzeit E" }).fill("drei Tage");
  await isSaved(page);
  await expectAccessible(page);
  await page.getByText("Als Datei").first().click();
  const lines = readDocx(await downloaded(page, "Word (.docx)"));
  expect(lines.join("\n")).toMatch(/24,90\s€[^]*drei Tage/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each template is a form of its own", async ({ page }) => {
    await whom(page).fill(WHOM);
    await template(page).getByRole("button", { name: "Vorlage speichern" }).click();
    await expect(page).toHaveURL(/#vorlage\.[a-z-]+$/);
    await expect(whom(page)).toHaveValue(WHOM);
    await whom(page).fill("");
    await template(page).getByRole("button", { name: "Vorlage speichern" }).click();
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

test.describe("a template with a page of its own", () => {
  const OFFER = "/vorlagen/angebot";

  test("knows what was said before, and goes into files, PDF and the portfolio", async ({ page }) => {
    await page.goto("/vorlagen/preisblatt");
    await page.getByRole("textbox", { name: "Stundensatz" }).fill("47");
    await page.getByRole("textbox", { name: "dein Name" }).fill("Rosa Lux");
    await hasSent(page, "Rosa Lux");
    await expect(page.getByRole("status").filter({ hasText: "Gespeichert" })).toBeVisible();
    await expectAccessible(page);
    const sheet = await downloaded(page, "Excel (.xlsx)");
    expect(
      strFromU8(
        unzipSync(sheet)["xl/sharedStrings.xml"] ?? unzipSync(sheet)["xl/worksheets/sheet1.xml"] ?? new Uint8Array(),
      ),
    ).toContain("Rosa Lux");

    await page.goto(OFFER);
    await expectAccessible(page);
    await page.getByRole("button", { name: "übernehmen: Rosa Lux" }).click();
    await expect(page.getByRole("textbox", { name: "dein Name" })).toHaveValue("Rosa Lux");
    await expect(page.getByRole("textbox", { name: "dein Name" })).toBeFocused();
    await page.getByRole("button", { name: "übernehmen: 47" }).click();
    await page.getByLabel("Datum").first().fill("2027-03-04");
    await page.getByLabel("Jede Leistung hat eine Menge.").check();
    await hasSent(page, "2027-03-04");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Betrag je Stunde" })).toHaveValue("47");
    await expect(page.getByLabel("Jede Leistung hat eine Menge.")).toBeChecked();
    const lines = readDocx(await downloaded(page, "Word (.docx)")).join("\n");
    expect(lines).toContain("Rosa Lux");
    expect(lines).toContain("4. März 2027");
    await page.getByRole("link", { name: "Drucken" }).click();
    await expect(page.getByText("☑ Jede Leistung hat eine Menge.")).toBeVisible();
    expect((await downloaded(page, "Als PDF-Datei")).length).toBeGreaterThan(1000);
    await page.goto("/mappe");
    await expect(page.getByRole("article").filter({ hasText: "Deine Fassung" }).first()).toContainText("Rosa Lux");

    await page.goto(OFFER);
    await page.getByText("Für das nächste Mal leeren").click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ja, Vorlage leeren" }).click();
    await expect(page.getByLabel("Datum").first()).toBeFocused();
    await expect(page.getByText("Für das nächste Mal leeren")).toBeHidden();
    await hasSent(page, '""');
    await page.reload();
    await expect(page.getByLabel("Jede Leistung hat eine Menge.")).not.toBeChecked();
    await expect(page.getByLabel("Datum").first()).toHaveValue("");
    await expect(page.getByRole("textbox", { name: "dein Name" })).toHaveValue("Rosa Lux");
  });

  test("is the same for strangers as ever", async ({ browser }) => {
    const stranger = await browser.newPage();
    await stranger.goto(OFFER);
    await expect(stranger.getByText("[Nummer]")).toBeVisible();
    await expect(stranger.getByRole("textbox")).toHaveCount(0);
    await stranger.close();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is a form, in which an offer is taken with a button", async ({ page }) => {
      await page.goto(OFFER);
      await page.getByRole("textbox", { name: "Ziel", exact: true }).fill("mehr Zeit");
      await page.getByRole("button", { name: "übernehmen: Anna" }).click();
      await expect(page).toHaveURL(`${OFFER}#vorlage.angebot`);
      await expect(page.getByRole("textbox", { name: "dein Name" })).toHaveValue("Anna");
      await expect(page.getByRole("textbox", { name: "Ziel", exact: true })).toHaveValue("mehr Zeit");
      await expect(page.getByRole("button", { name: "übernehmen: Anna" })).toHaveCount(0);
      await page.getByText("Für das nächste Mal leeren").click();
      await page.getByRole("button", { name: "Ja, Vorlage leeren" }).click();
      await expect(page.getByRole("textbox", { name: "Ziel", exact: true })).toHaveValue("");
      await expect(page.getByRole("textbox", { name: "dein Name" })).toHaveValue("Anna");
      await expect(page.getByText("Für das nächste Mal leeren")).toBeHidden();
    });
  });
});
