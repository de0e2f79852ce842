import { useId, useState } from "react";
import { AddressToCopy, button, Icon } from "../kit";

/** Shares through the device where possible, else copies; the field with the link serves every other way. */
export function ShareCard({ url, arrivals, productName }: { url: string; arrivals: number; productName: string }) {
  const id = useId();
  const [said, setSaid] = useState("");
  const share = async () => {
    setSaid("");
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({
          title: productName,
          text: `Ich mache meinen Weg mit ${productName}. Kommst du mit?`,
          url,
        });
      } else {
        await navigator.clipboard.writeText(url);
        setSaid("Link kopiert.");
      }
    } catch (error) {
      // The member closed the device's dialog: no failure.
      if (error instanceof Error && error.name === "AbortError") return;
      setSaid("Das hat nicht geklappt. Kopiere den Link aus dem Feld.");
    }
  };
  return (
    <section className="card flex flex-col gap-3" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Kennst du jemanden?</h2>
      <p>Schick deinen persönlichen Link weiter. Wer ihn öffnet, sieht deinen Vornamen und was dich hier erwartet.</p>
      <AddressToCopy label="Dein Link" address={url} />
      <button type="button" className={button("primary", "js-only")} onClick={() => void share()}>
        <Icon name="share" size={20} />
        {productName} weiterempfehlen
      </button>
      <p className="text-sm text-soft tabular-nums" role="status">
        {said || arrivalsText(arrivals)}
      </p>
    </section>
  );
}

function arrivalsText(arrivals: number): string {
  if (arrivals === 0) return "Über deinen Link ist noch niemand gekommen.";
  return arrivals === 1
    ? "Über deinen Link ist schon 1 Mensch gekommen."
    : `Über deinen Link sind schon ${arrivals} Menschen gekommen.`;
}
