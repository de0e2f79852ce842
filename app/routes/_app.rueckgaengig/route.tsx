import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { button, Link, StatePage, waiting } from "~/ui/kit";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Rückgängig machen");

const WHAT = { "repeat-quiz": "den Test neu begonnen", "switch-path": "den Berufspfad gewechselt" } as const;

export default function Undo() {
  const { undoable } = useLoaderData<typeof loader>();
  const isSending = useNavigation().state !== "idle";
  if (!undoable) {
    return (
      <StatePage picture="empty" title="Hier ist nichts rückgängig zu machen">
        <p>Entweder hast du nichts zurückgesetzt, oder es ist länger als 30 Tage her.</p>
        <p>
          <Link className={button("primary")} to="/home">
            Zu deinem Weg
          </Link>
        </p>
      </StatePage>
    );
  }
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <section className="card flex flex-col gap-3">
        <h1>Rückgängig machen?</h1>
        <p className="text-lead text-soft">
          Du hast am {undoable.madeOn} {WHAT[undoable.reset]}.
        </p>
        <p>
          Wir stellen deine Missionen, Antworten und XP genau so wieder her, wie sie davor waren. Was du seither gemacht
          hast, geht dabei verloren. Deine Notizen bleiben. Möglich bis {undoable.until}.
        </p>
        <Form method="post">
          <button className={button("next", "w-full")} name="id" value={undoable.id} {...waiting(isSending)}>
            {isSending ? "Einen Moment …" : "Alles wiederherstellen"}
          </button>
        </Form>
        <Link className={button("quiet", "w-full")} to="/home">
          So lassen
        </Link>
      </section>
    </main>
  );
}
