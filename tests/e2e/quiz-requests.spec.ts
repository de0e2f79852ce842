import { answerBox, expect, register, test } from "./fixtures";

test("an answer costs one request, and the page that comes back has it", async ({ page }) => {
  await register(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has("_data")) asked.push(`${request.method()} ${pathname}`);
  });
  for (let number = 1; number <= 3; number++) {
    await expect(page.getByText(`${number}/24`)).toBeVisible();
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await answerBox(page, 4).click();
    expect((await saved).status()).toBe(200);
  }
  await expect(page.getByText("4/24")).toBeVisible();
  expect(asked).toEqual(["POST /quiz", "POST /quiz", "POST /quiz"]);
  await page.reload();
  await expect(page.getByText("4/24")).toBeVisible();
});
