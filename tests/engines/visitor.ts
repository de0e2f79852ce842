/** A visitor at a browser, by what they read and press. Each engine's driver waits for the elements it uses. */
export interface Visitor {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** Presses a link or a button by its name. */
  press(name: string): Promise<void>;
  choose(answer: string): Promise<void>;
  /** Writes into a field by its label; `which` counts from 0 when several have it. */
  write(label: string, text: string, which?: number): Promise<void>;
  tick(label: string, which?: number): Promise<void>;
  isTicked(label: string, which?: number): Promise<boolean>;
  textIn(label: string, which?: number): Promise<string>;
  reads(text: string): Promise<boolean>;
  /** Evaluates an expression in the page and awaits its promise. */
  learn(expression: string): Promise<unknown>;
  /** Errors and warnings on the browser's console; empty for a driver that does not report them. */
  complaints(): string[];
  leave(): Promise<void>;
}
