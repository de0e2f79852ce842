import { button } from "../kit";
import { PrivacyLine, WhatIsSeen } from "./parts";

/** Behind the link of the mail: only the recipient gets here, and only the button says yes. */
export const ConfirmationPage = ({ asker, labels }: { asker: string; labels: readonly string[] }) => (
  <main id="main" className="screen" tabIndex={-1}>
    <h1 className="wrap-anywhere">{`Ja, ich begleite ${asker}`}</h1>
    <WhatIsSeen asker={asker} labels={labels} />
    <form method="post" className="card flex flex-col gap-3">
      <p>Mit dem Klick bekommst du zwölf Sonntage lang eine kurze E-Mail. Ein Konto entsteht nicht.</p>
      <button className={button("primary", "w-full")} name="intent" value="confirm">
        Ja, ich bin dabei
      </button>
    </form>
    <PrivacyLine />
  </main>
);
