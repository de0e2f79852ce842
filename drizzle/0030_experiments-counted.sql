ALTER TABLE "experiments" ADD COLUMN "counted_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "experiments_forgotten" ON "experiments" USING btree ("forgotten_at") WHERE "experiments"."forgotten_at" is not null and "experiments"."threshold" is null;
--> statement-breakpoint
-- Of what was decided before, the last decision is the only one known.
UPDATE "experiments" SET "counted_until" = "decided_at" WHERE "decided_at" IS NOT NULL;
--> statement-breakpoint
-- As before; but a contact that was moved by mistake and back counts only as far as it stands, as where its count is read.
CREATE OR REPLACE FUNCTION keep_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  states CONSTANT text[] := array['approached', 'talking', 'offer', 'order'];
BEGIN
  IF NEW.forgotten_at IS DISTINCT FROM OLD.forgotten_at THEN
    IF NEW.threshold IS NOT NULL THEN
      RAISE EXCEPTION 'a forgotten experiment has no threshold' USING ERRCODE = 'check_violation', CONSTRAINT = 'experiments_forgotten';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.asked IS NOT NULL AND (NEW.asked IS NULL OR NEW.asked < OLD.asked OR NEW.hits < OLD.hits) THEN
    RAISE EXCEPTION 'a count of an experiment becomes less' USING ERRCODE = 'check_violation', CONSTRAINT = 'experiments_count_grows';
  END IF;
  IF OLD.threshold IS NOT NULL AND (NEW.threshold, NEW.counts, NEW.started_at) IS DISTINCT FROM (OLD.threshold, OLD.counts, OLD.started_at)
    AND (OLD.asked > 0 OR (OLD.counts IS NOT NULL AND EXISTS (
      SELECT FROM contact_moves m
      JOIN contacts k ON k.user_id = m.user_id AND k.id = m.contact_id
      WHERE m.user_id = OLD.user_id AND array_position(states, m.state) >= array_position(states, OLD.counts) - 1
        AND (k.deleted_at IS NOT NULL OR k.state IN ('declined', 'resting')
          OR array_position(states, m.state) <= array_position(states, k.state))
      GROUP BY m.contact_id HAVING min(m.moved_at) >= OLD.started_at
    )))
  THEN
    RAISE EXCEPTION 'the threshold of an experiment with a result is another' USING ERRCODE = 'check_violation', CONSTRAINT = 'experiments_threshold_stays';
  END IF;
  RETURN NEW;
END;
$$;
