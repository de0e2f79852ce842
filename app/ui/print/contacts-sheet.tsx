import { CONTACT_STATE_LABELS, CONTACT_STATES, type KeptContact } from "~/domain/contacts/contact";
import { shortDate } from "~/domain/time/german-dates";
import { Lines } from "./lines";
import { SheetFoot, type Stand } from "./sheet-stand";

interface ContactsSheetProps extends Stand {
  contacts: readonly Pick<KeptContact, "id" | "name" | "state" | "nextStep" | "nextOn">[];
  /** How many more are under way. */
  left: number;
}

/** Fewest places on the sheet: the rest are for new contacts. */
const PLACES = 4;

/** The week's contacts on one sheet: what is next, and fields to carry back. */
export function ContactsSheet({ contacts, left, ...stand }: ContactsSheetProps) {
  return (
    <article className="sheet">
      <header className="sheet-head">
        <div>
          <h1 className="sheet-title">Mein Kundenweg diese Woche</h1>
          <p>Am Ende der Woche überträgst du Stand und nächsten Schritt zurück.</p>
        </div>
      </header>
      {contacts.map(({ id, name, state, nextStep, nextOn }) => (
        <section key={id} className="sheet-task sheet-kept">
          <h2>☐ {name}</h2>
          <p className="sheet-place">
            {[CONTACT_STATE_LABELS[state], nextOn && `am ${shortDate(nextOn)}`].filter(Boolean).join(" · ")}
          </p>
          {nextStep ? <p className="sheet-written">{nextStep}</p> : null}
          <CarryBack />
        </section>
      ))}
      {Array.from({ length: Math.max(1, PLACES - contacts.length) }, (_, index) => (
        <section key={index} className="sheet-task sheet-kept">
          <h2>☐ Neu:</h2>
          <CarryBack />
        </section>
      ))}
      {left > 0 ? <p className="sheet-kept">{left} weitere stehen auf deinem Kundenweg.</p> : null}
      <SheetFoot {...stand} />
    </article>
  );
}

const CarryBack = () => (
  <>
    <p>Jetzt: {CONTACT_STATES.map((state) => `☐ ${CONTACT_STATE_LABELS[state]}`).join("  ")}</p>
    <p className="sheet-hint">Nächster Schritt und Tag:</p>
    <Lines count={1} />
  </>
);
