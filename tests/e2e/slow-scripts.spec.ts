import { expect, startFirstMission, test } from "./fixtures";

test("a tick and an answer given before the page came alive are saved", async ({ page }) => {
  await startFirstMission(page);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/build/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Deine Antwort").first().fill("früh geschrieben");
  await page.getByLabel("Aufgabe abgeschlossen").first().check();
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('"completed":true') ?? false,
  );
  const written = page.waitForResponse(
    (response) => response.request().postData()?.includes("früh geschrieben") ?? false,
  );
  release();
  await saved;
  await written;
  await page.reload();
  await expect(page.getByLabel("Aufgabe abgeschlossen").first()).toBeChecked();
  await expect(page.getByLabel("Deine Antwort").first()).toHaveValue("früh geschrieben");
});
