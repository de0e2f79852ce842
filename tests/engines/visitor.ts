/** How a visitor's browser is set up. */
export interface Setting {
  /** Of the window, in px; a browser whose windows are wider takes the least it can. */
  width: number;
  /** Whether pages may run scripts. */
  scripts: boolean;
  /** Whether what is pointed at is touched, where the driver has fingers; else it is clicked. */
  fingers: boolean;
}

/** Keys that have names; all others are text. */
export type Key = "Tab" | "Shift+Tab" | "Enter" | "Space" | "ArrowDown" | "All";

/** A visitor at a browser, as a driver moves it. Nothing waits for what a page shows: hands.ts does. */
export interface Visitor {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** Presses at a place of the window, in px. */
  point(place: { x: number; y: number }): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Runs a function in the page, which is complete in itself and does not wait; also where scripts are off. */
  look<Result, Args extends unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Evaluates an expression in the page and awaits its promise. Needs scripts. */
  learn(expression: string): Promise<unknown>;
  /** Errors and warnings on the browser's console; null where the driver does not tell of them. */
  complaints(): string[] | null;
  leave(): Promise<void>;
}
