import { afterAll, beforeAll, describe } from "vitest";
import { startApp, type App, type DatabaseKind, type Settings } from "./app";

/** Tests for every database; `app` is available while they run. */
export type Suite = (app: () => App, database: DatabaseKind) => void;

/** Runs several suites on one started app, with settings of its own if need be. */
export function describeOn(database: DatabaseKind, suites: Record<string, Suite>, settings: Settings = {}): void {
  describe(`on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database, settings);
    });
    afterAll(() => app.close());
    for (const [name, suite] of Object.entries(suites)) describe(name, () => suite(() => app, database));
  });
}
