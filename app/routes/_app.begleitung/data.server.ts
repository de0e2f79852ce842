import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, requireMember } from "~/auth/session.server";
import { lateAnswer, readWeek } from "~/companions/read-companion.server";
import {
  endCompanion,
  getCompanion,
  renewInvitation,
  saveCompanion,
  withdrawInvitation,
} from "~/db/companions/companions.server";
import { WEEK_FIGURES, SHOWN_SENTENCE_MAX } from "~/domain/companions/companion";
import {
  readCompanionForm,
  UNSEEN_MARKS,
  type CompanionErrors,
  type TypedCompanion,
} from "~/domain/companions/companion-form";
import { nameRefusal } from "~/domain/account/registration";
import { firstWord } from "~/domain/account/invitation";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { longDate } from "~/domain/time/german-dates";
import { hasUnseenMarks, singleLine, typedText } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { companionAddress } from "~/signed/companion-address.server";

const HERE = "/begleitung";
const NAME_MAX = 80;

// Also without a plan: a learner with a companion can read and end it. It begins and changes with access.
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { userId, firstName, access } = await requireMember(request);
  const now = new Date();
  const row = await getCompanion({ userId });
  const values: TypedCompanion = row
    ? { name: row.shownName, figures: row.figures, sentence: row.sentence }
    : { name: firstWord(firstName), figures: ["tasks", "days", "asked"], sentence: "" };
  return {
    values,
    canWrite: access.basicAccess,
    invitation:
      row && !row.isConfirmed
        ? {
            address: companionAddress({ step: "invitation", linkKey: row.linkKey }),
            until: longDate(row.expiresAt),
          }
        : null,
    // The answer as on /home, for as long.
    week: row?.isConfirmed
      ? {
          ...(await readWeek({ userId, ...row }, { now, hasAccess: access.basicAccess })),
          answer: lateAnswer(row, now),
        }
      : null,
  };
});

const ticked = z.literal("on").optional();

const schema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("save"),
    name: singleLine(NAME_MAX),
    ...Object.fromEntries(WEEK_FIGURES.map((figure) => [figure, ticked])),
    // Longer ones come back to be shortened.
    sentence: singleLine(4 * SHOWN_SENTENCE_MAX).default(""),
  }),
  z.strictObject({ intent: z.literal("renew") }),
  z.strictObject({ intent: z.literal("withdraw") }),
  z.strictObject({ intent: z.literal("end") }),
]);

const valuesIn = (fields: Readonly<Record<string, unknown>>): TypedCompanion => ({
  name: typedText(fields, "name"),
  figures: WEEK_FIGURES.filter((figure) => fields[figure] === "on"),
  sentence: typedText(fields, "sentence"),
});

interface Refused {
  values: TypedCompanion;
  errors: CompanionErrors;
}

export const action = mutation(
  {
    who: "member",
    schema,
    limit: { name: "companions", max: 60, windowSeconds: HOUR_SECONDS },
    invalid(fields, issues) {
      if (fields.intent !== "save") throw refusal(400);
      const values = valuesIn(fields);
      const read = readCompanionForm(values);
      const errors: CompanionErrors = {
        ...(read.ok ? {} : read.errors),
        ...(hasUnseenMarks(issues, "name") ? { name: UNSEEN_MARKS } : {}),
        ...(hasUnseenMarks(issues, "sentence") ? { sentence: UNSEEN_MARKS } : {}),
      };
      if (Object.keys(errors).length === 0) errors.name = nameRefusal(values.name);
      return json<Refused>({ values, errors }, { status: 422 });
    },
  },
  async ({ request, input, member: { userId } }) => {
    if (input.intent === "end") {
      await endCompanion({ userId });
      return redirectWithFlash(HERE, { key: "companionEnded" });
    }
    if (input.intent === "withdraw") {
      const withdrawn = await withdrawInvitation({ userId });
      return redirectWithFlash(HERE, { key: withdrawn ? "companionWithdrawn" : "companionSaidYes" });
    }
    await requireAccess(request);
    // From a page that was opened before: the invitation may be over, or a companion has said yes.
    if (input.intent === "renew") {
      if (await renewInvitation({ userId })) return redirectWithFlash(HERE, { key: "companionRenewed" });
      return (await getCompanion({ userId }))?.isConfirmed
        ? redirectWithFlash(HERE, { key: "companionSaidYes" })
        : redirect(HERE);
    }
    const values = valuesIn(input);
    const read = readCompanionForm(values);
    if (!read.ok) return json<Refused>({ values, errors: read.errors }, { status: 422 });
    await saveCompanion({ userId, shown: read.shown });
    return redirectWithFlash(HERE, { key: "companionSaved" });
  },
);
