import { useState } from "react";
import type { Resource } from "~/content/library";
import { Icon } from "../kit";

/** Something to read or watch. Nothing is fetched from anywhere before a click, a video not before two. */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { type, title, url, description, language } = resource;
  const icon = type === "youtube" ? "play" : type === "pdf" ? "pdf" : "open";
  return (
    <li className="card stack resource">
      <div className="row">
        <Icon name={icon} />
        <div>
          <h3>
            {title}
            {language === "en" ? " (englisch)" : ""}
          </h3>
          <p className="muted small">{description}</p>
        </div>
      </div>
      {type === "youtube" ? <Video url={url} title={title} /> : null}
      <p>
        <a className="button button-quiet" href={url} target="_blank" rel="noreferrer">
          {type === "youtube" ? "Auf YouTube öffnen" : "Öffnen"}
          <span className="sr-only">: {title} (neuer Tab)</span>
        </a>
      </p>
    </li>
  );
}

function Video({ url, title }: { url: string; title: string }) {
  const [step, setStep] = useState<"closed" | "asking" | "playing">("closed");
  const id = videoId(url);
  if (!id) return null;
  if (step === "playing") {
    return (
      <iframe
        className="video"
        src={`https://www.youtube-nocookie.com/embed/${id}`}
        title={title}
        allow="fullscreen; encrypted-media"
        referrerPolicy="strict-origin"
      />
    );
  }
  if (step === "asking") {
    return (
      <div className="notice stack">
        <p>Wenn du das Video startest, lädt dein Browser Daten von YouTube (Google).</p>
        <p className="row wrap">
          <button type="button" className="button button-primary" onClick={() => setStep("playing")}>
            Video laden
          </button>
          <button type="button" className="button button-text" onClick={() => setStep("closed")}>
            Lieber nicht
          </button>
        </p>
      </div>
    );
  }
  return (
    <p className="js-only">
      <button type="button" className="button button-primary" onClick={() => setStep("asking")}>
        <Icon name="play" size={20} /> Hier ansehen
      </button>
    </p>
  );
}

/** The id of a YouTube address, or null for a channel or anything else. */
function videoId(url: string): string | null {
  const { hostname, searchParams } = new URL(url);
  const id = hostname.endsWith("youtube.com") ? searchParams.get("v") : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
