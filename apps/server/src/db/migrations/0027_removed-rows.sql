ALTER TABLE "ledger_row_versions" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "ledger_row_versions" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_row_versions" ADD CONSTRAINT "ledger_row_versions_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_row_versions_remover" ON "ledger_row_versions" USING btree ("removed_by") WHERE "ledger_row_versions"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "ledger_row_versions_removed" ON "ledger_row_versions" USING btree ("project_id","removed_at","row_id") WHERE "ledger_row_versions"."removed_at" is not null;--> statement-breakpoint
UPDATE "ledger_row_versions" AS "last" SET "removed_at" = "last"."written_at"
WHERE NOT EXISTS (SELECT FROM "ledger_rows" "r" WHERE "r"."project_id" = "last"."project_id" AND "r"."id" = "last"."row_id")
  AND NOT EXISTS (SELECT FROM "ledger_row_versions" "w" WHERE "w"."project_id" = "last"."project_id" AND "w"."row_id" = "last"."row_id" AND "w"."version" > "last"."version");
