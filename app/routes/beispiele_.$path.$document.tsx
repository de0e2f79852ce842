import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { caseAddress, exampleAddress, exampleFile } from "~/domain/cases/address";
import { missionCameFrom } from "~/domain/missions/came-from";
import { OFFICE_FORMATS, TEXT_FORMATS } from "~/domain/office/office-files";
import { outOfDateSince } from "~/domain/text/evidence";
import { env } from "~/environment/env.server";
import { ReadingPage } from "~/ui/frame/reading-page";
import { SheetLinks } from "~/ui/examples/sheet-links";
import { textMeta } from "~/ui/kit/page/public-meta";

export const handle = { static: true };

/** Public and the same for everyone, as the templates are. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const example = library().getExample(params.path ?? "", params.document ?? "");
  if (!example) throw new Response(null, { status: 404 });
  const { path, kind, missionId: _missionId, slug: _slug, html, facts, ...page } = example;
  const mission = missionCameFrom(request.headers.get("Referer"), env().APP_URL);
  const print = `${exampleAddress(path, kind)}/druck`;
  return json({
    ...page,
    html,
    facts,
    back: mission ? { to: mission, label: "Zurück zur Mission" } : { to: caseAddress(path), label: "Alle Beispiele" },
    links: [
      { to: print, label: "Drucken", isFile: false },
      { to: `${print}.pdf`, label: "PDF-Datei", isFile: true },
      ...TEXT_FORMATS.map((format) => ({
        to: exampleFile(path, kind, format),
        label: OFFICE_FORMATS[format].label,
        isFile: true,
      })),
    ],
    outOfDateSince: outOfDateSince(example, new Date()),
  });
}

export const meta: MetaFunction<typeof loader> = textMeta;

export default function ExamplePage() {
  const { links, ...page } = useLoaderData<typeof loader>();
  return (
    <ReadingPage {...page} note={page.description}>
      <SheetLinks links={links} />
    </ReadingPage>
  );
}
