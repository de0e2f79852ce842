import * as z from "zod";
import { FEATURE_NAMES } from "../../domain/features";
import { OFFERS } from "~/domain/payments/entitlements";
import { isoDate, order, text } from "./schema-fields";

const lookupKey = z.string().regex(/^[a-z0-9_]+$/, "nur Kleinbuchstaben, Ziffern und Unterstriche");
const euro = z.number().min(0).multipleOf(0.01, "höchstens zwei Stellen hinter dem Komma");

export const planSchema = z
  .strictObject({
    id: z.enum(["free", ...OFFERS]),
    name: text(40),
    order,
    shortName: text(20).optional(),
    claim: text(80),
    badge: text(20).optional(),
    billing: z.enum(["none", "month", "once"]),
    priceEuro: euro,
    /** Monthly price after the introductory one; for a lifetime offer, the price of a whole number of months. */
    regularPriceEuro: euro.optional(),
    /** Last day on which new orders get the introductory price. */
    introductoryUntil: isoDate.optional(),
    /** Day from which running contracts cost as much as an order of that day, if the member agrees. */
    runningPriceFrom: isoDate.optional(),
    /** Note on how long the price holds for members who have ordered. */
    priceNote: text(120).optional(),
    /** Stripe lookup key of `priceEuro`. */
    stripeLookupKey: lookupKey.optional(),
    /** Stripe lookup key of the monthly price after the introductory one. */
    regularLookupKey: lookupKey.optional(),
    /** Lines of the offer; one that needs a feature is left out until the app has it. */
    features: z
      .array(z.union([text(90), z.strictObject({ text: text(90), needs: z.enum(FEATURE_NAMES) })]))
      .min(1)
      .max(6),
    promises: z.array(text(40)).max(3).default([]),
    lifetimeOf: z.enum(["pro", "pro_ai"]).optional(),
    /** Claim: saves more than `percent` against `months` of `lifetimeOf`, at the monthly price of the day. */
    savings: z.strictObject({ percent: z.int().min(1).max(99), months: z.int().min(1).max(60) }).optional(),
  })
  .superRefine((plan, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, input: plan });
    const isFree = plan.billing === "none";
    if (isFree !== (plan.id === "free")) refuse("billing", "„none“ gilt für Free und nur dort");
    if (isFree !== (plan.priceEuro === 0)) refuse("priceEuro", "kostenlos ist Free und nur Free");
    if (isFree === (plan.stripeLookupKey !== undefined))
      refuse("stripeLookupKey", "gehört zu jedem Preis, nicht zu Free");
    if (plan.regularPriceEuro !== undefined && plan.regularPriceEuro <= plan.priceEuro) {
      refuse("regularPriceEuro", "muss über dem Preis liegen");
    }
    if ((plan.introductoryUntil !== undefined) !== (plan.billing === "month" && plan.regularPriceEuro !== undefined)) {
      refuse("introductoryUntil", "gehört zu jedem Monatspreis, der später steigt, und nur dorthin");
    }
    if ((plan.regularLookupKey !== undefined) !== (plan.introductoryUntil !== undefined)) {
      refuse("regularLookupKey", "gehört zu jedem Monatspreis, der auf einen Einführungspreis folgt, und nur dorthin");
    }
    if (plan.runningPriceFrom !== undefined && plan.billing !== "month") {
      refuse("runningPriceFrom", "gibt es nur bei Monatspreisen");
    }
    if (plan.runningPriceFrom && plan.introductoryUntil && plan.runningPriceFrom <= plan.introductoryUntil) {
      refuse("runningPriceFrom", "liegt nach dem letzten Tag des Einführungspreises");
    }
    if ((plan.billing === "once") !== (plan.lifetimeOf !== undefined)) {
      refuse("lifetimeOf", "gehört zu einmaligen Preisen und nur dorthin");
    }
    if (plan.savings && !plan.lifetimeOf) refuse("savings", "braucht „lifetimeOf“");
  });
