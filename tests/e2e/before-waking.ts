import type { Page } from "playwright/test";

/** Holds the scripts of the pages to come back; the function that it resolves to lets them come. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/build/**/*.js", async (route) => {
    await held;
    // The page that asked may have been left.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute("**/build/**/*.js");
  };
}

/** Has the pages to come hold the turns in which React works, which it schedules through a MessageChannel, as on a busy phone. */
export async function holdTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post = Reflect.get(MessagePort.prototype, "postMessage");
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => post.call(this, message));
    };
    Object.assign(window, {
      heldTurns: held,
      releaseTurns() {
        MessagePort.prototype.postMessage = post;
        held.forEach((turn) => turn());
      },
    });
  });
}

/** Waits until a page has run its scripts; the function that it resolves to gives React its turns. */
export async function untilTurnsAreHeld(page: Page): Promise<() => Promise<void>> {
  // Not as text, which the page's policy forbids to evaluate.
  await page.waitForFunction(() => Reflect.get(window, "heldTurns")?.length > 0);
  return () => page.evaluate(() => Reflect.get(window, "releaseTurns")());
}
