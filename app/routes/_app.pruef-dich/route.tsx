import { useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Prüf dich");

// Imports of its own would have the build cut what all screens share into more, smaller files.
export default function SelfCheckRoute() {
  const { html } = useLoaderData<typeof loader>();
  return <main id="main" className="screen" tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} />;
}
