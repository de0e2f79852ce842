import { useId } from "react";
import type { Message } from "~/domain/messages";
import { Notice } from "../kit";

/** The express wish that the service begins before the withdrawal period is over: a box of its own, never ticked before. */
export function StartAtOnce({ refused }: { refused?: Message | undefined }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      {refused ? <Notice message={refused} /> : null}
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          name="startsAtOnce"
          required
          className="mt-0.5 size-6 shrink-0 accent-primary"
          aria-describedby={`${id}-hint`}
        />
        <div>
          <label htmlFor={id} className="font-semibold">
            Ich möchte, dass mein Tarif sofort beginnt, also vor dem Ende der Widerrufsfrist.
          </label>
          <p id={`${id}-hint`} className="text-sm text-soft">
            Dein Widerrufsrecht bleibt. Widerrufst du, bekommst du alles zurück. Nur wer schon einmal Geld
            zurückbekommen hat, zahlt dann die Tage, die der Tarif gelaufen ist.
          </p>
        </div>
      </div>
    </div>
  );
}
