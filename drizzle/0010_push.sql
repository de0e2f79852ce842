CREATE TABLE "push_tokens" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_tokens_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_tokens_user" ON "push_tokens" USING btree ("user_id");--> statement-breakpoint
-- Whatever ends a session takes its phone along, also out of where the specification has the token.
CREATE FUNCTION forget_push_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_progress SET push_token = NULL WHERE user_id = OLD.user_id AND push_token = OLD.token;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER push_tokens_gone AFTER DELETE ON push_tokens FOR EACH ROW EXECUTE FUNCTION forget_push_token();
