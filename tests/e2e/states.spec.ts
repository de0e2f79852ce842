import type { Page } from "playwright/test";
import { expect, expectAccessible } from "./fixtures";
import { expectLiveFragments } from "./fragments";
import { test } from "./kept-page";
import { expectToFit } from "./layout";
import { expectOneOffer } from "./offers";
import type { Person } from "./person";
import { expectItsStyles } from "./page-styles";
import { SCREENS, type Screen } from "./screens";

// Parallel, as a third of all browser tests are here: one worker would still run them when the other is idle.
test.describe.configure({ mode: "parallel" });
// One of the screens is a missing page, which the browser reports.
test.use({ toleratedErrors: /status of 404/ });

const WITHOUT_SESSION: Person[] = ["stranger", "registering", "loggedOut", "loggingIn"];

type Destination = Pick<Screen, "as" | "path">;

/** Address of another screen of the same person, from which the next one is loaded without a new document. */
const startFor = ({ as, path }: Destination): string => {
  if (!WITHOUT_SESSION.includes(as)) return "/quiz-results?type=none";
  return path === "/onboarding" ? "/onboarding?schritt=2" : "/onboarding";
};

/** Waits for the router of Remix; tells what the page lacks where it does not come. */
async function expectRouter(page: Page): Promise<void> {
  const here = page.waitForFunction(() => "__remixRouter" in window, undefined, { timeout: 15_000, polling: 100 });
  await here.catch(async () => {
    const lack = await page.evaluate(async () => {
      const within1s = <T>(ask: (tell: (answer: T) => void) => void, otherwise: T): Promise<T> =>
        new Promise((tell) => {
          ask(tell);
          setTimeout(tell, 1_000, otherwise);
        });
      const resources = performance.getEntriesByType("resource");
      return {
        address: location.href,
        hasFrames: await within1s((tell) => requestAnimationFrame(() => tell(true)), false),
        // React goes on by such a message.
        hasMessages: await within1s((tell) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => tell(true);
          port2.postMessage(null);
        }, false),
        hasModules: "__remixRouteModules" in window,
        isHydrated: Object.keys(document).some((key) => key.startsWith("__react")),
        // Whether a script that has arrived was run, too.
        run: await Promise.all(
          resources
            .filter(({ name }) => name.endsWith(".js"))
            .map(async ({ name }) => {
              const said = await within1s(
                (tell) =>
                  void import(name).then(
                    () => tell(""),
                    (error) => tell(String(error)),
                  ),
                "never",
              );
              return `${name} ${said}`;
            }),
        ),
        state: document.readyState,
        modules: [...document.scripts].filter(({ type }) => type === "module").map(({ src, text }) => src || text),
        arrived: resources.map(({ name, duration }) => `${name} ${duration}`),
        // When the document was there, how long its thread was busy at a time, and whether it was only late.
        loaded: performance.getEntriesByType("navigation").map((entry) => entry.toJSON()),
        busy: await within1s<string[]>((tell) => {
          new PerformanceObserver((list) =>
            tell(list.getEntries().map(({ startTime, duration }) => `${startTime} ${duration}`)),
          ).observe({ type: "longtask", buffered: true });
        }, []),
        now: performance.now(),
        isOnlyLate: "__remixRouter" in window,
      };
    });
    throw new Error(`The router has not come: ${JSON.stringify(lack, null, 2)}`);
  });
}

/** Goes to a screen as a link does; its data is held back until the returned function is called. */
async function startLoading(
  page: Page,
  screen: Destination,
  takeTo: (screen: Destination) => Promise<string>,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await takeTo(screen);
  await page.goto(startFor(screen));
  await expectRouter(page);
  // Called again: restores the cookie of a message that the first page has shown already.
  const path = await takeTo(screen);
  await page.route(/[?&]_data=/, async (route) => {
    await held;
    await route.continue();
  });
  // Repeated until it shows: the router is there a moment before React listens to it.
  await expect(async () => {
    await page.evaluate((to) => void window.__remixRouter.navigate(to), path);
    await expect(page.getByRole("status").getByText("Laden...")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return release;
}

for (const screen of SCREENS) {
  test(`${screen.name} is there after its loading state, accessible, and fits`, async ({ page, takeTo }) => {
    if (screen.isStatic) await page.goto(await takeTo(screen));
    else (await startLoading(page, screen, takeTo))();
    const { sees } = screen;
    await expect(page.getByRole("heading", { name: sees }).or(page.getByText(sees)).first()).toBeVisible();
    await expect(page.getByText("Laden...")).toBeHidden();
    // A key shows that a person is there: a screen that would lead on by itself stays.
    await page.keyboard.press("Shift");
    await expectAccessible(page);
    await expectToFit(page);
    await expectOneOffer(page);
    await expectLiveFragments(page);
    await expectItsStyles(page);
  });
}

for (const screen of [
  { as: "walking", path: "/home" },
  { as: "stranger", path: "/auth" },
] as const) {
  test(`the loading state is accessible to somebody ${screen.as}`, async ({ page, takeTo }) => {
    const release = await startLoading(page, screen, takeTo);
    await expectAccessible(page);
    await expectToFit(page);
    release();
  });
}

test("who may not see a screen is led to one that helps", async ({ page, takeTo }) => {
  const ways: { guard: Screen["guard"]; as: Person; to: string }[] = [
    { guard: "visitor", as: "walking", to: "/" },
    { guard: "member", as: "stranger", to: "/onboarding" },
    { guard: "member", as: "loggedOut", to: "/auth" },
    { guard: "subscriber", as: "stranger", to: "/onboarding" },
    { guard: "subscriber", as: "loggedOut", to: "/auth" },
    { guard: "subscriber", as: "trialEnded", to: "/pricing" },
  ];
  for (const { guard, as, to } of ways) {
    await takeTo({ as, path: "" });
    for (const { path, strangersTo } of SCREENS.filter((screen) => screen.guard === guard)) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.headers().location, `${path} as ${as}`).toBe(strangersTo ?? to);
    }
  }
});

test("without access the navigation is greyed, and what was closed leaves no entry in the history", async ({
  page,
  takeTo,
}) => {
  await page.goto(await takeTo({ as: "trialEnded", path: "/home" }));
  for (const tab of ["Quests", "Level", "Coach", "Profil"]) {
    await expect(
      page.getByRole("link", { name: new RegExp(`^${tab}\\b.*\\(mit einem Tarif wieder offen\\)$`) }),
    ).toHaveCSS("filter", "grayscale(1)");
  }
  for (const { path } of SCREENS.filter(({ guard }) => guard === "subscriber")) {
    await page.evaluate((to) => void window.__remixRouter.navigate(to), path);
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  }
});
