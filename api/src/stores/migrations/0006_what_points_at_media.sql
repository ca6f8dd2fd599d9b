CREATE INDEX "activities_alert" ON "activities" USING btree ("alert_id") WHERE alert_id is not null;--> statement-breakpoint
CREATE INDEX "activities_note" ON "activities" USING btree ("note_id") WHERE note_id is not null;--> statement-breakpoint
CREATE INDEX "notes_alert" ON "notes" USING btree ("alert_id") WHERE alert_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_media" ON "notifications" USING btree ("media_id") WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_alert" ON "notifications" USING btree ("alert_id") WHERE alert_id is not null;