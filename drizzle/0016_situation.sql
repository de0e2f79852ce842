CREATE TABLE "situations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"employment" text,
	"insurance" text,
	"benefits" jsonb NOT NULL,
	"customers" text,
	"hours" smallint,
	"starts_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "situations" ADD CONSTRAINT "situations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;