CREATE TABLE "access_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"window_started_at" timestamp (3) with time zone,
	"window_calls" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_settings" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"min_notify_severity" smallint NOT NULL,
	"retention_days" integer,
	"mail_enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "muted_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "muted_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"detector" text NOT NULL,
	"rule" text,
	"fingerprint" text,
	"source_id" smallint,
	"target_id" bigint,
	"title" text NOT NULL,
	"reason" text,
	"expires_at" timestamp (3) with time zone,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp (3) with time zone,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orphan_blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protected_terms" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"folded" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "protected_terms_company_id_kind_folded_pk" PRIMARY KEY("company_id","kind","folded")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_email" text;--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_rules" ADD CONSTRAINT "muted_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_rules" ADD CONSTRAINT "muted_rules_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_rules" ADD CONSTRAINT "muted_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protected_terms" ADD CONSTRAINT "protected_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_keys_hash" ON "access_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "access_keys_company" ON "access_keys" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "access_keys_creator" ON "access_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "muted_rules_company" ON "muted_rules" USING btree ("company_id","detector");--> statement-breakpoint
CREATE INDEX "muted_rules_target" ON "muted_rules" USING btree ("target_id") WHERE target_id is not null;--> statement-breakpoint
CREATE INDEX "alerts_target" ON "alerts" USING btree ("target_id") WHERE target_id is not null;--> statement-breakpoint
CREATE INDEX "alerts_age" ON "alerts" USING btree ("company_id","detected_at");--> statement-breakpoint
CREATE INDEX "media_target" ON "media" USING btree ("target_id") WHERE target_id is not null;--> statement-breakpoint
CREATE INDEX "media_age" ON "media" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "media_blob" ON "media" USING btree ("sha256") WHERE sha256 is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "targets_identity" ON "targets" USING btree ("company_id","source_id","type",lower(coalesce(account_username, '')),lower(coalesce(search_string, '')));