import { Form } from "@remix-run/react";
import { Switch } from "../account/switch";
import { useSaveOnChange } from "../account/use-save-on-change";
import { button, Deletion, Link, WithoutScripts } from "../kit";

/** Actions on the open conversation. */
export function ConversationCard({
  id,
  sharesAnswers,
  shareHint,
}: {
  id: string;
  sharesAnswers: boolean;
  /** Explains „Meine Antworten mitgeben“; null: there is no such choice. */
  shareHint: string | null;
}) {
  return (
    <section className="card flex flex-col gap-3 print:hidden" aria-labelledby="conversation-title">
      <h2 id="conversation-title">Dieses Gespräch</h2>
      {shareHint === null ? null : <ShareAnswers key={id} id={id} on={sharesAnswers} hint={shareHint} />}
      <p>
        <a className={button("quiet", "px-3.5! text-note")} href={`/gespraech.md?id=${id}`} download>
          Als Text herunterladen
        </a>
      </p>
      <Deletion
        summary="Löschen"
        text="Fragen und Antworten sind dann weg, auch auf deinen anderen Geräten."
        action="/coach/gespraeche"
        fields={{ intent: "delete", conversationId: id }}
        label="Gespräch löschen"
      />
    </section>
  );
}

/** Where a window has room beside the chat; elsewhere „Gespräche“ leads to all of them. */
export function OtherConversations({ others }: { others: readonly { id: string; title: string }[] }) {
  return (
    <section className="card max-lg:hidden print:hidden" aria-labelledby="others-title">
      <h2 id="others-title">Zuletzt gefragt</h2>
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link className="tap-link wrap-anywhere" to={`/coach?gespraech=${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShareAnswers({ id, on, hint }: { id: string; on: boolean; hint: string }) {
  const saving = useSaveOnChange();
  return (
    <Form method="post" action="/coach" className="flex flex-col gap-3" autoComplete="off" {...saving}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="conversationId" value={id} />
      <Switch name="shares" label="Meine Antworten mitgeben" hint={hint} on={on} />
      <WithoutScripts>
        <button className={button("quiet")}>Speichern</button>
      </WithoutScripts>
    </Form>
  );
}
