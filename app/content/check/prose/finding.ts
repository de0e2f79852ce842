import type { Problem } from "../../files/source.server";

/** What to put in the place of a part of the file, by offset. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}

/** A problem of the prose; with `fix` where mending it needs no judgement. */
export interface Finding extends Problem {
  fix?: Fix;
}
