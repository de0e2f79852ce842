import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { EXAMPLES, exampleAddress } from "~/domain/cases/address";
import { CASE_DOCUMENTS } from "~/domain/cases/case";
import { DOCUMENTS } from "~/domain/cases/documents";
import { ExampleList } from "~/ui/examples/example-list";
import { publicMeta } from "~/ui/kit/page/public-meta";
// The kit is loaded in any case. Without this import, the code both share would be a script of its own on every page.
import "~/ui/kit";

export const handle = { static: true };

/** Public and the same for everyone, as the templates are. */
export function loader() {
  const cases = library().cases.flatMap(({ path, title, description }) => {
    const documents = CASE_DOCUMENTS.flatMap((kind) =>
      library().getExample(path, kind) ? [{ to: exampleAddress(path, kind), title: DOCUMENTS[kind].title }] : [],
    );
    const name = library().getPath(path)?.name;
    return name === undefined ? [] : [{ path, name, title, description, documents }];
  });
  return json({ cases });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  publicMeta(matches, {
    title: "Einmal ganz gesehen",
    description: "Angebot, Rechnung, AV-Vertrag und Fragebogen, für jeden Berufspfad einmal ausgefüllt.",
    path: EXAMPLES,
  });

export default function Examples() {
  return <ExampleList {...useLoaderData<typeof loader>()} />;
}
