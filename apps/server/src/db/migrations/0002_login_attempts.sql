CREATE TABLE "login_attempts" (
	"email" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_attempt_at" timestamp (3) with time zone NOT NULL
);
