import type { BrowserContext, Page } from "playwright";
import * as z from "zod";
import type { AnyTab } from "../device/tab";
import { Device } from "../world/device";
import { ORIGIN } from "../world/world";
import { openChromium } from "./chromium";
import { RealTab } from "./real-tab";
import { HEARD, PEEPHOLE, Road } from "./road";

const pairs = z.array(z.tuple([z.string(), z.string()]));

const STORED = "Object.entries(localStorage).sort(([a], [b]) => (a < b ? -1 : 1))";
const KEPT = `(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
  const kept = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) kept.push([request.url, await (await cache.match(request)).text()]);
  }
  return kept.filter(([, text]) => text !== "");
})()`;

/** A device whose browser is Chromium itself: its tabs are pages, its storage and its service worker are real. */
export class RealDevice extends Device {
  readonly road = new Road(this);
  #context: BrowserContext | null = null;
  #peephole: Page | null = null;
  #todo: (() => Promise<void>)[] = [];

  protected override makeTabs(): readonly [AnyTab, AnyTab] {
    return [new RealTab(this), new RealTab(this)];
  }

  /** A page in its browser, with the device's clock. */
  async newPage(): Promise<Page> {
    return (await this.#opened()).newPage();
  }

  async #opened(): Promise<BrowserContext> {
    if (this.#context) return this.#context;
    const server = await this.road.open();
    const browser = await openChromium();
    const context = await browser.newContext({ proxy: { server }, locale: "de-DE", reducedMotion: "reduce" });
    this.#context = context;
    await context.clock.install({ time: this.now() });
    return context;
  }

  /** Its pages have the time of the moved clock. */
  async tellTime(): Promise<void> {
    await this.#context?.clock.setSystemTime(this.now());
  }

  async #lookThrough(): Promise<Page> {
    if (this.#peephole) return this.#peephole;
    this.#peephole = await this.newPage();
    await this.#peephole.goto(`${ORIGIN}${PEEPHOLE}`);
    return this.#peephole;
  }

  protected override hearOfForm(path: string): void {
    if (this.#context)
      this.#todo.push(async () => {
        const page = await this.#lookThrough();
        await page.evaluate(`fetch(${JSON.stringify(path)}, { method: "POST", headers: { "${HEARD}": "1" } })`);
      });
  }

  /** Where the answer came to a page without scripts; a page of the browser has seen to it already. */
  protected override clearSiteData(): void {
    if (this.#context)
      this.#todo.push(async () => {
        const page = await this.#lookThrough();
        await page.evaluate(`fetch("${PEEPHOLE}?forget").then((answer) => answer.text())`);
      });
  }

  /** Its browser takes in what has happened in pages without scripts. */
  async catchUp(): Promise<void> {
    for (const todo of this.#todo.splice(0)) await todo();
  }

  override async settle(): Promise<void> {
    await this.catchUp();
    // What one tab does another hears of.
    for (const tab of [...this.tabs, ...this.tabs]) await tab.idle();
    this.throwComplaints();
  }

  override stored = async (): Promise<[string, string][]> => {
    if (!this.#context) return [];
    await this.settle();
    return pairs.parse(await (await this.#lookThrough()).evaluate(STORED));
  };

  override kept = async (): Promise<[string, string][]> =>
    this.#context ? pairs.parse(await (await this.#lookThrough()).evaluate(KEPT)) : [];

  override async end(): Promise<void> {
    await this.#context?.close();
    this.road.close();
  }
}
