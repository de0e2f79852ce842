import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { ReadingPage } from "~/ui/reading-page";

export const handle = { static: true };

export function loader() {
  const legal = library.getLegal("datenschutz");
  if (!legal) throw new Response(null, { status: 404 });
  const { title, description, html, stand } = legal;
  return json({ title, description, html, stand });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "description", content: data?.description },
];

export default function Datenschutz() {
  const { title, html, stand } = useLoaderData<typeof loader>();
  return <ReadingPage title={title} note={`Stand: ${stand.split("-").reverse().join(".")}`} html={html} />;
}
