import { provided } from "~/environment/provided";
import type { Problem } from "./files/source.server";
import type { Library } from "./library";

const part = provided<Library>("library");

/** All content, compiled, in memory: no request reads or compiles a file. */
export const library = part.get;
export const provideLibrary = part.provide;

const found = provided<() => readonly Problem[]>("findings");

/** What is wrong with content that is being edited: the pages show what was right before. None where nobody edits. */
export const findings = (): readonly Problem[] => found.get()();
export const provideFindings = found.provide;
