import { useEffect, useState } from "react";
import { button, Link } from "../kit";
import { useClosable } from "../kit/toast/use-closable";
import type { PushState } from "./push";

/** Shown once in the phone app: explains its messages before the phone itself asks. */
export function PushHint() {
  const { isOpen, close } = useClosable("push-hint");
  const [state, setState] = useState<PushState | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if ("Capacitor" in window)
      void import("./push").then(
        async ({ readPushState }) => setState(await readPushState()),
        () => undefined,
      );
  }, []);
  if (!isOpen || state === null || (state === "off" && !isAnswered)) return null;

  async function ask(): Promise<void> {
    const ask = await import("./push").then(
      ({ askForPushes }) => askForPushes,
      () => null,
    );
    // The script is gone with the older build of this page: the reloaded page asks again.
    if (!ask) return window.location.reload();
    setState(await ask());
    setAnswered(true);
  }
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="push-title">
      <h2 id="push-title">Eine kleine Erinnerung?</h2>
      {isAnswered ? (
        <Answered isOn={state === "on"} />
      ) : (
        <>
          <p>Inno sagt dir Bescheid, wenn einer deiner Abende beginnt. Sonst meldet er sich nicht.</p>
          <button type="button" className={button("quiet")} onClick={() => void ask()}>
            Ja, erinnere mich
          </button>
        </>
      )}
      <button type="button" className={button("text")} onClick={close}>
        {isAnswered ? "Schließen" : "Nicht jetzt"}
      </button>
    </section>
  );
}

const Answered = ({ isOn }: { isOn: boolean }) => (
  <p role="status">
    {isOn ? (
      <>
        Gut, an deinen Abenden meldet sich Inno. Welche das sind, stellst du{" "}
        <Link to="/profile/einstellungen/rhythmus">in deinem Rhythmus</Link> ein.
      </>
    ) : (
      "Dein Telefon zeigt keine Mitteilungen dieser App. Das änderst du in seinen Einstellungen unter „Mitteilungen“."
    )}
  </p>
);
