ALTER TABLE "targets" ADD COLUMN "problem_kind" text;--> statement-breakpoint
UPDATE "targets" SET "problem_kind" = (SELECT nullif("outcome", 'finished') FROM "collector_runs" WHERE "target_id" = "targets"."id" ORDER BY "collector_runs"."id" DESC LIMIT 1) WHERE "problem" IS NOT NULL;
