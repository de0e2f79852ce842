import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { FILES, readModule } from "./modules";
import { actionOf } from "./route-actions";

/** Every `intent` that a form of the app may send, as written in its source. */
export const listIntents = (): string[] => [
  ...new Set(
    FILES.filter((file) => file.endsWith(".tsx")).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/name="intent"\s+value="([a-z-]+)"/g)].map(([, intent = ""]) => intent),
    ),
  ),
];

/** Path of every screen with an action, to which a form may be sent. */
export const listPlaces = (): string[] =>
  FILES.filter((file) => /^app\/routes\/.*\broute\.tsx$/.test(file))
    .filter((file) => actionOf(readModule(file)) !== null)
    .map((file) =>
      dirname(file)
        .slice("app/routes/".length)
        .replace(/^_app\./, ""),
    )
    .map((name) => `/${name.replaceAll("_.", ".").replaceAll(".", "/")}`);
