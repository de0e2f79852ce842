import { useState } from "react";
import type { Resource } from "~/content/library";
import { button, Icon, notice } from "../kit";

const PLAIN_ON_PAPER = "print:border-0 print:p-0 print:text-[black]";

/** Makes no third-party request before a click; for a video, not before two. */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { type, title, url, description, language } = resource;
  const icon = type === "youtube" ? "play" : type === "pdf" ? "pdf" : "open";
  return (
    <li className="card flex break-inside-avoid flex-col gap-3">
      <div className="row items-start [&>svg]:shrink-0 [&>svg]:text-primary">
        <Icon name={icon} />
        <div>
          <h3>
            {title}
            {language === "en" ? " (englisch)" : ""}
          </h3>
          <p className="text-sm text-soft">{description}</p>
        </div>
      </div>
      {type === "youtube" ? <Video url={url} title={title} /> : null}
      <p>
        <a className={button("quiet", PLAIN_ON_PAPER)} href={url} target="_blank" rel="noreferrer">
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
        className="aspect-video w-full rounded-2xl"
        src={`https://www.youtube-nocookie.com/embed/${id}`}
        title={title}
        allow="fullscreen; encrypted-media"
        referrerPolicy="strict-origin"
      />
    );
  }
  if (step === "asking") {
    return (
      <div className={notice("plain", "flex flex-col gap-3")}>
        <p>Wenn du das Video startest, lädt dein Browser Daten von YouTube (Google).</p>
        <p className="row flex-wrap items-start">
          <button type="button" className={button("primary")} onClick={() => setStep("playing")}>
            Video laden
          </button>
          <button type="button" className={button("text")} onClick={() => setStep("closed")}>
            Lieber nicht
          </button>
        </p>
      </div>
    );
  }
  return (
    <p className="js-only">
      <button type="button" className={button("primary")} onClick={() => setStep("asking")}>
        <Icon name="play" size={20} /> Hier ansehen
      </button>
    </p>
  );
}

/** The video's id; null for a YouTube channel or anything else. */
function videoId(url: string): string | null {
  const { hostname, searchParams } = new URL(url);
  const id = hostname.endsWith("youtube.com") ? searchParams.get("v") : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
