import type { MetaFunction } from "@remix-run/node";
import { button, StatePage } from "~/ui/kit";
import { pageMeta } from "~/ui/kit/page/page-meta";

/** Cached by the service worker, and shown when a page has no cached copy. */
export const handle = { static: true };

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: "Du bist gerade offline" }),
  { name: "robots", content: "noindex" },
];

export default function Offline() {
  return (
    <StatePage picture="offline" title="Du bist gerade offline">
      <p>Diese Seite haben wir nicht auf deinem Gerät.</p>
      <p>
        Was trotzdem geht: <a href="/home">dein Weg</a> und jede Mission, die du schon geöffnet hattest. Dort kannst du
        lesen, abhaken und schreiben. Sobald du wieder online bist, tragen wir alles nach.
      </p>
      <p>
        <a className={button("next")} href="?">
          Noch einmal versuchen
        </a>
      </p>
    </StatePage>
  );
}
