import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { textMeta } from "~/ui/kit/page/public-meta";
import { PathPage } from "~/ui/showcase/path-page";
import stylesheet from "~/ui/showcase/showcase.css";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { static: true, stylesheet };

export const meta: MetaFunction<typeof loader> = ({ data, ...rest }) =>
  textMeta({ ...rest, data: data && { title: `Berufspfad ${data.path.name}`, description: describe(data) } });

const describe = ({ path }: { path: { name: string; claim: string; missions: number } }): string =>
  `${path.name}: ${path.claim}. Alle ${path.missions} Missionen, eine Woche, die Kosten und die Zeit bis zum ersten Auftrag.`;

export default function PathRoute() {
  return <PathPage {...useLoaderData<typeof loader>()} />;
}
