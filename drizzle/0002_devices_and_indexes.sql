DROP INDEX "xp_ledger_user_created";--> statement-breakpoint
DROP INDEX "login_codes_open";--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_pkey";--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash");--> statement-breakpoint
CREATE INDEX "known_devices_last_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "login_codes_email" ON "login_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "login_codes_expires" ON "login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_data" ON "sessions" USING gin ("data") WITH (fastupdate=false);