import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { numericDate } from "~/domain/time/german-dates";
import { LegalReview } from "~/ui/frame/legal-review";
import { textMeta } from "~/ui/kit/page/public-meta";
import { ReadingPage } from "~/ui/frame/reading-page";
import { CancellationForm } from "~/ui/plans/cancellation-form";
import { Receipt } from "~/ui/plans/receipt";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const handle = { static: true };

export const meta: MetaFunction<typeof loader> = textMeta;

/** § 312k BGB: one page, without a login. */
export default function Cancellation() {
  const { stand, reviewedBy, form, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ReadingPage {...page} note={`Stand: ${numericDate(stand)}`}>
      {answer?.receipt ? (
        <Receipt receipt={answer.receipt} />
      ) : (
        <CancellationForm form={form} failure={answer?.failure ?? null} />
      )}
      <LegalReview by={reviewedBy} />
    </ReadingPage>
  );
}
