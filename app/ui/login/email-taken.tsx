import { useEffect, useRef } from "react";
import { emailTaken } from "~/domain/messages";
import { Link } from "../kit";

/** A dialog with JavaScript, an open one in the page without. Each `attempt` that finds the address taken opens it. */
export function EmailTaken({ attempt }: { attempt: object }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, [attempt]);
  return (
    <dialog className="dialog stack" ref={dialog} open aria-labelledby="taken-title">
      <h2 id="taken-title">{emailTaken.title}</h2>
      <p>{emailTaken.description}</p>
      <form method="dialog" className="row">
        <button className="button button-quiet js-only">{emailTaken.cancel}</button>
        <Link className="button button-primary" to="/auth">
          {emailTaken.confirm}
        </Link>
      </form>
    </dialog>
  );
}
