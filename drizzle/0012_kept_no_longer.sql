ALTER TABLE "price_changes" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "entitlements_renewing" ON "entitlements" USING btree ("kind","price_cents","id") WHERE "entitlements"."source" = 'stripe' and "entitlements"."state" in ('active', 'past_due') and "entitlements"."period_end" is not null and "entitlements"."cancels_at" is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE "orders"."state" <> 'paid';--> statement-breakpoint
CREATE INDEX "price_changes_open" ON "price_changes" USING btree ("entitlement_id","to_cents") WHERE "price_changes"."told_at" is not null and "price_changes"."done_at" is null;--> statement-breakpoint
CREATE INDEX "statements_open_id" ON "statements" USING btree ("id") WHERE "statements"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "statements_settled_without_account" ON "statements" USING btree ("settled_at") WHERE "statements"."user_id" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
-- Jobs of one person, for the end of their account. On the parent, so that the queue's partition has it and any later one, too.
CREATE INDEX job_notices_person ON pgboss.job ((data ->> 'userId')) WHERE name = 'notices';--> statement-breakpoint
CREATE INDEX archive_notices_person ON pgboss.archive ((data ->> 'userId')) WHERE name = 'notices';
