import { Form, useNavigation } from "@remix-run/react";
import { button, waiting } from "../kit";
import { DayField, type RefusedDay } from "./day-field";

/** The one day from which all others are counted. */
export function StartDayForm({
  startsOn,
  isWaiting,
  refused,
}: {
  startsOn: string | null;
  /** The day has not arrived yet. */
  isWaiting: boolean;
  refused: RefusedDay | null;
}) {
  const isSaving = useNavigation().formData?.get("intent") === "start";
  return (
    <Form method="post" className="card flex flex-col gap-3" noValidate preventScrollReset>
      <DayField
        label="An welchem Tag fängst du an?"
        hint="Ungefähr genügt. Verschiebst du ihn, wandern alle Termine mit."
        name="startsOn"
        day={startsOn}
        refused={refused}
      />
      <button className={button("primary", "w-full")} name="intent" value="start" {...waiting(isSaving)}>
        {isSaving ? "Wird gerechnet …" : "Termine ausrechnen"}
      </button>
      {isWaiting ? (
        <p className="text-sm font-semibold text-accent-deep" role="status">
          Wird nachgetragen. Die Termine rechnen wir neu, sobald du wieder Netz hast.
        </p>
      ) : null}
    </Form>
  );
}
