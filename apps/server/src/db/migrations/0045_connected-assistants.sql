CREATE TABLE "assistant_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"scopes" text[] NOT NULL,
	"resource" text NOT NULL,
	"connected_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"grant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"challenge" text,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "assistant_grants" ADD CONSTRAINT "assistant_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_grants" ADD CONSTRAINT "assistant_grants_client_id_assistant_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."assistant_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_tokens" ADD CONSTRAINT "assistant_tokens_grant_id_assistant_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."assistant_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_clients_unused" ON "assistant_clients" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "assistant_clients_used" ON "assistant_clients" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "assistant_grants_user_id" ON "assistant_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_grants_client_id" ON "assistant_grants" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "assistant_grants_end" ON "assistant_grants" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "assistant_tokens_grant_id" ON "assistant_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "assistant_tokens_expiry" ON "assistant_tokens" USING btree ("expires_at");