import { provided } from "~/environment/provided";
import type { Problem } from "./files/source.server";
import type { Library } from "./library";

const part = provided<Library>("library");

/** All content, compiled, in memory: no request reads or compiles a file. */
export const library = part.get;
export const provideLibrary = part.provide;

const found = provided<() => readonly Problem[]>("findings");

/** Problems in content that is being edited, while pages show the last valid content. Empty unless editing is on. */
export const findings = (): readonly Problem[] => found.get()();
export const provideFindings = found.provide;
