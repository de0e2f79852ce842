import { expect, newEmail, readCode, register, registerUpToCode, test } from "./fixtures";

test("a registration says in German what is missing, beside its field and beside the button that waits", async ({
  page,
}) => {
  await page.goto("/onboarding?schritt=2");
  const [name, email] = [page.getByLabel("Dein Vorname"), page.getByLabel("Deine E-Mail-Adresse")];
  const next = page.getByRole("button", { name: "Weiter" });
  await expect(page.getByText("Dafür fehlt noch: dein Vorname und deine E-Mail-Adresse.")).toBeVisible();
  await name.fill("A");
  await email.focus();
  await expect(name).toHaveAccessibleDescription(/Name zu kurz.*Bitte gib mindestens 2 Zeichen ein\./);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/E-Mail erforderlich.*Bitte gib deine E-Mail-Adresse ein\./);
  await email.fill("anna");
  await expect(email).toHaveAccessibleDescription(/Ungültige E-Mail.*Bitte gib eine gültige E-Mail-Adresse ein\./);
  await name.fill("Anna");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(next).toBeDisabled();
  await email.fill(newEmail());
  await expect(next).toBeEnabled();
  await next.click();
  await expect(page.getByRole("heading", { name: "Schau in dein Postfach" })).toBeVisible();

  await page.goto("/onboarding?schritt=2");
  await name.fill("Bea");
  await email.fill(newEmail());
  await expect(page.getByRole("button", { name: /Weiter in \d+ s/ })).toBeDisabled();
  await page.getByRole("link", { name: "Code eingeben" }).click();
  await expect(page).toHaveURL(/\/email-verification$/);
});

test("a login says what is missing, and takes an unknown address along to the registration", async ({ page }) => {
  await page.goto("/auth");
  const email = page.getByLabel("Deine E-Mail-Adresse");
  for (const [typed, said] of [
    ["", "E-Mail erforderlich"],
    ["anna", "Ungültige E-Mail"],
  ] as const) {
    await email.fill(typed);
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(email).toHaveAccessibleDescription(new RegExp(said));
    await expect(email).toBeFocused();
  }
  const unknown = newEmail();
  await email.fill(unknown);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/\/onboarding\?schritt=2$/);
  await expect(page.getByRole("alert")).toContainText("E-Mail nicht gefunden");
  await expect(page.getByText("E-Mail nicht gefunden")).toHaveCount(1);
  await expect(email).toHaveValue(unknown);
});

test("a wrong code is selected, so that the next one replaces it", async ({ page }) => {
  const right = await readCode(await registerUpToCode(page));
  const code = page.getByLabel("6-stelliger Code");
  await code.fill(right === "000000" ? "111111" : "000000");
  await expect(code).toHaveAccessibleDescription(/nicht korrekt/);
  await expect(code).toBeFocused();
  // A digit put before a full code pushes another one out: nobody has written what stands there then.
  await page.keyboard.press("Home");
  await page.keyboard.type("9");
  await expect(code).toHaveValue(/^9/);
  await expect(page.getByRole("button", { name: "Bestätigen" })).toBeEnabled();
  await code.selectText();
  await page.keyboard.type(right);
  await expect(page).toHaveURL(/\/quiz$/);
});

test("the keys answer also after a click beside the test, and every picture says that it is missing", async ({
  page,
}) => {
  await register(page);
  await expect(page.getByText("1/24")).toBeVisible();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(page.locator("body")).toBeFocused();
  await page.keyboard.press("4");
  await expect(page.getByRole("radio", { name: /^4/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2/24")).toBeVisible();

  await page.route(/\/art\/paths(\/.+)?\.svg$/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "none" }),
  );
  await page.goto("/career-path-selection");
  await page.getByRole("listitem").last().scrollIntoViewIfNeeded();
  // Ten pictures: the shown one of the three suggestions, and the nine other paths.
  await expect(page.getByText("Bild konnte nicht geladen werden")).toHaveCount(10);
});

test("a new code is asked for by Enter: the button keeps the focus, and counts down each time", async ({ page }) => {
  await page.clock.install();
  await registerUpToCode(page);
  // Fakes the server's answers: its own pause between two codes would take a real minute.
  await page.route(/\/email-verification\?_data=/, async (route) => {
    if (route.request().method() === "POST") {
      const headers = { "X-Remix-Redirect": "/email-verification", "X-Remix-Status": "302" };
      return route.fulfill({ status: 204, headers });
    }
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), seconds: 60 } });
  });
  const resend = page.getByRole("button", { name: /^Neuen Code anfordern/ });
  for (let times = 0; times < 3; times++) {
    await page.clock.runFor(61_000);
    await expect(resend).toHaveText("Neuen Code anfordern");
    await resend.focus();
    await page.keyboard.press("Enter");
    await expect(resend).toHaveText(/\((60|59|58) s\)/);
    await expect(resend).toBeFocused();
  }
});

const wide = (digits: string) => [...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
const PASTED: Record<string, (code: string) => string> = {
  "as it stands in the mail": (code) =>
    `Dein Code für Startklar: ${code.slice(0, 3)} ${code.slice(3)}. Er gilt 15 Minuten.`,
  "in wide digits": wide,
};

for (const [how, write] of Object.entries(PASTED)) {
  test(`a code that is pasted ${how} is sent by itself, once`, async ({ page }) => {
    const right = await readCode(await registerUpToCode(page));
    let sent = 0;
    page.on("request", (request) => {
      if (request.postData()?.includes("intent=confirm")) sent++;
    });
    await page.getByLabel("6-stelliger Code").fill(write(right));
    await expect(page).toHaveURL(/\/quiz$/);
    expect(sent).toBe(1);
  });
}

test.describe("while the fonts are on their way", () => {
  test.use({ toleratedErrors: /ERR_FAILED/ });

  for (const width of [320, 390]) {
    test(`no word of the first heading breaks on ${width} px, nor when they are there`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto("/");
      expect(await page.getByRole("heading", { level: 1 }).evaluate(brokenWords)).toEqual([]);
      await page.unroute(/\.woff2$/);
      await page.reload();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.getByRole("heading", { level: 1 }).evaluate(brokenWords)).toEqual([]);
    });
  }
});

/** Words of an element that are broken over two lines. */
function brokenWords(element: Element): string[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) =>
    [...(node.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    }),
  );
}
