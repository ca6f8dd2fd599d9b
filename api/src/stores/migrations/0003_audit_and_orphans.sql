-- The audit log only grows (docs/decisions/030-the-audit-log-only-grows.md): a row goes when its whole company goes, and never changes.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.company_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the audit log only grows: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_only_grows" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_is_not_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
-- Whatever deletes media (a retention, a company) leaves the names of the blobs to look at in the same transaction.
CREATE FUNCTION "note_orphan_blobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO orphan_blobs (sha256) SELECT DISTINCT sha256 FROM gone WHERE sha256 IS NOT NULL ORDER BY sha256 ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "media_leave_blobs" AFTER DELETE ON "media" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "note_orphan_blobs"();
