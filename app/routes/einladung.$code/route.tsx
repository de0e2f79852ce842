import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Icon, Inno } from "~/ui/kit";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

export const handle = { static: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data ? headline(data) : "Einladung" }),
  { name: "robots", content: "noindex" },
];

const headline = ({ inviter }: { inviter: string | null }) =>
  inviter ? `${inviter} lädt dich ein` : "Du bist eingeladen";

export default function Invitation() {
  const { productName, tagline, inviter } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen onboarding" tabIndex={-1}>
      <div className="onboarding-inno">
        <Inno mood="cheering" size={120} />
      </div>
      <h1 className="centered">{headline({ inviter })}</h1>
      <p className="lead centered">
        {productName}: {tagline}
      </p>
      <ul className="feature-list">
        <li>
          <Icon name="quiz" />
          <span>
            <strong>Finde heraus, was zu dir passt</strong>
            24 Fragen, etwa 5 Min, dein Typ und drei Berufspfade.
          </span>
        </li>
        <li>
          <Icon name="level" />
          <span>
            <strong>Geh Schritt für Schritt los</strong>
            Ein Plan mit zehn Missionen in 90 Tagen, mit XP und Leveln.
          </span>
        </li>
        <li>
          <Icon name="check" />
          <span>
            <strong>Probier es in Ruhe aus</strong>
            Vier Wochen kostenlos, ohne Passwort und ohne Zahlungsdaten.
          </span>
        </li>
      </ul>
      <form method="post" className="screen-action">
        <button className="button button-next button-block">Loslegen</button>
        <p className="centered small">
          <a className="tap-link" href="/datenschutz">
            Was wir speichern
          </a>
        </p>
      </form>
    </main>
  );
}
