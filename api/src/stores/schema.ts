import { sql } from 'drizzle-orm';
import {
  bigint, boolean, customType, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid,
} from 'drizzle-orm/pg-core';
import type { Place } from '../routes/alerts/schema.ts';
import type { SocketEvent } from '../realtime/messages.ts';
import type { z } from 'zod';

/**
 * The whole database. Every row that belongs to a company carries company_id, so that no query needs a join to stay
 * inside the tenant. Ids of notifications and events rise in commit order per company (see stores/outbox.ts): clients
 * catch up with `id > last seen`.
 */
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const createdAt = () => at('created_at').notNull().defaultNow();

export const companies = pgTable('companies', {
  id: id(),
  name: text('name').notNull(),
  /** E-mail domain whose owners may ask to join; lower case. */
  emailDomain: text('email_domain').notNull(),
  /** Scan allowance of a free trial; null when unlimited. */
  totalScan: integer('total_scan'),
  scansUsed: integer('scans_used').notNull().default(0),
  mfaRequired: boolean('mfa_required').notNull().default(true),
  createdAt: createdAt(),
}, (t) => [index('companies_email_domain').on(t.emailDomain)]);

export const users = pgTable('users', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  /** Lower case; unique over all companies. */
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number'),
  passwordHash: text('password_hash').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isApproved: boolean('is_approved').notNull().default(false),
  groupName: text('group_name').notNull(),
  tourVisible: boolean('tour_visible').notNull().default(true),
  theme: text('theme').notNull().default('system'),
  timeZone: text('time_zone'),
  /** Of the screens' texts; null follows the browser. */
  language: text('language'),
  /** Of the names of months. */
  dateLanguage: text('date_language').notNull().default('it'),
  /** Contexts of notifications that this person also wants by mail. */
  mailContexts: text('mail_contexts').array().notNull().default(sql`'{new_user_need_approvation,comment_mention,assigned_alert}'::text[]`),
  /** Id of the newest notification that a mail told of. */
  mailedUpTo: ref('mailed_up_to').notNull().default(0),
  /** AES-256-GCM: nonce, ciphertext, tag. Set by generate-qrcode, in force once mfaEnrolledAt is set. */
  mfaSecret: bytea('mfa_secret'),
  mfaEnrolledAt: at('mfa_enrolled_at'),
  /** Last accepted TOTP step: each step is accepted once (decisions, section 3). */
  mfaLastStep: bigint('mfa_last_step', { mode: 'number' }),
  dateJoined: at('date_joined').notNull().defaultNow(),
  lastLogin: at('last_login'),
}, (t) => [uniqueIndex('users_email').on(t.email), index('users_company').on(t.companyId, t.dateJoined)]);

export const passwordHistory = pgTable('password_history', {
  id: id(),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  createdAt: createdAt(),
}, (t) => [index('password_history_user').on(t.userId, t.id)]);

export const recoveryCodes = pgTable('recovery_codes', {
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  usedAt: at('used_at'),
}, (t) => [primaryKey({ columns: [t.userId, t.codeHash] })]);

/** The password was right, the second factor is outstanding: 5 minutes (decisions, section 3). */
export const preauthentications = pgTable('preauthentications', {
  tokenHash: text('token_hash').primaryKey(),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at').notNull(),
  createdAt: createdAt(),
}, (t) => [index('preauthentications_user').on(t.userId)]);

/** One signed-in device: the `sid` of its access tokens and the family of its refresh tokens. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  lastUsedAt: at('last_used_at').notNull().defaultNow(),
  revokedAt: at('revoked_at'),
  revokedReason: text('revoked_reason'),
  address: text('address'),
  userAgent: text('user_agent'),
}, (t) => [index('sessions_user').on(t.userId)]);

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  expiresAt: at('expires_at').notNull(),
  rotatedAt: at('rotated_at'),
}, (t) => [index('refresh_tokens_session').on(t.sessionId)]);

/** One-time links to a new password (requirement A6): the newest of a user counts, for one hour. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at').notNull(),
  createdAt: createdAt(),
}, (t) => [uniqueIndex('password_resets_user').on(t.userId)]);

/** People asked to join by an admin. Inviting the same address again replaces the link. */
export const invitations = pgTable('invitations', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  /** Lower case. */
  email: text('email').notNull(),
  groupName: text('group_name').notNull(),
  tokenHash: text('token_hash').notNull(),
  invitedBy: ref('invited_by').references(() => users.id, { onDelete: 'set null' }),
  expiresAt: at('expires_at').notNull(),
  createdAt: createdAt(),
}, (t) => [
  uniqueIndex('invitations_token').on(t.tokenHash),
  uniqueIndex('invitations_address').on(t.companyId, t.email),
  index('invitations_inviter').on(t.invitedBy),
]);

/** Somebody asks for a free trial; the company comes to be when the mailed link is followed. */
export const trialRequests = pgTable('trial_requests', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number'),
  company: text('company').notNull(),
  /** null until the link is mailed. */
  tokenHash: text('token_hash'),
  expiresAt: at('expires_at').notNull(),
  createdAt: createdAt(),
}, (t) => [uniqueIndex('trial_requests_address').on(t.email), uniqueIndex('trial_requests_token').on(t.tokenHash)]);

/** Letters by mail, queued in the transaction of what they tell of. */
export const mails = pgTable('mails', {
  id: id(),
  /** null: not in the name of a company. */
  companyId: ref('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  /** The user written to, when there is one: the letter goes with the account. */
  userId: ref('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** `invitation`, `password_reset`, …: what the letter is about. */
  kind: text('kind').notNull(),
  /** The same key never makes a second letter. */
  dedupeKey: text('dedupe_key').notNull(),
  recipient: text('recipient').notNull(),
  messageId: text('message_id').notNull(),
  /** The letter, encrypted, since it may hold a one-time link; null once it has left or never will. */
  sealed: bytea('sealed'),
  /** queued, sending, sent, failed, expired, uncertain (docs/decisions/040-mail-is-never-sent-twice.md) */
  state: text('state').notNull().default('queued'),
  problem: text('problem'),
  /** Not worth sending later than this. */
  expiresAt: at('expires_at'),
  createdAt: createdAt(),
  sentAt: at('sent_at'),
}, (t) => [uniqueIndex('mails_dedupe').on(t.dedupeKey), index('mails_company').on(t.companyId, t.id), index('mails_user').on(t.userId), index('mails_age').on(t.createdAt)]);

/** Wrong passwords and codes, counted across processes and restarts (requirement A4). */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: at('window_started_at').notNull(),
  lockedUntil: at('locked_until'),
});

/** Small facts of the installation: the set-up code, signing keys (encrypted). */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
});

export const auditLog = pgTable('audit_log', {
  id: id(),
  companyId: ref('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  /** No reference: the row outlives the person, whose address at the time stands beside. */
  actorId: ref('actor_id'),
  actorEmail: text('actor_email'),
  action: text('action').notNull(),
  subject: text('subject'),
  address: text('address'),
  detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
  createdAt: createdAt(),
}, (t) => [index('audit_log_company').on(t.companyId, t.id)]);

export const targets = pgTable('targets', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  sourceId: smallint('source_id').notNull(),
  type: text('type').notNull(),
  accountUsername: text('account_username'),
  searchString: text('search_string'),
  isActive: boolean('is_active').notNull().default(true),
  lastScan: at('last_scan'),
  createdAt: createdAt(),
}, (t) => [
  index('targets_company').on(t.companyId, t.id),
  // What is watched is watched once; letters' case makes no second target.
  uniqueIndex('targets_identity').on(
    t.companyId, t.sourceId, t.type, sql`lower(coalesce(account_username, ''))`, sql`lower(coalesce(search_string, ''))`,
  ),
]);

/** Processes whose people look at something. Both tables are unlogged: after a crash of the database everybody says again what they look at. */
export const presenceProcesses = pgTable('presence_processes', { id: uuid('id').primaryKey(), until: at('until').notNull() });

/** Who looks at which media item, one row per person and process however often they say so. */
export const presence = pgTable('presence', {
  processId: uuid('process_id').notNull().references(() => presenceProcesses.id, { onDelete: 'cascade' }),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  mediaId: ref('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
}, (t) => [primaryKey({ columns: [t.processId, t.mediaId, t.userId] }), index('presence_media').on(t.mediaId), index('presence_user').on(t.userId)]);

export const uploadTokens = pgTable('upload_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  filename: text('filename').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
  createdAt: createdAt(),
}, (t) => [index('upload_tokens_user').on(t.userId)]);

export const media = pgTable('media', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  sourceId: smallint('source_id').notNull(),
  targetId: ref('target_id').references(() => targets.id, { onDelete: 'set null' }),
  /** Identity at the source; for an upload the SHA-256 of the bytes. */
  vendorId: text('vendor_id').notNull(),
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
}, (t) => [
  uniqueIndex('media_identity').on(t.companyId, t.sourceId, t.vendorId),
  index('media_company').on(t.companyId, t.id.desc().nullsFirst()),
  // For the deletion of a target, for retention, and for the question whether a blob is still used.
  index('media_target').on(t.targetId).where(sql`target_id is not null`),
  index('media_age').on(t.companyId, t.createdAt, t.sourceId),
  index('media_blob').on(t.sha256).where(sql`sha256 is not null`),
  // Columns that point at a user have an index of their own: the deletion of the account looks there.
  index('media_uploader').on(t.uploadedBy).where(sql`uploaded_by is not null`),
  index('media_assignee').on(t.assigneeId).where(sql`assignee_id is not null`),
]);

/** Media items that look or read the same, in groups (docs/decisions/052-what-looks-the-same.md). */
export const mediaLikeness = pgTable('media_likeness', {
  mediaId: ref('media_id').primaryKey().references(() => media.id, { onDelete: 'cascade' }),
  companyId: ref('company_id').notNull(),
  /** Id of the item that the group began with, which may be gone; its own for an item alone. */
  groupId: ref('group_id').notNull(),
  /** PDQ, 64 hexadecimal digits; null for what is no picture, or one with too little in it. */
  pictureHash: text('picture_hash'),
  /** What similar items share one of: the text, or a part of the hash; each with its company. */
  keys: text('keys').array().notNull(),
}, (t) => [index('media_likeness_group').on(t.groupId), index('media_likeness_keys').using('gin', t.keys)]);

/** One act of uploading. The same bytes twice are two uploads of one media item (decisions, section 6). */
export const files = pgTable('files', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  mediaId: ref('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
  userId: ref('user_id').references(() => users.id, { onDelete: 'set null' }),
  filename: text('filename').notNull(),
  createdAt: createdAt(),
}, (t) => [index('files_company').on(t.companyId, t.id.desc().nullsFirst()), index('files_media').on(t.mediaId), index('files_user').on(t.userId)]);

export const scanReports = pgTable('scan_reports', {
  mediaId: ref('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
  detector: text('detector').notNull(),
  label: text('label').notNull(),
  version: text('version').notNull(),
  outcome: text('outcome').notNull(),
  findings: integer('findings').notNull(),
  detail: text('detail'),
  durationMs: doublePrecision('duration_ms').notNull(),
}, (t) => [primaryKey({ columns: [t.mediaId, t.detector] })]);

export const alerts = pgTable('alerts', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  mediaId: ref('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
  targetId: ref('target_id').references(() => targets.id, { onDelete: 'set null' }),
  sourceId: smallint('source_id').notNull(),
  detector: text('detector').notNull(),
  fingerprint: text('fingerprint').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  marks: jsonb('marks').$type<{ start: number; end: number }[]>().notNull(),
  severity: smallint('severity').notNull(),
  /** A person's severity is never overwritten by a re-scan (decisions, section 4). */
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
}, (t) => [
  uniqueIndex('alerts_identity').on(t.mediaId, t.detector, t.fingerprint),
  index('alerts_by_severity').on(t.companyId, t.status, t.severity.desc().nullsFirst(), t.detectedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  index('alerts_by_time').on(t.companyId, t.status, t.detectedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  // With what numbers are narrowed by, so that one person's work is counted in the index alone; likewise by time.
  index('alerts_assignee').on(t.companyId, t.assigneeId, t.status, t.severity, t.detectedAt, t.sourceId),
  index('alerts_assigned').on(t.assigneeId).where(sql`assignee_id is not null`),
  index('alerts_target').on(t.targetId).where(sql`target_id is not null`),
  index('alerts_age').on(t.companyId, t.detectedAt, t.id, t.status, t.severity, t.sourceId),
  index('alerts_over_all').on(t.companyId, t.severity.desc().nullsFirst(), t.detectedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  // With the status, so that one list is walked in the index alone.
  index('alerts_by_update').on(t.companyId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.status),
]);

/** A PostgreSQL full-text document. Read by the database only. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a search for alerts looks at; kept by triggers (migration search_and_tallies). Apart from the alerts, so that triage
 * does not rewrite the text indexes. `words` holds the company as a word of its own: an index scan stays inside the tenant.
 */
export const alertTexts = pgTable('alert_texts', {
  alertId: ref('alert_id').primaryKey().references(() => alerts.id, { onDelete: 'cascade' }),
  companyId: ref('company_id').notNull(),
  content: text('content').notNull(),
  words: tsvector('words').notNull(),
}, (t) => [index('alert_texts_words').using('gin', t.words), index('alert_texts_newest').on(t.companyId, t.alertId)]);

/** The same for media items. */
export const mediaTexts = pgTable('media_texts', {
  mediaId: ref('media_id').primaryKey().references(() => media.id, { onDelete: 'cascade' }),
  companyId: ref('company_id').notNull(),
  content: text('content').notNull(),
  words: tsvector('words').notNull(),
}, (t) => [index('media_texts_words').using('gin', t.words), index('media_texts_newest').on(t.companyId, t.mediaId)]);

/**
 * Every word of a company's texts, so that a part of a word is looked up among words instead of among texts
 * (docs/decisions/091-parts-of-words.md). Triggers append and nobody waits for another; a word may stand twice for a while.
 */
export const vocabulary = pgTable('vocabulary', {
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  /** As in the documents of the texts, without the company; pieces of very long words begin with `~`. */
  word: text('word').notNull(),
  /** No text had it: since this transaction, or FOREVER before one is known (stores/vocabulary.ts). Null: in use. */
  unusedSince: xid8('unused_since'),
}, (t) => [
  index('vocabulary_word').on(t.companyId, t.word.op('text_pattern_ops')),
  index('vocabulary_parts').using('gin', t.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  index('vocabulary_unused').on(t.companyId).where(sql`unused_since is not null`),
]);

/**
 * How many alerts and media items there are, as additions and subtractions that triggers append (same migration) and
 * housekeeping folds: nobody waits for a row that everybody counts in. Numbers are sums over rows.
 */
export const tallies = pgTable('tallies', {
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  subject: text('subject').$type<'alerts' | 'media'>().notNull(),
  /** Day of detection or collection, UTC; null: all days together. Each thing is counted once in either kind of row. */
  day: date('day', { mode: 'string' }),
  sourceId: smallint('source_id').notNull(),
  /** Empty for media. */
  status: text('status').notNull(),
  /** 0 for media. */
  severity: smallint('severity').notNull(),
  n: integer('n').notNull(),
}, (t) => [
  // All of it, so that numbers are summed in the index alone.
  index('tallies_company').on(t.companyId, t.subject, t.day, t.status, t.severity, t.sourceId, t.n),
]);

/** A bulk change that can still be taken back (decisions, section 4). */
export const bulkChanges = pgTable('bulk_changes', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull(),
  expiresAt: at('expires_at').notNull(),
  undoneAt: at('undone_at'),
  createdAt: createdAt(),
}, (t) => [uniqueIndex('bulk_changes_token').on(t.tokenHash), index('bulk_changes_expiry').on(t.expiresAt), index('bulk_changes_user').on(t.userId)]);

/** One alert of a bulk change: the version that the change made, and what stood before. */
export const bulkChangeRows = pgTable('bulk_change_rows', {
  changeId: ref('change_id').notNull().references(() => bulkChanges.id, { onDelete: 'cascade' }),
  alertId: ref('alert_id').notNull().references(() => alerts.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  status: text('status').notNull(),
  feedbackResponse: text('feedback_response'),
  dismissReason: text('dismiss_reason'),
  triagedAt: at('triaged_at'),
  resolvedAt: at('resolved_at'),
}, (t) => [primaryKey({ columns: [t.changeId, t.alertId] }), index('bulk_change_rows_alert').on(t.alertId)]);

/** Answers to writes that carried an Idempotency-Key, so that a repeated call answers the same and does nothing (D7). */
export const idempotencyKeys = pgTable('idempotency_keys', {
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  /** Operation and body, hashed: the same key for something else is a mistake of the caller's. */
  requestHash: text('request_hash').notNull(),
  answer: jsonb('answer'),
  createdAt: createdAt(),
}, (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age').on(t.createdAt)]);

export const findings = pgTable('findings', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  mediaId: ref('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
  alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
  detector: text('detector').notNull(),
  detectorLabel: text('detector_label').notNull(),
  detectorVersion: text('detector_version').notNull(),
  rule: text('rule').notNull(),
  path: jsonb('path').$type<string[]>().notNull(),
  place: jsonb('place').$type<z.infer<typeof Place>>().notNull(),
  excerpt: text('excerpt').notNull(),
  why: text('why').notNull(),
  score: integer('score').notNull(),
  confidence: doublePrecision('confidence').notNull(),
  severity: smallint('severity').notNull(),
  createdAt: createdAt(),
}, (t) => [index('findings_media').on(t.mediaId), index('findings_alert').on(t.alertId)]);

export const notes = pgTable('notes', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  mediaId: ref('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
  alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
  authorId: ref('author_id').references(() => users.id, { onDelete: 'set null' }),
  /** The name at the time, for when the author is gone. */
  authorName: text('author_name').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
  updatedAt: at('updated_at'),
}, (t) => [index('notes_media').on(t.mediaId, t.id), index('notes_author').on(t.authorId), index('notes_alert').on(t.alertId).where(sql`alert_id is not null`)]);

export const noteMentions = pgTable('note_mentions', {
  noteId: ref('note_id').notNull().references(() => notes.id, { onDelete: 'cascade' }),
  userId: ref('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
}, (t) => [primaryKey({ columns: [t.noteId, t.userId] }), index('note_mentions_user').on(t.userId)]);

export const activities = pgTable('activities', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  mediaId: ref('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
  alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
  noteId: ref('note_id').references(() => notes.id, { onDelete: 'set null' }),
  /** null: Vedetta itself. */
  actorId: ref('actor_id').references(() => users.id, { onDelete: 'set null' }),
  /** Written when the actor's account goes: an act of a person never becomes one of Vedetta's. */
  actorName: text('actor_name'),
  kind: text('kind').notNull(),
  oldValue: text('old_value'),
  newValue: text('new_value'),
  /** What was said to it: the reason of a dismissal, the feedback of a resolution, the subject of a letter. */
  detail: text('detail'),
  createdAt: createdAt(),
}, (t) => [
  index('activities_media').on(t.mediaId, t.id.desc().nullsFirst()),
  index('activities_actor').on(t.actorId).where(sql`actor_id is not null`),
  // For the deletion of what they point at.
  index('activities_alert').on(t.alertId).where(sql`alert_id is not null`),
  index('activities_note').on(t.noteId).where(sql`note_id is not null`),
]);

export const notifications = pgTable('notifications', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  recipientId: ref('recipient_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  context: text('context').notNull(),
  actorId: ref('actor_id').references(() => users.id, { onDelete: 'set null' }),
  actorName: text('actor_name'),
  /** `userId` of the params: the user to review. */
  aboutUserId: ref('about_user_id').references(() => users.id, { onDelete: 'set null' }),
  mediaId: ref('media_id').references(() => media.id, { onDelete: 'set null' }),
  alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
  message: text('message').notNull(),
  readAt: at('read_at'),
  createdAt: createdAt(),
}, (t) => [
  index('notifications_recipient').on(t.recipientId, t.id.desc().nullsFirst()),
  index('notifications_unread').on(t.recipientId).where(sql`read_at is null`),
  index('notifications_actor').on(t.actorId).where(sql`actor_id is not null`),
  index('notifications_about').on(t.aboutUserId).where(sql`about_user_id is not null`),
  index('notifications_media').on(t.mediaId).where(sql`media_id is not null`),
  index('notifications_alert').on(t.alertId).where(sql`alert_id is not null`),
]);

/** What `/ws/events/` sends, kept for replay. */
export const events = pgTable('events', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  body: jsonb('body').$type<EventBody>().notNull(),
  createdAt: createdAt(),
}, (t) => [index('events_company').on(t.companyId, t.id), index('events_age').on(t.createdAt)]);
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type EventBody = WithoutId<SocketEvent>;

/** Work to do, enqueued in the transaction of the row it is about (decisions, section 9). */
export const jobs = pgTable('jobs', {
  id: id(),
  queue: text('queue').notNull(),
  companyId: ref('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  /** ready, running, done, dead */
  state: text('state').notNull().default('ready'),
  attempts: smallint('attempts').notNull().default(0),
  maxAttempts: smallint('max_attempts').notNull().default(3),
  /** Times that whoever held the lease vanished (a killed server). Counted apart: it is seldom the job's fault. */
  interruptions: smallint('interruptions').notNull().default(0),
  runAt: at('run_at').notNull().defaultNow(),
  lockedUntil: at('locked_until'),
  /** Names the claim, so that a worker whose lease ran out cannot finish somebody else's. */
  leaseId: uuid('lease_id'),
  lastError: text('last_error'),
  dedupeKey: text('dedupe_key'),
  createdAt: createdAt(),
  finishedAt: at('finished_at'),
}, (t) => [
  index('jobs_ready').on(t.queue, t.runAt, t.id).where(sql`state = 'ready'`),
  index('jobs_running').on(t.lockedUntil).where(sql`state = 'running'`),
  uniqueIndex('jobs_dedupe').on(t.queue, t.dedupeKey).where(sql`state in ('ready', 'running')`),
]);

/** What the admins of a company chose; no row means the defaults of domain/company-settings.ts. */
export const companySettings = pgTable('company_settings', {
  companyId: ref('company_id').primaryKey().references(() => companies.id, { onDelete: 'cascade' }),
  minNotifySeverity: smallint('min_notify_severity').notNull(),
  /** Whole days; null keeps everything. */
  retentionDays: integer('retention_days'),
  mailEnabled: boolean('mail_enabled').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Protected names and domains, and watch terms (up to 100,000 per company). */
export const protectedTerms = pgTable('protected_terms', {
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  /** name, domain, watch_term */
  kind: text('kind').notNull(),
  /** The value in lower case: the same term in other letters is the same term. */
  folded: text('folded').notNull(),
  value: text('value').notNull(),
}, (t) => [primaryKey({ columns: [t.companyId, t.kind, t.folded] })]);

/** "Mute alerts like this": what matches is kept as a finding and raises no alert (decisions, section 4). */
export const mutedRules = pgTable('muted_rules', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  detector: text('detector').notNull(),
  /** Each null matches everything. */
  rule: text('rule'),
  fingerprint: text('fingerprint'),
  sourceId: smallint('source_id'),
  targetId: ref('target_id').references(() => targets.id, { onDelete: 'cascade' }),
  /** Title of the alert it was made from, for people. */
  title: text('title').notNull(),
  reason: text('reason'),
  expiresAt: at('expires_at'),
  hits: integer('hits').notNull().default(0),
  lastHitAt: at('last_hit_at'),
  createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
}, (t) => [index('muted_rules_company').on(t.companyId, t.detector), index('muted_rules_target').on(t.targetId).where(sql`target_id is not null`), index('muted_rules_creator').on(t.createdBy)]);

/** Lists of the threat manager that people keep by a name (docs/decisions/114-saved-views.md). */
export const savedViews = pgTable('saved_views', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  /** null: the account is gone, and what it shared stays. */
  createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  /** What stands behind the question mark of the address. */
  query: text('query').notNull(),
  /** Everybody in the company sees it. */
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: createdAt(),
}, (t) => [index('saved_views_creator').on(t.createdBy), index('saved_views_company').on(t.companyId, t.isShared)]);

/** With which saved view somebody begins. */
export const firstViews = pgTable('first_views', {
  userId: ref('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  viewId: ref('view_id').notNull().references(() => savedViews.id, { onDelete: 'cascade' }),
}, (t) => [index('first_views_view').on(t.viewId)]);

/** Keys of integrators (decisions, section 10). They act in the name of the admin who made them, and go with that admin. */
export const accessKeys = pgTable('access_keys', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  createdBy: ref('created_by').notNull().references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull(),
  /** First signs of the key, to tell keys apart by. */
  hint: text('hint').notNull(),
  scopes: text('scopes').array().notNull(),
  expiresAt: at('expires_at'),
  revokedAt: at('revoked_at'),
  lastUsedAt: at('last_used_at'),
  /** Calls in the present window of the rate limit; counted here so that all processes share one limit. */
  windowStartedAt: at('window_started_at'),
  windowCalls: integer('window_calls').notNull().default(0),
  createdAt: createdAt(),
}, (t) => [uniqueIndex('access_keys_hash').on(t.keyHash), index('access_keys_company').on(t.companyId, t.id), index('access_keys_creator').on(t.createdBy)]);

/** Links of integrators that are told what happens (docs/decisions/051-webhooks.md). */
export const webhooks = pgTable('webhooks', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  url: text('url').notNull(),
  kinds: text('kinds').array().notNull(),
  /** The signing secret, encrypted: it is needed at every delivery and shown once. */
  secret: bytea('secret').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Why the last delivery failed; null once one arrives. */
  problem: text('problem'),
  lastDeliveredAt: at('last_delivered_at'),
  createdAt: createdAt(),
}, (t) => [index('webhooks_company').on(t.companyId, t.id), index('webhooks_creator').on(t.createdBy).where(sql`created_by is not null`)]);

/** One message for one webhook, written in the transaction of what it tells of. Kept for 30 days. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  webhookId: ref('webhook_id').notNull().references(() => webhooks.id, { onDelete: 'cascade' }),
  /** The same at every try and replay: receivers know by it what they have seen. */
  messageId: uuid('message_id').notNull().defaultRandom(),
  kind: text('kind').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  /** queued, delivered, failed */
  state: text('state').notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  /** Of the last try. */
  status: integer('status'),
  problem: text('problem'),
  durationMs: integer('duration_ms'),
  attemptedAt: at('attempted_at'),
  /** When the next try is due; null when there is none. */
  nextAt: at('next_at'),
  createdAt: createdAt(),
}, (t) => [index('webhook_deliveries_webhook').on(t.webhookId, t.id), index('webhook_deliveries_company').on(t.companyId), index('webhook_deliveries_age').on(t.createdAt)]);

/** Blobs whose media item was deleted, by a trigger; whoever still finds one unused removes its bytes. */
export const orphanBlobs = pgTable('orphan_blobs', {
  sha256: text('sha256').primaryKey(),
  createdAt: createdAt(),
});
