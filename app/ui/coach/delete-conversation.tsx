import { Form } from "@remix-run/react";
import { button } from "../kit";

/** Asks again before; `about` tells several of them apart. */
export function DeleteConversation({ id, about }: { id: string; about?: string }) {
  return (
    <details className="disclosure">
      <summary>
        Löschen<span className="sr-only">{about ? `: ${about}` : ""}</span>
      </summary>
      <p>Fragen und Antworten sind dann weg, auch auf deinen anderen Geräten.</p>
      <Form method="post" action="/coach/gespraeche">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="conversationId" value={id} />
        <button className={button("danger")}>Gespräch löschen</button>
      </Form>
    </details>
  );
}
