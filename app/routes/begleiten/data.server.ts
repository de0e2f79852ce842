import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { askCompanion } from "~/companions/ask.server";
import { canWork, labelsOf, readWeek } from "~/companions/read-companion.server";
import { findAfterYes, sayYes } from "~/companions/say-yes.server";
import { answerLearner, leaveLearner } from "~/db/companions/by-link.server";
import { findByLink } from "~/db/companions/companions.server";
import { PICKS, SHOWN_SENTENCE_MAX, type CompanionAnswer } from "~/domain/companions/companion";
import { NO_ANSWER, SENTENCE_TOO_LONG, UNSEEN_MARKS } from "~/domain/companions/companion-form";
import { emailRefusal } from "~/domain/account/registration";
import type { Message } from "~/domain/messages/messages";
import { emailAddress, hasUnseenMarks, singleLine, typedText } from "~/http/fields";
import { refusal } from "~/http/refusal.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";
import { companionPath, readCompanionLink, type CompanionLink } from "~/signed/companion-address.server";

const PRIVATE = { "Cache-Control": "private, no-store" };

const linkOf = (request: Request, now: Date) =>
  readCompanionLink(new URL(request.url).searchParams.get("k") ?? "", now);

/** The row that a link leads to at its step; of one that was used, replaced or made up nothing, whatever the reason. */
async function findAt(link: CompanionLink | null) {
  const row = link && (await findByLink(link));
  const isBefore = link?.step === "invitation" || link?.step === "confirmation";
  return row && row.isConfirmed !== isBefore ? row : null;
}

/** Changes nothing: mail programs fetch links before anyone has read them. Needs no session. */
export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const now = new Date();
  const link = linkOf(request, now);
  const row = await findAt(link);
  if (!link || !row) {
    // A companion who has said yes by this link comes back to what it began.
    const week = link?.step === "confirmation" ? await findAfterYes(link) : null;
    return week ? redirect(week, { status: 303, headers: PRIVATE }) : json(null, { status: 404, headers: PRIVATE });
  }
  const { shownName: asker, sentence, figures } = row;
  const week = link.step === "week" ? await readWeek(row, { now, hasAccess: await canWork(row, now) }) : null;
  return json({ step: link.step, asker, sentence, labels: labelsOf(figures), week }, { headers: PRIVATE });
});

// Every step is one of a link that only its recipient has: its fields are read there, as mail programs add their own.
const schema = z.object({
  intent: z.enum(["ask", "confirm", "answer", "end"]).optional(),
  // Longer ones come back to be mended.
  email: z.string().max(1_000).default(""),
  pick: z.enum(PICKS).optional(),
  reply: singleLine(4 * SHOWN_SENTENCE_MAX).default(""),
});

interface CompanionOutcome {
  done: "asked" | "ended" | null;
  /** The refused value as typed, with the reason; the form comes back with it. */
  refused: { typed: string; error: Message } | null;
}

const outcome = (said: Partial<CompanionOutcome>, status = 200) =>
  json({ done: null, refused: null, ...said }, { status, headers: PRIVATE });

const gone = () => outcome({}, 404);

/** A sentence with invisible marks comes back with the form; everything else that does not fit is none of ours. */
function invalid(fields: Readonly<Record<string, unknown>>, issues: readonly z.core.$ZodIssue[]) {
  if (fields.intent !== "answer" || !hasUnseenMarks(issues, "reply")) throw refusal(400);
  return outcome({ refused: { typed: typedText(fields, "reply"), error: UNSEEN_MARKS } }, 422);
}

export const action = mutation({ who: "anyone", schema, body: "link", invalid }, async ({ request, input, now }) => {
  const link = linkOf(request, now);
  if (link?.step === "end" || (link?.step === "week" && input.intent === "end")) {
    await leaveLearner(link);
    return outcome({ done: "ended" });
  }
  if (link?.step === "confirmation" && input.intent === "confirm") {
    const week = await sayYes(link, now);
    return week ? redirect(week, 303) : gone();
  }
  const row = await findAt(link);
  if (!link || !row) return gone();
  if (link.step === "invitation" && input.intent === "ask") return ask(row, input.email, now);
  if (link.step !== "week" || input.intent !== "answer") return gone();
  const answer = readAnswer(input);
  if ("error" in answer) return outcome({ refused: answer }, 422);
  if (!(await answerLearner({ linkKey: link.linkKey, ...answer }))) return gone();
  return redirect(companionPath({ step: "week", linkKey: link.linkKey }), 303);
});

async function ask(row: { userId: string; linkKey: string; shownName: string }, typed: string, now: Date) {
  const read = emailAddress.safeParse(typed);
  if (!read.success) return outcome({ refused: { typed, error: emailRefusal(typed) } }, 422);
  const error = await askCompanion({ ...row, email: read.data, now });
  return error ? outcome({ refused: { typed, error } }, 422) : outcome({ done: "asked" });
}

/** One of the picks, or what was typed. */
function readAnswer({ pick, reply }: z.output<typeof schema>): CompanionAnswer | { typed: string; error: Message } {
  if (pick) return { pick, reply: "" };
  if (reply === "") return { typed: reply, error: NO_ANSWER };
  return reply.length > SHOWN_SENTENCE_MAX ? { typed: reply, error: SENTENCE_TOO_LONG } : { pick: null, reply };
}
