import { readFile } from "node:fs/promises";
import type { Body, CompileResult } from "./compile/compile.server";
import type { ComponentContext } from "./compile/components";
import type { ParseSource } from "./files/source.server";
import type { ReadFile } from "./files/versions.server";

export type Compile = (body: Body, context: ComponentContext) => Promise<CompileResult>;

/** Slow parts of a build; a start without changes needs none of them. */
export interface BuildSteps {
  read: ReadFile;
  loadParser: () => Promise<ParseSource>;
  compile: Compile;
}

export const WORK: BuildSteps = {
  read: (file) => readFile(file, "utf8"),
  loadParser: async () => (await import("./files/source.server")).loadParser(),
  compile: async (body, context) => (await import("./compile/compile.server")).compileBody(body, context),
};
