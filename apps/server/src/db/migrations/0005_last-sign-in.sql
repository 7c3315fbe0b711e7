ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "last_sign_in_at" = "newest"."created_at" FROM (SELECT "user_id", max("created_at") AS "created_at" FROM "sessions" GROUP BY "user_id") AS "newest" WHERE "newest"."user_id" = "users"."id";
