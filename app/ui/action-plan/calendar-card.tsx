import { Form } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { AddressToCopy, button, copyText } from "../kit";

const HERE = "/profile/einstellungen/rhythmus";

/** The calendar's address, or a button to get one; `children` are shown with it. Only copying needs scripts. */
export function CalendarCard({ address, children }: { address: string | null; children: ReactNode }) {
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="kalender">
      <h2 id="kalender" tabIndex={-1} className="scroll-my-10">
        In deinem Kalender
      </h2>
      {address ? (
        <>
          <Connected address={address} />
          {children}
        </>
      ) : (
        <>
          <p>
            Deine Abende erscheinen in deinem Kalender und gehen dort mit, wenn du sie änderst. Mit einem Plan für 90
            Tage steht dabei, was dran ist.
          </p>
          <Form method="post" action={HERE} preventScrollReset>
            <button className={button("primary", "w-full")} name="intent" value="connect">
              Kalender verbinden
            </button>
          </Form>
        </>
      )}
    </section>
  );
}

function Connected({ address }: { address: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => setSaid(await copyText(address));
  return (
    <>
      <p>
        Diese Adresse ist nur für dich: Wer sie kennt, sieht deine Zeiten und was du unten dafür einschaltest. Dein
        Kalender fragt dort immer wieder nach.
      </p>
      <AddressToCopy label="Deine Adresse" address={address} />
      <a className={button("primary", "w-full")} href={address.replace(/^https?:/, "webcal:")}>
        Auf diesem Gerät abonnieren
      </a>
      <button type="button" className={button("quiet", "js-only")} onClick={() => void copy()}>
        Adresse kopieren
      </button>
      <p className="text-sm text-soft" role="status">
        {said}
      </p>
      <details className="disclosure">
        <summary>So geht es in deinem Kalender</summary>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          <li>iPhone, iPad, Mac: „Auf diesem Gerät abonnieren“ genügt.</li>
          <li>Google Kalender: am Computer neben „Weitere Kalender“ auf das Plus, dann „Per URL“.</li>
          <li>Outlook: „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“.</li>
        </ul>
        <p className="text-sm text-soft">
          Google und Outlook fragen nur alle paar Stunden nach, Änderungen kommen also später.
        </p>
      </details>
      <Form method="post" action={HERE} className="row flex-wrap gap-2" preventScrollReset>
        <button className={button("text")} name="intent" value="connect">
          Neue Adresse
        </button>
        <button className={button("text")} name="intent" value="disconnect">
          Trennen
        </button>
      </Form>
    </>
  );
}
