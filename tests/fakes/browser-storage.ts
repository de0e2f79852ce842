/** Chooses one of so many: which tab hears first, where several have something to hear. */
type Choose = (count: number) => number;

/** What a tab did to the storage; without a key it was emptied as a whole. */
interface Change {
  key: string | null;
  value: string | null;
  number: number;
}

/**
 * The local storage of one browser. Each tab has a view of it: its own writes at once, those of others when it is told of
 * them, one event after the other, as in Chromium.
 */
export class BrowserStorage {
  readonly #items = new Map<string, string>();
  readonly #tabs = new Set<TabStorage>();
  #changes = 0;

  /** `hear`: what the tab does at a `storage` event. */
  openTab(hear: (key: string | null) => void): TabStorage {
    const tab: TabStorage = new TabStorage(this.#items, hear, (key, value, isNews) => {
      const change = { key, value, number: ++this.#changes };
      if (key === null) this.#items.clear();
      else if (value === null) this.#items.delete(key);
      else this.#items.set(key, value);
      for (const other of this.#tabs) if (other !== tab && isNews) other.tell(change);
      return change.number;
    });
    this.#tabs.add(tab);
    return tab;
  }

  closeTab(tab: TabStorage): void {
    this.#tabs.delete(tab);
  }

  /** As `Clear-Site-Data` does it: every tab hears of it twice, and at the first time still reads the old content. */
  clearSiteData(): void {
    this.#items.clear();
    const number = ++this.#changes;
    for (const tab of this.#tabs) tab.tellEmptied(number);
  }

  /** All that is kept, sorted by key. */
  entries = (): [string, string][] => [...this.#items].toSorted(([a], [b]) => (a < b ? -1 : 1));

  /** Tells one tab the next thing it has to hear; false: nobody has any. */
  tellNext(choose: Choose = () => 0): boolean {
    const waiting = [...this.#tabs].filter((tab) => tab.hasToHear());
    waiting[choose(waiting.length)]?.hearNext();
    return waiting.length > 0;
  }
}

export class TabStorage implements Storage {
  readonly #items: Map<string, string>;
  readonly #untold: { key: string | null; learn: () => void }[] = [];
  /** Key → the number of its last change from here: what others did before is over. */
  readonly #own = new Map<string, number>();
  readonly #hear: (key: string | null) => void;
  readonly #change: (key: string | null, value: string | null, isNews: boolean) => number;

  constructor(
    items: ReadonlyMap<string, string>,
    hear: (key: string | null) => void,
    change: (key: string | null, value: string | null, isNews: boolean) => number,
  ) {
    this.#items = new Map(items);
    this.#hear = hear;
    this.#change = change;
  }

  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()].toSorted()[index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;

  setItem(key: string, value: string): void {
    const isNews = this.#items.get(key) !== value;
    this.#items.set(key, value);
    this.#own.set(key, this.#change(key, value, isNews));
  }

  removeItem(key: string): void {
    if (this.#items.delete(key)) this.#own.set(key, this.#change(key, null, true));
  }

  clear(): void {
    const isNews = this.#items.size > 0;
    this.#items.clear();
    this.#change(null, null, isNews);
  }

  /** Something that another tab did. */
  tell({ key, value, number }: Change): void {
    const learn = () => {
      if (key === null) this.#empty(number);
      else if ((this.#own.get(key) ?? 0) > number) return;
      else if (value === null) this.#items.delete(key);
      else this.#items.set(key, value);
    };
    this.#untold.push({ key, learn });
  }

  tellEmptied(number: number): void {
    this.#untold.push({ key: null, learn: () => undefined }, { key: null, learn: () => this.#empty(number) });
  }

  #empty(number: number): void {
    for (const key of this.#items.keys()) if ((this.#own.get(key) ?? 0) < number) this.#items.delete(key);
  }

  hasToHear = (): boolean => this.#untold.length > 0;

  hearNext(): void {
    const next = this.#untold.shift();
    next?.learn();
    if (next) this.#hear(next.key);
  }
}
