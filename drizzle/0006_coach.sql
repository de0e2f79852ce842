CREATE TABLE "action_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"career_path" text NOT NULL,
	"goal" text NOT NULL,
	"start_day" date NOT NULL,
	"evenings_per_week" smallint NOT NULL,
	"hours_per_evening" smallint NOT NULL,
	"days_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pauses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"mission_id" text,
	"shares_answers" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_tokens" (
	"day" date NOT NULL,
	"plan" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "coach_tokens_day_plan_pk" PRIMARY KEY("day","plan")
);
--> statement-breakpoint
CREATE TABLE "coach_turns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'writing' NOT NULL,
	"origin" text DEFAULT 'model' NOT NULL,
	"counted_on" date,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"used" smallint NOT NULL,
	CONSTRAINT "coach_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "action_plans" ADD CONSTRAINT "action_plans_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_turns" ADD CONSTRAINT "coach_turns_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_turns" ADD CONSTRAINT "coach_turns_conversation_id_coach_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."coach_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_usage" ADD CONSTRAINT "coach_usage_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_conversations_user" ON "coach_conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_turns_place" ON "coach_turns" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "coach_turns_user_asked" ON "coach_turns" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "coach_turns_writing" ON "coach_turns" USING btree ("user_id") WHERE "coach_turns"."state" = 'writing';--> statement-breakpoint
CREATE INDEX "coach_usage_day" ON "coach_usage" USING btree ("day");