import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AskedPage, EndedPage, EndPage, UnknownPage } from "~/ui/companions/state-pages";
import { ConfirmationPage } from "~/ui/companions/confirmation-page";
import { InvitationPage } from "~/ui/companions/invitation-page";
import { WeekPage } from "~/ui/companions/week-page";
import { pageMeta } from "~/ui/kit/page/page-meta";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const handle = { static: true };

/** The address is the key: no other page, not even ours, is told it. */
export const headers: HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-store",
});

// Without any name: a title stands in the list of tabs and in the history.
export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: "Begleitung" }),
  { name: "robots", content: "noindex" },
];

/** Opened from a link or a mail by a companion without an account. */
export default function Companion() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.done === "ended") return <EndedPage />;
  if (!data) return <UnknownPage />;
  if (answer?.done === "asked") return <AskedPage asker={data.asker} />;
  if (data.week)
    return <WeekPage asker={data.asker} sentence={data.sentence} week={data.week} refused={answer?.refused} />;
  if (data.step === "end") return <EndPage asker={data.asker} />;
  if (data.step === "confirmation") return <ConfirmationPage asker={data.asker} labels={data.labels} />;
  return <InvitationPage asker={data.asker} sentence={data.sentence} labels={data.labels} refused={answer?.refused} />;
}
