import type { Message } from "~/domain/messages/messages";

/** A refused text as typed, with the reason. */
export interface RefusedText {
  typed: string;
  error: Message;
}

/** The learner's sentence to a companion. */
export const LearnersSentence = ({ asker, sentence }: { asker: string; sentence: string }) =>
  sentence ? (
    <figure className="card flex flex-col gap-3">
      <figcaption className="text-sm text-soft">{`${asker} schreibt dir`}</figcaption>
      <blockquote className="wrap-anywhere">{sentence}</blockquote>
    </figure>
  ) : null;

/** Figures that the link shows, and for how long: told before a companion says yes. */
export const WhatIsSeen = ({ asker, labels }: { asker: string; labels: readonly string[] }) => (
  <section className="card flex flex-col gap-3" aria-labelledby="sehen">
    <h2 id="sehen">Das siehst du jeden Sonntag</h2>
    <ul className="flex list-disc flex-col gap-1 ps-5">
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
      <li>{`einen Satz von ${asker}, wenn einer da ist`}</li>
    </ul>
    <p>
      Mehr zeigt der Link nie: keine Antworten, keine Kontakte, keine Adresse. Nach zwölf Sonntagen endet es von selbst,
      früher mit einem Klick von dir oder {asker}.
    </p>
  </section>
);

export const PrivacyLine = () => (
  <p className="text-sm text-soft">
    Was mit deinen Angaben geschieht, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.
  </p>
);
