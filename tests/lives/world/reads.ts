import * as z from "zod";
import type { Rows } from "./server";

interface Asked {
  text: string;
  answer: (rows: Rows) => void;
  fail: (error: unknown) => void;
}

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** Reads of one moment, which go to the database as one statement: each act is followed by several. */
export class Reads {
  #asked: Asked[] = [];

  constructor(readonly query: (text: string) => Promise<Rows>) {}

  /** Rows as JSON has them, together with those of other reads that are asked for at the same time. */
  read = (text: string): Promise<Rows> =>
    new Promise((answer, fail) => {
      this.#asked.push({ text, answer, fail });
      if (this.#asked.length === 1) setImmediate(() => void this.#send(this.#asked.splice(0)));
    });

  async #send(asked: readonly Asked[]): Promise<void> {
    const columns = asked.map(
      ({ text }, index) => `(select coalesce(json_agg(r), '[]') from (${text}) r) as r${index}`,
    );
    try {
      const [row] = await this.query(`select ${columns.join(", ")}`);
      asked.forEach(({ answer }, index) => answer(rowsSchema.parse(row?.[`r${index}`])));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
