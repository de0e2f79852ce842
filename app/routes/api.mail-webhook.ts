import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { noteComplaint } from "~/companions/unwanted.server";
import { stopMail } from "~/db/account/people.server";
import { leaveByAddress } from "~/db/companions/by-link.server";
import { env } from "~/environment/env.server";
import { refusal } from "~/http/refusal.server";
import { log } from "~/environment/log.server";
import { readReports } from "~/mail/bounces";
import { mutation } from "~/request/mutation.server";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * A mail service reports addresses that refuse mail or whose owners call it spam. The answer never says whether one is
 * ours.
 */
export const action = mutation({ who: "anyone", schema: z.string(), body: "raw" }, async ({ request, input }) => {
  const { MAIL_WEBHOOK_TOKEN: token } = env();
  if (!token) throw refusal(404);
  const said = request.headers.get("Authorization") ?? "";
  if (!timingSafeEqual(digest(said), digest(`Bearer ${token}`))) throw refusal(401);
  const reports = readReports(input);
  if (!reports) throw refusal(400);
  for (const report of reports) {
    if (report.because === "complained") await noteComplaint(report);
    const left = await leaveByAddress(report);
    if (left > 0) log.info("companions-left", { because: report.because, left });
    if (await stopMail(report)) log.info("mail-stopped", { because: report.because });
  }
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
});
