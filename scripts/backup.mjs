// `npm run backup -- FILE`: the whole database, embedded or PostgreSQL, in one file.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";

loadDotEnv();
const { backup } = await importAppModule("backup/cli.server.ts", "backup");
// npm changes into the project; names of files are meant from where the command was typed.
await backup(process.argv.slice(2), { cwd: process.env.INIT_CWD ?? process.cwd(), variables: process.env });
