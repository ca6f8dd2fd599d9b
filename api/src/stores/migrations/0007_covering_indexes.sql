DROP INDEX "alerts_assignee";--> statement-breakpoint
DROP INDEX "alerts_age";--> statement-breakpoint
DROP INDEX "media_age";--> statement-breakpoint
DROP INDEX "tallies_company";--> statement-breakpoint
CREATE INDEX "bulk_changes_user" ON "bulk_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_assignee" ON "media" USING btree ("assignee_id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "muted_rules_creator" ON "muted_rules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "preauthentications_user" ON "preauthentications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_tokens_user" ON "upload_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerts_assignee" ON "alerts" USING btree ("company_id","assignee_id","status","severity","detected_at","source_id");--> statement-breakpoint
CREATE INDEX "alerts_age" ON "alerts" USING btree ("company_id","detected_at","id","status","severity","source_id");--> statement-breakpoint
CREATE INDEX "media_age" ON "media" USING btree ("company_id","created_at","source_id");--> statement-breakpoint
CREATE INDEX "tallies_company" ON "tallies" USING btree ("company_id","subject","day","status","severity","source_id","n");