import type { Page } from "playwright/test";
import { test } from "./aged-test";
import { expect } from "./fixtures";
import { shiftOf, watchShifts } from "./layout-shift";

const trail = (page: Page) => page.locator("#trail");
const stops = (page: Page) => trail(page).getByRole("listitem");
const isAwake = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-awake", "");

test("with all ten open the current stop alone is filled with the accent, and the largest", async ({
  page,
  takeTo,
}) => {
  await page.goto(await takeTo({ as: "striding", path: "/home" }));
  await expect(stops(page)).toHaveCount(10);
  await expect(trail(page).getByRole("link")).toHaveCount(10);
  const discs = await trail(page)
    .locator("li a > span > span.rounded-full:first-child")
    .evaluateAll((all) =>
      all.map((disc) => ({
        width: disc.getBoundingClientRect().width,
        colour: getComputedStyle(disc).backgroundColor,
        isCurrent: disc.closest("a")?.getAttribute("aria-current") === "step",
      })),
    );
  expect(discs).toHaveLength(10);
  const [current, ...more] = discs.filter(({ isCurrent }) => isCurrent);
  expect(more).toEqual([]);
  expect(current?.width).toBe(72);
  const others = discs.filter(({ isCurrent }) => !isCurrent);
  expect(Math.max(...others.map(({ width }) => width))).toBeLessThanOrEqual(56);
  expect(others.filter(({ colour }) => colour === current?.colour)).toEqual([]);
});

test("for the ear the trail is a plain list of missions, with days and what was reached outside", async ({
  page,
  takeTo,
}) => {
  await page.goto(await takeTo({ as: "striding", path: "/home" }));
  const heard = await trail(page).ariaSnapshot();
  expect(heard.match(/^ *- listitem/gm)).toHaveLength(10);
  expect(heard).not.toContain("img");
  for (const [order, state] of [
    [1, ""],
    [4, ", offen"],
    [10, ", offen"],
  ] as const) {
    expect(heard).toContain(`Mission ${order}${state}.`);
  }
  for (const told of [
    /Tag.30 · \d+\..\p{L}+/u,
    /Tag.60 · /,
    /Tag.90 · /,
    /Erste Anfrage gesendet \d+\./,
    /Angemeldet 15\..Jan\./,
  ]) {
    expect(heard).toMatch(told);
  }
  await expect(stops(page).nth(0)).toContainText("Angemeldet");
  await expect(stops(page).nth(3)).toContainText("Erste Anfrage gesendet");
  await expect(stops(page).last()).toContainText("Tag\u00a090");
});

test("the page that wakes keeps the trail it came with, shifts nothing, and brings it again from another screen", async ({
  page,
  takeTo,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.querySelector("#trail li")?.setAttribute("data-first", "");
    });
  });
  await page.goto(await takeTo({ as: "striding", path: "/home" }));
  await isAwake(page);
  await expect(trail(page).locator("[data-first]")).toHaveCount(1);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  await page.getByRole("link", { name: "Level" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Dein Level" })).toBeVisible();
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(stops(page)).toHaveCount(10);
  await expect(trail(page).locator("[data-first]")).toHaveCount(0);
  await trail(page).getByRole("link", { name: "Kanal einrichten" }).click();
  await expect(page).toHaveURL(/\/mission\/content-creator-in-4/);
});

test.describe("a page that others have changed", () => {
  test.use({ toleratedErrors: /Minified React error|Hydration|hydrat/ });

  test("is drawn anew with its trail", async ({ page, takeTo }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.querySelector("h1")?.remove());
    });
    await page.goto(await takeTo({ as: "striding", path: "/home" }));
    await isAwake(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(stops(page)).toHaveCount(10);
  });
});

test("after the trial each stop is locked and leads nowhere", async ({ page, takeTo }) => {
  await page.goto(await takeTo({ as: "trialEnded", path: "/home" }));
  await expect(stops(page)).toHaveCount(10);
  await expect(trail(page).getByRole("link")).toHaveCount(0);
  await expect(trail(page).locator("[aria-current]")).toHaveCount(0);
  await expect(trail(page).locator("svg.icon")).toHaveCount(10);
});

test("nothing on the trail moves for whoever asked for less motion", async ({ page, takeTo }) => {
  const moving = () =>
    trail(page).evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
    );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await takeTo({ as: "striding", path: "/home" }));
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe(0);
});

for (const { as, sees } of [
  { as: "walking", sees: /^Diese Woche \d von 3/ },
  { as: "asking", sees: "Such dir Abende aus" },
] as const) {
  test(`the first screen says the week, or invites to one, to somebody ${as}`, async ({ page, takeTo }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await takeTo({ as, path: "/home" }));
    const line = page.getByRole("link", { name: sees });
    await expect(line).toHaveCount(1);
    const box = await line.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await line.click();
    await expect(page.getByRole("heading", { level: 1, name: "Dein Rhythmus" })).toBeVisible();
  });
}

test("on a wide window the landscape spans both columns, with the cards in it beside the trail @wide", async ({
  page,
  takeTo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await takeTo({ as: "striding", path: "/home" }));
  const land = (await trail(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const way = (await trail(page).getByRole("list").boundingBox()) ?? land;
  const cards = (await page.locator("aside").boundingBox()) ?? land;
  expect(land.width).toBeGreaterThan(900);
  expect(cards.x).toBeGreaterThan(way.x + way.width);
  expect(cards.x + cards.width).toBeLessThan(land.x + land.width);
  expect(cards.y).toBeGreaterThan(land.y);
  expect(cards.y + cards.height).toBeLessThan(land.y + land.height);
});
