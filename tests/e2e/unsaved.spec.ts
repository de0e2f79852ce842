import type { Page, Route } from "playwright/test";
import { listIntents, listPlaces } from "../forms";
import { expect } from "./fixtures";
import { test } from "./kept-page";
import { ROUTES } from "./screens";
import {
  buttonsOf,
  fillIn,
  isSentAsDocument,
  listForms,
  openForm,
  valuesOf,
  writtenIn,
  type ShownForm,
} from "./shown-forms";

test.use({ actionTimeout: 8_000, toleratedErrors: /ERR_FAILED|status of (404|502)|Failed to fetch/ });
// Serial, as the last test checks which forms the tests before have tried.
test.describe.configure({ mode: "serial" });

const PAGE = { contentType: "text/html", body: "<html><h1>Bad Gateway</h1></html>" };
/** Answers to a sent form: none, the page of a proxy whose server is away, that of a network that wants a login. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  "without a connection": (route) => route.abort(),
  "with a proxy alone": (route) => route.fulfill({ status: 502, ...PAGE }),
  "in a network that wants a login": (route) => route.fulfill({ status: 200, ...PAGE }),
};
const TOLD =
  /Nicht gespeichert|Nicht geprüft|Wird nachgetragen|Abmelden geht erst|Einige Änderungen sind noch nicht|Problem bei der Verbindung/;

/** Further screens of forms that wait: `registering` has just had a code, a stranger need not wait for the next one. */
const BESIDE: Record<string, (typeof ROUTES)[number]["screens"]> = {
  onboarding: [["/onboarding?schritt=2", "stranger", ""]],
};
/** Places and intents of forms that none of the people gets to see or may press: the same router sends them. */
const UNSEEN = [
  "/abbestellen",
  "/begleiten",
  "/coach/plan",
  "/quests",
  "agree",
  "decide",
  "disconnect",
  "finish",
  "off",
  "on",
  "portal",
  "resend",
  "result",
  "sent",
  "sentence",
  "share",
  "start-mission",
  "unsay",
];
/** Forms that the browser sends as documents: unsent-documents.spec.ts tries that. */
const AS_DOCUMENTS = [
  "/einladung/$code",
  "/kuendigen",
  "/mission/$missionId helpful",
  "/mission/$missionId remark",
  "/profile/einstellungen/loeschen",
  "/pruef-dich off",
  "/rechner/familienkante save",
  "/rechner/ruecklage save",
  "/rechner/stundensatz save",
  "/widerruf",
];

const tried = new Set<string>();
const sentAsDocument = new Set<string>();

for (const { route, screens, isStatic } of ROUTES) {
  if (isStatic) continue;
  test(`${route}: what is typed stays when it does not arrive, and that is said`, async ({ page, takeTo }) => {
    for (const [path, as] of [...screens, ...(BESIDE[route] ?? [])]) {
      const address = await takeTo({ as, path });
      await page.goto(address);
      for (const form of await listForms(page)) {
        if (tried.has(form.name) || form.isWaiting) continue;
        tried.add(form.name);
        await test.step(`${path} as ${as}: ${form.name}`, () => expectKept(page, address, form));
      }
    }
  });
}

async function expectKept(page: Page, address: string, { name, at }: ShownForm): Promise<void> {
  await page.goto(address);
  const hasScripts = (await page.locator("script[type=module]").count()) > 0;
  if (hasScripts) await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  const form = await openForm(page, at);
  let fail = FAILURES["without a connection"];
  await page.route("**/*", (route, request) => (request.method() === "POST" ? fail?.(route) : route.fallback()));
  // A form that saves each change by itself is tried once: the first failure has changed it already.
  const isSavedByItself = (await buttonsOf(form).count()) === 0;
  for (const [how, failure] of Object.entries(FAILURES).slice(0, isSavedByItself ? 1 : undefined)) {
    await test.step(how, async () => {
      fail = failure;
      const button = buttonsOf(form).first();
      // What the device keeps is done for its writer: such a form is folded again.
      if (how !== "without a connection" && !isSavedByItself && !(await button.isVisible())) return;
      await fillIn(form);
      const typed = await valuesOf(form);
      if (!isSavedByItself && (await button.isDisabled())) return void tried.delete(name);
      if (!isSavedByItself && (await isSentAsDocument(page, button))) return void sentAsDocument.add(name);
      await expect(page.getByText(TOLD).first()).toBeVisible();
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
      const written = `${(await valuesOf(form)).join()} ${await writtenIn(page)}`;
      expect(typed.filter((value) => !written.includes(value))).toEqual([]);
      const close = page.getByRole("button", { name: "Meldung schließen" }).first();
      if (await close.isVisible()) await close.click();
    });
  }
  await page.unrouteAll();
}

test("every form was tried", () => {
  const without = (list: readonly string[]) => list.filter((each) => !UNSEEN.includes(each));
  const parts = [...tried].flatMap((name) => name.split(" "));
  const isTried = (part: string) => parts.some((each) => new RegExp(`^${part.replace(/\$\w+/, "[^/]+")}$`).test(each));
  expect(without(listPlaces()).filter((place) => !isTried(place))).toEqual([]);
  expect(without(listIntents()).filter((intent) => !isTried(intent))).toEqual([]);
  expect([...sentAsDocument].sort()).toEqual(AS_DOCUMENTS);
});
