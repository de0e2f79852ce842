import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DebugTools } from "~/ui/frame/debug-tools";
import { Icon, type IconName, LegalLinks, Mark } from "~/ui/kit";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/frame/page-meta";

export { loader } from "./data.server";

export const handle = { static: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data ? `${data.productName} – ${data.tagline}` : "", path: "/" }),
  ...(data ? [{ "script:ld+json": webSite(data) }] : []),
];

/** What the page is, as search engines read it (schema.org). */
const webSite = ({ productName, description, url }: { productName: string; description: string; url: string }) => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: productName,
  description,
  url,
  inLanguage: "de",
});

const STEPS: { icon: IconName; title: string; text: string }[] = [
  { icon: "quiz", title: "Lern dich kennen", text: "24 Fragen, etwa 5 Minuten. Danach weißt du, welcher Typ du bist." },
  { icon: "level", title: "Wähle deinen Pfad", text: "Drei Berufspfade, die zu dir passen. Du entscheidest." },
  { icon: "quests", title: "Geh los", text: "Zehn Missionen in 90 Tagen, jede mit Aufgaben für einen Abend." },
];

export default function Landing() {
  const { productName, tagline, description, isDevelopment } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="landing" tabIndex={-1}>
      <header className="landing-mark">
        <Mark />
        {productName}
      </header>
      <img className="landing-art" src="/art/hero.svg" alt="" width={480} height={420} />
      <div className="landing-text">
        <h1>{tagline}</h1>
        <p className="landing-lead">{description}</p>
        <p className="stack">
          <a className="button button-next button-block" href="/auth">
            Jetzt starten
          </a>
          <a className="button button-text" href="/onboarding">
            Zum ersten Mal hier? Konto anlegen
          </a>
        </p>
      </div>
      <ol className="landing-steps">
        {STEPS.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <footer className="landing-foot">
        <p>Vier Wochen kostenlos. Ohne Zahlungsdaten.</p>
        <LegalLinks />
        {isDevelopment ? <DebugTools /> : null}
      </footer>
    </main>
  );
}
