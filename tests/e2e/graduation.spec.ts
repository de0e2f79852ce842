import { expect, expectAccessible, test } from "./fixtures";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

const PATH = "content-creator-in";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the end of a path says what is missing, then what the way was, and is found from everywhere", async ({
    page,
  }) => {
    await registerByForms(page);
    await page.goto("/abschluss");
    await expect(page.getByRole("main")).toContainText("Er gehört zu einem Berufspfad.");
    await expect(page.getByRole("link", { name: "Berufspfad wählen" })).toHaveAttribute(
      "href",
      "/career-path-selection",
    );

    await choosePath(page, PATH);
    await submit(page, `/mission/${PATH}-1`, { intent: "note", note: "  Tante Erna\n\nfragen  " });
    await finishMissions(page, PATH, 1, 8);
    await page.goto("/abschluss");
    await expect(page.getByRole("main")).toContainText("2 Missionen fehlen noch, in deinem Tempo.");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/^Mission 9: /, /^Mission 10: /]);
    await page.getByRole("link", { name: "Weiter auf deinem Weg" }).click();
    await expect(page).toHaveURL(/\/quests$/);
    await page.goto("/profile");
    await expect(page.getByRole("link", { name: "Mein Abschluss" })).toHaveCount(0);

    await finishMissions(page, PATH, 9, 10);
    await submit(page, "/level", { intent: "say", kind: "paid", on: "2026-01-15" });
    for (const [from, name] of [
      ["/home", "Dein Abschluss"],
      ["/quests", "Dein Abschluss"],
      ["/profile", "Mein Abschluss"],
    ] as const) {
      await page.goto(from);
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Dein Abschluss" })).toBeVisible();
    }
    // One day, one evening, three words of a note.
    await expect(page.getByRole("region", { name: "Das war dein Weg" }).getByRole("definition")).toHaveText([
      "1",
      "1",
      "3",
    ]);
    await expect(page.getByRole("region", { name: "Was draußen geschehen ist" })).toContainText(
      "15. Januar 2026, selbst gesagt",
    );
    const folder = page.getByRole("region", { name: "Was du geschaffen hast" });
    await expect(folder.getByRole("link", { name: "Als Buch drucken" })).toHaveAttribute("href", "/mappe/druck");
  });
});

test("the picture of the end is made here: nothing but the drawing is fetched, nothing is sent @wide", async ({
  page,
}) => {
  await registerByForms(page);
  await choosePath(page, PATH);
  await finishMissions(page, PATH, 1, 10);
  await page.goto("/abschluss");
  await expectAccessible(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || !/\/(art|build|fonts)\//.test(request.url())) sent.push(request.url());
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als Bild teilen" }).click();
  expect((await download).suggestedFilename()).toBe(`mein-weg-${PATH}.png`);
  await expect(page.getByText("Das Bild liegt jetzt bei deinen Downloads.")).toBeVisible();
  expect(sent.filter((url) => !url.startsWith("blob:"))).toEqual([]);
});
