import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_CONTACTS } from "~/domain/contacts/contact";
import { ContactCard } from "~/ui/contacts/contact-card";
import { ContactForm } from "~/ui/contacts/contact-form";
import { useContacts, type KnownContact } from "~/ui/contacts/use-contacts";
import { BackLink, button, Link } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Dein Kundenweg");

export default function ContactsScreen() {
  const { ending, today, canWrite, opened, rules, why, frame, ...data } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { underWay, resting, count, loaded, freeId, onSubmit } = useContacts({ ...data, user: frame.user });
  const cards = (contacts: readonly KnownContact[]) => (
    <ol className="flex flex-col gap-3">
      {contacts.map((contact) => (
        <ContactCard
          key={`${contact.id} ${loaded}`}
          contact={contact}
          today={today}
          endsOn={ending[contact.id] ?? null}
          isOpened={contact.id === opened}
          canWrite={canWrite}
          refused={refused?.form === contact.id ? refused : null}
        />
      ))}
    </ol>
  );
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1} onSubmit={onSubmit}>
      <BackLink to="/quests" />
      <div className="columns gap-5">
        <div className="flex flex-col gap-5">
          <h1>Dein Kundenweg</h1>
          <p className="text-lead text-soft">
            Mit wem sprichst du über deine Arbeit, und was ist der nächste Schritt? Höchstens {MAX_CONTACTS} Menschen
            oder Firmen.
          </p>
          <div dangerouslySetInnerHTML={{ __html: rules }} />
          {underWay.length > 0 ? (
            <section className="flex flex-col gap-3" aria-labelledby="unterwegs">
              <h2 id="unterwegs">{`Unterwegs (${underWay.length})`}</h2>
              {cards(underWay)}
            </section>
          ) : null}
          {canWrite ? (
            <p className="print:hidden">
              <Link className="tap-link" to="/versuche">
                Erst prüfen: Versuche statt Pläne
              </Link>
            </p>
          ) : null}
        </div>
        <div className="flex flex-col gap-5">
          {canWrite ? (
            <section className="card flex flex-col gap-3" aria-labelledby="neu">
              <h2 id="neu">{count === 0 ? "Wer fällt dir zuerst ein?" : "Noch jemand?"}</h2>
              <ContactForm
                key={`${freeId} ${count}`}
                contact={null}
                id={freeId}
                refused={refused?.form === null ? refused : null}
              />
            </section>
          ) : (
            <p>
              Lesen, <Link to="/profile/einstellungen">mitnehmen</Link> und löschen kannst du das immer. Weiterschreiben
              geht <Link to="/pricing">mit einem Tarif</Link>.
            </p>
          )}
          {resting.length > 0 ? (
            <details
              className="disclosure"
              open={!canWrite || resting.some(({ id }) => id === opened || id === refused?.form)}
            >
              <summary>{`Ruht oder abgesagt (${resting.length})`}</summary>
              {cards(resting)}
            </details>
          ) : null}
          {underWay.length > 0 ? (
            <p className="print:hidden">
              <a className={button("quiet")} href="/kundenweg/druck">
                Blatt für die Woche
              </a>
            </p>
          ) : null}
          <div dangerouslySetInnerHTML={{ __html: why }} />
        </div>
      </div>
    </main>
  );
}
