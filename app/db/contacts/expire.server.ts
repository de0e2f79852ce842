import { sql } from "drizzle-orm";
import { CONTACT_DAYS } from "~/domain/contacts/expiry";
import { db } from "../connection/client.server";
import { inTransaction } from "../connection/transaction";
import { contacts } from "../schema";

/** Most contacts that a statement empties. */
const BATCH = 1_000;

/**
 * Deletes all contacts that have not been touched for so long: of each no word is left. The database's clock decides,
 * should the process's be fast.
 */
export async function expireContacts({ now }: { now: Date }): Promise<number> {
  const until = sql`least(${now.toISOString()}::timestamptz, now()) - make_interval(days => ${CONTACT_DAYS})`;
  const isOld = sql`${contacts.deletedAt} is null and ${contacts.touchedAt} < ${until}`;
  const oldest = sql`select ctid from ${contacts} where ${isOld} order by ${contacts.touchedAt} limit ${BATCH}
    for update skip locked`;
  let expired = 0;
  let batch: number;
  do {
    const gone = await inTransaction(db(), (tx) =>
      tx
        .update(contacts)
        .set({
          ...{ name: "", origin: null, way: null, state: "noted", nextStep: "", nextOn: null, note: "", toldAt: {} },
          deletedAt: sql`now()`,
        })
        .where(sql`ctid = any(array(${oldest})) and (${isOld}) is true`)
        .returning({ one: sql`1` }),
    );
    batch = gone.length;
    expired += batch;
  } while (batch === BATCH);
  return expired;
}
