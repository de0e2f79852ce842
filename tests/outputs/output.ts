import type { Reading } from "./missing-lines";

/** A format in which texts leave the app, and how a test reads them back. */
export interface Output<Words> {
  name: string;
  /** Files in app/routes without a screen that answer in this format. */
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
