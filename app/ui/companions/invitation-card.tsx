import { Form } from "@remix-run/react";
import { useState } from "react";
import { AddressToCopy, button, copyText } from "../kit";

/** The link that a learner sends themselves. Only copying needs scripts. */
export function InvitationCard({ address, until }: { address: string; until: string }) {
  const [said, setSaid] = useState("");
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="einladung">
      <h2 id="einladung">Schick diesen Link</h2>
      <p>
        An einen Menschen, dem du vertraust, so wie ihr sonst schreibt. Wir schreiben ihm erst, wenn er dort selbst
        seine E-Mail-Adresse einträgt und Ja sagt.
      </p>
      <AddressToCopy label="Dein Link" address={address} />
      <button
        type="button"
        className={button("primary", "js-only")}
        onClick={() => void copyText(address).then(setSaid)}
      >
        Link kopieren
      </button>
      <p className="text-sm text-soft" role="status">
        {said || `Der Link gilt bis zum ${until}, für einen Menschen.`}
      </p>
      <Form method="post" preventScrollReset>
        <button className={button("text")} name="intent" value="renew">
          Neuer Link
        </button>
      </Form>
    </section>
  );
}
