import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { CONTACT_STATES } from "~/domain/contacts/contact";
import type { ContactCounts } from "~/domain/contacts/counts";

const counts = z.partialRecord(z.enum(CONTACT_STATES), z.number());

/** How many of a learner's contacts have each of these states, for a query about `profiles`; of no contact a word. */
const countsOf = (state: SQL) =>
  sql`coalesce((
  select jsonb_object_agg(c.state, c.number) from (
    select ${state} as state, count(*) as number from contacts
    where user_id = profiles.user_id and deleted_at is null group by 1
  ) c
), '{}'::jsonb)`.mapWith((value: unknown): ContactCounts => counts.parse(value));

const first = z.object({ id: z.string(), name: z.string() }).nullable();

/** Contact to write to next: the first that is only noted; for a query about `profiles`. */
export const firstNotedColumn = sql`(
  select json_build_object('id', id, 'name', name) from contacts
  where user_id = profiles.user_id and deleted_at is null and state = 'noted' order by created_at, id limit 1
)`.mapWith((value: unknown) => first.parse(value));

/** Contacts by their current state. */
export const contactsColumn = countsOf(sql`contacts.state`);

/** Contacts by the farthest state they came to: declined and resting ones count as far as they had come before. */
export const farthestColumn = countsOf(sql`
  case when contacts.state not in ('declined', 'resting') then contacts.state else coalesce((
    select m.state from contact_moves m
    where m.user_id = contacts.user_id and m.contact_id = contacts.id and m.state not in ('declined', 'resting')
    order by array_position(array['noted', 'approached', 'talking', 'offer', 'order'], m.state) desc limit 1
  ), 'noted') end`);
