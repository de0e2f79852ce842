import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DebugTools } from "~/ui/frame/debug-tools";
import { button, Icon, type IconName, Mark } from "~/ui/kit";
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

interface StepProps {
  icon: IconName;
  title: string;
  text: string;
}

const steps = (typicalHours: string | null): StepProps[] => [
  { icon: "quiz", title: "Lern dich kennen", text: "24 Fragen, etwa 5 Minuten. Danach weißt du, welcher Typ du bist." },
  { icon: "level", title: "Wähle deinen Pfad", text: "Drei Berufspfade, die zu dir passen. Du entscheidest." },
  {
    icon: "quests",
    title: "Geh los",
    text: `Ein Plan mit zehn Missionen in 90 Tagen.${typicalHours ? ` Meist brauchst du ${typicalHours} je Mission.` : ""}`,
  },
];

export default function Landing() {
  const { productName, tagline, description, typicalHours, isDevelopment } = useLoaderData<typeof loader>();
  return (
    <main
      id="main"
      className="@container/screen mx-auto grid w-full max-w-272 gap-6 px-[min(1.25rem,5vw)] pt-5 pb-8 lg:grid-cols-2 lg:items-center lg:pt-8"
      tabIndex={-1}
    >
      <header className="flex items-center gap-2.5 font-display text-xl font-bold text-primary lg:col-span-full">
        <Mark />
        {productName}
      </header>
      <img
        className="mx-auto w-full max-w-96 rounded-4xl lg:col-start-2 lg:row-start-2 lg:max-w-120"
        src="/art/hero.svg"
        alt=""
        width={480}
        height={420}
      />
      <div className="lg:col-start-1 lg:row-start-2 lg:max-w-120">
        <h1 className="text-[min(clamp(2.125rem,1.6rem+2.6vw,3.5rem),12vw)] font-[750]">{tagline}</h1>
        <p className="mt-3.5 mb-6 text-lg text-soft">{description}</p>
        <p className="flex flex-col gap-3">
          <a className={button("next", "w-full")} href="/auth">
            Jetzt starten
          </a>
          <a className={button("text")} href="/onboarding">
            Zum ersten Mal hier? Konto anlegen
          </a>
        </p>
      </div>
      <ol className="grid gap-3 lg:col-span-full lg:grid-cols-3">
        {steps(typicalHours).map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-note text-soft lg:col-span-full">
        <p>Vier Wochen kostenlos. Ohne Zahlungsdaten.</p>
        {isDevelopment ? <DebugTools /> : null}
      </footer>
    </main>
  );
}

function Step({ icon, title, text }: StepProps) {
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 rounded-card border border-line bg-surface p-4 tight:grid-cols-1">
      <span className="row-span-2 text-accent-deep">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p className="text-soft">{text}</p>
    </li>
  );
}
