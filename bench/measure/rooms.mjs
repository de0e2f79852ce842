import { readFileSync } from "node:fs";
import { listScreens, readManifest, readOutputs, scriptsOf } from "../../scripts/lib/built-scripts.mjs";
import { inProject } from "../../scripts/lib/project.mjs";
import { weighRooms } from "../page/rooms.mjs";

/** Weight of each room of the code in the browser's scripts. */
export function measureRooms() {
  const [manifest, outputs] = [readManifest(), readOutputs()];
  const screens = listScreens(manifest, outputs);
  const scripts = Object.entries(outputs)
    .filter(([path]) => path.endsWith(".js"))
    .map(([path, { inputs }]) => ({
      source: readFileSync(inProject(`public${path}`), "utf8"),
      modules: Object.fromEntries(Object.entries(inputs).map(([module, input]) => [module, input.bytesInOutput])),
      screens: screens.filter((id) => scriptsOf(id, manifest).includes(path)),
    }));
  return weighRooms(scripts).map(({ room, kilobytes, screens: count }) => ({
    figure: `JS von ${room}, ${count} von ${screens.length} Screens`,
    measured: kilobytes,
    unit: "kB",
  }));
}
