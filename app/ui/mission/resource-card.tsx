import type { Resource } from "~/content/library";
import { button, Icon, notice } from "../kit";

const PLAIN_ON_PAPER = "print:border-0 print:p-0 print:text-[black]";

/** Static: `video-steps.ts` serves its buttons. Makes no third-party request before a click; for a video, not before two. */
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
  const id = videoId(url);
  if (!id) return null;
  return (
    <div data-video={id} data-title={title} className="js-only">
      <p>
        <button type="button" className={button("primary")} data-video-step="ask">
          <Icon name="play" size={20} /> Hier ansehen
        </button>
      </p>
      <div hidden className={notice("plain")}>
        <p>Wenn du das Video startest, lädt dein Browser Daten von YouTube (Google).</p>
        <p className="row mt-3 flex-wrap items-start">
          <button type="button" className={button("primary")} data-video-step="play">
            Video laden
          </button>
          <button type="button" className={button("text")} data-video-step="close">
            Lieber nicht
          </button>
        </p>
      </div>
    </div>
  );
}

/** The video's id; null for a YouTube channel or anything else. */
function videoId(url: string): string | null {
  const { hostname, searchParams } = new URL(url);
  const id = hostname.endsWith("youtube.com") ? searchParams.get("v") : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
