import { Form } from "@remix-run/react";
import { button, input, Link, WithoutScripts } from "../kit";
import { useId } from "react";
import { NOTE_MAX } from "~/domain/mission-work/sync";

export function NoteCard({
  missionId,
  question,
  note,
  inno,
  onWrite,
  onPause,
}: {
  missionId: string;
  question: string | null;
  note: string;
  /** Markup of Inno's question. */
  inno: string;
  onWrite: (text: string) => void;
  onPause: () => void;
}) {
  const id = useId();
  return (
    <section className="card flex flex-col gap-4 break-inside-avoid">
      <Form method="post" className="flex flex-col gap-3" data-mission={missionId} autoComplete="off">
        <input type="hidden" name="intent" value="note" />
        <h2 id="notizen" tabIndex={-1} className="scroll-my-10">
          <label htmlFor={id}>Deine Notizen</label>
        </h2>
        {question ? <p>{question}</p> : null}
        <textarea
          id={id}
          name="note"
          className={input("area")}
          maxLength={NOTE_MAX}
          value={note}
          aria-describedby={`${id}-hint`}
          onChange={({ target: { value } }) => onWrite(value)}
          onBlur={onPause}
        />
        <WithoutScripts>
          <button className={button("quiet")}>Notiz speichern</button>
        </WithoutScripts>
        <p id={`${id}-hint`} className="text-sm text-soft">
          Nur du siehst sie. Alles, was du schreibst, findest du in <Link to="/mappe">deiner Gründungsmappe</Link>.
        </p>
      </Form>
      <div className="empty:hidden" dangerouslySetInnerHTML={{ __html: inno }} />
    </section>
  );
}
