import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { TYPES } from "~/domain/quiz/type-address";
import { publicMeta } from "~/ui/kit/page/public-meta";
import stylesheet from "~/ui/showcase/showcase.css";
import { toShownType } from "~/ui/showcase/to-shown-type";
import { TypeList } from "~/ui/showcase/type-list";

export const handle = { static: true, stylesheet };

/** Public and the same for everyone. */
export function loader() {
  return json({
    productName: library().site.productName,
    types: library().personalityTypes.map(toShownType),
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  publicMeta(matches, {
    title: "Persönlichkeitstypen",
    description: "Alle Typen des Tests zum Ansehen: was sie ausmacht, was für sie zählt und welche Pfade dazu passen.",
    path: TYPES,
  });

export default function Types() {
  return <TypeList {...useLoaderData<typeof loader>()} />;
}
