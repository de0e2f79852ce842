CREATE TABLE "rhythms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekdays" jsonb NOT NULL,
	"time" text NOT NULL,
	"hours" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"paused_until" date,
	"calendar_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rhythms_calendar_key_unique" UNIQUE("calendar_key")
);
--> statement-breakpoint
ALTER TABLE "rhythms" ADD CONSTRAINT "rhythms_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;