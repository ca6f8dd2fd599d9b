CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"target_id" bigint,
	"source_id" smallint NOT NULL,
	"detector" text NOT NULL,
	"fingerprint" text NOT NULL,
	"title" text NOT NULL,
	"title_message" jsonb NOT NULL,
	"summary" text NOT NULL,
	"summary_message" jsonb,
	"marks" jsonb NOT NULL,
	"severity" smallint NOT NULL,
	"severity_set_by_person" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'DETECTED' NOT NULL,
	"assignee_id" bigint,
	"feedback_response" text,
	"dismiss_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"detected_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"triaged_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_change_rows" (
	"change_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"feedback_response" text,
	"dismiss_reason" text,
	"triaged_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"assignee_id" bigint,
	CONSTRAINT "bulk_change_rows_change_id_alert_id_pk" PRIMARY KEY("change_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"kind" text DEFAULT 'status' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"alert_id" bigint,
	"detector" text NOT NULL,
	"detector_label" text NOT NULL,
	"detector_version" text NOT NULL,
	"rule" text NOT NULL,
	"path" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"excerpt_message" jsonb,
	"why" jsonb NOT NULL,
	"score" integer NOT NULL,
	"confidence" double precision NOT NULL,
	"severity" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"alert_id" bigint,
	"note_id" bigint,
	"actor_id" bigint,
	"actor_name" text,
	"kind" text NOT NULL,
	"old_value" text,
	"new_value" text,
	"detail" text,
	"is_undo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_mentions" (
	"note_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"alert_id" bigint,
	"author_id" bigint,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"process_id" uuid NOT NULL,
	"company_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "presence_process_id_media_id_user_id_pk" PRIMARY KEY("process_id","media_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "presence_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_pictures" (
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"handle" text NOT NULL,
	"url" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_pictures_company_id_source_id_handle_pk" PRIMARY KEY("company_id","source_id","handle")
);
--> statement-breakpoint
CREATE TABLE "collector_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collector_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collector_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collector_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collector_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"message" jsonb,
	"items_seen" integer NOT NULL,
	"items_new" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "found_again" (
	"target_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "found_again_target_id_media_id_pk" PRIMARY KEY("target_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "media_origins" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"author_handle" text,
	"author_id" text,
	"author_name" text,
	"author_url" text,
	"published_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"former_texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alt" text,
	"raw" jsonb
);
--> statement-breakpoint
CREATE TABLE "source_credentials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"sealed" "bytea" NOT NULL,
	"account" text,
	"expires_at" timestamp (3) with time zone,
	"tested_at" timestamp (3) with time zone,
	"problem" jsonb,
	"warned_of" timestamp (3) with time zone,
	"position" text,
	"locked_until" timestamp (3) with time zone,
	"changed_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "target_listeners" (
	"target_id" bigint PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"problem" jsonb,
	"refreshed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint,
	"actor_id" bigint,
	"actor_email" text,
	"action" text NOT NULL,
	"subject" text,
	"address" text,
	"detail" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"company_id" bigint,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"max_attempts" smallint DEFAULT 3 NOT NULL,
	"interruptions" smallint DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"lease_id" uuid,
	"last_error" jsonb,
	"dedupe_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "access_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"window_started_at" timestamp (3) with time zone,
	"window_calls" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"webhook_id" bigint NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"problem" jsonb,
	"duration_ms" integer,
	"attempted_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"problem" jsonb,
	"last_delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"user_id" bigint,
	"filename" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"target_id" bigint,
	"vendor_id" text NOT NULL,
	"post_id" text,
	"title" text NOT NULL,
	"title_message" jsonb,
	"text" text,
	"url" text,
	"source_name" text NOT NULL,
	"search_string" text,
	"account_username" text,
	"sha256" text,
	"size" bigint,
	"mime" text,
	"file_kind" text,
	"scan_status" text DEFAULT 'QUEUED' NOT NULL,
	"problem" jsonb,
	"coverage" jsonb,
	"highest_severity" smallint,
	"headline" text,
	"headline_message" jsonb,
	"detectors_done" smallint DEFAULT 0 NOT NULL,
	"detectors_total" smallint DEFAULT 0 NOT NULL,
	"preview_width" integer,
	"preview_height" integer,
	"seen_count" integer DEFAULT 1 NOT NULL,
	"uploaded_by" bigint,
	"assignee_id" bigint,
	"publisher_email" text,
	"scanned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_likeness" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"picture_hash" text,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orphan_blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_reports" (
	"media_id" bigint NOT NULL,
	"detector" text NOT NULL,
	"label" text NOT NULL,
	"version" text NOT NULL,
	"outcome" text NOT NULL,
	"findings" integer NOT NULL,
	"detail" jsonb,
	"duration_ms" double precision NOT NULL,
	CONSTRAINT "scan_reports_media_id_detector_pk" PRIMARY KEY("media_id","detector")
);
--> statement-breakpoint
CREATE TABLE "upload_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"filename" text NOT NULL,
	"size" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint,
	"user_id" bigint,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"message_id" text NOT NULL,
	"sealed" "bytea",
	"state" text DEFAULT 'queued' NOT NULL,
	"problem" jsonb,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"recipient_id" bigint NOT NULL,
	"context" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text,
	"about_user_id" bigint,
	"media_id" bigint,
	"alert_id" bigint,
	"message" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email_domain" text NOT NULL,
	"total_scan" integer,
	"scans_used" integer DEFAULT 0 NOT NULL,
	"mfa_required" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"email" text NOT NULL,
	"group_name" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"company" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"group_name" text NOT NULL,
	"tour_visible" boolean DEFAULT true NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"time_zone" text,
	"language" text,
	"date_language" text DEFAULT 'it' NOT NULL,
	"mail_contexts" text[] DEFAULT '{new_user_need_approvation,comment_mention,assigned_alert}'::text[] NOT NULL,
	"mailed_up_to" bigint DEFAULT 0 NOT NULL,
	"mfa_secret" "bytea",
	"mfa_enrolled_at" timestamp (3) with time zone,
	"mfa_last_step" bigint,
	"email_verified_at" timestamp (3) with time zone,
	"date_joined" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_login" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_texts" (
	"alert_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"content" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_texts" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"content" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"company_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"day" date,
	"source_id" smallint NOT NULL,
	"status" text NOT NULL,
	"severity" smallint NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"company_id" bigint NOT NULL,
	"word" text NOT NULL,
	"unused_since" "xid8"
);
--> statement-breakpoint
CREATE TABLE "company_settings" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"min_notify_severity" smallint NOT NULL,
	"retention_days" integer,
	"mail_enabled" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_views" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"view_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rescans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rescans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"change" jsonb,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"items_total" integer NOT NULL,
	"items_done" integer DEFAULT 0 NOT NULL,
	"items_failed" integer DEFAULT 0 NOT NULL,
	"next_before" bigint,
	"raised" integer DEFAULT 0 NOT NULL,
	"hidden" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"examples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preauthentications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "muted_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "muted_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"detector" text NOT NULL,
	"rule" text,
	"fingerprint" text,
	"source_id" smallint,
	"target_id" bigint,
	"title_message" jsonb NOT NULL,
	"title" text NOT NULL,
	"reason" text,
	"expires_at" timestamp (3) with time zone,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp (3) with time zone,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protected_terms" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"folded" text NOT NULL,
	"value" text NOT NULL,
	"severity" smallint DEFAULT 2 NOT NULL,
	CONSTRAINT "protected_terms_company_id_kind_folded_pk" PRIMARY KEY("company_id","kind","folded")
);
--> statement-breakpoint
CREATE TABLE "targets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"source_id" smallint NOT NULL,
	"type" text NOT NULL,
	"account_username" text,
	"search_string" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_scan" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"health" text DEFAULT 'WAITING' NOT NULL,
	"problem" jsonb,
	"problem_kind" text,
	"note" jsonb,
	"failures" smallint DEFAULT 0 NOT NULL,
	"items_found" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hurried_at" timestamp (3) with time zone,
	"watermark" jsonb,
	"lease_id" uuid,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_process_id_presence_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."presence_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_pictures" ADD CONSTRAINT "account_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_deliveries" ADD CONSTRAINT "collector_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_runs" ADD CONSTRAINT "collector_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_runs" ADD CONSTRAINT "collector_runs_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_again" ADD CONSTRAINT "found_again_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_again" ADD CONSTRAINT "found_again_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_origins" ADD CONSTRAINT "media_origins_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_credentials" ADD CONSTRAINT "source_credentials_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_credentials" ADD CONSTRAINT "source_credentials_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_listeners" ADD CONSTRAINT "target_listeners_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_contents" ADD CONSTRAINT "indicator_contents_list_id_indicator_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."indicator_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_contents" ADD CONSTRAINT "indicator_contents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_lists" ADD CONSTRAINT "indicator_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_lists" ADD CONSTRAINT "indicator_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_likeness" ADD CONSTRAINT "media_likeness_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_reports" ADD CONSTRAINT "scan_reports_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_tokens" ADD CONSTRAINT "upload_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_tokens" ADD CONSTRAINT "upload_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_texts" ADD CONSTRAINT "alert_texts_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_views" ADD CONSTRAINT "first_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_views" ADD CONSTRAINT "first_views_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescans" ADD CONSTRAINT "rescans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescans" ADD CONSTRAINT "rescans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preauthentications" ADD CONSTRAINT "preauthentications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_rules" ADD CONSTRAINT "muted_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_rules" ADD CONSTRAINT "muted_rules_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_rules" ADD CONSTRAINT "muted_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protected_terms" ADD CONSTRAINT "protected_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_identity" ON "alerts" USING btree ("media_id","detector","fingerprint");--> statement-breakpoint
CREATE INDEX "alerts_accounts" ON "alerts" USING btree ("company_id","fingerprint") WHERE detector = 'impersonation';--> statement-breakpoint
CREATE INDEX "alerts_by_severity" ON "alerts" USING btree ("company_id","status","severity" DESC NULLS FIRST,"detected_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_by_time" ON "alerts" USING btree ("company_id","status","detected_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_assignee" ON "alerts" USING btree ("company_id","assignee_id","status","severity","detected_at","source_id");--> statement-breakpoint
CREATE INDEX "alerts_assigned" ON "alerts" USING btree ("assignee_id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "alerts_target" ON "alerts" USING btree ("target_id") WHERE target_id is not null;--> statement-breakpoint
CREATE INDEX "alerts_age" ON "alerts" USING btree ("company_id","detected_at","id","status","severity","source_id");--> statement-breakpoint
CREATE INDEX "alerts_over_all" ON "alerts" USING btree ("company_id","severity" DESC NULLS FIRST,"detected_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_judged" ON "alerts" USING btree ("company_id","detector","id" DESC NULLS FIRST) WHERE feedback_response is not null;--> statement-breakpoint
CREATE INDEX "alerts_detector" ON "alerts" USING btree ("company_id","detector","severity" DESC NULLS FIRST,"detected_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_by_update" ON "alerts" USING btree ("company_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bulk_change_rows_alert" ON "bulk_change_rows" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "bulk_change_rows_assignee" ON "bulk_change_rows" USING btree ("assignee_id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_changes_token" ON "bulk_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "bulk_changes_expiry" ON "bulk_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bulk_changes_user" ON "bulk_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "findings_media" ON "findings" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "findings_alert" ON "findings" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "activities_media" ON "activities" USING btree ("media_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "activities_alert" ON "activities" USING btree ("alert_id") WHERE alert_id is not null;--> statement-breakpoint
CREATE INDEX "activities_note" ON "activities" USING btree ("note_id") WHERE note_id is not null;--> statement-breakpoint
CREATE INDEX "note_mentions_user" ON "note_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notes_deleted" ON "notes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "notes_media" ON "notes" USING btree ("media_id","id");--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notes_alert" ON "notes" USING btree ("alert_id") WHERE alert_id is not null;--> statement-breakpoint
CREATE INDEX "presence_media" ON "presence" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "presence_user" ON "presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collector_deliveries_source" ON "collector_deliveries" USING btree ("company_id","source_id","id");--> statement-breakpoint
CREATE INDEX "collector_deliveries_age" ON "collector_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "collector_runs_target" ON "collector_runs" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "collector_runs_company" ON "collector_runs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "found_again_media" ON "found_again" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_credentials_source" ON "source_credentials" USING btree ("company_id","source_id");--> statement-breakpoint
CREATE INDEX "source_credentials_changer" ON "source_credentials" USING btree ("changed_by") WHERE changed_by is not null;--> statement-breakpoint
CREATE INDEX "target_listeners_holder" ON "target_listeners" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "indicator_lists_company" ON "indicator_lists" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "indicator_lists_creator" ON "indicator_lists" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_ready" ON "jobs" USING btree ("queue","run_at","id") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "jobs_running" ON "jobs" USING btree ("locked_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("company_id","finished_at") WHERE state = 'dead';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_dedupe" ON "jobs" USING btree ("queue","dedupe_key") WHERE state in ('ready', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "access_keys_hash" ON "access_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "access_keys_company" ON "access_keys" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "access_keys_creator" ON "access_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_company" ON "webhook_deliveries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_company" ON "webhooks" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "webhooks_creator" ON "webhooks" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "files_media" ON "files" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_identity" ON "media" USING btree ("company_id","source_id","vendor_id");--> statement-breakpoint
CREATE INDEX "media_post" ON "media" USING btree ("company_id","source_id","post_id") WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "media_company" ON "media" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_target" ON "media" USING btree ("target_id") WHERE target_id is not null;--> statement-breakpoint
CREATE INDEX "media_age" ON "media" USING btree ("company_id","created_at","source_id");--> statement-breakpoint
CREATE INDEX "media_blob" ON "media" USING btree ("sha256") WHERE sha256 is not null;--> statement-breakpoint
CREATE INDEX "media_uploader" ON "media" USING btree ("uploaded_by") WHERE uploaded_by is not null;--> statement-breakpoint
CREATE INDEX "media_assignee" ON "media" USING btree ("assignee_id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "media_likeness_group" ON "media_likeness" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "media_likeness_keys" ON "media_likeness" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "upload_tokens_user" ON "upload_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_company" ON "events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_dedupe" ON "mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mails_company" ON "mails" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_recipient" ON "notifications" USING btree ("recipient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("recipient_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_user_id") WHERE about_user_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_media" ON "notifications" USING btree ("media_id") WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_alert" ON "notifications" USING btree ("alert_id") WHERE alert_id is not null;--> statement-breakpoint
CREATE INDEX "companies_email_domain" ON "companies" USING btree ("email_domain");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_address" ON "invitations" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_requests_address" ON "trial_requests" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_requests_token" ON "trial_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id","date_joined");--> statement-breakpoint
CREATE INDEX "alert_texts_words" ON "alert_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "alert_texts_newest" ON "alert_texts" USING btree ("company_id","alert_id");--> statement-breakpoint
CREATE INDEX "media_texts_words" ON "media_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "media_texts_newest" ON "media_texts" USING btree ("company_id","media_id");--> statement-breakpoint
CREATE INDEX "tallies_company" ON "tallies" USING btree ("company_id","subject","day","status","severity","source_id","n");--> statement-breakpoint
CREATE INDEX "vocabulary_word" ON "vocabulary" USING btree ("company_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "vocabulary_parts" ON "vocabulary" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "vocabulary_unused" ON "vocabulary" USING btree ("company_id") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "first_views_view" ON "first_views" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "rescans_company" ON "rescans" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "rescans_creator" ON "rescans" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "saved_views_creator" ON "saved_views" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "saved_views_company" ON "saved_views" USING btree ("company_id","is_shared");--> statement-breakpoint
CREATE UNIQUE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_history_user" ON "password_history" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "preauthentications_user" ON "preauthentications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "muted_rules_company" ON "muted_rules" USING btree ("company_id","detector");--> statement-breakpoint
CREATE INDEX "muted_rules_target" ON "muted_rules" USING btree ("target_id") WHERE target_id is not null;--> statement-breakpoint
CREATE INDEX "muted_rules_creator" ON "muted_rules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "targets_company" ON "targets" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "targets_due" ON "targets" USING btree ("next_run_at") WHERE is_active and health <> 'BLOCKED';--> statement-breakpoint
CREATE UNIQUE INDEX "targets_identity" ON "targets" USING btree ("company_id","source_id","type",lower(coalesce(account_username, '')),lower(coalesce(search_string, '')));--> statement-breakpoint
-- What drizzle-kit does not write: functions, triggers, and tables that need not survive a crash.
-- `npm run baseline -w api` puts this text behind the tables.

-- Who looks at what right now is written often and is worth nothing after a crash.
ALTER TABLE presence SET UNLOGGED;
ALTER TABLE presence_processes SET UNLOGGED;

-- The audit log only grows; it goes with its company.

CREATE FUNCTION refuse_audit_change()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.company_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log only grows: % is refused', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_only_grows BEFORE DELETE OR UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- Files that no item has any more are told, for a job that removes them.

CREATE FUNCTION note_orphan_blobs()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO orphan_blobs (sha256) SELECT DISTINCT sha256 FROM gone WHERE sha256 IS NOT NULL
    ORDER BY sha256 ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER media_leave_blobs AFTER DELETE ON media
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_orphan_blobs();

-- What a search reads: texts without marks that nobody sees, in lower case, and their words.
-- Each word begins with its company, so that a look into the index stays inside the tenant.

CREATE FUNCTION search_content(VARIADIC parts text[])
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(left(regexp_replace(array_to_string(parts, ' '),
    '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u180e'
    '\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff'
    '\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3'
    '\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]', '', 'g'), 20000))
$$;

-- Words, and each pictogram as a word of its own; two letters of a flag are one.
CREATE FUNCTION search_split(content text, OUT word text, OUT place bigint)
RETURNS SETOF record LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT match[1], at FROM regexp_matches(content,
    '[[:alnum:]]+|[\U0001f1e6-\U0001f1ff]{2}|[\u231a\u231b\u2328\u23cf\u23e9-\u23fa\u25fd\u25fe\u2600-\u27bf'
    '\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]', 'g')
    WITH ORDINALITY AS found(match, at)
$$;

-- Beside the words of a text, the codes of the messages that are its titles, each with a # before it.
CREATE FUNCTION search_words(company bigint, content text, VARIADIC messages jsonb[] DEFAULT '{}')
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH words AS MATERIALIZED (SELECT DISTINCT word
    FROM search_split(content))
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT company || ':' || piece), '{}'))
  FROM (
    SELECT left(word, 100) AS piece FROM words
    UNION ALL SELECT '~' || substr(word, start, 100)
      FROM words, generate_series(51, length(word), 50) AS start WHERE length(word) > 100
    UNION ALL SELECT '#' || (code #>> '{}') FROM unnest(messages) AS message,
      jsonb_path_query(message, '$.**.code ? (@.type() == "string")') AS code
  ) AS pieces
$$;

CREATE FUNCTION keep_alert_text()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_texts (alert_id, company_id, content, words)
  SELECT NEW.id, NEW.company_id, content,
    search_words(NEW.company_id, content, NEW.title_message, media.title_message)
  FROM media, search_content(
    NEW.title, NEW.summary, media.title, media.search_string, media.account_username, media.text
  ) AS content
  WHERE media.id = NEW.media_id
  ON CONFLICT (alert_id) DO UPDATE SET content = excluded.content, words = excluded.words;
  RETURN NULL;
END
$$;
CREATE TRIGGER alert_text_added AFTER INSERT ON alerts
  FOR EACH ROW EXECUTE FUNCTION keep_alert_text();
CREATE TRIGGER alert_text_changed AFTER UPDATE OF title, title_message, summary ON alerts
  FOR EACH ROW WHEN (
    OLD.title IS DISTINCT FROM NEW.title OR
    OLD.title_message IS DISTINCT FROM NEW.title_message OR
    OLD.summary IS DISTINCT FROM NEW.summary
  ) EXECUTE FUNCTION keep_alert_text();

CREATE FUNCTION keep_media_text()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_texts (media_id, company_id, content, words)
  SELECT NEW.id, NEW.company_id, content,
    search_words(NEW.company_id, content, NEW.title_message, NEW.headline_message)
  FROM search_content(NEW.title, NEW.search_string, NEW.account_username, NEW.headline, NEW.text) AS content
  ON CONFLICT (media_id) DO UPDATE SET content = excluded.content, words = excluded.words;
  IF TG_OP = 'UPDATE' THEN
    UPDATE alert_texts SET content = fresh.content,
      words = search_words(NEW.company_id, fresh.content, fresh.title_message, NEW.title_message)
    FROM (
      SELECT alerts.id, alerts.title_message, search_content(
        alerts.title, alerts.summary, NEW.title, NEW.search_string, NEW.account_username, NEW.text
      ) AS content
      FROM alerts WHERE alerts.media_id = NEW.id
    ) AS fresh
    WHERE alert_texts.alert_id = fresh.id AND alert_texts.content <> fresh.content;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER media_text_added AFTER INSERT ON media
  FOR EACH ROW EXECUTE FUNCTION keep_media_text();
CREATE TRIGGER media_text_changed AFTER UPDATE OF
  title, search_string, account_username, headline, headline_message, text ON media
  FOR EACH ROW WHEN (
    OLD.title IS DISTINCT FROM NEW.title OR
    OLD.search_string IS DISTINCT FROM NEW.search_string OR
    OLD.account_username IS DISTINCT FROM NEW.account_username OR
    OLD.headline IS DISTINCT FROM NEW.headline OR
    OLD.headline_message IS DISTINCT FROM NEW.headline_message OR
    OLD.text IS DISTINCT FROM NEW.text
  ) EXECUTE FUNCTION keep_media_text();

-- The words that texts have, which a search for part of a word is looked up in.

CREATE FUNCTION keep_vocabulary()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vocabulary (company_id, word)
  SELECT NEW.company_id, words.word
  FROM (SELECT substr(lexeme, strpos(lexeme, ':') + 1) AS word FROM
    unnest(tsvector_to_array(NEW.words)) AS lexeme) AS words
  WHERE NOT starts_with(words.word, '#') AND NOT EXISTS (
    SELECT FROM vocabulary AS known WHERE known.company_id = NEW.company_id
      AND known.word = words.word AND known.unused_since IS NULL
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER alert_words_written AFTER INSERT OR UPDATE OF words ON alert_texts
  FOR EACH ROW EXECUTE FUNCTION keep_vocabulary();
CREATE TRIGGER media_words_written AFTER INSERT OR UPDATE OF words ON media_texts
  FOR EACH ROW EXECUTE FUNCTION keep_vocabulary();

CREATE FUNCTION search_tokens(search text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word ORDER BY place), '{}')
  FROM search_split(lower(search))
$$;

CREATE FUNCTION vocabulary_like(company bigint, pattern text, most integer)
RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE found text[];
BEGIN
  EXECUTE 'SELECT array(SELECT DISTINCT word FROM vocabulary '
    'WHERE company_id = $1 AND word LIKE $2 LIMIT $3)' INTO found USING company, pattern, most;
  RETURN found;
END
$$;

CREATE FUNCTION search_part_queries(company bigint, search text)
RETURNS tsquery[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  tokens text[] := search_tokens(search);
  n int := cardinality(tokens);
  opens text := CASE WHEN lower(search) ~ '^[[:alnum:]]' THEN '%' ELSE '' END;
  closes text := CASE WHEN lower(search) ~ '[[:alnum:]]$' THEN '%' ELSE '' END;
  few CONSTANT int := 1000;
  firsts text[];
  lasts text[];
  between text := '';
BEGIN
  IF n = 0 OR opens = '' THEN
    RETURN '{}';
  ELSIF n = 1 THEN
    firsts := vocabulary_like(company, '%' || left(tokens[1], 50) || CASE
      WHEN length(tokens[1]) > 50 THEN '%' ELSE closes END, NULL);
    RETURN array(SELECT ('''' || company || ':' || word || '''')::tsquery FROM
      unnest(firsts) AS word WHERE length(tokens[1]) > 50 OR NOT starts_with(word, tokens[1]));
  END IF;
  SELECT coalesce(string_agg('''' || company || ':' || left(word, 100) || ''' & ', ''), '')
    INTO between FROM unnest(tokens[2:n - 1]) AS word;
  IF length(tokens[1]) > 1 THEN
    firsts := vocabulary_like(company, '%' || right(tokens[1], 50), few + 1);
    -- Of too many ones, not all are known.
    IF cardinality(firsts) <= few AND length(tokens[1]) < 100 THEN
      firsts := array_remove(firsts, tokens[1]);
    END IF;
  END IF;
  lasts := vocabulary_like(company, CASE WHEN closes = '' THEN left(tokens[n], 100)
    ELSE left(tokens[n], 50) || '%' END, few + 1);
  IF cardinality(firsts) = 0 OR cardinality(lasts) = 0 THEN
    RETURN '{}';
  ELSIF cardinality(firsts)::bigint * cardinality(lasts) <= few THEN
    RETURN array(SELECT
      (between || '''' || company || ':' || a || ''' & ''' || company || ':' || b || '''')::tsquery
      FROM unnest(firsts) AS a, unnest(lasts) AS b);
  ELSIF cardinality(firsts) <= 20 AND closes <> '' THEN
    -- The index goes through all the words of a beginning for each of these.
    RETURN array(SELECT (between || '''' || company || ':' || a || ''' & ''' ||
      company || ':' || left(tokens[n], 50) || ''':*')::tsquery FROM unnest(firsts) AS a);
  ELSIF cardinality(firsts) <= least(few, cardinality(lasts)) THEN
    RETURN array(SELECT (between || '''' || company || ':' || a || '''')::tsquery FROM
      unnest(firsts) AS a);
  ELSIF cardinality(lasts) <= few THEN
    RETURN array(SELECT (between || '''' || company || ':' || b || '''')::tsquery FROM
      unnest(lasts) AS b);
  ELSIF between <> '' THEN
    RETURN array[left(between, -3)::tsquery];
  END IF;
  RETURN array(SELECT ('''' || company || ':' || a || '''')::tsquery FROM unnest(CASE
    WHEN length(tokens[1]) > length(tokens[n])
      THEN vocabulary_like(company, '%' || right(tokens[1], 50), NULL)
    ELSE vocabulary_like(company, left(tokens[n], 50) || '%', NULL) END) AS a);
END
$$;

-- All the words of a search, the last one as a beginning unless no longer word begins so; null when
-- one of them is nowhere. In place of each may stand one of the codes that are given for it, for the
-- beginning under the word and ":*".
CREATE FUNCTION search_query(company bigint, search text, codes jsonb)
RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  tokens text[] := search_tokens(search);
  n int := cardinality(tokens);
  last text := left(tokens[n], 100);
  known boolean := n > 0;
  is_exact boolean;
BEGIN
  FOR place IN 1 .. n - 1 LOOP
    known := known AND (codes ? tokens[place] OR EXISTS (SELECT FROM vocabulary
      WHERE company_id = company AND word = left(tokens[place], 100)));
  END LOOP;
  known := known AND (codes ? (tokens[n] || ':*') OR EXISTS (SELECT FROM vocabulary
    WHERE company_id = company AND word ~>=~ last AND word ~<~ (last || chr(1114111))));
  IF NOT known THEN
    RETURN NULL;
  END IF;
  is_exact := NOT EXISTS (SELECT FROM vocabulary WHERE company_id = company
    AND word ~>~ last AND word ~<~ (last || chr(1114111)));
  RETURN (SELECT string_agg('(''' || company || ':' || left(word, 100) || '''' ||
      CASE WHEN place < n OR is_exact THEN '' ELSE ':*' END || (
        SELECT coalesce(string_agg(' | ''' || company || ':#' || code || '''', ''), '')
        FROM jsonb_array_elements_text(codes -> (word || CASE WHEN place < n THEN '' ELSE ':*' END))
          AS code
      ) || ')', ' & ' ORDER BY place)::tsquery
    FROM unnest(tokens) WITH ORDINALITY AS words(word, place));
END
$$;

CREATE FUNCTION search_sample(
  subject text, company bigint, query tsquery, part text, newest integer,
  OUT ids json, OUT matches integer, OUT seen integer
)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- Enough for a page.
  most CONSTANT int := 300;
  found bigint[];
BEGIN
  IF newest = 0 OR query IS NULL AND part IS NULL THEN
    matches := 0;
    seen := 0;
    RETURN;
  ELSIF subject = 'alerts' THEN
    SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*)
      INTO found, matches, seen
    FROM (SELECT alert_id AS id, words @@ query OR content LIKE part AS hit FROM alert_texts
      WHERE company_id = company ORDER BY alert_id DESC LIMIT newest + 1) AS texts;
  ELSE
    SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*)
      INTO found, matches, seen
    FROM (SELECT media_id AS id, words @@ query OR content LIKE part AS hit FROM media_texts
      WHERE company_id = company ORDER BY media_id DESC LIMIT newest + 1) AS texts;
  END IF;
  ids := to_json(found[:most]);
END
$$;

-- Numbers by day, source, status and severity.

CREATE FUNCTION tally_alerts()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'alerts', days.day, source_id, status, severity, count(*)
    FROM added, LATERAL (VALUES (NULL::date), ((detected_at AT TIME ZONE 'UTC')::date)) AS days(day)
    GROUP BY company_id, days.day, source_id, status, severity;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'alerts', days.day, source_id, status, severity, -count(*)
    FROM removed, LATERAL (VALUES (NULL::date), ((detected_at AT TIME ZONE 'UTC')::date)) AS days(day)
    WHERE EXISTS (SELECT FROM companies WHERE companies.id = removed.company_id)
    GROUP BY company_id, days.day, source_id, status, severity;
  ELSE
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'alerts', days.day, source_id, status, severity, sum(sign)
    FROM (
      SELECT company_id, detected_at, source_id, status, severity, 1 AS sign FROM added
      UNION ALL SELECT company_id, detected_at, source_id, status, severity, -1 FROM removed
    ) AS changes, LATERAL (VALUES (NULL::date), ((detected_at AT TIME ZONE 'UTC')::date)) AS days(day)
    WHERE EXISTS (SELECT FROM companies WHERE companies.id = changes.company_id)
    GROUP BY company_id, days.day, source_id, status, severity HAVING sum(sign) <> 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER alerts_tally_added AFTER INSERT ON alerts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_alerts();
CREATE TRIGGER alerts_tally_changed AFTER UPDATE ON alerts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT
    EXECUTE FUNCTION tally_alerts();
CREATE TRIGGER alerts_tally_removed AFTER DELETE ON alerts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_alerts();

CREATE FUNCTION tally_media()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'media', days.day, source_id, '', 0, count(*)
    FROM added, LATERAL (VALUES (NULL::date), ((created_at AT TIME ZONE 'UTC')::date)) AS days(day)
    GROUP BY company_id, days.day, source_id;
  ELSE
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'media', days.day, source_id, '', 0, -count(*)
    FROM removed, LATERAL (VALUES (NULL::date), ((created_at AT TIME ZONE 'UTC')::date)) AS days(day)
    WHERE EXISTS (SELECT FROM companies WHERE companies.id = removed.company_id)
    GROUP BY company_id, days.day, source_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER media_tally_added AFTER INSERT ON media
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_media();
CREATE TRIGGER media_tally_removed AFTER DELETE ON media
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_media();
