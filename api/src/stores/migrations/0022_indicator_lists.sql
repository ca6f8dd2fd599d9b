CREATE TABLE "indicator_contents" (
	"list_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indicator_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "indicator_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"severity" smallint NOT NULL,
	"url" text,
	"filename" text,
	"refresh_hours" smallint,
	"format" text,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"refreshed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "indicator_contents" ADD CONSTRAINT "indicator_contents_list_id_indicator_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."indicator_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_contents" ADD CONSTRAINT "indicator_contents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_lists" ADD CONSTRAINT "indicator_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_lists" ADD CONSTRAINT "indicator_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "indicator_lists_company" ON "indicator_lists" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "indicator_lists_creator" ON "indicator_lists" USING btree ("created_by") WHERE created_by is not null;