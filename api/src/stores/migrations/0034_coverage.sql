ALTER TABLE "media" ADD COLUMN "coverage" jsonb;--> statement-breakpoint
UPDATE "media" SET "scan_status" = 'PARTIAL', "problem" = 'An earlier version scanned it, so how much of it was examined is not known. Scan it again.' WHERE "scan_status" = 'CLEAN';
