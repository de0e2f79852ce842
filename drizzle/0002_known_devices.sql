ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_pkey";--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash");
