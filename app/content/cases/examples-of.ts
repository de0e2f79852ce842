import { CASE_DOCUMENTS, type Case, type CaseDocument } from "~/domain/cases/case";
import { DOCUMENTS, writeDocument } from "~/domain/cases/documents";
import { inForceOn } from "~/domain/facts/figure";
import type { TimedFact } from "~/domain/facts/fact";
import { factsInPaper, paperHtml } from "./paper-html";

/** The fact by which invoices reckon. */
const TAX_RATE = "umsatzsteuer-satz";

export interface WrittenExample {
  kind: CaseDocument;
  title: string;
  description: string;
  html: string;
  factIds: string[];
}

/** All documents of a case; none while the rate of tax on its day is unknown. */
export function examplesOf(of: Case, facts: readonly TimedFact[]): WrittenExample[] {
  const rate = rateOn(facts, of.invoice.date);
  if (rate === null) return [];
  return CASE_DOCUMENTS.map((kind) => {
    const { title, description } = DOCUMENTS[kind];
    const html = paperHtml(writeDocument(of, kind, rate));
    return { kind, title: `Beispiel: ${title}`, description, html, factIds: factsInPaper(html) };
  });
}

function rateOn(facts: readonly TimedFact[], day: string): number | null {
  const fact = facts.find(({ id }) => id === TAX_RATE);
  const held = fact ? inForceOn(fact, day) : null;
  return typeof held?.value === "number" ? held.value : null;
}
