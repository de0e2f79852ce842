// `npm run restore -- FILE`: such a file into an empty database of either kind; `--replace`: in place of what is there.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";
import { inProject } from "./lib/project.mjs";

loadDotEnv();
const { restoreBackup } = await importAppModule("backup/cli.server.ts", "backup");
await restoreBackup(process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  migrationsFolder: inProject("drizzle"),
  variables: process.env,
});
