import { useLoaderData } from "@remix-run/react";
// The kit is loaded in any case. Without this import, the code both share would be a script of its own on every page.
import { titled } from "~/ui/kit";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Prüf dich");

export default function SelfCheckRoute() {
  const { html } = useLoaderData<typeof loader>();
  return <main id="main" className="screen screen-wide" tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} />;
}
