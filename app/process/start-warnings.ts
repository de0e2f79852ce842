import type { Site } from "~/content/library";

/** What whoever runs this must not overlook before strangers come: a sentence each, in the terminal of every start. */
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
