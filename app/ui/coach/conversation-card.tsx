import { Form } from "@remix-run/react";
import { Switch } from "../account/switch";
import { useSaveOnChange } from "../account/use-save-on-change";
import { button } from "../kit";
import { DeleteConversation } from "./delete-conversation";

/** What can be done with the conversation that is open. */
export function ConversationCard({
  id,
  sharesAnswers,
  mayShare,
}: {
  id: string;
  sharesAnswers: boolean;
  mayShare: boolean;
}) {
  return (
    <section className="card flex flex-col gap-3 print:hidden" aria-labelledby="conversation-title">
      <h2 id="conversation-title">Dieses Gespräch</h2>
      {mayShare ? <ShareAnswers key={id} id={id} on={sharesAnswers} /> : null}
      <p>
        <a className={button("quiet", "px-3.5! text-note")} href={`/gespraech.md?id=${id}`} download>
          Als Text herunterladen
        </a>
      </p>
      <DeleteConversation id={id} />
    </section>
  );
}

function ShareAnswers({ id, on }: { id: string; on: boolean }) {
  const saving = useSaveOnChange();
  return (
    <Form method="post" action="/coach" className="flex flex-col gap-3" autoComplete="off" {...saving}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="conversationId" value={id} />
      <Switch
        name="shares"
        label="Meine Antworten mitgeben"
        hint="Inno liest dann bei jeder Frage hier mit, was du in deinen Missionen geschrieben hast. Es gilt nur für dieses Gespräch, und du kannst es jederzeit wieder ausschalten."
        on={on}
      />
      <noscript>
        <button className={button("quiet")}>Speichern</button>
      </noscript>
    </Form>
  );
}
