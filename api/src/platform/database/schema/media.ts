import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { Coverage } from '@vedetta/detection/engine/detector.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { companies, users } from './people.ts';
import { targets } from './watch.ts';

// What was collected or uploaded, and its scan.

export const uploadTokens = pgTable(
  'upload_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('upload_tokens_user').on(t.userId)],
);

export const media = pgTable(
  'media',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sourceId: smallint('source_id').notNull(),
    targetId: ref('target_id').references(() => targets.id, { onDelete: 'set null' }),
    /** Identity at the source; for an upload the SHA-256 of the bytes. */
    vendorId: text('vendor_id').notNull(),
    /**
     * Of a picture or file that hangs on a post: the identity of the post. null for what stands for
     * itself.
     */
    postId: text('post_id'),
    title: text('title').notNull(),
    text: text('text'),
    url: text('url'),
    sourceName: text('source_name').notNull(),
    searchString: text('search_string'),
    accountUsername: text('account_username'),
    sha256: text('sha256'),
    size: bigint('size', { mode: 'number' }),
    mime: text('mime'),
    typeLabel: text('type_label'),
    scanStatus: text('scan_status').notNull().default('QUEUED'),
    problem: text('problem'),
    /** How much of it was examined; null before its first scan ends. */
    coverage: jsonb('coverage').$type<Coverage>(),
    highestSeverity: smallint('highest_severity'),
    headline: text('headline'),
    detectorsDone: smallint('detectors_done').notNull().default(0),
    detectorsTotal: smallint('detectors_total').notNull().default(0),
    previewWidth: integer('preview_width'),
    previewHeight: integer('preview_height'),
    seenCount: integer('seen_count').notNull().default(1),
    uploadedBy: ref('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    assigneeId: ref('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where to write to whoever published it; null when nobody knows. */
    publisherEmail: text('publisher_email'),
    scannedAt: at('scanned_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('media_identity').on(t.companyId, t.sourceId, t.vendorId),
    index('media_post')
      .on(t.companyId, t.sourceId, t.postId)
      .where(sql`post_id is not null`),
    index('media_company').on(t.companyId, t.id.desc().nullsFirst()),
    // For the deletion of a target, for retention, and for the question whether a blob is still
    // used.
    index('media_target')
      .on(t.targetId)
      .where(sql`target_id is not null`),
    index('media_age').on(t.companyId, t.createdAt, t.sourceId),
    index('media_blob')
      .on(t.sha256)
      .where(sql`sha256 is not null`),
    // Columns that point at a user have an index of their own: the deletion of the account looks
    // there.
    index('media_uploader')
      .on(t.uploadedBy)
      .where(sql`uploaded_by is not null`),
    index('media_assignee')
      .on(t.assigneeId)
      .where(sql`assignee_id is not null`),
  ],
);

/**
 * Media items that look or read the same, in groups (docs/decisions/052-what-looks-the-same.md).
 */
export const mediaLikeness = pgTable(
  'media_likeness',
  {
    mediaId: ref('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    companyId: ref('company_id').notNull(),
    /** Id of the item that the group began with, which may be gone; its own for an item alone. */
    groupId: ref('group_id').notNull(),
    /** PDQ, 64 hexadecimal digits; null for what is no picture, or one with too little in it. */
    pictureHash: text('picture_hash'),
    /** What similar items share one of: the text, or a part of the hash; each with its company. */
    keys: text('keys').array().notNull(),
  },
  (t) => [
    index('media_likeness_group').on(t.groupId),
    index('media_likeness_keys').using('gin', t.keys),
  ],
);

/** One act of uploading. The same bytes twice are two uploads of one media item. */
export const files = pgTable(
  'files',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    userId: ref('user_id').references(() => users.id, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('files_company').on(t.companyId, t.id.desc().nullsFirst()),
    index('files_media').on(t.mediaId),
    index('files_user').on(t.userId),
  ],
);

export const scanReports = pgTable(
  'scan_reports',
  {
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    detector: text('detector').notNull(),
    label: text('label').notNull(),
    version: text('version').notNull(),
    outcome: text('outcome').notNull(),
    findings: integer('findings').notNull(),
    detail: text('detail'),
    durationMs: doublePrecision('duration_ms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.detector] })],
);

/**
 * Blobs whose media item was deleted, by a trigger; whoever still finds one unused removes its
 * bytes.
 */
export const orphanBlobs = pgTable('orphan_blobs', {
  sha256: text('sha256').primaryKey(),
  createdAt: createdAt(),
});
