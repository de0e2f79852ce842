import { ensureBuilt } from "../../../scripts/lib/build.mjs";

/** Builds the app if the build is older than the code, so that tests never run a stale one. */
export default async function setup(): Promise<void> {
  const built = await ensureBuilt({ env: process.env });
  if (!built.ok) throw new Error(built.message);
}
