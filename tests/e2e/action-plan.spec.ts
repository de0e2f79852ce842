import type { Page } from "playwright/test";
import { addDays } from "../../app/domain/action-plan/calendar-days";
import { berlinDay } from "../../app/domain/time/german-dates";
import type { AgedServer } from "./aged-server";
import { test } from "./aged-test";
import { expect, expectAccessible } from "./fixtures";
import { enter, tabTo } from "./keys";
import { expectToFit } from "./layout";
import { choosePath, registerByForms, submit, tickRequired } from "./walk";

test.use({ serviceWorkers: "block" });

/** Leads a learner to the first mission, with a tariff that includes plans. */
async function startPlanner(page: Page, aged: AgedServer): Promise<void> {
  const email = await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await aged.grant(email, "pro_ai");
}

const dayFromNow = (days: number): string => addDays(berlinDay(new Date()), days);
const PLAN = { intent: "save", goal: "Meine erste Kundin", evenings: "3", hours: "2" };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a plan is made, mended, written into, made anew and deleted", async ({ page, aged }) => {
      await startPlanner(page, aged);
      await page.goto("/coach/plan");
      await page.getByRole("button", { name: "Plan erstellen" }).click();
      await expect(page.getByText("Dein Ziel fehlt")).toBeVisible();
      const goal = page.getByLabel("Was willst du erreichen?");
      await expect(goal).toBeFocused();
      await goal.fill("Bis Ostern meine erste Kundin");
      await page.getByLabel("Wann fängst du an?").fill(dayFromNow(-21));
      await page.getByLabel("Wie viele Abende in der Woche?").selectOption("4");
      await page.getByLabel("Sonntag").check();
      await page.getByText("Pausen eintragen").click();
      await page.getByLabel("Erster Tag").first().fill(dayFromNow(30));
      await page.getByLabel("Letzter Tag").first().fill(dayFromNow(44));
      await page.getByRole("button", { name: "Plan erstellen" }).click();

      await expect(page.getByRole("heading", { name: "Dein Plan", level: 1 })).toBeVisible();
      await expect(page.getByText("Bis Ostern meine erste Kundin").first()).toBeVisible();
      await expect(page.getByText("Verloren ist nichts.")).toBeVisible();
      await page.getByRole("button", { name: "Neu planen ab heute" }).click();
      await expect(page.getByText("Verloren ist nichts.")).toBeHidden();

      await page.getByRole("link", { name: "Satz ändern, Woche 1" }).click();
      await page.getByLabel("Dein Satz zu Woche 1").fill("Mittwochs ist Chor.");
      await page.getByRole("button", { name: "Satz speichern" }).click();
      await expect(page.getByText("Mittwochs ist Chor.")).toBeVisible();

      await page.getByRole("link", { name: "Plan ändern" }).click();
      await expect(page.getByLabel("Sonntag")).toBeChecked();
      await page.getByRole("link", { name: "Abbrechen" }).click();

      await page.getByText("Plan löschen").click();
      await page.getByRole("button", { name: "Plan endgültig löschen" }).click();
      await expect(page.getByRole("button", { name: "Plan erstellen" })).toBeVisible();
    });
  });
}

test("by keys alone from the form to one's own sentence", async ({ page, aged }) => {
  await startPlanner(page, aged);
  await page.goto("/coach/plan");
  await tabTo(page, page.getByLabel("Was willst du erreichen?"));
  await page.keyboard.type("Meine erste Kundin");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dein Plan", level: 1 })).toBeVisible();
  await enter(page, page.getByRole("link", { name: "Satz ändern, Woche 2" }));
  await expect(page.getByLabel("Dein Satz zu Woche 2")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("In Ruhe");
  await page.keyboard.press("Enter");
  await expect(page.getByText("In Ruhe")).toBeVisible();
});

test("each state of it is accessible and fits", async ({ page, aged }) => {
  await startPlanner(page, aged);
  await page.goto("/coach/plan");
  await submit(page, "/coach/plan", { ...PLAN, startDay: dayFromNow(-21) });
  await tickRequired(page, "content-creator-in-1");
  for (const address of ["/coach/plan", "/coach/plan?bearbeiten=1"]) {
    await page.goto(address);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await submit(page, "/coach/plan", { ...PLAN, startDay: dayFromNow(0), evenings: "1", hours: "1" });
  await page.goto("/coach/plan");
  await expect(page.getByText(/Dein Plan braucht mehr als 90/)).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
});

test("on paper it is the weeks, and nothing that can only be pressed", async ({ page, aged }) => {
  await startPlanner(page, aged);
  await submit(page, "/coach/plan", { ...PLAN, startDay: dayFromNow(0) });
  await page.goto("/coach/plan");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Woche 2", exact: true })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const name of [/Satz ändern/, "Plan ändern", "In den Kalender", "Zurück zu Inno"]) {
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  }
  await expect(page.getByText("Plan löschen")).toBeHidden();
});
