ALTER TABLE "user_missions" ADD COLUMN "is_bonus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Rows of a snapshot are put back as they are, and the ones of before say nothing of bonus missions.
UPDATE "snapshots" SET "data" = jsonb_set("data", '{user_missions}', (
	SELECT coalesce(jsonb_agg('{"is_bonus": false}'::jsonb || m), '[]'::jsonb)
	FROM jsonb_array_elements("data" -> 'user_missions') m
)) WHERE "data" ? 'user_missions';
