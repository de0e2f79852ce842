import type { Locator, Page } from "playwright/test";
import { answerTo, expect } from "./fixtures";
import { registerByForms } from "./walk";
import { test } from "./aged-test";

test.use({ serviceWorkers: "block", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** The share of pixels that differ between two pictures of the same size. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [image.width, image.height];
          const context = canvas.getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      let differs = 0;
      for (let at = 0; at < (a?.length ?? 0); at += 4)
        if ([0, 1, 2].some((part) => Math.abs((a?.[at + part] ?? 0) - (b?.[at + part] ?? 0)) > 40)) differs += 1;
      return differs / ((a?.length ?? 4) / 4);
    },
    [one, other].map((picture) => picture.toString("base64")),
  );
}

async function expectToDiffer(page: Page, look: () => Promise<Buffer>, change: () => Promise<unknown>, least: number) {
  const before = await look();
  await change();
  await expect(async () => expect(await difference(page, before, await look())).toBeGreaterThan(least)).toPass();
}

const blur = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

test("a chosen answer is told from the others", async ({ page }) => {
  // The answer is saved, so it must not be that of a person whom other tests share.
  await registerByForms(page, { untilQuiz: true });
  await page.goto("/quiz");
  const box = page.locator("label").nth(3);
  const look = () => box.screenshot();
  await expectToDiffer(
    page,
    look,
    async () => {
      await page.keyboard.press("4");
      await blur(page);
    },
    0.2,
  );
});

test("switches and segments show what is chosen", async ({ page, takeTo }) => {
  await page.goto(await takeTo({ as: "walking", path: "/profile/einstellungen" }));
  const choice = page.getByRole("switch", { name: "Bewegung reduzieren" });
  await expectToDiffer(
    page,
    () => choice.screenshot(),
    async () => {
      await choice.setChecked(!(await choice.isChecked()));
      await blur(page);
    },
    0.2,
  );
  const dark = page.locator("label", { hasText: "Dunkel" });
  await expectToDiffer(
    page,
    () => dark.screenshot(),
    async () => {
      await page.getByRole("radio", { name: "Dunkel" }).check({ force: true });
      await blur(page);
    },
    0.2,
  );
});

/** Expects that the edge of an element is drawn: not all its pixels are alike. */
async function expectDrawn(page: Page, what: Locator) {
  const picture = await what.first().screenshot();
  const blank = await page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return colours.size < 2;
  }, picture.toString("base64"));
  expect(blank).toBe(false);
}

test("bars, discs and buttons have an edge, and a full bar differs from an empty one", async ({ page, takeTo }) => {
  await page.goto(await takeTo({ as: "walking", path: "/mission/content-creator-in-1" }));
  const bar = page.getByRole("progressbar", { name: "Fortschritt dieser Mission" });
  await expectDrawn(page, bar);
  const box = page.getByLabel("Aufgabe abgeschlossen").filter({ visible: true }).first();
  await expectToDiffer(
    page,
    () => bar.screenshot(),
    async () => {
      await box.setChecked(!(await box.isChecked()));
      await blur(page);
    },
    0.1,
  );
  // Given back: other tests meet the same person.
  const saved = answerTo(page, '"completed":false');
  await box.setChecked(!(await box.isChecked()));
  await saved;
  await page.goto("/coach");
  await expectDrawn(page, page.getByRole("button", { name: "Senden" }));
  await page.goto("/home");
  await expect(page.locator("[aria-current=step] .rounded-full").first()).toHaveCSS("forced-color-adjust", "none");
});

/** A system colour as the page computes it. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test("what is drawn has the system's colours: the way of the XP, and the seal behind the level", async ({
  page,
  takeTo,
}) => {
  await page.goto(await takeTo({ as: "finished", path: "/level" }));
  const [ground, line, chosen] = [
    await systemColour(page, "Canvas"),
    await systemColour(page, "CanvasText"),
    await systemColour(page, "Highlight"),
  ];
  expect(new Set([ground, line, chosen]).size).toBe(3);
  const seal = page
    .locator("p", { hasText: /^Level \d/ })
    .locator("svg rect")
    .first();
  await expect(seal).toHaveCSS("fill", ground);
  await expect(seal).toHaveCSS("stroke", line);
  const [area, way] = [page.locator("figure svg path").first(), page.locator("figure svg path").last()];
  await expect(area).toHaveCSS("fill", ground);
  await expect(way).toHaveCSS("stroke", chosen);
});
