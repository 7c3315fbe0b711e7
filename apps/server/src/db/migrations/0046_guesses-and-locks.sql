CREATE TABLE "guess_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "first_lock_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "guess_counts_ends_at" ON "guess_counts" USING btree ("ends_at");