import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { numericDate } from "~/domain/time/german-dates";
import { LegalReview } from "~/ui/frame/legal-review";
import { textMeta } from "~/ui/kit/page/public-meta";
import { ReadingPage } from "~/ui/frame/reading-page";
import { Receipt } from "~/ui/plans/receipt";
import { WithdrawalForm, WithdrawalStart } from "~/ui/plans/withdrawal-form";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const handle = { static: true };

export const meta: MetaFunction<typeof loader> = textMeta;

/** § 356a BGB: two steps, without a login. */
export default function Withdrawal() {
  const { stand, reviewedBy, form, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const isSecondStep = params.get("schritt") === "2" || answer !== undefined;
  return (
    <ReadingPage {...page} note={`Stand: ${numericDate(stand)}`}>
      {answer?.receipt ? (
        <Receipt receipt={answer.receipt} />
      ) : isSecondStep ? (
        <WithdrawalForm form={form} failure={answer?.failure ?? null} />
      ) : (
        <WithdrawalStart />
      )}
      <LegalReview by={reviewedBy} />
    </ReadingPage>
  );
}
