import type { Browser, Cookie, Page } from "playwright/test";
import type { AgedServer } from "./aged-server";
import { expect, newClientAddress, newEmail } from "./fixtures";
import type { Person } from "./person";
import { choosePath, finishMissions, registerByForms, submit } from "./walk";

const PATH = "content-creator-in";
const BONUS = "zugabe-lebensunterhalt";
const MISSION = `/mission/${PATH}-1`;
const RHYTHM = "/profile/einstellungen/rhythmus";
const EVENINGS = { intent: "save", day2: "on", day4: "on", day6: "on", time: "19:00", hours: "2" };

const SITUATION = "/profile/einstellungen/situation";
const TOLD = { intent: "save", employment: "vollzeit", insurance: "ueber-job", "benefit-keine": "on", hours: "8" };

const SHOWN = { intent: "save", name: "Anna", tasks: "on", days: "on", asked: "on", sentence: "Ich bleib dran." };

/** A browser's cookies for each person, and the code of an invitation. */
export interface People {
  cookies: Record<Person, Cookie[]>;
  invitation: string;
}

/** Brings each person into their state, by forms alone. */
export async function invitePeople(browser: Browser, aged: AgedServer): Promise<People> {
  /** Runs `act` in a new browser, which is closed afterwards. */
  async function as<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
    const context = await browser.newContext({
      baseURL: aged.url,
      extraHTTPHeaders: { "X-Forwarded-For": newClientAddress() },
      javaScriptEnabled: false,
    });
    const result = await act(await context.newPage());
    await context.close();
    return result;
  }
  const cookiesOf = (page: Page) => page.context().cookies();

  const registering = await as(async (page) => {
    await page.goto("/onboarding?schritt=2");
    await submit(page, "/onboarding", { name: "Anna", email: newEmail() });
    return cookiesOf(page);
  });
  const { loggedOut, loggingIn } = await as(async (page) => {
    const email = await registerByForms(page);
    await submit(page, "/logout", {});
    const before = await cookiesOf(page);
    expect(await submit(page, "/auth", { intent: "send", email })).toBe("/auth?code=1");
    return { loggedOut: before, loggingIn: await cookiesOf(page) };
  });
  const newcomer = await as(async (page) => {
    await registerByForms(page, { untilQuiz: true });
    return cookiesOf(page);
  });
  const choosing = await as(async (page) => {
    await registerByForms(page);
    expect(await submit(page, "/neustart/quiz", {})).toBe("/quiz");
    expect(await submit(page, "/quiz", { intent: "finish" })).toBe("/quiz?fertig=1");
    return cookiesOf(page);
  });
  const { walking, invitation } = await as(async (page) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await submit(page, MISSION, { intent: "task", task: "cc1-1", answer: "Stoffe und Flicken", completed: "on" });
    await submit(page, MISSION, { intent: "note", note: "Tante Erna fragen" });
    await submit(page, RHYTHM, EVENINGS);
    await submit(page, SITUATION, TOLD);
    await submit(page, "/begleitung", SHOWN);
    await page.goto("/profile");
    const link = await page.getByLabel("Dein Link").inputValue();
    return { walking: await cookiesOf(page), invitation: link.split("/").at(-1) ?? "" };
  });
  /** A learner on the first mission who has asked Inno so many times. */
  const whoAsked = (times: number) =>
    as(async (page) => {
      const email = await registerByForms(page);
      await choosePath(page, PATH);
      const question = { intent: "ask", message: "Wie finde ich mein Thema?", mode: "chat" };
      for (let asked = 0; asked < times; asked++) await submit(page, "/coach", question);
      return { email, cookies: await cookiesOf(page) };
    });
  const [asking, waiting, atLimit] = [await whoAsked(1), await whoAsked(1), await whoAsked(6)];
  await aged.reopenAnswers(waiting.email);
  await aged.beginBonus(asking.email, BONUS);
  const finishing = await as(async (page) => {
    await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 1);
    // The cookie with the message expires after a minute; the tests take longer.
    return (await cookiesOf(page)).map((cookie) => (cookie.name === "flash" ? { ...cookie, expires: -1 } : cookie));
  });
  const finished = await as(async (page) => {
    const email = await registerByForms(page);
    await choosePath(page, PATH);
    await finishMissions(page, PATH, 1, 10);
    expect(await submit(page, "/kasse?plan=pro", { plan: "pro" })).toBe("/home");
    await submit(page, RHYTHM, EVENINGS);
    await submit(page, RHYTHM, { intent: "connect" });
    await submit(page, "/level", { intent: "say", kind: "paid", on: "2026-01-15" });
    await aged.accompany(email);
    await aged.spreadMissions(email);
    return cookiesOf(page);
  });
  const striding = await as(async (page) => {
    const email = await registerByForms(page);
    await choosePath(page, PATH);
    expect(await submit(page, "/kasse?plan=pro", { plan: "pro" })).toBe("/home");
    await submit(page, RHYTHM, EVENINGS);
    await submit(page, "/level", { intent: "say", kind: "approached", on: "" });
    await submit(page, "/level", { intent: "say", kind: "registered", on: "2026-01-15" });
    await aged.openAll(email, 3);
    return (await cookiesOf(page)).filter(({ name }) => name !== "flash");
  });
  const trialEnded = await as(async (page) => {
    const email = await registerByForms(page);
    await choosePath(page, PATH);
    await aged.ageTrial(email, 28);
    return cookiesOf(page);
  });
  const ordering = await as(async (page) => {
    await aged.placeOrder(await registerByForms(page));
    return cookiesOf(page);
  });
  const cookies = {
    stranger: [],
    registering,
    loggedOut,
    loggingIn,
    newcomer,
    choosing,
    walking,
    striding,
    asking: asking.cookies,
    waiting: waiting.cookies,
    atLimit: atLimit.cookies,
    finishing,
    finished,
    ordering,
    trialEnded,
  };
  return { cookies, invitation };
}
