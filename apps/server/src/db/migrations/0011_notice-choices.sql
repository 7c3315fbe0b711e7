CREATE TABLE "notice_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wanted" boolean NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;