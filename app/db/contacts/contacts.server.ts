import { and, count, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { MAX_CONTACT_ROWS, MAX_CONTACTS, type ContactState, type KeptContact } from "~/domain/contacts/contact";
import { tellContact, type ContactAct, type ToldContact } from "~/domain/contacts/merge";
import type { RungKind } from "~/domain/rungs/rungs";
import { berlinDay } from "~/domain/time/german-dates";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { preparedOnce } from "../connection/prepared";
import { inTransaction, lockPerson } from "../connection/transaction";
import { noteRungs } from "../rungs/rungs.server";
import { contactMoves, contacts } from "../schema";

const times = z.record(z.string(), z.coerce.date());

const contactsQuery = preparedOnce((executor: Executor) =>
  executor
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, sql.placeholder("userId")), isNull(contacts.deletedAt)))
    .orderBy(contacts.createdAt, contacts.id)
    .prepare("list_contacts"),
);

export interface StandingContact extends KeptContact {
  touchedAt: Date;
}

/** The contacts of a learner; only theirs are ever read. */
export async function listContacts(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<StandingContact[]> {
  const rows = await contactsQuery(executor).execute({ userId });
  return rows.map(({ id, name, origin, way, state, nextStep, nextOn, note, touchedAt }) => ({
    ...{ id, name, origin, way, state, nextStep, nextOn, note, touchedAt },
  }));
}

/** Why acts were not taken: no such contact, or there are as many as may be. */
type ContactRefusal = "unknown" | "full";

interface Outcome {
  refused: ContactRefusal | null;
  /** Rungs that arose from the acts, in their order. */
  arisen: RungKind[];
}

/**
 * Takes acts on a learner's contacts, all or none. An act on an id that they do not have begins a contact when it tells
 * a name, unless none may begin; one on a deleted contact changes nothing.
 */
export async function tellContacts(
  { userId, acts, begins = true }: { userId: string; acts: readonly ContactAct[]; begins?: boolean },
  executor: Executor = db(),
): Promise<Outcome> {
  return inTransaction(executor, async (tx): Promise<Outcome> => {
    const arisen: RungKind[] = [];
    if (!(await lockPerson({ userId }, tx))) return { refused: null, arisen };
    for (const act of acts) {
      const before = await findTold({ userId, id: act.id }, tx);
      if (!before && !(begins && act.told.name)) throw new Refused("unknown");
      if (!before && !(await hasRoom({ userId }, tx))) throw new Refused("full");
      await keep({ userId, id: act.id }, tellContact(before, act), tx);
      if (before?.deletedAt || act.isDeleted) continue;
      const state = act.told.state ?? (before ? null : "noted");
      if (!state) continue;
      await noteMove({ userId, id: act.id, state, at: act.at }, tx);
      arisen.push(...(await noteRungs({ userId, kinds: RUNGS[state] ?? [], day: berlinDay(act.at) }, tx)));
    }
    return { refused: null, arisen };
  }).catch((thrown: unknown) => {
    if (thrown instanceof Refused) return { refused: thrown.refusal, arisen: [] };
    throw thrown;
  });
}

/** Rungs that a contact's state reaches on the learner's way. */
const RUNGS: Partial<Record<ContactState, readonly RungKind[]>> = {
  approached: ["approached"],
  talking: ["talked"],
  offer: ["offered"],
};

/** Ends the transaction in which acts are taken. */
class Refused extends Error {
  constructor(readonly refusal: ContactRefusal) {
    super(refusal);
  }
}

interface Key {
  userId: string;
  id: string;
}

const isOne = ({ userId, id }: Key) => and(eq(contacts.userId, userId), eq(contacts.id, id));

async function findTold(key: Key, tx: Executor): Promise<ToldContact | null> {
  const [row] = await tx.select().from(contacts).where(isOne(key));
  if (!row) return null;
  const { name, origin, way, state, nextStep, nextOn, note, createdAt, touchedAt, deletedAt } = row;
  const contact = { name, origin, way, state, nextStep, nextOn, note };
  return { contact, toldAt: times.parse(row.toldAt), createdAt, touchedAt, deletedAt };
}

async function hasRoom({ userId }: { userId: string }, tx: Executor): Promise<boolean> {
  const [rows] = await tx
    .select({
      all: count(),
      standing: sql<number>`count(*) filter (where ${contacts.deletedAt} is null)`.mapWith(Number),
    })
    .from(contacts)
    .where(eq(contacts.userId, userId));
  return (rows?.standing ?? 0) < MAX_CONTACTS && (rows?.all ?? 0) < MAX_CONTACT_ROWS;
}

async function keep({ userId, id }: Key, { contact, ...about }: ToldContact, tx: Executor): Promise<void> {
  const row = { ...contact, ...about };
  await tx
    .insert(contacts)
    .values({ userId, id, ...row })
    .onConflictDoUpdate({ target: [contacts.userId, contacts.id], set: row });
}

/** Notes when a contact first reached a state: of two acts the earlier, also when it arrives late. */
async function noteMove(
  { userId, id, state, at }: Key & { state: ContactState; at: Date },
  tx: Executor,
): Promise<void> {
  await tx
    .insert(contactMoves)
    .values({ userId, contactId: id, state, movedAt: at })
    .onConflictDoUpdate({
      target: [contactMoves.userId, contactMoves.contactId, contactMoves.state],
      set: { movedAt: sql`least(${contactMoves.movedAt}, excluded.moved_at)` },
    });
}
