CREATE TABLE "mission_feedback" (
	"user_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"is_helpful" boolean,
	"remark" text DEFAULT '' NOT NULL,
	"remarked_at" timestamp with time zone,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mission_feedback_user_id_mission_id_pk" PRIMARY KEY("user_id","mission_id")
);
--> statement-breakpoint
ALTER TABLE "mission_feedback" ADD CONSTRAINT "mission_feedback_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;