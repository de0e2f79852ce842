import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { outOfDateSince } from "~/domain/text/evidence";
import { numericDate } from "~/domain/time/german-dates";
import { LegalReview } from "~/ui/frame/legal-review";
import { ReadingPage } from "~/ui/frame/reading-page";
import { textMeta } from "~/ui/kit/page/public-meta";

export const handle = { static: true };

/**
 * Serves each text of content/legal under its file's name, e.g. /datenschutz. kuendigen and widerruf have their own
 * routes.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const legal = library().getLegal(params.legalPage ?? "");
  if (!legal) throw new Response(null, { status: 404 });
  const { html, facts } = legal;
  const { rechtlichGeprueft: reviewedBy } = library().site;
  return json({ ...legal, html, facts, reviewedBy, outOfDateSince: outOfDateSince(legal, new Date()) });
}

export const meta: MetaFunction<typeof loader> = textMeta;

export default function LegalPage() {
  const { stand, reviewedBy, ...page } = useLoaderData<typeof loader>();
  return (
    <ReadingPage {...page} note={`Stand: ${numericDate(stand)}`}>
      <LegalReview by={reviewedBy} />
    </ReadingPage>
  );
}
