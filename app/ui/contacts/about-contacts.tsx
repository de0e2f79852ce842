import type { Resource, SourcedNote } from "~/content/library";
import { CONTACT_DAYS, WARNING_DAYS } from "~/domain/contacts/expiry";
import type { EvidenceStatus } from "~/domain/text/evidence";
import { Sources } from "../kit/evidence";
import { FactNotes } from "../kit/fact-notes";

export interface ContactRules extends EvidenceStatus {
  title: string;
  html: string;
  facts: readonly SourcedNote[];
  sources: readonly Resource[];
}

/** The general rules of speaking to customers: never whether one may be spoken to. */
export const Rules = ({ rules: { title, html, facts, sources, ...status } }: { rules: ContactRules }) => (
  <details className="disclosure" id="regeln">
    <summary>Welcher Weg ist erlaubt? Die allgemeinen Regeln</summary>
    <h2>{title}</h2>
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    <p>Ob etwas in deinem Fall erlaubt ist, können wir nicht sagen.</p>
    <FactNotes facts={facts} />
    <Sources sources={sources} {...status} />
  </details>
);

export const WhySoLittle = () => (
  <details className="disclosure">
    <summary>Warum kein Feld für Adresse, Telefon oder Geburtstag?</summary>
    <p>
      Weil es kein Adressbuch ist. Was du hier schreibst, sind Daten anderer Menschen, und für den nächsten Schritt
      genügt ein Name oder ein Kürzel. Wie du jemanden erreichst, steht schon in deinem Telefon oder Postfach.
    </p>
    <p>
      Inno bekommt davon nichts, und in keiner Mail an andere steht ein Name. {CONTACT_DAYS} Tage nach der letzten
      Änderung wird ein Kontakt gelöscht; {WARNING_DAYS} Tage vorher steht es bei ihm.
    </p>
  </details>
);
