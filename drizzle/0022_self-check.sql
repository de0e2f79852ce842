CREATE TABLE "self_check_answers" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"is_right" boolean NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "self_check_answers_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "self_check" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "self_check_answers" ADD CONSTRAINT "self_check_answers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;