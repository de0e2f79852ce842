import { useEffect, useRef } from "react";
import { emailTaken } from "~/domain/messages/messages";
import { button, Link } from "../kit";

/** A dialog; without JavaScript it is open within the page. Each `attempt` that finds the address taken opens it. */
export function EmailTaken({ attempt }: { attempt: object }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, [attempt]);
  return (
    <dialog
      className="m-auto flex-col gap-3 rounded-3xl border border-line bg-surface p-6 text-ink backdrop:bg-[oklch(0.2_0.03_282/0.55)] open:flex"
      style={{ maxWidth: "min(26rem, calc(100vw - 2rem))" }}
      ref={dialog}
      open
      aria-labelledby="taken-title"
    >
      <h2 id="taken-title">{emailTaken.title}</h2>
      <p>{emailTaken.description}</p>
      <form method="dialog" className="row">
        <button className={button("quiet", "js-only")}>{emailTaken.cancel}</button>
        <Link className={button("primary")} to="/auth">
          {emailTaken.confirm}
        </Link>
      </form>
    </dialog>
  );
}
