import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { outOfDateSince } from "~/domain/evidence";
import { numericDate } from "~/domain/german-dates";
import { ReadingPage } from "~/ui/frame/reading-page";
import { textMeta } from "~/ui/frame/page-meta";

/** Every text of content/legal under its file's name: /datenschutz, /impressum, /widerruf, /kuendigen. */
export const handle = { static: true };

export function loader({ params }: LoaderFunctionArgs) {
  const legal = library().getLegal(params.legalPage ?? "");
  if (!legal) throw new Response(null, { status: 404 });
  return json({ ...legal, outOfDateSince: outOfDateSince(legal, new Date()) });
}

export const meta: MetaFunction<typeof loader> = textMeta;

export default function LegalPage() {
  const { stand, ...page } = useLoaderData<typeof loader>();
  return <ReadingPage {...page} note={`Stand: ${numericDate(stand)}`} />;
}
