import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { readSession } from "~/auth/session.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { CONTRACT_MAX, REASON_MAX, refuseStatement, type StatementAnswer } from "~/domain/payments/statement-refusals";
import { emailUnreachable } from "~/domain/messages/messages";
import { accountAddress, emailAddress, multiline, personName, singleLine, typedText } from "~/http/fields";
import { canReach } from "~/mail/deliver.server";
import { readStatementPage } from "~/payments/statements/form.server";
import { receiveStatement } from "~/payments/statements/receive.server";
import { confirmationLimits } from "~/limits/confirmation-limits.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { member } = await readSession(request);
  const read = await readStatementPage({ slug: "kuendigen", member, now: new Date() });
  if (!read) throw new Response(null, { status: 404 });
  return json(read);
});

const schema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(["cancellation", "cancellation_for_cause"]),
    reason: multiline(REASON_MAX).default(""),
    name: personName,
    email: accountAddress,
    contract: singleLine(CONTRACT_MAX).pipe(z.string().min(1)),
    when: z.enum(["earliest", "day"]),
    day: z.union([z.literal(""), z.iso.date()]).default(""),
    confirmTo: z.union([z.literal(""), emailAddress]).default(""),
  })
  .superRefine(({ kind, reason, when, day }, context) => {
    const refuse = (path: string) => context.addIssue({ code: "custom", path: [path], message: "fehlt" });
    if (kind === "cancellation_for_cause" && reason.trim() === "") refuse("reason");
    if (when === "day" && day === "") refuse("day");
  });

export const action = mutation(
  {
    who: "anyone",
    schema,
    limit: { name: "statements", max: 100, windowSeconds: HOUR_SECONDS },
    invalid(fields, issues) {
      const names = ["kind", "reason", "name", "email", "contract", "when", "day", "confirmTo"];
      const values = Object.fromEntries(names.map((name) => [name, typedText(fields, name)]));
      return json<StatementAnswer>({ receipt: null, failure: refuseStatement(values, issues) }, { status: 422 });
    },
  },
  async ({ input, session, now }) => {
    const { id, when, day, reason, confirmTo, ...told } = input;
    // Only the separate address for the confirmation is checked, as it can be corrected: the declaration counts with
    // any address.
    if (confirmTo !== "" && !(await canReach(confirmTo))) {
      const values = Object.fromEntries(Object.entries(input));
      const failure = { fields: { confirmTo: emailUnreachable }, notice: null, values };
      return json<StatementAnswer>({ receipt: null, failure }, { status: 422 });
    }
    const receipt = await receiveStatement({
      formId: id,
      declaration: {
        ...told,
        reason: told.kind === "cancellation_for_cause" ? reason.trim() : null,
        wishedFor: when === "day" ? day : null,
        confirmTo: confirmTo || told.email,
      },
      sendWithin: confirmationLimits(session.member),
      now,
    });
    return json<StatementAnswer>({ receipt, failure: null });
  },
);
