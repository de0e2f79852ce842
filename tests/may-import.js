/** Folders that every feature may import: content, rows, mails, limits, signed data …; no feature imports another. */
const FEATURES_USE = ["content", "db", "mail", "http", "signed", "limits", "domain", "environment"];

/**
 * Folder of app/ → folders it may import; a folder that is not listed is at the top and may import anything. Read by
 * the linter, which says it while one writes, and by architecture.test.ts, which also follows relative and dynamic
 * imports.
 * @type {Record<string, string[]>}
 */
export const MAY_IMPORT = {
  domain: ["domain"],
  environment: ["environment", "domain"],
  ui: ["ui", "domain", "content"],
  "service-worker": ["service-worker", "ui", "domain"],
  content: ["content", "domain", "environment"],
  db: ["db", "domain", "environment"],
  backup: ["backup", "db", "domain", "environment"],
  http: ["http", "domain", "environment"],
  mail: ["mail", "content", "domain", "environment"],
  signed: ["signed", "domain", "environment"],
  limits: ["limits", "signed", "db", "http", "domain", "environment"],
  auth: ["auth", ...FEATURES_USE],
  account: ["account", "auth", ...FEATURES_USE],
  payments: ["payments", ...FEATURES_USE],
  coach: ["coach", ...FEATURES_USE],
  push: ["push", ...FEATURES_USE],
  print: ["print", ...FEATURES_USE],
  progress: ["progress", ...FEATURES_USE],
  companions: ["companions", ...FEATURES_USE],
  dev: ["dev", "auth", ...FEATURES_USE],
  request: ["request", "auth", "print", "limits", "signed", "db", "http", "domain", "environment"],
};

/** Folders of app/ that content-tools/ may import; the app imports nothing from outside itself. */
export const TOOLS_MAY_IMPORT = ["coach", "content", "domain", "environment", "process"];

const LINK = "app/ui/kit/link.tsx";
const ROUTER_LINKS = [
  {
    name: "@remix-run/react",
    importNames: ["Link", "NavLink", "Links", "PrefetchPageLinks"],
    message:
      "These bring all that loads pages in advance, 2 kB of every screen: take Link from ~/ui/kit, styles by `handle`.",
  },
  {
    name: "react-router-dom",
    importNames: ["Link", "NavLink"],
    message: "Take Link from ~/ui/kit: working out where this one leads costs a tenth of a page on the server.",
  },
];
const NO_ROUTE = { regex: "^~/routes(/|$)", message: "Nobody imports a route." };
const NO_TOOLS = { regex: "/content-tools(/|$)", message: "The app imports nothing from outside itself." };

/** `MAY_IMPORT` as rules of the linter. The last one that matches a file replaces the others, so each lists all limits. */
export const importRules = () => [
  restrict("app", [NO_ROUTE, NO_TOOLS]),
  restrict("app/routes", [NO_TOOLS]),
  restrict("content-tools", patternsOf("content-tools", TOOLS_MAY_IMPORT), []),
  ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => restrict(`app/${folder}`, patternsOf(folder, allowed))),
  restrict(LINK, patternsOf("ui", MAY_IMPORT.ui), []),
];

function restrict(place, patterns, paths = ROUTER_LINKS) {
  return {
    files: [place === LINK ? LINK : `${place}/**/*.{ts,tsx}`],
    // Tests may import from folders above theirs.
    excludeFiles: ["**/*.test.*"],
    rules: { "no-restricted-imports": ["error", { paths, patterns }] },
  };
}

/** A pattern that lets an import through ends the list, so what is forbidden in any case comes first. */
function patternsOf(folder, allowed) {
  const message = `${folder} may import ${allowed.join(", ")} of app: see tests/may-import.js.`;
  const others = { group: ["~/**", ...allowed.flatMap((area) => [`!~/${area}`, `!~/${area}/**`])], message };
  if (folder !== "ui" && folder !== "domain") return [NO_TOOLS, others];
  const noServer = { regex: "\\.server$", allowTypeImports: true, message: `app/${folder} imports no server code.` };
  return [NO_TOOLS, noServer, others];
}
