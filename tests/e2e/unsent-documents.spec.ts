import { expect, test } from "./fixtures";
import { startFirstMission } from "./walk";

test.use({
  serviceWorkers: "allow",
  toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/,
});

test("a form that the browser sends as a document is there to be sent again when it did not arrive", async ({
  page,
  context,
}) => {
  await startFirstMission(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto("/kuendigen");
  await page.getByLabel("Name", { exact: false }).first().fill('Anna <Müller> & "Co"');
  await context.setOffline(true);
  await page.getByRole("button").last().click();
  await expect(page.getByRole("heading", { name: "Nicht gespeichert" })).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal senden" }).click();
  await expect(page.getByRole("heading", { name: "Nicht gespeichert" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Noch einmal senden" }).click();
  await expect(page.getByLabel("Name", { exact: false }).first()).toHaveValue('Anna <Müller> & "Co"');
});
