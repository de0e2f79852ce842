import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { register } from "~/auth/register.server";
import { requireVisitor } from "~/auth/session.server";
import { library } from "~/content/library.server";
import type { Step } from "~/db/failed-step";
import { errors, type Message } from "~/domain/messages";
import { nameRefusal } from "~/domain/registration";
import { emailAddress, personName } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  await requireVisitor(request);
  return json({ productName: library.site.productName });
});

const schema = z.strictObject({ name: personName, email: emailAddress });

export interface Failure {
  fields: { name?: Message; email?: Message };
  notice?: Message;
  emailTaken?: boolean;
  /** Seconds until the next code may be sent. */
  seconds?: number | undefined;
  values: { name: string; email: string };
}

export const action = mutation(
  {
    who: "visitor",
    schema,
    invalid(fields, issues) {
      const values = { name: String(fields.name ?? ""), email: String(fields.email ?? "") };
      const failed = new Set(issues.map(({ path }) => String(path[0])));
      const failure: Failure = { fields: {}, values };
      if (failed.has("name")) failure.fields.name = nameRefusal(values.name);
      if (failed.has("email")) failure.fields.email = values.email.trim() ? errors.emailInvalid : errors.emailRequired;
      return json(failure, { status: 422 });
    },
    failed(fields, { step, status }) {
      const values = { name: String(fields.name ?? ""), email: String(fields.email ?? "") };
      const failure: Failure = { fields: {}, values, notice: failureOf(step) };
      return json(failure, { status });
    },
  },
  async ({ request, input }) => {
    const result = await register({ request, firstName: input.name, email: input.email });
    if (result.ok) return redirectWithFlash("/email-verification", { key: "welcome", headers: result.headers });
    if (result.reason === "mail-failed") {
      return redirectWithFlash("/email-verification", { key: "mailNotSent", headers: result.headers });
    }
    const failure: Failure = { fields: {}, values: input, seconds: result.seconds };
    if (result.reason === "email-taken") failure.emailTaken = true;
    else failure.notice = errors.tooManyRequests;
    return json(failure, { status: result.reason === "email-taken" ? 409 : 429 });
  },
);

function failureOf(step: Step | null): Message {
  if (step === "email-check") return errors.emailCheckFailed;
  if (step === "profile") return errors.profileNotSaved;
  if (step === "progress") return errors.progressNotSaved;
  return errors.registrationFailed;
}
