import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { importRules } from "./tests/may-import.js";

const TYPED = ["{app,content-tools}/**/*.{ts,tsx}", "tests/**/*.ts", "bench/**/*.ts", "*.ts"];
const RESPONSE = { from: "lib", name: "Response" };
const REMIX_RESPONSE = { from: "package", package: "@remix-run/server-runtime", name: "TypedResponse" };
const ONE_READER = "Settings come from env() of app/environment/env.server.ts, or as an argument.";
const UNSAFE = ["argument", "assignment", "call", "member-access", "return"];

export default tseslint.config(
  { ignores: ["build", "public/build", "public/sw.js", "drizzle", ".cache", ".data", "node_modules"] },
  ...tseslint.configs.recommended,
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }] } },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  {
    files: TYPED,
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Remix answers with what a loader throws.
      "@typescript-eslint/only-throw-error": ["error", { allow: [RESPONSE, REMIX_RESPONSE] }],
      // What is passed on may have to be a promise where nothing is waited for.
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    files: ["tests/**/*.ts", "**/*.test.{ts,tsx}"],
    // Matchers of vitest are `any`, and what an answer's JSON holds is what a test asserts.
    rules: Object.fromEntries(UNSAFE.map((rule) => [`@typescript-eslint/no-unsafe-${rule}`, "off"])),
  },
  {
    files: ["{app,content-tools}/**/*.{ts,tsx}"],
    plugins: { "jsx-a11y": jsxA11y, "react-hooks": reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // The code is what somebody came for; asking for it twice helps nobody.
      "jsx-a11y/no-autofocus": "off",
      // A box that scrolls must be reached by the keyboard, the log of a conversation too.
      "jsx-a11y/no-noninteractive-tabindex": [
        "error",
        { tags: [], roles: ["tabpanel", "log"], allowExpressionValues: true },
      ],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    },
  },
  {
    files: ["{app,content-tools}/**/*.{ts,tsx}"],
    // Where the program begins, and a name that the compiler replaces in scripts for browsers.
    ignores: ["app/entry.server.tsx", "app/ui/{frame/development.tsx,mission-work/register.ts}", "**/*.test.*"],
    rules: { "no-restricted-properties": ["error", { object: "process", property: "env", message: ONE_READER }] },
  },
  ...importRules(),
);
