import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { readSession } from "~/auth/session.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { CONTRACT_MAX, refuseStatement, type StatementAnswer } from "~/domain/payments/statement-refusals";
import { accountAddress, personName, singleLine, typedText } from "~/http/fields";
import { readStatementPage } from "~/payments/statements/form.server";
import { receiveStatement } from "~/payments/statements/receive.server";
import { confirmationLimits } from "~/limits/confirmation-limits.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { member } = await readSession(request);
  const read = await readStatementPage({ slug: "widerruf", member, now: new Date() });
  if (!read) throw new Response(null, { status: 404 });
  return json(read);
});

const schema = z.strictObject({
  id: z.uuid(),
  name: personName,
  contract: singleLine(CONTRACT_MAX).pipe(z.string().min(1)),
  email: accountAddress,
});

export const action = mutation(
  {
    who: "anyone",
    schema,
    limit: { name: "statements", max: 100, windowSeconds: HOUR_SECONDS },
    invalid(fields, issues) {
      const values = Object.fromEntries(["name", "contract", "email"].map((name) => [name, typedText(fields, name)]));
      return json<StatementAnswer>({ receipt: null, failure: refuseStatement(values, issues) }, { status: 422 });
    },
  },
  async ({ input: { id, ...told }, session, now }) => {
    const receipt = await receiveStatement({
      formId: id,
      declaration: { kind: "withdrawal", ...told, reason: null, wishedFor: null, confirmTo: told.email },
      sendWithin: confirmationLimits(session.member),
      now,
    });
    return json<StatementAnswer>({ receipt, failure: null });
  },
);
