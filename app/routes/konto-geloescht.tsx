import type { MetaFunction } from "@remix-run/node";
import { button, StatePage } from "~/ui/kit";
import { pageMeta } from "~/ui/frame/page-meta";

export const handle = { static: true };

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: "Dein Konto ist gelöscht" }),
  { name: "robots", content: "noindex" },
];

/** Public, as there is nobody to log in any more. */
export default function AccountDeleted() {
  return (
    <StatePage picture="done" title="Dein Konto ist gelöscht">
      <p>Alles, was wir über dich gespeichert hatten, ist weg. Danke, dass du ein Stück mitgegangen bist.</p>
      <p>
        <a className={button("primary")} href="/">
          Zur Startseite
        </a>
      </p>
    </StatePage>
  );
}
