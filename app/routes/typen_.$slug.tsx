import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { choiceCameFrom } from "~/domain/paths/choice-came-from";
import { previewAddress } from "~/domain/paths/address";
import { sayEffect } from "~/domain/quiz/reasons";
import { env } from "~/environment/env.server";
import { textMeta } from "~/ui/kit/page/public-meta";
import { summaryOf } from "~/ui/showcase/path-summary";
import stylesheet from "~/ui/showcase/showcase.css";
import { toShownType, toTypeWithin } from "~/ui/showcase/to-shown-type";
import { TypePage, type TypePageProps } from "~/ui/showcase/type-page";

export const handle = { static: true, stylesheet };

/** Public and the same for everyone, but for who comes from their result: they are led back there, and on within the app. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { data, personalityTypes, site } = library();
  const type = personalityTypes.find(({ slug }) => slug === params.slug);
  if (!type) throw new Response(null, { status: 404 });
  const { description, strengths, weights, careerPaths } = type;
  const weighted = data.quizCategories
    .map(({ category, name, description: about }) => ({ name, about, weight: weights[category] ?? 0 }))
    .filter(({ weight }) => weight !== 0);
  const back = choiceCameFrom(request.headers.get("Referer"), env().APP_URL);
  const page: TypePageProps = {
    productName: site.productName,
    back,
    type: { ...toShownType(type), description, strengths },
    effects: weighted
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ name, about, weight }) => ({ name, about, effect: sayEffect(weight, name) })),
    paths: careerPaths.flatMap((slug) => {
      const path = library().getPath(slug);
      if (!path || path.missionIds.length === 0) return [];
      const summary = summaryOf(path, library().listMissions(slug));
      return [back === null ? summary : { ...summary, to: previewAddress(slug) }];
    }),
    others: personalityTypes.filter((other) => other !== type).map(back === null ? toShownType : toTypeWithin),
  };
  return json(page);
}

export const meta: MetaFunction<typeof loader> = ({ data, ...rest }) =>
  textMeta({
    ...rest,
    data: data && {
      title: `Typ ${data.type.name}`,
      description: `${data.type.name}: ${data.type.claim}. Was diesen Typ ausmacht und welche Pfade zu ihm passen.`,
    },
  });

export default function TypeRoute() {
  return <TypePage {...useLoaderData<typeof loader>()} />;
}
