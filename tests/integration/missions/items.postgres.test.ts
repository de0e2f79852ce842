import { rm } from "node:fs/promises";
import { afterAll } from "vitest";
import { describeOn } from "../app/suites";
import { contentWithItems } from "./content-with-items";
import { describeItems } from "./items";
import { describeItemsElsewhere } from "./items-elsewhere";

const content = await contentWithItems();
afterAll(() => rm(content, { recursive: true }));

const SUITES = { "the items of a checklist": describeItems, "items elsewhere": describeItemsElsewhere };
describeOn("postgres", SUITES, { CONTENT_DIR: content });
