import { expect, register, test } from "./fixtures";

test("fifteen questions with their answers, a link to each, and a mail to whoever runs it, without a script", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/hilfe");
  await expect(page.locator("main h3")).toHaveCount(15);
  const links = page.getByRole("navigation", { name: "Fragen" }).getByRole("link");
  await expect(links).toHaveCount(15);
  await links.filter({ hasText: "Code kommt nicht an" }).click();
  await expect(page.getByRole("heading", { name: "Der Code kommt nicht an" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "schreiben" })).toHaveAttribute(
    "href",
    /^mailto:[^?]+@[^?]+\?subject=Frage%20zu%20/,
  );
  expect(scripts).toEqual([]);
});

test("strangers find it at the foot and on the landing page, members in their profile", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("contentinfo").getByRole("link", { name: "Hilfe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hilfe" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "Alle Fragen und Antworten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hilfe" })).toBeVisible();
  await register(page);
  await page.goto("/profile");
  await page.getByRole("navigation", { name: "Konto" }).getByRole("link", { name: "Hilfe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hilfe" })).toBeVisible();
});
