import { expect, expectAccessible, register, test } from "./fixtures";

test("a personal link is shared, and counts who comes by it", async ({ page, browser, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await register(page);
  await page.goto("/profile");
  await expect(page.getByText("Über deinen Link ist noch niemand gekommen.")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Weiterempfehlen" }).click();
  await expect(page.getByText("Link kopiert.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/einladung/[0-9a-f]{12}$`));
  await expect(page.getByLabel("Dein Link")).toHaveValue(link);

  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Anna lädt dich ein" })).toBeVisible();
  await guest.getByRole("button", { name: "Loslegen" }).click();
  await expect(guest).toHaveURL(/\/onboarding$/);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByText("Über deinen Link ist schon 1 Mensch gekommen.")).toBeVisible();

  await page.goto(link);
  await expectAccessible(page);
  await page.goto("/einladung/unbekannt");
  await expect(page.getByRole("heading", { name: "Du bist eingeladen" })).toBeVisible();
});

test("the device's own way of sharing gets the link", async ({ page }) => {
  await register(page);
  await page.goto("/profile");
  await page.evaluate(() => {
    const share = async (data: ShareData) => document.body.setAttribute("data-shared", data.url ?? "");
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.getByRole("button", { name: "Weiterempfehlen" }).click();
  const link = await page.getByLabel("Dein Link").inputValue();
  await expect(page.locator("body")).toHaveAttribute("data-shared", link);
});
