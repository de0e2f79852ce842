import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentHash } from "~/content/cache/content-hash";
import { collections, isCollection } from "~/content/frontmatter/schema";
import type { Choices } from "./choices";
import { jsonSchemaOf } from "./json-schemas";

/** Settings for yaml-language-server in place of the editor's: our schemas, and nothing from the network. */
export async function writeSettings({
  contentDir,
  cacheDir,
  choices,
}: {
  contentDir: string;
  cacheDir: string;
  choices: Choices;
}) {
  await mkdir(cacheDir, { recursive: true });
  const schemas: Record<string, string[]> = {};
  for (const name of Object.keys(collections).filter(isCollection)) {
    const schema = JSON.stringify(jsonSchemaOf(name, choices));
    // The name changes with the schema, as the server caches what it has read.
    const file = join(cacheDir, `${name}-${contentHash(schema).slice(0, 12)}.json`);
    await writeFile(file, schema);
    schemas[pathToFileURL(file).href] = [`**/${basename(contentDir)}/${name}/**/*.mdx`];
  }
  return {
    yaml: {
      validate: false,
      hover: true,
      completion: true,
      schemas,
      schemaStore: { enable: false },
      kubernetesCRDStore: { enable: false },
      format: { enable: false },
    },
  };
}
