import * as z from "zod";
import { isDeepStrictEqual } from "node:util";
import { decoded } from "../../fixtures/mail-text";
import type { Account } from "../model/account";
import type { Scene } from "../model/scene";
import type { Contract } from "../model/shop";

const bought = z.object({
  user_id: z.string(),
  contracts: z.array(z.string()),
  payments: z.array(z.string()),
  customers: z.array(z.string()),
});

const READ = `select u.user_id,
  (select coalesce(json_agg(kind || ' ' || state), '[]') from entitlements where user_id = u.user_id) as contracts,
  (select coalesce(json_agg(amount_cents || ' ' || refunded_cents), '[]') from payments where user_id = u.user_id) as payments,
  (select coalesce(json_agg(customer_id), '[]') from stripe_customers where user_id = u.user_id) as customers
  from user_progress u`;

const STATES: Readonly<Record<Contract["state"], string>> = {
  running: "active",
  disputed: "suspended",
  refunded: "refunded",
  over: "ended",
};

const RECEIPT = /^Subject: Deine Bestellung bei/m;

/** What of purchases differs from the model, and from what Stripe has charged, as German sentences. */
export async function compareShop(scene: Scene): Promise<string[]> {
  const rows = z.array(bought).parse(await scene.world.query(READ));
  return scene.people.flatMap(({ account }) => {
    const row = account && rows.find(({ user_id }) => user_id === account.id);
    return account && row ? compareAccount(scene, account, row) : [];
  });
}

function compareAccount({ world }: Scene, account: Account, row: z.output<typeof bought>): string[] {
  const { contracts, paidOrders } = account.shop;
  const charges = world.vendors.stripe.world.charges
    .oldestFirst()
    .filter(({ customer, paid }) => paid && row.customers.includes(String(customer)));
  const mails = [account.email, ...account.formerAddresses].flatMap((email) => world.mailsTo(email));
  const receipts = mails.filter((mail) => RECEIPT.test(decoded(mail)));
  const compared: [string, unknown, unknown][] = [
    ["Verträge", contracts.map(({ kind, state }) => `${kind} ${STATES[state]}`).sort(), row.contracts.sort()],
    [
      "Zahlungen",
      charges.map(({ amount, amount_refunded }) => `${amount} ${amount_refunded}`).sort(),
      row.payments.sort(),
    ],
    ["Belege", paidOrders, receipts.length],
  ];
  return compared.flatMap(([what, wanted, is]) =>
    isDeepStrictEqual(wanted, is)
      ? []
      : [`${account.name}, ${what}: erwartet ${JSON.stringify(wanted)}, gesehen ${JSON.stringify(is)}`],
  );
}
