import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/ui/kit/page/page-meta";
import { SearchScreen } from "~/ui/search/search-screen";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.query ? `Suche nach „${data.query}“` : "Suche" });

export default function SearchRoute() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
