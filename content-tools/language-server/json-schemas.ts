import * as z from "zod";
import { collections, type CollectionName } from "~/content/frontmatter/schema";
import type { Choice, Choices } from "./choices";
import { describeField } from "./descriptions";

type Json = z.core.JSONSchema.BaseSchema;

/** Fields whose values are ids of other content. */
const CHOSEN: Record<string, keyof Choices> = {
  resources: "resources",
  quellen: "resources",
  careerPaths: "careerPaths",
  pfade: "careerPaths",
  resource: "resources",
  fakt: "facts",
  aus: "facts",
};

/** JSON Schema of a collection, made from the schemas of the check, with German descriptions and the current ids. */
export function jsonSchemaOf(name: CollectionName, choices: Choices): Json {
  const schema = z.toJSONSchema(collections[name], {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const said = messageOf(zodSchema);
      if (jsonSchema.pattern !== undefined && said) jsonSchema.patternErrorMessage = said;
    },
  });
  describe(schema, name, choices);
  return schema;
}

/** Message of a schema for a text in the wrong format; null where it has none of its own. */
function messageOf(schema: z.core.$ZodType): string | null {
  const { error } = z.safeParse(schema, "\u0000");
  const issue = error?.issues.find(({ code }) => code === "invalid_format");
  return issue && !/^Invalid/.test(issue.message) ? issue.message : null;
}

function describe(schema: Json, collection: CollectionName, choices: Choices): void {
  for (const [field, below] of Object.entries(schema.properties ?? {})) {
    if (typeof below === "boolean") continue;
    below.description ??= describeField(collection, field);
    const items = itemsOf(below);
    const chosen = CHOSEN[field];
    const named = items ?? valuesOf(below) ?? below;
    if (chosen && named.type === "string") offer(named, choices[chosen]);
    describe(below, collection, choices);
    if (items) describe(items, collection, choices);
  }
}

function itemsOf({ items }: Json): Json | null {
  return typeof items === "object" && !Array.isArray(items) ? items : null;
}

/** Schema of the values in a record with names that authors make up; null: not a record. */
function valuesOf({ additionalProperties: values }: Json): Json | null {
  return typeof values === "object" ? values : null;
}

function offer(schema: Json, choices: readonly Choice[]): void {
  schema.enum = choices.map(({ id }) => id);
  schema.markdownEnumDescriptions = choices.map(({ title }) => title);
  delete schema.pattern;
}
