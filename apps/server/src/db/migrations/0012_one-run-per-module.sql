-- Of several runs of one module, the first goes on; the others end and give their unit back.
WITH ended AS (
  UPDATE generations g SET status = 'cancelled', text = '', finished_at = now()
  WHERE g.status = 'running' AND EXISTS (
    SELECT 1 FROM generations o WHERE o.project_id = g.project_id AND o.module = g.module AND o.status = 'running'
      AND (o.started_at, o.id) < (g.started_at, g.id))
  RETURNING g.user_id, g.metered, g.period_start
)
UPDATE user_preferences p SET ai_usage_count = greatest(p.ai_usage_count - ended.metered::int, 0)
FROM ended WHERE p.user_id = ended.user_id AND p.ai_usage_period_start = ended.period_start;--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_per_module" ON "generations" USING btree ("project_id","module") WHERE "generations"."status" = 'running';