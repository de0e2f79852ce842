import type { Page } from "playwright/test";
import { test } from "./aged-test";
import { expect } from "./fixtures";
import type { Person } from "./person";

/** Most of a large window's width that may hold nothing. */
const MOST_EMPTY = 0.45;

/** Screens that use a large window; another one is another line. */
const WIDE: { path: string; as: Person }[] = [
  { path: "/auth", as: "stranger" },
  { path: "/auth", as: "loggedOut" },
  { path: "/auth?code", as: "loggingIn" },
  { path: "/onboarding", as: "registering" },
  { path: "/onboarding?schritt=2", as: "registering" },
  { path: "/email-verification", as: "registering" },
  { path: "/einladung/unbekannt", as: "stranger" },
  { path: "/quiz", as: "newcomer" },
  { path: "/quiz-results?type=Denker:in", as: "walking" },
  { path: "/career-path-selection", as: "choosing" },
  { path: "/career-path-selection?vorschau=va-allround", as: "choosing" },
  { path: "/mission/content-creator-in-1", as: "walking" },
  { path: "/home", as: "walking" },
  { path: "/level", as: "walking" },
  { path: "/quests", as: "walking" },
  { path: "/pricing", as: "walking" },
  { path: "/profile", as: "walking" },
  { path: "/profile/einstellungen", as: "walking" },
  { path: "/coach", as: "walking" },
  { path: "/coach/plan", as: "walking" },
  { path: "/coach/gespraeche", as: "walking" },
  { path: "/kasse?plan=pro", as: "walking" },
  { path: "/mappe", as: "walking" },
  { path: "/kundenweg", as: "walking" },
  { path: "/versuche", as: "walking" },
  { path: "/startfahrplan", as: "walking" },
  { path: "/begleitung", as: "walking" },
  { path: "/pruef-dich", as: "walking" },
  { path: "/suche", as: "walking" },
  { path: "/profile/einstellungen/rhythmus", as: "walking" },
  { path: "/profile/einstellungen/situation", as: "walking" },
  { path: "/abo", as: "finished" },
];

for (const { path, as } of WIDE) {
  test(`${path} as ${as} uses the width of a large window @wide`, async ({ page, takeTo }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await takeTo({ as, path }));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => emptyWidth(page)).toBeLessThanOrEqual(MOST_EMPTY);
  });
}

for (const plan of ["pro", "pro_ai", "lifetime_pro"]) {
  test(`the button that orders ${plan} is in view with all that is ordered @wide`, async ({ page, takeTo }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await takeTo({ as: "walking", path: `/kasse?plan=${plan}` }));
    const ordered = page.getByRole("heading", { name: "Das bestellst du" });
    const button = page.getByRole("button", { name: "Zahlungspflichtig bestellen" });
    await expect(ordered).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    // Beside what is good to know, with room for what a change of plans says above the button.
    const [beside, below] = [await ordered.boundingBox(), await button.boundingBox()];
    expect(beside?.x).toBeGreaterThan(720);
    expect((below?.y ?? 900) + (below?.height ?? 0)).toBeLessThanOrEqual(780);
  });
}

/**
 * Share of the window's width that is empty. What counts as filled, seen from above: lines of text, pictures, fields and
 * buttons of `main`, a picture that its styles put before it, and the navigation at the side; not grounds and borders.
 */
function emptyWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const filled = new Set<number>();
    const fill = ({ left, right }: { left: number; right: number }) => {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, innerWidth); x++) filled.add(x);
    };
    const main = document.querySelector("main");
    if (!main) return 1;
    for (const part of main.querySelectorAll("img, svg, input, textarea, select, button")) {
      if (part.checkVisibility({ visibilityProperty: true })) fill(part.getBoundingClientRect());
    }
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || parentElement?.closest(".sr-only")) continue;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) fill(line);
    }
    const before = getComputedStyle(main, "::before");
    if (before.position === "absolute" && before.backgroundImage !== "none") {
      const left = main.getBoundingClientRect().left + parseFloat(before.left);
      fill({ left, right: left + parseFloat(before.width) });
    }
    for (const rail of document.querySelectorAll("nav")) {
      const box = rail.getBoundingClientRect();
      if (!main.contains(rail) && box.height > innerHeight / 2) fill(box);
    }
    return 1 - filled.size / innerWidth;
  });
}
