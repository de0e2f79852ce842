import { join } from "node:path";
import { inProject } from "./project.mjs";

const cacheDir = inProject(".cache/content");

/**
 * Folder for files that a command makes for people to look at: in an image, whose files are read-only, beside the data.
 */
const shown = ({ COMPILED_COMMANDS, DATA_DIR = "/data" }, name) =>
  COMPILED_COMMANDS === "1" ? join(DATA_DIR, name) : inProject(".cache", name);

/** Where the report finds what learners said. */
const FEEDBACK = "feedback.json";

/**
 * Commands that npm runs as `node scripts/command.mjs <name> …`: a module, by its path in the project, and its
 * call. `cwd` is where the command was typed, as npm changes into the project. A `call` that resolves to a number gives
 * the exit code.
 * @type {Record<string, { module: string, call: (module: any, given: Given) => Promise<number | void> }>}
 * @typedef {{ args: string[], variables: Record<string, string | undefined>, contentDir: string, cwd: string }} Given
 */
export const COMMANDS = {
  backup: {
    module: "app/backup/cli.server.ts",
    call: ({ backup }, { args, cwd, variables }) => backup(args, { cwd, variables }),
  },
  restore: {
    module: "app/backup/cli.server.ts",
    call: ({ restoreBackup }, { args, cwd, variables }) =>
      restoreBackup(args, { cwd, migrationsFolder: inProject("drizzle"), variables }),
  },
  konto: { module: "app/operator/cli.server.ts", call: ({ konto }, { args, variables }) => konto(args, variables) },
  jobs: { module: "app/operator/cli.server.ts", call: ({ jobs }, { args, variables }) => jobs(args, variables) },
  worker: { module: "app/operator/worker.server.ts", call: ({ runWorker }, { variables }) => runWorker(variables) },
  "stripe:setup": {
    module: "app/payments/catalogue/cli.server.ts",
    call: ({ setUpPrices }, { variables }) => setUpPrices({ variables, cacheDir }),
  },
  "stripe:check": {
    module: "app/payments/catalogue/cli.server.ts",
    call: ({ checkPrices }, { variables }) => checkPrices({ variables, cacheDir }),
  },
  "stripe:sync": {
    module: "app/operator/stripe-sync.server.ts",
    call: ({ runSync }, { args, variables }) => runSync(args, variables),
  },
  "content:check": { module: "content-tools/check/command.ts", call: onContent },
  "content:fachblatt": {
    module: "app/operator/fact-sheet.server.ts",
    call: ({ main }, { contentDir, variables }) => main(contentDir, shown(variables, "fachblatt.pdf")),
  },
  "content:links": { module: "content-tools/links/command.ts", call: onContent },
  "content:new": { module: "content-tools/new/command.ts", call: onContent },
  "content:publish": { module: "content-tools/publish/command.ts", call: onContent },
  "content:report": {
    module: "content-tools/report/command.ts",
    call: ({ main }, { contentDir, variables }) =>
      main(contentDir, cacheDir, shown(variables, "content-report.html"), shown(variables, FEEDBACK)),
  },
  feedback: {
    module: "app/operator/feedback.server.ts",
    call: ({ takeFeedback }, { variables }) => takeFeedback(variables, shown(variables, FEEDBACK)),
  },
  "mail:preview": {
    module: "app/mail/preview-cli.server.ts",
    call: ({ main }, { contentDir, variables }) => main(contentDir, shown(variables, "mail-preview")),
  },
  "coach:eval": {
    module: "content-tools/coach-answers/command.ts",
    call: ({ main }, { args, variables }) =>
      main(args, { variables, questionsDir: inProject("tests/fixtures/questions") }),
  },
};

function onContent({ main }, { contentDir, args }) {
  return main(contentDir, cacheDir, args);
}
