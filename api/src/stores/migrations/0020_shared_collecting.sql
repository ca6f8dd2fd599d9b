CREATE TABLE "target_listeners" (
	"target_id" bigint PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_credentials" ADD COLUMN "warned_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "targets" ADD COLUMN "hurried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "target_listeners" ADD CONSTRAINT "target_listeners_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "target_listeners_holder" ON "target_listeners" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "media_post" ON "media" USING btree ("company_id","source_id","post_id") WHERE post_id is not null;--> statement-breakpoint
-- What hung on a post until now said so by the end of its identity alone; a feed's own ids may end alike, and nothing else has the rest of them.
UPDATE "media" AS "part" SET "post_id" = regexp_replace("vendor_id", '#m[0-9]+$', '') WHERE "source_id" <> 7 AND "vendor_id" ~ '#m[0-9]+$' AND "text" IS NULL;
