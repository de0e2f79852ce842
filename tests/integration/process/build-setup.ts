import { ensureBuilt } from "../../../scripts/lib/build.mjs";

/** Tests of the built app never run an older build than the code beside them. */
export default async function setup(): Promise<void> {
  const built = await ensureBuilt({ env: process.env });
  if (!built.ok) throw new Error(built.message);
}
