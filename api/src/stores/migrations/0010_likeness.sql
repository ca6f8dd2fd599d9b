CREATE TABLE "media_likeness" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"picture_hash" text,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_likeness" ADD CONSTRAINT "media_likeness_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_likeness_group" ON "media_likeness" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "media_likeness_keys" ON "media_likeness" USING gin ("keys");