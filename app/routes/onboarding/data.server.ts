import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { secondsUntilRegistration } from "~/auth/answers";
import { register } from "~/account/register.server";
import { requireVisitor } from "~/auth/session.server";
import { library } from "~/content/library.server";
import type { Step } from "~/db/account/failed-step";
import { errors, pauseFor, type Message } from "~/domain/messages/messages";
import {
  emailRefusal,
  nameRefusal,
  type RegistrationFailure,
  type RegistrationFields,
} from "~/domain/account/registration";
import { emailAddress, personName, typedText } from "~/http/fields";
import { readFlash } from "~/http/flash.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { shownAddress } from "~/domain/email/shown-address";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { pending } = await requireVisitor(request);
  const flash = await readFlash(request);
  // A visitor who tried to log in with an unregistered address continues here, with that address filled in.
  const unknownEmail = flash?.key === "emailUnknown" ? (flash.args[0] ?? "") : null;
  const begun: RegistrationFailure | null =
    unknownEmail === null
      ? null
      : { fields: {}, notice: errors.emailUnknown, values: { name: "", email: shownAddress(unknownEmail) } };
  return json({
    productName: library().site.productName,
    begun,
    seconds: secondsUntilRegistration(pending, new Date()),
  });
});

const schema = z.strictObject({ name: personName, email: emailAddress });

export const action = mutation(
  {
    who: "visitor",
    schema,
    invalid(fields, issues) {
      const values = valuesOf(fields);
      const failed = new Set(issues.map(({ path }) => String(path[0])));
      const failure: RegistrationFailure = { fields: {}, values };
      if (failed.has("name")) failure.fields.name = nameRefusal(values.name);
      if (failed.has("email")) failure.fields.email = emailRefusal(values.email);
      return refuse(failure, 422);
    },
    failed(fields, { step, status }) {
      return refuse({ fields: {}, values: valuesOf(fields), notice: failureOf(step) }, status);
    },
  },
  async ({ request, input, session, now }) => {
    const pause = secondsUntilRegistration(session.pending, now);
    if (pause > 0) return refuse({ fields: {}, values: input, notice: pauseFor(pause), seconds: pause }, 429);
    const result = await register({ request, firstName: input.name, email: input.email });
    if (result.ok) return redirectWithFlash("/email-verification", { key: "welcome", headers: result.headers });
    if (result.reason === "mail-failed") {
      return redirectWithFlash("/email-verification", { key: "mailNotSent", headers: result.headers });
    }
    const failure = { fields: {}, values: input };
    if (result.reason === "unreachable") {
      return refuse({ fields: { email: errors.emailUnreachable }, values: input }, 422);
    }
    if (result.reason === "email-taken") return refuse({ ...failure, emailTaken: true }, 409);
    if (result.reason === "no-registration") return refuse({ ...failure, notice: errors.registrationFailed }, 409);
    // The button counts down only the cooldown between two mails, which is short enough to wait for.
    const seconds = result.reason === "cooldown" ? result.seconds : undefined;
    return refuse({ ...failure, notice: pauseFor(result.seconds), seconds }, 429);
  },
);

const valuesOf = (fields: Readonly<Record<string, unknown>>): RegistrationFields => ({
  name: typedText(fields, "name"),
  email: typedText(fields, "email"),
});

const refuse = (failure: RegistrationFailure, status: number) => json(failure, { status });

function failureOf(step: Step | null): Message {
  if (step === "email-check") return errors.emailCheckFailed;
  if (step === "profile") return errors.profileNotSaved;
  if (step === "progress") return errors.progressNotSaved;
  return errors.registrationFailed;
}
