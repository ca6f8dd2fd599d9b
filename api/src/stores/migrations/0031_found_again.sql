CREATE TABLE "found_again" (
	"target_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "found_again_target_id_media_id_pk" PRIMARY KEY("target_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "found_again" ADD CONSTRAINT "found_again_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_again" ADD CONSTRAINT "found_again_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "found_again_media" ON "found_again" USING btree ("media_id");