CREATE TABLE "experiments" (
	"user_id" uuid NOT NULL,
	"experiment_id" text NOT NULL,
	"counts" text,
	"threshold" smallint,
	"hits" smallint,
	"asked" smallint,
	"decision" text,
	"sentence" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone,
	"threshold_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "experiments_user_id_experiment_id_pk" PRIMARY KEY("user_id","experiment_id"),
	CONSTRAINT "experiments_counted" CHECK (("experiments"."hits" is null) = ("experiments"."asked" is null) and "experiments"."hits" <= "experiments"."asked"),
	CONSTRAINT "experiments_threshold_first" CHECK ("experiments"."threshold" is not null or ("experiments"."asked" is null and "experiments"."decision" is null))
);
--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- A threshold is chosen before the first result and stays, and no count becomes less. Only forgetting all of it begins anew.
CREATE FUNCTION keep_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  way CONSTANT text[] := array['approached', 'talking', 'offer', 'order'];
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
      SELECT FROM contact_moves
      WHERE user_id = OLD.user_id AND array_position(way, state) >= array_position(way, OLD.counts) - 1
      GROUP BY contact_id HAVING min(moved_at) >= OLD.started_at
    )))
  THEN
    RAISE EXCEPTION 'the threshold of an experiment with a result is another' USING ERRCODE = 'check_violation', CONSTRAINT = 'experiments_threshold_stays';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER experiments_kept BEFORE UPDATE ON experiments FOR EACH ROW EXECUTE FUNCTION keep_experiment();
