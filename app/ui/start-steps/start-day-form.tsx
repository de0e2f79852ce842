import { Form, useNavigation } from "@remix-run/react";
import type { Message } from "~/domain/messages/messages";
import { button, Field, waiting } from "../kit";

/** A day that does not exist, as it was typed. */
export interface RefusedDay {
  typed: string;
  error: Message;
}

/** The one day from which all others are counted. */
export function StartDayForm({ startsOn, refused }: { startsOn: string | null; refused: RefusedDay | null }) {
  const isSaving = useNavigation().formData?.get("intent") === "start";
  return (
    <Form method="post" className="card flex flex-col gap-3" noValidate preventScrollReset>
      <Field
        label="An welchem Tag fängst du an?"
        hint="Ungefähr genügt. Verschiebst du ihn, wandern alle Termine mit."
        name="startsOn"
        type="date"
        // A day that comes back refused must be seen as it was typed.
        key={refused ? refused.typed : startsOn}
        defaultValue={refused ? refused.typed : (startsOn ?? "")}
        error={refused?.error}
      />
      <button className={button("primary", "w-full")} name="intent" value="start" {...waiting(isSaving)}>
        {isSaving ? "Wird gerechnet …" : "Termine ausrechnen"}
      </button>
    </Form>
  );
}
