import * as z from "zod";

/** Stripe's answer lacks expected fields. Treated like no answer, as missing data proves nothing. */
export class PaymentsUnclear extends Error {
  override readonly name = "PaymentsUnclear";
}

/** Returns the answer itself, once it matches the schema. */
export function parsedAnswer<Answer>(schema: z.ZodType, answer: Answer): Answer {
  const { success, error } = schema.safeParse(answer);
  if (success) return answer;
  const where = error.issues.map(({ path }) => path.join(".")).slice(0, 5);
  throw new PaymentsUnclear(`Stripe's answer is not what was asked for: ${where.join(", ")}`);
}

const seconds = z.number().int().positive();
const cents = z.number().int();
const metadata = z.record(z.string(), z.string());
const id = z.string().min(1);

/** Minimum of every answer: its type, and for a list its items and whether there are more. */
export const ANSWER = z.union([
  z.object({ object: z.literal("list"), data: z.array(z.unknown()), has_more: z.boolean() }),
  z.object({ object: z.string().refine((kind) => kind !== "list") }),
]);

export const MADE = z.object({ id });
export const SESSION_STATE = z.object({ status: z.enum(["open", "complete", "expired"]) });
export const SESSION = z.object({ id, url: z.url({ protocol: /^https?$/ }) });
export const PORTAL = z.object({ url: z.url({ protocol: /^https?$/ }) });
export const PREVIEW = z.object({ amount_due: cents });
export const ITEMS = z.object({ items: z.object({ data: z.array(z.object({ id })) }) });
export const PRICE = z.object({ id, unit_amount: cents.nullable(), currency: z.string() });

export const SUBSCRIPTION = z.object({
  id,
  status: z.string(),
  start_date: seconds,
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  metadata,
  items: z.object({
    data: z.array(
      z.object({
        id,
        current_period_end: seconds,
        price: z.object({ unit_amount: cents.nullable(), lookup_key: z.string().nullable(), metadata }),
      }),
    ),
  }),
});

export const INTENT = z.object({
  id,
  status: z.string(),
  amount: cents,
  created: seconds,
  metadata,
  latest_charge: z
    .object({
      id,
      paid: z.boolean(),
      amount: cents,
      amount_refunded: cents,
      refunded: z.boolean(),
      disputed: z.boolean(),
      created: seconds,
      receipt_url: z.string().nullable(),
    })
    .nullable(),
});

export const INVOICE = z.object({
  parent: z.unknown(),
  hosted_invoice_url: z.string().nullish(),
  payments: z.object({ data: z.array(z.object({ payment: z.object({ type: z.string() }) })) }),
});

export const DISPUTE = z.object({ status: z.string() });
