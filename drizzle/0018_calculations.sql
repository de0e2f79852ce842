CREATE TABLE "calculations" (
	"user_id" uuid NOT NULL,
	"calculator_id" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calculations_user_id_calculator_id_pk" PRIMARY KEY("user_id","calculator_id")
);
--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;