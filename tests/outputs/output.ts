import type { Reading } from "./missing-lines";

/** Where words come out, and what is read there. */
export interface Output<Words> {
  name: string;
  /** Of the files in app/routes that answer with it and have no screen. */
  routes: readonly string[];
  read: (words: Words) => Promise<Reading>;
}

export const ORIGIN = "https://start.example";

export const OPERATOR = {
  name: "Rosa",
  street: "Weg 1",
  city: "12345 Ort",
  country: "Deutschland",
  email: "rosa@example.org",
};
