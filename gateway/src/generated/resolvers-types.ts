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
  /** RFC 3339 date and time with offset, for example `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Calendar day in UTC, for example `2026-11-21`. */
  Date: { input: string; output: string; }
};

/** Sort direction of a list. */
export type SortDirection =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** Life cycle of an alert. DETECTED is shown as “Needs review”, VALIDATED as “In progress”. */
export type AlertStatus =
  /** Found, but not yet reviewed. */
  | 'DETECTED'
  /** Validated as a threat; someone is dealing with it. */
  | 'VALIDATED'
  /** Dealt with; it has a feedback response. */
  | 'RESOLVED'
  /** Not a threat; it has a reason. */
  | 'DISMISSED';

/** Severity from Informative (1) to Critical (5). */
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

/** Sort key of a list of alerts; ties are sorted by time and id. */
export type AlertSort =
  /** By severity. */
  | 'SEVERITY'
  /** By the time of detection. */
  | 'DETECTED_AT'
  /** By the time of the last change. */
  | 'UPDATED_AT';

/** Feedback that a person gives on an alert; it feeds into the detectors’ measured precision. */
export type FeedbackResponse =
  /** It was a threat. */
  | 'CONFIRMED_THREAT'
  /** The detector was wrong: the content is harmless. */
  | 'FALSE_POSITIVE_BENIGN'
  /** The detector was wrong: the content is satire or a news report. */
  | 'FALSE_POSITIVE_SATIRE_OR_NEWS'
  /** Another alert reports the same thing. */
  | 'DUPLICATE'
  /** The alert is correct, and the company knows and accepts it. */
  | 'KNOWN_AND_ACCEPTED'
  /** The available information isn’t enough to tell. */
  | 'CANNOT_TELL';

/**
 * Status of a scan. FOUND, PARTIAL and CLEAN are results; UNREADABLE means that the file could not be read,
 * FAILED that the scanner could not finish.
 */
export type ScanStatus =
  /** The scan is waiting in the queue. */
  | 'QUEUED'
  /** Detectors are scanning it. */
  | 'SCANNING'
  /** Something was found. */
  | 'FOUND'
  /** Nothing was found, but not every part was examined: `coverage` lists the parts that weren’t, and why. */
  | 'PARTIAL'
  /** Every part was examined by every detector that applies, and nothing was found. */
  | 'CLEAN'
  /** The file could not be read, so it isn’t reported as clean. */
  | 'UNREADABLE'
  /** The scanner could not finish. */
  | 'FAILED';

/** Outcome of one detector’s scan of an item. */
export type ReportOutcome =
  /** It found something. */
  | 'FOUND'
  /** It scanned the item and found nothing. */
  | 'NOTHING'
  /** It doesn’t apply to files of this kind. */
  | 'NOT_APPLICABLE'
  /** It could not read the content. */
  | 'UNREADABLE'
  /** The content exceeds one of its limits. */
  | 'LIMIT'
  /** It failed before it finished. */
  | 'FAILED';

/** Event that a notification is about. */
export type NotificationContext =
  /** Someone registered and is waiting for approval. */
  | 'NEW_USER_NEED_APPROVATION'
  /** Someone mentioned you in a note. */
  | 'COMMENT_MENTION'
  /** An alert was assigned to you. */
  | 'ASSIGNED_ALERT'
  /** An alert assigned to you, or one on which you wrote a note, was resolved. */
  | 'RESOLVED_ALERT'
  /** Someone changed the severity of an alert. */
  | 'CHANGED_SEVERITY';

/** Status of a registration. */
export type RegistrationStatus =
  /** Waiting for an admin. */
  | 'PENDING'
  /** Approved, and may log in. */
  | 'ACTIVE'
  /** Approved earlier, but currently may not log in. */
  | 'INACTIVE'
  /** Rejected. */
  | 'REJECTED';

/**
 * Groups of users. Members of ADMINS administer the company; a user whose only group is TRIAL_USERS is on a
 * free trial.
 */
export type GroupName =
  /** Access to everything in their company. */
  | 'ADMINS'
  /** Access to everything except administration. */
  | 'ANALYSTS'
  /** Read-only access. */
  | 'VIEWERS'
  /** Access to the file scanner, threat manager, media and their own settings. */
  | 'TRIAL_USERS';

/** Colour theme of the screens; SYSTEM follows the device. */
export type Theme =
  /** As set on the device. */
  | 'SYSTEM'
  /** Light. */
  | 'LIGHT'
  /** Dark. */
  | 'DARK';

/** Language of the screens and of dates. */
export type Language =
  /** English. */
  | 'EN'
  /** Italian. */
  | 'IT';

/** Step that follows the password: ENROLL sets up two-factor authentication, VERIFY asks for a code. */
export type MfaStep =
  /** Two-factor authentication must be set up. */
  | 'ENROLL'
  /** A two-factor authentication code is required. */
  | 'VERIFY';

/** Event in the history of a media item or one of its alerts. */
export type ActivityKind =
  /** An alert was raised. */
  | 'DETECTED'
  /** Someone requested another scan of the item. */
  | 'RESCAN_ASKED'
  /** The item was scanned again. */
  | 'RESCANNED'
  /** An alert’s status changed. */
  | 'STATUS_CHANGED'
  /** An alert’s severity changed. */
  | 'SEVERITY_CHANGED'
  /** An alert was assigned or unassigned. */
  | 'ASSIGNED'
  /** A note was added. */
  | 'NOTE_ADDED'
  /** A note was edited. */
  | 'NOTE_CHANGED'
  /** A note was deleted. */
  | 'NOTE_DELETED'
  /** An alert received a feedback response. */
  | 'FEEDBACK_GIVEN'
  /** The item was assigned or unassigned. */
  | 'MEDIA_ASSIGNED'
  /** The item’s record changed. */
  | 'MEDIA_CHANGED'
  /** A message was sent to the publisher. */
  | 'PUBLISHER_CONTACTED'
  /** Someone downloaded the untrusted original from Vedetta. */
  | 'ORIGINAL_DOWNLOADED'
  /** Passwords of the company’s accounts were shown to someone. */
  | 'PASSWORDS_REVEALED'
  /** Something done outside Vedetta was recorded by hand. */
  | 'RECORDED';

/** Action that an admin takes on an account. */
export type UserAction =
  /** Approves a registration, so that the user can log in. */
  | 'APPROVE'
  /** Rejects a registration. */
  | 'REJECT'
  /** Activates the account, so that the user can log in again. */
  | 'ACTIVATE'
  /** Deactivates the account and ends all of its sessions. */
  | 'DEACTIVATE';

/** Outcome of a bulk change for one alert. */
export type BulkOutcome =
  /** The alert was changed. */
  | 'CHANGED'
  /** The alert already had the requested value. */
  | 'UNCHANGED'
  /** Someone changed the alert after the caller read it; it was left unchanged. */
  | 'STALE'
  /** The alert’s status doesn’t allow the requested one; it was left unchanged. */
  | 'INVALID_TRANSITION'
  /** Feedback requires a resolved or dismissed alert; this one was left unchanged. */
  | 'NOT_CLOSED'
  /** The change was undone. */
  | 'RESTORED'
  /** Someone changed the alert after the bulk change; the undo left it unchanged. */
  | 'CHANGED_SINCE';

/** State of a listed invitation. */
export type InvitationState =
  /** Its link works. */
  | 'PENDING'
  /** Its link expired after seven days. */
  | 'EXPIRED';

/** Source that content comes from. */
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
  /** Uploaded files. */
  | 'FILE_UPLOAD'
  /** Folders and network shares. */
  | 'LOCAL_NETWORK'
  /** RSS, Atom and JSON feeds. */
  | 'WEB_FEED'
  /** Mastodon. */
  | 'MASTODON'
  /** Bluesky. */
  | 'BLUESKY'
  /** Telegram. */
  | 'TELEGRAM'
  /** A source that this version of the gateway doesn’t know; its name is in `sourceName`. */
  | 'OTHER';

/** Kind of thing that a target watches. */
export type TargetType =
  /** An account of a social source. */
  | 'ACCOUNT'
  /** The results of a search. */
  | 'SEARCH'
  /** A folder on the local network. */
  | 'FOLDER'
  /** An RSS, Atom or JSON feed. */
  | 'FEED';

/** Collection status of a target. */
export type TargetHealth =
  /** It has not been collected yet. */
  | 'WAITING'
  /** It has been collected. */
  | 'HEALTHY'
  /** The last collection failed for a temporary reason; it will be retried automatically. */
  | 'DELAYED'
  /** Nothing is collected until someone changes something. */
  | 'BLOCKED'
  /** Someone paused it. */
  | 'PAUSED';

/** Sort key of a list of targets. */
export type TargetSort =
  /** By the time of the last scan. */
  | 'LAST_SCAN'
  /** By the name of the source. */
  | 'SOURCE_NAME'
  /** By type. */
  | 'TYPE'
  /** By the name of the account. */
  | 'ACCOUNT_USERNAME'
  /** By search string. */
  | 'SEARCH_STRING'
  /** By whether the target is active. */
  | 'IS_ACTIVE'
  /** By creation time. */
  | 'CREATED_AT';

/** Sort key of a list of users. */
export type UserSort =
  /** By the day on which they joined. */
  | 'DATE_JOINED'
  /** By first name. */
  | 'FIRST_NAME'
  /** By last name. */
  | 'LAST_NAME'
  /** By email address. */
  | 'EMAIL'
  /** By the time of the last login. */
  | 'LAST_LOGIN';

/** Alerts that a rule mutes. */
export type MuteKind =
  /** Alerts about exactly the same thing. */
  | 'THING'
  /** All alerts from the same rule of the detector. */
  | 'RULE';

/** Permission of an access key. Scopes add up and don’t include one another. */
export type Scope =
  /** Read lists and items. */
  | 'READ'
  /** Triage alerts and write notes. */
  | 'TRIAGE'
  /** Upload files. */
  | 'UPLOAD'
  /** Do everything except with access keys and people’s own records. */
  | 'ADMIN';

/** Status of an access key. */
export type AccessKeyStatus =
  /** The key works. */
  | 'ACTIVE'
  /** The key has expired. */
  | 'EXPIRED'
  /** Someone stopped it. */
  | 'REVOKED'
  /** The user who created it may not log in. */
  | 'SUSPENDED';

/** Separator between the columns of a CSV file. */
export type CsvSeparator =
  /** A comma, as in RFC 4180. */
  | 'COMMA'
  /** A semicolon, for spreadsheets in which decimals have a comma. */
  | 'SEMICOLON'
  /** A tab. */
  | 'TAB';

/** File format of exported alerts. */
export type ExportFormat =
  /** A table for spreadsheets. */
  | 'CSV'
  /** One JSON object per line. */
  | 'NDJSON'
  /** A STIX 2.1 bundle. */
  | 'STIX';

/** Kind of change to a note. */
export type NoteChangeKind =
  /** The note was created. */
  | 'CREATED'
  /** The note’s text was edited. */
  | 'EDITED'
  /** The note was deleted. */
  | 'DELETED';

/** Kind of file in the server’s folder of rules and hashes. */
export type OperatorFileKind =
  /** YARA rules. */
  | 'RULES'
  /** Malware hashes. */
  | 'HASHES';

/** Meaning of the entries of an indicator list. */
export type IndicatorRole =
  /** Malicious indicators. */
  | 'THREAT'
  /** Benign values: findings that match them are rated lower. */
  | 'WARNING';

/** File format of an indicator list. */
export type IndicatorFormat =
  /** MISP events, or a feed of them. */
  | 'MISP'
  /** A MISP warning list. */
  | 'MISP_WARNINGLIST'
  /** A STIX 2 bundle. */
  | 'STIX'
  /** Text with one indicator per line. */
  | 'LINES';

/** Event that a webhook can receive. */
export type WebhookKind =
  /** An alert was raised. */
  | 'ALERT_CREATED'
  /** The status, severity or assignee of an alert changed. */
  | 'ALERT_CHANGED'
  /** A scan ended. */
  | 'SCAN_FINISHED'
  /** A target was created, edited, scanned or deleted. */
  | 'TARGET_CHANGED'
  /** A note was created, edited or deleted. */
  | 'NOTE_CHANGED';

/** Event that a webhook message reports. */
export type WebhookMessageKind =
  /** An alert was raised. */
  | 'ALERT_CREATED'
  /** The status, severity or assignee of an alert changed. */
  | 'ALERT_CHANGED'
  /** A scan ended. */
  | 'SCAN_FINISHED'
  /** A target was created, edited, scanned or deleted. */
  | 'TARGET_CHANGED'
  /** A note was created, edited or deleted. */
  | 'NOTE_CHANGED'
  /** Someone tested the webhook. */
  | 'PING';

/** Kind of failed job. */
export type DeadJobKind =
  /** Scan of a file or item. */
  | 'SCAN'
  /** Text recognition in an item’s images, the last step of its scan. */
  | 'PICTURE_TEXT'
  /** Sending of an email. */
  | 'MAIL'
  /** Preparation of an email’s content. */
  | 'MAIL_PREPARATION'
  /** Delivery of a message to a webhook. */
  | 'WEBHOOK'
  /** Rescan of the history with changed lists. */
  | 'RESCAN'
  /** Reading of an indicator list from its URL. */
  | 'INDICATOR_LIST'
  /** Job from a later version of Vedetta. */
  | 'OTHER';

/** State of a webhook delivery. */
export type WebhookDeliveryState =
  /** Delivery is being attempted. */
  | 'QUEUED'
  /** The receiver answered with 2xx. */
  | 'DELIVERED'
  /** All attempts failed. */
  | 'FAILED';

/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type Query = {
  /** Returns whether the first-run setup is still to be done. Public. */
  setup: Maybe<SetupState>;
  /** Returns the logged-in user and what they may do. */
  viewer: Maybe<Viewer>;
  /** Returns one user: the viewer, or for admins anyone in the company. */
  user: Maybe<User>;
  /** Returns the company’s users. Admins only. */
  users: Maybe<UserPage>;
  /** Returns active colleagues by name, for assignment and mentions. */
  colleagues: Maybe<ColleaguePage>;
  /** Returns alerts by status and filters. */
  alerts: Maybe<AlertPage>;
  /** Returns the number of alerts in each list under the same filters; the filter’s own status is ignored. */
  alertCounts: Maybe<AlertCounts>;
  /** Returns one alert with its findings. */
  alert: Maybe<Alert>;
  /** Returns the alert statuses in display order, with the statuses that may follow each. */
  alertStatuses: Maybe<Array<AlertStatusOption>>;
  /** Returns the feedback responses that can be given on an alert, with their display names. */
  feedbackResponses: Maybe<Array<FeedbackOption>>;
  /** Returns all collected and uploaded media items, newest first. */
  mediaList: Maybe<MediaPage>;
  /** Returns one media item with its alerts, evidence and scan report. */
  media: Maybe<Media>;
  /** Returns the people who are viewing a media item now; the subscription of the same name reports changes. */
  presence: Maybe<Presence>;
  /**
   * Returns the groups of items that read or look the same, and how often they were seen in all. Ids that
   * aren’t the company’s are left out.
   */
  mediaGroups: Maybe<Array<MediaGroup>>;
  /** Returns a part of the text of an item: of a post, or of a text file. */
  mediaText: Maybe<MediaText>;
  /**
   * Returns an email, or one nested inside it, in readable form with the findings in it; null when the item
   * isn’t an email or has no email at that position.
   */
  mediaMail: Maybe<MediaMail>;
  /** Returns uploads, newest first. */
  files: Maybe<FilePage>;
  /** Returns one upload. */
  file: Maybe<UploadedFile>;
  /** Returns the viewer’s notifications, newest first. */
  notifications: Maybe<NotificationPage>;
  /** Returns every group, its capabilities and the number of the company’s users in it. Admins only. */
  groups: Maybe<Array<Group>>;
  /**
   * Returns the devices on which the viewer is logged in, most recently used first. Not available to access
   * keys.
   */
  sessions: Maybe<Array<Session>>;
  /** Returns the viewer’s two-factor authentication. Not available to access keys. */
  secondFactor: Maybe<SecondFactor>;
  /** Returns the number of recovery codes that the viewer has left. Not available to access keys. */
  recoveryCodesLeft: Maybe<Scalars['Int']['output']>;
  /** Returns the company’s open invitations, newest first. Admins only. */
  invitations: Maybe<InvitationPage>;
  /**
   * Returns the content of an emailed invitation, for the page that accepts it. Public: the token is the
   * proof.
   */
  invitationByToken: Maybe<InvitationView>;
  /**
   * Returns the user that an emailed free-trial link is for; rejected with LINK_NOT_VALID when the link was
   * used, replaced or is too old. Public: the token is the proof.
   */
  trialByToken: Maybe<TrialLink>;
  /**
   * Returns true for a working emailed password-reset link; rejected with LINK_NOT_VALID when the link was
   * used, replaced or is too old. Public: the token is the proof.
   */
  passwordResetByToken: Maybe<Scalars['Boolean']['output']>;
  /** Returns the record that a global id identifies. */
  node: Maybe<Node>;
  /** Returns several records at once, in the requested order, at most 100. */
  nodes: Maybe<Array<Node>>;
  /**
   * Returns all alerts under a filter from the oldest to the newest, each exactly once, even if alerts are
   * added meanwhile. At most 200 at a time.
   */
  alertsConnection: Maybe<AlertConnection>;
  /**
   * Returns all media items from the oldest to the newest, each exactly once, even if items are added
   * meanwhile. At most 200 at a time.
   */
  mediaConnection: Maybe<MediaConnection>;
  /**
   * Returns the link for downloading the alerts under a filter as a file, outside GraphQL and with the same
   * token; the file is streamed, oldest alert first.
   */
  alertsExport: Maybe<ExportLink>;
  /** Returns the figures for one month in UTC, by default the current one. */
  monthSummary: Maybe<MonthSummary>;
  /** Returns the figures for a range of days, both inclusive, at most three years. */
  stats: Maybe<Stats>;
  /**
   * Returns the company’s targets, by default the most recently scanned first; those that were never scanned
   * come before them.
   */
  targets: Maybe<TargetPage>;
  /** Returns one target. */
  target: Maybe<Target>;
  /** Returns the types of target that each source offers, with prefix, example and limits. */
  targetTypes: Maybe<Array<TargetTypeOption>>;
  /** Returns the sources that can be watched: all except file upload. */
  sources: Maybe<Array<SourceOption>>;
  /** Returns the company’s settings. Admins only. */
  settings: Maybe<Settings>;
  /** Returns the progress of a rescan and its results so far; kept for a week. Admins only. */
  rescan: Maybe<Rescan>;
  /** Returns what a muted rule would have kept from being raised, without creating the rule. */
  muteTrial: Maybe<MuteTrial>;
  /** Returns the watch terms, in alphabetical order. */
  watchTerms: Maybe<WatchTermPage>;
  /** Returns the muted rules, newest first, with how often each one applied. */
  mutedRules: Maybe<MutedRulePage>;
  /**
   * Returns the viewer’s own saved views and those shared in the company, by name. Not available to access
   * keys.
   */
  savedViews: Maybe<Array<SavedView>>;
  /** Returns the company’s access keys, newest first. Admins only; not available to access keys. */
  accessKeys: Maybe<AccessKeyPage>;
  /** Returns one access key. Admins only; not available to access keys. */
  accessKey: Maybe<AccessKey>;
  /**
   * Returns logins, denials and administrative actions, newest first. Entries are never changed or deleted.
   * Admins only.
   */
  auditLog: Maybe<AuditPage>;
  /**
   * Returns every source that takes a credential, and the state of the company’s connection to it. Admins
   * only.
   */
  sourceCredentials: Maybe<Array<SourceCredential>>;
  /** Returns the company’s webhooks, newest first. Admins only. */
  webhooks: Maybe<WebhookPage>;
  /** Returns the jobs that failed after their last attempt, latest first, for 90 days. Admins only. */
  deadJobs: Maybe<DeadJobPage>;
  /** Returns the company’s indicator lists, newest first. Admins only. */
  indicatorLists: Maybe<IndicatorListPage>;
  /**
   * Returns the files of rules and hashes in the server’s folder, which apply to all companies, those that
   * aren’t used first. Admins only.
   */
  operatorFiles: Maybe<Array<OperatorFile>>;
  /** Returns one indicator list. Admins only. */
  indicatorList: Maybe<IndicatorList>;
  /** Returns one webhook. Admins only. */
  webhook: Maybe<Webhook>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryColleaguesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  mayTriage?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
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
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryAlertArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
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
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryMediaArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryPresenceArgs = {
  mediaId: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryMediaGroupsArgs = {
  mediaIds: Array<Scalars['ID']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryMediaTextArgs = {
  mediaId: Scalars['ID']['input'];
  offset?: InputMaybe<Scalars['Int']['input']>;
  length?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryMediaMailArgs = {
  mediaId: Scalars['ID']['input'];
  inside?: InputMaybe<Scalars['String']['input']>;
  face?: InputMaybe<MailFaceKind>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  length?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryFilesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryNotificationsArgs = {
  contexts?: InputMaybe<Array<NotificationContext>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryInvitationsArgs = {
  state?: InputMaybe<InvitationState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryInvitationByTokenArgs = {
  token: Scalars['String']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryTrialByTokenArgs = {
  token: Scalars['String']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryPasswordResetByTokenArgs = {
  uid: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryNodeArgs = {
  nodeId: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryNodesArgs = {
  nodeIds: Array<Scalars['ID']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryAlertsConnectionArgs = {
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
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
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryAlertsExportArgs = {
  format: ExportFormat;
  filter?: InputMaybe<AlertFilter>;
  csv?: InputMaybe<CsvLayout>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryMonthSummaryArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryStatsArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
  sourceIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryTargetsArgs = {
  filter?: InputMaybe<TargetFilter>;
  sort?: InputMaybe<TargetSort>;
  direction?: InputMaybe<SortDirection>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryTargetArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryRescanArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryMuteTrialArgs = {
  input: CreateMutedRuleInput;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryWatchTermsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryMutedRulesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryAccessKeysArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryAccessKeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryAuditLogArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryWebhooksArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryDeadJobsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryIndicatorListsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryIndicatorListArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Each field is nullable for one reason: when it fails, it is null with its error, and the
 * other fields still return data. Without an error it is never null.
 */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type Mutation = {
  /**
   * Completes the first-run setup: creates the company and its first admin. Protected by the code in the
   * server log.
   */
  completeSetup: Maybe<SetupDone>;
  /** Requests to join the company whose email domain matches. */
  register: Maybe<RegistrationDone>;
  /** Starts the login. Sets a 5-minute cookie for the second step. */
  login: Maybe<LoginAnswer>;
  /** Starts the setup of two-factor authentication; requires the cookie set by `login`. */
  generateQrCode: Maybe<Enrolment>;
  /** Completes the login with a one-time code or a recovery code. */
  verifyToken: Maybe<VerifyAnswer>;
  /** Rotates the refresh cookie. */
  refreshSession: Maybe<AccessAnswer>;
  /** Ends the session. */
  logout: Maybe<Scalars['Boolean']['output']>;
  /** Updates the viewer’s own record; admins can also approve and activate users and move them between groups. */
  updateUser: Maybe<User>;
  /**
   * Creates a one-time token for one file, whose bytes are then sent to `POST /api/fileupload/v1/create/`
   * outside GraphQL.
   */
  createUploadToken: Maybe<UploadToken>;
  /** Changes the status of an alert. RESOLVED requires `feedbackResponse`, DISMISSED requires `dismissReason`. */
  updateAlertStatus: Maybe<Alert>;
  /** Sets the severity by hand; later scans don’t change it. */
  updateAlertSeverity: Maybe<Alert>;
  /** Assigns an alert; a null assignee unassigns it. */
  assignAlert: Maybe<Alert>;
  /** Creates a note; people mentioned as `@{{address}}` are notified. */
  createNote: Maybe<Note>;
  /** Edits a note. For its author or an admin. */
  updateNote: Maybe<Note>;
  /** Deletes a note for everyone at once and returns its id. For its author or an admin. */
  deleteNote: Maybe<Scalars['ID']['output']>;
  /** Restores a note that was deleted within the last minute. For its author or an admin. */
  restoreNote: Maybe<Note>;
  /** Marks one notification as read; repeating it isn’t an error. */
  markNotificationRead: Maybe<MarkedRead>;
  /** Marks all notifications up to the given id as read. */
  markAllNotificationsRead: Maybe<MarkedRead>;
  /**
   * Changes the status of several alerts, each independently, and returns the outcome for each. If one id
   * belongs to another company, it fails with NOT_FOUND and nothing changes.
   */
  updateAlertsStatus: Maybe<BulkResult>;
  /**
   * Assigns several alerts to one colleague, or unassigns them, each independently; the colleague is notified
   * once. If one id belongs to another company, it fails with NOT_FOUND and nothing changes.
   */
  assignAlerts: Maybe<BulkResult>;
  /** Undoes a bulk change, within 10 minutes, for the alerts that no one has changed since. */
  undoBulkUpdate: Maybe<BulkResult>;
  /** Records how a resolved or dismissed alert turned out; it measures the detectors’ precision. */
  giveFeedback: Maybe<Alert>;
  /** Records the same feedback on many alerts; open ones are left unchanged. */
  giveFeedbackToMany: Maybe<BulkResult>;
  /**
   * Invites someone by email, for seven days. Inviting them again sends a new link, and the old one stops
   * working. Admins only.
   */
  inviteUser: Maybe<Invitation>;
  /** Withdraws an invitation and returns its id; its link stops working. Admins only. */
  withdrawInvitation: Maybe<Scalars['ID']['output']>;
  /** Creates an approved account from an emailed invitation; the user logs in next. Public. */
  acceptInvitation: Maybe<AcceptedAddress>;
  /**
   * Changes the viewer’s own password. All sessions end; this device continues with the returned token and a
   * new refresh cookie.
   */
  changePassword: Maybe<AccessAnswer>;
  /** Verifies an email address with the link sent after registration, once, within 72 hours. Public. */
  verifyEmail: Maybe<AcceptedAddress>;
  /**
   * Emails a new link to a registration whose email address isn’t verified; the answer is the same if there is
   * none. Public.
   */
  requestEmailVerification: Maybe<AcceptedAddress>;
  /** Emails a password-reset link, if there is an account; the answer is the same if there is none. Public. */
  requestPasswordReset: Maybe<AcceptedAddress>;
  /**
   * Sets a new password with an emailed link: once, within an hour. Two-factor authentication stays in place.
   * Public.
   */
  confirmPasswordReset: Maybe<Scalars['Boolean']['output']>;
  /** Requests a free trial; a link to activate it is sent by email. Public. */
  registerTrial: Maybe<AcceptedAddress>;
  /**
   * Activates a free trial with the emailed link: creates the company with its scan allowance and its user,
   * who logs in next. Public.
   */
  activateTrial: Maybe<AcceptedAddress>;
  /** Logs out every other device at once. */
  revokeOtherSessions: Maybe<RevokedSessions>;
  /**
   * Offers the secret of another authenticator app, in exchange for a code from the current one or a recovery
   * code; it takes effect once confirmed.
   */
  offerAuthenticator: Maybe<AuthenticatorOffer>;
  /**
   * Replaces the current authenticator app with the offered one, on entry of a code from the new one. Recovery
   * codes and sessions stay valid.
   */
  confirmAuthenticator: Maybe<SecondFactor>;
  /**
   * Generates ten new recovery codes, shown once; the previous ones stop working. Requires a code from the
   * authenticator app.
   */
  renewRecoveryCodes: Maybe<RecoveryCodes>;
  /**
   * Deletes an account and returns its id; never the viewer’s own or that of the last admin. The user’s
   * actions are kept, under their name. Admins only.
   */
  deleteUser: Maybe<Scalars['ID']['output']>;
  /**
   * Removes a colleague’s two-factor authentication and returns the colleague’s id; it is set up again at the
   * next login. Admins only.
   */
  resetMfa: Maybe<Scalars['ID']['output']>;
  /** Assigns a media item to a colleague, who is notified, or unassigns it. */
  assignMedia: Maybe<Media>;
  /** Renames a media item, or records its publisher’s email address. */
  updateMedia: Maybe<Media>;
  /**
   * Rescans an item with the current detectors and lists, at no cost; a scan already in progress is left to
   * finish. People’s decisions on its alerts are kept.
   */
  rescanMedia: Maybe<Media>;
  /**
   * Returns in clear text the passwords of the company’s accounts that an item shows, and records the
   * disclosure in the item’s history and the audit log. For users with the capability `passwords.reveal`,
   * never for an access key.
   */
  revealPasswords: Maybe<RevealedPasswords>;
  /** Drafts a message to the publisher or, with `send`, emails it and records that. */
  contactPublisher: Maybe<PublisherLetter>;
  /** Records something that someone did outside Vedetta. */
  createActivity: Maybe<Activity>;
  /** Creates one or more targets: either all of them or none. */
  createTargets: Maybe<Array<Target>>;
  /** Pauses or resumes a target, or edits what it watches. */
  updateTarget: Maybe<Target>;
  /** Deletes a target and returns its id; collected items and their alerts are kept. */
  deleteTarget: Maybe<Scalars['ID']['output']>;
  /** Updates the company’s settings; omitted ones are left unchanged. Admins only. */
  updateSettings: Maybe<Settings>;
  /**
   * Scans the newest stored items again: with other lists, which changes nothing, or with those in force,
   * which raises alerts. Admins only.
   */
  startRescan: Maybe<Rescan>;
  /** Stops a rescan; alerts it has raised are kept. Admins only. */
  cancelRescan: Maybe<Rescan>;
  /** Creates a rule that mutes alerts like a dismissed one. */
  createMutedRule: Maybe<MutedRule>;
  /** Changes the expiry or reason of a muted rule. For its creator or an admin. */
  updateMutedRule: Maybe<MutedRule>;
  /** Deletes a muted rule and returns its id. For its creator or an admin. */
  deleteMutedRule: Maybe<Scalars['ID']['output']>;
  /** Saves a list of the threat manager under a name. Not available to access keys. */
  createSavedView: Maybe<SavedView>;
  /**
   * Renames a view, shares it or makes it the default. For its creator, or an admin if it is shared. Not
   * available to access keys.
   */
  updateSavedView: Maybe<SavedView>;
  /**
   * Deletes a view and returns its id. For its creator, or an admin if it is shared. Not available to access
   * keys.
   */
  deleteSavedView: Maybe<Scalars['ID']['output']>;
  /** Creates an access key and shows it once. Admins only; not available to access keys. */
  createAccessKey: Maybe<NewAccessKey>;
  /** Renames, restricts, extends or revokes an access key. Admins only; not available to access keys. */
  updateAccessKey: Maybe<AccessKey>;
  /**
   * Deletes an access key and returns its id; the key is rejected from the next call on. Admins only; not
   * available to access keys.
   */
  deleteAccessKey: Maybe<Scalars['ID']['output']>;
  /** Stores the credential of a source, encrypted, replacing the previous one. Admins only. */
  setSourceCredential: Maybe<SourceCredential>;
  /** Tests with the vendor whether the stored credential works; `problem` says why it doesn’t. Admins only. */
  testSourceCredential: Maybe<SourceCredential>;
  /** Deletes the credential of a source and returns the source’s number. Admins only. */
  deleteSourceCredential: Maybe<Scalars['Int']['output']>;
  /**
   * Creates an indicator list; one with a URL is read in the background. A file is then sent as bytes to
   * `POST /api/indicator_lists/v1/{id}/file/`, multipart, part `file`. Admins only.
   */
  createIndicatorList: Maybe<IndicatorList>;
  /** Renames an indicator list, or changes its rating or refresh interval. Admins only. */
  updateIndicatorList: Maybe<IndicatorList>;
  /** Reads an indicator list from its URL now, in the background. Admins only. */
  refreshIndicatorList: Maybe<IndicatorList>;
  /** Deletes an indicator list and returns its id; alerts it has raised are kept. Admins only. */
  deleteIndicatorList: Maybe<Scalars['ID']['output']>;
  /** Creates a webhook and shows its signing secret once. Admins only. */
  createWebhook: Maybe<WebhookWithSecret>;
  /** Renames a webhook, changes its URL or kinds, or pauses or resumes it. Admins only. */
  updateWebhook: Maybe<Webhook>;
  /** Deletes a webhook with its log and returns its id. Admins only. */
  deleteWebhook: Maybe<Scalars['ID']['output']>;
  /**
   * Replaces the signing secret of a webhook; the new one is shown once and used from the next delivery on.
   * Admins only.
   */
  rotateWebhookSecret: Maybe<WebhookWithSecret>;
  /** Sends a message of the kind PING. Admins only. */
  pingWebhook: Maybe<WebhookDelivery>;
  /** Sends a message again, or at once if its next attempt is pending. Admins only. */
  replayWebhookDelivery: Maybe<WebhookDelivery>;
  /** Retries a failed job, with all its attempts, and returns the id that left the list. Admins only. */
  retryDeadJob: Maybe<Scalars['ID']['output']>;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCompleteSetupArgs = {
  input: SetupInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRegisterArgs = {
  input: RegistrationInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationGenerateQrCodeArgs = {
  input: QrCodeInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationVerifyTokenArgs = {
  input: VerifyTokenInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateUploadTokenArgs = {
  input: UploadTokenInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateAlertStatusArgs = {
  input: UpdateAlertStatusInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateAlertSeverityArgs = {
  input: UpdateAlertSeverityInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationAssignAlertArgs = {
  input: AssignAlertInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteNoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRestoreNoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationMarkAllNotificationsReadArgs = {
  upTo: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateAlertsStatusArgs = {
  input: UpdateAlertsStatusInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationAssignAlertsArgs = {
  input: AssignAlertsInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUndoBulkUpdateArgs = {
  input: UndoBulkUpdateInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationGiveFeedbackArgs = {
  input: GiveFeedbackInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationGiveFeedbackToManyArgs = {
  input: GiveFeedbackToManyInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRequestEmailVerificationArgs = {
  input: RequestEmailVerificationInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRegisterTrialArgs = {
  input: RegisterTrialInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationActivateTrialArgs = {
  input: ActivateTrialInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationOfferAuthenticatorArgs = {
  input: OfferAuthenticatorInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationResetMfaArgs = {
  userId: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationAssignMediaArgs = {
  input: AssignMediaInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateMediaArgs = {
  input: UpdateMediaInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRescanMediaArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRevealPasswordsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationContactPublisherArgs = {
  input: ContactPublisherInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateActivityArgs = {
  input: CreateActivityInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateTargetsArgs = {
  input: CreateTargetsInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateTargetArgs = {
  input: UpdateTargetInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteTargetArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationStartRescanArgs = {
  input: StartRescanInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCancelRescanArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateMutedRuleArgs = {
  input: CreateMutedRuleInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateMutedRuleArgs = {
  input: UpdateMutedRuleInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteMutedRuleArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateAccessKeyArgs = {
  input: CreateAccessKeyInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateAccessKeyArgs = {
  input: UpdateAccessKeyInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteAccessKeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationSetSourceCredentialArgs = {
  input: SetSourceCredentialInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationTestSourceCredentialArgs = {
  sourceId: Scalars['Int']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteSourceCredentialArgs = {
  sourceId: Scalars['Int']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateIndicatorListArgs = {
  input: CreateIndicatorListInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateIndicatorListArgs = {
  input: UpdateIndicatorListInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRefreshIndicatorListArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteIndicatorListArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationPingWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationReplayWebhookDeliveryArgs = {
  webhookId: Scalars['ID']['input'];
  deliveryId: Scalars['ID']['input'];
};


/**
 * Write operations, run one after the other. Each field is nullable for one reason: when one is rejected, it
 * is
 * null with its error, and the results of those run before it remain. Without an error it is never null.
 */
export type MutationRetryDeadJobArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type Subscription = {
  /**
   * Streams the viewer’s notifications in id order, none lost or repeated. `after` first replays the missed
   * ones.
   */
  notificationReceived: Notification;
  /**
   * Streams alerts raised or changed in the company that match the filter. `after` is the `eventId` of the
   * last event seen.
   */
  alertChanged: AlertChange;
  /** Streams the progress of scans in the company. `after` is the `eventId` of the last event seen. */
  scanProgressed: ScanProgress;
  /**
   * Streams targets created, edited, scanned or deleted in the company. `after` is the `eventId` of the last
   * event seen.
   */
  targetChanged: TargetChange;
  /**
   * Streams the collection status of targets, whenever something happens to one. `after` is the `eventId` of
   * the last event seen.
   */
  targetHealth: TargetHealthChange;
  /**
   * Streams notes created, edited or deleted in the company, or on one media item if given. `after` is the
   * `eventId` of the last event seen.
   */
  noteChanged: NoteChange;
  /**
   * Streams the viewer’s notifications marked as read, in this browser or another. `after` is the `eventId` of
   * the last event seen.
   */
  notificationsRead: NotificationsRead;
  /**
   * Streams the people who are viewing a media item, at once and on every change; each state replaces the
   * previous one. Subscribers are shown to the others as viewing it until the subscription ends; an access key
   * sees them but isn’t shown.
   */
  presence: Presence;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionNotificationReceivedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionAlertChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<AlertChangeFilter>;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionScanProgressedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionTargetChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionTargetHealthArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  targetId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionNoteChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  mediaId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionNotificationsReadArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over a WebSocket with the sub-protocol graphql-transport-ws. When `after` names the last event
 * seen, no event is lost or repeated, even across broken connections.
 */
export type SubscriptionPresenceArgs = {
  mediaId: Scalars['ID']['input'];
};

/** Whether Vedetta has its first company. */
export type SetupState = {
  /** Whether the first-run setup is still to be done. */
  required: Scalars['Boolean']['output'];
  /** Whether a mail server is set; if not, emails are kept as files on the server. */
  sendsMail: Scalars['Boolean']['output'];
};

/** Result of the first-run setup. */
export type SetupDone = {
  /** Id of the first admin. */
  userId: Scalars['ID']['output'];
  /** Email address of the admin, for the login that follows. */
  email: Scalars['String']['output'];
  /** The company. */
  company: Company;
};

/** The same answer for a new, a known and an unrelated email address. */
export type RegistrationDone = {
  /** Email address as Vedetta understood it. */
  email: Scalars['String']['output'];
};

/** Either the next step or, where the company doesn’t require two-factor authentication, an access token. */
export type LoginAnswer = {
  /** Next step; null when `access` is returned. */
  mfa: Maybe<MfaStep>;
  /** Access token; null when two-factor authentication is required. */
  access: Maybe<Scalars['String']['output']>;
};

/** Two-factor authentication to be set up; it takes effect after the first correct code. */
export type Enrolment = {
  /** URL for authenticator apps. */
  otpauthUrl: Scalars['String']['output'];
  /** QR code of the same URL, as an SVG document. */
  qrSvg: Scalars['String']['output'];
  /** Secret for typing in, in base 32. */
  secret: Scalars['String']['output'];
};

/** Result of a completed login. */
export type VerifyAnswer = {
  /** Access token, valid for ten minutes. */
  access: Scalars['String']['output'];
  /** Ten one-time codes, shown once when the setup is completed; empty otherwise. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A new access token. */
export type AccessAnswer = {
  /** Access token, valid for ten minutes. */
  access: Scalars['String']['output'];
};

/** The user who makes the request, and what they may do. */
export type Viewer = {
  /** The logged-in user; with an access key, the admin who created it. */
  user: User;
  /** Whether they are in the group ADMINS. */
  isAdmin: Scalars['Boolean']['output'];
  /** Whether TRIAL_USERS is their only group. */
  isFreeTrial: Scalars['Boolean']['output'];
  /** Capabilities of the viewer, for example `alerts.triage`. */
  capabilities: Array<Scalars['String']['output']>;
  /** Contact for free-trial users who want a full account; null when the operator hasn’t named one. */
  contactEmail: Maybe<Scalars['String']['output']>;
  /**
   * Current position in the company’s events: lists read after it, and subscriptions with it as `after`, leave
   * no gap between them.
   */
  eventPosition: Scalars['ID']['output'];
};

/** A colleague, as everyone in the company may see them. */
export type Person = {
  /** The user’s id. */
  id: Scalars['ID']['output'];
  /** First or last name, at most 100 characters. */
  firstName: Scalars['String']['output'];
  /** First or last name, at most 100 characters. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Email address, for mentions; empty for a deleted user. */
  email: Scalars['String']['output'];
};

/** The company that everything belongs to. */
export type Company = {
  /** Internal id. */
  id: Scalars['ID']['output'];
  /** Name entered at setup. */
  name: Scalars['String']['output'];
};

/** Limited number of scans. */
export type Allowance = {
  /** Total number of scans. */
  total: Scalars['Int']['output'];
  /** Number of scans left. */
  left: Scalars['Int']['output'];
};

/** An account. */
export type User = Node & {
  /** Id, the same as in `Person`. */
  id: Scalars['ID']['output'];
  /** First or last name, at most 100 characters. */
  firstName: Scalars['String']['output'];
  /** First or last name, at most 100 characters. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Email address, also used to log in. */
  email: Scalars['String']['output'];
  /** Phone number; null when not given. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** Whether the account is active, so that the user may log in. */
  isActive: Scalars['Boolean']['output'];
  /** Whether an admin approved the registration. */
  isApproved: Scalars['Boolean']['output'];
  /** Group that determines what the user may do. */
  group: GroupName;
  /** Whether the product tour is still to be shown. */
  tourVisible: Scalars['Boolean']['output'];
  /** Whether two-factor authentication is set up. */
  mfaEnrolled: Scalars['Boolean']['output'];
  /** Colour theme of the screens. */
  theme: Theme;
  /** IANA time zone name; null for the browser’s. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** Language of the screens; null follows the browser. */
  language: Maybe<Language>;
  /**
   * Language of dates, kept for clients: names of months and days follow the language of the surrounding text.
   * @deprecated The screens and mails no longer use it.
   */
  dateLanguage: Language;
  /** Time at which the user verified the email address; null for a registration that hasn’t yet. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the account was created. */
  dateJoined: Scalars['DateTime']['output'];
  /** Time of the last login; null before the first. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** The user’s company. */
  company: Company;
  /** Scan allowance; null when the company’s scans aren’t limited. */
  scanAllowance: Maybe<Allowance>;
  /** Contexts whose notifications are also sent by email. */
  mailContexts: Array<NotificationContext>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
};

/** Numbers of the neighbouring pages; null at either end. */
export type PageLinks = {
  /** Number of the next page; null on the last page. */
  next: Maybe<Scalars['Int']['output']>;
  /** Number of the previous page; null on the first page. */
  previous: Maybe<Scalars['Int']['output']>;
};

/** A page of users. */
export type UserPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<User>;
};

/** A page of colleagues. */
export type ColleaguePage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Person>;
};

/** A page of alerts. */
export type AlertPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Whether a search matches more than `count`. */
  countIsPartial: Scalars['Boolean']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Number of alerts before this page; null where the server doesn’t count them. */
  start: Maybe<Scalars['Int']['output']>;
  /**
   * Cursor to send as `after` with the number of a later page; null for an empty page, and where the list is
   * sorted by UPDATED_AT.
   */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Rows of this page. */
  results: Array<Alert>;
};

/** A page of media items. */
export type MediaPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Whether a search matches more than `count`. */
  countIsPartial: Scalars['Boolean']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<MediaSummary>;
};

/** A page of uploads. */
export type FilePage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<UploadedFile>;
};

/** A page of changes. */
export type ActivityPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Activity>;
};

/** A page of notifications. */
export type NotificationPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of the viewer’s unread notifications, of every context. */
  unreadCount: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Notification>;
};

/** The target that was watched; for an upload the search string is the file name. */
export type MediaTarget = {
  /** Display name of the source. */
  sourceName: Scalars['String']['output'];
  /** Prefix of what was watched, as with targets: @, #, + or /; often empty. */
  prefix: Scalars['String']['output'];
  /** Search string; null when an account is watched. */
  searchString: Maybe<Scalars['String']['output']>;
  /** Username of the account; null when a search is watched. */
  accountUsername: Maybe<Scalars['String']['output']>;
};

/** A half-open range of UTF-16 units. */
export type Mark = {
  /** First unit. */
  start: Scalars['Int']['output'];
  /** The unit after the last. */
  end: Scalars['Int']['output'];
};

/** Something that a detector found in a media item and that people decide on. */
export type Alert = Node & {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Version number, increased by every change; a write sends the version that it is based on. */
  version: Scalars['Int']['output'];
  /** Id of the media item in which it was found. */
  mediaId: Scalars['ID']['output'];
  /** Title of that item. */
  mediaTitle: Scalars['String']['output'];
  /** Code of that title if the server generated it; null if a person wrote it. */
  mediaTitleCode: Maybe<Scalars['String']['output']>;
  /** Value of its parameter, such as the author of a post; null if it has none. */
  mediaTitleOf: Maybe<Scalars['String']['output']>;
  /** Target that was watched when the item was collected. */
  mediaTarget: MediaTarget;
  /** Number of the source; `source` gives its name. */
  sourceId: Scalars['Int']['output'];
  /** Name of the detector that raised it. */
  detector: Scalars['String']['output'];
  /** Short title of the alert. */
  title: Scalars['String']['output'];
  /**
   * Stable name of the title; null when it has none.
   * @deprecated Read `titleReason`; removed in 0.3.
   */
  titleCode: Maybe<Scalars['String']['output']>;
  /** `title` by its stable name, for languages other than English, with its parameters. */
  titleReason: Reason;
  /** One line that says what was found; `marks` are the parts of it where the findings are. */
  summary: Scalars['String']['output'];
  /**
   * `summary` by its stable name, for languages other than English; null when it is nothing but a quotation. Its
   * parameter `seen` is the part where the finding is.
   */
  summaryReason: Maybe<Reason>;
  /** Parts of `summary` where the findings are. */
  marks: Array<Mark>;
  /** Severity, set by the detector’s rule or by a person. */
  severity: Severity;
  /** Whether a person set the severity; later scans then don’t change it. */
  severitySetByPerson: Scalars['Boolean']['output'];
  /** Status in the alert’s life cycle. */
  status: AlertStatus;
  /** User it is assigned to; null when unassigned. */
  assignee: Maybe<Person>;
  /** Number of times the same item was seen. */
  seenCount: Scalars['Int']['output'];
  /** Feedback response; null until given. */
  feedbackResponse: Maybe<FeedbackResponse>;
  /** Reason for dismissal; null unless it was dismissed with one. */
  dismissReason: Maybe<Scalars['String']['output']>;
  /** Time at which the alert was raised. */
  detectedAt: Scalars['DateTime']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Findings of the alert, loaded only when requested. */
  findings: Array<Finding>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Source it comes from. */
  source: Source;
};

/** The people who are viewing a media item. */
export type Presence = {
  /** The media item. */
  mediaId: Scalars['ID']['output'];
  /** Everyone who has the item open, including the viewer, by name. */
  people: Array<Onlooker>;
};

/** A colleague who has a media item open. */
export type Onlooker = {
  /** The user’s id. */
  id: Scalars['ID']['output'];
  /** First or last name, at most 100 characters. */
  firstName: Scalars['String']['output'];
  /** First or last name, at most 100 characters. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
};

/** Number of alerts in each list under one filter. */
export type AlertCounts = {
  /** Number of alerts waiting for review. */
  detected: Scalars['Int']['output'];
  /** Number of alerts in progress. */
  validated: Scalars['Int']['output'];
  /** Number of resolved alerts. */
  resolved: Scalars['Int']['output'];
  /** Number of dismissed alerts. */
  dismissed: Scalars['Int']['output'];
  /** Number of media items under the same source, target, search and time. */
  media: Scalars['Int']['output'];
  /** Number of alerts to review and in progress, by severity. */
  openBySeverity: Array<SeverityCount>;
  /** Number of critical alerts waiting for review. */
  criticalToReview: Scalars['Int']['output'];
  /** Time of the oldest alert waiting for review; null when none is. */
  oldestToReview: Maybe<Scalars['DateTime']['output']>;
  /** Number of alerts in progress assigned to the viewer. */
  inProgressMine: Scalars['Int']['output'];
  /** Whether a search matches more than the numbers say; they are then lower bounds. */
  countIsPartial: Scalars['Boolean']['output'];
};

/** Number of alerts of one severity. */
export type SeverityCount = {
  /** The severity. */
  severity: Severity;
  /** Number of alerts or, in a scan report, of findings. */
  count: Scalars['Int']['output'];
};

/** An alert status that can be selected. */
export type AlertStatusOption = {
  /** The status. */
  value: AlertStatus;
  /** Display name. */
  label: Scalars['String']['output'];
  /** Statuses that may follow it. */
  transitions: Array<AlertStatus>;
};

/** A feedback response that can be selected. */
export type FeedbackOption = {
  /** Feedback response. */
  value: FeedbackResponse;
  /** Display name. */
  label: Scalars['String']['output'];
};

/** A range of bytes of the file. */
export type BytesPlace = {
  /** Offset of the first byte. */
  offset: Scalars['Float']['output'];
  /** Length in bytes. */
  length: Scalars['Float']['output'];
};

/** A range of UTF-16 units of the text. */
export type TextPlace = {
  /** Offset of the first unit. */
  offset: Scalars['Int']['output'];
  /** Length in UTF-16 units. */
  length: Scalars['Int']['output'];
};

/** A corner of a shape. */
export type Point = {
  /** Distance from the left, in pixels. */
  x: Scalars['Float']['output'];
  /** Distance from the top, in pixels. */
  y: Scalars['Float']['output'];
};

/** A shape on the upright image, in pixels of an image of the given size. */
export type BoxPlace = {
  /** Size of the upright image in pixels. */
  imageWidth: Scalars['Int']['output'];
  /** Size of the upright image in pixels. */
  imageHeight: Scalars['Int']['output'];
  /** Corners of the shape, three to eight. */
  points: Array<Point>;
  /**
   * Lines of a text with several lines, where the shape around them includes more than the finding; empty
   * where the shape is exact.
   */
  parts: Array<Rectangle>;
};

/** An upright rectangle, in pixels of the same image as the shape that contains it. */
export type Rectangle = {
  /** Distance from the left, in pixels. */
  left: Scalars['Float']['output'];
  /** Distance from the top, in pixels. */
  top: Scalars['Float']['output'];
  /** Size in pixels. */
  width: Scalars['Float']['output'];
  /** Size in pixels. */
  height: Scalars['Float']['output'];
};

/** A geographic position, in WGS 84 degrees. */
export type PositionPlace = {
  /** Latitude in degrees north. */
  latitude: Scalars['Float']['output'];
  /** Longitude in degrees east. */
  longitude: Scalars['Float']['output'];
  /** Altitude in metres; null when not recorded. */
  altitude: Maybe<Scalars['Float']['output']>;
};

/** The profile picture of an account at the time of comparison. */
export type AccountPicture = {
  /** Handle of the account. */
  account: Scalars['String']['output'];
  /** Image as a data URL: WebP, at most 128 pixels a side. */
  image: Scalars['String']['output'];
};

/** The profile picture of an account beside that of the account it impersonates. */
export type PicturesPlace = {
  /** Profile picture of the account that raised the alert. */
  seen: AccountPicture;
  /** Profile picture of the account that the company watches. */
  known: AccountPicture;
};

/** The item as a whole. */
export type WholePlace = {
  /** Constant; always true. */
  whole: Scalars['Boolean']['output'];
};

/** Location of a finding. */
export type Place = BytesPlace | TextPlace | BoxPlace | PositionPlace | PicturesPlace | WholePlace;

/** Something that a detector found in one place: the evidence for an alert. */
export type Finding = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Id of the alert; null when the finding alone didn’t raise one. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** Name of the detector. */
  detector: Scalars['String']['output'];
  /** Display name of the detector. */
  detectorLabel: Scalars['String']['output'];
  /** Version of the detector at the time. */
  detectorVersion: Scalars['String']['output'];
  /** Rule that matched. */
  rule: Scalars['String']['output'];
  /** Path from the item to the place: `photo.png`, `QR code`, `URL`. */
  path: Array<Scalars['String']['output']>;
  /** Steps of `path` by their stable names, in order; null for each step that is a name. */
  pathReasons: Array<Maybe<Reason>>;
  /** Location of the finding. */
  place: Place;
  /** Matching part as text, with secrets masked and links defanged. */
  excerpt: Scalars['String']['output'];
  /** `excerpt` by its stable name; null when it is nothing but a quotation. */
  excerptReason: Maybe<Reason>;
  /** Reason for the finding, in one plain sentence. */
  why: Scalars['String']['output'];
  /** Sentences of `why` by their stable names, in order; empty when one of them has none. */
  whyReasons: Array<Reason>;
  /** Score from 0 to 1000. */
  score: Scalars['Int']['output'];
  /** Confidence from 0 to 1. */
  confidence: Scalars['Float']['output'];
  /** Severity that the rule assigns to findings of its kind. */
  severity: Severity;
};

/** One detector’s scan of an item, whether or not it found something. */
export type ScanReportRow = {
  /** Name of the detector. */
  detector: Scalars['String']['output'];
  /** Display name of the detector. */
  detectorLabel: Scalars['String']['output'];
  /** Version of the detector at the time. */
  detectorVersion: Scalars['String']['output'];
  /** Outcome of the detector’s scan. */
  outcome: ReportOutcome;
  /** Number of alerts or, in a scan report, of findings. */
  findings: Scalars['Int']['output'];
  /** Reason why it could not read the content, or the limit that was reached; null otherwise. */
  detail: Maybe<Scalars['String']['output']>;
  /** Sentences of `detail` by their stable names, in order; empty when one of them has none. */
  detailReasons: Array<Reason>;
  /** Duration in milliseconds. */
  durationMs: Scalars['Float']['output'];
};

/** The publisher of a media item, as stated by its source. */
export type MediaAuthor = {
  /** Handle without its `@`; null where the source provides only names. */
  handle: Maybe<Scalars['String']['output']>;
  /** Name; null where the source provides only a handle. */
  name: Maybe<Scalars['String']['output']>;
  /**
   * URL of the account’s page; null where the source provides none. Provided by the source, so it may lead
   * anywhere.
   */
  url: Maybe<Scalars['String']['output']>;
};

/** The file of a media item. */
export type MediaFile = {
  /** File name as given; not to be trusted. */
  filename: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Float']['output'];
  /** Media type of the bytes, not the one that the name suggests; null when unknown. */
  mime: Maybe<Scalars['String']['output']>;
  /**
   * Kind of file in words, for text also based on its content or name: `JPEG image`, `Mail`, `CSV table`; null
   * when unknown.
   */
  typeLabel: Maybe<Scalars['String']['output']>;
  /** Stable name of `typeLabel`, such as `fileKindJPEGImage`; null when that is null. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** SHA-256 hash of the file’s bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
  /**
   * Path of the untrusted bytes, served as an attachment outside GraphQL with the same token; null for a post,
   * which isn’t a file. Every download is recorded.
   */
  path: Maybe<Scalars['String']['output']>;
};

/** Size of the upright original that boxes refer to. The image is at `/api/media/v1/{id}/preview/`. */
export type MediaPreview = {
  /** Size of the original in pixels. */
  width: Scalars['Int']['output'];
  /** Size of the original in pixels. */
  height: Scalars['Int']['output'];
  /** Path of the image, served outside GraphQL with the same token. */
  path: Scalars['String']['output'];
};

/** Extent to which a scan examined an item. */
export type ScanCoverage = {
  /** Number of parts: the item itself and everything opened inside it. */
  parts: Scalars['Int']['output'];
  /** Number of parts that an extractor of their kind opened and every detector that applies scanned. */
  examined: Scalars['Int']['output'];
  /** Other parts, at most 50. */
  unexamined: Array<UnexaminedPart>;
};

/** A part of an item that wasn’t examined, or not completely. */
export type UnexaminedPart = {
  /** Path from the item to the part; empty for the item itself. */
  path: Array<Scalars['String']['output']>;
  /** Steps of `path` by their stable names, in order; null for each step that is a name. */
  pathReasons: Array<Maybe<Reason>>;
  /** Reason why it wasn’t examined. */
  reason: Scalars['String']['output'];
  /**
   * Sentences of `reason` by their stable names, in order, for languages other than English; empty when one of
   * them has none.
   */
  reasonReasons: Array<Reason>;
};

/** A row of the media list. */
export type MediaSummary = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Title or name. */
  title: Scalars['String']['output'];
  /** Code of the title if the server generated it; null if a person wrote it. */
  titleCode: Maybe<Scalars['String']['output']>;
  /** Value of its parameter, such as the author of a post; null if it has none. */
  titleOf: Maybe<Scalars['String']['output']>;
  /** Number of the source; `source` gives its name. */
  sourceId: Scalars['Int']['output'];
  /** Target that was watched when the item was collected. */
  mediaTarget: MediaTarget;
  /** Status of the scan. */
  scanStatus: ScanStatus;
  /** Reason why it could not be read; null when it could. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Coverage of the scan; null until scanned. */
  coverage: Maybe<ScanCoverage>;
  /** Highest severity found; null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  /** Number of alerts that the item raised. */
  alertCount: Scalars['Int']['output'];
  /** Number of its alerts by status; statuses without any are left out. */
  alertStatuses: Array<StatusCount>;
  /** Number of times the same item was collected or uploaded. */
  seenCount: Scalars['Int']['output'];
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Preview image; null when there is none to show. */
  preview: Maybe<MediaPreview>;
  /** Global id of the item, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** Source it comes from. */
  source: Source;
};

/** The group of items that read or look the same as an item. */
export type MediaGroup = {
  /** Id of the media item. */
  mediaId: Scalars['ID']['output'];
  /** Id of the group, the same for all of its items. */
  groupId: Scalars['ID']['output'];
  /** Number of items in the group, including this one. */
  count: Scalars['Int']['output'];
  /** Number of times any of them was seen. */
  seenCount: Scalars['Int']['output'];
};

/** A part of the text of an item, as plain text. Offsets and lengths are UTF-16 units, as in places of findings. */
export type MediaText = {
  /** Text; null when the item has none. */
  text: Maybe<Scalars['String']['output']>;
  /** Offset at which the part begins; one less than requested where a surrogate pair would be cut. */
  offset: Scalars['Int']['output'];
  /** Length of the whole text. */
  length: Scalars['Int']['output'];
  /** Offset at which the next part begins; null after the last one. */
  nextOffset: Maybe<Scalars['Int']['output']>;
};

/** Passwords of the company’s accounts in clear text, read from the original. They are never stored. */
export type RevealedPasswords = {
  /** Id of the media item that shows them. */
  mediaId: Scalars['ID']['output'];
  /** Number of all accounts in the original. */
  count: Scalars['Int']['output'];
  /** Accounts, the first 1,000. */
  accounts: Array<RevealedAccount>;
};

/** An account of the company with its password in clear text. */
export type RevealedAccount = {
  /** Email address of the account, in lower case. */
  address: Scalars['String']['output'];
  /** Password or password hash, as it appears in the original. */
  password: Scalars['String']['output'];
  /** Whether it is a password hash. */
  isHashed: Scalars['Boolean']['output'];
  /** Path from the item to the part that contains it; empty for the item itself. */
  path: Array<Scalars['String']['output']>;
  /** Steps of `path` by their stable names, in order; null for each step that is a name. */
  pathReasons: Array<Maybe<Reason>>;
};

/** An email or mailbox in readable form. All of its content comes from the sender and isn’t to be trusted. */
export type MediaMail = {
  /** Kind of content; null when it could not be read, as `problem` explains. */
  kind: Maybe<MailKind>;
  /** Reason why only its source is available; null when it is shown. */
  problem: Maybe<MailProblem>;
  /** Path from the item to this email, as in `path` of findings but without the item itself. */
  steps: Array<Scalars['String']['output']>;
  /** Header lines, as the sender wrote them; missing ones are left out. */
  fields: Array<MailField>;
  /** Time from its date header; null when that can’t be read. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Views of the content, starting with the one that email programs show. */
  faces: Array<MailFace>;
  /** Requested part; null where the email has no text. */
  part: Maybe<MailPart>;
  /** Files attached to the email, or emails of a mailbox; the first 200. */
  files: Array<MailFile>;
  /** Total number of files. */
  fileCount: Scalars['Int']['output'];
};

/** Whether it is one email or several. */
export type MailKind =
  /** One email. */
  | 'MAIL'
  /** A file with several emails. */
  | 'MAILBOX';

/** Reason why only the source of an email is available. */
export type MailProblem =
  /** It is larger than 64 MiB. */
  | 'TOO_LARGE'
  /** Its parts are nested too deeply, or its headers are too long. */
  | 'TOO_DEEP'
  /** It exceeds the time or memory limit for one email. */
  | 'TOO_SLOW';

/** Header line of an email. */
export type MailFieldName =
  /** Subject. */
  | 'SUBJECT'
  /** Sender, as the email states it. */
  | 'FROM'
  /** Addresses for replies. */
  | 'REPLY_TO'
  /** Recipients. */
  | 'TO'
  /** Recipients of a copy. */
  | 'CC'
  /** Time at which it was sent, as the email states it. */
  | 'DATE';

/** View of an email’s content. */
export type MailFaceKind =
  /** HTML body as text, as an email client displays it. */
  | 'PAGE'
  /** Plain-text body, next to an HTML body or on its own. */
  | 'TEXT'
  /** URLs that the links in the HTML lead to, and other HTML content that isn’t displayed. */
  | 'REST';

/**
 * Position of a finding in a displayed text, in UTF-16 units. The finding’s `place` refers to a different
 * text: that of the file or of the decoded body.
 */
export type MailMark = {
  /** The finding. */
  findingId: Scalars['ID']['output'];
  /** Position at which it begins. */
  offset: Scalars['Int']['output'];
  /** Length of the range. */
  length: Scalars['Int']['output'];
};

/** Header line of an email, as its sender wrote it. */
export type MailField = {
  /** Name of the header. */
  name: MailFieldName;
  /** Content of the header, decoded. */
  text: Scalars['String']['output'];
  /** Number of addresses left out. */
  more: Scalars['Int']['output'];
  /** Positions of the findings in it. */
  marks: Array<MailMark>;
};

/** View of an email’s content, with the findings in it. */
export type MailFace = {
  /** Kind of view. */
  kind: MailFaceKind;
  /** Length in UTF-16 units. */
  length: Scalars['Int']['output'];
  /** Whether the source contains more: a view has at most 500,000 UTF-16 units. */
  isCut: Scalars['Boolean']['output'];
  /** Positions of the findings in it. */
  marks: Array<MailMark>;
};

/** Part of a view of an email. */
export type MailPart = {
  /** View that the part belongs to. */
  face: MailFaceKind;
  /** Text of the part. */
  text: Scalars['String']['output'];
  /** Position at which the part begins; one less than requested where a surrogate pair would be split. */
  offset: Scalars['Int']['output'];
  /** Offset at which the next part begins; null after the last one. */
  nextOffset: Maybe<Scalars['Int']['output']>;
};

/** File that an email contains, or an email in a mailbox. */
export type MailFile = {
  /** Name that the sender gave it; not to be trusted. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Float']['output'];
  /** Kind of file in words; null when unknown. */
  typeLabel: Maybe<Scalars['String']['output']>;
  /** Stable name of `typeLabel`, such as `fileKindJPEGImage`; null when that is null. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** Value to pass to `mediaMail` to read it; null when it isn’t an email. */
  inside: Maybe<Scalars['String']['output']>;
  /** Subject of an email in a mailbox; null for other files, and when there is none. */
  subject: Maybe<Scalars['String']['output']>;
  /** Sender of an email in a mailbox, as it states; null for other files, and when it doesn’t state one. */
  from: Maybe<Scalars['String']['output']>;
  /**
   * Time at which an email in a mailbox was sent, as it states; null for other files, and when it can’t be
   * read.
   */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the findings in it. */
  findingIds: Array<Scalars['ID']['output']>;
};

/** Company’s feedback on the alerts of a rule, among its detector’s newest 1,000 alerts rated right or wrong. */
export type RulePrecision = {
  /** The detector. */
  detector: Scalars['String']['output'];
  /** The rule. */
  rule: Scalars['String']['output'];
  /** Number of alerts that were confirmed, or known and accepted. */
  right: Scalars['Int']['output'];
  /** Number of false positives. */
  wrong: Scalars['Int']['output'];
};

/** Media item that was collected or uploaded. */
export type Media = Node & {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Title or name. */
  title: Scalars['String']['output'];
  /** Code of the title if the server generated it; null if a person wrote it. */
  titleCode: Maybe<Scalars['String']['output']>;
  /** Value of its parameter, such as the author of a post; null if it has none. */
  titleOf: Maybe<Scalars['String']['output']>;
  /** Number of the source; `source` gives its name. */
  sourceId: Scalars['Int']['output'];
  /** Target that was watched when the item was collected. */
  mediaTarget: MediaTarget;
  /** Targets that found it after `mediaTarget`; lists filtered by any of them include it. */
  alsoFoundBy: Array<MediaTarget>;
  /** Status of the scan. */
  scanStatus: ScanStatus;
  /** Reason why it could not be read; null when it could. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Coverage of the scan; null until scanned. */
  coverage: Maybe<ScanCoverage>;
  /** Highest severity found; null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  /** Number of times the same item was collected or uploaded. */
  seenCount: Scalars['Int']['output'];
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Text; null when the item has none. */
  text: Maybe<Scalars['String']['output']>;
  /** URL at the source; null for uploads. */
  url: Maybe<Scalars['String']['output']>;
  /** File of the item; null when the item isn’t a file. */
  file: Maybe<MediaFile>;
  /**
   * Whether it shows passwords of the company’s accounts. If so, they and the original are reserved for users
   * with the capability `passwords.reveal`.
   */
  showsPasswords: Scalars['Boolean']['output'];
  /** Preview image; null when there is none to show. */
  preview: Maybe<MediaPreview>;
  /** Author; null for uploads, and when the source names no one. */
  author: Maybe<MediaAuthor>;
  /** Time of publication, as the source states it; null for uploads, and when the source doesn’t state it. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Id at the source; null for uploads. */
  idAtSource: Maybe<Scalars['String']['output']>;
  /** Whether there is a publisher to contact about it; false for the company’s own files. */
  hasPublisher: Scalars['Boolean']['output'];
  /** User who uploaded it; null for collected items and deleted users. */
  uploadedBy: Maybe<Person>;
  /** Its alerts, most severe first. */
  alerts: Array<Alert>;
  /** All findings in it. */
  findings: Array<Finding>;
  /** Scan report, with one row per detector that examined it. */
  scanReport: Array<ScanReportRow>;
  /** Notes, newest first; null, with an error, when they can’t be read. */
  notes: Maybe<NotePage>;
  /** Changes and notes together, newest first; null, with an error, when they can’t be read. */
  activity: Maybe<ActivityPage>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Source it comes from. */
  source: Source;
  /** User it is assigned to; null when unassigned. */
  assignee: Maybe<Person>;
  /** Email address of its publisher; null when none is recorded. */
  publisherEmail: Maybe<Scalars['String']['output']>;
  /**
   * Changes to the item and its alerts, without notes, newest first; null, with an error, when they can’t be
   * read.
   */
  changes: Maybe<ActivityPage>;
  /** Items whose text is the same after normalisation, or that look the same. */
  similar: SimilarMedia;
  /** Company’s feedback on the rules that led to findings in it; rules without feedback are left out. */
  rulePrecision: Array<RulePrecision>;
};


/** Media item that was collected or uploaded. */
export type MediaNotesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Media item that was collected or uploaded. */
export type MediaActivityArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Media item that was collected or uploaded. */
export type MediaChangesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Notes, page by page. */
export type NotePage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Note>;
};

/** Upload, with the progress of its scan. */
export type UploadedFile = Node & {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** File name as given; not to be trusted. */
  filename: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Float']['output'];
  /** Media type of the bytes; null until they’ve been read. */
  mime: Maybe<Scalars['String']['output']>;
  /**
   * Kind of file in words, for texts also by what they declare or how they are named: `JPEG image`, `Mail`,
   * `CSV table`; null until read.
   */
  typeLabel: Maybe<Scalars['String']['output']>;
  /** Stable name of `typeLabel`, such as `fileKindJPEGImage`; null when that is null. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** SHA-256 hash of the file’s bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Status of the scan. */
  status: ScanStatus;
  /** Reason the file couldn’t be read or the scan failed; null otherwise. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Coverage of the scan; null until scanned. */
  coverage: Maybe<ScanCoverage>;
  /** Title of the most severe alert; null when nothing was found. */
  headline: Maybe<Scalars['String']['output']>;
  /**
   * Stable name of the headline, for languages other than English; null when it has none.
   * @deprecated Read `headlineReason`; removed in 0.3.
   */
  headlineCode: Maybe<Scalars['String']['output']>;
  /** `headline` by its stable name, for languages other than English; null without a headline. */
  headlineReason: Maybe<Reason>;
  /** Highest severity found; null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  /** Number of detectors that have scanned it. */
  detectorsDone: Scalars['Int']['output'];
  /** Total number of detectors that will scan it. */
  detectorsTotal: Scalars['Int']['output'];
  /** Id of the media item; null only while the upload is being stored. */
  mediaId: Maybe<Scalars['ID']['output']>;
  /**
   * Path of the untrusted bytes, served as an attachment outside GraphQL with the same token; null while they
   * are being stored. Vedetta records who downloads them.
   */
  path: Maybe<Scalars['String']['output']>;
  /**
   * Whether it shows passwords of the company’s accounts. If so, they and the original are reserved for users
   * with the capability `passwords.reveal`.
   */
  showsPasswords: Scalars['Boolean']['output'];
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which it was scanned; null until then. */
  scannedAt: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  nodeId: Scalars['ID']['output'];
};

/** Permission to upload one file. */
export type UploadToken = {
  /** Token for the header `X-Upload-Token`; valid once. */
  token: Scalars['String']['output'];
  /** Time at which the token expires. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Note on a media item or alert. Mentions appear in the text as `@{{address}}`. */
export type Note = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** The media item it is about. */
  mediaId: Scalars['ID']['output'];
  /** Alert it is about; null when the note is about the media item as a whole. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** Author of the note. */
  author: Person;
  /** Text of the note, as written. */
  text: Scalars['String']['output'];
  /** Users who are mentioned. */
  taggedUsers: Array<Person>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last change; null when there was none. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Change to a media item or one of its alerts, or a note. */
export type Activity = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** The media item. */
  mediaId: Scalars['ID']['output'];
  /** Alert concerned; null when it is about the media item. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** Alert concerned; null when it is about the media item. */
  alertTitle: Maybe<Scalars['String']['output']>;
  /**
   * Stable name of that title, for languages other than English; null when it has none.
   * @deprecated Read `alertTitleReason`; removed in 0.3.
   */
  alertTitleCode: Maybe<Scalars['String']['output']>;
  /** `alertTitle` by its stable name, for languages other than English; null without an alert. */
  alertTitleReason: Maybe<Reason>;
  /** User who made the change; null for Vedetta itself. */
  actor: Maybe<Person>;
  /** Kind of activity. */
  kind: ActivityKind;
  /** Value before the change; null when there was none. */
  oldValue: Maybe<Scalars['String']['output']>;
  /** Value after the change; null when there is none. */
  newValue: Maybe<Scalars['String']['output']>;
  /**
   * Text given with it: the reason for a dismissal, the feedback on a resolution, a comment or the subject of
   * a message; null when there was none.
   */
  detail: Maybe<Scalars['String']['output']>;
  /** Whether it undoes an earlier change, which isn’t a step in the life cycle. */
  isUndo: Scalars['Boolean']['output'];
  /** Note, for NOTE_ADDED while the note exists; null otherwise. */
  note: Maybe<Note>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** Ids of what a notification is about. */
export type NotificationParams = {
  /** Id of the user to review; null in other contexts. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Id of the media item; null when none is concerned. */
  mediaId: Maybe<Scalars['ID']['output']>;
  /** Id of the alert; null when none is concerned. */
  alertId: Maybe<Scalars['ID']['output']>;
};

/** Notification of the viewer. */
export type Notification = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Subject. */
  context: NotificationContext;
  /** Ids of what it is about. */
  params: NotificationParams;
  /** Full name of the user who caused it; null when no one can be named. */
  fullname: Maybe<Scalars['String']['output']>;
  /** Description of what happened, in English; mentions appear in it as `@{{address}}`. */
  message: Scalars['String']['output'];
  /** Sentences of `message` by their stable names, for languages other than English; empty when it has none. */
  messageReasons: Array<Reason>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it has been marked as read. */
  isRead: Scalars['Boolean']['output'];
  /** Status of the registration to review; null in other contexts. */
  registration: Maybe<RegistrationStatus>;
};

/** Result of marking notifications as read. */
export type MarkedRead = {
  /** Number of notifications that are still unread. */
  unreadCount: Scalars['Int']['output'];
};

/** Event: an alert was raised or changed. */
export type AlertChange = {
  /** Position to pass as `after`, to continue from here. */
  eventId: Scalars['ID']['output'];
  /** The alert. */
  alertId: Scalars['ID']['output'];
  /** Id of the alert’s media item. */
  mediaId: Scalars['ID']['output'];
  /** Version after the change. */
  version: Scalars['Int']['output'];
  /** Status after the change. */
  status: AlertStatus;
  /** Status before the change; null when the alert is new. */
  previousStatus: Maybe<AlertStatus>;
  /** Severity after the change. */
  severity: Severity;
  /** Whether the alert is new. */
  created: Scalars['Boolean']['output'];
  /** User who made the change; null for Vedetta itself. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Current state of the alert, read on request; null when it no longer exists. */
  alert: Maybe<Alert>;
};

/** Progress of a scan. */
export type ScanProgress = {
  /** Position to pass as `after`, to continue from here. */
  eventId: Scalars['ID']['output'];
  /** The upload. */
  fileId: Scalars['ID']['output'];
  /** Id of the media item; null only while the upload is being stored. */
  mediaId: Maybe<Scalars['ID']['output']>;
  /** Status of the scan. */
  status: ScanStatus;
  /** Number of detectors that have scanned it. */
  detectorsDone: Scalars['Int']['output'];
  /** Total number of detectors that will scan it. */
  detectorsTotal: Scalars['Int']['output'];
  /** Highest severity found so far; null when nothing has been found yet. */
  highestSeverity: Maybe<Severity>;
  /** Current state of the upload, read on request; null when it no longer exists. */
  file: Maybe<UploadedFile>;
};

/**
 * Email address that a sign-up or recovery request was about. The response is the same whether or not the
 * address has an account.
 */
export type AcceptedAddress = {
  /** Email address as Vedetta understood it. */
  email: Scalars['String']['output'];
};

/** Result of a bulk change. */
export type BulkResult = {
  /** Number of alerts changed. */
  changed: Scalars['Int']['output'];
  /** Results, one row per alert. */
  results: Array<BulkRow>;
  /** Token that undoes the change, valid for 10 minutes; null when nothing changed. */
  undoToken: Maybe<Scalars['String']['output']>;
  /** Time at which the token expires; null when there is none. */
  undoExpiresAt: Maybe<Scalars['DateTime']['output']>;
};

/** Outcome of a bulk change for one alert, with the alert’s current state. */
export type BulkRow = {
  /** Id of the alert. */
  id: Scalars['ID']['output'];
  /** Outcome of the change or delivery. */
  outcome: BulkOutcome;
  /** Current version of the alert. */
  version: Scalars['Int']['output'];
  /** Current status of the alert. */
  status: AlertStatus;
};

/** Group of users, with what its members may do. */
export type Group = {
  /** Name of the group. */
  name: GroupName;
  /** Purpose of the group, in one sentence. */
  description: Scalars['String']['output'];
  /** Capabilities of its members, e.g. `alerts.triage`. */
  capabilities: Array<Scalars['String']['output']>;
  /** Number of the company’s users in the group. */
  userCount: Scalars['Int']['output'];
};

/** Session of the viewer on one device. */
export type Session = {
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Time at which the device logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the session was last used. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** IP address; null when not recorded. */
  address: Maybe<Scalars['String']['output']>;
  /** User agent that the browser reports; null when it reports none. */
  userAgent: Maybe<Scalars['String']['output']>;
  /** Whether it is the session making the request. */
  current: Scalars['Boolean']['output'];
};

/** Result of logging out the other devices. */
export type RevokedSessions = {
  /** Number of sessions ended. */
  revoked: Scalars['Int']['output'];
};

/** Two-factor authentication of the viewer. */
export type SecondFactor = {
  /** Time since which the authenticator app has been in use; null when the next login sets one up. */
  enrolledAt: Maybe<Scalars['DateTime']['output']>;
};

/** Details for setting up another authenticator app, returned in this response only. */
export type AuthenticatorOffer = {
  /** URL encoded in the QR code. */
  otpauthUrl: Scalars['String']['output'];
  /** The QR code as SVG. */
  qrSvg: Scalars['String']['output'];
  /** Secret, for typing in. */
  secret: Scalars['String']['output'];
  /** Value to send with the confirmation, within ten minutes. */
  offer: Scalars['String']['output'];
};

/** New recovery codes, returned in this response only. */
export type RecoveryCodes = {
  /** Ten one-time codes. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** Open invitation. Accepted and withdrawn ones are no longer listed; the audit log records them. */
export type Invitation = {
  /** Id to pass to `withdrawInvitation`. */
  id: Scalars['ID']['output'];
  /** Email address of the person invited. */
  email: Scalars['String']['output'];
  /** Group that the account will be in. */
  group: GroupName;
  /** State of the invitation: whether its link still works. */
  state: InvitationState;
  /** User who created it; null when that account has been deleted. */
  invitedBy: Maybe<Person>;
  /** Time at which the invitation was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which its link expires. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Open invitations, page by page. */
export type InvitationPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Invitation>;
};

/** Details shown to the person invited before they accept. */
export type InvitationView = {
  /** Email address that was invited; the account will have it. */
  email: Scalars['String']['output'];
  /** Name of the company. */
  company: Scalars['String']['output'];
  /** Group that the account will be in. */
  group: GroupName;
  /** Full name of the user who sent the invitation; null when that account has been deleted. */
  invitedBy: Maybe<Scalars['String']['output']>;
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Object that has a global id. */
export type Node = {
  /**
   * Opaque id, unique across all types; `node` looks it up. The `id` next to it is unique within its type
   * only.
   */
  nodeId: Scalars['ID']['output'];
};

/** Paging details: where a list continues. */
export type PageInfo = {
  /** Whether there are more rows after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether paging began before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null when there is none. */
  startCursor: Maybe<Scalars['String']['output']>;
  /**
   * Cursor of the last row, for `after`. On an empty page it’s the cursor that was given, or null at the start
   * of an empty list.
   */
  endCursor: Maybe<Scalars['String']['output']>;
};

/** Page of alerts, read with cursors. */
export type AlertConnection = {
  /** Rows with their cursors. */
  edges: Array<AlertEdge>;
  /** Rows without their cursors. */
  nodes: Array<Alert>;
  /** Details for reading the next page. */
  pageInfo: PageInfo;
};

/** Alert with its cursor. */
export type AlertEdge = {
  /** Position to pass as `after`, to continue from here. */
  cursor: Scalars['String']['output'];
  /** The alert. */
  node: Alert;
};

/** Page of media items, read with cursors. */
export type MediaConnection = {
  /** Rows with their cursors. */
  edges: Array<MediaEdge>;
  /** Rows without their cursors. */
  nodes: Array<MediaSummary>;
  /** Details for reading the next page. */
  pageInfo: PageInfo;
};

/** Media item with its cursor. */
export type MediaEdge = {
  /** Position to pass as `after`, to continue from here. */
  cursor: Scalars['String']['output'];
  /** The media item. */
  node: MediaSummary;
};

/** Link to content that is fetched outside GraphQL. */
export type ExportLink = {
  /** Path on this host; fetch it with GET and the same `Authorization`. */
  path: Scalars['String']['output'];
  /** Media type of the response. */
  mime: Scalars['String']['output'];
};

/** Statistics for one month. */
export type MonthSummary = {
  /** The year. */
  year: Scalars['Int']['output'];
  /** Month, from 1 to 12. */
  month: Scalars['Int']['output'];
  /** Number of alerts raised. */
  totalAlerts: Scalars['Int']['output'];
  /** Number of alerts raised, by severity. */
  severityCounts: Array<SeverityCount>;
  /** Number of alerts in progress or resolved. */
  validatedAlerts: Scalars['Int']['output'];
  /** Number of media items collected or uploaded. */
  totalMedia: Scalars['Int']['output'];
};

/** Statistics for a range of days. */
export type Stats = {
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
  /** Number of alerts raised. */
  totalAlerts: Scalars['Int']['output'];
  /** Number of media items collected or uploaded. */
  totalMedia: Scalars['Int']['output'];
  /** Number of alerts by day and severity; days and severities without alerts are left out. */
  days: Array<DayCount>;
  /** Numbers by source. */
  sources: Array<SourceCount>;
  /** Number of alerts by current status. */
  statuses: Array<StatusCount>;
  /** Targets with the most alerts, at most 50. */
  targets: Array<TargetCount>;
  /** Numbers by detector, with its measured precision. */
  detectors: Array<DetectorCount>;
  /** Number of alerts by weekday and hour in the given time zone; empty hours are left out. */
  heatMap: Array<HourCount>;
  /** Time from detection to the first decision. */
  timeToTriage: TimeSpread;
  /** Time from detection to resolution. */
  timeToResolve: TimeSpread;
};

/** Number of alerts of one day and severity. */
export type DayCount = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** The severity. */
  severity: Severity;
  /** Number of alerts or, in a scan report, of findings. */
  count: Scalars['Int']['output'];
};

/** Numbers for one source. */
export type SourceCount = {
  /** Number of the source. */
  sourceId: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** Name of the source as displayed. */
  sourceName: Scalars['String']['output'];
  /** Number of alerts raised. */
  alerts: Scalars['Int']['output'];
  /** Number of media items collected or uploaded. */
  media: Scalars['Int']['output'];
};

/** Number of alerts with one status. */
export type StatusCount = {
  /** The status. */
  status: AlertStatus;
  /** Number of alerts or, in a scan report, of findings. */
  count: Scalars['Int']['output'];
};

/** Number of alerts from one target. */
export type TargetCount = {
  /** Id of the target; null when there is none, as for an upload. */
  targetId: Maybe<Scalars['ID']['output']>;
  /** Description of what is watched, in words. */
  name: Scalars['String']['output'];
  /** Number of alerts or, in a scan report, of findings. */
  count: Scalars['Int']['output'];
};

/** Feedback on the alerts of one detector. */
export type DetectorCount = {
  /** The detector. */
  detector: Scalars['String']['output'];
  /** Display name of the detector. */
  label: Scalars['String']['output'];
  /** Number of alerts raised. */
  count: Scalars['Int']['output'];
  /** Number of alerts that were confirmed, or known and accepted. */
  right: Scalars['Int']['output'];
  /** Number of false positives. */
  wrong: Scalars['Int']['output'];
  /** Precision: right / (right + wrong); null without feedback. */
  precision: Maybe<Scalars['Float']['output']>;
};

/** Number of alerts in one hour of the week. */
export type HourCount = {
  /** Day of the week; 1 is Monday. */
  weekday: Scalars['Int']['output'];
  /** Hour, from 0 to 23. */
  hour: Scalars['Int']['output'];
  /** Number of alerts or, in a scan report, of findings. */
  count: Scalars['Int']['output'];
};

/** Distribution of the time that people took. */
export type TimeSpread = {
  /** Number of seconds; null when nothing was measured. */
  median: Maybe<Scalars['Float']['output']>;
  /** Number of seconds; null when nothing was measured. */
  p95: Maybe<Scalars['Float']['output']>;
  /** Number of measurements. */
  count: Scalars['Int']['output'];
};

/** Target that the company watches. */
export type Target = Node & {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Number of the source; `source` gives its name. */
  sourceId: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** Name of the source as displayed. */
  sourceName: Scalars['String']['output'];
  /** Kind of target. */
  type: TargetType;
  /** Prefix shown before what is watched: `@`, `#`, `+`, `/`, `https://`. */
  prefix: Scalars['String']['output'];
  /** Account, folder or URL of a feed; null for a search. */
  accountUsername: Maybe<Scalars['String']['output']>;
  /** Search. For an account, folder or feed: words that filter what was collected there, or null for no filter. */
  searchString: Maybe<Scalars['String']['output']>;
  /** Whether it is active; false while paused. */
  isActive: Scalars['Boolean']['output'];
  /** Time of the last scan; null before the first. */
  lastScan: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the last collection began, if it failed; null when `problem` is. */
  lastFailedAt: Maybe<Scalars['DateTime']['output']>;
  /** State of its collection. */
  health: TargetHealth;
  /** Description of the last problem, in plain words; null since the last successful collection. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Kind of problem; null when `problem` is. */
  problemKind: Maybe<TargetProblemKind>;
  /** Description of what the source left out, as of the last successful collection; null when nothing was. */
  note: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `note` by their stable names, in order, for languages other than English; empty when one of
   * them has none.
   */
  noteReasons: Array<Reason>;
  /** Time of the next collection; null while it is paused or blocked. */
  nextRunAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of new media items found so far, in total. */
  itemsFound: Scalars['Int']['output'];
  /** Number of media items from the last 7 days. */
  mediaWeek: Scalars['Int']['output'];
  /** Number of its alerts that no one has closed. */
  openAlerts: Scalars['Int']['output'];
  /** Most recent collections, newest first; null when they couldn’t be read (the error says why). */
  runs: Maybe<TargetRunPage>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
};


/** Target that the company watches. */
export type TargetRunsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Sentence from the server, identified by a stable name. */
export type Reason = {
  /** Stable name of the sentence; branch on this. */
  code: Scalars['String']['output'];
  /** Values of its placeholders. */
  params: Array<ReasonParam>;
};

/**
 * Value of one placeholder in a sentence. Where another sentence stands in the placeholder `kind`, `kindCode` is that
 * sentence’s stable name, and `kind_of` the value of its own placeholder `of`.
 */
export type ReasonParam = {
  /** Name of the placeholder. */
  name: Scalars['String']['output'];
  /** Value, as the English sentence writes it. */
  value: Scalars['String']['output'];
};

/** Outcome of a collection. */
export type TargetRunOutcome =
  /** The collection was completed. */
  | 'FINISHED'
  /** The credential is missing or no longer accepted. */
  | 'RECONNECT'
  /** The rate limit of the source has been reached. */
  | 'LIMITED'
  /** The watched target no longer exists at the source. */
  | 'GONE'
  /** The source does not allow it. */
  | 'REFUSED'
  /** A temporary failure occurred. */
  | 'TEMPORARY';

/** Kind of problem with which a collection failed. */
export type TargetProblemKind =
  /** The credential is missing or no longer accepted. */
  | 'RECONNECT'
  /** The rate limit of the source has been reached. */
  | 'LIMITED'
  /** The watched target no longer exists at the source. */
  | 'GONE'
  /** The source does not allow it. */
  | 'REFUSED'
  /** A temporary failure occurred. */
  | 'TEMPORARY';

/** Collection of a target. */
export type TargetRun = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Time at which it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Outcome of the collection. */
  outcome: TargetRunOutcome;
  /** Message about the collection, in plain words; null when there is none. */
  message: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `message` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  messageReasons: Array<Reason>;
  /** Number of items that the source returned. */
  itemsSeen: Scalars['Int']['output'];
  /** Number of new media items. */
  itemsNew: Scalars['Int']['output'];
};

/** Collections of a target, page by page. */
export type TargetRunPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<TargetRun>;
};

/** Field in the form of a credential. */
export type SourceCredentialField = {
  /** Name of the value. */
  name: Scalars['String']['output'];
  /** Display name. */
  label: Scalars['String']['output'];
  /** Instructions on what to enter and where to find it. */
  hint: Scalars['String']['output'];
  /** Whether it is displayed as dots. */
  isSecret: Scalars['Boolean']['output'];
  /** Whether it may be left out. */
  isOptional: Scalars['Boolean']['output'];
};

/** Requirements of a source, and how the company is connected to it. Never contains the values entered. */
export type SourceCredential = {
  /** Number of the source. */
  sourceId: Scalars['Int']['output'];
  /** Name of the source as displayed. */
  sourceName: Scalars['String']['output'];
  /** Whether nothing can be collected from this source without it. */
  isRequired: Scalars['Boolean']['output'];
  /** Fields of its form. */
  fields: Array<SourceCredentialField>;
  /** Whether a credential is stored. */
  isConnected: Scalars['Boolean']['output'];
  /** Account with which Vedetta is connected; null before the first successful test. */
  account: Maybe<Scalars['String']['output']>;
  /** Time at which it expires; null when the source doesn’t state it or it never expires. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it expires within 7 days or has expired. */
  expiresSoon: Scalars['Boolean']['output'];
  /** Time of the last test; null when it was never tested. */
  testedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason the last test failed, in plain words; null when it succeeded or there was none. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Path that the source calls, to append to the URL of this installation; null for sources that don’t call. */
  hookUrl: Maybe<Scalars['String']['output']>;
  /** Time at which the credential was entered; null when none is stored. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Value of one field of a credential. */
export type SourceCredentialValueInput = {
  /** Name of the field. */
  name: Scalars['String']['input'];
  /** Value entered. */
  value: Scalars['String']['input'];
};

/** Credential of a source; replaces the previous one. */
export type SetSourceCredentialInput = {
  /** Number of the source. */
  sourceId: Scalars['Int']['input'];
  /** One value per field. */
  values: Array<SourceCredentialValueInput>;
};

/** Targets, page by page. */
export type TargetPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Target>;
};

/** Kind of target that a source offers, with what its form shows. */
export type TargetTypeOption = {
  /** Number of the source. */
  sourceId: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** Name of the source as displayed. */
  sourceName: Scalars['String']['output'];
  /** Kind of target. */
  type: TargetType;
  /** Name of the kind, as displayed. */
  label: Scalars['String']['output'];
  /** Prefix shown before the input. */
  prefix: Scalars['String']['output'];
  /** Example of a value. */
  placeholder: Scalars['String']['output'];
  /** Explanation of what the source allows and what it doesn’t. */
  hint: Scalars['String']['output'];
  /** Whether words can be added that filter what was collected. */
  localFilter: Scalars['Boolean']['output'];
};

/** A source that can be watched. */
export type SourceOption = {
  /** Number of the source. */
  id: Scalars['Int']['output'];
  /** The source. */
  source: Source;
  /** Display name. */
  name: Scalars['String']['output'];
  /** Explanation of what the source allows. */
  notice: Scalars['String']['output'];
};

/** The settings of a company. */
export type Settings = {
  /** Names whose impersonation raises an alert. */
  protectedNames: Array<Scalars['String']['output']>;
  /** Domains whose imitation raises an alert. */
  protectedDomains: Array<Scalars['String']['output']>;
  /** Number of watch terms; `watchTerms` lists them. */
  watchTermsCount: Scalars['Int']['output'];
  /** Lowest severity of alerts whose changes send notifications; assignments and mentions always send them. */
  minNotifySeverity: Severity;
  /** Number of days after which media items and alerts are deleted; null keeps everything. */
  retentionDays: Maybe<Scalars['Int']['output']>;
  /** Whether notifications are also sent by email. */
  mailEnabled: Scalars['Boolean']['output'];
  /** Number of rules that mute alerts; `mutedRules` lists them. */
  mutedRulesCount: Scalars['Int']['output'];
  /** Time of the last change; null when there was none. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Status of a rescan. */
export type RescanStatus =
  /** It is waiting for a worker. */
  | 'WAITING'
  /** It is scanning one item after another. */
  | 'RUNNING'
  /** It has scanned all items. */
  | 'DONE'
  /** Someone stopped it. */
  | 'CANCELED'
  /** It could not continue; `problem` says why. */
  | 'FAILED';

/** Effect of a rescan on an alert. */
export type RescanAct =
  /** An alert would be raised that doesn’t exist yet. */
  | 'RAISED'
  /** The alert exists, but would no longer be raised. */
  | 'HIDDEN'
  /** The severity of the alert would change. */
  | 'CHANGED';

/** Rescan of stored items, with lists that someone is trying out or with those in force. */
export type Rescan = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Whether it is a trial, which changes nothing. */
  isTrial: Scalars['Boolean']['output'];
  /** Status of the rescan. */
  status: RescanStatus;
  /** Number of days whose items are scanned, newest first. */
  days: Scalars['Int']['output'];
  /** Number of items to scan; at most 1,000. */
  itemsTotal: Scalars['Int']['output'];
  /** Number of items scanned so far. */
  itemsDone: Scalars['Int']['output'];
  /** Number of those that couldn’t be scanned. */
  itemsFailed: Scalars['Int']['output'];
  /** Number of alerts that would be raised or, outside a trial, were raised. */
  raised: Scalars['Int']['output'];
  /** Number of open alerts that would no longer be raised; they stay until someone dismisses them. */
  hidden: Scalars['Int']['output'];
  /** Number of alerts whose severity would change or, outside a trial, has changed. */
  changed: Scalars['Int']['output'];
  /** First twenty of these alerts. */
  examples: Array<RescanExample>;
  /** Reason it failed; null when it didn’t. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Time at which the rescan was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the rescan ended; null until then. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Alert affected by a change to the lists. */
export type RescanExample = {
  /** Effect on the alert. */
  act: RescanAct;
  /** Id of the media item. */
  mediaId: Scalars['ID']['output'];
  /** Title of the alert. */
  title: Scalars['String']['output'];
  /**
   * Stable name of the title; null when it has none.
   * @deprecated Read `titleReason`; removed in 0.3.
   */
  titleCode: Maybe<Scalars['String']['output']>;
  /** `title` by its stable name, for languages other than English, with its parameters. */
  titleReason: Reason;
  /** Summary line that lists show for the alert. */
  summary: Scalars['String']['output'];
  /** `summary` by its stable name, as in `Alert`; null when it is nothing but a quotation. */
  summaryReason: Maybe<Reason>;
  /** Severity of the alert; the new one where it would change. */
  severity: Severity;
  /** Current severity of an alert whose severity would change; null for the others. */
  previousSeverity: Maybe<Severity>;
};

/** Alerts that a muted rule would have kept from being raised. */
export type MuteTrial = {
  /** Number of similar alerts among those checked, including the dismissed one. */
  hidden: Scalars['Int']['output'];
  /** Number of those that no one has dismissed or resolved. */
  stillOpen: Scalars['Int']['output'];
  /** Number of the company’s newest alerts that were checked, at most 10,000. */
  lookedAt: Scalars['Int']['output'];
  /** Number of days that the checked alerts cover. */
  days: Scalars['Int']['output'];
};

/** Watch terms, page by page. */
export type WatchTermPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Scalars['String']['output']>;
  /** Severities of alerts about the terms, in the same order as the terms. */
  severities: Array<Severity>;
};

/** Rule that mutes alerts, so that they aren’t raised. */
export type MutedRule = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Title of the alert that the rule was created from. */
  title: Scalars['String']['output'];
  /**
   * Stable name of the title; null when it has none.
   * @deprecated Read `titleReason`; removed in 0.3.
   */
  titleCode: Maybe<Scalars['String']['output']>;
  /** `title` by its stable name, for languages other than English, with its parameters. */
  titleReason: Reason;
  /** The detector. */
  detector: Scalars['String']['output'];
  /** Rule of the detector; null mutes everything the detector finds. */
  rule: Maybe<Scalars['String']['output']>;
  /** Fingerprint of the exact thing that is muted; null mutes everything the rule finds. */
  fingerprint: Maybe<Scalars['String']['output']>;
  /** Source that the muting is limited to; null for every source. */
  source: Maybe<Source>;
  /** Id of the target that the muting is limited to; null for every target. */
  targetId: Maybe<Scalars['ID']['output']>;
  /** Reason for muting; null when none was given. */
  reason: Maybe<Scalars['String']['output']>;
  /** Time at which it expires; null means never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has expired. */
  isExpired: Scalars['Boolean']['output'];
  /** Number of times it kept an alert from being raised. */
  hits: Scalars['Int']['output'];
  /** Time at which it last kept an alert from being raised; null when it never did. */
  lastHitAt: Maybe<Scalars['DateTime']['output']>;
  /** User who created it; null when that account has been deleted. */
  createdBy: Maybe<Person>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** Muted rules, page by page. */
export type MutedRulePage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<MutedRule>;
};

/** Access key of an integrator; never contains the key itself. */
export type AccessKey = Node & {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Name that says what it is for. */
  name: Scalars['String']['output'];
  /** First characters of the key, for telling keys apart. */
  hint: Scalars['String']['output'];
  /** Scopes of the key. */
  scopes: Array<Scope>;
  /** Status of the key: whether it works. */
  status: AccessKeyStatus;
  /** Time at which it expires; null means never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the key was last used; null when it never was. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Admin for whom the key acts. */
  createdBy: Person;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** Access keys, page by page. */
export type AccessKeyPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<AccessKey>;
};

/** Access key that was just created. */
export type NewAccessKey = {
  /** Record of what was created. */
  accessKey: AccessKey;
  /** Key itself, returned in this response only: `Authorization: Bearer vdt_…`. */
  key: Scalars['String']['output'];
};

/** Entry of the audit log. */
export type AuditEntry = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Action, as a dotted past tense: `sign_in.succeeded`, `user.approved`, `access.denied`. */
  action: Scalars['String']['output'];
  /**
   * Subject of the entry, e.g. `user:12`, `target:3` or, for a denial, the call; null when it is about
   * nothing.
   */
  subject: Maybe<Scalars['String']['output']>;
  /**
   * Current name of the subject: a user’s full name, a target as lists show it, or the name of anything else.
   * It is null when the subject no longer exists or isn’t known, and when it has no name, such as a call, a
   * session or an email address.
   */
  subjectName: Maybe<Scalars['String']['output']>;
  /**
   * Stable name of `subjectName` where that is the title of a muted rule; null when it has none.
   * @deprecated Read `subjectNameReason`; removed in 0.3.
   */
  subjectNameCode: Maybe<Scalars['String']['output']>;
  /** `subjectName` by its stable name, for languages other than English; null for what people named. */
  subjectNameReason: Maybe<Reason>;
  /** User who did it; null when no one is known or the account has been deleted. */
  actor: Maybe<Person>;
  /** Email address of the user at the time; null when no one was known. */
  actorEmail: Maybe<Scalars['String']['output']>;
  /** IP address; null when it came from none. */
  address: Maybe<Scalars['String']['output']>;
  /** Further details recorded. */
  detail: Array<AuditDetail>;
  /**
   * Current name of the access key whose id is in the detail as `access_key`; null when there is none or it no
   * longer exists.
   */
  accessKeyName: Maybe<Scalars['String']['output']>;
  /** Time of the entry. */
  createdAt: Scalars['DateTime']['output'];
};

/** Detail of an audit entry. */
export type AuditDetail = {
  /** Name of the file or detail. */
  name: Scalars['String']['output'];
  /** Value as text; null when it has none. */
  value: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `value` by their stable names, in order, for languages other than English, where the server
   * worded it; empty otherwise.
   */
  valueReasons: Array<Reason>;
};

/** Audit entries, page by page. */
export type AuditPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<AuditEntry>;
};

/** Message to a publisher. */
export type PublisherLetter = {
  /** Email address of the recipient; null when none is recorded. */
  to: Maybe<Scalars['String']['output']>;
  /** Subject of the message. */
  subject: Scalars['String']['output'];
  /** Text of the message. */
  text: Scalars['String']['output'];
  /** Time at which it was handed over for emailing; null for a draft. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of messages that the company may still send within 24 hours. */
  leftToday: Scalars['Int']['output'];
  /** Number of messages that a company may send within 24 hours. */
  perDay: Scalars['Int']['output'];
};

/** Event: a target was created, changed, scanned or deleted. */
export type TargetChange = {
  /** Position to pass as `after`, to continue from here. */
  eventId: Scalars['ID']['output'];
  /** The target. */
  targetId: Scalars['ID']['output'];
  /** Current state of the target, read on request; null when it no longer exists. */
  target: Maybe<Target>;
};

/** State of a target’s collection after an event. */
export type TargetHealthChange = {
  /** Position to pass as `after`, to continue from here. */
  eventId: Scalars['ID']['output'];
  /** The target. */
  targetId: Scalars['ID']['output'];
  /** Current state, read on request; null when the target no longer exists. */
  health: Maybe<TargetHealth>;
};

/** Event: a note was written, changed or deleted. */
export type NoteChange = {
  /** Position to pass as `after`, to continue from here. */
  eventId: Scalars['ID']['output'];
  /** The note. */
  noteId: Scalars['ID']['output'];
  /** The media item it is about. */
  mediaId: Scalars['ID']['output'];
  /** Alert it is about; null when it is about the item as a whole. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** Outcome of the change or delivery. */
  change: NoteChangeKind;
  /** User who did it. */
  actorId: Scalars['ID']['output'];
};

/** Event: notifications of the viewer were read. */
export type NotificationsRead = {
  /** Position to pass as `after`, to continue from here. */
  eventId: Scalars['ID']['output'];
  /** The notification. */
  notificationId: Scalars['ID']['output'];
  /** Whether all older ones were marked as read with it. */
  olderToo: Scalars['Boolean']['output'];
};

/** List of the threat manager that a user saved under a name. */
export type SavedView = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Title or name. */
  name: Scalars['String']['output'];
  /** Query string of the threat manager’s URL: list, filters and search. */
  query: Scalars['String']['output'];
  /** Whether everyone in the company sees it; otherwise only its creator does. */
  isShared: Scalars['Boolean']['output'];
  /** Whether it is the viewer’s default. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether the viewer may rename, share and delete it. */
  mayChange: Scalars['Boolean']['output'];
  /** User who created it; null when that account has been deleted. */
  createdBy: Maybe<Person>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** File of rules or hashes that the operator put into the server’s folder. */
export type OperatorFile = {
  /** Kind of content. */
  kind: OperatorFileKind;
  /** Name of the file in the folder. */
  name: Scalars['String']['output'];
  /** Reason it isn’t used, for rules in the words of their compiler; null when it is used. */
  problem: Maybe<Scalars['String']['output']>;
  /** Line of the problem, from 1; null when it isn’t known. */
  line: Maybe<Scalars['Int']['output']>;
  /** Time at which the server reported this. */
  readAt: Scalars['DateTime']['output'];
};

/** List of known threats, or of indicators known to be benign, that the company imported. */
export type IndicatorList = Node & {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Name that the company gave it; findings mention it. */
  name: Scalars['String']['output'];
  /** Role of the list: whether it names threats or benign indicators. */
  role: IndicatorRole;
  /** Severity of what the list names. */
  severity: Severity;
  /** URL that the list is read from; null when it was uploaded as a file. */
  url: Maybe<Scalars['String']['output']>;
  /** Name of the file that was uploaded; null for a list with a link. */
  filename: Maybe<Scalars['String']['output']>;
  /** Number of hours between two readings; null when it is read on demand. */
  refreshHours: Maybe<Scalars['Int']['output']>;
  /** Format of the list; null before the first reading. */
  format: Maybe<IndicatorFormat>;
  /** Number of indicators in the list. */
  total: Scalars['Int']['output'];
  /** Number of indicators of each kind. */
  counts: IndicatorCounts;
  /** Number of parts that aren’t used. */
  skippedCount: Scalars['Int']['output'];
  /** First hundred parts that aren’t used. */
  skipped: Array<SkippedIndicator>;
  /** Reason the last reading failed, while what was read before stays in use; null after a successful one. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Time at which it was last read; null before the first reading. */
  refreshedAt: Maybe<Scalars['DateTime']['output']>;
  /** User who created it; null when that account has been deleted. */
  createdBy: Maybe<Person>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** Number of indicators of each kind in a list. */
export type IndicatorCounts = {
  /** Number of URLs with a path. */
  url: Scalars['Int']['output'];
  /** Number of hosts, each including everything below it. */
  domain: Scalars['Int']['output'];
  /** Number of IP addresses and ranges. */
  ip: Scalars['Int']['output'];
  /** Number of email addresses. */
  email: Scalars['Int']['output'];
  /** Number of file hashes: MD5, SHA-1, SHA-256. */
  hash: Scalars['Int']['output'];
  /** Number of images, by perceptual hash: PDQ. */
  image: Scalars['Int']['output'];
};

/** Part of a list that isn’t used. */
export type SkippedIndicator = {
  /** Position in the list: `line 17`, `object 4`. */
  where: Scalars['String']['output'];
  /** `where` by its stable name, for languages other than English. */
  whereReason: Reason;
  /** Reason, in one sentence. */
  why: Scalars['String']['output'];
  /**
   * Sentences of `why` by their stable names, in order, for languages other than English; empty when one of
   * them has none.
   */
  whyReasons: Array<Reason>;
};

/** Indicator lists, page by page. */
export type IndicatorListPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<IndicatorList>;
};

/** URL to which events are sent. */
export type Webhook = Node & {
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Global id. */
  nodeId: Scalars['ID']['output'];
  /** Name that says what it is for. */
  name: Scalars['String']['output'];
  /** URL to which messages are sent. */
  url: Scalars['String']['output'];
  /** Kinds of event that are sent. */
  kinds: Array<WebhookKind>;
  /** Whether the webhook is active; false while paused. */
  isActive: Scalars['Boolean']['output'];
  /** Reason the last attempt failed; null once a message arrives. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Time of the last successful delivery; null when nothing has arrived yet. */
  lastDeliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** User who created it; null when that account has been deleted. */
  createdBy: Maybe<Person>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Messages sent and their outcomes, newest first, for 30 days; null, with an error, when they can’t be read. */
  deliveries: Maybe<WebhookDeliveryPage>;
};


/** URL to which events are sent. */
export type WebhookDeliveriesArgs = {
  state?: InputMaybe<WebhookDeliveryState>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Failed jobs, page by page. */
export type DeadJobPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<DeadJob>;
};

/** Job that failed after its last attempt. */
export type DeadJob = {
  /** Id to pass to `retryDeadJob`. */
  id: Scalars['ID']['output'];
  /** Kind of job. */
  kind: DeadJobKind;
  /**
   * Title of the item, name of the webhook or list, or recipient’s email address; null when it no longer
   * exists.
   */
  about: Maybe<Scalars['String']['output']>;
  /** Id of the item, webhook or list; null for anything else, and when it no longer exists. */
  aboutId: Maybe<Scalars['ID']['output']>;
  /** Reason the last attempt failed; null when that isn’t known. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Number of attempts. */
  attempts: Scalars['Int']['output'];
  /** Reason it can’t be retried, and what to do instead; null when it can. */
  notRetriedBecause: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `notRetriedBecause` by their stable names, in order, for languages other than English; empty
   * when one of them has none.
   */
  notRetriedReasons: Array<Reason>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the job failed for good. */
  diedAt: Scalars['DateTime']['output'];
};

/** Webhooks, page by page. */
export type WebhookPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<Webhook>;
};

/** Webhook with a new signing secret. */
export type WebhookWithSecret = {
  /** Record of what was created. */
  webhook: Webhook;
  /**
   * Signing secret, returned in this response only: `whsec_` and the key in base64. Messages are signed as
   * standardwebhooks.com specifies.
   */
  secret: Scalars['String']['output'];
};

/** Message to a webhook. */
export type WebhookDelivery = {
  /** Id to pass to `replayWebhookDelivery`. */
  id: Scalars['ID']['output'];
  /** Value of the header `webhook-id`: the same for every attempt and replay. */
  messageId: Scalars['ID']['output'];
  /** Kind of message. */
  kind: WebhookMessageKind;
  /** Member `data` of the message, as JSON text. */
  data: Scalars['String']['output'];
  /** Outcome of the change or delivery. */
  state: WebhookDeliveryState;
  /** Number of attempts. */
  attempts: Scalars['Int']['output'];
  /** HTTP status of the last attempt; null when there was no response. */
  httpStatus: Maybe<Scalars['Int']['output']>;
  /** Reason the last attempt failed; null when it didn’t. */
  problem: Maybe<Scalars['String']['output']>;
  /**
   * Sentences of `problem` by their stable names, in order, for languages other than English; empty when one
   * of them has none.
   */
  problemReasons: Array<Reason>;
  /** Duration of the last attempt; null before the first. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last attempt; null before the first. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the next attempt; null when there will be none. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
};

/** Messages to a webhook, page by page. */
export type WebhookDeliveryPage = {
  /** Total number of entries. */
  count: Scalars['Int']['output'];
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Links to the neighbouring pages. */
  links: PageLinks;
  /** Rows of this page. */
  results: Array<WebhookDelivery>;
};

/** Group of an item and those similar to it. */
export type SimilarMedia = {
  /** Number of times any of them was seen, including the item itself. */
  seenCount: Scalars['Int']['output'];
  /** Number of other items. */
  count: Scalars['Int']['output'];
  /** Number of alerts of all other items, by status; statuses without any are left out. */
  alertStatuses: Array<StatusCount>;
  /** Newest 20 other items. */
  items: Array<MediaSummary>;
};

/** Layout of a CSV, so that a spreadsheet can read it. */
export type CsvLayout = {
  /** Separator between the columns. */
  separator?: CsvSeparator;
  /** Whether it begins with a byte order mark, by which spreadsheets recognise UTF-8. */
  byteOrderMark?: Scalars['Boolean']['input'];
  /** Time zone in which times are written, such as Europe/Rome; when omitted, UTC. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Filter of a list. Each field narrows the results; fields omitted don’t filter. */
export type AlertFilter = {
  /** Values, any of which matches. */
  status?: InputMaybe<Array<AlertStatus>>;
  /** Numbers of sources, any of which matches; `sources` takes their names. */
  sourceIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Values, any of which matches. */
  severity?: InputMaybe<Array<Severity>>;
  /** Targets that alerts come from, any of which matches. */
  targetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Users that alerts are assigned to, any of whom matches. For a deleted user: the alerts that the deletion
   * left unassigned, until someone is assigned to them again.
   */
  assignedTo?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether unassigned alerts match: true selects alerts assigned to no one, or to any of `assignedTo`. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Detectors that raised the alerts, any of which matches, named as in `Alert.detector`. */
  detectors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Feedback responses, any of which matches. */
  feedback?: InputMaybe<Array<FeedbackResponse>>;
  /** Hours of the week in which alerts were detected, any of which matches. */
  hours?: InputMaybe<Array<HourOfWeek>>;
  /** Words, or part of one, in the text of the alert and its item. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Earliest time of detection, inclusive. */
  timeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Latest time of detection, inclusive. */
  timeTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Sources, any of which matches; adds to `sourceIds`. */
  sources?: InputMaybe<Array<Source>>;
};

/** Hour of every week in a time zone, as used by `AnalyticsStats.heatMap` for its numbers of alerts. */
export type HourOfWeek = {
  /** Day of the week; 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['input'];
  /** Hour, from 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Name of the time zone, such as Europe/Rome. */
  timeZone?: Scalars['String']['input'];
};

/** Filter of a list. Each field narrows the results; fields omitted don’t filter. */
export type UserFilter = {
  /** Whether the accounts are active. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the accounts are approved. */
  isApproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Groups of the users, any of which matches. */
  groups?: InputMaybe<Array<GroupName>>;
  /** Part of the name or email address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Direction in which the list is sorted. */
  direction?: InputMaybe<SortDirection>;
  /** Field that the list is sorted by; DATE_JOINED by default. */
  sort?: InputMaybe<UserSort>;
};

/** First company and its first admin. */
export type SetupInput = {
  /** One-time code from the server’s log. */
  code: Scalars['String']['input'];
  /** Name of the company. */
  company: Scalars['String']['input'];
  /** First or last name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** First or last name, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Email address. */
  email: Scalars['String']['input'];
  /** Password that follows the password rules: at least 12 characters of four kinds, no common words. */
  password: Scalars['String']['input'];
  /** Same password again. */
  repeatPassword: Scalars['String']['input'];
};

/** Details of a person who asks to join. */
export type RegistrationInput = {
  /** First or last name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** First or last name, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Email address. */
  email: Scalars['String']['input'];
  /** Password that follows the password rules: at least 12 characters of four kinds, no common words. */
  password: Scalars['String']['input'];
  /** Same password again. */
  repeatPassword: Scalars['String']['input'];
};

/** Details for logging in. */
export type LoginInput = {
  /** Email address. */
  email: Scalars['String']['input'];
  /** Password that follows the password rules: at least 12 characters of four kinds, no common words. */
  password: Scalars['String']['input'];
};

/** User who sets up two-factor authentication. */
export type QrCodeInput = {
  /** Email address. */
  email: Scalars['String']['input'];
};

/** Second step of a login. */
export type VerifyTokenInput = {
  /** Email address. */
  email: Scalars['String']['input'];
  /** Six-digit code from the authenticator app, or a recovery code. */
  token: Scalars['String']['input'];
};

/** Fields to change; those omitted stay as they are. */
export type UpdateUserInput = {
  /** Id of the user. */
  id: Scalars['ID']['input'];
  /** First or last name, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** First or last name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** New value; null clears it. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether the product tour is shown; false once it has been seen. */
  tourVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colour theme of the screens. */
  theme?: InputMaybe<Theme>;
  /** IANA time zone name; null for the browser’s. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Language of the screens; null follows the browser. */
  language?: InputMaybe<Language>;
  /**
   * Language of dates, kept for existing clients; no longer used.
   * @deprecated The screens and mails no longer use it.
   */
  dateLanguage?: InputMaybe<Language>;
  /** Value that only admins may set. */
  action?: InputMaybe<UserAction>;
  /**
   * Whether to approve an email address that no one verified; for admins, and only where the server sends no
   * email.
   */
  confirmUnverified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Value that only admins may set. */
  group?: InputMaybe<GroupName>;
  /** Kinds of notification that are also sent by email; replaces the list. */
  mailContexts?: InputMaybe<Array<NotificationContext>>;
};

/** File to upload. */
export type UploadTokenInput = {
  /** Name of the file or detail. */
  filename: Scalars['String']['input'];
  /** Size in bytes, at most 100 MiB. */
  size: Scalars['Float']['input'];
};

/** Step in an alert’s life cycle. */
export type UpdateAlertStatusInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Version that the caller saw; if the alert has another one, the change is refused as STALE. */
  version: Scalars['Int']['input'];
  /** Status to move the alert to. */
  status: AlertStatus;
  /** Feedback response; required for RESOLVED. */
  feedbackResponse?: InputMaybe<FeedbackResponse>;
  /** Reason for the dismissal; required for DISMISSED. */
  dismissReason?: InputMaybe<Scalars['String']['input']>;
};

/** Severity set by hand. */
export type UpdateAlertSeverityInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Version that the caller saw; if the alert has another one, the change is refused as STALE. */
  version: Scalars['Int']['input'];
  /** The severity. */
  severity: Severity;
};

/** Assignment of an alert. */
export type AssignAlertInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Version that the caller saw; if the alert has another one, the change is refused as STALE. */
  version: Scalars['Int']['input'];
  /** Id of the colleague to assign; null removes the assignment. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Note to create. */
export type CreateNoteInput = {
  /** The media item it is about. */
  mediaId: Scalars['ID']['input'];
  /** Alert it is about; when omitted, it is about the item as a whole. */
  alertId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of at most 10,000 characters; mentions appear in it as `@{{address}}`. */
  text: Scalars['String']['input'];
};

/** Changes to a note. */
export type UpdateNoteInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Text of at most 10,000 characters; mentions appear in it as `@{{address}}`. */
  text: Scalars['String']['input'];
};

/** Selection of alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of the two. */
export type UpdateAlertsStatusInput = {
  /** Ids of up to 500 alerts. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Versions that the caller saw, in the order of `ids`; alerts with another version are left unchanged as
   * STALE.
   */
  versions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Filter that selects all matching alerts, up to 10,000. */
  filter?: InputMaybe<AlertFilter>;
  /** Status to move the alerts to. */
  status: AlertStatus;
  /** Feedback response; required for RESOLVED. */
  feedbackResponse?: InputMaybe<FeedbackResponse>;
  /** Reason for the dismissal; required for DISMISSED. */
  dismissReason?: InputMaybe<Scalars['String']['input']>;
};

/** Selection of alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of the two. */
export type AssignAlertsInput = {
  /** Ids of up to 500 alerts. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Versions that the caller saw, in the order of `ids`; alerts with another version are left unchanged as
   * STALE.
   */
  versions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Filter that selects all matching alerts, up to 10,000. */
  filter?: InputMaybe<AlertFilter>;
  /** Id of an active colleague to assign; null or omitted removes the assignments. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Bulk change to undo. */
export type UndoBulkUpdateInput = {
  /** Token from the response to the bulk change. */
  undoToken: Scalars['String']['input'];
};

/** Feedback on one alert. */
export type GiveFeedbackInput = {
  /** The alert. */
  alertId: Scalars['ID']['input'];
  /** Version that the caller saw; when omitted, the latest one. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Feedback response. */
  feedbackResponse: FeedbackResponse;
  /** Comment in free text. */
  comment?: InputMaybe<Scalars['String']['input']>;
};

/** Selection of alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of the two. */
export type GiveFeedbackToManyInput = {
  /** Ids of up to 500 alerts. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Versions that the caller saw, in the order of `ids`; alerts with another version are left unchanged as
   * STALE.
   */
  versions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Filter that selects all matching alerts, up to 10,000. */
  filter?: InputMaybe<AlertFilter>;
  /** Feedback response for all of the alerts. */
  feedbackResponse: FeedbackResponse;
  /** Comment in free text. */
  comment?: InputMaybe<Scalars['String']['input']>;
};

/** Person to invite. */
export type InviteUserInput = {
  /** Email address that the invitation is sent to. */
  email: Scalars['String']['input'];
  /** Group of the new account: ADMINS, ANALYSTS or VIEWERS. */
  group?: InputMaybe<GroupName>;
};

/** Details of the person who accepts an invitation. */
export type AcceptInvitationInput = {
  /** Token from the emailed link. */
  token: Scalars['String']['input'];
  /** First or last name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** First or last name, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Password that follows the password rules. */
  password: Scalars['String']['input'];
  /** Same password again. */
  repeatPassword: Scalars['String']['input'];
};

/** New password for the viewer. */
export type ChangePasswordInput = {
  /** Current password. */
  oldPassword: Scalars['String']['input'];
  /** New password that follows the password rules and is none of the last ten. */
  newPassword: Scalars['String']['input'];
  /** Same password again. */
  confirmNewPassword: Scalars['String']['input'];
};

/** Link emailed for a registration. */
export type VerifyEmailInput = {
  /** Token from the emailed link. */
  token: Scalars['String']['input'];
};

/** Registration whose link was lost. */
export type RequestEmailVerificationInput = {
  /** Email address that the link is sent to, if a registration is pending for it. */
  email: Scalars['String']['input'];
};

/** Account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** Email address that the link is sent to, if it has an account. */
  email: Scalars['String']['input'];
};

/** New password, set with an emailed link. */
export type ConfirmPasswordResetInput = {
  /** First part of the emailed link. */
  uid: Scalars['ID']['input'];
  /** Second part of the emailed link. */
  token: Scalars['String']['input'];
  /** New password that follows the password rules and is none of the last ten. */
  newPassword: Scalars['String']['input'];
  /** Same password again. */
  repeatPassword: Scalars['String']['input'];
};

/** Details of the person who asks for a trial. */
export type RegisterTrialInput = {
  /** First or last name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** First or last name, at most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Email address that the link is sent to. */
  email: Scalars['String']['input'];
  /** Name of the company. */
  company: Scalars['String']['input'];
  /** Phone number, if calls are welcome. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Recipient of an emailed link to a free trial. */
export type TrialLink = {
  /** Email address that will log in. */
  email: Scalars['String']['output'];
  /** Company that the trial will be for. */
  company: Scalars['String']['output'];
};

/** Details of the person who follows the link to a trial. */
export type ActivateTrialInput = {
  /** Token from the emailed link. */
  token: Scalars['String']['input'];
  /** Password that follows the password rules. */
  password: Scalars['String']['input'];
  /** Same password again. */
  repeatPassword: Scalars['String']['input'];
};

/** Proof required to set up another authenticator app. */
export type OfferAuthenticatorInput = {
  /** Six-digit code from the current authenticator app, or a recovery code, which is then used up. */
  token: Scalars['String']['input'];
};

/** Confirmation that the other authenticator app has the secret. */
export type ConfirmAuthenticatorInput = {
  /** Value from the response to `offerAuthenticator`. */
  offer: Scalars['String']['input'];
  /** Six-digit code from the other authenticator app. */
  token: Scalars['String']['input'];
};

/** Proof required for new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Six-digit code from the authenticator app. */
  token: Scalars['String']['input'];
};

/** Filter for changes to alerts; fields omitted don’t filter. */
export type AlertChangeFilter = {
  /** Values after the change, any of which matches. */
  status?: InputMaybe<Array<AlertStatus>>;
  /** Values after the change, any of which matches. */
  severity?: InputMaybe<Array<Severity>>;
  /** Media items of the alerts, any of which matches. */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Alerts, any of which matches. */
  alertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether to send new alerts only (true) or changes only (false). */
  created?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Filter of a list. Each field narrows the results; fields omitted don’t filter. */
export type TargetFilter = {
  /** Whether the targets are active (true) or paused (false). */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Values, any of which matches. */
  sources?: InputMaybe<Array<Source>>;
  /** Part of what the targets watch. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Filter of a list. Each field narrows the results; fields omitted don’t filter. */
export type AuditFilter = {
  /** Action, or all actions on a subject with a dot at the end: `user.` */
  action?: InputMaybe<Scalars['String']['input']>;
  /** User who did it. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Subject of the action, such as `user:12`. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** IP address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Earliest time, inclusive. */
  timeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Latest time, exclusive. */
  timeTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Assignment of a media item. */
export type AssignMediaInput = {
  /** The media item. */
  id: Scalars['ID']['input'];
  /** Id of the colleague to assign; null removes the assignment. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateMediaInput = {
  /** The media item. */
  id: Scalars['ID']['input'];
  /** Title of at most 256 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** New value; null clears it. */
  publisherEmail?: InputMaybe<Scalars['String']['input']>;
};

/** Message to the publisher of a media item; anything omitted is drafted. */
export type ContactPublisherInput = {
  /** The media item. */
  mediaId: Scalars['ID']['input'];
  /** Alert it is about; when omitted, it is about the item as a whole. */
  alertId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address of the recipient. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Subject of at most 200 characters. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Text of the message. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Whether to email the message; otherwise it stays a draft. */
  send?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Activity outside Vedetta. */
export type CreateActivityInput = {
  /** The media item. */
  mediaId: Scalars['ID']['input'];
  /** Alert it is about; when omitted, it is about the item as a whole. */
  alertId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of at most 1,000 characters. */
  text: Scalars['String']['input'];
};

/** Targets to create. */
export type CreateTargetsInput = {
  /** Targets, at most 100; refused ones are named as `targets.0.accountUsername`. */
  targets: Array<NewTargetInput>;
};

/** Target to create. */
export type NewTargetInput = {
  /** Source of the target; not FILE_UPLOAD. */
  source: Source;
  /** Kind of target. */
  type: TargetType;
  /** Account, folder or URL of a feed. */
  accountUsername?: InputMaybe<Scalars['String']['input']>;
  /** Search, or words that filter what is collected. */
  searchString?: InputMaybe<Scalars['String']['input']>;
  /** Whether the target is active; false creates it paused. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Fields to change; those omitted stay as they are. Source and type never change. */
export type UpdateTargetInput = {
  /** The target. */
  id: Scalars['ID']['input'];
  /** Whether the target is active; false pauses it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Account, folder or URL of a feed. */
  accountUsername?: InputMaybe<Scalars['String']['input']>;
  /** Search, or words that filter what is collected; null collects everything. */
  searchString?: InputMaybe<Scalars['String']['input']>;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateSettingsInput = {
  /** New list of at most 1,000 entries; replaces the current one. */
  protectedNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** New list of at most 1,000 entries; replaces the current one. */
  protectedDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Changes to the watch terms. */
  watchTerms?: InputMaybe<WatchTermsInput>;
  /** Lowest severity of alerts whose changes send notifications. */
  minNotifySeverity?: InputMaybe<Severity>;
  /** Number of days after which media items and alerts are deleted; null keeps everything. */
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whether notifications are also sent by email. */
  mailEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to the watch terms: at most 100,000 terms in all. Terms that already exist aren’t added twice. */
export type WatchTermsInput = {
  /** Terms that replace the whole list. */
  replace?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Terms to add. */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Terms to remove. */
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Severity of alerts about the terms that are added or replace the list, including those already in it. When
   * omitted, new terms get LOW and existing ones keep theirs.
   */
  severity?: InputMaybe<Severity>;
};

/** Changes to the lists to try out; without any, the lists in force are applied to stored items. */
export type StartRescanInput = {
  /** Names that would replace the list. */
  protectedNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Domains that would replace the list. */
  protectedDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Changes to the watch terms. */
  watchTerms?: InputMaybe<WatchTermsInput>;
};

/** Selection of alerts to mute. */
export type CreateMutedRuleInput = {
  /** Id of a dismissed alert. */
  alertId: Scalars['ID']['input'];
  /** Extent of the muting: the exact same thing, or everything that the same rule finds. */
  like?: InputMaybe<MuteKind>;
  /** Whether to mute only at the source of the alert. */
  sameSource?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to mute only from the target of the alert. */
  sameTarget?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reason for muting. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Time at which it expires; null or omitted means never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateMutedRuleInput = {
  /** The rule. */
  id: Scalars['ID']['input'];
  /** Reason for muting; null clears it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Time at which it expires; null means never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Access key to create. */
export type CreateAccessKeyInput = {
  /** Name that says what it is for. */
  name: Scalars['String']['input'];
  /** Scopes of the key; at least one. */
  scopes: Array<Scope>;
  /** Time at which it expires; null or omitted means never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateAccessKeyInput = {
  /** The access key. */
  id: Scalars['ID']['input'];
  /** Name that says what it is for. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Scopes of the key. */
  scopes?: InputMaybe<Array<Scope>>;
  /** Time at which it expires; null means never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the key is revoked: true stops it at once, false restores it. */
  isRevoked?: InputMaybe<Scalars['Boolean']['input']>;
};

/** View to save. */
export type CreateSavedViewInput = {
  /** Title or name. */
  name: Scalars['String']['input'];
  /** Query string of the threat manager’s URL. */
  query: Scalars['String']['input'];
  /** Whether everyone in the company sees it; true requires permission to triage. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateSavedViewInput = {
  /** The view. */
  id: Scalars['ID']['input'];
  /** Title or name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Query string of the threat manager’s URL. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Whether everyone in the company sees it; true requires permission to triage. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the view is the viewer’s default: true replaces another default, false removes it. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Indicator list to create. */
export type CreateIndicatorListInput = {
  /** Name of the list. */
  name: Scalars['String']['input'];
  /** Role of the list; a MISP warning list is always WARNING. */
  role?: InputMaybe<IndicatorRole>;
  /** Severity of what the list names. */
  severity?: InputMaybe<Severity>;
  /**
   * URL that starts with https:// on a public internet host, or one that the operator allows; omitted when a
   * file follows.
   */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Number of hours between two readings, 1-720; null means on demand. */
  refreshHours?: InputMaybe<Scalars['Int']['input']>;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateIndicatorListInput = {
  /** The list. */
  id: Scalars['ID']['input'];
  /** Name of the list. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Role of the list: whether it names threats or benign indicators. */
  role?: InputMaybe<IndicatorRole>;
  /** Severity of what the list names. */
  severity?: InputMaybe<Severity>;
  /** Number of hours between two readings, 1-720; null means on demand. */
  refreshHours?: InputMaybe<Scalars['Int']['input']>;
};

/** Webhook to create. */
export type CreateWebhookInput = {
  /** Name that says what it is for. */
  name: Scalars['String']['input'];
  /** URL that starts with https:// on a public internet host, or one that the operator allows. */
  url: Scalars['String']['input'];
  /** Kinds of event that are sent; at least one. */
  kinds: Array<WebhookKind>;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateWebhookInput = {
  /** The webhook. */
  id: Scalars['ID']['input'];
  /** Name that says what it is for. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** URL to which messages are sent. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Kinds of event that are sent; replaces the list. */
  kinds?: InputMaybe<Array<WebhookKind>>;
  /** Whether the webhook is active; false pauses it. */
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
  titleReason?: Resolver<ResolversTypes['Reason'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summaryReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
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
  pathReasons?: Resolver<Array<Maybe<ResolversTypes['Reason']>>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerptReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
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
  pathReasons?: Resolver<Array<Maybe<ResolversTypes['Reason']>>, ParentType, ContextType>;
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
  pathReasons?: Resolver<Array<Maybe<ResolversTypes['Reason']>>, ParentType, ContextType>;
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
  headlineReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
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
  alertTitleReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
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
  titleReason?: Resolver<ResolversTypes['Reason'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summaryReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
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
  titleReason?: Resolver<ResolversTypes['Reason'], ParentType, ContextType>;
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
  subjectNameReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
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
  whereReason?: Resolver<ResolversTypes['Reason'], ParentType, ContextType>;
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

