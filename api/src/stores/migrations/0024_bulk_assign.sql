ALTER TABLE "bulk_change_rows" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "kind" text DEFAULT 'status' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_rows_assignee" ON "bulk_change_rows" USING btree ("assignee_id") WHERE assignee_id is not null;