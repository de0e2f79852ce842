import { Form } from "@remix-run/react";
import { CONTACTS, contactAnchor, firstMessageAddress } from "~/domain/contacts/address";
import { CONTACT_STATE_LABELS, isDue, ORIGIN_LABELS, WAY_LABELS } from "~/domain/contacts/contact";
import { shortDate } from "~/domain/time/german-dates";
import { badge, button, Deletion, Link } from "../kit";
import { ContactForm, type RefusedContact } from "./contact-form";
import type { KnownContact } from "./use-contacts";

interface ContactCardProps {
  contact: KnownContact;
  today: string;
  /** Day on which it is deleted, when that is near. */
  endsOn: string | null;
  /** Open because the learner came for this contact. */
  isOpened: boolean;
  /** False once the plan has ended: it can be read and deleted. */
  canWrite: boolean;
  refused: RefusedContact | null;
}

/** One contact: how far it is, what comes next, and the form for both. */
export function ContactCard({ contact, today, endsOn, isOpened, canWrite, refused }: ContactCardProps) {
  const { id, name, state, nextStep, nextOn } = contact;
  return (
    <li id={contactAnchor(id)} className="card scroll-mt-24 break-inside-avoid">
      <details open={isOpened || refused !== null || !canWrite}>
        <summary className="min-h-11 cursor-pointer">
          <strong className="wrap-anywhere">{name}</strong>
          <span className="flex flex-wrap gap-2 pt-1.5">
            <span className={badge(state === "order" ? "done" : "primary")}>{CONTACT_STATE_LABELS[state]}</span>
            {nextOn ? (
              <span className={badge(isDue(contact, today) ? "accent" : "plain")}>
                {isDue(contact, today) ? "fällig seit " : "am "}
                {shortDate(nextOn)}
              </span>
            ) : null}
            {contact.isWaiting ? <span className={badge("accent")}>wird nachgetragen</span> : null}
          </span>
          {nextStep ? <span className="block pt-1.5 text-sm wrap-anywhere text-soft">{nextStep}</span> : null}
        </summary>
        <div className="flex flex-col gap-3 pt-3">
          {endsOn ? (
            <p className="text-sm font-semibold text-accent-deep">
              Wird am {shortDate(endsOn)} gelöscht, wenn du bis dahin nichts änderst.
            </p>
          ) : null}
          {canWrite && state === "noted" ? <FirstMessage contact={contact} /> : null}
          {canWrite ? <ContactForm contact={contact} id={id} refused={refused} /> : <Written contact={contact} />}
          <Deletion
            summary={
              <>
                Löschen<span className="sr-only">: {name}</span>
              </>
            }
            text="Name, Notiz und alles andere sind dann endgültig weg, auch auf deinen anderen Geräten. Gezählt bleibt nur, wann du einen Stand erreicht hast, ohne Namen."
            action={CONTACTS}
            fields={{ intent: "delete", id }}
            label="Kontakt löschen"
          />
        </div>
      </details>
    </li>
  );
}

/** The way to a first message, and what to say when it has gone out. */
const FirstMessage = ({ contact: { id, name } }: { contact: KnownContact }) => (
  <Form method="post" action={CONTACTS} className="row flex-wrap" preventScrollReset>
    <input type="hidden" name="intent" value="sent" />
    <input type="hidden" name="id" value={id} />
    <Link className="tap-link" to={firstMessageAddress(id)}>
      Erste Nachricht schreiben
    </Link>
    <button className={button("quiet")}>
      Abgeschickt<span className="sr-only">: {name}</span>
    </button>
  </Form>
);

function Written({ contact: { origin, way, note } }: { contact: KnownContact }) {
  return (
    <>
      {origin ? <p>Woher: {ORIGIN_LABELS[origin]}</p> : null}
      {way ? <p>Weg: {WAY_LABELS[way]}</p> : null}
      {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
    </>
  );
}
