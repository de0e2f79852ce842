import { expect, newEmail, readCode, register, test } from "./fixtures";
import { enter, tabTo } from "./keys";
import { choosePath, registerByForms } from "./walk";

test("by keys alone from the registration to a finished mission and the deletion of the account", async ({ page }) => {
  const link = (name: string | RegExp) => page.getByRole("link", { name }).first();
  const button = (name: string) => page.getByRole("button", { name });
  const type = (text: string) => page.keyboard.type(text);

  await page.goto("/");
  await enter(page, link(/Konto anlegen/));
  await expect(page).toHaveURL(/\/onboarding$/);
  await enter(page, link("Loslegen"));
  const email = newEmail();
  await tabTo(page, page.getByLabel("Dein Vorname"));
  await type("Anna");
  await tabTo(page, page.getByLabel("Deine E-Mail-Adresse"));
  await type(email);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("6-stelliger Code"));
  await type(await readCode(email));

  // The first question is answered by the arrows of its group, the others by numbers.
  await expect(page.getByText("1/24")).toBeVisible();
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  // Screen readers announce a message only in a live region that was there before.
  const region = await page.locator("body > [role=status]").first().elementHandle();
  for (let number = 2; number <= 24; number++) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${number}/24`)).toBeVisible();
    await page.keyboard.press("4");
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => region?.textContent()).toContain("Quiz abgeschlossen! 🎉");
  await expect(page.getByRole("link", { name: "Berufspfade ansehen" })).toBeVisible();
  // The heading is hidden while the result is being worked out.
  await expect(page.getByRole("heading", { level: 1, name: /:in$/ })).toBeFocused();

  await enter(page, link("Berufspfade ansehen"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await enter(page, link("Nächster Pfad"));
  await expect(page.getByText("Pfad 2 von 3")).toBeVisible();
  await enter(page, link("Vorheriger Pfad"));
  await expect(page.getByText("Pfad 1 von 3")).toBeVisible();
  await enter(page, button("Diesen Pfad wählen"));
  await expect(page).toHaveURL(/\/mission\/.*-1$/);
  await tabTo(page, page.getByLabel("Deine Antwort").first());
  await type("Nähen");
  for (const tick of await page.getByLabel("Aufgabe abgeschlossen").all()) {
    await tabTo(page, tick);
    await page.keyboard.press("Space");
    await expect(tick).toBeChecked();
  }
  await enter(page, button("Mission abschließen"));
  await expect.poll(() => region?.textContent()).toContain("Mission abgeschlossen! 🎉");
  await enter(page, link("Zur nächsten Mission"));
  await expect(page).toHaveURL(/\/mission\/.*-2$/);

  await enter(page, link("Profil"));
  await enter(page, link("Einstellungen"));
  await tabTo(page, page.getByRole("radio", { name: "System" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await enter(page, link("Konto löschen"));
  await tabTo(page, page.getByLabel("Zur Bestätigung"));
  await type("LÖSCHEN");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dein Konto ist gelöscht" })).toBeVisible();
});

test("the keys of the test work wherever the focus is, and leave links and buttons theirs", async ({ page }) => {
  await register(page);
  await expect(page.getByText("1/24")).toBeVisible();
  const answers = page.getByRole("radio", { checked: true });
  await page.locator("main").focus();
  for (const key of ["Control+3", "Alt+3", "6"]) await page.keyboard.press(key);
  await expect(answers).toHaveCount(0);
  await page.getByRole("link", { name: "Zum Inhalt" }).focus();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio", { name: /^3/ })).toBeChecked();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("app-toast", { detail: { title: "Gespeichert" } })));
  await page.getByRole("button", { name: "Meldung schließen" }).press("Enter");
  await expect(page.getByRole("button", { name: "Meldung schließen" })).toHaveCount(0);
  await expect(page.getByText("1/24")).toBeVisible();

  // No focus, as after a click beside the quiz.
  await page.locator("main").evaluate((main) => main.blur());
  await page.keyboard.press("Enter");
  await expect(page.getByText("2/24")).toBeVisible();
  // Enter on a link follows the link.
  await page.keyboard.press("5");
  await page.getByRole("link", { name: "Zurück zur vorigen Frage" }).press("Enter");
  await expect(page.getByText("1/24")).toBeVisible();
});

test("beside the side rail, keys meet everything in the order in which it stands @wide", async ({ page }) => {
  await registerByForms(page);
  await choosePath(page, "content-creator-in");
  await page.goto("/home");
  const stops = [
    page.getByRole("link", { name: "Zum Inhalt" }),
    page.getByRole("link", { name: "Home", exact: true }),
    page.getByRole("link", { name: "Profil", exact: true }),
    page.getByRole("link", { name: "Mission öffnen" }),
    page.getByRole("link", { name: /^Deine Nische finden/ }),
    page.getByRole("link", { name: /^Meine Gründungsmappe/ }),
  ];
  const places = await Promise.all(
    stops.map((stop) =>
      stop.evaluate((element) => [...document.querySelectorAll("a, button, input")].indexOf(element)),
    ),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await tabTo(page, page.getByRole("link", { name: "Home", exact: true }));
  await tabTo(page, page.getByRole("link", { name: "Mission öffnen" }));
});
