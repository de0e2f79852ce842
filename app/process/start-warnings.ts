import type { Site } from "~/content/library";

/** Warnings for the operator before the app goes public: one sentence each, printed at every start. */
export function warningsOf({ operator, rechtlichGeprueft }: Pick<Site, "operator" | "rechtlichGeprueft">): string[] {
  return [
    ...(operator.placeholder
      ? ["Die Angaben zum Betreiber in content/site/site.mdx sind Platzhalter. Vor dem Veröffentlichen ersetzen."]
      : []),
    ...(rechtlichGeprueft === false
      ? ["Die Rechtstexte in content/legal sind Entwürfe, die noch niemand anwaltlich geprüft hat."]
      : []),
  ];
}
