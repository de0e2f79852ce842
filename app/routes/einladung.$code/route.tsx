import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { button } from "~/ui/kit";
import { FeatureList, Greeting } from "~/ui/login";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const handle = { static: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data ? headline(data) : "Einladung" }),
  { name: "robots", content: "noindex" },
];

const headline = ({ inviter }: { inviter: string | null }) =>
  inviter ? `${inviter} lädt dich ein` : "Du bist eingeladen";

const FEATURES: ComponentProps<typeof FeatureList>["features"] = [
  {
    icon: "quiz",
    title: "Finde heraus, was zu dir passt",
    text: "24 Fragen, etwa 5 Min, dein Typ und drei Berufspfade.",
  },
  {
    icon: "level",
    title: "Geh Schritt für Schritt los",
    text: "Ein Plan mit zehn Missionen in 90 Tagen, mit XP und Leveln.",
  },
  {
    icon: "check",
    title: "Probier es in Ruhe aus",
    text: "Vier Wochen kostenlos, ohne Passwort und ohne Zahlungsdaten.",
  },
];

export default function Invitation() {
  const { productName, tagline, inviter } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide entrance grow" tabIndex={-1}>
      <Greeting mood="cheering" size={120} title={headline({ inviter })}>
        {productName}: {tagline}
      </Greeting>
      <FeatureList features={FEATURES} />
      <form method="post" className="mt-auto grid gap-3 md:mt-3">
        <button className={button("next", "w-full")}>Loslegen</button>
        <p className="text-center text-sm">
          <a className="tap-link" href="/datenschutz">
            Was wir speichern
          </a>
        </p>
      </form>
    </main>
  );
}
