CREATE TABLE "contact_moves" (
	"user_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"state" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_moves_user_id_contact_id_state_pk" PRIMARY KEY("user_id","contact_id","state")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"origin" text,
	"way" text,
	"state" text NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"next_on" date,
	"note" text DEFAULT '' NOT NULL,
	"told_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "contacts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_moves" ADD CONSTRAINT "contact_moves_user_id_contact_id_contacts_user_id_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_touched" ON "contacts" USING btree ("touched_at") WHERE "contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_deleted" ON "contacts" USING btree ("deleted_at") WHERE "contacts"."deleted_at" is not null;