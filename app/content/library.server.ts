import { provided } from "~/provided";
import type { Library } from "./library";

const part = provided<Library>("library");

/** All content, compiled, in memory: no request reads or compiles a file. */
export const library = part.get;
export const provideLibrary = part.provide;
