import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, bytea, createdAt, id, ref } from './columns.ts';

// Companies and the people in them, those asked in and those on trial.

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    /** E-mail domain whose owners may ask to join; lower case. */
    emailDomain: text('email_domain').notNull(),
    /** Scan allowance of a free trial; null when unlimited. */
    totalScan: integer('total_scan'),
    scansUsed: integer('scans_used').notNull().default(0),
    mfaRequired: boolean('mfa_required').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('companies_email_domain').on(t.emailDomain)],
);

export const users = pgTable(
  'users',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
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
    mailContexts: text('mail_contexts')
      .array()
      .notNull()
      .default(sql`'{new_user_need_approvation,comment_mention,assigned_alert}'::text[]`),
    /** Id of the newest notification that a mail told of. */
    mailedUpTo: ref('mailed_up_to').notNull().default(0),
    /**
     * AES-256-GCM: nonce, ciphertext, tag. Set by generate-qrcode, in force once mfaEnrolledAt is
     * set.
     */
    mfaSecret: bytea('mfa_secret'),
    mfaEnrolledAt: at('mfa_enrolled_at'),
    /** Last accepted TOTP step: each step is accepted once. */
    mfaLastStep: bigint('mfa_last_step', { mode: 'number' }),
    /** null until the link that a registration mails is followed. */
    emailVerifiedAt: at('email_verified_at'),
    dateJoined: at('date_joined').notNull().defaultNow(),
    lastLogin: at('last_login'),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    index('users_company').on(t.companyId, t.dateJoined),
  ],
);

/** People asked to join by an admin. Inviting the same address again replaces the link. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    groupName: text('group_name').notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: ref('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invitations_token').on(t.tokenHash),
    uniqueIndex('invitations_address').on(t.companyId, t.email),
    index('invitations_inviter').on(t.invitedBy),
  ],
);

/** Somebody asks for a free trial; the company comes to be when the mailed link is followed. */
export const trialRequests = pgTable(
  'trial_requests',
  {
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
  },
  (t) => [
    uniqueIndex('trial_requests_address').on(t.email),
    uniqueIndex('trial_requests_token').on(t.tokenHash),
  ],
);
