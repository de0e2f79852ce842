import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, requireMember } from "~/auth/session.server";
import { readWeek } from "~/companions/read-companion.server";
import { endCompanion, getCompanion, renewInvitation, saveCompanion } from "~/db/companions/companions.server";
import { WEEK_FIGURES, SHOWN_SENTENCE_MAX } from "~/domain/companions/companion";
import { readCompanionForm, type CompanionErrors, type TypedCompanion } from "~/domain/companions/companion-form";
import { nameRefusal } from "~/domain/account/registration";
import { firstWord } from "~/domain/account/invitation";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { longDate } from "~/domain/time/german-dates";
import { singleLine, typedText } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { companionAddress } from "~/signed/companion-address.server";

const HERE = "/begleitung";
const NAME_MAX = 80;

// Also without a plan: whoever is accompanied can read and end it. It begins and changes with access.
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
    week: row?.isConfirmed ? await readWeek({ userId, ...row }, now) : null,
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
    invalid(fields) {
      if (fields.intent !== "save") throw refusal(400);
      const values = valuesIn(fields);
      const read = readCompanionForm(values);
      const errors = read.ok ? { name: nameRefusal(values.name) } : read.errors;
      return json<Refused>({ values, errors }, { status: 422 });
    },
  },
  async ({ request, input, member: { userId } }) => {
    if (input.intent === "end") {
      await endCompanion({ userId });
      return redirectWithFlash(HERE, { key: "companionEnded" });
    }
    await requireAccess(request);
    if (input.intent === "renew") {
      await renewInvitation({ userId });
      return redirectWithFlash(HERE, { key: "companionRenewed" });
    }
    const values = valuesIn(input);
    const read = readCompanionForm(values);
    if (!read.ok) return json<Refused>({ values, errors: read.errors }, { status: 422 });
    await saveCompanion({ userId, shown: read.shown });
    return redirectWithFlash(HERE, { key: "companionSaved" });
  },
);
