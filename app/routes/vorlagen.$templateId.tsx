import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { ReadingPage } from "~/ui/frame/reading-page";
import { pageMeta } from "~/ui/frame/page-meta";

export const handle = { static: true };

export function loader({ params }: LoaderFunctionArgs) {
  const template = library.getTemplate(params.templateId ?? "");
  if (!template) throw new Response(null, { status: 404 });
  const { title, description, html } = template;
  return json({ title, description, html });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  pageMeta(
    matches,
    data
      ? { title: data.title, description: data.description, path: location.pathname }
      : { title: "Seite nicht gefunden" },
  );

export default function Template() {
  const { title, description, html } = useLoaderData<typeof loader>();
  return <ReadingPage title={title} note={description} html={html} />;
}
