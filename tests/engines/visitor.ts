/** A person at a browser, by what they read and press; each engine's driver says how. What is pressed or written is waited for. */
export interface Visitor {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** A link or a button by its name. */
  press(name: string): Promise<void>;
  choose(answer: string): Promise<void>;
  /** Into the field of this label, or the one so many after it. */
  write(label: string, text: string, which?: number): Promise<void>;
  tick(label: string, which?: number): Promise<void>;
  isTicked(label: string, which?: number): Promise<boolean>;
  textIn(label: string, which?: number): Promise<string>;
  reads(text: string): Promise<boolean>;
  /** What an expression comes to in the page, promises awaited. */
  learn(expression: string): Promise<unknown>;
  /** Errors and warnings on the browser's console; none where a driver does not tell. */
  complaints(): string[];
  leave(): Promise<void>;
}
