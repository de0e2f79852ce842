import { expect, expectAccessible, test } from "./fixtures";
import { inAnotherBrowser, isKept } from "./kept-mission";
import { registerByForms } from "./walk";

const SITUATION = "/profile/einstellungen/situation";
const START_PLAN = "/startfahrplan";

test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

test("the situation opens without a connection, keeps what is told there, and sends it when there is one", async ({
  page,
  context,
}) => {
  await registerByForms(page);
  await page.goto(SITUATION);
  await isKept(page, SITUATION);
  await context.setOffline(true);
  await page.goto(SITUATION);
  await page.getByLabel("Über die Familie").check();
  await page.getByLabel("Wie viele Stunden").fill("8");
  await page.getByRole("button", { name: "Situation speichern" }).click();
  await expect(page.getByText("Dein Gerät hebt es auf")).toBeVisible();
  await page.goto("/startfahrplan");
  await page.goto(SITUATION);
  await expect(page.getByLabel("Über die Familie")).toBeChecked();
  await expect(page.getByLabel("Wie viele Stunden")).toHaveValue("8");
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  await expectAccessible(page);
  // What cannot be is told at once, and not kept.
  await page.getByLabel("Wie viele Stunden").fill("900");
  await page.getByRole("button", { name: "Situation speichern" }).click();
  await expect(page.getByText("Nicht gespeichert")).toBeVisible();
  await page.goto(SITUATION);
  await expect(page.getByLabel("Wie viele Stunden")).toHaveValue("8");
  await context.setOffline(false);
  // Only the server's page has it. „Gespeichert“ is said until the page is read again, which may be at once.
  await expect(page.getByRole("button", { name: "Antworten löschen" })).toBeVisible();
  await expect(page.getByText("Wird nachgetragen")).toHaveCount(0);
  await inAnotherBrowser(page, async (other) => {
    await other.goto(SITUATION);
    await expect(other.getByLabel("Über die Familie")).toBeChecked();
    await expect(other.getByLabel("Wie viele Stunden")).toHaveValue("8");
  });
});

test("so does the Startfahrplan, whose days are worked out when the start day has arrived", async ({
  page,
  context,
}) => {
  await registerByForms(page);
  await page.goto(START_PLAN);
  await isKept(page, START_PLAN);
  await context.setOffline(true);
  await page.goto(START_PLAN);
  await page.getByLabel("An welchem Tag fängst du an?").fill("2090-03-01");
  await page.getByRole("button", { name: "Termine ausrechnen" }).click();
  await expect(page.getByText("Die Termine rechnen wir neu, sobald du wieder Netz hast.")).toBeVisible();
  const step = page.locator("#fragebogen");
  await step.locator("summary").first().click();
  await step.getByLabel("Erledigt").check();
  await step.getByLabel("Am", { exact: true }).fill("2090-03-05");
  await step.getByLabel("Notiz").fill("Per ELSTER geschickt");
  await step.getByRole("button", { name: "Speichern" }).click();
  await expect(step.getByText("wird nachgetragen")).toBeVisible();
  await expect(step.getByRole("button", { name: "Speichern" })).toBeFocused();
  await page.goto(START_PLAN);
  await expect(page.getByLabel("An welchem Tag fängst du an?")).toHaveValue("2090-03-01");
  await expect(step.getByText("erledigt am")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^1 von/ })).toBeVisible();
  await step.locator("summary").first().click();
  await expect(step.getByLabel("Notiz")).toHaveValue("Per ELSTER geschickt");
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText("bis 8. März 2090").first()).toBeVisible();
  await expect(page.getByText("wird nachgetragen")).toHaveCount(0);
  // Its copy knows the new days, too.
  await expect
    .poll(() =>
      page.evaluate(async (url) => (await (await caches.match(url))?.text())?.includes("8. März 2090"), START_PLAN),
    )
    .toBe(true);
  await inAnotherBrowser(page, async (other) => {
    await other.goto(`${START_PLAN}?schritt=fragebogen`);
    await expect(other.locator("#fragebogen").getByLabel("Notiz")).toHaveValue("Per ELSTER geschickt");
  });
});
