// Written by gateway/scripts/generate.mjs. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AlertSource, AlertChangeSource } from '../modules/alerts/mappers.ts';
import type { MediaSource, MediaSummarySource, SimilarMediaSource } from '../modules/media/mappers.ts';
import type { TargetSource, TargetChangeSource, TargetHealthChangeSource } from '../modules/targets/mappers.ts';
import type { WebhookSource, WebhookWithSecretSource } from '../modules/webhooks/mappers.ts';
import type { ScanProgressSource } from '../modules/files/mappers.ts';
import type { Context } from '../server/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** RFC 3339 date and time with offset, e.g. `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A calendar day in UTC, e.g. `2026-11-21`. */
  Date: { input: string; output: string; }
};

/** Which way a list runs. */
export type SortDirection =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** Life cycle of an alert. DETECTED is shown as 'Needs review', VALIDATED as 'In progress'. */
export type AlertStatus =
  /** Found, and nobody has judged it yet. */
  | 'DETECTED'
  /** A threat, and somebody deals with it. */
  | 'VALIDATED'
  /** Dealt with; it has a feedback response. */
  | 'RESOLVED'
  /** No threat; it has a reason. */
  | 'DISMISSED';

/** From Informative (1) to Critical (5). */
export type Severity =
  /** 1: good to know. */
  | 'INFORMATIVE'
  /** 2: little harm. */
  | 'LOW'
  /** 3: look at it today. */
  | 'MEDIUM'
  /** 4: look at it now. */
  | 'HIGH'
  /** 5: harm is being done or about to be. */
  | 'CRITICAL';

/** What a list of alerts is sorted by; ties go by time and id. */
export type AlertSort =
  /** By severity. */
  | 'SEVERITY'
  /** By the time of detection. */
  | 'DETECTED_AT'
  /** By the time of the last change. */
  | 'UPDATED_AT';

/** What a person answers about an alert; it feeds the detectors' measured precision. */
export type FeedbackResponse =
  /** It was a threat. */
  | 'CONFIRMED_THREAT'
  /** The detector erred: the content is harmless. */
  | 'FALSE_POSITIVE_BENIGN'
  /** The detector erred: satire or a report in the news. */
  | 'FALSE_POSITIVE_SATIRE_OR_NEWS'
  /** Another alert tells the same. */
  | 'DUPLICATE'
  /** True, known and accepted. */
  | 'KNOWN_AND_ACCEPTED'
  /** What there is does not tell. */
  | 'CANNOT_TELL';

/** FOUND, PARTIAL and CLEAN are results; UNREADABLE says that the file could not be read, FAILED that the scanner could not finish. */
export type ScanStatus =
  /** Waits for its turn. */
  | 'QUEUED'
  /** Detectors look at it. */
  | 'SCANNING'
  /** Something was found. */
  | 'FOUND'
  /** Nothing was found, and not every part was examined: `coverage` says which was not, and why. */
  | 'PARTIAL'
  /** Every part was examined by every detector that applies, and nothing was found. */
  | 'CLEAN'
  /** The file could not be read; it is not called clean. */
  | 'UNREADABLE'
  /** The scanner could not finish. */
  | 'FAILED';

/** What came of one detector's look at an item. */
export type ReportOutcome =
  /** It found something. */
  | 'FOUND'
  /** It looked and found nothing. */
  | 'NOTHING'
  /** It does not look at files of this kind. */
  | 'NOT_APPLICABLE'
  /** It could not read the content. */
  | 'UNREADABLE'
  /** The content exceeds what it may take up. */
  | 'LIMIT'
  /** It broke off. */
  | 'FAILED';

/** What a notification is about. */
export type NotificationContext =
  /** Somebody registered and waits for approval. */
  | 'NEW_USER_NEED_APPROVATION'
  /** Somebody mentioned you in a note. */
  | 'COMMENT_MENTION'
  /** An alert was assigned to you. */
  | 'ASSIGNED_ALERT'
  /** An alert of yours, or one that you wrote a note on, was resolved. */
  | 'RESOLVED_ALERT'
  /** Somebody changed the severity of an alert. */
  | 'CHANGED_SEVERITY';

/** How a registration stands. */
export type RegistrationStatus =
  /** Waits for an admin. */
  | 'PENDING'
  /** Approved, and may sign in. */
  | 'ACTIVE'
  /** Approved once, and may not sign in now. */
  | 'INACTIVE'
  /** Refused. */
  | 'REJECTED';

/** The groups of users. Who is in ADMINS administers; TRIAL_USERS alone is a free trial. */
export type GroupName =
  /** Everything in their company. */
  | 'ADMINS'
  /** Everything but administration. */
  | 'ANALYSTS'
  /** Reading only. */
  | 'VIEWERS'
  /** File scanner, threat manager, media and own settings. */
  | 'TRIAL_USERS';

/** How the screens are coloured; SYSTEM follows the device. */
export type Theme =
  /** As the device is set. */
  | 'SYSTEM'
  /** Light. */
  | 'LIGHT'
  /** Dark. */
  | 'DARK';

/** A language of the screens and of dates. */
export type Language =
  /** English. */
  | 'EN'
  /** Italian. */
  | 'IT';

/** What follows the password: ENROLL a second factor, or VERIFY the one that is enrolled. */
export type MfaStep =
  /** A second factor is to be set up. */
  | 'ENROLL'
  /** A code of the second factor is asked for. */
  | 'VERIFY';

/** What happened to a media item or one of its alerts. */
export type ActivityKind =
  /** An alert was raised. */
  | 'DETECTED'
  /** Somebody asked for another scan of the item. */
  | 'RESCAN_ASKED'
  /** The item was scanned again. */
  | 'RESCANNED'
  /** An alert's status changed. */
  | 'STATUS_CHANGED'
  /** An alert's severity changed. */
  | 'SEVERITY_CHANGED'
  /** An alert was given to somebody, or taken back. */
  | 'ASSIGNED'
  /** A note was written. */
  | 'NOTE_ADDED'
  /** A note was changed. */
  | 'NOTE_CHANGED'
  /** A note was deleted. */
  | 'NOTE_DELETED'
  /** An alert got a feedback response. */
  | 'FEEDBACK_GIVEN'
  /** The item was given to somebody, or taken back. */
  | 'MEDIA_ASSIGNED'
  /** The record of the item changed. */
  | 'MEDIA_CHANGED'
  /** A letter went to the publisher. */
  | 'PUBLISHER_CONTACTED'
  /** Somebody took the untrusted original out of Vedetta. */
  | 'ORIGINAL_DOWNLOADED'
  /** Passwords of the company's accounts were shown to someone. */
  | 'PASSWORDS_REVEALED'
  /** Something done outside Vedetta, written down by hand. */
  | 'RECORDED';

/** What an admin decides about an account. */
export type UserAction =
  /** Lets somebody in who registered. */
  | 'APPROVE'
  /** Refuses somebody who registered. */
  | 'REJECT'
  /** Lets somebody in again. */
  | 'ACTIVATE'
  /** Shuts somebody out and ends every session. */
  | 'DEACTIVATE';

/** What became of one alert of a bulk change. */
export type BulkOutcome =
  /** It was changed. */
  | 'CHANGED'
  /** It stood so already. */
  | 'UNCHANGED'
  /** Somebody changed it since the caller saw it; it was left alone. */
  | 'STALE'
  /** Its status does not lead to the one asked for; it was left alone. */
  | 'INVALID_TRANSITION'
  /** Feedback needs a resolved or dismissed alert; it was left alone. */
  | 'NOT_CLOSED'
  /** The undo took the change back. */
  | 'RESTORED'
  /** Somebody changed it after the bulk change; the undo left it alone. */
  | 'CHANGED_SINCE';

/** What a listed invitation may be. */
export type InvitationState =
  /** Its link works. */
  | 'PENDING'
  /** Its seven days are over. */
  | 'EXPIRED';

/** Where things come from. */
export type Source =
  /** Instagram. */
  | 'INSTAGRAM'
  /** Facebook. */
  | 'FACEBOOK'
  /** LinkedIn. */
  | 'LINKEDIN'
  /** WhatsApp. */
  | 'WHATSAPP'
  /** X, formerly Twitter. */
  | 'X'
  /** Files that people upload. */
  | 'FILE_UPLOAD'
  /** Folders and shares. */
  | 'LOCAL_NETWORK'
  /** RSS, Atom and JSON feeds. */
  | 'WEB_FEED'
  /** Mastodon. */
  | 'MASTODON'
  /** Bluesky. */
  | 'BLUESKY'
  /** Telegram. */
  | 'TELEGRAM'
  /** A source that this gateway does not know yet; its name stands in `sourceName`. */
  | 'OTHER';

/** What a target watches. */
export type TargetType =
  /** An account of a social source. */
  | 'ACCOUNT'
  /** Whatever a search finds. */
  | 'SEARCH'
  /** A folder of the local network. */
  | 'FOLDER'
  /** An RSS, Atom or JSON feed. */
  | 'FEED';

/** How the collection of a target goes. */
export type TargetHealth =
  /** It has not been collected yet. */
  | 'WAITING'
  /** It has been collected. */
  | 'HEALTHY'
  /** The last collection failed for a passing reason; the next one follows by itself. */
  | 'DELAYED'
  /** Nothing is collected until a person changes something. */
  | 'BLOCKED'
  /** A person switched it off. */
  | 'PAUSED';

/** What a list of targets is sorted by. */
export type TargetSort =
  /** By the time of the last scan. */
  | 'LAST_SCAN'
  /** By the name of the source. */
  | 'SOURCE_NAME'
  /** By type. */
  | 'TYPE'
  /** By the name of the account. */
  | 'ACCOUNT_USERNAME'
  /** By what is searched for. */
  | 'SEARCH_STRING'
  /** By whether it is watched. */
  | 'IS_ACTIVE'
  /** By the time of its creation. */
  | 'CREATED_AT';

/** What a list of users is sorted by. */
export type UserSort =
  /** By the day of joining. */
  | 'DATE_JOINED'
  /** By first name. */
  | 'FIRST_NAME'
  /** By last name. */
  | 'LAST_NAME'
  /** By e-mail address. */
  | 'EMAIL'
  /** By the time of the last log-in. */
  | 'LAST_LOGIN';

/** Which alerts a rule mutes. */
export type MuteKind =
  /** The very same thing again. */
  | 'THING'
  /** Whatever the same rule of the detector sees. */
  | 'RULE';

/** What an access key may. Scopes add up and do not contain each other. */
export type Scope =
  /** Lists and items. */
  | 'READ'
  /** Alerts and notes. */
  | 'TRIAGE'
  /** Files. */
  | 'UPLOAD'
  /** Everything but access keys and people's own records. */
  | 'ADMIN';

/** Whether an access key works. */
export type AccessKeyStatus =
  /** It works. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** Somebody stopped it. */
  | 'REVOKED'
  /** Whoever made it may not sign in. */
  | 'SUSPENDED';

/** What is between the columns of a CSV. */
export type CsvSeparator =
  /** As RFC 4180 has it. */
  | 'COMMA'
  /** For spreadsheets where decimals have a comma. */
  | 'SEMICOLON'
  /** A tab. */
  | 'TAB';

/** How exported alerts are written. */
export type ExportFormat =
  /** A table for spreadsheets. */
  | 'CSV'
  /** One JSON object per line. */
  | 'NDJSON'
  /** A STIX 2.1 bundle. */
  | 'STIX';

/** What became of a note. */
export type NoteChangeKind =
  /** It was written. */
  | 'CREATED'
  /** Its text was changed. */
  | 'EDITED'
  /** It is gone. */
  | 'DELETED';

/** What a file in the folder of the server holds. */
export type OperatorFileKind =
  /** YARA rules. */
  | 'RULES'
  /** Hashes of malware. */
  | 'HASHES';

/** What an indicator list names. */
export type IndicatorRole =
  /** What is dangerous. */
  | 'THREAT'
  /** What is ordinary: what is found of it is rated lower. */
  | 'WARNING';

/** How an indicator list is written. */
export type IndicatorFormat =
  /** Events of MISP, or a feed of them. */
  | 'MISP'
  /** A warning list of MISP. */
  | 'MISP_WARNINGLIST'
  /** A bundle of STIX 2. */
  | 'STIX'
  /** Text, one indicator a line. */
  | 'LINES';

/** What a webhook may be told. */
export type WebhookKind =
  /** An alert was raised. */
  | 'ALERT_CREATED'
  /** Status, severity or assignee of an alert changed. */
  | 'ALERT_CHANGED'
  /** A scan came to its end. */
  | 'SCAN_FINISHED'
  /** A target was made, changed, scanned or deleted. */
  | 'TARGET_CHANGED'
  /** A note was written, changed or deleted. */
  | 'NOTE_CHANGED';

/** What a message to a webhook is of. */
export type WebhookMessageKind =
  /** An alert was raised. */
  | 'ALERT_CREATED'
  /** Status, severity or assignee of an alert changed. */
  | 'ALERT_CHANGED'
  /** A scan came to its end. */
  | 'SCAN_FINISHED'
  /** A target was made, changed, scanned or deleted. */
  | 'TARGET_CHANGED'
  /** A note was written, changed or deleted. */
  | 'NOTE_CHANGED'
  /** Somebody tried the webhook. */
  | 'PING';

/** What a piece of work is. */
export type DeadJobKind =
  /** The scan of a file or item. */
  | 'SCAN'
  /** The reading of the text in an item's pictures, the last step of its scan. */
  | 'PICTURE_TEXT'
  /** The sending of a letter. */
  | 'MAIL'
  /** What a letter is written from. */
  | 'MAIL_PREPARATION'
  /** A message to a webhook. */
  | 'WEBHOOK'
  /** A scan of the history under changed lists. */
  | 'RESCAN'
  /** The reading of an indicator list from its address. */
  | 'INDICATOR_LIST'
  /** Work of a version that came later. */
  | 'OTHER';

/** What became of a message. */
export type WebhookDeliveryState =
  /** It is being tried. */
  | 'QUEUED'
  /** It was answered with 2xx. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED';

/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type Query = {
  /** Whether the first-run set-up is still to be done. Public. */
  setup: Maybe<SetupState>;
  /** The signed-in user and what they may do. */
  viewer: Maybe<Viewer>;
  /** One user: oneself, or anybody of the company for an admin. */
  user: Maybe<User>;
  /** The company's users, for admins. */
  users: Maybe<UserPage>;
  /** Active colleagues by name: for assignment and mentions. */
  colleagues: Maybe<ColleaguePage>;
  /** Alerts by status and filters. */
  alerts: Maybe<AlertPage>;
  /** How many alerts each list holds under the same filters; the filter's own status is ignored. */
  alertCounts: Maybe<AlertCounts>;
  /** One alert with its findings. */
  alert: Maybe<Alert>;
  /** The statuses in the order they are offered, with what may follow each. */
  alertStatuses: Maybe<Array<AlertStatusOption>>;
  /** The answers that may be given about an alert, with their words. */
  feedbackResponses: Maybe<Array<FeedbackOption>>;
  /** Everything collected or uploaded, newest first. */
  mediaList: Maybe<MediaPage>;
  /** One media item with its alerts, evidence and scan report. */
  media: Maybe<Media>;
  /** Who looks at a media item now; the subscription of this name says so as it changes. */
  presence: Maybe<Presence>;
  /** Which items read or look the same, and how often they were seen together; ids that are not the company's are left out. */
  mediaGroups: Maybe<Array<MediaGroup>>;
  /** A part of the text of an item: of a post, or of a file that is text. */
  mediaText: Maybe<MediaText>;
  /** A mail, or one inside it, as people read it, with what was found in it; null when the item is no mail, or there is none inside it there. */
  mediaMail: Maybe<MediaMail>;
  /** Uploads, newest first. */
  files: Maybe<FilePage>;
  /** One upload. */
  file: Maybe<UploadedFile>;
  /** One's own notifications, newest first. */
  notifications: Maybe<NotificationPage>;
  /** Every group, what it may do, and how many of the company's users are in it. For admins. */
  groups: Maybe<Array<Group>>;
  /** One's own signed-in devices, the last used first. Not for access keys. */
  sessions: Maybe<Array<Session>>;
  /** One's own second factor. Not for access keys. */
  secondFactor: Maybe<SecondFactor>;
  /** How many of one's own recovery codes are left. Not for access keys. */
  recoveryCodesLeft: Maybe<Scalars['Int']['output']>;
  /** The company's open invitations, newest first. For admins. */
  invitations: Maybe<InvitationPage>;
  /** What a mailed invitation says, for the page that accepts it. Public: the token is the proof. */
  invitationByToken: Maybe<InvitationView>;
  /** Whom a mailed link to a free trial is for; refused as LINK_NOT_VALID when it was used, replaced or is too old. Public: the token is the proof. */
  trialByToken: Maybe<TrialLink>;
  /** True for a mailed link to a new password that works; refused as LINK_NOT_VALID when it was used, replaced or is too old. Public: the token is the proof. */
  passwordResetByToken: Maybe<Scalars['Boolean']['output']>;
  /** Whatever a global id names. */
  node: Maybe<Node>;
  /** Several at once, in the order asked for, at most 100. */
  nodes: Maybe<Array<Node>>;
  /** All alerts under a filter from the oldest to the newest, each exactly once, however many are added meanwhile. At most 200 at a time. */
  alertsConnection: Maybe<AlertConnection>;
  /** All media items from the oldest to the newest, each exactly once, however many are added meanwhile. At most 200 at a time. */
  mediaConnection: Maybe<MediaConnection>;
  /** Where the alerts under a filter can be fetched as a file, past GraphQL and with the same token; it is streamed, oldest first. */
  alertsExport: Maybe<ExportLink>;
  /** The numbers of one month in UTC; of the present one unless told otherwise. */
  monthSummary: Maybe<MonthSummary>;
  /** The numbers of a range of days, both inclusive, at most three years. */
  stats: Maybe<Stats>;
  /** What the company watches, most recently scanned first unless told otherwise; what was never scanned stands before that. */
  targets: Maybe<TargetPage>;
  /** One target. */
  target: Maybe<Target>;
  /** Which kinds of targets each source offers, with prefix, example and limits. */
  targetTypes: Maybe<Array<TargetTypeOption>>;
  /** The sources that can be watched: all but file upload. */
  sources: Maybe<Array<SourceOption>>;
  /** The settings of the company. For admins. */
  settings: Maybe<Settings>;
  /** How far a rescan is and what it saw so far; kept for a week. For admins. */
  rescan: Maybe<Rescan>;
  /** What a muted rule would have kept from being raised; makes none. */
  muteTrial: Maybe<MuteTrial>;
  /** The watch terms, in alphabetical order. */
  watchTerms: Maybe<WatchTermPage>;
  /** What is muted, newest first, with how often each rule applied. */
  mutedRules: Maybe<MutedRulePage>;
  /** One's own saved views and those that the company shares, by name. Not for access keys. */
  savedViews: Maybe<Array<SavedView>>;
  /** The company's access keys, newest first. For admins, not for keys. */
  accessKeys: Maybe<AccessKeyPage>;
  /** One access key. For admins, not for keys. */
  accessKey: Maybe<AccessKey>;
  /** Sign-ins, denials and acts of administration, newest first. Nothing changes or deletes an entry. For admins. */
  auditLog: Maybe<AuditPage>;
  /** Every source that takes a credential, and how the company is connected to it. For admins. */
  sourceCredentials: Maybe<Array<SourceCredential>>;
  /** The company's webhooks, newest first. For admins. */
  webhooks: Maybe<WebhookPage>;
  /** Work that was given up after its last try, the latest first, for 90 days. For admins. */
  deadJobs: Maybe<DeadJobPage>;
  /** The company's indicator lists, newest first. For admins. */
  indicatorLists: Maybe<IndicatorListPage>;
  /** The files of rules and hashes in the folder of the server, for all companies, those that are not used first. For admins. */
  operatorFiles: Maybe<Array<OperatorFile>>;
  /** One indicator list. For admins. */
  indicatorList: Maybe<IndicatorList>;
  /** One webhook. For admins. */
  webhook: Maybe<Webhook>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryColleaguesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  mayTriage?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAlertsArgs = {
  filter?: InputMaybe<AlertFilter>;
  sort?: InputMaybe<AlertSort>;
  direction?: InputMaybe<SortDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAlertArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMediaListArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sourceIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  sources?: InputMaybe<Array<Source>>;
  targetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  timeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  timeTo?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMediaArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryPresenceArgs = {
  mediaId: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMediaGroupsArgs = {
  mediaIds: Array<Scalars['ID']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMediaTextArgs = {
  mediaId: Scalars['ID']['input'];
  offset?: InputMaybe<Scalars['Int']['input']>;
  length?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMediaMailArgs = {
  mediaId: Scalars['ID']['input'];
  inside?: InputMaybe<Scalars['String']['input']>;
  face?: InputMaybe<MailFaceKind>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  length?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryFilesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryNotificationsArgs = {
  contexts?: InputMaybe<Array<NotificationContext>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryInvitationsArgs = {
  state?: InputMaybe<InvitationState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryInvitationByTokenArgs = {
  token: Scalars['String']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryTrialByTokenArgs = {
  token: Scalars['String']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryPasswordResetByTokenArgs = {
  uid: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryNodeArgs = {
  nodeId: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryNodesArgs = {
  nodeIds: Array<Scalars['ID']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAlertsConnectionArgs = {
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMediaConnectionArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  sources?: InputMaybe<Array<Source>>;
  targetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  timeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  timeTo?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAlertsExportArgs = {
  format: ExportFormat;
  filter?: InputMaybe<AlertFilter>;
  csv?: InputMaybe<CsvLayout>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMonthSummaryArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryStatsArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
  sourceIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryTargetsArgs = {
  filter?: InputMaybe<TargetFilter>;
  sort?: InputMaybe<TargetSort>;
  direction?: InputMaybe<SortDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryTargetArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryRescanArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMuteTrialArgs = {
  input: CreateMutedRuleInput;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryWatchTermsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryMutedRulesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAccessKeysArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAccessKeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryAuditLogArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryWebhooksArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryDeadJobsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryIndicatorListsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryIndicatorListArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Each field is nullable for one reason: when it fails, it is null with its error, and the fields beside it still
 * answer. Without an error it is never null.
 */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type Mutation = {
  /** First-run set-up: the company and its first admin, guarded by the code of the server log. */
  completeSetup: Maybe<SetupDone>;
  /** Asks to join the company whose e-mail domain matches. */
  register: Maybe<RegistrationDone>;
  /** First step of sign-in. Sets a 5-minute cookie for the second. */
  login: Maybe<LoginAnswer>;
  /** Starts the enrolment of a second factor; needs the cookie of `login`. */
  generateQrCode: Maybe<Enrolment>;
  /** Completes sign-in with a one-time code or a recovery code. */
  verifyToken: Maybe<VerifyAnswer>;
  /** Rotates the refresh cookie. */
  refreshSession: Maybe<AccessAnswer>;
  /** Ends the session. */
  logout: Maybe<Scalars['Boolean']['output']>;
  /** Changes one's own record; admins also approve, activate and move between groups. */
  updateUser: Maybe<User>;
  /** A one-time token for one file; the bytes then go to `POST /api/fileupload/v1/create/` past GraphQL. */
  createUploadToken: Maybe<UploadToken>;
  /** RESOLVED asks for `feedbackResponse`, DISMISSED for `dismissReason`. */
  updateAlertStatus: Maybe<Alert>;
  /** Sets the severity by hand; a later scan leaves it so. */
  updateAlertSeverity: Maybe<Alert>;
  /** A null assignee takes the alert from whoever has it. */
  assignAlert: Maybe<Alert>;
  /** Writes a note; people mentioned as `@{{address}}` are notified. */
  createNote: Maybe<Note>;
  /** Changes a note: its author or an admin. */
  updateNote: Maybe<Note>;
  /** Deletes a note, for everybody at once, and answers its id: its author or an admin. */
  deleteNote: Maybe<Scalars['ID']['output']>;
  /** Brings back a note that was deleted within the last minute: its author or an admin. */
  restoreNote: Maybe<Note>;
  /** Marks one as read; again is no error. */
  markNotificationRead: Maybe<MarkedRead>;
  /** Marks all up to the given id as read. */
  markAllNotificationsRead: Maybe<MarkedRead>;
  /** Moves alerts to one status, each on its own, and tells what became of each. One id of another company: NOT_FOUND, and nothing changes. */
  updateAlertsStatus: Maybe<BulkResult>;
  /** Gives alerts to one colleague, or to nobody, each on its own; the colleague is told once. One id of another company: NOT_FOUND, and nothing changes. */
  assignAlerts: Maybe<BulkResult>;
  /** Takes a bulk change back, for 10 minutes, where nobody changed the alert since. */
  undoBulkUpdate: Maybe<BulkResult>;
  /** Says how a resolved or dismissed alert turned out; it measures the detectors. */
  giveFeedback: Maybe<Alert>;
  /** The same for many alerts; open ones are left alone. */
  giveFeedbackToMany: Maybe<BulkResult>;
  /** Invites somebody by mail, for seven days. Inviting again sends a new link; the old one is void. For admins. */
  inviteUser: Maybe<Invitation>;
  /** Takes an invitation back and answers its id; its link is void. For admins. */
  withdrawInvitation: Maybe<Scalars['ID']['output']>;
  /** Makes an approved account by a mailed invitation; the person signs in next. Public. */
  acceptInvitation: Maybe<AcceptedAddress>;
  /** Changes one's own password. Every session ends; this device goes on with the answered token and a new refresh cookie. */
  changePassword: Maybe<AccessAnswer>;
  /** Follows the link that a registration mails, once, within 72 hours: the address is verified. Public. */
  verifyEmail: Maybe<AcceptedAddress>;
  /** Mails a new link to a registration whose address is not verified; the answer is the same if there is none. Public. */
  requestEmailVerification: Maybe<AcceptedAddress>;
  /** Mails a link to a new password, if there is an account; the answer is the same if there is none. Public. */
  requestPasswordReset: Maybe<AcceptedAddress>;
  /** Chooses a new password by a mailed link: once, within an hour. The second factor stays. Public. */
  confirmPasswordReset: Maybe<Scalars['Boolean']['output']>;
  /** Asks for a free trial; a link to activate it comes by mail. Public. */
  registerTrial: Maybe<AcceptedAddress>;
  /** Follows the mailed link: creates the company with its scan allowance and its user, who signs in next. Public. */
  activateTrial: Maybe<AcceptedAddress>;
  /** Signs out every other device at once. */
  revokeOtherSessions: Maybe<RevokedSessions>;
  /** Offers the secret of another authenticator against a code of the present one or a recovery code; it counts once it is confirmed. */
  offerAuthenticator: Maybe<AuthenticatorOffer>;
  /** Puts the offered authenticator in the place of the present one, against a code of it. Recovery codes and sessions stay. */
  confirmAuthenticator: Maybe<SecondFactor>;
  /** Ten new recovery codes, shown once; those before are void. Asks for a code of the authenticator. */
  renewRecoveryCodes: Maybe<RecoveryCodes>;
  /** Deletes an account and answers its id; never one's own or that of the last administrator. What the person did stays, under their name. For admins. */
  deleteUser: Maybe<Scalars['ID']['output']>;
  /** Removes a colleague's second factor and answers the colleague's id; the next sign-in enrols a new one. For admins. */
  resetMfa: Maybe<Scalars['ID']['output']>;
  /** Gives a media item to a colleague, who is notified, or to nobody. */
  assignMedia: Maybe<Media>;
  /** Renames a media item, or notes where its publisher can be written to. */
  updateMedia: Maybe<Media>;
  /** Scans an item once more, by the detectors and lists of today, at no cost; one whose scan is under way is left to it. What people decided about its alerts stays. */
  rescanMedia: Maybe<Media>;
  /** Answers the passwords of the company's accounts that an item shows, in clear, and writes into its history and the audit log that they were shown. For people with the capability `passwords.reveal`, never for an access key. */
  revealPasswords: Maybe<RevealedPasswords>;
  /** Drafts a letter to the publisher, or with `send` mails it and records that. */
  contactPublisher: Maybe<PublisherLetter>;
  /** Writes down what somebody did outside Vedetta. */
  createActivity: Maybe<Activity>;
  /** Starts to watch something, several things at once: all of them or none. */
  createTargets: Maybe<Array<Target>>;
  /** Pauses or resumes a target, or mends what is watched. */
  updateTarget: Maybe<Target>;
  /** Stops watching and answers the id; what was collected and its alerts stay. */
  deleteTarget: Maybe<Scalars['ID']['output']>;
  /** Changes the settings of the company; what is left out stays. For admins. */
  updateSettings: Maybe<Settings>;
  /** Looks at the newest stored items once more: with other lists, which changes nothing, or with those in force, which raises alerts. For admins. */
  startRescan: Maybe<Rescan>;
  /** Stops a rescan; what it raised stays. For admins. */
  cancelRescan: Maybe<Rescan>;
  /** Mutes alerts like a dismissed one. */
  createMutedRule: Maybe<MutedRule>;
  /** Changes expiry or reason: whoever made the rule, or an admin. */
  updateMutedRule: Maybe<MutedRule>;
  /** Ends a rule and answers its id: whoever made it, or an admin. */
  deleteMutedRule: Maybe<Scalars['ID']['output']>;
  /** Keeps a list of the threat manager by a name. Not for access keys. */
  createSavedView: Maybe<SavedView>;
  /** Renames, shares, or begins with a view: whoever made it, or an admin for a shared one. Not for access keys. */
  updateSavedView: Maybe<SavedView>;
  /** Deletes a view and answers its id: whoever made it, or an admin for a shared one. Not for access keys. */
  deleteSavedView: Maybe<Scalars['ID']['output']>;
  /** Makes a key and shows it once. For admins, not for keys. */
  createAccessKey: Maybe<NewAccessKey>;
  /** Renames, narrows, prolongs or revokes a key. For admins, not for keys. */
  updateAccessKey: Maybe<AccessKey>;
  /** Deletes a key and answers its id: it is refused from the next call on. For admins, not for keys. */
  deleteAccessKey: Maybe<Scalars['ID']['output']>;
  /** Stores the credential of a source, encrypted, in place of the one before. For admins. */
  setSourceCredential: Maybe<SourceCredential>;
  /** Asks the vendor whether the stored credential works; `problem` says why not. For admins. */
  testSourceCredential: Maybe<SourceCredential>;
  /** Forgets the credential of a source and answers the source's number. For admins. */
  deleteSourceCredential: Maybe<Scalars['Int']['output']>;
  /**
   * Makes an indicator list; one with a link is read in the background. A file follows as bytes: `POST /api/indicator_lists/v1/{id}/file/`,
   * multipart, part `file`. For admins.
   */
  createIndicatorList: Maybe<IndicatorList>;
  /** Renames, rates, or reads more or less often. For admins. */
  updateIndicatorList: Maybe<IndicatorList>;
  /** Reads the link of a list now, in the background. For admins. */
  refreshIndicatorList: Maybe<IndicatorList>;
  /** Deletes a list and answers its id; what it raised stays. For admins. */
  deleteIndicatorList: Maybe<Scalars['ID']['output']>;
  /** Makes a webhook and shows its signing secret once. For admins. */
  createWebhook: Maybe<WebhookWithSecret>;
  /** Renames, points elsewhere, chooses kinds or switches off and on. For admins. */
  updateWebhook: Maybe<Webhook>;
  /** Deletes a webhook with its log and answers its id. For admins. */
  deleteWebhook: Maybe<Scalars['ID']['output']>;
  /** A new signing secret, shown once and in force from the next delivery on. For admins. */
  rotateWebhookSecret: Maybe<WebhookWithSecret>;
  /** Sends a message of the kind PING. For admins. */
  pingWebhook: Maybe<WebhookDelivery>;
  /** Sends a message once more, or now when its next try waits. For admins. */
  replayWebhookDelivery: Maybe<WebhookDelivery>;
  /** Begins work anew that was given up, with all its attempts, and answers the id that left the list. For admins. */
  retryDeadJob: Maybe<Scalars['ID']['output']>;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCompleteSetupArgs = {
  input: SetupInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRegisterArgs = {
  input: RegistrationInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationGenerateQrCodeArgs = {
  input: QrCodeInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationVerifyTokenArgs = {
  input: VerifyTokenInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateUploadTokenArgs = {
  input: UploadTokenInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateAlertStatusArgs = {
  input: UpdateAlertStatusInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateAlertSeverityArgs = {
  input: UpdateAlertSeverityInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationAssignAlertArgs = {
  input: AssignAlertInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteNoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRestoreNoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationMarkAllNotificationsReadArgs = {
  upTo: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateAlertsStatusArgs = {
  input: UpdateAlertsStatusInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationAssignAlertsArgs = {
  input: AssignAlertsInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUndoBulkUpdateArgs = {
  input: UndoBulkUpdateInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationGiveFeedbackArgs = {
  input: GiveFeedbackInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationGiveFeedbackToManyArgs = {
  input: GiveFeedbackToManyInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRequestEmailVerificationArgs = {
  input: RequestEmailVerificationInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRegisterTrialArgs = {
  input: RegisterTrialInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationActivateTrialArgs = {
  input: ActivateTrialInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationOfferAuthenticatorArgs = {
  input: OfferAuthenticatorInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationResetMfaArgs = {
  userId: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationAssignMediaArgs = {
  input: AssignMediaInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateMediaArgs = {
  input: UpdateMediaInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRescanMediaArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRevealPasswordsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationContactPublisherArgs = {
  input: ContactPublisherInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateActivityArgs = {
  input: CreateActivityInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateTargetsArgs = {
  input: CreateTargetsInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateTargetArgs = {
  input: UpdateTargetInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteTargetArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationStartRescanArgs = {
  input: StartRescanInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCancelRescanArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateMutedRuleArgs = {
  input: CreateMutedRuleInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateMutedRuleArgs = {
  input: UpdateMutedRuleInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteMutedRuleArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateAccessKeyArgs = {
  input: CreateAccessKeyInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateAccessKeyArgs = {
  input: UpdateAccessKeyInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteAccessKeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationSetSourceCredentialArgs = {
  input: SetSourceCredentialInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationTestSourceCredentialArgs = {
  sourceId: Scalars['Int']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteSourceCredentialArgs = {
  sourceId: Scalars['Int']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateIndicatorListArgs = {
  input: CreateIndicatorListInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateIndicatorListArgs = {
  input: UpdateIndicatorListInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRefreshIndicatorListArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteIndicatorListArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationPingWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationReplayWebhookDeliveryArgs = {
  webhookId: Scalars['ID']['input'];
  deliveryId: Scalars['ID']['input'];
};


/**
 * Acts, one after the other. Each field is nullable for one reason: when one is refused, it is null with its error, and the
 * answers of those done before it stay. Without an error it is never null.
 */
export type MutationRetryDeadJobArgs = {
  id: Scalars['ID']['input'];
};

/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type Subscription = {
  /** One's own notifications in id order, none lost and none twice. `after` first replays what was missed. */
  notificationReceived: Notification;
  /** Alerts that were raised or changed in the company, those of the filter only. `after` is the `eventId` of the last one seen. */
  alertChanged: AlertChange;
  /** Progress of scans in the company. `after` is the `eventId` of the last one seen. */
  scanProgressed: ScanProgress;
  /** Targets that were made, changed, scanned or deleted in the company. `after` is the `eventId` of the last one seen. */
  targetChanged: TargetChange;
  /** How the collection of targets goes, told whenever something happened to one. `after` is the `eventId` of the last one seen. */
  targetHealth: TargetHealthChange;
  /** Notes that were written, changed or deleted in the company, of one media item if it is named. `after` is the `eventId` of the last one seen. */
  noteChanged: NoteChange;
  /** One's own notifications that were read, in this browser or another. `after` is the `eventId` of the last one seen. */
  notificationsRead: NotificationsRead;
  /** Who looks at a media item now, at once and whenever it changes. Whoever subscribes looks at it, and is seen by the others until the subscription ends; an access key sees and is not seen. A state replaces the one before it. */
  presence: Presence;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionNotificationReceivedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionAlertChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<AlertChangeFilter>;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionScanProgressedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionTargetChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionTargetHealthArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  targetId?: InputMaybe<Scalars['ID']['input']>;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionNoteChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionNotificationsReadArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** Over a WebSocket with the sub-protocol graphql-transport-ws. None is lost and none comes twice, also across broken connections, when `after` names the last one seen. */
export type SubscriptionPresenceArgs = {
  mediaId: Scalars['ID']['input'];
};

/** Whether Vedetta has its first company. */
export type SetupState = {
  /** True until the first-run set-up is done. */
  required: Scalars['Boolean']['output'];
  /** False where no mail server is set: letters are kept as files on the server. */
  sendsMail: Scalars['Boolean']['output'];
};

/** What the first-run set-up made. */
export type SetupDone = {
  /** The first admin. */
  userId: Scalars['ID']['output'];
  /** The admin's address, for the sign-in that follows. */
  email: Scalars['String']['output'];
  /** The company. */
  company: Company;
};

/** The same answer for a new, a known and a foreign address. */
export type RegistrationDone = {
  /** The address as it was understood. */
  email: Scalars['String']['output'];
};

/** Either the next step or, where the company needs no second factor, an access token. */
export type LoginAnswer = {
  /** null when `access` is given. */
  mfa: Maybe<MfaStep>;
  /** null when a second factor is needed. */
  access: Maybe<Scalars['String']['output']>;
};

/** A second factor to be set up; it counts after the first right code. */
export type Enrolment = {
  /** For authenticator programs. */
  otpauthUrl: Scalars['String']['output'];
  /** The same as a QR code, an SVG document. */
  qrSvg: Scalars['String']['output'];
  /** The same for typing, base 32. */
  secret: Scalars['String']['output'];
};

/** The end of a sign-in. */
export type VerifyAnswer = {
  /** Access token, good for ten minutes. */
  access: Scalars['String']['output'];
  /** Ten one-time codes, shown once when the enrolment completes; empty otherwise. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A fresh access token. */
export type AccessAnswer = {
  /** Access token, good for ten minutes. */
  access: Scalars['String']['output'];
};

/** Who asks, and what they may do. */
export type Viewer = {
  /** The signed-in user; with an access key, the admin who made it. */
  user: User;
  /** Whether they are in the group ADMINS. */
  isAdmin: Scalars['Boolean']['output'];
  /** Whether TRIAL_USERS is their only group. */
  isFreeTrial: Scalars['Boolean']['output'];
  /** What the viewer may do, e.g. `alerts.triage`. */
  capabilities: Array<Scalars['String']['output']>;
  /** Whom a free trial writes to for a full account; null when the operator named nobody. */
  contactEmail: Maybe<Scalars['String']['output']>;
  /** Where the company's events stand: lists that are read after this, and subscriptions with it as `after`, leave no gap between them. */
  eventPosition: Scalars['ID']['output'];
};

/** A colleague, as everybody in the company may see them. */
export type Person = {
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** At most 100 characters. */
  firstName: Scalars['String']['output'];
  /** At most 100 characters. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** For mentions; empty when the account is gone. */
  email: Scalars['String']['output'];
};

/** The company that everything belongs to. */
export type Company = {
  /** Internal id. */
  id: Scalars['ID']['output'];
  /** As it was set up. */
  name: Scalars['String']['output'];
};

/** A number of scans that is limited. */
export type Allowance = {
  /** In all. */
  total: Scalars['Int']['output'];
  /** Not yet spent. */
  left: Scalars['Int']['output'];
};

/** An account. */
export type User = Node & {
  /** The same as in `Person`. */
  id: Scalars['ID']['output'];
  /** At most 100 characters. */
  firstName: Scalars['String']['output'];
  /** At most 100 characters. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Also the name at sign-in. */
  email: Scalars['String']['output'];
  /** null when not given. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** Whether an admin lets the account sign in. */
  isActive: Scalars['Boolean']['output'];
  /** Whether an admin approved the registration. */
  isApproved: Scalars['Boolean']['output'];
  /** What the user may do. */
  group: GroupName;
  /** Whether the product tour is still to be shown. */
  tourVisible: Scalars['Boolean']['output'];
  /** Whether a second factor is set up. */
  mfaEnrolled: Scalars['Boolean']['output'];
  /** How the screens are coloured. */
  theme: Theme;
  /** IANA name; null means the browser's. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** Of the screens; null follows the browser. */
  language: Maybe<Language>;
  /**
   * Kept for clients: names of months and days follow the language of the text around them.
   * @deprecated The screens and mails no longer use it.
   */
  dateLanguage: Language;
  /** When the person proved the address; null for a registration that has not yet. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the account was made. */
  dateJoined: Scalars['DateTime']['output'];
  /** null before the first sign-in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** The user's company. */
  company: Company;
  /** null when the company's scans are not limited. */
  scanAllowance: Maybe<Allowance>;
  /** Which notifications also come by mail. */
  mailContexts: Array<NotificationContext>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
};

/** Neighbouring page numbers; null at either end. */
export type PageLinks = {
  /** null on the last page. */
  next: Maybe<Scalars['Int']['output']>;
  /** null on the first page. */
  previous: Maybe<Scalars['Int']['output']>;
};

/** Users, page by page. */
export type UserPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<User>;
};

/** Colleagues, page by page. */
export type ColleaguePage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Person>;
};

/** Alerts, page by page. */
export type AlertPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** A search matches more than `count`. */
  countIsPartial: Scalars['Boolean']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** Number of alerts before this page; null where the server does not count them. */
  start: Maybe<Scalars['Int']['output']>;
  /** To be sent as `after` with the number of a later page; null for an empty page, and where the list is sorted by UPDATED_AT. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** The rows of this page. */
  results: Array<Alert>;
};

/** Media items, page by page. */
export type MediaPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** A search matches more than `count`. */
  countIsPartial: Scalars['Boolean']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<MediaSummary>;
};

/** Uploads, page by page. */
export type FilePage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<UploadedFile>;
};

/** Changes, page by page. */
export type ActivityPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Activity>;
};

/** Notifications, page by page. */
export type NotificationPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** How many of one's own are unread, of every context. */
  unreadCount: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Notification>;
};

/** What was watched; for an upload the search string is the file name. */
export type MediaTarget = {
  /** The source in words. */
  sourceName: Scalars['String']['output'];
  /** Stands before what was watched, as with targets: @, #, + or /; often empty. */
  prefix: Scalars['String']['output'];
  /** null when an account is watched. */
  searchString: Maybe<Scalars['String']['output']>;
  /** null when a search is watched. */
  accountUsername: Maybe<Scalars['String']['output']>;
};

/** A half-open range of UTF-16 units. */
export type Mark = {
  /** First unit. */
  start: Scalars['Int']['output'];
  /** The unit after the last. */
  end: Scalars['Int']['output'];
};

/** Something that a detector saw in a media item and that people decide about. */
export type Alert = Node & {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Every change counts it up; writes carry the one they saw. */
  version: Scalars['Int']['output'];
  /** The media item it was seen in. */
  mediaId: Scalars['ID']['output'];
  /** Title of that item. */
  mediaTitle: Scalars['String']['output'];
  /** Stable name of that title where the server made it up; null for what somebody wrote. */
  mediaTitleCode: Maybe<Scalars['String']['output']>;
  /** What stands in its gap, such as whose post it is; null when it has none. */
  mediaTitleOf: Maybe<Scalars['String']['output']>;
  /** What was watched when it came in. */
  mediaTarget: MediaTarget;
  /** Number of the source; `source` says it in words. */
  sourceId: Scalars['Int']['output'];
  /** Which detector raised it. */
  detector: Scalars['String']['output'];
  /** What it is, in a few words. */
  title: Scalars['String']['output'];
  /** Stable name of the title, for other languages than English; null when it has none. */
  titleCode: Maybe<Scalars['String']['output']>;
  /** One line that says what was seen; `marks` are the seen parts of it. */
  summary: Scalars['String']['output'];
  /** The seen parts of `summary`. */
  marks: Array<Mark>;
  /** Set by the detector's rule, or by a person. */
  severity: Severity;
  /** Whether a person set it; a scan then leaves it. */
  severitySetByPerson: Scalars['Boolean']['output'];
  /** Where it stands in its life cycle. */
  status: AlertStatus;
  /** null when nobody has it. */
  assignee: Maybe<Person>;
  /** How often the same item was seen. */
  seenCount: Scalars['Int']['output'];
  /** null until given. */
  feedbackResponse: Maybe<FeedbackResponse>;
  /** null unless dismissed with one. */
  dismissReason: Maybe<Scalars['String']['output']>;
  /** When it was raised. */
  detectedAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Loaded only when asked for. */
  findings: Array<Finding>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Where it comes from. */
  source: Source;
};

/** Who looks at a media item. */
export type Presence = {
  /** The media item. */
  mediaId: Scalars['ID']['output'];
  /** Everybody who has it open, the viewer included, by name. */
  people: Array<Onlooker>;
};

/** A colleague who has a media item open. */
export type Onlooker = {
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** At most 100 characters. */
  firstName: Scalars['String']['output'];
  /** At most 100 characters. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
};

/** How many alerts each list holds under one filter. */
export type AlertCounts = {
  /** Waiting for review. */
  detected: Scalars['Int']['output'];
  /** In progress. */
  validated: Scalars['Int']['output'];
  /** Resolved. */
  resolved: Scalars['Int']['output'];
  /** Dismissed. */
  dismissed: Scalars['Int']['output'];
  /** Media items under the same source, target, search and time. */
  media: Scalars['Int']['output'];
  /** Those to review and in progress, by severity. */
  openBySeverity: Array<SeverityCount>;
  /** Critical ones that wait for review. */
  criticalToReview: Scalars['Int']['output'];
  /** null when nothing waits. */
  oldestToReview: Maybe<Scalars['DateTime']['output']>;
  /** In progress and assigned to who asks. */
  inProgressMine: Scalars['Int']['output'];
  /** A search matches more than the numbers say: they are at least so high. */
  countIsPartial: Scalars['Boolean']['output'];
};

/** A number of alerts of one severity. */
export type SeverityCount = {
  /** The severity. */
  severity: Severity;
  /** How many. */
  count: Scalars['Int']['output'];
};

/** A status as it is offered. */
export type AlertStatusOption = {
  /** The status. */
  value: AlertStatus;
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** What may follow it. */
  transitions: Array<AlertStatus>;
};

/** An answer as it is offered. */
export type FeedbackOption = {
  /** The answer. */
  value: FeedbackResponse;
  /** As it is shown. */
  label: Scalars['String']['output'];
};

/** A range of bytes of the file. */
export type BytesPlace = {
  /** Of the first byte. */
  offset: Scalars['Float']['output'];
  /** In bytes. */
  length: Scalars['Float']['output'];
};

/** A range of UTF-16 units of the text. */
export type TextPlace = {
  /** Of the first unit. */
  offset: Scalars['Int']['output'];
  /** In units. */
  length: Scalars['Int']['output'];
};

/** A corner of a shape. */
export type Point = {
  /** Pixels from the left. */
  x: Scalars['Float']['output'];
  /** Pixels from the top. */
  y: Scalars['Float']['output'];
};

/** A shape on the upright picture, in pixels of an image of the given size. */
export type BoxPlace = {
  /** Pixels of the upright picture. */
  imageWidth: Scalars['Int']['output'];
  /** Pixels of the upright picture. */
  imageHeight: Scalars['Int']['output'];
  /** Its corners, three to eight. */
  points: Array<Point>;
  /** The lines of a text of several, where the shape around them holds more than what was seen; empty where the shape is all. */
  parts: Array<Rectangle>;
};

/** An upright rectangle, in pixels of the same image as the shape that it is a part of. */
export type Rectangle = {
  /** Pixels from the left. */
  left: Scalars['Float']['output'];
  /** Pixels from the top. */
  top: Scalars['Float']['output'];
  /** In pixels. */
  width: Scalars['Float']['output'];
  /** In pixels. */
  height: Scalars['Float']['output'];
};

/** A place on earth, WGS 84 degrees. */
export type PositionPlace = {
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** Metres; null when not recorded. */
  altitude: Maybe<Scalars['Float']['output']>;
};

/** The picture of an account as it was when the account was compared. */
export type AccountPicture = {
  /** Its handle. */
  account: Scalars['String']['output'];
  /** A data URL: WebP, at most 128 pixels a side. */
  image: Scalars['String']['output'];
};

/** The picture of an account beside that of the account it passes for. */
export type PicturesPlace = {
  /** Of the account that raised the alert. */
  seen: AccountPicture;
  /** Of the account that the company watches. */
  known: AccountPicture;
};

/** The item as a whole. */
export type WholePlace = {
  /** Always true. */
  whole: Scalars['Boolean']['output'];
};

/** Where a finding was seen. */
export type Place = BytesPlace | TextPlace | BoxPlace | PositionPlace | PicturesPlace | WholePlace;

/** What a detector saw at one place: the evidence of an alert. */
export type Finding = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** null when the finding alone raised nothing. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** Which detector. */
  detector: Scalars['String']['output'];
  /** The detector in words. */
  detectorLabel: Scalars['String']['output'];
  /** Its version at the time. */
  detectorVersion: Scalars['String']['output'];
  /** The rule that it followed. */
  rule: Scalars['String']['output'];
  /** Way from the item to the place: `photo.png`, `QR code`, `URL`. */
  path: Array<Scalars['String']['output']>;
  /** Where. */
  place: Place;
  /** The seen part as text, secrets masked, links defanged. */
  excerpt: Scalars['String']['output'];
  /** One plain sentence. */
  why: Scalars['String']['output'];
  /** The sentences of `why` by their stable names, in order; empty when one has none. */
  whyReasons: Array<Reason>;
  /** From 0 to 1000. */
  score: Scalars['Int']['output'];
  /** From 0 to 1. */
  confidence: Scalars['Float']['output'];
  /** What the rule says of its kind. */
  severity: Severity;
};

/** One detector's look at an item, whether it found something or not. */
export type ScanReportRow = {
  /** Which detector. */
  detector: Scalars['String']['output'];
  /** The detector in words. */
  detectorLabel: Scalars['String']['output'];
  /** Its version at the time. */
  detectorVersion: Scalars['String']['output'];
  /** What came of it. */
  outcome: ReportOutcome;
  /** How many. */
  findings: Scalars['Int']['output'];
  /** Why it could not read, or which limit was hit; null otherwise. */
  detail: Maybe<Scalars['String']['output']>;
  /** The sentences of `detail` by their stable names, in order; empty when one has none. */
  detailReasons: Array<Reason>;
  /** How long it took. */
  durationMs: Scalars['Float']['output'];
};

/** Who published a media item, as its source says. */
export type MediaAuthor = {
  /** Without its `@`; null where the source knows names alone. */
  handle: Maybe<Scalars['String']['output']>;
  /** null where the source gives a handle alone. */
  name: Maybe<Scalars['String']['output']>;
  /** Where the account is looked at; null where the source gives no address. Written by the source: it may lead anywhere. */
  url: Maybe<Scalars['String']['output']>;
};

/** The file that a media item is. */
export type MediaFile = {
  /** As it was named; not to be trusted. */
  filename: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Float']['output'];
  /** What the bytes are, not what the name claims; null when unknown. */
  mime: Maybe<Scalars['String']['output']>;
  /** Its kind in words, of texts also by what they say of themselves or are called: `JPEG image`, `Mail`, `CSV table`; null when unknown. */
  typeLabel: Maybe<Scalars['String']['output']>;
  /** The stable name of `typeLabel`, such as `fileKindJPEGImage`. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** Of its bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Where the untrusted bytes are, as an attachment, past GraphQL and with the same token; null for a post, which is no file. Who takes them is written down. */
  path: Maybe<Scalars['String']['output']>;
};

/** Size of the upright original that boxes refer to. The picture is at `/api/media/v1/{id}/preview/`. */
export type MediaPreview = {
  /** Pixels of the original. */
  width: Scalars['Int']['output'];
  /** Pixels of the original. */
  height: Scalars['Int']['output'];
  /** Where the picture is, past GraphQL and with the same token. */
  path: Scalars['String']['output'];
};

/** How much of an item its scan examined. */
export type ScanCoverage = {
  /** The item itself and all that was opened in it. */
  parts: Scalars['Int']['output'];
  /** Parts that a reader of their kind opened and every detector that applies looked at. */
  examined: Scalars['Int']['output'];
  /** The other parts, at most 50. */
  unexamined: Array<UnexaminedPart>;
};

/** A part of an item that was not examined, or not in whole. */
export type UnexaminedPart = {
  /** Way from the item to the part; empty for the item itself. */
  path: Array<Scalars['String']['output']>;
  /** Why it was not. */
  reason: Scalars['String']['output'];
  /** The sentences of `reason` by their stable names, in order, for other languages than English; empty when one has none. */
  reasonReasons: Array<Reason>;
};

/** A row of the media list. */
export type MediaSummary = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Stable name of the title where the server made it up; null for what somebody wrote. */
  titleCode: Maybe<Scalars['String']['output']>;
  /** What stands in its gap, such as whose post it is; null when it has none. */
  titleOf: Maybe<Scalars['String']['output']>;
  /** Number of the source; `source` says it in words. */
  sourceId: Scalars['Int']['output'];
  /** What was watched when it came in. */
  mediaTarget: MediaTarget;
  /** How far its scan is. */
  scanStatus: ScanStatus;
  /** Why it could not be read; null when it could. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** How much of it was examined; null until scanned. */
  coverage: Maybe<ScanCoverage>;
  /** null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  /** How many alerts it raised. */
  alertCount: Scalars['Int']['output'];
  /** Its alerts by status; statuses without any are left out. */
  alertStatuses: Array<StatusCount>;
  /** How often the same item came in. */
  seenCount: Scalars['Int']['output'];
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** null when there is no picture to show. */
  preview: Maybe<MediaPreview>;
  /** Global id of the item, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** Where it comes from. */
  source: Source;
};

/** What an item is one of: those that read or look the same. */
export type MediaGroup = {
  /** The item. */
  mediaId: Scalars['ID']['output'];
  /** The same for all items of the group. */
  groupId: Scalars['ID']['output'];
  /** Items in it, this one included. */
  count: Scalars['Int']['output'];
  /** How often any of them was seen. */
  seenCount: Scalars['Int']['output'];
};

/** A part of the text of an item, as plain text. Offsets and lengths are UTF-16 units, as in places of findings. */
export type MediaText = {
  /** null when the item has no text. */
  text: Maybe<Scalars['String']['output']>;
  /** Where the part begins; one less than asked for where a surrogate pair would be cut. */
  offset: Scalars['Int']['output'];
  /** Of the whole text. */
  length: Scalars['Int']['output'];
  /** Where the next part begins; null after the last one. */
  nextOffset: Maybe<Scalars['Int']['output']>;
};

/** Passwords of the company's accounts in clear, read from the original. Nothing keeps them. */
export type RevealedPasswords = {
  /** Of the item that shows them. */
  mediaId: Scalars['ID']['output'];
  /** Of all accounts in the original. */
  count: Scalars['Int']['output'];
  /** The first 1,000. */
  accounts: Array<RevealedAccount>;
};

/** An account of the company with its password in clear. */
export type RevealedAccount = {
  /** Its address, in lower case. */
  address: Scalars['String']['output'];
  /** As it is in the original: the password, or what it was hashed to. */
  password: Scalars['String']['output'];
  /** Whether it is what a password was hashed to. */
  isHashed: Scalars['Boolean']['output'];
  /** Way from the item to the part that has it; empty for the item itself. */
  path: Array<Scalars['String']['output']>;
};

/** A mail or a mailbox as people read it. All of it is its sender's and not to be trusted. */
export type MediaMail = {
  /** null when it was not read; `problem` says why. */
  kind: Maybe<MailKind>;
  /** Why there is its source alone; null when it is shown. */
  problem: Maybe<MailProblem>;
  /** Way from the item to this mail, as in `path` of findings without the item itself. */
  steps: Array<Scalars['String']['output']>;
  /** Lines of its head, as its sender wrote them; those it does not have are left out. */
  fields: Array<MailField>;
  /** What its date says; null when that cannot be read. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Ways to read what it says, that first which mail programs show. */
  faces: Array<MailFace>;
  /** The part that was asked for; null where it says nothing. */
  part: Maybe<MailPart>;
  /** Files that it carries, or mails of a mailbox; the first 200. */
  files: Array<MailFile>;
  /** How many files there are. */
  fileCount: Scalars['Int']['output'];
};

/** Whether one mail or several. */
export type MailKind =
  /** One mail. */
  | 'MAIL'
  /** A file of mails. */
  | 'MAILBOX';

/** Why a mail is shown as its source alone. */
export type MailProblem =
  /** It has more than 64 MiB. */
  | 'TOO_LARGE'
  /** Its parts lie too deep in each other, or its headers are too long. */
  | 'TOO_DEEP'
  /** It takes more time or memory than is spent on one. */
  | 'TOO_SLOW';

/** A line of the head of a mail. */
export type MailFieldName =
  /** What it is about. */
  | 'SUBJECT'
  /** Who wrote it, as it says. */
  | 'FROM'
  /** Whom answers go to. */
  | 'REPLY_TO'
  /** To whom it goes. */
  | 'TO'
  /** Who gets a copy. */
  | 'CC'
  /** When it was sent, as it says. */
  | 'DATE';

/** A way to read what a mail says. */
export type MailFaceKind =
  /** What a mail program shows of its HTML, as text. */
  | 'PAGE'
  /** The plain text beside the HTML, or alone. */
  | 'TEXT'
  /** Where links of the HTML lead, and what else it holds that is not shown. */
  | 'REST';

/** Where a finding stands in a text that is shown, in UTF-16 units. Its `place` counts in another text: that of the file, or of the decoded body. */
export type MailMark = {
  /** The finding. */
  findingId: Scalars['ID']['output'];
  /** Where it begins. */
  offset: Scalars['Int']['output'];
  /** How long it is. */
  length: Scalars['Int']['output'];
};

/** A line of the head of a mail, as its sender wrote it. */
export type MailField = {
  /** Which line. */
  name: MailFieldName;
  /** What stands there, decoded. */
  text: Scalars['String']['output'];
  /** Addresses that are left out. */
  more: Scalars['Int']['output'];
  /** What was found there. */
  marks: Array<MailMark>;
};

/** A way to read what a mail says, and what was found there. */
export type MailFace = {
  /** Which way. */
  kind: MailFaceKind;
  /** UTF-16 units of it. */
  length: Scalars['Int']['output'];
  /** There is more in the source: a face has at most 500,000 units. */
  isCut: Scalars['Boolean']['output'];
  /** What was found there. */
  marks: Array<MailMark>;
};

/** A part of a face of a mail. */
export type MailPart = {
  /** Of which face. */
  face: MailFaceKind;
  /** The part. */
  text: Scalars['String']['output'];
  /** Where it begins; one less than asked for where a surrogate pair would be cut. */
  offset: Scalars['Int']['output'];
  /** Where the next part begins; null after the last one. */
  nextOffset: Maybe<Scalars['Int']['output']>;
};

/** A file that a mail carries, or a mail of a mailbox. */
export type MailFile = {
  /** As its sender called it; not to be trusted. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Float']['output'];
  /** Its kind in words; null when unknown. */
  typeLabel: Maybe<Scalars['String']['output']>;
  /** The stable name of `typeLabel`, such as `fileKindJPEGImage`. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** What to ask `mediaMail` for to see it; null for what is no mail. */
  inside: Maybe<Scalars['String']['output']>;
  /** What a mail in a mailbox is about; null for others, and without one. */
  subject: Maybe<Scalars['String']['output']>;
  /** Who wrote a mail in a mailbox, as it says; null for others, and where it does not say. */
  from: Maybe<Scalars['String']['output']>;
  /** When a mail in a mailbox was sent, as it says; null for others, and where that cannot be read. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** What was found in it. */
  findingIds: Array<Scalars['ID']['output']>;
};

/** What the company said of the alerts of a rule, of the newest 1,000 judged alerts of its detector. */
export type RulePrecision = {
  /** The detector. */
  detector: Scalars['String']['output'];
  /** The rule. */
  rule: Scalars['String']['output'];
  /** Confirmed, or known and accepted. */
  right: Scalars['Int']['output'];
  /** False positives. */
  wrong: Scalars['Int']['output'];
};

/** Something that was collected or uploaded. */
export type Media = Node & {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Stable name of the title where the server made it up; null for what somebody wrote. */
  titleCode: Maybe<Scalars['String']['output']>;
  /** What stands in its gap, such as whose post it is; null when it has none. */
  titleOf: Maybe<Scalars['String']['output']>;
  /** Number of the source; `source` says it in words. */
  sourceId: Scalars['Int']['output'];
  /** What was watched when it came in. */
  mediaTarget: MediaTarget;
  /** Targets that found it after `mediaTarget`; lists filtered by any of them hold it. */
  alsoFoundBy: Array<MediaTarget>;
  /** How far its scan is. */
  scanStatus: ScanStatus;
  /** Why it could not be read; null when it could. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** How much of it was examined; null until scanned. */
  coverage: Maybe<ScanCoverage>;
  /** null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  /** How often the same item came in. */
  seenCount: Scalars['Int']['output'];
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** null when the item has no text. */
  text: Maybe<Scalars['String']['output']>;
  /** Address at the source; null for uploads. */
  url: Maybe<Scalars['String']['output']>;
  /** null when the item is not a file. */
  file: Maybe<MediaFile>;
  /** It shows passwords of the company's accounts: they and its original are for people with the capability `passwords.reveal`. */
  showsPasswords: Scalars['Boolean']['output'];
  /** null when there is no picture to show. */
  preview: Maybe<MediaPreview>;
  /** null for uploads, and where the source names nobody. */
  author: Maybe<MediaAuthor>;
  /** When it was published, as the source says; null for uploads, and where it does not say. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its id at the source; null for uploads. */
  idAtSource: Maybe<Scalars['String']['output']>;
  /** Whether there is somebody to write to about it: not for files of one's own. */
  hasPublisher: Scalars['Boolean']['output'];
  /** null when collected, or when the person is gone. */
  uploadedBy: Maybe<Person>;
  /** Its alerts, most severe first. */
  alerts: Array<Alert>;
  /** Everything that was seen in it. */
  findings: Array<Finding>;
  /** One row per detector that looked at it. */
  scanReport: Array<ScanReportRow>;
  /** Its notes, newest first; null with its error when they cannot be read. */
  notes: Maybe<NotePage>;
  /** Changes and notes together, newest first; null with its error when they cannot be read. */
  activity: Maybe<ActivityPage>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Where it comes from. */
  source: Source;
  /** null when nobody has it. */
  assignee: Maybe<Person>;
  /** Where its publisher can be written to; null when not noted. */
  publisherEmail: Maybe<Scalars['String']['output']>;
  /** Its changes and those of its alerts without the notes, newest first; null with its error when they cannot be read. */
  changes: Maybe<ActivityPage>;
  /** Items that read the same after normalisation or look the same. */
  similar: SimilarMedia;
  /** What the company said of the rules by which something was seen in it; rules of which nothing was said are left out. */
  rulePrecision: Array<RulePrecision>;
};


/** Something that was collected or uploaded. */
export type MediaNotesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Something that was collected or uploaded. */
export type MediaActivityArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Something that was collected or uploaded. */
export type MediaChangesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Notes, page by page. */
export type NotePage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Note>;
};

/** An upload and how far its scan is. */
export type UploadedFile = Node & {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** As it was named; not to be trusted. */
  filename: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Float']['output'];
  /** What the bytes are; null until read. */
  mime: Maybe<Scalars['String']['output']>;
  /** Its kind in words, of texts also by what they say of themselves or are called: `JPEG image`, `Mail`, `CSV table`; null until read. */
  typeLabel: Maybe<Scalars['String']['output']>;
  /** The stable name of `typeLabel`, such as `fileKindJPEGImage`. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** Of its bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** How far its scan is. */
  status: ScanStatus;
  /** Why the file could not be read or the scan failed; null otherwise. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** How much of it was examined; null until scanned. */
  coverage: Maybe<ScanCoverage>;
  /** Title of the most severe alert; null when nothing was found. */
  headline: Maybe<Scalars['String']['output']>;
  /** Stable name of the headline, for other languages than English; null when it has none. */
  headlineCode: Maybe<Scalars['String']['output']>;
  /** null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  /** How many detectors have looked at it. */
  detectorsDone: Scalars['Int']['output'];
  /** How many will. */
  detectorsTotal: Scalars['Int']['output'];
  /** null only while the upload is being stored. */
  mediaId: Maybe<Scalars['ID']['output']>;
  /** Where the untrusted bytes are, as an attachment, past GraphQL and with the same token; null while they are being stored. Who takes them is written down. */
  path: Maybe<Scalars['String']['output']>;
  /** It shows passwords of the company's accounts: they and its original are for people with the capability `passwords.reveal`. */
  showsPasswords: Scalars['Boolean']['output'];
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** null until scanned. */
  scannedAt: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
};

/** The right to upload one file. */
export type UploadToken = {
  /** For the header `X-Upload-Token`; good once. */
  token: Scalars['String']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Mentions stand in the text as `@{{address}}`. */
export type Note = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The media item it is about. */
  mediaId: Scalars['ID']['output'];
  /** null when the note is about the media item as a whole. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** Who wrote it. */
  author: Person;
  /** As it was written. */
  text: Scalars['String']['output'];
  /** Who is mentioned. */
  taggedUsers: Array<Person>;
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** null when never changed. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** One change of a media item or one of its alerts, or a note. */
export type Activity = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The media item. */
  mediaId: Scalars['ID']['output'];
  /** null when it is about the media item. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** null when it is about the media item. */
  alertTitle: Maybe<Scalars['String']['output']>;
  /** The stable name of that title, by which it is said in other languages; null where it has none. */
  alertTitleCode: Maybe<Scalars['String']['output']>;
  /** null: Vedetta itself. */
  actor: Maybe<Person>;
  /** What happened. */
  kind: ActivityKind;
  /** null when there was none. */
  oldValue: Maybe<Scalars['String']['output']>;
  /** null when there is none. */
  newValue: Maybe<Scalars['String']['output']>;
  /** What was said to it: reason of a dismissal, feedback of a resolution, a comment, the subject of a letter; null when nothing was. */
  detail: Maybe<Scalars['String']['output']>;
  /** It takes an earlier change back, which is no step of the life cycle. */
  isUndo: Scalars['Boolean']['output'];
  /** The note, for NOTE_ADDED while it is there; null otherwise. */
  note: Maybe<Note>;
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
};

/** What a notification is about, by id. */
export type NotificationParams = {
  /** The user to review; null in other contexts. */
  userId: Maybe<Scalars['ID']['output']>;
  /** null when no media is concerned. */
  mediaId: Maybe<Scalars['ID']['output']>;
  /** null when no alert is concerned. */
  alertId: Maybe<Scalars['ID']['output']>;
};

/** One's own notification. */
export type Notification = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  context: NotificationContext;
  /** What it is about, by id. */
  params: NotificationParams;
  /** Who caused it; null when nobody can be named. */
  fullname: Maybe<Scalars['String']['output']>;
  /** What happened, in English; mentions stand in it as `@{{address}}`. */
  message: Scalars['String']['output'];
  /** What `message` says, by its stable name, for other languages than English; empty when it has none. */
  messageReasons: Array<Reason>;
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it was marked as read. */
  isRead: Scalars['Boolean']['output'];
  /** What became of the registration that it asks to review; null in other contexts. */
  registration: Maybe<RegistrationStatus>;
};

/** What marking left. */
export type MarkedRead = {
  /** How many are unread now. */
  unreadCount: Scalars['Int']['output'];
};

/** That an alert was raised or changed. */
export type AlertChange = {
  /** For `after`. */
  eventId: Scalars['ID']['output'];
  /** The alert. */
  alertId: Scalars['ID']['output'];
  /** Its media item. */
  mediaId: Scalars['ID']['output'];
  /** Its version after the change. */
  version: Scalars['Int']['output'];
  /** Its status after the change. */
  status: AlertStatus;
  /** null when the alert is new. */
  previousStatus: Maybe<AlertStatus>;
  /** Its severity after the change. */
  severity: Severity;
  /** Whether it is new. */
  created: Scalars['Boolean']['output'];
  /** null: Vedetta itself. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** The alert as it is now, read when asked for; null when it is gone. */
  alert: Maybe<Alert>;
};

/** How far a scan is. */
export type ScanProgress = {
  /** For `after`. */
  eventId: Scalars['ID']['output'];
  /** The upload. */
  fileId: Scalars['ID']['output'];
  /** null only while the upload is being stored. */
  mediaId: Maybe<Scalars['ID']['output']>;
  /** How far its scan is. */
  status: ScanStatus;
  /** How many detectors have looked at it. */
  detectorsDone: Scalars['Int']['output'];
  /** How many will. */
  detectorsTotal: Scalars['Int']['output'];
  /** null when nothing was found so far. */
  highestSeverity: Maybe<Severity>;
  /** The upload as it is now, read when asked for; null when it is gone. */
  file: Maybe<UploadedFile>;
};

/** The address that an act of sign-up or recovery was about; the same answer whether or not it has an account. */
export type AcceptedAddress = {
  /** The address as it was understood. */
  email: Scalars['String']['output'];
};

/** What a bulk change did. */
export type BulkResult = {
  /** How many alerts were changed. */
  changed: Scalars['Int']['output'];
  /** One row per alert. */
  results: Array<BulkRow>;
  /** Takes the change back for 10 minutes; null when nothing changed. */
  undoToken: Maybe<Scalars['String']['output']>;
  /** When the token ends; null when there is none. */
  undoExpiresAt: Maybe<Scalars['DateTime']['output']>;
};

/** What became of one alert, and how it stands now. */
export type BulkRow = {
  /** Id of the alert. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  outcome: BulkOutcome;
  /** Its version now. */
  version: Scalars['Int']['output'];
  /** Its status now. */
  status: AlertStatus;
};

/** A group of users and what its members may do. */
export type Group = {
  /** The group. */
  name: GroupName;
  /** What it is for, in a sentence. */
  description: Scalars['String']['output'];
  /** What its members may do, e.g. `alerts.triage`. */
  capabilities: Array<Scalars['String']['output']>;
  /** How many of the company's users are in it. */
  userCount: Scalars['Int']['output'];
};

/** One signed-in device of one's own. */
export type Session = {
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last seen. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Network address; null when not recorded. */
  address: Maybe<Scalars['String']['output']>;
  /** What the browser calls itself; null when it does not. */
  userAgent: Maybe<Scalars['String']['output']>;
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
};

/** What signing out the other devices did. */
export type RevokedSessions = {
  /** How many sessions ended. */
  revoked: Scalars['Int']['output'];
};

/** One's own second factor. */
export type SecondFactor = {
  /** Since when its authenticator counts; null: the next sign-in sets one up. */
  enrolledAt: Maybe<Scalars['DateTime']['output']>;
};

/** What another authenticator takes, in this one answer only. */
export type AuthenticatorOffer = {
  /** What the QR code says. */
  otpauthUrl: Scalars['String']['output'];
  /** The QR code as SVG. */
  qrSvg: Scalars['String']['output'];
  /** The secret, for typing. */
  secret: Scalars['String']['output'];
  /** For the confirmation, within ten minutes. */
  offer: Scalars['String']['output'];
};

/** Fresh recovery codes, in this one answer only. */
export type RecoveryCodes = {
  /** Ten one-time codes. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** An open invitation. Accepted and withdrawn ones are no longer there; the audit log tells of them. */
export type Invitation = {
  /** For `withdrawInvitation`. */
  id: Scalars['ID']['output'];
  /** Who is invited. */
  email: Scalars['String']['output'];
  /** The group that the account will be in. */
  group: GroupName;
  /** Whether its link still works. */
  state: InvitationState;
  /** null when that account is gone. */
  invitedBy: Maybe<Person>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When its link ends. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Open invitations, page by page. */
export type InvitationPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Invitation>;
};

/** What the invited person is shown before accepting. */
export type InvitationView = {
  /** The address that was invited; the account will have it. */
  email: Scalars['String']['output'];
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** The group that the account will be in. */
  group: GroupName;
  /** Full name of who invites; null when that account is gone. */
  invitedBy: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Something that has a global id. */
export type Node = {
  /** Opaque and unique over all types; `node` finds it again. The `id` beside it is unique within its type only. */
  nodeId: Scalars['ID']['output'];
};

/** One step of a walk: where a list goes on. */
export type PageInfo = {
  /** Whether there is more after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the walk began before this step. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null when there is none. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** Cursor of the last row, for `after`; when there is none, the one that was given, null at the start of an empty list. */
  endCursor: Maybe<Scalars['String']['output']>;
};

/** A step of a walk over alerts. */
export type AlertConnection = {
  /** The rows with their cursors. */
  edges: Array<AlertEdge>;
  /** The rows alone. */
  nodes: Array<Alert>;
  /** Where the walk goes on. */
  pageInfo: PageInfo;
};

/** An alert in a walk. */
export type AlertEdge = {
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The alert. */
  node: Alert;
};

/** A step of a walk over media items. */
export type MediaConnection = {
  /** The rows with their cursors. */
  edges: Array<MediaEdge>;
  /** The rows alone. */
  nodes: Array<MediaSummary>;
  /** Where the walk goes on. */
  pageInfo: PageInfo;
};

/** A media item in a walk. */
export type MediaEdge = {
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The media item. */
  node: MediaSummary;
};

/** Something to be fetched past GraphQL. */
export type ExportLink = {
  /** Path on this host; to be fetched with GET and the same `Authorization`. */
  path: Scalars['String']['output'];
  /** Media type of the answer. */
  mime: Scalars['String']['output'];
};

/** The numbers of one month. */
export type MonthSummary = {
  /** The year. */
  year: Scalars['Int']['output'];
  /** From 1 to 12. */
  month: Scalars['Int']['output'];
  /** Alerts raised. */
  totalAlerts: Scalars['Int']['output'];
  /** The same by severity. */
  severityCounts: Array<SeverityCount>;
  /** In progress or resolved. */
  validatedAlerts: Scalars['Int']['output'];
  /** Media items that came in. */
  totalMedia: Scalars['Int']['output'];
};

/** The numbers of a range of days. */
export type Stats = {
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
  /** Alerts raised. */
  totalAlerts: Scalars['Int']['output'];
  /** Media items that came in. */
  totalMedia: Scalars['Int']['output'];
  /** By day and severity; days and severities without alerts are left out. */
  days: Array<DayCount>;
  /** By source. */
  sources: Array<SourceCount>;
  /** By status as it is now. */
  statuses: Array<StatusCount>;
  /** The 50 targets with the most alerts. */
  targets: Array<TargetCount>;
  /** By detector, with its measured precision. */
  detectors: Array<DetectorCount>;
  /** By weekday and hour in the given time zone; empty hours are left out. */
  heatMap: Array<HourCount>;
  /** From detection to the first decision. */
  timeToTriage: TimeSpread;
  /** From detection to resolution. */
  timeToResolve: TimeSpread;
};

/** Alerts of one day and severity. */
export type DayCount = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** The severity. */
  severity: Severity;
  /** How many. */
  count: Scalars['Int']['output'];
};

/** What came from one source. */
export type SourceCount = {
  /** Number of the source. */
  sourceId: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** The source as it is shown. */
  sourceName: Scalars['String']['output'];
  /** Alerts raised. */
  alerts: Scalars['Int']['output'];
  /** Media items that came in. */
  media: Scalars['Int']['output'];
};

/** Alerts of one status. */
export type StatusCount = {
  /** The status. */
  status: AlertStatus;
  /** How many. */
  count: Scalars['Int']['output'];
};

/** Alerts from one target. */
export type TargetCount = {
  /** null: no target, such as an upload. */
  targetId: Maybe<Scalars['ID']['output']>;
  /** What is watched, in words. */
  name: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
};

/** What people said of one detector's alerts. */
export type DetectorCount = {
  /** The detector. */
  detector: Scalars['String']['output'];
  /** The detector in words. */
  label: Scalars['String']['output'];
  /** Alerts raised. */
  count: Scalars['Int']['output'];
  /** Confirmed, or known and accepted. */
  right: Scalars['Int']['output'];
  /** False positives. */
  wrong: Scalars['Int']['output'];
  /** right / (right + wrong); null without feedback. */
  precision: Maybe<Scalars['Float']['output']>;
};

/** Alerts of one hour of the week. */
export type HourCount = {
  /** 1 is Monday. */
  weekday: Scalars['Int']['output'];
  /** From 0 to 23. */
  hour: Scalars['Int']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
};

/** How long people took. */
export type TimeSpread = {
  /** Seconds; null when nothing was measured. */
  median: Maybe<Scalars['Float']['output']>;
  /** Seconds; null when nothing was measured. */
  p95: Maybe<Scalars['Float']['output']>;
  /** How many were measured. */
  count: Scalars['Int']['output'];
};

/** Something that the company watches. */
export type Target = Node & {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Number of the source; `source` says it in words. */
  sourceId: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** The source as it is shown. */
  sourceName: Scalars['String']['output'];
  /** What kind of thing is watched. */
  type: TargetType;
  /** Stands before what is watched: `@`, `#`, `+`, `/`, `https://`. */
  prefix: Scalars['String']['output'];
  /** An account, a folder, the address of a feed; null for a search. */
  accountUsername: Maybe<Scalars['String']['output']>;
  /** The search; beside an account, a folder or a feed the words that pick from what was collected there, null when all of it counts. */
  searchString: Maybe<Scalars['String']['output']>;
  /** False while paused. */
  isActive: Scalars['Boolean']['output'];
  /** null before the first scan. */
  lastScan: Maybe<Scalars['DateTime']['output']>;
  /** When the last collection began, if it ended badly; null as `problem` is. */
  lastFailedAt: Maybe<Scalars['DateTime']['output']>;
  /** How its collection goes. */
  health: TargetHealth;
  /** What went wrong last, in plain words; null since the last collection that ended well. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** What kind of thing went wrong; null as `problem` is. */
  problemKind: Maybe<TargetProblemKind>;
  /** What the source left out, as of the last collection that ended well; null when nothing was. */
  note: Maybe<Scalars['String']['output']>;
  /** The sentences of `note` by their stable names, in order, for other languages than English; empty when one has none. */
  noteReasons: Array<Reason>;
  /** When it is collected next; null while it is paused or blocked. */
  nextRunAt: Maybe<Scalars['DateTime']['output']>;
  /** Media items that were new, ever. */
  itemsFound: Scalars['Int']['output'];
  /** Media items of the last 7 days. */
  mediaWeek: Scalars['Int']['output'];
  /** Its alerts that nobody has closed. */
  openAlerts: Scalars['Int']['output'];
  /** Its last collections, newest first; null when they could not be read (the error says why). */
  runs: Maybe<TargetRunPage>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};


/** Something that the company watches. */
export type TargetRunsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A sentence of the server by its stable name. */
export type Reason = {
  /** Names the sentence; branch on this. */
  code: Scalars['String']['output'];
  /** What stands in its gaps. */
  params: Array<ReasonParam>;
};

/** What stands in one gap of a sentence. */
export type ReasonParam = {
  /** Of the gap. */
  name: Scalars['String']['output'];
  /** As the English sentence writes it. */
  value: Scalars['String']['output'];
};

/** How a collection ended. */
export type TargetRunOutcome =
  /** To its end. */
  | 'FINISHED'
  /** The credential is missing or no longer accepted. */
  | 'RECONNECT'
  /** The source asks for patience. */
  | 'LIMITED'
  /** What is watched is not there any more. */
  | 'GONE'
  /** The source does not allow it. */
  | 'REFUSED'
  /** A failure that passes. */
  | 'TEMPORARY';

/** How a collection that did not end well ended. */
export type TargetProblemKind =
  /** The credential is missing or no longer accepted. */
  | 'RECONNECT'
  /** The source asks for patience. */
  | 'LIMITED'
  /** What is watched is not there any more. */
  | 'GONE'
  /** The source does not allow it. */
  | 'REFUSED'
  /** A failure that passes. */
  | 'TEMPORARY';

/** One collection of a target. */
export type TargetRun = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Milliseconds that it took. */
  durationMs: Scalars['Int']['output'];
  /** How it ended. */
  outcome: TargetRunOutcome;
  /** What is to be said of it, in plain words; null when there is nothing. */
  message: Maybe<Scalars['String']['output']>;
  /** The sentences of `message` by their stable names, in order, for other languages than English; empty when one has none. */
  messageReasons: Array<Reason>;
  /** Items that the source showed. */
  itemsSeen: Scalars['Int']['output'];
  /** Media items that were new. */
  itemsNew: Scalars['Int']['output'];
};

/** Collections of a target, page by page. */
export type TargetRunPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<TargetRun>;
};

/** One field of the form of a credential. */
export type SourceCredentialField = {
  /** Name of the value. */
  name: Scalars['String']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** What to enter and where to find it. */
  hint: Scalars['String']['output'];
  /** Whether it is shown as dots. */
  isSecret: Scalars['Boolean']['output'];
  /** Whether it may be left out. */
  isOptional: Scalars['Boolean']['output'];
};

/** What a source needs and how the company is connected to it. Never holds what was entered. */
export type SourceCredential = {
  /** Number of the source. */
  sourceId: Scalars['Int']['output'];
  /** The source as it is shown. */
  sourceName: Scalars['String']['output'];
  /** Whether nothing of this source can be collected without it. */
  isRequired: Scalars['Boolean']['output'];
  /** The fields of its form. */
  fields: Array<SourceCredentialField>;
  /** Whether something is stored. */
  isConnected: Scalars['Boolean']['output'];
  /** As whom Vedetta is connected; null before the first test that succeeded. */
  account: Maybe<Scalars['String']['output']>;
  /** When it runs out; null when the vendor does not say, or it does not. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it runs out within 7 days, or has. */
  expiresSoon: Scalars['Boolean']['output'];
  /** When it was tested last; null when it never was. */
  testedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the last test failed, in plain words; null when it succeeded or there was none. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** Where the vendor calls, after the address of this installation; null for sources that do not call. */
  hookUrl: Maybe<Scalars['String']['output']>;
  /** When it was entered; null when none is stored. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** One value of a credential. */
export type SourceCredentialValueInput = {
  /** Name of the field. */
  name: Scalars['String']['input'];
  /** What was entered. */
  value: Scalars['String']['input'];
};

/** A credential of a source, in place of the one before. */
export type SetSourceCredentialInput = {
  /** Number of the source. */
  sourceId: Scalars['Int']['input'];
  /** One value per field. */
  values: Array<SourceCredentialValueInput>;
};

/** Targets, page by page. */
export type TargetPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Target>;
};

/** One kind of target of one source, with what its form shows. */
export type TargetTypeOption = {
  /** Number of the source. */
  sourceId: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** The source as it is shown. */
  sourceName: Scalars['String']['output'];
  /** The kind. */
  type: TargetType;
  /** The kind as it is shown. */
  label: Scalars['String']['output'];
  /** Stands before the input. */
  prefix: Scalars['String']['output'];
  /** An example. */
  placeholder: Scalars['String']['output'];
  /** What the vendor allows and what not. */
  hint: Scalars['String']['output'];
  /** Whether words may be given beside it that pick from what was collected. */
  localFilter: Scalars['Boolean']['output'];
};

/** A source that can be watched. */
export type SourceOption = {
  /** Number of the source. */
  id: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** As it is shown. */
  name: Scalars['String']['output'];
  /** What its vendor allows. */
  notice: Scalars['String']['output'];
};

/** The settings of a company. */
export type Settings = {
  /** Names whose imitation is an alert. */
  protectedNames: Array<Scalars['String']['output']>;
  /** Domains whose imitation is an alert. */
  protectedDomains: Array<Scalars['String']['output']>;
  /** How many watch terms there are; `watchTerms` lists them. */
  watchTermsCount: Scalars['Int']['output'];
  /** Changes of less severe alerts notify nobody; assignments and mentions always do. */
  minNotifySeverity: Severity;
  /** Media and alerts older than this are deleted; null keeps everything. */
  retentionDays: Maybe<Scalars['Int']['output']>;
  /** Whether notifications also go out by mail. */
  mailEnabled: Scalars['Boolean']['output'];
  /** How many rules mute alerts; `mutedRules` lists them. */
  mutedRulesCount: Scalars['Int']['output'];
  /** null when never changed. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** How far a rescan is. */
export type RescanStatus =
  /** It waits for a worker. */
  | 'WAITING'
  /** It looks at one item after the other. */
  | 'RUNNING'
  /** It has looked at all of them. */
  | 'DONE'
  /** Somebody stopped it. */
  | 'CANCELED'
  /** It could not go on; `problem` says why. */
  | 'FAILED';

/** What would become of an alert. */
export type RescanAct =
  /** There would be one that is not there. */
  | 'RAISED'
  /** It stands, and would not be raised any more. */
  | 'HIDDEN'
  /** Its severity would be another one. */
  | 'CHANGED';

/** Stored items looked at once more: with lists that somebody tries, or with those in force. */
export type Rescan = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** A trial changes nothing. */
  isTrial: Scalars['Boolean']['output'];
  /** How far it is. */
  status: RescanStatus;
  /** Items of so many days are looked at, the newest first. */
  days: Scalars['Int']['output'];
  /** How many items there are to look at; at most 1,000. */
  itemsTotal: Scalars['Int']['output'];
  /** How many have been looked at. */
  itemsDone: Scalars['Int']['output'];
  /** Of those: could not be looked at. */
  itemsFailed: Scalars['Int']['output'];
  /** Alerts that would be raised; without a trial, that were. */
  raised: Scalars['Int']['output'];
  /** Open alerts that would not be raised any more; they stay until somebody dismisses them. */
  hidden: Scalars['Int']['output'];
  /** Alerts whose severity would be another one; without a trial, is. */
  changed: Scalars['Int']['output'];
  /** The first twenty of them. */
  examples: Array<RescanExample>;
  /** Why it failed; null when it did not. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was over; null until then. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
};

/** An alert that a change of the lists is about. */
export type RescanExample = {
  /** What would become of it. */
  act: RescanAct;
  /** The item. */
  mediaId: Scalars['ID']['output'];
  /** Title of the alert. */
  title: Scalars['String']['output'];
  /** Stable name of the title, for other languages than English; null when it has none. */
  titleCode: Maybe<Scalars['String']['output']>;
  /** The line that lists show of it. */
  summary: Scalars['String']['output'];
  /** Its severity; of one that would change, the new one. */
  severity: Severity;
  /** Of one that would change: the severity it has; null for the others. */
  previousSeverity: Maybe<Severity>;
};

/** What a muted rule would have kept from being raised. */
export type MuteTrial = {
  /** Alerts like it among those looked at, the dismissed one included. */
  hidden: Scalars['Int']['output'];
  /** Of those: nobody has dismissed or resolved them. */
  stillOpen: Scalars['Int']['output'];
  /** The newest alerts of the company, at most 10,000. */
  lookedAt: Scalars['Int']['output'];
  /** They are of so many days. */
  days: Scalars['Int']['output'];
};

/** Watch terms, page by page. */
export type WatchTermPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Scalars['String']['output']>;
  /** Of an alert about each of them, in their order. */
  severities: Array<Severity>;
};

/** A rule that keeps alerts from being raised. */
export type MutedRule = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Title of the alert that it was made from. */
  title: Scalars['String']['output'];
  /** Stable name of the title, for other languages than English; null when it has none. */
  titleCode: Maybe<Scalars['String']['output']>;
  /** The detector. */
  detector: Scalars['String']['output'];
  /** Rule of the detector; null mutes everything the detector sees. */
  rule: Maybe<Scalars['String']['output']>;
  /** The very same thing; null mutes everything of the rule. */
  fingerprint: Maybe<Scalars['String']['output']>;
  /** The only source; null for every source. */
  source: Maybe<Source>;
  /** The only target; null for every target. */
  targetId: Maybe<Scalars['ID']['output']>;
  /** Why; null when not given. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it ends; null: never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has ended. */
  isExpired: Scalars['Boolean']['output'];
  /** How often it kept an alert from being raised. */
  hits: Scalars['Int']['output'];
  /** null when it never did. */
  lastHitAt: Maybe<Scalars['DateTime']['output']>;
  /** null when that account is gone. */
  createdBy: Maybe<Person>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** Muted rules, page by page. */
export type MutedRulePage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<MutedRule>;
};

/** An integrator's key; never holds the key itself. */
export type AccessKey = Node & {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** What it is for. */
  name: Scalars['String']['output'];
  /** The first signs of the key, to tell keys apart by. */
  hint: Scalars['String']['output'];
  /** What it may. */
  scopes: Array<Scope>;
  /** Whether it works. */
  status: AccessKeyStatus;
  /** When it ends; null: never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** null when it was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The admin it acts for. */
  createdBy: Person;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** Access keys, page by page. */
export type AccessKeyPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<AccessKey>;
};

/** A key that was just made. */
export type NewAccessKey = {
  /** Its record. */
  accessKey: AccessKey;
  /** The key itself, in this one answer only: `Authorization: Bearer vdt_…`. */
  key: Scalars['String']['output'];
};

/** An entry of the audit log. */
export type AuditEntry = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Dotted past tense: `sign_in.succeeded`, `user.approved`, `access.denied`. */
  action: Scalars['String']['output'];
  /** `user:12`, `target:3`, of a denial the call; null when it is about nothing. */
  subject: Maybe<Scalars['String']['output']>;
  /** What the subject is called now: a person's full name, a target as lists show it, the name of the rest; null when it is gone or not known, and for what has no name, such as a call, a session or an address. */
  subjectName: Maybe<Scalars['String']['output']>;
  /** Stable name of `subjectName` where that is the title of a muted rule, for other languages than English; null when it has none. */
  subjectNameCode: Maybe<Scalars['String']['output']>;
  /** null: nobody known, or an account that is gone. */
  actor: Maybe<Person>;
  /** The address at the time; null when nobody was known. */
  actorEmail: Maybe<Scalars['String']['output']>;
  /** Network address; null when it came from none. */
  address: Maybe<Scalars['String']['output']>;
  /** What else was noted. */
  detail: Array<AuditDetail>;
  /** What the access key is called now whose id stands in the detail as `access_key`; null when there is none, or it is gone. */
  accessKeyName: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
};

/** A fact of an audit entry. */
export type AuditDetail = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its value as text; null when it has none. */
  value: Maybe<Scalars['String']['output']>;
  /** The sentences of `value` by their stable names, in order, for other languages than English, where the server said it in its own words; empty otherwise. */
  valueReasons: Array<Reason>;
};

/** Audit entries, page by page. */
export type AuditPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<AuditEntry>;
};

/** A letter to a publisher. */
export type PublisherLetter = {
  /** Whom it goes to; null when nobody is noted. */
  to: Maybe<Scalars['String']['output']>;
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
  /** When it was handed to the mail; null for a draft. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Letters that the company may still send within 24 hours. */
  leftToday: Scalars['Int']['output'];
  /** Letters that a company may send within 24 hours. */
  perDay: Scalars['Int']['output'];
};

/** That a target was made, changed, scanned or deleted. */
export type TargetChange = {
  /** For `after`. */
  eventId: Scalars['ID']['output'];
  /** The target. */
  targetId: Scalars['ID']['output'];
  /** The target as it is now, read when asked for; null when it is gone. */
  target: Maybe<Target>;
};

/** How the collection of a target goes after something happened to it. */
export type TargetHealthChange = {
  /** For `after`. */
  eventId: Scalars['ID']['output'];
  /** The target. */
  targetId: Scalars['ID']['output'];
  /** As it is now, read when asked for; null when the target is gone. */
  health: Maybe<TargetHealth>;
};

/** That a note was written, changed or deleted. */
export type NoteChange = {
  /** For `after`. */
  eventId: Scalars['ID']['output'];
  /** The note. */
  noteId: Scalars['ID']['output'];
  /** The media item it is about. */
  mediaId: Scalars['ID']['output'];
  /** The alert it is about; null when it is the item as a whole. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** What became of it. */
  change: NoteChangeKind;
  /** Who did it. */
  actorId: Scalars['ID']['output'];
};

/** That notifications of one's own were read. */
export type NotificationsRead = {
  /** For `after`. */
  eventId: Scalars['ID']['output'];
  /** The notification. */
  notificationId: Scalars['ID']['output'];
  /** True when all that are older were read with it. */
  olderToo: Scalars['Boolean']['output'];
};

/** A list of the threat manager that somebody keeps by a name. */
export type SavedView = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What stands behind the question mark of the threat manager's address: list, filters and search. */
  query: Scalars['String']['output'];
  /** Everybody in the company sees it; else its maker alone. */
  isShared: Scalars['Boolean']['output'];
  /** The viewer begins with it. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether the viewer may rename, share and delete it. */
  mayChange: Scalars['Boolean']['output'];
  /** null when that account is gone. */
  createdBy: Maybe<Person>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** A file of rules or hashes that whoever runs the server put into its folder. */
export type OperatorFile = {
  /** What it holds. */
  kind: OperatorFileKind;
  /** As it stands in the folder. */
  name: Scalars['String']['output'];
  /** Why it is not used, for rules in the words of their compiler; null: it is used. */
  problem: Maybe<Scalars['String']['output']>;
  /** Line of the problem, from 1; null when none is known. */
  line: Maybe<Scalars['Int']['output']>;
  /** When the server said so. */
  readAt: Scalars['DateTime']['output'];
};

/** A list of known threats, or of what is known to be ordinary, that the company imported. */
export type IndicatorList = Node & {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** What the company calls it; findings name it. */
  name: Scalars['String']['output'];
  /** What it names. */
  role: IndicatorRole;
  /** Of what it names. */
  severity: Severity;
  /** Where it is read; null when it came as a file. */
  url: Maybe<Scalars['String']['output']>;
  /** Name of the file that it came as; null for a link. */
  filename: Maybe<Scalars['String']['output']>;
  /** Hours between two readings; null when it is read on demand. */
  refreshHours: Maybe<Scalars['Int']['output']>;
  /** How it is written; null before the first reading. */
  format: Maybe<IndicatorFormat>;
  /** Indicators in it. */
  total: Scalars['Int']['output'];
  /** How many of each kind. */
  counts: IndicatorCounts;
  /** Parts that are not used. */
  skippedCount: Scalars['Int']['output'];
  /** The first hundred parts that are not used. */
  skipped: Array<SkippedIndicator>;
  /** Why the last reading failed, while what was read before stays in use; null after one that went well. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** When it was read last; null before the first reading. */
  refreshedAt: Maybe<Scalars['DateTime']['output']>;
  /** null when that account is gone. */
  createdBy: Maybe<Person>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** Indicators of each kind. */
export type IndicatorCounts = {
  /** Web addresses with a path. */
  url: Scalars['Int']['output'];
  /** Hosts, with all below them. */
  domain: Scalars['Int']['output'];
  /** IP addresses and ranges. */
  ip: Scalars['Int']['output'];
  /** Mail addresses. */
  email: Scalars['Int']['output'];
  /** Hashes of files: MD5, SHA-1, SHA-256. */
  hash: Scalars['Int']['output'];
  /** Pictures by their looks: PDQ. */
  image: Scalars['Int']['output'];
};

/** A part of a list that is not used. */
export type SkippedIndicator = {
  /** Where it stands: `line 17`, `object 4`. */
  where: Scalars['String']['output'];
  /** Why, in a sentence. */
  why: Scalars['String']['output'];
  /** The sentences of `why` by their stable names, in order, for other languages than English; empty when one has none. */
  whyReasons: Array<Reason>;
};

/** Indicator lists, page by page. */
export type IndicatorListPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<IndicatorList>;
};

/** A link that is told of events. */
export type Webhook = Node & {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** What it is for. */
  name: Scalars['String']['output'];
  /** Where messages go. */
  url: Scalars['String']['output'];
  /** What it is told. */
  kinds: Array<WebhookKind>;
  /** False while switched off. */
  isActive: Scalars['Boolean']['output'];
  /** Why the last try failed; null once one arrives. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** null when nothing arrived yet. */
  lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** null when that account is gone. */
  createdBy: Maybe<Person>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What was sent and what became of it, newest first, for 30 days; null with its error when it cannot be read. */
  deliveries: Maybe<WebhookDeliveryPage>;
};


/** A link that is told of events. */
export type WebhookDeliveriesArgs = {
  state?: InputMaybe<WebhookDeliveryState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Given-up work, page by page. */
export type DeadJobPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<DeadJob>;
};

/** Work that was given up after its last try. */
export type DeadJob = {
  /** For `retryDeadJob`. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: DeadJobKind;
  /** Title of the item, name of the webhook or list, or address of the letter; null when it is gone. */
  about: Maybe<Scalars['String']['output']>;
  /** Id of the item, webhook or list; null for anything else and when it is gone. */
  aboutId: Maybe<Scalars['ID']['output']>;
  /** Why the last try failed; null when that is not known. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** Why it cannot be tried again, and what to do instead; null: it can. */
  notRetriedBecause: Maybe<Scalars['String']['output']>;
  /** The sentences of `notRetriedBecause` by their stable names, in order, for other languages than English; empty when one has none. */
  notRetriedReasons: Array<Reason>;
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was given up. */
  diedAt: Scalars['DateTime']['output'];
};

/** Webhooks, page by page. */
export type WebhookPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<Webhook>;
};

/** A webhook whose secret is new. */
export type WebhookWithSecret = {
  /** Its record. */
  webhook: Webhook;
  /** In this one answer only: `whsec_` and the key in base64. Messages are signed as standardwebhooks.com says. */
  secret: Scalars['String']['output'];
};

/** One message to a webhook. */
export type WebhookDelivery = {
  /** For `replayWebhookDelivery`. */
  id: Scalars['ID']['output'];
  /** Header `webhook-id`: the same at every try and replay. */
  messageId: Scalars['ID']['output'];
  /** What it is of. */
  kind: WebhookMessageKind;
  /** Member `data` of the message, as JSON text. */
  data: Scalars['String']['output'];
  /** What became of it. */
  state: WebhookDeliveryState;
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** HTTP status of the last try; null when there was no answer. */
  httpStatus: Maybe<Scalars['Int']['output']>;
  /** Why the last try failed; null when it did not. */
  problem: Maybe<Scalars['String']['output']>;
  /** The sentences of `problem` by their stable names, in order, for other languages than English; empty when one has none. */
  problemReasons: Array<Reason>;
  /** How long the last try took; null before the first. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last tried; null before the first try. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it is tried again; null when it is not. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
};

/** Messages to a webhook, page by page. */
export type WebhookDeliveryPage = {
  /** How many there are in all. */
  count: Scalars['Int']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** The pages beside this one. */
  links: PageLinks;
  /** The rows of this page. */
  results: Array<WebhookDelivery>;
};

/** The group of an item and those like it. */
export type SimilarMedia = {
  /** How often any of them was seen, the item included. */
  seenCount: Scalars['Int']['output'];
  /** How many others there are. */
  count: Scalars['Int']['output'];
  /** The alerts of all others by status; statuses without any are left out. */
  alertStatuses: Array<StatusCount>;
  /** The newest 20 others. */
  items: Array<MediaSummary>;
};

/** How a CSV is written, so that a spreadsheet reads it. */
export type CsvLayout = {
  /** What is between the columns. */
  separator?: CsvSeparator;
  /** It begins with a byte order mark, by which spreadsheets know UTF-8. */
  byteOrderMark?: Scalars['Boolean']['input'];
  /** Times as a clock there shows them, such as Europe/Rome; left out: in UTC. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Every member narrows; members left out do not filter. */
export type AlertFilter = {
  /** Any of these. */
  status?: InputMaybe<Array<AlertStatus>>;
  /** Any of these, by number; `sources` names them. */
  sourceIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Any of these. */
  severity?: InputMaybe<Array<Severity>>;
  /** From any of these targets. */
  targetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Assigned to any of these users. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
  assignedTo?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** true: assigned to no one, or to any of `assignedTo`. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Raised by any of these detectors, as `Alert.detector` names them. */
  detectors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Answered with any of these. */
  feedback?: InputMaybe<Array<FeedbackResponse>>;
  /** Detected in any of these hours of the week. */
  hours?: InputMaybe<Array<HourOfWeek>>;
  /** Words, or part of one, in what the alert and its item say. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Detected then or later. */
  timeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Detected then or earlier. */
  timeTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these; adds to `sourceIds`. */
  sources?: InputMaybe<Array<Source>>;
};

/** An hour of every week in a time zone, as `AnalyticsStats.heatMap` counts alerts by it. */
export type HourOfWeek = {
  /** 1 is Monday, 7 Sunday. */
  weekday: Scalars['Int']['input'];
  /** 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Such as Europe/Rome. */
  timeZone?: Scalars['String']['input'];
};

/** Every member narrows; members left out do not filter. */
export type UserFilter = {
  /** Active or not. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Approved or not. */
  isApproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** In any of these groups. */
  groups?: InputMaybe<Array<GroupName>>;
  /** Part of name or address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Which way the list runs. */
  direction?: InputMaybe<SortDirection>;
  /** What the list is sorted by; DATE_JOINED unless told otherwise. */
  sort?: InputMaybe<UserSort>;
};

/** The first company and its first admin. */
export type SetupInput = {
  /** The one-time code of the server's log. */
  code: Scalars['String']['input'];
  /** Name of the company. */
  company: Scalars['String']['input'];
  /** At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** An e-mail address. */
  email: Scalars['String']['input'];
  /** By the rule for passwords: at least 12 characters of four kinds, no common words. */
  password: Scalars['String']['input'];
  /** The same again. */
  repeatPassword: Scalars['String']['input'];
};

/** Who asks to join. */
export type RegistrationInput = {
  /** At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** An e-mail address. */
  email: Scalars['String']['input'];
  /** By the rule for passwords: at least 12 characters of four kinds, no common words. */
  password: Scalars['String']['input'];
  /** The same again. */
  repeatPassword: Scalars['String']['input'];
};

/** Who signs in. */
export type LoginInput = {
  /** An e-mail address. */
  email: Scalars['String']['input'];
  /** By the rule for passwords: at least 12 characters of four kinds, no common words. */
  password: Scalars['String']['input'];
};

/** Who enrols a second factor. */
export type QrCodeInput = {
  /** An e-mail address. */
  email: Scalars['String']['input'];
};

/** The second step of a sign-in. */
export type VerifyTokenInput = {
  /** An e-mail address. */
  email: Scalars['String']['input'];
  /** Six digits of the authenticator, or a recovery code. */
  token: Scalars['String']['input'];
};

/** Members left out stay as they are. */
export type UpdateUserInput = {
  /** Whose record. */
  id: Scalars['ID']['input'];
  /** At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** null clears it. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** False once the tour was seen. */
  tourVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the screens are coloured. */
  theme?: InputMaybe<Theme>;
  /** IANA name; null means the browser's. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Of the screens; null follows the browser. */
  language?: InputMaybe<Language>;
  /**
   * Kept for clients; no longer used.
   * @deprecated The screens and mails no longer use it.
   */
  dateLanguage?: InputMaybe<Language>;
  /** For admins. */
  action?: InputMaybe<UserAction>;
  /** For admins: true approves an address that no one verified; only where the server sends no mail. */
  confirmUnverified?: InputMaybe<Scalars['Boolean']['input']>;
  /** For admins. */
  group?: InputMaybe<GroupName>;
  /** Which notifications also come by mail; replaces the list. */
  mailContexts?: InputMaybe<Array<NotificationContext>>;
};

/** The file to come. */
export type UploadTokenInput = {
  /** Its name. */
  filename: Scalars['String']['input'];
  /** Bytes, at most 100 MiB. */
  size: Scalars['Float']['input'];
};

/** A step in an alert's life cycle. */
export type UpdateAlertStatusInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that the caller saw; another one is refused as STALE. */
  version: Scalars['Int']['input'];
  /** The status to move it to. */
  status: AlertStatus;
  /** Asked for by RESOLVED. */
  feedbackResponse?: InputMaybe<FeedbackResponse>;
  /** Asked for by DISMISSED. */
  dismissReason?: InputMaybe<Scalars['String']['input']>;
};

/** A severity by hand. */
export type UpdateAlertSeverityInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that the caller saw; another one is refused as STALE. */
  version: Scalars['Int']['input'];
  /** The severity. */
  severity: Severity;
};

/** Who shall see to an alert. */
export type AssignAlertInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The version that the caller saw; another one is refused as STALE. */
  version: Scalars['Int']['input'];
  /** A colleague; null takes it from whoever has it. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

/** A note to be written. */
export type CreateNoteInput = {
  /** The media item it is about. */
  mediaId: Scalars['ID']['input'];
  /** The alert it is about; left out, the item as a whole. */
  alertId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 10,000 characters; mentions stand in it as `@{{address}}`. */
  text: Scalars['String']['input'];
};

/** A note to be changed. */
export type UpdateNoteInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** At most 10,000 characters; mentions stand in it as `@{{address}}`. */
  text: Scalars['String']['input'];
};

/** Which alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of both. */
export type UpdateAlertsStatusInput = {
  /** Up to 500. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The versions that the caller saw, in the order of `ids`; rows with another one are left alone as STALE. */
  versions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** All that match, up to 10,000. */
  filter?: InputMaybe<AlertFilter>;
  /** The status to move them to. */
  status: AlertStatus;
  /** Asked for by RESOLVED. */
  feedbackResponse?: InputMaybe<FeedbackResponse>;
  /** Asked for by DISMISSED. */
  dismissReason?: InputMaybe<Scalars['String']['input']>;
};

/** Which alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of both. */
export type AssignAlertsInput = {
  /** Up to 500. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The versions that the caller saw, in the order of `ids`; rows with another one are left alone as STALE. */
  versions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** All that match, up to 10,000. */
  filter?: InputMaybe<AlertFilter>;
  /** An active colleague; null or left out takes them from whoever has them. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which change to take back. */
export type UndoBulkUpdateInput = {
  /** From the answer of the change. */
  undoToken: Scalars['String']['input'];
};

/** How one alert turned out. */
export type GiveFeedbackInput = {
  /** The alert. */
  alertId: Scalars['ID']['input'];
  /** The version that the caller saw; left out, the latest is meant. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The answer. */
  feedbackResponse: FeedbackResponse;
  /** In one's own words. */
  comment?: InputMaybe<Scalars['String']['input']>;
};

/** Which alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of both. */
export type GiveFeedbackToManyInput = {
  /** Up to 500. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The versions that the caller saw, in the order of `ids`; rows with another one are left alone as STALE. */
  versions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** All that match, up to 10,000. */
  filter?: InputMaybe<AlertFilter>;
  /** The answer for all of them. */
  feedbackResponse: FeedbackResponse;
  /** In one's own words. */
  comment?: InputMaybe<Scalars['String']['input']>;
};

/** Whom to invite. */
export type InviteUserInput = {
  /** Where the invitation goes. */
  email: Scalars['String']['input'];
  /** ADMINS, ANALYSTS or VIEWERS. */
  group?: InputMaybe<GroupName>;
};

/** Who accepts an invitation. */
export type AcceptInvitationInput = {
  /** From the mailed link. */
  token: Scalars['String']['input'];
  /** At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** By the rule for passwords. */
  password: Scalars['String']['input'];
  /** The same again. */
  repeatPassword: Scalars['String']['input'];
};

/** A new password of one's own. */
export type ChangePasswordInput = {
  /** The one until now. */
  oldPassword: Scalars['String']['input'];
  /** By the rule for passwords; none of the last ten. */
  newPassword: Scalars['String']['input'];
  /** The same again. */
  confirmNewPassword: Scalars['String']['input'];
};

/** The link of a registration. */
export type VerifyEmailInput = {
  /** From the mailed link. */
  token: Scalars['String']['input'];
};

/** A registration whose link is lost. */
export type RequestEmailVerificationInput = {
  /** Where the link goes, if a registration waits there. */
  email: Scalars['String']['input'];
};

/** Whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** Where the link goes, if there is an account. */
  email: Scalars['String']['input'];
};

/** A new password by a mailed link. */
export type ConfirmPasswordResetInput = {
  /** First part of the mailed link. */
  uid: Scalars['ID']['input'];
  /** Second part of the mailed link. */
  token: Scalars['String']['input'];
  /** By the rule for passwords; none of the last ten. */
  newPassword: Scalars['String']['input'];
  /** The same again. */
  repeatPassword: Scalars['String']['input'];
};

/** Who asks for a trial. */
export type RegisterTrialInput = {
  /** At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Where the link goes. */
  email: Scalars['String']['input'];
  /** Name of the company. */
  company: Scalars['String']['input'];
  /** Where to call, if at all. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Whom a mailed link to a free trial is for. */
export type TrialLink = {
  /** The address that will sign in. */
  email: Scalars['String']['output'];
  /** The company that the trial will be of. */
  company: Scalars['String']['output'];
};

/** Who follows the link to a trial. */
export type ActivateTrialInput = {
  /** From the mailed link. */
  token: Scalars['String']['input'];
  /** By the rule for passwords. */
  password: Scalars['String']['input'];
  /** The same again. */
  repeatPassword: Scalars['String']['input'];
};

/** Proof for another authenticator. */
export type OfferAuthenticatorInput = {
  /** Six digits of the present authenticator, or a recovery code, which is used up. */
  token: Scalars['String']['input'];
};

/** The other authenticator has the secret. */
export type ConfirmAuthenticatorInput = {
  /** From the answer of `offerAuthenticator`. */
  offer: Scalars['String']['input'];
  /** Six digits of the other authenticator. */
  token: Scalars['String']['input'];
};

/** Proof for new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Six digits of the authenticator. */
  token: Scalars['String']['input'];
};

/** Which changes of alerts are told; members left out do not filter. */
export type AlertChangeFilter = {
  /** Any of these after the change. */
  status?: InputMaybe<Array<AlertStatus>>;
  /** Any of these after the change. */
  severity?: InputMaybe<Array<Severity>>;
  /** Of any of these media items. */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these alerts. */
  alertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** New alerts only, or changes only. */
  created?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Every member narrows; members left out do not filter. */
export type TargetFilter = {
  /** Active or paused. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these. */
  sources?: InputMaybe<Array<Source>>;
  /** Part of what is watched. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Every member narrows; members left out do not filter. */
export type AuditFilter = {
  /** One action, or all of a subject with a dot at the end: `user.` */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Who did it. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** What it was done to, such as `user:12`. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Network address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Then or later. */
  timeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before then. */
  timeTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Who shall see to a media item. */
export type AssignMediaInput = {
  /** The media item. */
  id: Scalars['ID']['input'];
  /** A colleague; null takes it from whoever has it. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Members left out stay as they are. */
export type UpdateMediaInput = {
  /** The media item. */
  id: Scalars['ID']['input'];
  /** At most 256 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** null clears it. */
  publisherEmail?: InputMaybe<Scalars['String']['input']>;
};

/** A letter to the publisher of a media item; what is left out is drafted. */
export type ContactPublisherInput = {
  /** The media item. */
  mediaId: Scalars['ID']['input'];
  /** The alert it is about; left out, the item as a whole. */
  alertId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom it goes to. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** What it says. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** True mails it; otherwise it stays a draft. */
  send?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was done outside Vedetta. */
export type CreateActivityInput = {
  /** The media item. */
  mediaId: Scalars['ID']['input'];
  /** The alert it is about; left out, the item as a whole. */
  alertId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 1,000 characters. */
  text: Scalars['String']['input'];
};

/** Things to watch. */
export type CreateTargetsInput = {
  /** At most 100; refused ones are named as `targets.0.accountUsername`. */
  targets: Array<NewTargetInput>;
};

/** One thing to watch. */
export type NewTargetInput = {
  /** Where; not FILE_UPLOAD. */
  source: Source;
  /** What kind of thing. */
  type: TargetType;
  /** An account, a folder, or the address of a feed. */
  accountUsername?: InputMaybe<Scalars['String']['input']>;
  /** A search, or words that pick from what is collected. */
  searchString?: InputMaybe<Scalars['String']['input']>;
  /** False makes it paused. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Members left out stay as they are; source and type stay in any case. */
export type UpdateTargetInput = {
  /** The target. */
  id: Scalars['ID']['input'];
  /** False pauses it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** An account, a folder, or the address of a feed. */
  accountUsername?: InputMaybe<Scalars['String']['input']>;
  /** A search, or words that pick from what is collected; null for all of it. */
  searchString?: InputMaybe<Scalars['String']['input']>;
};

/** Members left out stay as they are. */
export type UpdateSettingsInput = {
  /** Replaces the list; at most 1,000. */
  protectedNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Replaces the list; at most 1,000. */
  protectedDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Changes of the watch terms. */
  watchTerms?: InputMaybe<WatchTermsInput>;
  /** Changes of less severe alerts notify nobody. */
  minNotifySeverity?: InputMaybe<Severity>;
  /** Media and alerts older than this are deleted; null keeps everything. */
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whether notifications also go out by mail. */
  mailEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** At most 100,000 terms in all; what is there already is not added twice. */
export type WatchTermsInput = {
  /** The whole list anew. */
  replace?: InputMaybe<Array<Scalars['String']['input']>>;
  /** More of them. */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Fewer of them. */
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of alerts about the terms that are added or put in place, also where they are there already. Left out: LOW, and those that are there keep theirs. */
  severity?: InputMaybe<Severity>;
};

/** A change of the lists to try; without any, the lists in force are applied to what is stored. */
export type StartRescanInput = {
  /** Names that would replace the list. */
  protectedNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Domains that would replace the list. */
  protectedDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Changes of the watch terms. */
  watchTerms?: InputMaybe<WatchTermsInput>;
};

/** What to mute. */
export type CreateMutedRuleInput = {
  /** A dismissed alert. */
  alertId: Scalars['ID']['input'];
  /** The very same thing, or all that the same rule sees. */
  like?: InputMaybe<MuteKind>;
  /** Only at the source of the alert. */
  sameSource?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only from the target of the alert. */
  sameTarget?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** When it ends; left out or null: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Members left out stay as they are. */
export type UpdateMutedRuleInput = {
  /** The rule. */
  id: Scalars['ID']['input'];
  /** Why; null clears it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** When it ends; null: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A key to be made. */
export type CreateAccessKeyInput = {
  /** What it is for. */
  name: Scalars['String']['input'];
  /** What it may; at least one. */
  scopes: Array<Scope>;
  /** When it ends; left out or null: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Members left out stay as they are. */
export type UpdateAccessKeyInput = {
  /** The key. */
  id: Scalars['ID']['input'];
  /** What it is for. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it may. */
  scopes?: InputMaybe<Array<Scope>>;
  /** When it ends; null: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** True stops the key at once; false lets it work again. */
  isRevoked?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A list to be kept. */
export type CreateSavedViewInput = {
  /** What it is called. */
  name: Scalars['String']['input'];
  /** What stands behind the question mark of the address. */
  query: Scalars['String']['input'];
  /** True shows it to everybody in the company; asks for leave to triage. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Members left out stay as they are. */
export type UpdateSavedViewInput = {
  /** The view. */
  id: Scalars['ID']['input'];
  /** What it is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What stands behind the question mark of the address. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** True shows it to everybody in the company; asks for leave to triage. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: the viewer begins with it, in place of another; false: no longer. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An indicator list to be made. */
export type CreateIndicatorListInput = {
  /** What to call it. */
  name: Scalars['String']['input'];
  /** What it names; a MISP warning list is WARNING whatever is said here. */
  role?: InputMaybe<IndicatorRole>;
  /** Of what it names. */
  severity?: InputMaybe<Severity>;
  /** An https:// link to a host of the public internet, or to one that the operator allows; left out when a file follows. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Hours between two readings, 1-720; null: on demand. */
  refreshHours?: InputMaybe<Scalars['Int']['input']>;
};

/** Members left out stay as they are. */
export type UpdateIndicatorListInput = {
  /** The list. */
  id: Scalars['ID']['input'];
  /** What to call it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it names. */
  role?: InputMaybe<IndicatorRole>;
  /** Of what it names. */
  severity?: InputMaybe<Severity>;
  /** Hours between two readings, 1-720; null: on demand. */
  refreshHours?: InputMaybe<Scalars['Int']['input']>;
};

/** A webhook to be made. */
export type CreateWebhookInput = {
  /** What it is for. */
  name: Scalars['String']['input'];
  /** An https:// link to a host of the public internet, or to one that the operator allows. */
  url: Scalars['String']['input'];
  /** What it is told; at least one. */
  kinds: Array<WebhookKind>;
};

/** Members left out stay as they are. */
export type UpdateWebhookInput = {
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** What it is for. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where messages go. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** What it is told; replaces the list. */
  kinds?: InputMaybe<Array<WebhookKind>>;
  /** False switches it off. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Place:
    | ( BytesPlace )
    | ( TextPlace )
    | ( BoxPlace )
    | ( PositionPlace )
    | ( PicturesPlace )
    | ( WholePlace )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( User )
    | ( AlertSource )
    | ( MediaSource )
    | ( UploadedFile )
    | ( TargetSource )
    | ( AccessKey )
    | ( IndicatorList )
    | ( WebhookSource )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  SortDirection: SortDirection;
  AlertStatus: AlertStatus;
  Severity: Severity;
  AlertSort: AlertSort;
  FeedbackResponse: FeedbackResponse;
  ScanStatus: ScanStatus;
  ReportOutcome: ReportOutcome;
  NotificationContext: NotificationContext;
  RegistrationStatus: RegistrationStatus;
  GroupName: GroupName;
  Theme: Theme;
  Language: Language;
  MfaStep: MfaStep;
  ActivityKind: ActivityKind;
  UserAction: UserAction;
  BulkOutcome: BulkOutcome;
  InvitationState: InvitationState;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  Source: Source;
  TargetType: TargetType;
  TargetHealth: TargetHealth;
  TargetSort: TargetSort;
  UserSort: UserSort;
  MuteKind: MuteKind;
  Scope: Scope;
  AccessKeyStatus: AccessKeyStatus;
  CsvSeparator: CsvSeparator;
  ExportFormat: ExportFormat;
  NoteChangeKind: NoteChangeKind;
  OperatorFileKind: OperatorFileKind;
  IndicatorRole: IndicatorRole;
  IndicatorFormat: IndicatorFormat;
  WebhookKind: WebhookKind;
  WebhookMessageKind: WebhookMessageKind;
  DeadJobKind: DeadJobKind;
  WebhookDeliveryState: WebhookDeliveryState;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SetupState: ResolverTypeWrapper<SetupState>;
  SetupDone: ResolverTypeWrapper<SetupDone>;
  RegistrationDone: ResolverTypeWrapper<RegistrationDone>;
  LoginAnswer: ResolverTypeWrapper<LoginAnswer>;
  Enrolment: ResolverTypeWrapper<Enrolment>;
  VerifyAnswer: ResolverTypeWrapper<VerifyAnswer>;
  AccessAnswer: ResolverTypeWrapper<AccessAnswer>;
  Viewer: ResolverTypeWrapper<Viewer>;
  Person: ResolverTypeWrapper<Person>;
  Company: ResolverTypeWrapper<Company>;
  Allowance: ResolverTypeWrapper<Allowance>;
  User: ResolverTypeWrapper<User>;
  PageLinks: ResolverTypeWrapper<PageLinks>;
  UserPage: ResolverTypeWrapper<UserPage>;
  ColleaguePage: ResolverTypeWrapper<ColleaguePage>;
  AlertPage: ResolverTypeWrapper<Omit<AlertPage, 'results'> & { results: Array<ResolversTypes['Alert']> }>;
  MediaPage: ResolverTypeWrapper<Omit<MediaPage, 'results'> & { results: Array<ResolversTypes['MediaSummary']> }>;
  FilePage: ResolverTypeWrapper<FilePage>;
  ActivityPage: ResolverTypeWrapper<ActivityPage>;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  MediaTarget: ResolverTypeWrapper<MediaTarget>;
  Mark: ResolverTypeWrapper<Mark>;
  Alert: ResolverTypeWrapper<AlertSource>;
  Presence: ResolverTypeWrapper<Presence>;
  Onlooker: ResolverTypeWrapper<Onlooker>;
  AlertCounts: ResolverTypeWrapper<AlertCounts>;
  SeverityCount: ResolverTypeWrapper<SeverityCount>;
  AlertStatusOption: ResolverTypeWrapper<AlertStatusOption>;
  FeedbackOption: ResolverTypeWrapper<FeedbackOption>;
  BytesPlace: ResolverTypeWrapper<BytesPlace>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TextPlace: ResolverTypeWrapper<TextPlace>;
  Point: ResolverTypeWrapper<Point>;
  BoxPlace: ResolverTypeWrapper<BoxPlace>;
  Rectangle: ResolverTypeWrapper<Rectangle>;
  PositionPlace: ResolverTypeWrapper<PositionPlace>;
  AccountPicture: ResolverTypeWrapper<AccountPicture>;
  PicturesPlace: ResolverTypeWrapper<PicturesPlace>;
  WholePlace: ResolverTypeWrapper<WholePlace>;
  Place: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Place']>;
  Finding: ResolverTypeWrapper<Omit<Finding, 'place'> & { place: ResolversTypes['Place'] }>;
  ScanReportRow: ResolverTypeWrapper<ScanReportRow>;
  MediaAuthor: ResolverTypeWrapper<MediaAuthor>;
  MediaFile: ResolverTypeWrapper<MediaFile>;
  MediaPreview: ResolverTypeWrapper<MediaPreview>;
  ScanCoverage: ResolverTypeWrapper<ScanCoverage>;
  UnexaminedPart: ResolverTypeWrapper<UnexaminedPart>;
  MediaSummary: ResolverTypeWrapper<MediaSummarySource>;
  MediaGroup: ResolverTypeWrapper<MediaGroup>;
  MediaText: ResolverTypeWrapper<MediaText>;
  RevealedPasswords: ResolverTypeWrapper<RevealedPasswords>;
  RevealedAccount: ResolverTypeWrapper<RevealedAccount>;
  MediaMail: ResolverTypeWrapper<MediaMail>;
  MailKind: MailKind;
  MailProblem: MailProblem;
  MailFieldName: MailFieldName;
  MailFaceKind: MailFaceKind;
  MailMark: ResolverTypeWrapper<MailMark>;
  MailField: ResolverTypeWrapper<MailField>;
  MailFace: ResolverTypeWrapper<MailFace>;
  MailPart: ResolverTypeWrapper<MailPart>;
  MailFile: ResolverTypeWrapper<MailFile>;
  RulePrecision: ResolverTypeWrapper<RulePrecision>;
  Media: ResolverTypeWrapper<MediaSource>;
  NotePage: ResolverTypeWrapper<NotePage>;
  UploadedFile: ResolverTypeWrapper<UploadedFile>;
  UploadToken: ResolverTypeWrapper<UploadToken>;
  Note: ResolverTypeWrapper<Note>;
  Activity: ResolverTypeWrapper<Activity>;
  NotificationParams: ResolverTypeWrapper<NotificationParams>;
  Notification: ResolverTypeWrapper<Notification>;
  MarkedRead: ResolverTypeWrapper<MarkedRead>;
  AlertChange: ResolverTypeWrapper<AlertChangeSource>;
  ScanProgress: ResolverTypeWrapper<ScanProgressSource>;
  AcceptedAddress: ResolverTypeWrapper<AcceptedAddress>;
  BulkResult: ResolverTypeWrapper<BulkResult>;
  BulkRow: ResolverTypeWrapper<BulkRow>;
  Group: ResolverTypeWrapper<Group>;
  Session: ResolverTypeWrapper<Session>;
  RevokedSessions: ResolverTypeWrapper<RevokedSessions>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  AuthenticatorOffer: ResolverTypeWrapper<AuthenticatorOffer>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationPage: ResolverTypeWrapper<InvitationPage>;
  InvitationView: ResolverTypeWrapper<InvitationView>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  AlertConnection: ResolverTypeWrapper<Omit<AlertConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AlertEdge']>, nodes: Array<ResolversTypes['Alert']> }>;
  AlertEdge: ResolverTypeWrapper<Omit<AlertEdge, 'node'> & { node: ResolversTypes['Alert'] }>;
  MediaConnection: ResolverTypeWrapper<Omit<MediaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MediaEdge']>, nodes: Array<ResolversTypes['MediaSummary']> }>;
  MediaEdge: ResolverTypeWrapper<Omit<MediaEdge, 'node'> & { node: ResolversTypes['MediaSummary'] }>;
  ExportLink: ResolverTypeWrapper<ExportLink>;
  MonthSummary: ResolverTypeWrapper<MonthSummary>;
  Stats: ResolverTypeWrapper<Stats>;
  DayCount: ResolverTypeWrapper<DayCount>;
  SourceCount: ResolverTypeWrapper<SourceCount>;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  TargetCount: ResolverTypeWrapper<TargetCount>;
  DetectorCount: ResolverTypeWrapper<DetectorCount>;
  HourCount: ResolverTypeWrapper<HourCount>;
  TimeSpread: ResolverTypeWrapper<TimeSpread>;
  Target: ResolverTypeWrapper<TargetSource>;
  Reason: ResolverTypeWrapper<Reason>;
  ReasonParam: ResolverTypeWrapper<ReasonParam>;
  TargetRunOutcome: TargetRunOutcome;
  TargetProblemKind: TargetProblemKind;
  TargetRun: ResolverTypeWrapper<TargetRun>;
  TargetRunPage: ResolverTypeWrapper<TargetRunPage>;
  SourceCredentialField: ResolverTypeWrapper<SourceCredentialField>;
  SourceCredential: ResolverTypeWrapper<SourceCredential>;
  SourceCredentialValueInput: SourceCredentialValueInput;
  SetSourceCredentialInput: SetSourceCredentialInput;
  TargetPage: ResolverTypeWrapper<Omit<TargetPage, 'results'> & { results: Array<ResolversTypes['Target']> }>;
  TargetTypeOption: ResolverTypeWrapper<TargetTypeOption>;
  SourceOption: ResolverTypeWrapper<SourceOption>;
  Settings: ResolverTypeWrapper<Settings>;
  RescanStatus: RescanStatus;
  RescanAct: RescanAct;
  Rescan: ResolverTypeWrapper<Rescan>;
  RescanExample: ResolverTypeWrapper<RescanExample>;
  MuteTrial: ResolverTypeWrapper<MuteTrial>;
  WatchTermPage: ResolverTypeWrapper<WatchTermPage>;
  MutedRule: ResolverTypeWrapper<MutedRule>;
  MutedRulePage: ResolverTypeWrapper<MutedRulePage>;
  AccessKey: ResolverTypeWrapper<AccessKey>;
  AccessKeyPage: ResolverTypeWrapper<AccessKeyPage>;
  NewAccessKey: ResolverTypeWrapper<NewAccessKey>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditDetail: ResolverTypeWrapper<AuditDetail>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  PublisherLetter: ResolverTypeWrapper<PublisherLetter>;
  TargetChange: ResolverTypeWrapper<TargetChangeSource>;
  TargetHealthChange: ResolverTypeWrapper<TargetHealthChangeSource>;
  NoteChange: ResolverTypeWrapper<NoteChange>;
  NotificationsRead: ResolverTypeWrapper<NotificationsRead>;
  SavedView: ResolverTypeWrapper<SavedView>;
  OperatorFile: ResolverTypeWrapper<OperatorFile>;
  IndicatorList: ResolverTypeWrapper<IndicatorList>;
  IndicatorCounts: ResolverTypeWrapper<IndicatorCounts>;
  SkippedIndicator: ResolverTypeWrapper<SkippedIndicator>;
  IndicatorListPage: ResolverTypeWrapper<IndicatorListPage>;
  Webhook: ResolverTypeWrapper<WebhookSource>;
  DeadJobPage: ResolverTypeWrapper<DeadJobPage>;
  DeadJob: ResolverTypeWrapper<DeadJob>;
  WebhookPage: ResolverTypeWrapper<Omit<WebhookPage, 'results'> & { results: Array<ResolversTypes['Webhook']> }>;
  WebhookWithSecret: ResolverTypeWrapper<WebhookWithSecretSource>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryPage: ResolverTypeWrapper<WebhookDeliveryPage>;
  SimilarMedia: ResolverTypeWrapper<SimilarMediaSource>;
  CsvLayout: CsvLayout;
  AlertFilter: AlertFilter;
  HourOfWeek: HourOfWeek;
  UserFilter: UserFilter;
  SetupInput: SetupInput;
  RegistrationInput: RegistrationInput;
  LoginInput: LoginInput;
  QrCodeInput: QrCodeInput;
  VerifyTokenInput: VerifyTokenInput;
  UpdateUserInput: UpdateUserInput;
  UploadTokenInput: UploadTokenInput;
  UpdateAlertStatusInput: UpdateAlertStatusInput;
  UpdateAlertSeverityInput: UpdateAlertSeverityInput;
  AssignAlertInput: AssignAlertInput;
  CreateNoteInput: CreateNoteInput;
  UpdateNoteInput: UpdateNoteInput;
  UpdateAlertsStatusInput: UpdateAlertsStatusInput;
  AssignAlertsInput: AssignAlertsInput;
  UndoBulkUpdateInput: UndoBulkUpdateInput;
  GiveFeedbackInput: GiveFeedbackInput;
  GiveFeedbackToManyInput: GiveFeedbackToManyInput;
  InviteUserInput: InviteUserInput;
  AcceptInvitationInput: AcceptInvitationInput;
  ChangePasswordInput: ChangePasswordInput;
  VerifyEmailInput: VerifyEmailInput;
  RequestEmailVerificationInput: RequestEmailVerificationInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  RegisterTrialInput: RegisterTrialInput;
  TrialLink: ResolverTypeWrapper<TrialLink>;
  ActivateTrialInput: ActivateTrialInput;
  OfferAuthenticatorInput: OfferAuthenticatorInput;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  AlertChangeFilter: AlertChangeFilter;
  TargetFilter: TargetFilter;
  AuditFilter: AuditFilter;
  AssignMediaInput: AssignMediaInput;
  UpdateMediaInput: UpdateMediaInput;
  ContactPublisherInput: ContactPublisherInput;
  CreateActivityInput: CreateActivityInput;
  CreateTargetsInput: CreateTargetsInput;
  NewTargetInput: NewTargetInput;
  UpdateTargetInput: UpdateTargetInput;
  UpdateSettingsInput: UpdateSettingsInput;
  WatchTermsInput: WatchTermsInput;
  StartRescanInput: StartRescanInput;
  CreateMutedRuleInput: CreateMutedRuleInput;
  UpdateMutedRuleInput: UpdateMutedRuleInput;
  CreateAccessKeyInput: CreateAccessKeyInput;
  UpdateAccessKeyInput: UpdateAccessKeyInput;
  CreateSavedViewInput: CreateSavedViewInput;
  UpdateSavedViewInput: UpdateSavedViewInput;
  CreateIndicatorListInput: CreateIndicatorListInput;
  UpdateIndicatorListInput: UpdateIndicatorListInput;
  CreateWebhookInput: CreateWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  SetupState: SetupState;
  SetupDone: SetupDone;
  RegistrationDone: RegistrationDone;
  LoginAnswer: LoginAnswer;
  Enrolment: Enrolment;
  VerifyAnswer: VerifyAnswer;
  AccessAnswer: AccessAnswer;
  Viewer: Viewer;
  Person: Person;
  Company: Company;
  Allowance: Allowance;
  User: User;
  PageLinks: PageLinks;
  UserPage: UserPage;
  ColleaguePage: ColleaguePage;
  AlertPage: Omit<AlertPage, 'results'> & { results: Array<ResolversParentTypes['Alert']> };
  MediaPage: Omit<MediaPage, 'results'> & { results: Array<ResolversParentTypes['MediaSummary']> };
  FilePage: FilePage;
  ActivityPage: ActivityPage;
  NotificationPage: NotificationPage;
  MediaTarget: MediaTarget;
  Mark: Mark;
  Alert: AlertSource;
  Presence: Presence;
  Onlooker: Onlooker;
  AlertCounts: AlertCounts;
  SeverityCount: SeverityCount;
  AlertStatusOption: AlertStatusOption;
  FeedbackOption: FeedbackOption;
  BytesPlace: BytesPlace;
  Float: Scalars['Float']['output'];
  TextPlace: TextPlace;
  Point: Point;
  BoxPlace: BoxPlace;
  Rectangle: Rectangle;
  PositionPlace: PositionPlace;
  AccountPicture: AccountPicture;
  PicturesPlace: PicturesPlace;
  WholePlace: WholePlace;
  Place: ResolversUnionTypes<ResolversParentTypes>['Place'];
  Finding: Omit<Finding, 'place'> & { place: ResolversParentTypes['Place'] };
  ScanReportRow: ScanReportRow;
  MediaAuthor: MediaAuthor;
  MediaFile: MediaFile;
  MediaPreview: MediaPreview;
  ScanCoverage: ScanCoverage;
  UnexaminedPart: UnexaminedPart;
  MediaSummary: MediaSummarySource;
  MediaGroup: MediaGroup;
  MediaText: MediaText;
  RevealedPasswords: RevealedPasswords;
  RevealedAccount: RevealedAccount;
  MediaMail: MediaMail;
  MailMark: MailMark;
  MailField: MailField;
  MailFace: MailFace;
  MailPart: MailPart;
  MailFile: MailFile;
  RulePrecision: RulePrecision;
  Media: MediaSource;
  NotePage: NotePage;
  UploadedFile: UploadedFile;
  UploadToken: UploadToken;
  Note: Note;
  Activity: Activity;
  NotificationParams: NotificationParams;
  Notification: Notification;
  MarkedRead: MarkedRead;
  AlertChange: AlertChangeSource;
  ScanProgress: ScanProgressSource;
  AcceptedAddress: AcceptedAddress;
  BulkResult: BulkResult;
  BulkRow: BulkRow;
  Group: Group;
  Session: Session;
  RevokedSessions: RevokedSessions;
  SecondFactor: SecondFactor;
  AuthenticatorOffer: AuthenticatorOffer;
  RecoveryCodes: RecoveryCodes;
  Invitation: Invitation;
  InvitationPage: InvitationPage;
  InvitationView: InvitationView;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  AlertConnection: Omit<AlertConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AlertEdge']>, nodes: Array<ResolversParentTypes['Alert']> };
  AlertEdge: Omit<AlertEdge, 'node'> & { node: ResolversParentTypes['Alert'] };
  MediaConnection: Omit<MediaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MediaEdge']>, nodes: Array<ResolversParentTypes['MediaSummary']> };
  MediaEdge: Omit<MediaEdge, 'node'> & { node: ResolversParentTypes['MediaSummary'] };
  ExportLink: ExportLink;
  MonthSummary: MonthSummary;
  Stats: Stats;
  DayCount: DayCount;
  SourceCount: SourceCount;
  StatusCount: StatusCount;
  TargetCount: TargetCount;
  DetectorCount: DetectorCount;
  HourCount: HourCount;
  TimeSpread: TimeSpread;
  Target: TargetSource;
  Reason: Reason;
  ReasonParam: ReasonParam;
  TargetRun: TargetRun;
  TargetRunPage: TargetRunPage;
  SourceCredentialField: SourceCredentialField;
  SourceCredential: SourceCredential;
  SourceCredentialValueInput: SourceCredentialValueInput;
  SetSourceCredentialInput: SetSourceCredentialInput;
  TargetPage: Omit<TargetPage, 'results'> & { results: Array<ResolversParentTypes['Target']> };
  TargetTypeOption: TargetTypeOption;
  SourceOption: SourceOption;
  Settings: Settings;
  Rescan: Rescan;
  RescanExample: RescanExample;
  MuteTrial: MuteTrial;
  WatchTermPage: WatchTermPage;
  MutedRule: MutedRule;
  MutedRulePage: MutedRulePage;
  AccessKey: AccessKey;
  AccessKeyPage: AccessKeyPage;
  NewAccessKey: NewAccessKey;
  AuditEntry: AuditEntry;
  AuditDetail: AuditDetail;
  AuditPage: AuditPage;
  PublisherLetter: PublisherLetter;
  TargetChange: TargetChangeSource;
  TargetHealthChange: TargetHealthChangeSource;
  NoteChange: NoteChange;
  NotificationsRead: NotificationsRead;
  SavedView: SavedView;
  OperatorFile: OperatorFile;
  IndicatorList: IndicatorList;
  IndicatorCounts: IndicatorCounts;
  SkippedIndicator: SkippedIndicator;
  IndicatorListPage: IndicatorListPage;
  Webhook: WebhookSource;
  DeadJobPage: DeadJobPage;
  DeadJob: DeadJob;
  WebhookPage: Omit<WebhookPage, 'results'> & { results: Array<ResolversParentTypes['Webhook']> };
  WebhookWithSecret: WebhookWithSecretSource;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryPage: WebhookDeliveryPage;
  SimilarMedia: SimilarMediaSource;
  CsvLayout: CsvLayout;
  AlertFilter: AlertFilter;
  HourOfWeek: HourOfWeek;
  UserFilter: UserFilter;
  SetupInput: SetupInput;
  RegistrationInput: RegistrationInput;
  LoginInput: LoginInput;
  QrCodeInput: QrCodeInput;
  VerifyTokenInput: VerifyTokenInput;
  UpdateUserInput: UpdateUserInput;
  UploadTokenInput: UploadTokenInput;
  UpdateAlertStatusInput: UpdateAlertStatusInput;
  UpdateAlertSeverityInput: UpdateAlertSeverityInput;
  AssignAlertInput: AssignAlertInput;
  CreateNoteInput: CreateNoteInput;
  UpdateNoteInput: UpdateNoteInput;
  UpdateAlertsStatusInput: UpdateAlertsStatusInput;
  AssignAlertsInput: AssignAlertsInput;
  UndoBulkUpdateInput: UndoBulkUpdateInput;
  GiveFeedbackInput: GiveFeedbackInput;
  GiveFeedbackToManyInput: GiveFeedbackToManyInput;
  InviteUserInput: InviteUserInput;
  AcceptInvitationInput: AcceptInvitationInput;
  ChangePasswordInput: ChangePasswordInput;
  VerifyEmailInput: VerifyEmailInput;
  RequestEmailVerificationInput: RequestEmailVerificationInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  RegisterTrialInput: RegisterTrialInput;
  TrialLink: TrialLink;
  ActivateTrialInput: ActivateTrialInput;
  OfferAuthenticatorInput: OfferAuthenticatorInput;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  AlertChangeFilter: AlertChangeFilter;
  TargetFilter: TargetFilter;
  AuditFilter: AuditFilter;
  AssignMediaInput: AssignMediaInput;
  UpdateMediaInput: UpdateMediaInput;
  ContactPublisherInput: ContactPublisherInput;
  CreateActivityInput: CreateActivityInput;
  CreateTargetsInput: CreateTargetsInput;
  NewTargetInput: NewTargetInput;
  UpdateTargetInput: UpdateTargetInput;
  UpdateSettingsInput: UpdateSettingsInput;
  WatchTermsInput: WatchTermsInput;
  StartRescanInput: StartRescanInput;
  CreateMutedRuleInput: CreateMutedRuleInput;
  UpdateMutedRuleInput: UpdateMutedRuleInput;
  CreateAccessKeyInput: CreateAccessKeyInput;
  UpdateAccessKeyInput: UpdateAccessKeyInput;
  CreateSavedViewInput: CreateSavedViewInput;
  UpdateSavedViewInput: UpdateSavedViewInput;
  CreateIndicatorListInput: CreateIndicatorListInput;
  UpdateIndicatorListInput: UpdateIndicatorListInput;
  CreateWebhookInput: CreateWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  setup: Resolver<Maybe<ResolversTypes['SetupState']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users: Resolver<Maybe<ResolversTypes['UserPage']>, ParentType, ContextType, RequireFields<QueryUsersArgs, 'page' | 'pageSize'>>;
  colleagues: Resolver<Maybe<ResolversTypes['ColleaguePage']>, ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'page' | 'pageSize'>>;
  alerts: Resolver<Maybe<ResolversTypes['AlertPage']>, ParentType, ContextType, RequireFields<QueryAlertsArgs, 'sort' | 'direction' | 'page' | 'pageSize'>>;
  alertCounts: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<QueryAlertCountsArgs>>;
  alert: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<QueryAlertArgs, 'id'>>;
  alertStatuses: Resolver<Maybe<Array<ResolversTypes['AlertStatusOption']>>, ParentType, ContextType>;
  feedbackResponses: Resolver<Maybe<Array<ResolversTypes['FeedbackOption']>>, ParentType, ContextType>;
  mediaList: Resolver<Maybe<ResolversTypes['MediaPage']>, ParentType, ContextType, RequireFields<QueryMediaListArgs, 'page' | 'pageSize'>>;
  media: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<QueryMediaArgs, 'id'>>;
  presence: Resolver<Maybe<ResolversTypes['Presence']>, ParentType, ContextType, RequireFields<QueryPresenceArgs, 'mediaId'>>;
  mediaGroups: Resolver<Maybe<Array<ResolversTypes['MediaGroup']>>, ParentType, ContextType, RequireFields<QueryMediaGroupsArgs, 'mediaIds'>>;
  mediaText: Resolver<Maybe<ResolversTypes['MediaText']>, ParentType, ContextType, RequireFields<QueryMediaTextArgs, 'mediaId' | 'offset' | 'length'>>;
  mediaMail: Resolver<Maybe<ResolversTypes['MediaMail']>, ParentType, ContextType, RequireFields<QueryMediaMailArgs, 'mediaId' | 'inside' | 'offset' | 'length'>>;
  files: Resolver<Maybe<ResolversTypes['FilePage']>, ParentType, ContextType, RequireFields<QueryFilesArgs, 'page' | 'pageSize'>>;
  file: Resolver<Maybe<ResolversTypes['UploadedFile']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  notifications: Resolver<Maybe<ResolversTypes['NotificationPage']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'pageSize'>>;
  groups: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  sessions: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  secondFactor: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  recoveryCodesLeft: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invitations: Resolver<Maybe<ResolversTypes['InvitationPage']>, ParentType, ContextType, RequireFields<QueryInvitationsArgs, 'page' | 'pageSize'>>;
  invitationByToken: Resolver<Maybe<ResolversTypes['InvitationView']>, ParentType, ContextType, RequireFields<QueryInvitationByTokenArgs, 'token'>>;
  trialByToken: Resolver<Maybe<ResolversTypes['TrialLink']>, ParentType, ContextType, RequireFields<QueryTrialByTokenArgs, 'token'>>;
  passwordResetByToken: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryPasswordResetByTokenArgs, 'uid' | 'token'>>;
  node: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'nodeId'>>;
  nodes: Resolver<Maybe<Array<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'nodeIds'>>;
  alertsConnection: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<QueryAlertsConnectionArgs, 'first'>>;
  mediaConnection: Resolver<Maybe<ResolversTypes['MediaConnection']>, ParentType, ContextType, RequireFields<QueryMediaConnectionArgs, 'first'>>;
  alertsExport: Resolver<Maybe<ResolversTypes['ExportLink']>, ParentType, ContextType, RequireFields<QueryAlertsExportArgs, 'format'>>;
  monthSummary: Resolver<Maybe<ResolversTypes['MonthSummary']>, ParentType, ContextType, Partial<QueryMonthSummaryArgs>>;
  stats: Resolver<Maybe<ResolversTypes['Stats']>, ParentType, ContextType, RequireFields<QueryStatsArgs, 'from' | 'to'>>;
  targets: Resolver<Maybe<ResolversTypes['TargetPage']>, ParentType, ContextType, RequireFields<QueryTargetsArgs, 'sort' | 'direction' | 'page' | 'pageSize'>>;
  target: Resolver<Maybe<ResolversTypes['Target']>, ParentType, ContextType, RequireFields<QueryTargetArgs, 'id'>>;
  targetTypes: Resolver<Maybe<Array<ResolversTypes['TargetTypeOption']>>, ParentType, ContextType>;
  sources: Resolver<Maybe<Array<ResolversTypes['SourceOption']>>, ParentType, ContextType>;
  settings: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  rescan: Resolver<Maybe<ResolversTypes['Rescan']>, ParentType, ContextType, RequireFields<QueryRescanArgs, 'id'>>;
  muteTrial: Resolver<Maybe<ResolversTypes['MuteTrial']>, ParentType, ContextType, RequireFields<QueryMuteTrialArgs, 'input'>>;
  watchTerms: Resolver<Maybe<ResolversTypes['WatchTermPage']>, ParentType, ContextType, RequireFields<QueryWatchTermsArgs, 'page' | 'pageSize'>>;
  mutedRules: Resolver<Maybe<ResolversTypes['MutedRulePage']>, ParentType, ContextType, RequireFields<QueryMutedRulesArgs, 'page' | 'pageSize'>>;
  savedViews: Resolver<Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType>;
  accessKeys: Resolver<Maybe<ResolversTypes['AccessKeyPage']>, ParentType, ContextType, RequireFields<QueryAccessKeysArgs, 'page' | 'pageSize'>>;
  accessKey: Resolver<Maybe<ResolversTypes['AccessKey']>, ParentType, ContextType, RequireFields<QueryAccessKeyArgs, 'id'>>;
  auditLog: Resolver<Maybe<ResolversTypes['AuditPage']>, ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'page' | 'pageSize'>>;
  sourceCredentials: Resolver<Maybe<Array<ResolversTypes['SourceCredential']>>, ParentType, ContextType>;
  webhooks: Resolver<Maybe<ResolversTypes['WebhookPage']>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'page' | 'pageSize'>>;
  deadJobs: Resolver<Maybe<ResolversTypes['DeadJobPage']>, ParentType, ContextType, RequireFields<QueryDeadJobsArgs, 'page' | 'pageSize'>>;
  indicatorLists: Resolver<Maybe<ResolversTypes['IndicatorListPage']>, ParentType, ContextType, RequireFields<QueryIndicatorListsArgs, 'page' | 'pageSize'>>;
  operatorFiles: Resolver<Maybe<Array<ResolversTypes['OperatorFile']>>, ParentType, ContextType>;
  indicatorList: Resolver<Maybe<ResolversTypes['IndicatorList']>, ParentType, ContextType, RequireFields<QueryIndicatorListArgs, 'id'>>;
  webhook: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  completeSetup: Resolver<Maybe<ResolversTypes['SetupDone']>, ParentType, ContextType, RequireFields<MutationCompleteSetupArgs, 'input'>>;
  register: Resolver<Maybe<ResolversTypes['RegistrationDone']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  login: Resolver<Maybe<ResolversTypes['LoginAnswer']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  generateQrCode: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationGenerateQrCodeArgs, 'input'>>;
  verifyToken: Resolver<Maybe<ResolversTypes['VerifyAnswer']>, ParentType, ContextType, RequireFields<MutationVerifyTokenArgs, 'input'>>;
  refreshSession: Resolver<Maybe<ResolversTypes['AccessAnswer']>, ParentType, ContextType>;
  logout: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updateUser: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  createUploadToken: Resolver<Maybe<ResolversTypes['UploadToken']>, ParentType, ContextType, RequireFields<MutationCreateUploadTokenArgs, 'input'>>;
  updateAlertStatus: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<MutationUpdateAlertStatusArgs, 'input'>>;
  updateAlertSeverity: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<MutationUpdateAlertSeverityArgs, 'input'>>;
  assignAlert: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<MutationAssignAlertArgs, 'input'>>;
  createNote: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<MutationCreateNoteArgs, 'input'>>;
  updateNote: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<MutationUpdateNoteArgs, 'input'>>;
  deleteNote: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteNoteArgs, 'id'>>;
  restoreNote: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<MutationRestoreNoteArgs, 'id'>>;
  markNotificationRead: Resolver<Maybe<ResolversTypes['MarkedRead']>, ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'id'>>;
  markAllNotificationsRead: Resolver<Maybe<ResolversTypes['MarkedRead']>, ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'upTo'>>;
  updateAlertsStatus: Resolver<Maybe<ResolversTypes['BulkResult']>, ParentType, ContextType, RequireFields<MutationUpdateAlertsStatusArgs, 'input'>>;
  assignAlerts: Resolver<Maybe<ResolversTypes['BulkResult']>, ParentType, ContextType, RequireFields<MutationAssignAlertsArgs, 'input'>>;
  undoBulkUpdate: Resolver<Maybe<ResolversTypes['BulkResult']>, ParentType, ContextType, RequireFields<MutationUndoBulkUpdateArgs, 'input'>>;
  giveFeedback: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<MutationGiveFeedbackArgs, 'input'>>;
  giveFeedbackToMany: Resolver<Maybe<ResolversTypes['BulkResult']>, ParentType, ContextType, RequireFields<MutationGiveFeedbackToManyArgs, 'input'>>;
  inviteUser: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  withdrawInvitation: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'id'>>;
  acceptInvitation: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  changePassword: Resolver<Maybe<ResolversTypes['AccessAnswer']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  verifyEmail: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
  requestEmailVerification: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationRequestEmailVerificationArgs, 'input'>>;
  requestPasswordReset: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  confirmPasswordReset: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationConfirmPasswordResetArgs, 'input'>>;
  registerTrial: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationRegisterTrialArgs, 'input'>>;
  activateTrial: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationActivateTrialArgs, 'input'>>;
  revokeOtherSessions: Resolver<Maybe<ResolversTypes['RevokedSessions']>, ParentType, ContextType>;
  offerAuthenticator: Resolver<Maybe<ResolversTypes['AuthenticatorOffer']>, ParentType, ContextType, RequireFields<MutationOfferAuthenticatorArgs, 'input'>>;
  confirmAuthenticator: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'input'>>;
  renewRecoveryCodes: Resolver<Maybe<ResolversTypes['RecoveryCodes']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  deleteUser: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  resetMfa: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationResetMfaArgs, 'userId'>>;
  assignMedia: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<MutationAssignMediaArgs, 'input'>>;
  updateMedia: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<MutationUpdateMediaArgs, 'input'>>;
  rescanMedia: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<MutationRescanMediaArgs, 'id'>>;
  revealPasswords: Resolver<Maybe<ResolversTypes['RevealedPasswords']>, ParentType, ContextType, RequireFields<MutationRevealPasswordsArgs, 'id'>>;
  contactPublisher: Resolver<Maybe<ResolversTypes['PublisherLetter']>, ParentType, ContextType, RequireFields<MutationContactPublisherArgs, 'input'>>;
  createActivity: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType, RequireFields<MutationCreateActivityArgs, 'input'>>;
  createTargets: Resolver<Maybe<Array<ResolversTypes['Target']>>, ParentType, ContextType, RequireFields<MutationCreateTargetsArgs, 'input'>>;
  updateTarget: Resolver<Maybe<ResolversTypes['Target']>, ParentType, ContextType, RequireFields<MutationUpdateTargetArgs, 'input'>>;
  deleteTarget: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteTargetArgs, 'id'>>;
  updateSettings: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  startRescan: Resolver<Maybe<ResolversTypes['Rescan']>, ParentType, ContextType, RequireFields<MutationStartRescanArgs, 'input'>>;
  cancelRescan: Resolver<Maybe<ResolversTypes['Rescan']>, ParentType, ContextType, RequireFields<MutationCancelRescanArgs, 'id'>>;
  createMutedRule: Resolver<Maybe<ResolversTypes['MutedRule']>, ParentType, ContextType, RequireFields<MutationCreateMutedRuleArgs, 'input'>>;
  updateMutedRule: Resolver<Maybe<ResolversTypes['MutedRule']>, ParentType, ContextType, RequireFields<MutationUpdateMutedRuleArgs, 'input'>>;
  deleteMutedRule: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteMutedRuleArgs, 'id'>>;
  createSavedView: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'input'>>;
  updateSavedView: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'input'>>;
  deleteSavedView: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'id'>>;
  createAccessKey: Resolver<Maybe<ResolversTypes['NewAccessKey']>, ParentType, ContextType, RequireFields<MutationCreateAccessKeyArgs, 'input'>>;
  updateAccessKey: Resolver<Maybe<ResolversTypes['AccessKey']>, ParentType, ContextType, RequireFields<MutationUpdateAccessKeyArgs, 'input'>>;
  deleteAccessKey: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteAccessKeyArgs, 'id'>>;
  setSourceCredential: Resolver<Maybe<ResolversTypes['SourceCredential']>, ParentType, ContextType, RequireFields<MutationSetSourceCredentialArgs, 'input'>>;
  testSourceCredential: Resolver<Maybe<ResolversTypes['SourceCredential']>, ParentType, ContextType, RequireFields<MutationTestSourceCredentialArgs, 'sourceId'>>;
  deleteSourceCredential: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationDeleteSourceCredentialArgs, 'sourceId'>>;
  createIndicatorList: Resolver<Maybe<ResolversTypes['IndicatorList']>, ParentType, ContextType, RequireFields<MutationCreateIndicatorListArgs, 'input'>>;
  updateIndicatorList: Resolver<Maybe<ResolversTypes['IndicatorList']>, ParentType, ContextType, RequireFields<MutationUpdateIndicatorListArgs, 'input'>>;
  refreshIndicatorList: Resolver<Maybe<ResolversTypes['IndicatorList']>, ParentType, ContextType, RequireFields<MutationRefreshIndicatorListArgs, 'id'>>;
  deleteIndicatorList: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteIndicatorListArgs, 'id'>>;
  createWebhook: Resolver<Maybe<ResolversTypes['WebhookWithSecret']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  updateWebhook: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  deleteWebhook: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  rotateWebhookSecret: Resolver<Maybe<ResolversTypes['WebhookWithSecret']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  pingWebhook: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationPingWebhookArgs, 'id'>>;
  replayWebhookDelivery: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveryArgs, 'webhookId' | 'deliveryId'>>;
  retryDeadJob: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRetryDeadJobArgs, 'id'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notificationReceived: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType, Partial<SubscriptionNotificationReceivedArgs>>;
  alertChanged: SubscriptionResolver<ResolversTypes['AlertChange'], "alertChanged", ParentType, ContextType, Partial<SubscriptionAlertChangedArgs>>;
  scanProgressed: SubscriptionResolver<ResolversTypes['ScanProgress'], "scanProgressed", ParentType, ContextType, Partial<SubscriptionScanProgressedArgs>>;
  targetChanged: SubscriptionResolver<ResolversTypes['TargetChange'], "targetChanged", ParentType, ContextType, Partial<SubscriptionTargetChangedArgs>>;
  targetHealth: SubscriptionResolver<ResolversTypes['TargetHealthChange'], "targetHealth", ParentType, ContextType, Partial<SubscriptionTargetHealthArgs>>;
  noteChanged: SubscriptionResolver<ResolversTypes['NoteChange'], "noteChanged", ParentType, ContextType, Partial<SubscriptionNoteChangedArgs>>;
  notificationsRead: SubscriptionResolver<ResolversTypes['NotificationsRead'], "notificationsRead", ParentType, ContextType, Partial<SubscriptionNotificationsReadArgs>>;
  presence: SubscriptionResolver<ResolversTypes['Presence'], "presence", ParentType, ContextType, RequireFields<SubscriptionPresenceArgs, 'mediaId'>>;
};

export type SetupStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupState'] = ResolversParentTypes['SetupState']> = {
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SetupDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupDone'] = ResolversParentTypes['SetupDone']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type RegistrationDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationDone'] = ResolversParentTypes['RegistrationDone']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginAnswer'] = ResolversParentTypes['LoginAnswer']> = {
  mfa?: Resolver<Maybe<ResolversTypes['MfaStep']>, ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Enrolment'] = ResolversParentTypes['Enrolment']> = {
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSvg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyAnswer'] = ResolversParentTypes['VerifyAnswer']> = {
  access?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessAnswer'] = ResolversParentTypes['AccessAnswer']> = {
  access?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capabilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventPosition?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Allowance'] = ResolversParentTypes['Allowance']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['GroupName'], ParentType, ContextType>;
  tourVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mfaEnrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['Theme'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  dateLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  emailVerifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  scanAllowance?: Resolver<Maybe<ResolversTypes['Allowance']>, ParentType, ContextType>;
  mailContexts?: Resolver<Array<ResolversTypes['NotificationContext']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageLinks'] = ResolversParentTypes['PageLinks']> = {
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ColleaguePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleaguePage'] = ResolversParentTypes['ColleaguePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type AlertPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertPage'] = ResolversParentTypes['AlertPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countIsPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
};

export type MediaPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaPage'] = ResolversParentTypes['MediaPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countIsPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['MediaSummary']>, ParentType, ContextType>;
};

export type FilePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilePage'] = ResolversParentTypes['FilePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['UploadedFile']>, ParentType, ContextType>;
};

export type ActivityPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type MediaTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaTarget'] = ResolversParentTypes['MediaTarget']> = {
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  searchString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountUsername?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mark'] = ResolversParentTypes['Mark']> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaTitleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaTitleOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaTarget?: Resolver<ResolversTypes['MediaTarget'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['Mark']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  severitySetByPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feedbackResponse?: Resolver<Maybe<ResolversTypes['FeedbackResponse']>, ParentType, ContextType>;
  dismissReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Onlooker']>, ParentType, ContextType>;
};

export type OnlookerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Onlooker'] = ResolversParentTypes['Onlooker']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertCounts'] = ResolversParentTypes['AlertCounts']> = {
  detected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dismissed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openBySeverity?: Resolver<Array<ResolversTypes['SeverityCount']>, ParentType, ContextType>;
  criticalToReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestToReview?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  inProgressMine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countIsPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeverityCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeverityCount'] = ResolversParentTypes['SeverityCount']> = {
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertStatusOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertStatusOption'] = ResolversParentTypes['AlertStatusOption']> = {
  value?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transitions?: Resolver<Array<ResolversTypes['AlertStatus']>, ParentType, ContextType>;
};

export type FeedbackOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackOption'] = ResolversParentTypes['FeedbackOption']> = {
  value?: Resolver<ResolversTypes['FeedbackResponse'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BytesPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BytesPlace'] = ResolversParentTypes['BytesPlace']> = {
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextPlace'] = ResolversParentTypes['TextPlace']> = {
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BoxPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoxPlace'] = ResolversParentTypes['BoxPlace']> = {
  imageWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['Point']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['Rectangle']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RectangleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rectangle'] = ResolversParentTypes['Rectangle']> = {
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PositionPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionPlace'] = ResolversParentTypes['PositionPlace']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  altitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountPicture'] = ResolversParentTypes['AccountPicture']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PicturesPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PicturesPlace'] = ResolversParentTypes['PicturesPlace']> = {
  seen?: Resolver<ResolversTypes['AccountPicture'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['AccountPicture'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WholePlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WholePlace'] = ResolversParentTypes['WholePlace']> = {
  whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  __resolveType: TypeResolveFn<'BytesPlace' | 'TextPlace' | 'BoxPlace' | 'PositionPlace' | 'PicturesPlace' | 'WholePlace', ParentType, ContextType>;
};

export type FindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detectorLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detectorVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whyReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
};

export type ScanReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScanReportRow'] = ResolversParentTypes['ScanReportRow']> = {
  detector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detectorLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detectorVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ReportOutcome'], ParentType, ContextType>;
  findings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MediaAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaAuthor'] = ResolversParentTypes['MediaAuthor']> = {
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaFile'] = ResolversParentTypes['MediaFile']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaPreview'] = ResolversParentTypes['MediaPreview']> = {
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScanCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScanCoverage'] = ResolversParentTypes['ScanCoverage']> = {
  parts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unexamined?: Resolver<Array<ResolversTypes['UnexaminedPart']>, ParentType, ContextType>;
};

export type UnexaminedPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnexaminedPart'] = ResolversParentTypes['UnexaminedPart']> = {
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type MediaSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaSummary'] = ResolversParentTypes['MediaSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaTarget?: Resolver<ResolversTypes['MediaTarget'], ParentType, ContextType>;
  scanStatus?: Resolver<ResolversTypes['ScanStatus'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  coverage?: Resolver<Maybe<ResolversTypes['ScanCoverage']>, ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  alertCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alertStatuses?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['MediaPreview']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
};

export type MediaGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaGroup'] = ResolversParentTypes['MediaGroup']> = {
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaText'] = ResolversParentTypes['MediaText']> = {
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextOffset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RevealedPasswordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevealedPasswords'] = ResolversParentTypes['RevealedPasswords']> = {
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['RevealedAccount']>, ParentType, ContextType>;
};

export type RevealedAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevealedAccount'] = ResolversParentTypes['RevealedAccount']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHashed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaMail'] = ResolversParentTypes['MediaMail']> = {
  kind?: Resolver<Maybe<ResolversTypes['MailKind']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['MailProblem']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['MailField']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  faces?: Resolver<Array<ResolversTypes['MailFace']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['MailPart']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['MailFile']>, ParentType, ContextType>;
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailMark'] = ResolversParentTypes['MailMark']> = {
  findingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailField'] = ResolversParentTypes['MailField']> = {
  name?: Resolver<ResolversTypes['MailFieldName'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['MailMark']>, ParentType, ContextType>;
};

export type MailFaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailFace'] = ResolversParentTypes['MailFace']> = {
  kind?: Resolver<ResolversTypes['MailFaceKind'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['MailMark']>, ParentType, ContextType>;
};

export type MailPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailPart'] = ResolversParentTypes['MailPart']> = {
  face?: Resolver<ResolversTypes['MailFaceKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextOffset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MailFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailFile'] = ResolversParentTypes['MailFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  typeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inside?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  findingIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RulePrecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulePrecision'] = ResolversParentTypes['RulePrecision']> = {
  detector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaTarget?: Resolver<ResolversTypes['MediaTarget'], ParentType, ContextType>;
  alsoFoundBy?: Resolver<Array<ResolversTypes['MediaTarget']>, ParentType, ContextType>;
  scanStatus?: Resolver<ResolversTypes['ScanStatus'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  coverage?: Resolver<Maybe<ResolversTypes['ScanCoverage']>, ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['MediaFile']>, ParentType, ContextType>;
  showsPasswords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['MediaPreview']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['MediaAuthor']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  idAtSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPublisher?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  scanReport?: Resolver<Array<ResolversTypes['ScanReportRow']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['NotePage']>, ParentType, ContextType, RequireFields<MediaNotesArgs, 'page' | 'pageSize'>>;
  activity?: Resolver<Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<MediaActivityArgs, 'page' | 'pageSize'>>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  publisherEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<MediaChangesArgs, 'page' | 'pageSize'>>;
  similar?: Resolver<ResolversTypes['SimilarMedia'], ParentType, ContextType>;
  rulePrecision?: Resolver<Array<ResolversTypes['RulePrecision']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotePage'] = ResolversParentTypes['NotePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType>;
};

export type UploadedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedFile'] = ResolversParentTypes['UploadedFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScanStatus'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  coverage?: Resolver<Maybe<ResolversTypes['ScanCoverage']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headlineCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  detectorsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detectorsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsPasswords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scannedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadToken'] = ResolversParentTypes['UploadToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taggedUsers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alertTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alertTitleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  oldValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NotificationParamsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationParams'] = ResolversParentTypes['NotificationParams']> = {
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mediaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  context?: Resolver<ResolversTypes['NotificationContext'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['NotificationParams'], ParentType, ContextType>;
  fullname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['RegistrationStatus']>, ParentType, ContextType>;
};

export type MarkedReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkedRead'] = ResolversParentTypes['MarkedRead']> = {
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertChange'] = ResolversParentTypes['AlertChange']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alertId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['AlertStatus']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
};

export type ScanProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScanProgress'] = ResolversParentTypes['ScanProgress']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScanStatus'], ParentType, ContextType>;
  detectorsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detectorsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['UploadedFile']>, ParentType, ContextType>;
};

export type AcceptedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedAddress'] = ResolversParentTypes['AcceptedAddress']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkRow']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BulkRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkRow'] = ResolversParentTypes['BulkRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkOutcome'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  name?: Resolver<ResolversTypes['GroupName'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  capabilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RevokedSessionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokedSessions'] = ResolversParentTypes['RevokedSessions']> = {
  revoked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  enrolledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuthenticatorOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorOffer'] = ResolversParentTypes['AuthenticatorOffer']> = {
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSvg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['GroupName'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationPage'] = ResolversParentTypes['InvitationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
};

export type InvitationViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationView'] = ResolversParentTypes['InvitationView']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['GroupName'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'User' | 'Alert' | 'Media' | 'UploadedFile' | 'Target' | 'AccessKey' | 'IndicatorList' | 'Webhook', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertConnection'] = ResolversParentTypes['AlertConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AlertEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AlertEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertEdge'] = ResolversParentTypes['AlertEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
};

export type MediaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaConnection'] = ResolversParentTypes['MediaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MediaSummary']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MediaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaEdge'] = ResolversParentTypes['MediaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaSummary'], ParentType, ContextType>;
};

export type ExportLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportLink'] = ResolversParentTypes['ExportLink']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonthSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthSummary'] = ResolversParentTypes['MonthSummary']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severityCounts?: Resolver<Array<ResolversTypes['SeverityCount']>, ParentType, ContextType>;
  validatedAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMedia?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stats'] = ResolversParentTypes['Stats']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMedia?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DayCount']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['SourceCount']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['TargetCount']>, ParentType, ContextType>;
  detectors?: Resolver<Array<ResolversTypes['DetectorCount']>, ParentType, ContextType>;
  heatMap?: Resolver<Array<ResolversTypes['HourCount']>, ParentType, ContextType>;
  timeToTriage?: Resolver<ResolversTypes['TimeSpread'], ParentType, ContextType>;
  timeToResolve?: Resolver<ResolversTypes['TimeSpread'], ParentType, ContextType>;
};

export type DayCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SourceCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceCount'] = ResolversParentTypes['SourceCount']> = {
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetCount'] = ResolversParentTypes['TargetCount']> = {
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DetectorCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetectorCount'] = ResolversParentTypes['DetectorCount']> = {
  detector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  precision?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type HourCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourCount'] = ResolversParentTypes['HourCount']> = {
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeSpreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSpread'] = ResolversParentTypes['TimeSpread']> = {
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p95?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Target'] = ResolversParentTypes['Target']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TargetType'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountUsername?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastScan?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastFailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  health?: Resolver<ResolversTypes['TargetHealth'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  problemKind?: Resolver<Maybe<ResolversTypes['TargetProblemKind']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runs?: Resolver<Maybe<ResolversTypes['TargetRunPage']>, ParentType, ContextType, RequireFields<TargetRunsArgs, 'page' | 'pageSize'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['ReasonParam']>, ParentType, ContextType>;
};

export type ReasonParamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReasonParam'] = ResolversParentTypes['ReasonParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TargetRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetRun'] = ResolversParentTypes['TargetRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['TargetRunOutcome'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  itemsSeen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetRunPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetRunPage'] = ResolversParentTypes['TargetRunPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['TargetRun']>, ParentType, ContextType>;
};

export type SourceCredentialFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceCredentialField'] = ResolversParentTypes['SourceCredentialField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SourceCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceCredential'] = ResolversParentTypes['SourceCredential']> = {
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['SourceCredentialField']>, ParentType, ContextType>;
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  hookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TargetPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetPage'] = ResolversParentTypes['TargetPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Target']>, ParentType, ContextType>;
};

export type TargetTypeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetTypeOption'] = ResolversParentTypes['TargetTypeOption']> = {
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TargetType'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localFilter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SourceOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceOption'] = ResolversParentTypes['SourceOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  protectedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  protectedDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  watchTermsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNotifySeverity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  retentionDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mailEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mutedRulesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RescanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rescan'] = ResolversParentTypes['Rescan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RescanStatus'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['RescanExample']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RescanExampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescanExample'] = ResolversParentTypes['RescanExample']> = {
  act?: Resolver<ResolversTypes['RescanAct'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  previousSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type MuteTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MuteTrial'] = ResolversParentTypes['MuteTrial']> = {
  hidden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stillOpen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lookedAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WatchTermPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchTermPage'] = ResolversParentTypes['WatchTermPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  severities?: Resolver<Array<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type MutedRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutedRule'] = ResolversParentTypes['MutedRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fingerprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['Source']>, ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastHitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MutedRulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutedRulePage'] = ResolversParentTypes['MutedRulePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['MutedRule']>, ParentType, ContextType>;
};

export type AccessKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessKey'] = ResolversParentTypes['AccessKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['Scope']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccessKeyStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccessKeyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessKeyPage'] = ResolversParentTypes['AccessKeyPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AccessKey']>, ParentType, ContextType>;
};

export type NewAccessKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewAccessKey'] = ResolversParentTypes['NewAccessKey']> = {
  accessKey?: Resolver<ResolversTypes['AccessKey'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectNameCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  actorEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Array<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  accessKeyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
};

export type PublisherLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublisherLetter'] = ResolversParentTypes['PublisherLetter']> = {
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetChange'] = ResolversParentTypes['TargetChange']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['Target']>, ParentType, ContextType>;
};

export type TargetHealthChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetHealthChange'] = ResolversParentTypes['TargetHealthChange']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['TargetHealth']>, ParentType, ContextType>;
};

export type NoteChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteChange'] = ResolversParentTypes['NoteChange']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['NoteChangeKind'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotificationsReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsRead'] = ResolversParentTypes['NotificationsRead']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notificationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  olderToo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OperatorFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorFile'] = ResolversParentTypes['OperatorFile']> = {
  kind?: Resolver<ResolversTypes['OperatorFileKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IndicatorListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndicatorList'] = ResolversParentTypes['IndicatorList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['IndicatorRole'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['IndicatorFormat']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['IndicatorCounts'], ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedIndicator']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  refreshedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IndicatorCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndicatorCounts'] = ResolversParentTypes['IndicatorCounts']> = {
  url?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkippedIndicatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedIndicator'] = ResolversParentTypes['SkippedIndicator']> = {
  where?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whyReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type IndicatorListPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndicatorListPage'] = ResolversParentTypes['IndicatorListPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['IndicatorList']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['WebhookKind']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryPage']>, ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'page' | 'pageSize'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeadJobPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadJobPage'] = ResolversParentTypes['DeadJobPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['DeadJob']>, ParentType, ContextType>;
};

export type DeadJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadJob'] = ResolversParentTypes['DeadJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeadJobKind'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aboutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notRetriedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notRetriedReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  diedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookPage'] = ResolversParentTypes['WebhookPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookWithSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookWithSecret'] = ResolversParentTypes['WebhookWithSecret']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebhookMessageKind'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemReasons?: Resolver<Array<ResolversTypes['Reason']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attemptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['PageLinks'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
};

export type SimilarMediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimilarMedia'] = ResolversParentTypes['SimilarMedia']> = {
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alertStatuses?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MediaSummary']>, ParentType, ContextType>;
};

export type TrialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialLink'] = ResolversParentTypes['TrialLink']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SetupState?: SetupStateResolvers<ContextType>;
  SetupDone?: SetupDoneResolvers<ContextType>;
  RegistrationDone?: RegistrationDoneResolvers<ContextType>;
  LoginAnswer?: LoginAnswerResolvers<ContextType>;
  Enrolment?: EnrolmentResolvers<ContextType>;
  VerifyAnswer?: VerifyAnswerResolvers<ContextType>;
  AccessAnswer?: AccessAnswerResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Allowance?: AllowanceResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  PageLinks?: PageLinksResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  ColleaguePage?: ColleaguePageResolvers<ContextType>;
  AlertPage?: AlertPageResolvers<ContextType>;
  MediaPage?: MediaPageResolvers<ContextType>;
  FilePage?: FilePageResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  MediaTarget?: MediaTargetResolvers<ContextType>;
  Mark?: MarkResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  Onlooker?: OnlookerResolvers<ContextType>;
  AlertCounts?: AlertCountsResolvers<ContextType>;
  SeverityCount?: SeverityCountResolvers<ContextType>;
  AlertStatusOption?: AlertStatusOptionResolvers<ContextType>;
  FeedbackOption?: FeedbackOptionResolvers<ContextType>;
  BytesPlace?: BytesPlaceResolvers<ContextType>;
  TextPlace?: TextPlaceResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  BoxPlace?: BoxPlaceResolvers<ContextType>;
  Rectangle?: RectangleResolvers<ContextType>;
  PositionPlace?: PositionPlaceResolvers<ContextType>;
  AccountPicture?: AccountPictureResolvers<ContextType>;
  PicturesPlace?: PicturesPlaceResolvers<ContextType>;
  WholePlace?: WholePlaceResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  ScanReportRow?: ScanReportRowResolvers<ContextType>;
  MediaAuthor?: MediaAuthorResolvers<ContextType>;
  MediaFile?: MediaFileResolvers<ContextType>;
  MediaPreview?: MediaPreviewResolvers<ContextType>;
  ScanCoverage?: ScanCoverageResolvers<ContextType>;
  UnexaminedPart?: UnexaminedPartResolvers<ContextType>;
  MediaSummary?: MediaSummaryResolvers<ContextType>;
  MediaGroup?: MediaGroupResolvers<ContextType>;
  MediaText?: MediaTextResolvers<ContextType>;
  RevealedPasswords?: RevealedPasswordsResolvers<ContextType>;
  RevealedAccount?: RevealedAccountResolvers<ContextType>;
  MediaMail?: MediaMailResolvers<ContextType>;
  MailMark?: MailMarkResolvers<ContextType>;
  MailField?: MailFieldResolvers<ContextType>;
  MailFace?: MailFaceResolvers<ContextType>;
  MailPart?: MailPartResolvers<ContextType>;
  MailFile?: MailFileResolvers<ContextType>;
  RulePrecision?: RulePrecisionResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  NotePage?: NotePageResolvers<ContextType>;
  UploadedFile?: UploadedFileResolvers<ContextType>;
  UploadToken?: UploadTokenResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  NotificationParams?: NotificationParamsResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  MarkedRead?: MarkedReadResolvers<ContextType>;
  AlertChange?: AlertChangeResolvers<ContextType>;
  ScanProgress?: ScanProgressResolvers<ContextType>;
  AcceptedAddress?: AcceptedAddressResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  BulkRow?: BulkRowResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  RevokedSessions?: RevokedSessionsResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  AuthenticatorOffer?: AuthenticatorOfferResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationPage?: InvitationPageResolvers<ContextType>;
  InvitationView?: InvitationViewResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  AlertConnection?: AlertConnectionResolvers<ContextType>;
  AlertEdge?: AlertEdgeResolvers<ContextType>;
  MediaConnection?: MediaConnectionResolvers<ContextType>;
  MediaEdge?: MediaEdgeResolvers<ContextType>;
  ExportLink?: ExportLinkResolvers<ContextType>;
  MonthSummary?: MonthSummaryResolvers<ContextType>;
  Stats?: StatsResolvers<ContextType>;
  DayCount?: DayCountResolvers<ContextType>;
  SourceCount?: SourceCountResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  TargetCount?: TargetCountResolvers<ContextType>;
  DetectorCount?: DetectorCountResolvers<ContextType>;
  HourCount?: HourCountResolvers<ContextType>;
  TimeSpread?: TimeSpreadResolvers<ContextType>;
  Target?: TargetResolvers<ContextType>;
  Reason?: ReasonResolvers<ContextType>;
  ReasonParam?: ReasonParamResolvers<ContextType>;
  TargetRun?: TargetRunResolvers<ContextType>;
  TargetRunPage?: TargetRunPageResolvers<ContextType>;
  SourceCredentialField?: SourceCredentialFieldResolvers<ContextType>;
  SourceCredential?: SourceCredentialResolvers<ContextType>;
  TargetPage?: TargetPageResolvers<ContextType>;
  TargetTypeOption?: TargetTypeOptionResolvers<ContextType>;
  SourceOption?: SourceOptionResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Rescan?: RescanResolvers<ContextType>;
  RescanExample?: RescanExampleResolvers<ContextType>;
  MuteTrial?: MuteTrialResolvers<ContextType>;
  WatchTermPage?: WatchTermPageResolvers<ContextType>;
  MutedRule?: MutedRuleResolvers<ContextType>;
  MutedRulePage?: MutedRulePageResolvers<ContextType>;
  AccessKey?: AccessKeyResolvers<ContextType>;
  AccessKeyPage?: AccessKeyPageResolvers<ContextType>;
  NewAccessKey?: NewAccessKeyResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  PublisherLetter?: PublisherLetterResolvers<ContextType>;
  TargetChange?: TargetChangeResolvers<ContextType>;
  TargetHealthChange?: TargetHealthChangeResolvers<ContextType>;
  NoteChange?: NoteChangeResolvers<ContextType>;
  NotificationsRead?: NotificationsReadResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  OperatorFile?: OperatorFileResolvers<ContextType>;
  IndicatorList?: IndicatorListResolvers<ContextType>;
  IndicatorCounts?: IndicatorCountsResolvers<ContextType>;
  SkippedIndicator?: SkippedIndicatorResolvers<ContextType>;
  IndicatorListPage?: IndicatorListPageResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  DeadJobPage?: DeadJobPageResolvers<ContextType>;
  DeadJob?: DeadJobResolvers<ContextType>;
  WebhookPage?: WebhookPageResolvers<ContextType>;
  WebhookWithSecret?: WebhookWithSecretResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  SimilarMedia?: SimilarMediaResolvers<ContextType>;
  TrialLink?: TrialLinkResolvers<ContextType>;
};

