import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LevelScreen } from "~/ui/level/level-screen";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const meta: MetaFunction = () => [{ title: "Dein Level" }];

export default function Level() {
  return <LevelScreen {...useLoaderData<typeof loader>()} />;
}
