import type { Message } from '@vedetta/messages/message.ts';
import type { Step } from '@vedetta/detection/formats/step.ts';
import type { Place } from '@vedetta/detection/engine/places.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';
import { media } from './media.ts';
import { companies, users } from './people.ts';
import { targets } from './watch.ts';

// What was found, and what became of it.

export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    targetId: ref('target_id').references(() => targets.id, { onDelete: 'set null' }),
    sourceId: smallint('source_id').notNull(),
    detector: text('detector').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** The English of `title_message`, for searches, order and exports. */
    title: text('title').notNull(),
    titleMessage: jsonb('title_message').$type<Message>().notNull(),
    summary: text('summary').notNull(),
    /** What `summary` is the English of; null for a quotation alone. */
    summaryMessage: jsonb('summary_message').$type<Message>(),
    marks: jsonb('marks').$type<{ start: number; end: number }[]>().notNull(),
    severity: smallint('severity').notNull(),
    /** A person's severity is never overwritten by a re-scan. */
    severitySetByPerson: boolean('severity_set_by_person').notNull().default(false),
    status: text('status').notNull().default('DETECTED'),
    assigneeId: ref('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    feedbackResponse: text('feedback_response'),
    dismissReason: text('dismiss_reason'),
    version: integer('version').notNull().default(1),
    detectedAt: at('detected_at').notNull().defaultNow(),
    triagedAt: at('triaged_at'),
    resolvedAt: at('resolved_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('alerts_identity').on(t.mediaId, t.detector, t.fingerprint),
    // Of an account one alert is enough: every post of it asks whether there is one.
    index('alerts_accounts')
      .on(t.companyId, t.fingerprint)
      .where(sql`detector = 'impersonation'`),
    index('alerts_by_severity').on(
      t.companyId,
      t.status,
      t.severity.desc().nullsFirst(),
      t.detectedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('alerts_by_time').on(
      t.companyId,
      t.status,
      t.detectedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // With what numbers are narrowed by, so that one person's work is counted in the index alone;
    // likewise by time.
    index('alerts_assignee').on(
      t.companyId,
      t.assigneeId,
      t.status,
      t.severity,
      t.detectedAt,
      t.sourceId,
    ),
    index('alerts_assigned')
      .on(t.assigneeId)
      .where(sql`assignee_id is not null`),
    index('alerts_target')
      .on(t.targetId)
      .where(sql`target_id is not null`),
    index('alerts_age').on(t.companyId, t.detectedAt, t.id, t.status, t.severity, t.sourceId),
    index('alerts_over_all').on(
      t.companyId,
      t.severity.desc().nullsFirst(),
      t.detectedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // What was said of a detector's alerts, the newest first.
    index('alerts_judged')
      .on(t.companyId, t.detector, t.id.desc().nullsFirst())
      .where(sql`feedback_response is not null`),
    // One detector's, as lists are ordered.
    index('alerts_detector').on(
      t.companyId,
      t.detector,
      t.severity.desc().nullsFirst(),
      t.detectedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // With the status, so that one list is walked in the index alone.
    index('alerts_by_update').on(
      t.companyId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.status,
    ),
  ],
);

export const findings = pgTable(
  'findings',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
    detector: text('detector').notNull(),
    detectorLabel: text('detector_label').notNull(),
    detectorVersion: text('detector_version').notNull(),
    rule: text('rule').notNull(),
    path: jsonb('path').$type<Step[]>().notNull(),
    place: jsonb('place').$type<Place>().notNull(),
    excerpt: text('excerpt').notNull(),
    /** Likewise of `excerpt`. */
    excerptMessage: jsonb('excerpt_message').$type<Message>(),
    why: jsonb('why').$type<readonly Message[]>().notNull(),
    score: integer('score').notNull(),
    confidence: doublePrecision('confidence').notNull(),
    severity: smallint('severity').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('findings_media').on(t.mediaId), index('findings_alert').on(t.alertId)],
);

/** A bulk change that can still be taken back. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    undoneAt: at('undone_at'),
    /** What was changed, and is put back: `status` with what is said to it, or `assignee`. */
    kind: text('kind').$type<'status' | 'assignee'>().notNull().default('status'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bulk_changes_token').on(t.tokenHash),
    index('bulk_changes_expiry').on(t.expiresAt),
    index('bulk_changes_user').on(t.userId),
  ],
);

/** One alert of a bulk change: the version that the change made, and what stood before. */
export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    changeId: ref('change_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    alertId: ref('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    status: text('status').notNull(),
    feedbackResponse: text('feedback_response'),
    dismissReason: text('dismiss_reason'),
    triagedAt: at('triaged_at'),
    resolvedAt: at('resolved_at'),
    assigneeId: ref('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.alertId] }),
    index('bulk_change_rows_alert').on(t.alertId),
    index('bulk_change_rows_assignee')
      .on(t.assigneeId)
      .where(sql`assignee_id is not null`),
  ],
);
