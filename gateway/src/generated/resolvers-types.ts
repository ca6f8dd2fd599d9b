// Written by gateway/scripts/generate.mjs. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AlertSource, AlertChangeSource } from '../modules/alerts/mappers.ts';
import type { MediaSource } from '../modules/media/mappers.ts';
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
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** Life cycle of an alert. DETECTED is shown as 'Needs review', VALIDATED as 'In progress'. */
export type AlertStatus =
  | 'DETECTED'
  | 'VALIDATED'
  | 'RESOLVED'
  | 'DISMISSED';

/** From Informative (1) to Critical (5). */
export type Severity =
  | 'INFORMATIVE'
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';

export type AlertSort =
  | 'SEVERITY'
  | 'DETECTED_AT'
  | 'UPDATED_AT';

/** What a person answers about an alert; it feeds the detectors' measured precision. */
export type FeedbackResponse =
  | 'CONFIRMED_THREAT'
  | 'FALSE_POSITIVE_BENIGN'
  | 'FALSE_POSITIVE_SATIRE_OR_NEWS'
  | 'DUPLICATE'
  | 'KNOWN_AND_ACCEPTED'
  | 'CANNOT_TELL';

/** FOUND and CLEAN are results; UNREADABLE says that the file could not be read, FAILED that the scanner could not finish. */
export type ScanStatus =
  | 'QUEUED'
  | 'SCANNING'
  | 'FOUND'
  | 'CLEAN'
  | 'UNREADABLE'
  | 'FAILED';

export type ReportOutcome =
  | 'FOUND'
  | 'NOTHING'
  | 'NOT_APPLICABLE'
  | 'UNREADABLE'
  | 'LIMIT'
  | 'FAILED';

export type NotificationContext =
  | 'NEW_USER_NEED_APPROVATION'
  | 'COMMENT_MENTION'
  | 'ASSIGNED_ALERT'
  | 'RESOLVED_ALERT'
  | 'CHANGED_SEVERITY';

export type GroupName =
  | 'ADMINS'
  | 'ANALYSTS'
  | 'VIEWERS'
  | 'TRIAL_USERS';

export type Theme =
  | 'SYSTEM'
  | 'LIGHT'
  | 'DARK';

export type MfaStep =
  | 'ENROLL'
  | 'VERIFY';

export type ActivityKind =
  | 'DETECTED'
  | 'RESCANNED'
  | 'STATUS_CHANGED'
  | 'SEVERITY_CHANGED'
  | 'ASSIGNED'
  | 'NOTE_ADDED'
  | 'NOTE_CHANGED'
  | 'NOTE_DELETED'
  | 'FEEDBACK_GIVEN'
  | 'MEDIA_ASSIGNED'
  | 'MEDIA_CHANGED'
  | 'PUBLISHER_CONTACTED'
  /** Something done outside Vedetta, written down by hand. */
  | 'RECORDED';

export type UserAction =
  | 'APPROVE'
  | 'REJECT'
  | 'ACTIVATE'
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
  alert: Maybe<Alert>;
  /** The statuses in the order they are offered, with what may follow each. */
  alertStatuses: Maybe<Array<AlertStatusOption>>;
  feedbackResponses: Maybe<Array<FeedbackOption>>;
  /** Everything collected or uploaded, newest first. */
  mediaList: Maybe<MediaPage>;
  media: Maybe<Media>;
  /** Uploads, newest first. */
  files: Maybe<FilePage>;
  file: Maybe<UploadedFile>;
  /** One's own notifications, newest first. */
  notifications: Maybe<NotificationPage>;
  /** Every group, what it may do, and how many of the company's users are in it. For admins. */
  groups: Maybe<Array<Group>>;
  /** One's own signed-in devices, the last used first. Not for access keys. */
  sessions: Maybe<Array<Session>>;
  /** How many of one's own recovery codes are left. Not for access keys. */
  recoveryCodesLeft: Maybe<Scalars['Int']['output']>;
  /** The company's open invitations, newest first. For admins. */
  invitations: Maybe<InvitationPage>;
  /** What a mailed invitation says, for the page that accepts it. Public: the token is the proof. */
  invitationByToken: Maybe<InvitationView>;
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
  updateUser: Maybe<User>;
  /** A one-time token for one file; the bytes then go to `POST /api/fileupload/v1/create/` past GraphQL. */
  createUploadToken: Maybe<UploadToken>;
  /** RESOLVED asks for `feedbackResponse`, DISMISSED for `dismissReason`. */
  updateAlertStatus: Maybe<Alert>;
  updateAlertSeverity: Maybe<Alert>;
  /** A null assignee takes the alert from whoever has it. */
  assignAlert: Maybe<Alert>;
  createNote: Maybe<Note>;
  updateNote: Maybe<Note>;
  deleteNote: Maybe<Scalars['ID']['output']>;
  markNotificationRead: Maybe<MarkedRead>;
  markAllNotificationsRead: Maybe<MarkedRead>;
  /** Moves alerts to one status, each on its own, and tells what became of each. One id of another company: NOT_FOUND, and nothing changes. */
  updateAlertsStatus: Maybe<BulkResult>;
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
  /** Ten new recovery codes, shown once; those before are void. Asks for a code of the authenticator. */
  renewRecoveryCodes: Maybe<RecoveryCodes>;
  /** Deletes an account and answers its id; never one's own or that of the last administrator. What the person did stays, under their name. For admins. */
  deleteUser: Maybe<Scalars['ID']['output']>;
  /** Removes a colleague's second factor and answers the colleague's id; the next sign-in enrols a new one. For admins. */
  resetMfa: Maybe<Scalars['ID']['output']>;
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

export type Subscription = {
  /** One's own notifications in id order, none lost and none twice. `after` first replays what was missed. */
  notificationReceived: Notification;
  /** Alerts that were raised or changed in the company. `after` is the `eventId` of the last one seen. */
  alertChanged: AlertChange;
  /** Progress of scans in the company. `after` is the `eventId` of the last one seen. */
  scanProgressed: ScanProgress;
};


export type SubscriptionNotificationReceivedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionAlertChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionScanProgressedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type SetupState = {
  required: Scalars['Boolean']['output'];
};

export type SetupDone = {
  userId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  company: Company;
};

export type RegistrationDone = {
  email: Scalars['String']['output'];
};

/** Either the next step or, where the company needs no second factor, an access token. */
export type LoginAnswer = {
  /** null when `access` is given. */
  mfa: Maybe<MfaStep>;
  /** null when a second factor is needed. */
  access: Maybe<Scalars['String']['output']>;
};

export type Enrolment = {
  otpauthUrl: Scalars['String']['output'];
  qrSvg: Scalars['String']['output'];
  secret: Scalars['String']['output'];
};

export type VerifyAnswer = {
  access: Scalars['String']['output'];
  /** Ten one-time codes, shown once when the enrolment completes; empty otherwise. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

export type AccessAnswer = {
  access: Scalars['String']['output'];
};

export type Viewer = {
  user: User;
  isAdmin: Scalars['Boolean']['output'];
  isFreeTrial: Scalars['Boolean']['output'];
  /** What the viewer may do, e.g. `alerts.triage`. */
  capabilities: Array<Scalars['String']['output']>;
};

/** A colleague, as everybody in the company may see them. */
export type Person = {
  id: Scalars['ID']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
};

export type Company = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Allowance = {
  total: Scalars['Int']['output'];
  left: Scalars['Int']['output'];
};

export type User = {
  id: Scalars['ID']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** null when not given. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  isApproved: Scalars['Boolean']['output'];
  group: GroupName;
  tourVisible: Scalars['Boolean']['output'];
  mfaEnrolled: Scalars['Boolean']['output'];
  theme: Theme;
  /** IANA name; null means the browser's. */
  timeZone: Maybe<Scalars['String']['output']>;
  dateJoined: Scalars['DateTime']['output'];
  /** null before the first sign-in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  company: Company;
  /** null when the company's scans are not limited. */
  scanAllowance: Maybe<Allowance>;
  /** Which notifications also come by mail. */
  mailContexts: Array<NotificationContext>;
};

/** Neighbouring page numbers; null at either end. */
export type PageLinks = {
  next: Maybe<Scalars['Int']['output']>;
  previous: Maybe<Scalars['Int']['output']>;
};

export type UserPage = {
  count: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<User>;
};

export type ColleaguePage = {
  count: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<Person>;
};

export type AlertPage = {
  count: Scalars['Int']['output'];
  /** A search matches more than `count`. */
  countIsPartial: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<Alert>;
};

export type MediaPage = {
  count: Scalars['Int']['output'];
  /** A search matches more than `count`. */
  countIsPartial: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<MediaSummary>;
};

export type FilePage = {
  count: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<UploadedFile>;
};

export type ActivityPage = {
  count: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<Activity>;
};

export type NotificationPage = {
  count: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<Notification>;
};

/** What was watched; for an upload the search string is the file name. */
export type MediaTarget = {
  sourceName: Scalars['String']['output'];
  /** null when an account is watched. */
  searchString: Maybe<Scalars['String']['output']>;
  /** null when a search is watched. */
  accountUsername: Maybe<Scalars['String']['output']>;
};

/** A half-open range of UTF-16 units. */
export type Mark = {
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type Alert = {
  id: Scalars['ID']['output'];
  /** Every change counts it up; writes carry the one they saw. */
  version: Scalars['Int']['output'];
  mediaId: Scalars['ID']['output'];
  mediaTitle: Scalars['String']['output'];
  mediaTarget: MediaTarget;
  sourceId: Scalars['Int']['output'];
  detector: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** One line that says what was seen; `marks` are the seen parts of it. */
  summary: Scalars['String']['output'];
  marks: Array<Mark>;
  severity: Severity;
  severitySetByPerson: Scalars['Boolean']['output'];
  status: AlertStatus;
  /** null when nobody has it. */
  assignee: Maybe<Person>;
  seenCount: Scalars['Int']['output'];
  /** null until given. */
  feedbackResponse: Maybe<FeedbackResponse>;
  /** null unless dismissed with one. */
  dismissReason: Maybe<Scalars['String']['output']>;
  detectedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Loaded only when asked for. */
  findings: Array<Finding>;
};

export type AlertCounts = {
  detected: Scalars['Int']['output'];
  validated: Scalars['Int']['output'];
  resolved: Scalars['Int']['output'];
  dismissed: Scalars['Int']['output'];
  media: Scalars['Int']['output'];
  openBySeverity: Array<SeverityCount>;
  criticalToReview: Scalars['Int']['output'];
  /** null when nothing waits. */
  oldestToReview: Maybe<Scalars['DateTime']['output']>;
  inProgressMine: Scalars['Int']['output'];
  /** A search matches more than the numbers say: they are at least so high. */
  countIsPartial: Scalars['Boolean']['output'];
};

export type SeverityCount = {
  severity: Severity;
  count: Scalars['Int']['output'];
};

export type AlertStatusOption = {
  value: AlertStatus;
  label: Scalars['String']['output'];
  transitions: Array<AlertStatus>;
};

export type FeedbackOption = {
  value: FeedbackResponse;
  label: Scalars['String']['output'];
};

/** A range of bytes of the file. */
export type BytesPlace = {
  offset: Scalars['Float']['output'];
  length: Scalars['Float']['output'];
};

/** A range of UTF-16 units of the text. */
export type TextPlace = {
  offset: Scalars['Int']['output'];
  length: Scalars['Int']['output'];
};

export type Point = {
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** A shape on the upright picture, in pixels of an image of the given size. */
export type BoxPlace = {
  imageWidth: Scalars['Int']['output'];
  imageHeight: Scalars['Int']['output'];
  points: Array<Point>;
};

/** A place on earth, WGS 84 degrees. */
export type PositionPlace = {
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  /** Metres; null when not recorded. */
  altitude: Maybe<Scalars['Float']['output']>;
};

/** The item as a whole. */
export type WholePlace = {
  whole: Scalars['Boolean']['output'];
};

export type Place = BytesPlace | TextPlace | BoxPlace | PositionPlace | WholePlace;

export type Finding = {
  id: Scalars['ID']['output'];
  /** null when the finding alone raised nothing. */
  alertId: Maybe<Scalars['ID']['output']>;
  detector: Scalars['String']['output'];
  detectorLabel: Scalars['String']['output'];
  detectorVersion: Scalars['String']['output'];
  rule: Scalars['String']['output'];
  path: Array<Scalars['String']['output']>;
  place: Place;
  excerpt: Scalars['String']['output'];
  why: Scalars['String']['output'];
  score: Scalars['Int']['output'];
  confidence: Scalars['Float']['output'];
  severity: Severity;
};

export type ScanReportRow = {
  detector: Scalars['String']['output'];
  detectorLabel: Scalars['String']['output'];
  detectorVersion: Scalars['String']['output'];
  outcome: ReportOutcome;
  findings: Scalars['Int']['output'];
  /** Why it could not read, or which limit was hit; null otherwise. */
  detail: Maybe<Scalars['String']['output']>;
  durationMs: Scalars['Float']['output'];
};

export type MediaFile = {
  filename: Scalars['String']['output'];
  size: Scalars['Float']['output'];
  /** What the bytes are, not what the name claims; null when unknown. */
  mime: Maybe<Scalars['String']['output']>;
  /** The same in words; null when unknown. */
  typeLabel: Maybe<Scalars['String']['output']>;
  sha256: Scalars['String']['output'];
};

/** Size of the upright original that boxes refer to. The picture is at `/api/media/v1/{id}/preview/`. */
export type MediaPreview = {
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  path: Scalars['String']['output'];
};

export type MediaSummary = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  sourceId: Scalars['Int']['output'];
  mediaTarget: MediaTarget;
  scanStatus: ScanStatus;
  /** Why it could not be read; null when it could. */
  problem: Maybe<Scalars['String']['output']>;
  /** null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  alertCount: Scalars['Int']['output'];
  seenCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type Media = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  sourceId: Scalars['Int']['output'];
  mediaTarget: MediaTarget;
  scanStatus: ScanStatus;
  /** Why it could not be read; null when it could. */
  problem: Maybe<Scalars['String']['output']>;
  /** null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  seenCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** null when the item has no text. */
  text: Maybe<Scalars['String']['output']>;
  /** Address at the source; null for uploads. */
  url: Maybe<Scalars['String']['output']>;
  /** null when the item is not a file. */
  file: Maybe<MediaFile>;
  /** null when there is no picture to show. */
  preview: Maybe<MediaPreview>;
  /** null when collected, or when the person is gone. */
  uploadedBy: Maybe<Person>;
  alerts: Array<Alert>;
  findings: Array<Finding>;
  scanReport: Array<ScanReportRow>;
  notes: NotePage;
  /** Changes and notes together, newest first. */
  activity: ActivityPage;
};


export type MediaNotesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type MediaActivityArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type NotePage = {
  count: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  links: PageLinks;
  results: Array<Note>;
};

export type UploadedFile = {
  id: Scalars['ID']['output'];
  filename: Scalars['String']['output'];
  size: Scalars['Float']['output'];
  /** What the bytes are; null until read. */
  mime: Maybe<Scalars['String']['output']>;
  /** The same in words; null until read. */
  typeLabel: Maybe<Scalars['String']['output']>;
  sha256: Scalars['String']['output'];
  status: ScanStatus;
  /** Why the file could not be read or the scan failed; null otherwise. */
  problem: Maybe<Scalars['String']['output']>;
  /** Title of the most severe alert; null when nothing was found. */
  headline: Maybe<Scalars['String']['output']>;
  /** null when nothing was found. */
  highestSeverity: Maybe<Severity>;
  detectorsDone: Scalars['Int']['output'];
  detectorsTotal: Scalars['Int']['output'];
  /** null only while the upload is being stored. */
  mediaId: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** null until scanned. */
  scannedAt: Maybe<Scalars['DateTime']['output']>;
};

export type UploadToken = {
  token: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

/** Mentions stand in the text as `@{{address}}`. */
export type Note = {
  id: Scalars['ID']['output'];
  mediaId: Scalars['ID']['output'];
  /** null when the note is about the media item as a whole. */
  alertId: Maybe<Scalars['ID']['output']>;
  author: Person;
  text: Scalars['String']['output'];
  taggedUsers: Array<Person>;
  createdAt: Scalars['DateTime']['output'];
  /** null when never changed. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type Activity = {
  id: Scalars['ID']['output'];
  mediaId: Scalars['ID']['output'];
  /** null when it is about the media item. */
  alertId: Maybe<Scalars['ID']['output']>;
  /** null when it is about the media item. */
  alertTitle: Maybe<Scalars['String']['output']>;
  /** null: Vedetta itself. */
  actor: Maybe<Person>;
  kind: ActivityKind;
  /** null when there was none. */
  oldValue: Maybe<Scalars['String']['output']>;
  /** null when there is none. */
  newValue: Maybe<Scalars['String']['output']>;
  /** What was said to it: reason of a dismissal, feedback of a resolution, a comment, the subject of a letter; null when nothing was. */
  detail: Maybe<Scalars['String']['output']>;
  /** The note, for NOTE_ADDED while it is there; null otherwise. */
  note: Maybe<Note>;
  createdAt: Scalars['DateTime']['output'];
};

export type NotificationParams = {
  /** The user to review; null in other contexts. */
  userId: Maybe<Scalars['ID']['output']>;
  /** null when no media is concerned. */
  mediaId: Maybe<Scalars['ID']['output']>;
  /** null when no alert is concerned. */
  alertId: Maybe<Scalars['ID']['output']>;
};

export type Notification = {
  id: Scalars['ID']['output'];
  context: NotificationContext;
  params: NotificationParams;
  /** Who caused it; null when nobody can be named. */
  fullname: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  isRead: Scalars['Boolean']['output'];
};

export type MarkedRead = {
  unreadCount: Scalars['Int']['output'];
};

export type AlertChange = {
  eventId: Scalars['ID']['output'];
  alertId: Scalars['ID']['output'];
  mediaId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  status: AlertStatus;
  /** null when the alert is new. */
  previousStatus: Maybe<AlertStatus>;
  severity: Severity;
  created: Scalars['Boolean']['output'];
  /** null: Vedetta itself. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** The alert as it is now, read when asked for; null when it is gone. */
  alert: Maybe<Alert>;
};

export type ScanProgress = {
  eventId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  /** null only while the upload is being stored. */
  mediaId: Maybe<Scalars['ID']['output']>;
  status: ScanStatus;
  detectorsDone: Scalars['Int']['output'];
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

export type AlertFilter = {
  status?: InputMaybe<Array<AlertStatus>>;
  sourceIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  severity?: InputMaybe<Array<Severity>>;
  targetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  assignedTo?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  timeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  timeTo?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UserFilter = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isApproved?: InputMaybe<Scalars['Boolean']['input']>;
  groups?: InputMaybe<Array<GroupName>>;
  search?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
};

export type SetupInput = {
  code: Scalars['String']['input'];
  company: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  repeatPassword: Scalars['String']['input'];
};

export type RegistrationInput = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  repeatPassword: Scalars['String']['input'];
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type QrCodeInput = {
  email: Scalars['String']['input'];
};

export type VerifyTokenInput = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** Members left out stay as they are. */
export type UpdateUserInput = {
  id: Scalars['ID']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  tourVisible?: InputMaybe<Scalars['Boolean']['input']>;
  theme?: InputMaybe<Theme>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** For admins. */
  action?: InputMaybe<UserAction>;
  /** For admins. */
  group?: InputMaybe<GroupName>;
  /** Which notifications also come by mail; replaces the list. */
  mailContexts?: InputMaybe<Array<NotificationContext>>;
};

export type UploadTokenInput = {
  filename: Scalars['String']['input'];
  size: Scalars['Float']['input'];
};

export type UpdateAlertStatusInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  status: AlertStatus;
  feedbackResponse?: InputMaybe<FeedbackResponse>;
  dismissReason?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateAlertSeverityInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  severity: Severity;
};

export type AssignAlertInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateNoteInput = {
  mediaId: Scalars['ID']['input'];
  alertId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type UpdateNoteInput = {
  id: Scalars['ID']['input'];
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

/** Who follows the link to a trial. */
export type ActivateTrialInput = {
  /** From the mailed link. */
  token: Scalars['String']['input'];
  /** By the rule for passwords. */
  password: Scalars['String']['input'];
  /** The same again. */
  repeatPassword: Scalars['String']['input'];
};

/** Proof for new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Six digits of the authenticator. */
  token: Scalars['String']['input'];
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
    | ( WholePlace )
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
  GroupName: GroupName;
  Theme: Theme;
  MfaStep: MfaStep;
  ActivityKind: ActivityKind;
  UserAction: UserAction;
  BulkOutcome: BulkOutcome;
  InvitationState: InvitationState;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
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
  AlertCounts: ResolverTypeWrapper<AlertCounts>;
  SeverityCount: ResolverTypeWrapper<SeverityCount>;
  AlertStatusOption: ResolverTypeWrapper<AlertStatusOption>;
  FeedbackOption: ResolverTypeWrapper<FeedbackOption>;
  BytesPlace: ResolverTypeWrapper<BytesPlace>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TextPlace: ResolverTypeWrapper<TextPlace>;
  Point: ResolverTypeWrapper<Point>;
  BoxPlace: ResolverTypeWrapper<BoxPlace>;
  PositionPlace: ResolverTypeWrapper<PositionPlace>;
  WholePlace: ResolverTypeWrapper<WholePlace>;
  Place: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Place']>;
  Finding: ResolverTypeWrapper<Omit<Finding, 'place'> & { place: ResolversTypes['Place'] }>;
  ScanReportRow: ResolverTypeWrapper<ScanReportRow>;
  MediaFile: ResolverTypeWrapper<MediaFile>;
  MediaPreview: ResolverTypeWrapper<MediaPreview>;
  MediaSummary: ResolverTypeWrapper<Omit<MediaSummary, 'mediaTarget'> & { mediaTarget: ResolversTypes['MediaTarget'] }>;
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
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationPage: ResolverTypeWrapper<InvitationPage>;
  InvitationView: ResolverTypeWrapper<InvitationView>;
  AlertFilter: AlertFilter;
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
  UndoBulkUpdateInput: UndoBulkUpdateInput;
  GiveFeedbackInput: GiveFeedbackInput;
  GiveFeedbackToManyInput: GiveFeedbackToManyInput;
  InviteUserInput: InviteUserInput;
  AcceptInvitationInput: AcceptInvitationInput;
  ChangePasswordInput: ChangePasswordInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  RegisterTrialInput: RegisterTrialInput;
  ActivateTrialInput: ActivateTrialInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
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
  AlertCounts: AlertCounts;
  SeverityCount: SeverityCount;
  AlertStatusOption: AlertStatusOption;
  FeedbackOption: FeedbackOption;
  BytesPlace: BytesPlace;
  Float: Scalars['Float']['output'];
  TextPlace: TextPlace;
  Point: Point;
  BoxPlace: BoxPlace;
  PositionPlace: PositionPlace;
  WholePlace: WholePlace;
  Place: ResolversUnionTypes<ResolversParentTypes>['Place'];
  Finding: Omit<Finding, 'place'> & { place: ResolversParentTypes['Place'] };
  ScanReportRow: ScanReportRow;
  MediaFile: MediaFile;
  MediaPreview: MediaPreview;
  MediaSummary: Omit<MediaSummary, 'mediaTarget'> & { mediaTarget: ResolversParentTypes['MediaTarget'] };
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
  RecoveryCodes: RecoveryCodes;
  Invitation: Invitation;
  InvitationPage: InvitationPage;
  InvitationView: InvitationView;
  AlertFilter: AlertFilter;
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
  UndoBulkUpdateInput: UndoBulkUpdateInput;
  GiveFeedbackInput: GiveFeedbackInput;
  GiveFeedbackToManyInput: GiveFeedbackToManyInput;
  InviteUserInput: InviteUserInput;
  AcceptInvitationInput: AcceptInvitationInput;
  ChangePasswordInput: ChangePasswordInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  RegisterTrialInput: RegisterTrialInput;
  ActivateTrialInput: ActivateTrialInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
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
  files: Resolver<Maybe<ResolversTypes['FilePage']>, ParentType, ContextType, RequireFields<QueryFilesArgs, 'page' | 'pageSize'>>;
  file: Resolver<Maybe<ResolversTypes['UploadedFile']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  notifications: Resolver<Maybe<ResolversTypes['NotificationPage']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'pageSize'>>;
  groups: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  sessions: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  recoveryCodesLeft: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invitations: Resolver<Maybe<ResolversTypes['InvitationPage']>, ParentType, ContextType, RequireFields<QueryInvitationsArgs, 'page' | 'pageSize'>>;
  invitationByToken: Resolver<Maybe<ResolversTypes['InvitationView']>, ParentType, ContextType, RequireFields<QueryInvitationByTokenArgs, 'token'>>;
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
  markNotificationRead: Resolver<Maybe<ResolversTypes['MarkedRead']>, ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'id'>>;
  markAllNotificationsRead: Resolver<Maybe<ResolversTypes['MarkedRead']>, ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'upTo'>>;
  updateAlertsStatus: Resolver<Maybe<ResolversTypes['BulkResult']>, ParentType, ContextType, RequireFields<MutationUpdateAlertsStatusArgs, 'input'>>;
  undoBulkUpdate: Resolver<Maybe<ResolversTypes['BulkResult']>, ParentType, ContextType, RequireFields<MutationUndoBulkUpdateArgs, 'input'>>;
  giveFeedback: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<MutationGiveFeedbackArgs, 'input'>>;
  giveFeedbackToMany: Resolver<Maybe<ResolversTypes['BulkResult']>, ParentType, ContextType, RequireFields<MutationGiveFeedbackToManyArgs, 'input'>>;
  inviteUser: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  withdrawInvitation: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'id'>>;
  acceptInvitation: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  changePassword: Resolver<Maybe<ResolversTypes['AccessAnswer']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  requestPasswordReset: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  confirmPasswordReset: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationConfirmPasswordResetArgs, 'input'>>;
  registerTrial: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationRegisterTrialArgs, 'input'>>;
  activateTrial: Resolver<Maybe<ResolversTypes['AcceptedAddress']>, ParentType, ContextType, RequireFields<MutationActivateTrialArgs, 'input'>>;
  revokeOtherSessions: Resolver<Maybe<ResolversTypes['RevokedSessions']>, ParentType, ContextType>;
  renewRecoveryCodes: Resolver<Maybe<ResolversTypes['RecoveryCodes']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  deleteUser: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  resetMfa: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationResetMfaArgs, 'userId'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notificationReceived: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType, Partial<SubscriptionNotificationReceivedArgs>>;
  alertChanged: SubscriptionResolver<ResolversTypes['AlertChange'], "alertChanged", ParentType, ContextType, Partial<SubscriptionAlertChangedArgs>>;
  scanProgressed: SubscriptionResolver<ResolversTypes['ScanProgress'], "scanProgressed", ParentType, ContextType, Partial<SubscriptionScanProgressedArgs>>;
};

export type SetupStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupState'] = ResolversParentTypes['SetupState']> = {
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  scanAllowance?: Resolver<Maybe<ResolversTypes['Allowance']>, ParentType, ContextType>;
  mailContexts?: Resolver<Array<ResolversTypes['NotificationContext']>, ParentType, ContextType>;
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
  mediaTarget?: Resolver<ResolversTypes['MediaTarget'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PositionPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionPlace'] = ResolversParentTypes['PositionPlace']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  altitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WholePlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WholePlace'] = ResolversParentTypes['WholePlace']> = {
  whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  __resolveType: TypeResolveFn<'BytesPlace' | 'TextPlace' | 'BoxPlace' | 'PositionPlace' | 'WholePlace', ParentType, ContextType>;
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
  durationMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MediaFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaFile'] = ResolversParentTypes['MediaFile']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaPreview'] = ResolversParentTypes['MediaPreview']> = {
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaSummary'] = ResolversParentTypes['MediaSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaTarget?: Resolver<ResolversTypes['MediaTarget'], ParentType, ContextType>;
  scanStatus?: Resolver<ResolversTypes['ScanStatus'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  alertCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaTarget?: Resolver<ResolversTypes['MediaTarget'], ParentType, ContextType>;
  scanStatus?: Resolver<ResolversTypes['ScanStatus'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  seenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['MediaFile']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['MediaPreview']>, ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  scanReport?: Resolver<Array<ResolversTypes['ScanReportRow']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['NotePage'], ParentType, ContextType, RequireFields<MediaNotesArgs, 'page' | 'pageSize'>>;
  activity?: Resolver<ResolversTypes['ActivityPage'], ParentType, ContextType, RequireFields<MediaActivityArgs, 'page' | 'pageSize'>>;
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
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScanStatus'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highestSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  detectorsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detectorsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scannedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  oldValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
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
  AlertCounts?: AlertCountsResolvers<ContextType>;
  SeverityCount?: SeverityCountResolvers<ContextType>;
  AlertStatusOption?: AlertStatusOptionResolvers<ContextType>;
  FeedbackOption?: FeedbackOptionResolvers<ContextType>;
  BytesPlace?: BytesPlaceResolvers<ContextType>;
  TextPlace?: TextPlaceResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  BoxPlace?: BoxPlaceResolvers<ContextType>;
  PositionPlace?: PositionPlaceResolvers<ContextType>;
  WholePlace?: WholePlaceResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  ScanReportRow?: ScanReportRowResolvers<ContextType>;
  MediaFile?: MediaFileResolvers<ContextType>;
  MediaPreview?: MediaPreviewResolvers<ContextType>;
  MediaSummary?: MediaSummaryResolvers<ContextType>;
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
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationPage?: InvitationPageResolvers<ContextType>;
  InvitationView?: InvitationViewResolvers<ContextType>;
};

