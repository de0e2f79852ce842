ALTER TABLE "situations" ADD COLUMN "told_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "situations" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "start_steps" ADD COLUMN "state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "start_steps" ADD COLUMN "note_at" timestamp with time zone;