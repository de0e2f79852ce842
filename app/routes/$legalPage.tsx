import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { numericDate } from "~/domain/german-dates";
import { ReadingPage } from "~/ui/frame/reading-page";
import { pageMeta } from "~/ui/frame/page-meta";

/** Every text of content/legal under its file's name: /datenschutz, /impressum, /widerruf, /kuendigen. */
export const handle = { static: true };

export function loader({ params }: LoaderFunctionArgs) {
  const legal = library.getLegal(params.legalPage ?? "");
  if (!legal) throw new Response(null, { status: 404 });
  const { title, description, html, stand } = legal;
  return json({ title, description, html, stand });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  pageMeta(
    matches,
    data
      ? { title: data.title, description: data.description, path: location.pathname }
      : { title: "Seite nicht gefunden" },
  );

export default function LegalPage() {
  const { title, html, stand } = useLoaderData<typeof loader>();
  return <ReadingPage title={title} note={`Stand: ${numericDate(stand)}`} html={html} />;
}
