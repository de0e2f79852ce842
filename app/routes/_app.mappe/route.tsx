import { useLoaderData } from "@remix-run/react";
import { Portfolio } from "~/ui/portfolio/portfolio";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader } from "./data.server";

export const meta = titled("Meine Gründungsmappe");

export default function PortfolioRoute() {
  return <Portfolio {...useLoaderData<typeof loader>()} />;
}
