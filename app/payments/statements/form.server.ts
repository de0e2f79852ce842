import { randomUUID } from "node:crypto";
import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import { shownAddress } from "~/domain/email/shown-address";
import { OFFERS, type Offer } from "~/domain/payments/entitlements";
import { onlyPlanOf } from "~/domain/payments/statement-outcomes";
import { outOfDateSince } from "~/domain/text/evidence";

interface Person {
  userId: string;
  firstName: string;
  email: string;
}

/** The page of a legal text with its form, prefilled with a member's data; null without the text. */
export async function readStatementPage({ slug, member, now }: { slug: string; member: Person | null; now: Date }) {
  const legal = library().getLegal(slug);
  if (!legal) return null;
  const { html, facts } = legal;
  const { rechtlichGeprueft: reviewedBy } = library().site;
  const form = await startForm(member, now);
  return { ...legal, html, facts, reviewedBy, outOfDateSince: outOfDateSince(legal, now), form };
}

async function startForm(member: Person | null, now: Date) {
  const held = member ? await listEntitlements({ userId: member.userId }) : [];
  const plan = onlyPlanOf(held, now);
  return {
    id: randomUUID(),
    offers: OFFERS.map(nameOf),
    values: {
      name: member?.firstName ?? "",
      email: shownAddress(member?.email ?? ""),
      contract: plan ? nameOf(plan) : "",
    },
  };
}

const nameOf = (offer: Offer): string => library().getPlan(offer)?.name ?? offer;
