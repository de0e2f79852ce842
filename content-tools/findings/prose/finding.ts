import type { Problem } from "~/content/files/source.server";

/** Replacement for a part of the file, by offset. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}

/** Problem of the prose; has a `fix` where mending it needs no judgement. */
export interface Finding extends Problem {
  fix?: Fix;
}
