import { chromium, type Browser } from "playwright";
import { CHROMIUM_ARGS, withoutWindows } from "../../runner/chromium.mjs";
import { existsSync } from "node:fs";

let running: Promise<Browser> | null = null;

/** The one Chromium that the devices of all lives are contexts of. */
export function openChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? withoutWindows().find((path) => existsSync(path));
  return (running ??= chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) }));
}

export async function closeChromium(): Promise<void> {
  await (await running)?.close();
  running = null;
}
