import type { Calculation } from "~/domain/calculation/calculation";
import type { Frontmatter } from "../frontmatter/schema";

type Written = Frontmatter<"rechner">["rechenblatt"];

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
      isYesOrNo: each.jaNein ?? false,
      formula: each.formel ?? null,
      fact: each.fakt ?? null,
      rule: each.regel ?? null,
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
