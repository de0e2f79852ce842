import { Form, useNavigation } from "@remix-run/react";
import { FIGURE_WORDS, WEEK_FIGURES, SHOWN_SENTENCE_MAX } from "~/domain/companions/companion";
import type { CompanionErrors, TypedCompanion } from "~/domain/companions/companion-form";
import { button, Field, FirstNameField, RefusalNotice, useFocusOnRefusal, waiting } from "../kit";

/** Choice of a companion's figures: made before there is a companion, and changed at any time. */
export function CompanionForm({
  values,
  errors,
  isBegun,
}: {
  values: TypedCompanion;
  errors: CompanionErrors;
  isBegun: boolean;
}) {
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const form = useFocusOnRefusal(errors);
  return (
    <Form method="post" className="card flex flex-col gap-5" preventScrollReset noValidate ref={form}>
      <h2>Was zu sehen ist</h2>
      <input type="hidden" name="intent" value="save" />
      {errors.figures ? <RefusalNotice message={errors.figures} /> : null}
      <FirstNameField value={values.name} error={errors.name} />
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="pb-1 font-semibold">Drei Zahlen der Woche</legend>
        {WEEK_FIGURES.map((figure) => (
          <label key={figure} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={figure}
              defaultChecked={values.figures.includes(figure)}
              aria-invalid={errors.figures ? true : undefined}
              className="size-5 shrink-0 accent-primary"
            />
            <span>{FIGURE_WORDS[figure].label}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label="Ein Satz von dir"
        hint="Für diese Woche, ohne Namen anderer, oder leer. Du kannst ihn jederzeit ändern."
        name="sentence"
        maxLength={SHOWN_SENTENCE_MAX}
        autoComplete="off"
        defaultValue={values.sentence}
        error={errors.sentence}
      />
      <p className="text-sm text-soft">
        Mehr zeigt der Link nie: keine Antworten, keine Kontakte, keine Adresse. Abende wie geplant zählen, sobald du
        einen Rhythmus hast.
      </p>
      <button className={button("primary", "w-full")} {...waiting(isSaving)}>
        {isSaving ? "Einen Moment …" : isBegun ? "Speichern" : "Link machen"}
      </button>
    </Form>
  );
}
