import { expect, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms } from "./walk";

const PATH = "va-allround";
const MISSION = `/mission/${PATH}-5`;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a learner calculates in a mission, is told what is no number, and finds the result in a later one", async ({
    page,
  }) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 9);
    await page.goto(MISSION);
    const form = page.getByRole("form", { name: "Rechner: Dein Stundensatz" });
    await form.getByLabel("Privater Bedarf in Euro").fill("viel");
    await form.getByRole("button", { name: "Rechnen und merken" }).click();
    await expect(page.getByText("Das ist keine Zahl")).toBeVisible();
    const field = form.getByLabel("Privater Bedarf in Euro");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("viel");
    await field.fill("12.000 €");
    for (const name of ["Steuern und Vorsorge", "Krankenversicherung", "Betriebskosten", "Rücklage"])
      await form.getByLabel(`${name} in Euro`).fill("0");
    await form.getByLabel("Stunden pro Woche").fill("10");
    await form.getByLabel("Wochen im Jahr").fill("40");
    await form.getByLabel("Davon abrechenbar in Prozent").fill("75");
    await form.getByRole("button", { name: "Rechnen und merken" }).click();
    await expect(page).toHaveURL(`${MISSION}#rechner-stundensatz`);
    await expect(form.locator("[data-row=satz]")).toHaveText("40\u00a0€");
    await form.getByText("Stundensatz netto, A geteilt durch B", { exact: true }).click();
    await expect(form.getByText("Das ist deine Untergrenze und kein Marktpreis.").first()).toBeVisible();
    await page.goto(`/mission/${PATH}-10`);
    await page.getByRole("link", { name: "40\u00a0€" }).click();
    await expect(page).toHaveURL("/rechner/stundensatz");
    await page.getByRole("button", { name: "Meine Zahlen vergessen" }).click();
    await expect(page.getByText("Alle Zahlen sind Beispiele")).toBeVisible();
  });
});

test("results follow what is typed, without a request, and say what they mean", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await page.goto("/rechner/familienkante");
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  const profit = page.getByLabel("Gewinn aus der Selbstständigkeit in Euro");
  const left = page.locator("[data-row=bleibt]");
  await expect(page.getByText("Hier arbeitest du für weniger")).toBeVisible();
  await profit.fill("565");
  await expect(left).toHaveText("565\u00a0€");
  await expect(page.getByText("Du liegst nicht über der Grenze")).toBeVisible();
  await expect(page.getByText("Hier arbeitest du für weniger")).toBeHidden();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await profit.fill("566");
  await expect(left).toHaveText("295,74\u00a0€");
  await page.getByLabel("Ich habe ein Kind").uncheck();
  await expect(left).toHaveText("287,83\u00a0€");
  await profit.fill("viel");
  await expect(left).toHaveText("–");
  expect(asked).toEqual([]);
  await profit.fill("836");
  await page.getByRole("button", { name: "Rechnen und merken" }).click();
  await expect(page.getByText("Gerechnet und gemerkt")).toBeVisible();
  await expect(profit).toHaveValue("836");
  await expect(page.getByLabel("Ich habe ein Kind")).not.toBeChecked();
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/ });

  test("it goes on calculating, and numbers that cannot be kept stay in their fields", async ({ page, context }) => {
    await registerByForms(page);
    await page.goto("/rechner/familienkante");
    await expect(page.locator("html")).toHaveAttribute("data-awake", "");
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    const profit = page.getByLabel("Gewinn aus der Selbstständigkeit in Euro");
    await profit.fill("800");
    await expect(page.locator("[data-row=bleibt]")).toHaveText("529,74\u00a0€");
    await context.setOffline(true);
    await profit.fill("900");
    await expect(page.locator("[data-row=bleibt]")).toHaveText("629,74\u00a0€");
    await page.getByRole("button", { name: "Rechnen und merken" }).click();
    await expect(page.getByText("Nicht gespeichert").first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Noch einmal senden" }).click();
    await expect(page.getByText("Gerechnet und gemerkt")).toBeVisible();
    await expect(profit).toHaveValue("900");
  });
});
