import { button, EmailField } from "../kit";
import { LearnersSentence, PrivacyLine, WhatIsSeen, type RefusedText } from "./parts";

/** Page behind the link that a learner sends: the learner's name, the figures to be seen, and for how long. */
export const InvitationPage = ({
  asker,
  sentence,
  labels,
  refused,
}: {
  asker: string;
  sentence: string;
  labels: readonly string[];
  refused: RefusedText | null | undefined;
}) => (
  <main id="main" className="screen" tabIndex={-1}>
    <h1 className="wrap-anywhere">{`Begleitest du ${asker}?`}</h1>
    <p className="text-lead text-soft">
      {asker} macht sich Schritt für Schritt selbstständig und hätte dabei gern jemanden an der Seite. Du musst nichts
      davon verstehen: Es reicht, sonntags kurz hinzuschauen.
    </p>
    <LearnersSentence asker={asker} sentence={sentence} />
    <WhatIsSeen asker={asker} labels={labels} />
    <form method="post" className="card flex flex-col gap-3" noValidate>
      <h2>Magst du?</h2>
      <EmailField
        label="Deine E-Mail-Adresse"
        hint="Du bekommst eine E-Mail und sagst dort Ja. Erst dann speichern wir die Adresse, nur dafür."
        value={refused?.typed}
        error={refused?.error}
      />
      <button className={button("primary", "w-full")} name="intent" value="ask">
        E-Mail zum Bestätigen schicken
      </button>
      <p className="text-sm text-soft">Lieber nicht? Dann schließ die Seite. Es passiert nichts.</p>
    </form>
    <PrivacyLine />
  </main>
);
