import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import { announcePrice, listAgreed, recordAnnouncement } from "~/db/payments/price-changes.server";
import { berlinMoment } from "~/domain/time/berlin-time";
import { givesAccess } from "~/domain/payments/entitlements";
import { berlinDay } from "~/domain/time/german-dates";
import { firstDearerRenewal } from "~/domain/payments/price-change";
import { priceAgreedMail, priceChangeMail } from "~/mail/contracts";
import { announcedPrices } from "~/payments/price-change/announced.server";
import { mailGreeting, mailPerson, type SendNotice } from "./telling.server";

/** Mails the holder of each contract that becomes more expensive; without this mail the price stays. */
export const sendPriceChange: SendNotice = async (person, { now, id }) => {
  const { userId } = person;
  const held = await listEntitlements({ userId });
  let outcome: Awaited<ReturnType<SendNotice>> = "dropped";
  for (const { kind, name, cents: toCents, from } of announcedPrices(now)) {
    const contract = held.find((each) => each.kind === kind && each.source === "stripe" && givesAccess(each, now));
    if (!contract?.periodEnd || contract.cancelsAt || contract.priceCents === null) continue;
    const { id: entitlementId, priceCents: fromCents, periodEnd } = contract;
    if (fromCents >= toCents) continue;
    const change = { userId, entitlementId, fromCents, toCents };
    const proposed = firstDearerRenewal({ periodEnd, from: berlinMoment(from, "00:00"), now });
    const effectiveFrom = await announcePrice({ ...change, effectiveFrom: proposed });
    if (!effectiveFrom) continue;
    const content = priceChangeMail(mailGreeting(person), { planName: name, fromCents, toCents, from: effectiveFrom });
    if ((await mailPerson(person, content, `${id}.${kind}`)) === "dropped") continue;
    await recordAnnouncement(change);
    outcome = "sent";
  }
  return outcome;
};

/** Confirms the consent: what will be charged, and from when on. */
export const sendPriceAgreed: SendNotice = async (person, { day, id }) => {
  const agreed = await listAgreed(person);
  let outcome: Awaited<ReturnType<SendNotice>> = "dropped";
  for (const { kind, change } of agreed) {
    const { agreedAt, effectiveFrom, toCents } = change;
    if (!agreedAt || berlinDay(agreedAt) !== day) continue;
    const planName = library().getPlan(kind)?.name ?? kind;
    const content = priceAgreedMail(mailGreeting(person), { planName, toCents, from: effectiveFrom, agreedAt });
    outcome = await mailPerson(person, content, `${id}.${kind}`);
  }
  return outcome;
};
