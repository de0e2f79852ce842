import { Form } from "@remix-run/react";
import { Switch } from "./switch";
import { useSaveOnChange } from "./use-save-on-change";

/** Which mails and reminders somebody wants. */
export function MessagesForm({
  trialMail,
  weeklyMail,
  dailyReminder,
}: {
  trialMail: boolean;
  weeklyMail: boolean;
  dailyReminder: boolean;
}) {
  return (
    <section className="card" aria-labelledby="messages-title">
      <Form method="post" className="stack" autoComplete="off" {...useSaveOnChange()}>
        <h2 id="messages-title">E-Mails und Erinnerungen</h2>
        <input type="hidden" name="intent" value="messages" />
        <p className="notice small">
          Davon verschicken wir noch nichts. Deine Wahl merken wir uns schon und halten uns daran, sobald es losgeht.
        </p>
        <Switch
          name="trialMail"
          label="Testphase endet"
          hint="Eine E-Mail, kurz bevor es so weit ist."
          on={trialMail}
        />
        <Switch
          name="weeklyMail"
          label="Wochenrückblick"
          hint="Einmal pro Woche per E-Mail: was du geschafft hast und was als Nächstes dran ist."
          on={weeklyMail}
        />
        <Switch
          name="dailyReminder"
          label="Tägliche Erinnerung"
          hint="Eine kurze Nachricht von Inno, nur in der installierten App."
          on={dailyReminder}
        />
        <noscript>
          <button className="button button-primary">Benachrichtigungen speichern</button>
        </noscript>
      </Form>
    </section>
  );
}

/** Whether a language model may answer. */
export function AiForm({ aiEnabled }: { aiEnabled: boolean }) {
  return (
    <section className="card" aria-labelledby="ai-title">
      <Form method="post" className="stack" autoComplete="off" {...useSaveOnChange()}>
        <h2 id="ai-title">Künstliche Intelligenz</h2>
        <input type="hidden" name="intent" value="ai" />
        <Switch
          name="aiEnabled"
          label="KI für Inno"
          hint="Aus heißt: Keine deiner Nachrichten geht an einen KI-Dienst. Inno antwortet dann nur aus unseren eigenen Texten."
          on={aiEnabled}
        />
        <noscript>
          <button className="button button-primary">KI-Wahl speichern</button>
        </noscript>
      </Form>
    </section>
  );
}
