import { gzipSync } from "node:zlib";

/** Rooms that weigh less are one line together. */
const LIGHT = 0.3;

/** The package or the folder of the app that a module belongs to. */
export function roomOf(module) {
  const [, scope = "", name] = /node_modules\/(@[^/]+\/)?([^/]+)\//.exec(module) ?? [];
  if (name) return scope + name;
  const [, room = "app"] = /^(app\/routes|app\/[^/]+(?:\/[^/]+(?=\/))?)\//.exec(module) ?? [];
  return room;
}

/**
 * kB (gzip) of each room: its share of each script by the bytes that esbuild notes, and how many screens load anything
 * of it at once. What comes only after a tap counts for no screen.
 * @param {{ source: string, modules: Record<string, number>, screens: string[] }[]} scripts
 * @returns {{ room: string, kilobytes: number, screens: number }[]} heaviest first
 */
export function weighRooms(scripts) {
  const rooms = new Map();
  for (const { source, modules, screens } of scripts) {
    const all = Object.values(modules).reduce((sum, bytes) => sum + bytes, 0);
    const packed = gzipSync(source).length / 1000;
    for (const [module, bytes] of Object.entries(modules).filter(([, bytes]) => bytes > 0)) {
      const name = roomOf(module);
      const room = rooms.get(name) ?? { kilobytes: 0, screens: new Set() };
      room.kilobytes += (packed * bytes) / all;
      for (const screen of screens) room.screens.add(screen);
      rooms.set(name, room);
    }
  }
  const all = [...rooms].map(([room, { kilobytes, screens }]) => ({ room, kilobytes, screens: screens.size }));
  const light = all.filter(({ kilobytes }) => kilobytes < LIGHT);
  const rest = { room: "alle leichteren", kilobytes: 0, screens: 0 };
  for (const { kilobytes, screens } of light) {
    rest.kilobytes += kilobytes;
    rest.screens = Math.max(rest.screens, screens);
  }
  const heavy = all.filter(({ kilobytes }) => kilobytes >= LIGHT).sort((one, other) => other.kilobytes - one.kilobytes);
  return light.length > 0 ? [...heavy, rest] : heavy;
}
