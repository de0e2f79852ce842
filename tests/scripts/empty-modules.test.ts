import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { temporaryFolder } from "../fixtures/temporary-folder";

const { emptyModulesPlugin }: { emptyModulesPlugin: (compiler: object, filter: RegExp) => Plugin } = createRequire(
  import.meta.url,
)("../../node_modules/@remix-run/dev/dist/compiler/plugins/emptyModules.js");

test("screens that share code of the server alone ask for no script that stands for it", async () => {
  const app = join(await temporaryFolder(), "app");
  mkdirSync(app);
  for (const name of ["home", "quests"]) {
    writeFileSync(join(app, `${name}.js`), `export { loader } from "./data.server";\nexport const name = "${name}";`);
    writeFileSync(join(app, `${name}.browser.js`), `export { name } from "./${name}";`);
  }
  const { outputFiles } = await build({
    entryPoints: ["home", "quests"].map((name) => join(app, `${name}.browser.js`)),
    outdir: join(app, "out"),
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    plugins: [emptyModulesPlugin({ config: { appDirectory: app } }, /\.server$/)],
  });
  expect(outputFiles.map(({ text }) => /import/.test(text))).toEqual([false, false]);
});
