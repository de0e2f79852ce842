import { expect } from "playwright/test";
import { tellHiddenFocus } from "../e2e/hidden-focus";
import { seek, type Found, type Sought } from "./in-page";
import type { Visitor } from "./visitor";

/** How somebody acts on what a page shows, by the names that they read there. Each waits for what it acts on. */
export interface Hand {
  /** Follows a link, or presses a button. */
  press(name: string, which?: number): Promise<void>;
  /** Chooses an answer by the beginning of its name. */
  choose(answer: string): Promise<void>;
  tick(label: string, which?: number): Promise<void>;
  /** Writes into a field, in place of what is there. */
  write(label: string, text: string, which?: number): Promise<void>;
  /** Sends the form in which it was last. */
  send(button: string): Promise<void>;
  /** Whether an answer that it chooses goes on by itself where scripts run. */
  isTap: boolean;
}

const MOST_STOPS = 60;

/** Finds what is there and in reach by now; null while a document is being exchanged for the next one. */
const find = (visitor: Visitor, sought: Sought): Promise<Found | null> => visitor.look(seek, sought).catch(() => null);

const nameOf = ({ kind, name, which = 0 }: Sought) => `${kind} “${name}” ${which || ""}`.trim();

/** Resolves to what is sought once it is there, rests, and nothing lies over it. */
async function reach(visitor: Visitor, sought: Sought): Promise<Found> {
  let [last, found]: (Found | null)[] = [null, null];
  const look = async () => {
    [last, found] = [found ?? null, await find(visitor, sought)];
    if (!found) return "not there";
    return found.under ?? (last?.x === found.x && last.y === found.y ? "in reach" : "moving");
  };
  await expect.poll(look, { message: nameOf(sought), intervals: [0, 50, 100, 250] }).toBe("in reach");
  if (!found) throw new Error(`Gone again: ${nameOf(sought)}`);
  return found;
}

async function replace(visitor: Visitor, { value }: Found, text: string): Promise<void> {
  if (value !== "") await visitor.press("All");
  await visitor.type(text);
}

/** A mouse or a finger. */
export function pointer(visitor: Visitor): Hand {
  const point = async (sought: Sought) => visitor.point(await reach(visitor, sought));
  return {
    press: (name, which) => point({ kind: "pressable", name, which }),
    choose: (name) => point({ kind: "answer", name }),
    async tick(name, which) {
      const sought: Sought = { kind: "field", name, which };
      if (!(await reach(visitor, sought)).isChecked) await point(sought);
    },
    async write(name, text, which) {
      const sought: Sought = { kind: "field", name, which };
      const found = await reach(visitor, sought);
      if (!found.hasFocus) await visitor.point(found);
      await replace(visitor, found, text);
    },
    send: (name) => point({ kind: "pressable", name }),
    isTap: true,
  };
}

/** The keyboard alone, as every browser has it: Tab to what is sought, and at each stop it is seen where one stands. */
export function keyboard(visitor: Visitor): Hand {
  async function tabTo(sought: Sought): Promise<Found> {
    await expect.poll(() => find(visitor, sought), nameOf(sought)).not.toBeNull();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const found = await find(visitor, sought);
      if (found?.hasFocus) return found;
      if (found) await visitor.press(found.isPassed ? "Shift+Tab" : "Tab");
      // What moves into view on focus needs a moment for it.
      await expect.poll(() => visitor.look(tellHiddenFocus).catch(() => null), nameOf(sought)).toBeNull();
    }
    throw new Error(`Not reached within ${MOST_STOPS} stops: ${nameOf(sought)}`);
  }
  return {
    async press(name, which) {
      await tabTo({ kind: "pressable", name, which });
      await visitor.press("Enter");
    },
    async choose(name) {
      const sought: Sought = { kind: "answer", name };
      await tabTo(sought);
      await visitor.press("Space");
      for (let moved = 0; moved < 5 && !(await find(visitor, sought))?.isChecked; moved++)
        await visitor.press("ArrowDown");
      await expect.poll(async () => (await find(visitor, sought))?.isChecked, name).toBe(true);
    },
    async tick(name, which) {
      if (!(await tabTo({ kind: "field", name, which })).isChecked) await visitor.press("Space");
    },
    async write(name, text, which) {
      await replace(visitor, await tabTo({ kind: "field", name, which }), text);
    },
    send: () => visitor.press("Enter"),
    isTap: false,
  };
}
