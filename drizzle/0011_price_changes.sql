CREATE TABLE "price_changes" (
	"entitlement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"from_cents" integer NOT NULL,
	"to_cents" integer NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "price_changes_entitlement_id_to_cents_pk" PRIMARY KEY("entitlement_id","to_cents")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_user_id" ON "price_changes" USING btree ("user_id");