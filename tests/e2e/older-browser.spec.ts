import { expect } from "./fixtures";
import { test } from "./aged-test";
import { ageBrowser, refuseStorage } from "./older-browser";
import { SCREENS } from "./screens";
import { meantAndSaid, translate } from "./translator";

test.use({ serviceWorkers: "block", toleratedErrors: /status of 404/ });

test("each screen wakes and says all of it in an old browser that keeps nothing and translates the page", async ({
  context,
  page,
  takeTo,
}) => {
  test.setTimeout(300_000);
  await ageBrowser(context);
  await refuseStorage(context, "throws");
  await translate(page);
  for (const screen of SCREENS.filter(({ isStatic }) => !isStatic)) {
    await test.step(screen.name, async () => {
      await page.goto(await takeTo(screen));
      // Some screens have no scripts, by their route's `handle`.
      if ((await page.locator("script[type=module]").count()) === 0) return;
      await expect(page.locator("html"), screen.name).toHaveAttribute("data-awake", "");
      await expect(async () => {
        const { meant, said, untranslated } = await meantAndSaid(page);
        expect(untranslated, screen.name).toEqual([]);
        expect(said, screen.name).toBe(meant);
      }).toPass({ timeout: 8_000 });
    });
  }
});

const PAPER = { light: "rgb(251, 247, 237)", dark: "rgb(18, 18, 32)" } as const;

test("colours are there in both themes, by the system and by choice", async ({ context, page, takeTo }) => {
  await ageBrowser(context);
  await page.goto(await takeTo({ as: "walking", path: "/profile/einstellungen" }));
  for (const system of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: system });
    for (const [theme, paper] of [
      ["System", PAPER[system]],
      ["Hell", PAPER.light],
      ["Dunkel", PAPER.dark],
    ] as const) {
      await page.getByRole("radio", { name: theme }).check({ force: true });
      await expect(page.locator("html"), `${theme} on a device that is ${system}`).toHaveCSS("background-color", paper);
    }
  }
});
