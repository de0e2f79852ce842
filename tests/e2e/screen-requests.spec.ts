import { expect, test } from "./fixtures";
import { startFirstMission } from "./walk";

test("a screen costs one request, also the first one inside the frame", async ({ page }) => {
  await startFirstMission(page);
  await page.goto("/home");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const data = searchParams.get("_data");
    // Not counted: the root's data, which is asked for as well after a form, for the message about it.
    if (data !== null && data !== "root") asked.push(`${request.method()} ${pathname}`);
  });
  await page.getByRole("link", { name: "Level", exact: true }).click();
  await expect(page).toHaveURL(/\/level$/);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("link", { name: "Pfad wechseln" }).click();
  await expect(page).toHaveURL(/\/neustart\/pfad$/);
  expect(asked).toEqual(["GET /level", "GET /home", "GET /neustart/pfad"]);

  await page.goto("/career-path-selection?type=Denker:in&pfad=2");
  asked.length = 0;
  await page.getByRole("button", { name: "Diesen Pfad wählen" }).click();
  await expect(page.getByText("Mission 1/10")).toBeVisible();
  const mission = new URL(page.url()).pathname;
  expect(asked).toEqual(["POST /career-path-selection", `GET ${mission}`]);
});

test.describe("without a worker between the page and its server", () => {
  test.use({ serviceWorkers: "block" });

  test("what links lead to is asked for once, however long the answer takes and whatever changes meanwhile", async ({
    page,
  }) => {
    await startFirstMission(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[][] = [];
    await page.route("**/__manifest?*", async (route) => {
      asked.push(new URL(route.request().url()).searchParams.getAll("p"));
      await held;
      await route.continue();
    });
    await page.goto("/home");
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain("/level");

    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), LINK);
    await expect.poll(() => asked.slice(1)).toEqual([["/neu"]]);
    release();
  });
});

/** A link that Remix looks at as at its own ones. */
const LINK = `<a href="/neu" data-discover="true">Neu</a>`;
