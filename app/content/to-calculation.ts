import type { Calculation } from "../domain/calculation/calculation";
import type { Frontmatter } from "./frontmatter/schema";

type Written = NonNullable<Frontmatter<"templates">["rechenblatt"]>;

export const toCalculation = ({ titel, hinweis, abschnitte }: Written): Calculation => ({
  title: titel,
  note: hinweis,
  parts: abschnitte.map(({ titel: title, zeilen, posten }) => ({
    title,
    rows: zeilen.map((each) => ({
      label: each.text,
      name: each.name,
      unit: each.als,
      example: each.beispiel ?? null,
      formula: each.formel ?? null,
    })),
    positions: posten
      ? {
          sum: posten.summe,
          sumLabel: posten.summenText,
          examples: posten.beispiele.map(({ text: label, menge, preis }) => ({ label, quantity: menge, price: preis })),
          emptyRows: posten.leereZeilen,
        }
      : null,
  })),
});
