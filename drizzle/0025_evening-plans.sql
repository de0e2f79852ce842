CREATE TABLE "evening_plans" (
	"user_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"if_then" text DEFAULT '' NOT NULL,
	"otherwise" text DEFAULT '' NOT NULL,
	"if_then_at" timestamp with time zone,
	"otherwise_at" timestamp with time zone,
	CONSTRAINT "evening_plans_user_id_mission_id_pk" PRIMARY KEY("user_id","mission_id")
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "evening_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evening_plans" ADD CONSTRAINT "evening_plans_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;