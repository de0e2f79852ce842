import type { Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms } from "./walk";

const PATH = "va-allround";
const MISSION = `/mission/${PATH}-6`;
const WHO = "Meryem ist über ihren Mann versichert";
const SENTENCE = "wissen-kasse-familie-satz-kante";

/** The form of Meryem's question, with the folds around it open. */
async function openQuestion(page: Page) {
  const form = page.locator("#frage-kasse-familie-kante");
  await form.evaluate((element) => {
    for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
  });
  return form;
}

async function expectLedToSentence(page: Page): Promise<void> {
  await page.getByRole("link", { name: "„Mit dem nächsten Euro zahlst du selbst …“" }).click();
  await expect(page).toHaveURL(new RegExp(`#${SENTENCE}$`));
  const sentence = page.locator(`#${SENTENCE}`);
  await expect(sentence).toBeInViewport();
  const marked = await sentence.evaluate(
    (element) => element.matches(":target") && getComputedStyle(element).backgroundColor,
  );
  expect(marked).not.toBe("rgba(0, 0, 0, 0)");
  // Whoever goes on by keyboard goes on from there.
  await page.keyboard.press("Tab");
  const isBehind = await sentence.evaluate(
    (element) =>
      document.activeElement !== null &&
      (element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  );
  expect(isBehind).toBe(true);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a wrong answer says why and leads to its very sentence; another try may be right", async ({ page }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 5);
    await page.goto(`${MISSION}#frage-kasse-familie-kante`);
    const form = page.getByRole("group", { name: WHO });
    await expect(form).toBeVisible();
    await form.getByLabel("Alles, denn der Gewinn ist klein").check();
    const check = page.locator("#frage-kasse-familie-kante").getByRole("button", { name: "Prüfen" });
    await check.click();
    await expect(page).toHaveURL(/\?frage=kasse-familie\.kante&antwort=1#frage-kasse-familie-kante-antwort$/);
    const said = page.locator("#frage-kasse-familie-kante-antwort");
    await expect(said).toContainText("Noch nicht ganz. Über der Grenze zahlt sie einen ganzen Mindestbeitrag.");
    await expect(said).toBeFocused();
    await expect(form.getByLabel("Alles, denn der Gewinn ist klein")).toBeChecked();
    await expectLedToSentence(page);
    await page.goto(`${MISSION}#frage-kasse-familie-kante`);
    await form.getByLabel("Weniger, als wenn sie genau an der Grenze läge").check();
    await check.click();
    await expect(said).toContainText("Genau.");
    // Nothing of it counts.
    await page.goto("/level");
    await expect(page.getByText("Prüf dich")).toHaveCount(0);
  });
});

test("with scripts the verdict comes in place, is read out, and the page stays", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 5);
  await page.goto(MISSION);
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  const form = await openQuestion(page);
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  const said = form.getByRole("status");
  await form.getByRole("button", { name: "Prüfen" }).click();
  await expect(said).toHaveText("Wähl erst eine Antwort.");
  await form.getByLabel("Fast alles, denn Beitrag zahlt sie nur auf den Teil über der Grenze").check();
  await form.getByRole("button", { name: "Prüfen" }).click();
  await expect(said).toContainText("Noch nicht ganz.");
  await expectAccessible(page);
  await expectLedToSentence(page);
  await form.getByLabel("Weniger, als wenn sie genau an der Grenze läge").check();
  await form.getByRole("button", { name: "Prüfen" }).click();
  await expect(said).toContainText("Genau.");
  expect(loads).toEqual([]);
});

test("an order is given by numbers, a number as Germans type it", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 6);
  await page.goto("/pruef-dich?frage=steuer-und-ruecklage.ruecklage");
  await page.getByLabel("Ein zweites Konto anlegen").selectOption("1");
  await page.getByLabel("Von jeder bezahlten Rechnung einen festen Teil dorthin schieben").selectOption("2");
  await page.getByLabel("Nach dem ersten Steuerbescheid mit den echten Zahlen rechnen").selectOption("3");
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Genau." })).toBeVisible();
  await page.goto("/pruef-dich?frage=umsatzsteuer-ausland.programm");
  await page.getByLabel("Wie viel Umsatzsteuer schuldet sie dafür?").fill("9,5 €");
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByText("Genau. 9,5\u00a0€.")).toBeVisible();
});

test("one quiet line on the way, gone with one click", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 4);
  await page.goto("/home");
  await expect(page.getByText("Kurz gefragt")).toBeVisible();
  await page.getByRole("link", { name: "Antworten", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Prüf dich" })).toBeVisible();
  await page.goto("/home");
  await page.getByRole("button", { name: "Nicht mehr fragen" }).click();
  await expect(page.getByText("Es wird nicht mehr gefragt")).toBeVisible();
  await expect(page.getByText("Kurz gefragt")).toHaveCount(0);
  await page.goto("/profile/einstellungen");
  await expect(page.getByRole("switch", { name: "Kurze Fragen auf Home" })).not.toBeChecked();
});
