import * as z from "zod";
import { addressToLookUp } from "~/domain/email/address";

/**
 * Reports of mail services, in one shape for all of them: RFC 3464 (bounces) and RFC 5965 (complaints) leave the
 * transport to the service, and each has field names of its own (docs/operating.md).
 */
const reportSchema = z.object({
  type: z.enum(["bounce", "complaint"]),
  email: z.string().max(254),
  /** In a bounce: the mailbox is gone, not just full. */
  permanent: z.boolean().default(true),
});

const bodySchema = z.union([reportSchema.transform((report) => [report]), z.array(reportSchema).max(1_000)]);

export interface StoppedAddress {
  email: string;
  because: "bounced" | "complained";
}

/** The addresses that are to get no more mail; null for what is no report. */
export function readReports(body: string): StoppedAddress[] | null {
  const parsed = bodySchema.safeParse(parseJson(body));
  if (!parsed.success) return null;
  return parsed.data.flatMap(({ type, email: reported, permanent }): StoppedAddress[] => {
    const email = addressToLookUp(reported);
    // Belongs to no account. If it were refused, the service would send the whole batch again.
    if (email === null) return [];
    if (type === "complaint") return [{ email, because: "complained" }];
    return permanent ? [{ email, because: "bounced" }] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
