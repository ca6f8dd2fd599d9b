CREATE TABLE "collector_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collector_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collector_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collector_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collector_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"message" text,
	"items_seen" integer NOT NULL,
	"items_new" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_origins" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"author_handle" text,
	"author_id" text,
	"published_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"former_texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alt" text,
	"raw" jsonb
);
--> statement-breakpoint
CREATE TABLE "source_credentials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"sealed" "bytea" NOT NULL,
	"account" text,
	"expires_at" timestamp (3) with time zone,
	"tested_at" timestamp (3) with time zone,
	"problem" text,
	"position" text,
	"locked_until" timestamp (3) with time zone,
	"changed_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "health" text DEFAULT 'WAITING' NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "items_found" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "next_run_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "watermark" jsonb;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "locked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collector_deliveries" ADD CONSTRAINT "collector_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_runs" ADD CONSTRAINT "collector_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_runs" ADD CONSTRAINT "collector_runs_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_origins" ADD CONSTRAINT "media_origins_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_credentials" ADD CONSTRAINT "source_credentials_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_credentials" ADD CONSTRAINT "source_credentials_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collector_deliveries_source" ON "collector_deliveries" USING btree ("company_id","source_id","id");--> statement-breakpoint
CREATE INDEX "collector_deliveries_age" ON "collector_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "collector_runs_target" ON "collector_runs" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "collector_runs_company" ON "collector_runs" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_credentials_source" ON "source_credentials" USING btree ("company_id","source_id");--> statement-breakpoint
CREATE INDEX "source_credentials_changer" ON "source_credentials" USING btree ("changed_by") WHERE changed_by is not null;--> statement-breakpoint
CREATE INDEX "targets_due" ON "targets" USING btree ("next_run_at") WHERE is_active and health <> 'BLOCKED';