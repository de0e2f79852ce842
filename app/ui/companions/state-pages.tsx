import { button, StatePage } from "../kit";

export const AskedPage = ({ asker }: { asker: string }) => (
  <StatePage picture="done" title="Schau in dein Postfach">
    <p>{`Dort liegt gleich eine E-Mail, auch im Spam-Ordner. Erst wenn du dort Ja sagst, begleitest du ${asker}.`}</p>
    <p className="text-sm text-soft">Vertippt? Geh eine Seite zurück und trag die Adresse noch einmal ein.</p>
  </StatePage>
);

/** Asks once more: mail programs and their scanners open links before anyone has read them. */
export const EndPage = ({ asker }: { asker: string }) => (
  <StatePage picture="empty" title="Begleitung beenden?">
    <p>{`Ein Klick, und du bekommst keine E-Mails über ${asker} mehr. Deine Adresse ist dann gelöscht.`}</p>
    <form method="post">
      <button className={button("primary")} name="intent" value="end">
        Begleitung beenden
      </button>
    </form>
  </StatePage>
);

export const EndedPage = () => (
  <StatePage picture="done" title="Beendet">
    <p>Du bekommst keine E-Mails mehr, und deine Adresse ist gelöscht. Danke, dass du dabei warst.</p>
  </StatePage>
);

/** The same for whatever does not fit: made up, used, replaced, expired or ended. */
export const UnknownPage = () => (
  <StatePage picture="notfound" title="Dieser Link führt nirgendwohin">
    <p>
      Vielleicht wurde er schon benutzt, ist abgelaufen oder nicht ganz angekommen. Frag die Person, von der du ihn
      hast.
    </p>
    <p>Schon Ja gesagt? Dann ist alles gut: Sonntags kommt die E-Mail.</p>
  </StatePage>
);
