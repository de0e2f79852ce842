CREATE TABLE "companions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"link_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shown_name" text NOT NULL,
	"figures" jsonb NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"email" text,
	"confirmed_at" timestamp with time zone,
	"pick" text,
	"reply" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companions_link_key_unique" UNIQUE("link_key")
);
--> statement-breakpoint
ALTER TABLE "companions" ADD CONSTRAINT "companions_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companions_expires" ON "companions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "companions_email" ON "companions" USING btree ("email");