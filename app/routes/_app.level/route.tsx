import { useActionData, useLoaderData } from "@remix-run/react";
import { LevelScreen } from "~/ui/level/level-screen";
import type { action, loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Dein Level");

export default function Level() {
  return <LevelScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
