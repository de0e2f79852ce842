import * as z from "zod";
import { isDeepStrictEqual } from "node:util";
import { decoded } from "../../fixtures/mail-text";
import type { Account } from "../model/account";
import type { Scene } from "../model/scene";
import { hasNews } from "../model/shop/purchases";
import { chargeable, chargesOf } from "../world/at-stripe";

const bought = z.object({
  user_id: z.string(),
  payments: z.array(z.string()),
});

const READ = `select u.user_id,
  (select coalesce(json_agg(amount_cents || ' ' || refunded_cents), '[]') from payments where user_id = u.user_id) as payments
  from user_progress u`;

const RECEIPT = /^Subject: Deine Bestellung bei/m;

/** What of purchases differs from the model, and from what Stripe has charged, as German sentences. */
export async function compareShop(scene: Scene): Promise<string[]> {
  const rows = z.array(bought).parse(await scene.world.read(READ));
  const wrong = scene.people.flatMap(({ account }) => {
    const row = account && rows.find(({ user_id }) => user_id === account.id);
    return account && row ? compareAccount(scene, account, row) : [];
  });
  return [...wrong, ...scene.gone.flatMap((account) => compareGone(scene, account))];
}

function compareAccount({ world }: Scene, account: Account, row: z.output<typeof bought>): string[] {
  const { contracts, receipts } = account.shop;
  const charges = chargesOf(world, account.id);
  const mails = [account.email, ...account.formerAddresses].flatMap((email) => world.mailsTo(email));
  const compared: [string, unknown, unknown][] = [
    [
      "Abbuchungen",
      contracts.flatMap(({ payments }) => payments.map(({ at }) => new Date(at).toISOString())).sort(),
      charges.map(({ created }) => new Date(created * 1_000).toISOString()).sort(),
    ],
    ["Belege", receipts.size, mails.filter((mail) => RECEIPT.test(decoded(mail))).length],
  ];
  // What is new at Stripe the app cannot know before it reads again.
  if (!hasNews(account.shop)) {
    const taken = charges.map(({ amount, amount_refunded }) => `${amount} ${amount_refunded}`);
    compared.push(["Zahlungen", taken.sort(), row.payments.sort()]);
  }
  return compared.flatMap(([what, wanted, is]) =>
    isDeepStrictEqual(wanted, is)
      ? []
      : [`${account.name}, ${what}: erwartet ${JSON.stringify(wanted)}, gesehen ${JSON.stringify(is)}`],
  );
}

/** Nobody may be charged for an account that is gone. */
function compareGone({ world }: Scene, { id, name }: Account): string[] {
  const left = chargeable(world, id);
  return left.length > 0 ? [`Nach dem Löschen könnte ${name} bei Stripe noch zahlen: ${left.join(", ")}`] : [];
}
