import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DebugTools } from "~/ui/frame/debug-tools";
import { button, Mark } from "~/ui/kit";
import { AskAndAnswer, FirstMission, PictureRow, PriceCard, Who } from "~/ui/landing";
import type { loader } from "./data.server";
import { publicMeta } from "~/ui/kit/page/public-meta";

export { loader } from "./data.server";

export const handle = { static: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...publicMeta(matches, { title: data ? `${data.productName} – ${data.tagline}` : "", path: "/" }),
  ...(data ? [{ "script:ld+json": webSite(data) }] : []),
];

const webSite = ({ productName, description, url }: { productName: string; description: string; url: string }) => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: productName,
  description,
  url,
  inLanguage: "de",
});

export default function Landing() {
  const { productName, tagline, description, types, paths, mission, prices, asked, operator, hasCoach, isDevelopment } =
    useLoaderData<typeof loader>();
  return (
    <main
      id="main"
      className="@container/screen mx-auto grid w-full max-w-272 gap-8 px-[min(1.25rem,5vw)] pt-5 pb-8 md:grid-cols-2 md:items-center lg:gap-y-12 lg:pt-8"
      tabIndex={-1}
    >
      <header className="flex items-center gap-2.5 font-display text-xl font-bold text-primary md:col-span-full">
        <Mark />
        {productName}
      </header>
      <img
        className="mx-auto w-full max-w-96 rounded-4xl md:col-start-2 md:row-start-2 lg:max-w-120"
        src="/art/hero.svg"
        alt=""
        width={480}
        height={420}
      />
      <div className="md:col-start-1 md:row-start-2 lg:max-w-120">
        <h1 className="text-[min(clamp(2.125rem,1.2rem+2.6vw,3.5rem),12vw)] font-[750]">{tagline}</h1>
        <p className="mt-3.5 mb-6 text-lg text-soft">{description}</p>
        <p className="flex flex-col gap-3">
          <a className={button("next", "w-full")} href="/auth">
            Jetzt starten
          </a>
          <a className={button("text")} href="/onboarding">
            Zum ersten Mal hier? Konto anlegen
          </a>
        </p>
        <p className="mt-3 text-center text-sm text-soft">Vier Wochen kostenlos</p>
      </div>
      <PictureRow
        title="Lern dich kennen"
        text="24 Fragen, etwa 5 Minuten. Danach weißt du, welcher von acht Typen du bist und was das für deine Arbeit heißt."
        of="types"
        pictures={types}
      />
      {prices ? <PriceCard prices={prices} className="md:col-span-full" /> : null}
      <PictureRow
        title="Wähle deinen Pfad"
        text="Drei passen besonders gut zu deinem Typ, zwölf stehen dir offen. Wie die Woche aussieht und was der Start kostet, steht vorher da."
        of="paths"
        pictures={paths}
      />
      {mission ? <FirstMission mission={mission} /> : null}
      <AskAndAnswer asked={asked} />
      <Who productName={productName} operator={operator} hasCoach={hasCoach} />
      {isDevelopment ? <DebugTools /> : null}
    </main>
  );
}
