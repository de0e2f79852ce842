import { useLoaderData } from "@remix-run/react";
import { LevelScreen } from "~/ui/level/level-screen";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Dein Level");

export default function Level() {
  return <LevelScreen {...useLoaderData<typeof loader>()} />;
}
