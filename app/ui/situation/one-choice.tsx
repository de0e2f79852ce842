import { useId } from "react";
import type { Question } from "~/domain/situation/questions";

/** A question with one answer, which can be left open and opened again. */
export function OneChoice({ question, value }: { question: Question; value: string | undefined }) {
  const id = useId();
  const { name, label, why, choices } = question;
  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="pb-1 font-semibold">{label}</legend>
      <p id={id} className="text-sm text-soft">
        {why}
      </p>
      {[...choices, { value: "", label: "Lasse ich offen" }].map((choice) => (
        <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={(value ?? "") === choice.value}
            className="size-5 shrink-0 accent-primary"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
