ALTER TABLE "media_origins" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "media_origins" ADD COLUMN "author_url" text;