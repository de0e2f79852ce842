import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormEvent } from "react";
import { BackLink } from "~/ui/kit";
import { OutOfDate, Sources } from "~/ui/kit/evidence";
import { pageMeta } from "~/ui/kit/page/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "Rechner", description: data?.description });

// Same handler as in a mission's text (`ui/mission/prose.tsx`), whose module shared here would be one more request there.
const follow = ({ target }: FormEvent) => void import("~/ui/calculators/live").then(({ follow }) => follow(target));

export default function CalculatorScreen() {
  const { title, description, form, outOfDateSince, ...evidence } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/mappe" />
      <h1>{title}</h1>
      <p className="text-lead text-soft">{description}</p>
      {outOfDateSince ? <OutOfDate reviewBy={outOfDateSince} /> : null}
      <div data-alive="" onInput={follow} dangerouslySetInnerHTML={{ __html: refused?.form ?? form }} />
      <Sources {...evidence} />
    </main>
  );
}
