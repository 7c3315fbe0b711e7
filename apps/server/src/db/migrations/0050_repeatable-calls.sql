CREATE TABLE "repeatable_calls" (
	"user_id" uuid NOT NULL,
	"credential_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repeatable_calls_user_id_credential_id_key_pk" PRIMARY KEY("user_id","credential_id","key")
);
--> statement-breakpoint
ALTER TABLE "repeatable_calls" ADD CONSTRAINT "repeatable_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repeatable_calls_started_at" ON "repeatable_calls" USING btree ("started_at");