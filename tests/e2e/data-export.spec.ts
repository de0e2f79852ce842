import { readFileSync } from "node:fs";
import { expect, expectAccessible, register, test } from "./fixtures";

test("all data come as files", async ({ page }) => {
  const email = await register(page);
  await page.goto("/profile/einstellungen");
  for (const [name, kind] of [
    ["Zum Lesen (HTML)", "html"],
    ["Für Programme (JSON)", "json"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^meine-daten-[\\d-]+\\.${kind}$`));
    expect(readFileSync(await download.path(), "utf8")).toContain(email);
    if (kind === "html") {
      const reader = await page.context().newPage();
      await reader.setContent(readFileSync(await download.path(), "utf8"));
      await expect(reader.getByRole("heading", { name: "Konto" })).toBeVisible();
      await expectAccessible(reader);
      await reader.close();
    }
  }
});
