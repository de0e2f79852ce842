import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { missionCameFrom } from "~/domain/missions/came-from";
import { outOfDateSince } from "~/domain/text/evidence";
import { OFFICE_FORMATS, SHEET_FORMATS, templateFile, TEXT_FORMATS } from "~/domain/office/office-files";
import { env } from "~/environment/env.server";
import { TemplateActions } from "~/ui/frame/template-actions";
import { ReadingPage } from "~/ui/frame/reading-page";
import { textMeta } from "~/ui/kit/page/public-meta";

export function loader({ request, params }: LoaderFunctionArgs) {
  const template = library().getTemplate(params.templateId ?? "");
  if (!template) throw new Response(null, { status: 404 });
  const mission = missionCameFrom(request.headers.get("Referer"), env().APP_URL);
  const { calculation, ...page } = template;
  const files = [...TEXT_FORMATS, ...(calculation ? SHEET_FORMATS : [])].map((format) => ({
    to: templateFile(template.slug, format),
    label: OFFICE_FORMATS[format].label,
  }));
  const print = `/vorlagen/${template.slug}/druck`;
  return json({ ...page, files, print, mission, outOfDateSince: outOfDateSince(template, new Date()) });
}

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Template() {
  const { mission, files, print, ...page } = useLoaderData<typeof loader>();
  const back = mission ? { to: mission, label: "Zurück zur Mission" } : null;
  return (
    <ReadingPage {...page} note={page.description} back={back}>
      <TemplateActions textOf="#text" print={print} files={files} />
    </ReadingPage>
  );
}
