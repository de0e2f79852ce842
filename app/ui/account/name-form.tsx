import { Form, useNavigation } from "@remix-run/react";
import type { Message } from "~/domain/messages/messages";
import { button, FirstNameField, useFocusOnRefusal, waiting } from "../kit";

export function NameForm({
  firstName,
  failure,
}: {
  firstName: string;
  failure: { name: Message; value: string } | undefined;
}) {
  const isSaving = useNavigation().formData?.get("intent") === "name";
  const form = useFocusOnRefusal(failure);
  return (
    <section className="card" aria-labelledby="name-title">
      <Form method="post" className="flex flex-col gap-3" preventScrollReset noValidate ref={form}>
        <h2 id="name-title">Name</h2>
        <input type="hidden" name="intent" value="name" />
        <FirstNameField value={failure?.value ?? firstName} error={failure?.name} />
        <button className={button("quiet")} {...waiting(isSaving)}>
          {isSaving ? "Einen Moment …" : "Namen speichern"}
        </button>
      </Form>
    </section>
  );
}
