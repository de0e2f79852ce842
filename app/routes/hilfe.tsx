import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { HelpScreen } from "~/ui/help/help-screen";
import { publicMeta } from "~/ui/kit/page/public-meta";
// The kit is loaded in any case. Without this import, the code both share would be a script of its own on every page.
import "~/ui/kit";

export const handle = { static: true };

/** Public and the same for everyone: who cannot log in needs it, too. */
export function loader() {
  const { site, help } = library();
  const answers = help.map(({ slug, title, topic, html }) => ({ slug, title, topic, html }));
  return json({ answers, productName: site.productName, writeTo: site.operator.email });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  publicMeta(matches, {
    title: "Hilfe",
    description: "Fragen, die oft kommen, mit Antworten. Und ein Weg, uns zu schreiben.",
    path: "/hilfe",
  });

export default function Help() {
  return <HelpScreen {...useLoaderData<typeof loader>()} />;
}
