import type { Page } from "playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { enter } from "./keys";
import { expectToFit } from "./layout";
import { finishButton, heading, openMoment, PATH, SECOND, standBeforeTheEnd, stopClock } from "./moment";
import { choosePath, finishMissions, registerByForms, submit, tickRequired } from "./walk";

/** The parts of the moment that must be visible without scrolling. */
const partsOf = (page: Page) => {
  const moment = page.getByRole("main");
  return [
    heading(page),
    moment.getByText("120 XP"),
    moment.getByText("100 XP", { exact: true }),
    moment.getByText("20 XP Level-Bonus"),
    moment.getByText("Level 3!"),
    moment.getByRole("progressbar", { name: "Bis Level 4" }),
    moment.getByText("Thema gefunden"),
    moment.getByText("Neuer Erfolg"),
    moment.getByText("Dein Publikum verstehen"),
    moment.getByRole("link", { name: "Zur nächsten Mission" }),
  ];
};

test("a finished mission opens its moment where the person is, with all it brought @wide", async ({ page }) => {
  await standBeforeTheEnd(page);
  await expect(finishButton(page)).toHaveAccessibleDescription("100 XP 20 XP Level-Bonus");
  await stopClock(page);
  await finishButton(page).click();
  for (const part of partsOf(page)) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("main")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText("Du hast 120 XP erhalten!")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".confetti-field")).toBeHidden();
  // The badge has the picture that it has in the collection on /level.
  await expect(page.getByRole("listitem").filter({ hasText: "Thema gefunden" }).locator("svg")).toHaveAttribute(
    "viewBox",
    "0 0 48 48",
  );
  // A key shows that a learner is there: the moment stays, and time may pass.
  await page.keyboard.press("Shift");
  await page.clock.resume();
  await expectAccessible(page);
  await expectToFit(page);
});

test("it is told to a screen reader once: the heading by the focus, the rest by the region of messages", async ({
  page,
}) => {
  await standBeforeTheEnd(page);
  await stopClock(page);
  const region = page.locator("body > [role=status]").first();
  await region.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? "");
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  await finishButton(page).click();
  await expect(heading(page)).toBeFocused();
  // Later loads of the page's data announce nothing again.
  await page.evaluate(() => window.__remixRouter.revalidate());
  await page.clock.runFor(1_000);
  await expect(heading(page)).toBeFocused();
  const said = ["Mission abgeschlossen! 🎉", "Du hast 120 XP erhalten!", "Level 3!", "Neuer Erfolg: Level 3"];
  expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([said.join("")]);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Geschafft!" [level=1]
      - paragraph: Deine Nische finden
      - paragraph: 120 XP
      - paragraph: 100 XP 20 XP Level-Bonus
      - paragraph:
        - strong: Level 3!
        - text: 20 von 100 XP bis Level 4
      - progressbar "Bis Level 4"
      - list:
        - listitem:
          - paragraph:
            - text: Dein Abzeichen
            - strong: Thema gefunden
        - listitem:
          - paragraph:
            - text: Neuer Erfolg
            - strong: Level 3
      - paragraph:
        - text: Als Nächstes
        - strong: Dein Publikum verstehen
      - link "Zur nächsten Mission"
      - paragraph: Bleibt stehen, solange du willst.
      - paragraph:
        - link "Zurück zum Pfad"
        - link "Deine Quests"
  `);
});

test("by keys alone from the last tick to the next mission", async ({ page }) => {
  await standBeforeTheEnd(page);
  await enter(page, finishButton(page));
  await expect(heading(page)).toBeFocused();
  await enter(page, page.getByRole("link", { name: "Zur nächsten Mission" }));
  await expect(page).toHaveURL(SECOND);
});

test("the last mission of a path has words of its own, and leads to its end", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 9);
  await tickRequired(page, `${PATH}-10`);
  await page.goto(`/mission/${PATH}-10`);
  await stopClock(page);
  await finishButton(page).click();
  await expect(heading(page, "Ziel erreicht!")).toBeFocused();
  await expect(page.getByText("Herzlichen Glückwunsch: Das war die letzte Mission deines Pfads.")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Zur nächsten Mission" })).toHaveCount(0);
  // With less motion the moment does not lead on by itself.
  await page.getByRole("link", { name: "Dein Abschluss" }).click();
  await expect(page).toHaveURL(/\/abschluss$/);
  await expect(page.getByRole("heading", { level: 1, name: "Dein Abschluss" })).toBeFocused();
  const figures = page.getByRole("region", { name: "Das war dein Weg" });
  await expect(figures.getByRole("definition")).toHaveText(["1", "1"]);
  await expect(figures).toContainText("Dazu 5.806 XP, Level 59 und 4 von 4 Erfolgen.");
  await expect(page.getByRole("region", { name: "Deine Abzeichen" }).getByRole("listitem")).toHaveCount(10);
  const next = page.getByRole("region", { name: "Was jetzt?" });
  await expect(next.getByRole("link", { name: /^Erste berufliche Vision/ })).toHaveAttribute("href", "/mission/2");
  await expect(next.getByRole("link", { name: /^Noch einen Pfad gehen/ })).toHaveAttribute("href", "/neustart/pfad");

  await page.goto("/home");
  const end = page.getByRole("region", { name: "Ziel erreicht!" });
  await end.getByRole("link", { name: "Dein Abschluss" }).click();
  await page.getByRole("link", { name: "Deine Mappe ansehen" }).click();
  await expect(page).toHaveURL(/\/mappe$/);
});

test("the end of the test tells its level and achievement, and leads on after two seconds", async ({ page }) => {
  await registerByForms(page, { untilQuiz: true });
  await submit(page, "/quiz", { intent: "finish" });
  await stopClock(page);
  await page.goto("/quiz?fertig=1");
  await expect(page.getByText("Level 2! Neuer Erfolg: Erster Schritt")).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/\/quiz\?fertig/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/quiz-results/);
  await expect(page.getByRole("status").filter({ hasText: "Quiz abgeschlossen! 🎉" })).toContainText("100 XP");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the sum counts up and the bar fills; confetti waits for what happens outside", async ({ page }) => {
    // CSS animations run by the real clock and may be over when a busy machine looks, so their starts are recorded.
    await page.addInitScript(() => {
      const begun: string[] = [];
      Object.assign(window, { begun });
      document.addEventListener("animationstart", ({ animationName }) => begun.push(animationName));
    });
    await openMoment(page);
    await page.clock.runFor(100);
    const begun = () => page.evaluate(() => Reflect.get(window, "begun"));
    for (const name of ["count-up", "fill-over", "leaving"]) await expect.poll(begun).toContain(name);
    expect(await begun()).not.toContain("confetti");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the moment is the page that comes after the form @wide", async ({ page }) => {
    await standBeforeTheEnd(page);
    await finishButton(page).click();
    for (const part of partsOf(page)) await expect(part).toBeInViewport({ ratio: 1 });
    const message = page.getByRole("status").filter({ hasText: "Du hast 120 XP erhalten!" });
    await expect(message).toContainText("Neuer Erfolg: Level 3");
    await page.getByRole("link", { name: "Zur nächsten Mission" }).click();
    await expect(page).toHaveURL(SECOND);
  });

  test("nothing else is shown or found while its styles are on their way", async ({ page }) => {
    await standBeforeTheEnd(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/moment-*.css", async (route) => {
      await held;
      await route.continue();
    });
    await finishButton(page).click({ noWaitAfter: true });
    await expect(page.getByText("Du hast 120 XP erhalten!")).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    release();
    await expect(heading(page)).toBeVisible();
  });
});
