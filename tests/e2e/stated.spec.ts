import { expect, readCode, register, registerUpToCode, test } from "./fixtures";
import { choosePath, registerByForms, startFirstMission } from "./walk";

// The tests cannot delay requests of a service worker; one request fails on purpose.
test.use({ serviceWorkers: "block", toleratedErrors: /ERR_FAILED/ });

test("the first question leads back home, the last one finishes, and each waits for its answer", async ({ page }) => {
  await register(page);
  await expect(page.getByRole("button", { name: "Weiter" })).toBeDisabled();
  await page.keyboard.press("3");
  await expect(page.getByRole("button", { name: "Weiter" })).toBeEnabled();
  await page.goto("/quiz?frage=24");
  await expect(page.getByRole("button", { name: "Abschließen" })).toBeDisabled();
  await page.goto("/quiz?frage=1");
  await page.getByRole("link", { name: "Zurück zu Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("a code waits for six digits, and an unchanged address just closes its form", async ({ page }) => {
  const email = await registerUpToCode(page);
  const code = page.getByLabel("6-stelliger Code");
  await expect(page.getByRole("button", { name: "Bestätigen" })).toBeDisabled();
  await expect(page.getByText("Dafür fehlen noch 6 Ziffern.")).toBeVisible();
  await code.pressSequentially("12a34");
  await expect(code).toHaveValue("1234");
  await expect(page.getByRole("button", { name: "Bestätigen" })).toBeDisabled();
  await code.pressSequentially("567");
  await expect(code).toHaveValue("123456");
  await expect(page.getByText("Der eingegebene Code ist nicht korrekt.")).toBeVisible();

  const open = page.getByText("Tippfehler in der Adresse?");
  const address = page.getByLabel("Richtige E-Mail-Adresse");
  await open.click();
  await address.fill("so@nicht");
  await page.getByRole("button", { name: "E-Mail ändern" }).click();
  await expect(page.getByText("Ungültige E-Mail")).toBeVisible();
  await expect(address).toHaveValue("so@nicht");
  // The refused field takes the focus; text typed before that would be added to its value.
  await expect(address).toBeFocused();
  await address.fill(email);
  await page.getByRole("button", { name: "E-Mail ändern" }).click();
  await expect(address).toBeHidden();
  await expect(page.getByText("Neue E-Mail registriert")).toBeHidden();
  await readCode(email);
});

test("what is written into a refused address while the page is still loading stays there", async ({ page }) => {
  await registerUpToCode(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/_data=routes/, async (route) => {
    if (route.request().method() === "GET") await held;
    await route.continue();
  });
  await page.getByText("Tippfehler in der Adresse?").click();
  const address = page.getByLabel("Richtige E-Mail-Adresse");
  await address.fill("so@nicht");
  await page.getByRole("button", { name: "E-Mail ändern" }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute("aria-invalid");
  await address.fill("so@besser.example");
  const loaded = page.waitForResponse(
    (answer) => /_data=routes/.test(answer.url()) && answer.request().method() === "GET",
  );
  goOn();
  await loaded;
  await expect.poll(() => page.evaluate(() => window.__remixRouter.state.navigation.state)).toBe("idle");
  await expect(address).toHaveValue("so@besser.example");
});

test("what could not be sent is sent again by itself, and what is being written every 30 seconds", async ({ page }) => {
  await page.clock.install();
  await startFirstMission(page);
  let isAway = true;
  await page.route("**/api/sync", (route) => (isAway ? route.abort() : route.continue()));
  await page.getByLabel("Aufgabe abgeschlossen").first().check();
  await expect(page.getByText("Wird nachgetragen")).toBeVisible();
  isAway = false;
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Gespeichert")).toBeVisible();

  // From here on only the test advances the page's clock.
  await page.clock.pauseAt(Date.now() + 60_000);

  // Types without ever pausing for the 1.2 s after which a text is sent.
  const note = page.getByLabel("Deine Notizen");
  let sent = 0;
  page.on("request", (request) => void (sent += request.url().endsWith("/api/sync") ? 1 : 0));
  let seconds = 0;
  for (; sent === 0 && seconds <= 31; seconds++) {
    await note.press("x");
    await page.clock.runFor(1_000);
  }
  expect(sent).toBe(1);
  expect(seconds).toBeGreaterThan(15);
});

test("what loads says so", async ({ page }) => {
  await page.clock.install();
  await startFirstMission(page);
  const answers: (() => void)[] = [];
  await page.route(/_data=/, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  const answer = () => answers.splice(0).forEach((go) => go());
  await page.getByRole("link", { name: "Home" }).click();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await page.clock.fastForward(500);
  await expect(page.getByText("Laden...")).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("link", { name: /Weitermachen|Mission öffnen/ }).click();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await page.clock.fastForward(500);
  await expect(page.getByText("Mission wird geladen...")).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/mission\//);
});

test("a tab that becomes visible again notes activity", async ({ page }) => {
  await startFirstMission(page);
  const statuses: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/last-active")) statuses.push(answer.status());
  });
  // Repeats until the page listens: one that has only just loaded may not yet.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      return statuses[0];
    })
    .toBe(200);
});

test("a mission for virtual assistants has Inno's reminder, icons with hints, and a video that asks first @wide", async ({
  page,
  browser,
}) => {
  await registerByForms(page);
  await choosePath(page, "va-allround");
  // A browser of its own: its pointer can hover, and it loads another site.
  const other = await (await browser.newContext({ hasTouch: false })).newPage();
  await other.context().addCookies(await page.context().cookies());
  await other.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill({ body: "Video" }));
  await other.goto("/mission/va-allround-1");
  await expect(other.getByText("Welches sind deine drei größten Stärken")).toBeVisible();

  await other.getByRole("link", { name: "Zurück", exact: true }).hover();
  const delay = other
    .getByRole("link", { name: "Zurück", exact: true })
    .evaluate((icon) => getComputedStyle(icon, "::after").animationDelay);
  expect(await delay).toBe("0.7s");

  await other.goto("/mission/va-allround-2");
  const video = other.locator("iframe");
  await expect(other.getByRole("link", { name: /Auf YouTube öffnen/ }).first()).toHaveAttribute("target", "_blank");
  await other.getByRole("button", { name: "Hier ansehen" }).first().click();
  await expect(other.getByText("lädt dein Browser Daten von YouTube")).toBeVisible();
  await expect(video).toHaveCount(0);
  await other.getByRole("button", { name: "Lieber nicht" }).press("Enter");
  await expect(other.getByRole("button", { name: "Hier ansehen" }).first()).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(other.getByRole("button", { name: "Video laden" })).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(video).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await other.context().close();
});
