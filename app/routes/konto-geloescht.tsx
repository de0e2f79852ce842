import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { button, StatePage, usePageContext } from "~/ui/kit";
import { FORGET_DEVICE } from "~/ui/mission-work/forget-device";
import { pageMeta } from "~/ui/kit/page/page-meta";

export const handle = { static: true };

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: "Dein Konto ist gelöscht" }),
  { name: "robots", content: "noindex" },
];

/** Only our own form may empty this browser: a link from another site must not delete changes that wait to be sent. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  isFromHere: request.headers.get("Sec-Fetch-Site") === "same-origin",
});

/** Public, as the account no longer exists. */
export default function AccountDeleted() {
  const { isFromHere } = useLoaderData<typeof loader>();
  const { nonce } = usePageContext();
  return (
    <StatePage picture="done" title="Dein Konto ist gelöscht">
      <p>Alles, was wir über dich gespeichert hatten, ist weg. Danke, dass du ein Stück mitgegangen bist.</p>
      <p>
        <a className={button("primary")} href="/">
          Zur Startseite
        </a>
      </p>
      {isFromHere ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: FORGET_DEVICE }} /> : null}
    </StatePage>
  );
}
