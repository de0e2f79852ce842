CREATE TABLE "rungs" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_said" boolean NOT NULL,
	"on_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rungs_user_id_kind_is_said_pk" PRIMARY KEY("user_id","kind","is_said")
);
--> statement-breakpoint
ALTER TABLE "rungs" ADD CONSTRAINT "rungs_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;