import { Form, useNavigation } from "@remix-run/react";
import { CONTACTS } from "~/domain/contacts/address";
import type { KeptContact } from "~/domain/contacts/contact";
import { contactValues, NEW_VALUES, type ContactErrors, type ContactValues } from "~/domain/contacts/contact-form";
import { button, waiting } from "../kit";
import { Shown } from "../kit/shown";
import { ContactFields } from "./contact-fields";

/** A form that comes back as it was sent. */
export interface RefusedContact {
  values: ContactValues;
  errors: ContactErrors;
}

/** Begins a contact, or tells what has changed. */
export function ContactForm({
  contact,
  id,
  refused,
}: {
  /** Null: a new one. */
  contact: KeptContact | null;
  id: string;
  refused: RefusedContact | null;
}) {
  const shown = contact ? contactValues(contact) : NEW_VALUES;
  const isSaving = useNavigation().formData?.get("id") === id;
  const label = contact ? "Speichern" : "Kontakt notieren";
  return (
    <Form method="post" action={CONTACTS} className="flex flex-col gap-3" noValidate preventScrollReset>
      <input type="hidden" name="intent" value={contact ? "change" : "add"} />
      <input type="hidden" name="id" value={id} />
      {contact ? <Shown values={shown} /> : null}
      <ContactFields values={refused?.values ?? shown} errors={refused?.errors ?? {}} />
      <button className={button(contact ? "quiet" : "primary")} {...waiting(isSaving)}>
        {isSaving ? "Wird gespeichert …" : label}
        {contact ? <span className="sr-only">: {contact.name}</span> : null}
      </button>
    </Form>
  );
}
