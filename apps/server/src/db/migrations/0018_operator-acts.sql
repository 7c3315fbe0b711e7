CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"operator" text NOT NULL,
	"system_user" text NOT NULL,
	"act" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_acts_newest" ON "operator_acts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "operator_acts_subject" ON "operator_acts" USING btree ("subject_id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER operator_acts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_acts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
