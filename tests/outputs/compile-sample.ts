import { compileBody } from "../../app/content/compile/compile.server";
import { PLACE } from "../fixtures/compile-body";
import type { ComponentContext } from "../../app/content/compile/components";

const SITE: ComponentContext["site"] = {
  productName: "Probe",
  tagline: "Probe",
  description: "Probe",
  scoring: "summe",
  rechtlichGeprueft: false,
  operator: {
    name: "Rosa",
    street: "Weg 1",
    city: "12345 Ort",
    country: "Deutschland",
    email: "rosa@example.org",
    responsible: "Rosa",
    placeholder: false,
  },
};

/** Compiles a content body to the HTML that the app keeps. */
export async function compileSample(body: string): Promise<string> {
  const context: ComponentContext = {
    site: SITE,
    passages: new Map(),
    templates: new Map(),
    calculators: new Map(),
    facts: new Set(),
    places: new Map([["boerse", [PLACE]]]),
  };
  const compiled = await compileBody({ path: "passages/alles.mdx", body, bodyOffset: 4 }, context);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join());
  return compiled.html;
}
