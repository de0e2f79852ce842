import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { outOfDateSince } from "~/domain/evidence";
import { ReadingPage } from "~/ui/frame/reading-page";
import { textMeta } from "~/ui/frame/page-meta";

export const handle = { static: true };

export function loader({ params }: LoaderFunctionArgs) {
  const template = library.getTemplate(params.templateId ?? "");
  if (!template) throw new Response(null, { status: 404 });
  return json({ ...template, outOfDateSince: outOfDateSince(template, new Date()) });
}

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Template() {
  const page = useLoaderData<typeof loader>();
  return <ReadingPage {...page} note={page.description} />;
}
