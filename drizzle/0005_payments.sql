CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"offer" text NOT NULL,
	"price_cents" integer NOT NULL,
	"starts_at_once" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"url" text,
	"entitlement_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"receipt_claimed_at" timestamp with time zone,
	"receipt_sent_at" timestamp with time zone,
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"entitlement_id" text,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"invoice_url" text,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"reason" text,
	"wished_for" text,
	"entitlement_id" text,
	"effect" text,
	"ends_at" timestamp with time zone,
	"refund_cents" integer,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"syncs_started" integer DEFAULT 0 NOT NULL,
	"sync_applied" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_user_id_kind_pk";--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "cancels_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD CONSTRAINT "stripe_events_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id") WHERE "orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_user_id" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "statements_user_id" ON "statements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "statements_email" ON "statements" USING btree ("email");--> statement-breakpoint
CREATE INDEX "statements_open" ON "statements" USING btree ("received_at") WHERE "statements"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_user_id" ON "stripe_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entitlements_user_id" ON "entitlements" USING btree ("user_id");--> statement-breakpoint
-- Monthly plans were columns of user_progress alone; they have only been given by the demo.
INSERT INTO "entitlements" ("user_id", "kind", "source", "starts_at", "period_end", "cancels_at", "expires_at")
SELECT "user_id", CASE WHEN "subscription_plan" = 'pro_ai' THEN 'pro_ai' ELSE 'pro' END, 'demo', coalesce("subscription_expiry" - interval '30 days', "updated_at"),
  "subscription_expiry", "subscription_expiry", "subscription_expiry"
FROM "user_progress" WHERE "subscription_plan" IN ('pro', 'premium', 'pro_ai');--> statement-breakpoint
UPDATE "entitlements" SET "period_end" = "expires_at", "cancels_at" = "expires_at" WHERE "expires_at" IS NOT NULL AND "period_end" IS NULL;
