import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/ui/kit/page/page-meta";
import { RungMoment } from "~/ui/moment/rung-moment";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.name ?? "Dein Weg" });

export default function RungRoute() {
  const { name, cheer, said, to } = useLoaderData<typeof loader>();
  return <RungMoment name={name} cheer={cheer} said={said} to={to} />;
}
