import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import * as z from "zod";
import { framedData, missionData, type AnyTab, type Shown } from "../device/tab";
import type { Answer } from "../device/client";
import { ORIGIN } from "../world/world";
import type { RealDevice } from "./real-device";

/** Nothing has been under way for so long: what follows from an answer has been asked for. */
const QUIET_MS = 150;
const PATIENCE_MS = 20_000;

/** What stands on a page, and what its loaders answered. */
const LOOK = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const fields = all("input:not([type=hidden]), textarea").map(({ value }) => value);
  return {
    path: location.pathname,
    data: Object.values((window.__remixRouter ?? window.__remixContext)?.state.loaderData ?? {}),
    boxes: all("form[data-task] input[type=checkbox]").map(({ form, name, value, checked }) => ({
      id: name === "item" ? value : form.dataset.task, task: form.dataset.task, isOn: checked })),
    texts: all("form[data-task] [name=answer]").map(({ form, value, type }) => ({ id: form.dataset.task, value, type })),
    note: document.querySelector("form[data-mission] textarea[name=note]")?.value ?? null,
    words: [document.body.innerText, ...fields].join(" "),
  };
})()`;
const looked = z.object({
  path: z.string(),
  data: z.array(z.unknown()),
  boxes: z.array(z.object({ id: z.string(), task: z.string(), isOn: z.boolean() })),
  texts: z.array(z.object({ id: z.string(), value: z.string(), type: z.string() })),
  note: z.string().nullable(),
  words: z.string(),
});

interface Seen {
  path: string;
  user: string | null;
  mission: { id: string; slug: string; isOpen: boolean; work: Shown; fields: string[] } | null;
  words: string;
}

const UNFOLD = "for (const folded of document.querySelectorAll('details')) folded.open = true";
const LOG_OUT = "form[action='/logout'] button";
const ENDED = `({ path: location.pathname,
  told: document.querySelector("form[action='/logout'] [role=alert]")?.textContent ?? "" })`;
const ended = z.object({ path: z.string(), told: z.string() });
/** A document that goes while it is asked says nothing. */
const stayingCalm = (asked: Promise<unknown>): Promise<unknown> => asked.catch(() => ({ path: "", told: "" }));
const KEPT_AT = (path: string) =>
  `caches.match(${JSON.stringify(path)}).then((found) => found !== undefined && navigator.serviceWorker.controller !== null)`;

/** Asks a page once it has loaded; one that goes meanwhile, as another tab has logged out, is asked for what comes. */
async function askPage(page: Page, expression: string): Promise<unknown> {
  for (const until = performance.now() + PATIENCE_MS; ; await pause(50)) {
    try {
      await page.waitForLoadState("load");
      return await page.evaluate(expression);
    } catch (error) {
      if (!/context was destroyed|navigation/.test(String(error)) || performance.now() > until) throw error;
    }
  }
}

/** A tab of Chromium. What is done in it waits, as in other tabs, until the device settles. */
export class RealTab implements AnyTab {
  #page: Page | null = null;
  #seen: Seen | null = null;
  #todo: ((page: Page) => Promise<unknown>)[] = [];

  constructor(readonly device: RealDevice) {}

  get user(): string | null {
    return this.#seen?.user ?? null;
  }
  get isOpen(): boolean {
    return this.#seen?.mission?.isOpen ?? false;
  }
  get missionSlug(): string | null {
    return this.#seen?.mission?.slug ?? null;
  }

  async load(path: string): Promise<Answer> {
    const page = (this.#page ??= await this.device.newPage());
    await this.device.catchUp();
    await this.idle();
    return this.#going(path, async () => void (await page.goto(`${ORIGIN}${path}`)));
  }

  async goTo(path: string): Promise<Answer> {
    const page = this.#page;
    if (!page || this.user === null) return this.load(path);
    await this.device.catchUp();
    await this.idle();
    return this.#going(path, () => page.evaluate(`window.__remixRouter.navigate(${JSON.stringify(path)})`));
  }

  /** Goes somewhere; resolves to the app's answer, or to that of the worker, which keeps pages for use without a network. */
  async #going(path: string, go: () => Promise<unknown>): Promise<Answer> {
    const { road } = this.device;
    road.answers.splice(0);
    await go();
    await this.idle();
    const isIt = (asked: { method: string; path: string }) =>
      asked.method === "GET" && asked.path.replace(/\?.*/, "") === path;
    const answer = road.answers.find(isIt);
    const isThere = this.#seen?.path === path;
    if (this.#page && isThere && this.device.isOnline && path.startsWith("/mission/"))
      await this.#untilKept(this.#page, path);
    return answer ?? { status: isThere ? 200 : 504, location: "", isForgetting: false, text: "" };
  }

  async #untilKept(page: Page, path: string): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!(await askPage(page, KEPT_AT(path)))) {
      if (performance.now() > until) throw new Error(`${path} is not kept for use without a network.`);
      await pause(50);
    }
  }

  close(): void {
    const page = this.#page;
    this.#page = null;
    this.#seen = null;
    this.#todo = [];
    void page?.close();
  }

  takes(task: string | null, value: boolean | string): boolean {
    const { mission } = this.#seen ?? {};
    if (!mission) return false;
    if (task === null) return value !== mission.work.note;
    if (typeof value === "string") return mission.fields.includes(task) && mission.work.answers[task] !== value;
    // A box that is as it should be is not clicked.
    return mission.isOpen && mission.work.ticked.includes(task) !== value;
  }

  work(task: string | null, value: boolean | string): void {
    const form = `form[data-task="${task}"]`;
    const note = "form[data-mission] textarea[name=note]";
    const box = `input[name=item][value="${task}"], ${form} input[name=completed]`;
    this.#todo.push(async (page) => {
      await askPage(page, UNFOLD);
      const field = page
        .locator(task === null ? note : typeof value === "string" ? `${form} [name=answer]` : box)
        .first();
      // Whoever types in the moment in which another tab logs out may be led away before.
      if ((await field.count()) === 0) return;
      return typeof value === "string" ? field.fill(value) : field.setChecked(value);
    });
  }

  async logOut({ losesUnsent }: { losesUnsent: boolean }): Promise<"done" | "unsent" | "offline" | undefined> {
    const page = this.#page;
    if (!page) return undefined;
    if (!losesUnsent && (await page.locator(LOG_OUT).count()) === 0) await this.goTo("/profile/einstellungen");
    // It may stand in a menu that is closed.
    await page.locator(LOG_OUT).first().dispatchEvent("click");
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const { path, told } = ended.parse(await stayingCalm(page.evaluate(ENDED)));
      if (path === "/auth") break;
      if (told !== "") return told.startsWith("Einige") ? "unsent" : "offline";
      if (performance.now() > until) throw new Error(`Nobody is logged out on ${path}: ${this.#said()}`);
      await pause(50);
    }
    await this.idle();
    return "done";
  }

  /** What the app has answered last, for whoever looks for a fault. */
  #said = (): string =>
    this.device.road.answers
      .slice(-5)
      .map(({ method, path, status, location }) => `${method} ${path} ${status} ${location}`)
      .join(", ");

  hearOnline(): void {
    this.#todo.push((page) => page.evaluate("window.dispatchEvent(new Event('online'))"));
  }
  wait(milliseconds: number): void {
    this.#todo.push((page) => page.clock.fastForward(milliseconds));
  }
  hide(): void {
    const show = (
      state: string,
    ) => `Object.defineProperty(document, "visibilityState", { value: "${state}", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"))`;
    this.#todo.push((page) => page.evaluate(show("hidden")));
    this.#todo.push((page) => page.evaluate(show("visible")));
  }

  async idle(): Promise<void> {
    await this.device.tellTime();
    const page = this.#page;
    if (!page) return;
    for (const todo of this.#todo.splice(0))
      await todo(page).catch(async (error: unknown) => {
        const words = String(await page.evaluate("document.body.innerText"));
        throw new Error(`${String(error)}\nAt ${page.url()}: ${words.slice(0, 400)}\nAfter ${this.#said()}`);
      });
    const until = performance.now() + PATIENCE_MS;
    do await pause(QUIET_MS / 3);
    while (this.device.road.quietMs < QUIET_MS && performance.now() < until);
    await this.#look(page);
  }

  async #look(page: Page): Promise<void> {
    const { path, data, boxes, texts, note, words } = looked.parse(await askPage(page, LOOK));
    const framed = data.map((each) => framedData.safeParse(each)).find(({ success }) => success)?.data;
    const found = missionData.safeParse(framed);
    this.#seen = { path, words, user: framed?.frame.user.id ?? null, mission: null };
    if (!found.success) return;
    const { mission, status } = found.data;
    const tasks = mission.tasks.map(({ id }) => id);
    const place = ({ id, task }: { id: string; task: string }) => tasks.indexOf(task) * 1_000 + (id === task ? 0 : 1);
    this.#seen.mission = {
      ...{ id: mission.id, slug: mission.slug, isOpen: status === "active" },
      fields: texts.filter(({ type }) => type !== "date").map(({ id }) => id),
      work: {
        ticked: boxes
          .filter(({ isOn }) => isOn)
          .toSorted((one, two) => place(one) - place(two))
          .map(({ id }) => id),
        answers: Object.fromEntries(texts.flatMap(({ id, value }) => (value ? [[id, value]] : []))),
        note: note ?? "",
      },
    };
  }

  /** A page that is nobody's shows nothing of anybody; one that has not heard of it yet, as there is no network, may. */
  memory = (): string => (this.user === null ? (this.#seen?.words ?? "") : "");

  shown() {
    const { mission } = this.#seen ?? {};
    return mission ? { mission: mission.id, work: mission.work, fields: mission.fields } : null;
  }
}
