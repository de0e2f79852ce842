import * as z from "zod";
import { isClientUser, type ClientUser } from "~/domain/account/client-user";
import type { BrowserStorage, TabStorage } from "../../fakes/browser-storage";
import type { Device } from "../world/device";
import type { Answer } from "./client";
import { ORIGIN } from "../world/world";
import { bundlePage } from "./bundle";
import { Realm, type Page } from "./realm";

export const framedData = z.looseObject({ frame: z.looseObject({ user: z.custom<ClientUser>(isClientUser) }) });
export const missionData = z.looseObject({
  mission: z.looseObject({
    id: z.string(),
    slug: z.string(),
    tasks: z.array(z.looseObject({ id: z.string(), required: z.boolean() })),
  }),
  status: z.string(),
  work: z.object({
    asOf: z.number(),
    progress: z.number(),
    tasks: z.array(z.object({ id: z.string(), completed: z.boolean(), answer: z.string() })),
    note: z.string(),
  }),
});
const context = z.object({ state: z.object({ loaderData: z.record(z.string(), z.unknown()) }) });

/** What the loaders of a document's screens have answered. */
function loaderData(html: string): unknown[] {
  const [, text = ""] = /window\.__remixContext = (\{.*?\});<\/script>/s.exec(html) ?? [];
  return text === "" ? [] : Object.values(context.parse(JSON.parse(text)).state.loaderData);
}

const INLINE = /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs;

interface Document {
  realm: Realm;
  storage: TabStorage;
  page: Page;
  user: string | null;
  /** Whether a screen behind the login has been there, whose frame keeps sending. */
  isSending: boolean;
  mission: { id: string; slug: string; isOpen: boolean; actions: ReturnType<Page["createMissionActions"]> } | null;
}

/** What a page shows of a mission. */
export interface Shown {
  ticked: string[];
  answers: Record<string, string>;
  note: string;
}

/** What acts do in a tab, whichever browser it stands in. */
export type AnyTab = Pick<
  Tab,
  | "user"
  | "isOpen"
  | "missionSlug"
  | "load"
  | "goTo"
  | "close"
  | "takes"
  | "work"
  | "logOut"
  | "hearOnline"
  | "wait"
  | "hide"
  | "idle"
  | "memory"
  | "shown"
>;

/** A tab with the client of the app in it; closed until it has loaded a page. */
export class Tab {
  #document: Document | null = null;
  constructor(
    readonly device: Device,
    readonly storage: BrowserStorage,
  ) {}

  /** Whose page is open; null: none that keeps work, or one that was told that its owner is gone from this browser. */
  get user(): string | null {
    return this.#document?.user ?? null;
  }
  /** Whether the page takes ticks. */
  get isOpen(): boolean {
    return this.#document?.mission?.isOpen ?? false;
  }
  get missionSlug(): string | null {
    return this.#document?.mission?.slug ?? null;
  }

  /** Loads a page anew: what the one before had in its memory is gone. */
  async load(path: string): Promise<Answer> {
    this.close();
    const answer = await this.device.open(path, true);
    if (answer.status === 200) await this.#begin(path, answer.text);
    if (/^\/(auth|onboarding)$/.test(answer.location)) await this.device.open(answer.location, true);
    await this.idle();
    return answer;
  }

  /** Goes to another mission by a link of the app, which keeps its memory. */
  async goTo(path: string): Promise<Answer> {
    if (!this.#document) return this.load(path);
    const answer = await this.device.open(`${path}?_data=routes%2F_app.mission.%24missionId`, false);
    if (answer.status === 200) this.#show(path, [JSON.parse(answer.text)]);
    else this.#leave();
    await this.idle();
    return answer;
  }

  async #begin(path: string, html: string): Promise<void> {
    const { device } = this;
    const storage = this.storage.openTab((key) => realm.fire("storage", { key }));
    const realm = new Realm({
      origin: ORIGIN,
      localStorage: storage,
      worker: device.worker,
      now: device.now,
      // In a browser with static routes the worker does not hear of these.
      fetch: (request) =>
        request.url.startsWith(`${ORIGIN}/api/`) ? device.ask(request) : device.worker.fetch(request),
      warn: (words) => device.complain(new Error(`Die Seite klagt: ${words}`)),
    });
    const page = realm.start(await bundlePage());
    this.#document = { realm, storage, page, user: null, mission: null, isSending: false };
    for (const [, script = ""] of html.matchAll(INLINE)) if (script.includes("localStorage")) realm.runInline(script);
    this.#show(path, loaderData(html));
  }

  /** Its page goes to the login; what was in its memory would be there still. */
  #leave(): void {
    if (this.#document) Object.assign(this.#document, { user: null, mission: null });
  }

  /** What the screens do with what their loaders answered. */
  #show(path: string, answers: readonly unknown[]): void {
    const document = this.#document;
    const framed = answers.map((answer) => framedData.safeParse(answer)).find(({ success }) => success)?.data;
    if (!document || !framed) return;
    const { user } = framed.frame;
    const { page } = document;
    document.user = user.id;
    document.mission = null;
    const shown = missionData.safeParse(framed);
    if (shown.success) {
      const { mission, status, work } = shown.data;
      const actions = page.createMissionActions(mission.id, mission.tasks);
      const isOpen = status === "active";
      document.mission = { ...mission, isOpen, actions };
      page.openMissionPage({ missionId: mission.id, user, server: work, isOpen }, actions);
    }
    page.workStore.open(user);
    void page.workStore.flush();
    void page.keepPage(path);
    if (!document.isSending) page.keepSending(() => this.#leave());
    document.isSending = true;
  }

  close(): void {
    const document = this.#document;
    this.#document = null;
    if (!document) return;
    document.realm.close();
    this.storage.closeTab(document.storage);
  }

  /** Whether the page lets somebody do this: a finished mission takes no ticks. */
  takes = (_task: string | null, value: boolean | string): boolean => typeof value === "string" || this.isOpen;

  /** Ticks a task, writes to it, or writes the note. */
  work(task: string | null, value: boolean | string): void {
    const actions = this.#document?.mission?.actions;
    if (!actions) throw new Error("No mission is open in this tab.");
    if (task === null) actions.writeNote(String(value));
    else if (typeof value === "string") actions.answer(task, value);
    else actions.tick(task, value);
  }

  async logOut(choice: { losesUnsent: boolean }): Promise<"done" | "unsent" | "offline" | undefined> {
    const document = this.#document;
    return document?.page.logOutHere(document.page.workStore, choice);
  }

  /** The network is there again, so many milliseconds have passed, or somebody looks at something else. */
  hearOnline = (): void => this.#document?.realm.fire("online");
  wait = (milliseconds: number): void => this.#document?.realm.runTimers(milliseconds);
  hide(): void {
    this.#document?.realm.setVisibility("hidden");
    this.#document?.realm.setVisibility("visible");
  }

  async idle(): Promise<void> {
    await this.#document?.realm.idle();
    await this.device.worker.idle();
    await this.#document?.realm.idle();
  }

  /** All that the page has in its memory of these missions, as text. */
  memory(missions: readonly string[]): string {
    const { workStore } = this.#document?.page ?? {};
    const work = missions.flatMap((id) => workStore?.get(id) ?? []);
    return work.length > 0 ? JSON.stringify(work) : "";
  }

  /** `fields`: the tasks that have a field for a text; not known: all. */
  shown(): { mission: string; work: Shown; fields?: readonly string[] } | null {
    const { page, mission } = this.#document ?? {};
    const work = mission && page?.workStore.get(mission.id);
    if (!mission || !work) return null;
    const { ticks, answers, note } = work;
    const texts = Object.entries(answers).flatMap(([task, { value }]) => (value ? [[task, value] as const] : []));
    return {
      mission: mission.id,
      work: {
        ticked: Object.keys(ticks).filter((task) => ticks[task]?.value),
        answers: Object.fromEntries(texts),
        note: note?.value ?? "",
      },
    };
  }
}
