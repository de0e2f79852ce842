import { button } from "../kit";
import { askToInstall, useInstallWay } from "./install-way";

/** Explains how this browser puts the app on the home screen; empty where it cannot, or where it is there already. */
export function InstallCard({ onLater }: { onLater?: () => void }) {
  const way = useInstallWay();
  if (!way) return null;
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="install-title">
      <h2 id="install-title">Auf deinen Startbildschirm</h2>
      <p>Dann öffnest du deinen Weg wie eine App. Was du schon geöffnet hast, liest du auch ohne Netz.</p>
      {way === "prompt" ? (
        <button type="button" className={button("quiet")} onClick={() => void askToInstall()}>
          Hinzufügen
        </button>
      ) : (
        <p>Tippe unten in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.</p>
      )}
      {onLater ? (
        <button type="button" className={button("text")} onClick={onLater}>
          Nicht jetzt
        </button>
      ) : null}
    </section>
  );
}
