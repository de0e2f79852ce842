import { expect, test } from "vitest";
import { collections, isCollection } from "~/content/frontmatter/schema";
import { jsonSchemaOf } from "./json-schemas";
import { placeChoices } from "./place-choices";

const CHOICES = {
  resources: [{ id: "elster", title: "ELSTER" }],
  passages: [],
  templates: [],
  facts: [{ id: "minijob", title: "Minijob-Grenze", explained: "" }],
  tasks: [],
  calculators: [],
  places: placeChoices([]),
  careerPaths: [{ id: "va-allround", title: "VA Allround" }],
};
const NAMES = Object.keys(collections).filter(isCollection);

/** All fields of a schema, at any depth, with the path of their names. */
function* fieldsIn(schema: unknown, above: string[] = []): Generator<[string, { description?: string }]> {
  if (typeof schema !== "object" || schema === null) return;
  if ("properties" in schema && typeof schema.properties === "object" && schema.properties !== null) {
    for (const [name, below] of Object.entries(schema.properties)) {
      yield [[...above, name].join("."), below];
      yield* fieldsIn(below, [...above, name]);
    }
  }
  if ("items" in schema) yield* fieldsIn(schema.items, above);
}

test.each(NAMES)("every field of %s is described in German", (name) => {
  const fields = [...fieldsIn(jsonSchemaOf(name, CHOICES))];
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter(([, { description }]) => !description)).toEqual([]);
});

test("ids are offered with what they are called", () => {
  expect(jsonSchemaOf("roadmaps", CHOICES)).toMatchObject({
    additionalProperties: false,
    properties: {
      resources: { items: { enum: ["elster"], markdownEnumDescriptions: ["ELSTER"] } },
      quellen: { items: { enum: ["elster"] } },
      tasks: {
        items: { properties: { type: { enum: ["text", "number", "date", "link", "upload", "checklist", "quiz"] } } },
      },
      estimatedTime: { patternErrorMessage: expect.stringContaining("nur in den Formen") },
    },
  });
  expect(jsonSchemaOf("personality-types", CHOICES)).toMatchObject({
    properties: { careerPaths: { items: { enum: ["va-allround"] } } },
  });
});

test("a field for one id offers them as a list does", () => {
  expect(jsonSchemaOf("places", CHOICES)).toMatchObject({
    properties: {
      resource: { enum: ["elster"], markdownEnumDescriptions: ["ELSTER"] },
      pfade: { items: { enum: ["va-allround"] } },
      art: { enum: ["boerse", "verband", "beratung", "preise", "laden"] },
    },
  });
});

test("what has a default may be left out", () => {
  expect(jsonSchemaOf("roadmaps", CHOICES).required).not.toContain("quellen");
  expect(jsonSchemaOf("roadmaps", CHOICES).required).toContain("tasks");
});

test("where a formula or a row takes a fact, the facts are offered", () => {
  const offered = { enum: ["minijob"], markdownEnumDescriptions: ["Minijob-Grenze"] };
  expect(jsonSchemaOf("facts", CHOICES)).toMatchObject({ properties: { aus: { additionalProperties: offered } } });
  expect(jsonSchemaOf("passages", CHOICES)).toMatchObject({
    properties: { fragen: { items: { properties: { aus: { additionalProperties: offered } } } } },
  });
  const { properties } = jsonSchemaOf("roadmaps", CHOICES);
  expect(properties).toMatchObject({ frage: { properties: { aus: { additionalProperties: offered } } } });
});
