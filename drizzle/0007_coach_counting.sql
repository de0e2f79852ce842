DROP INDEX "coach_turns_conversation";--> statement-breakpoint
ALTER TABLE "coach_turns" ADD COLUMN "counted_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "coach_turns_place" ON "coach_turns" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "coach_usage_day" ON "coach_usage" USING btree ("day");