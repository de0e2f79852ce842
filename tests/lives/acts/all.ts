import type { Act } from "./act";

/** Every act by the name of its file: whoever adds one adds a file. */
const modules = import.meta.glob<{ default?: Act }>("./*/*.ts", { eager: true });

export const ACTS: Readonly<Record<string, Act>> = Object.fromEntries(
  Object.entries(modules).flatMap(([file, { default: act }]) =>
    act ? [[file.replace(/^.*\/|\.ts$/g, ""), act] as const] : [],
  ),
);
