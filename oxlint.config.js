import { importRules } from "./tests/may-import.js";

const TYPED = ["{app,content-tools}/**/*.{ts,tsx}", "tests/**/*.ts", "bench/**/*.ts", "*.ts"];
const RESPONSE = { from: "lib", name: "Response" };
const REMIX_RESPONSE = { from: "package", package: "@remix-run/server-runtime", name: "TypedResponse" };
const ONE_READER = "Settings come from env() of app/environment/env.server.ts, or as an argument.";

/** The names of rules in lines → their settings. Each is named, so that a new version of the linter leaves none out. */
const rules = (plugin, lines, level = "error") =>
  Object.fromEntries(lines.flatMap((line) => line.split(" ")).map((name) => [`${plugin}/${name}`, level]));

const LANGUAGE = ["no-array-constructor no-unused-expressions no-var prefer-const prefer-rest-params prefer-spread"];
const TYPESCRIPT = [
  "ban-ts-comment no-duplicate-enum-values no-empty-object-type no-explicit-any no-extra-non-null-assertion",
  "no-misused-new no-namespace no-non-null-asserted-optional-chain no-require-imports no-this-alias",
  "no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type no-wrapper-object-types",
  "prefer-as-const prefer-namespace-keyword triple-slash-reference",
];
const OF_ANY = ["no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-member-access no-unsafe-return"];
const TYPE_AWARE = [
  "await-thenable no-array-delete no-base-to-string no-duplicate-type-constituents no-floating-promises",
  "no-for-in-array no-implied-eval no-misused-promises no-redundant-type-constituents no-unnecessary-type-assertion",
  "no-unsafe-enum-comparison no-unsafe-unary-minus prefer-promise-reject-errors restrict-plus-operands",
  "restrict-template-expressions unbound-method",
];
const ACCESSIBILITY = [
  "alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role",
  "aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content html-has-lang",
  "iframe-has-title img-redundant-alt interactive-supports-focus label-has-associated-control media-has-caption",
  "mouse-events-have-key-events no-access-key no-distracting-elements no-interactive-element-to-noninteractive-role",
  "no-noninteractive-element-interactions no-noninteractive-element-to-interactive-role no-redundant-roles",
  "no-static-element-interactions role-has-required-aria-props role-supports-aria-props scope tabindex-no-positive",
];

export default {
  plugins: ["typescript", "jsx-a11y", "react"],
  categories: { correctness: "off" },
  options: { typeAware: true },
  ignorePatterns: ["build", "public/build", "public/sw.js", "drizzle", ".cache", ".data"],
  rules: {
    ...rules("eslint", LANGUAGE),
    ...rules("typescript", TYPESCRIPT),
    "no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
  },
  overrides: [
    { files: ["**/*.cjs"], rules: { "typescript/no-require-imports": "off" } },
    {
      files: TYPED,
      rules: {
        ...rules("typescript", [...OF_ANY, ...TYPE_AWARE]),
        // Remix answers with what a loader throws.
        "typescript/only-throw-error": ["error", { allow: [RESPONSE, REMIX_RESPONSE] }],
      },
    },
    {
      files: ["tests/**/*.ts", "**/*.test.{ts,tsx}"],
      // Matchers of vitest are `any`, and what an answer's JSON holds is what a test asserts.
      rules: rules("typescript", OF_ANY, "off"),
    },
    {
      files: ["{app,content-tools}/**/*.{ts,tsx}"],
      rules: {
        ...rules("jsx-a11y", ACCESSIBILITY),
        // A box that scrolls must be reached by the keyboard, the log of a conversation too.
        "jsx-a11y/no-noninteractive-tabindex": [
          "error",
          { tags: [], roles: ["tabpanel", "log"], allowExpressionValues: true },
        ],
        "react/rules-of-hooks": "error",
        "react/exhaustive-deps": "error",
        "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      },
    },
    {
      // A checkbox says by itself whether it is on.
      files: ["app/ui/account/switch.tsx"],
      rules: { "jsx-a11y/role-has-required-aria-props": "off" },
    },
    {
      files: ["{app,content-tools}/**/*.{ts,tsx}"],
      // Where the program begins, and a name that the compiler replaces in scripts for browsers.
      excludeFiles: ["app/entry.server.tsx", "app/ui/{frame/development.tsx,mission-work/register.ts}", "**/*.test.*"],
      rules: { "no-restricted-properties": ["error", { object: "process", property: "env", message: ONE_READER }] },
    },
    ...importRules(),
  ],
};
