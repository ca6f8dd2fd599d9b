// Written by gateway/scripts/generate.mjs. Do not edit.
export interface components {
  schemas: {
    NotificationContext: "new_user_need_approvation" | "comment_mention" | "assigned_alert" | "resolved_alert" | "changed_severity";
    Severity: number;
    FeedbackResponse: "confirmed threat" | "false positive: benign" | "false positive: satire or news" | "duplicate" | "known and accepted" | "cannot tell";
    HourOfWeek: { weekday: number; hour: number; time_zone: string; };
    AlertStatus: "DETECTED" | "VALIDATED" | "RESOLVED" | "DISMISSED";
    AlertPatch: { version: number; status?: components['schemas']['AlertStatus']; severity?: components['schemas']['Severity']; assigned_to?: number | null; feedback_response?: components['schemas']['FeedbackResponse']; dismiss_reason?: string; };
    SavedViewRequest: { name: string; query: string; is_shared: boolean; };
    SavedViewPatch: { name?: string; query?: string; is_shared?: boolean; is_default?: boolean; };
    MailFaceKind: "PAGE" | "TEXT" | "REST";
    TargetCreateRequest: { targets: ({ source_id: 1 | 2 | 3 | 4 | 5 | 8 | 20 | 21 | 22 | 23; type: components['schemas']['TargetType']; account_username?: string | null; search_string?: string | null; is_active: boolean; })[]; };
    TargetType: "account" | "search" | "folder" | "feed";
    TargetPatch: { is_active?: boolean; account_username?: string | null; search_string?: string | null; };
    SourceCredentialRequest: { values: { [key: string]: string; }; };
    SettingsPatch: { protected_names?: (string)[]; protected_domains?: (string)[]; watch_terms?: { replace?: (string)[]; add?: (string)[]; remove?: (string)[]; severity?: components['schemas']['Severity']; }; min_notify_severity?: components['schemas']['Severity']; retention_days?: number | null; mail_enabled?: boolean; };
    MutedRuleRequest: { alert_id: number; like: "thing" | "rule"; same_source: boolean; same_target: boolean; reason?: string; expires_at?: string | null; };
    MutedRulePatch: { reason?: string | null; expires_at?: string | null; };
    RescanRequest: { change?: { protected_names?: (string)[]; protected_domains?: (string)[]; watch_terms?: { replace?: (string)[]; add?: (string)[]; remove?: (string)[]; severity?: components['schemas']['Severity']; }; }; };
    AccessKeyRequest: { name: string; scopes: (components['schemas']['Scope'])[]; expires_at?: string | null; };
    Scope: "read" | "triage" | "upload" | "admin";
    AccessKeyPatch: { name?: string; scopes?: (components['schemas']['Scope'])[]; expires_at?: string | null; is_revoked?: boolean; };
    WebhookRequest: { name: string; url: string; kinds: (components['schemas']['WebhookKind'])[]; };
    WebhookKind: "alert.created" | "alert.changed" | "scan.finished" | "target.changed" | "note.changed";
    WebhookPatch: { name?: string; url?: string; kinds?: (components['schemas']['WebhookKind'])[]; is_active?: boolean; };
    WebhookDeliveryState: "queued" | "delivered" | "failed";
    IndicatorListRequest: { name: string; role: components['schemas']['IndicatorRole']; severity: components['schemas']['Severity']; url: string | null; refresh_hours: number | null; };
    IndicatorRole: "threat" | "warning";
    IndicatorListPatch: { name?: string; role?: components['schemas']['IndicatorRole']; severity?: components['schemas']['Severity']; refresh_hours?: number | null; };
    Reason: { code: string; params: { [key: string]: string; }; };
    FileStatus: "QUEUED" | "SCANNING" | "FOUND" | "PARTIAL" | "CLEAN" | "UNREADABLE" | "FAILED";
    SetupState: { required: boolean; sends_mail?: boolean; };
    SetupDone: { user_id: number; email: string; company: { id: number; name: string; }; };
    SecondFactor: { enrolled_at: string | null; };
    AuthenticatorOffer: { otpauth_url: string; qr_svg: string; secret: string; offer: string; };
    SessionList: { results: (components['schemas']['Session'])[]; };
    Session: { id: string; created_at: string; last_used_at: string; address: string | null; user_agent: string | null; current: boolean; };
    RevokedSessions: { revoked: number; };
    RecoveryCodesLeft: { left: number; };
    RecoveryCodes: { recovery_codes: (string)[]; };
    InvitationPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Invitation'])[]; };
    PageLinks: { next: string | null; previous: string | null; };
    Invitation: { id: number; email: string; group_name: "Admins" | "Analysts" | "Viewers" | "Trial Users"; state: "pending" | "expired"; invited_by: components['schemas']['Person'] | null; created_at: string; expires_at: string; };
    Person: { id: number; first_name: string; last_name: string; full_name: string; email: string; };
    InvitationView: { email: string; company: string; group_name: "Admins" | "Analysts" | "Viewers" | "Trial Users"; invited_by: string | null; expires_at: string; };
    InvitationAccepted: { email: string; };
    AccessAnswer: { access: string; };
    PasswordResetAnswer: { email: string; };
    TrialAnswer: { email: string; };
    TrialLink: { email: string; company: string; };
    TrialActivated: { email: string; };
    RegistrationAnswer: { email: string; };
    EmailVerified: { email: string; };
    EmailVerificationAnswer: { email: string; };
    LoginAnswer: { mfa?: "enroll" | "verify"; access?: string; };
    Enrolment: { otpauth_url: string; qr_svg: string; secret: string; };
    VerifyAnswer: { access: string; recovery_codes?: (string)[]; };
    WhoAmI: { user: components['schemas']['User']; is_admin: boolean; is_free_trial: boolean; capabilities: (string)[]; contact_email: string | null; event_position: number; };
    User: { id: number; first_name: string; last_name: string; full_name: string; email: string; phone_number: string | null; is_active: boolean; is_approved: boolean; group_name: "Admins" | "Analysts" | "Viewers" | "Trial Users"; groups_details: ({ name: "Admins" | "Analysts" | "Viewers" | "Trial Users"; })[]; tour_visible: boolean; mfa_enrolled: boolean; theme: "system" | "light" | "dark"; time_zone: string | null; language: "en" | "it" | null; date_language: "en" | "it"; mail_contexts: (components['schemas']['NotificationContext'])[]; email_verified_at: string | null; date_joined: string; last_login: string | null; company_details: { id: number; name: string; total_scan: number | null; scans_left: number | null; }; };
    UserPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['User'])[]; };
    ColleaguePage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Person'])[]; };
    GroupList: { results: (components['schemas']['Group'])[]; };
    Group: { name: "Admins" | "Analysts" | "Viewers" | "Trial Users"; description: string; capabilities: (string)[]; user_count: number; };
    UploadToken: { token: string; expires_at: string; };
    FileUpload: { id: number; filename: string; size: number; mime: string | null; type_label: string | null; type_code: string | null; sha256: string; status: components['schemas']['FileStatus']; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; coverage: components['schemas']['ScanCoverage'] | null; headline: string | null; headline_code: string | null; headline_reason: components['schemas']['LineReason'] | null; highest_severity: components['schemas']['Severity'] | null; detectors_done: number; detectors_total: number; media_id: number | null; shows_passwords: boolean; created_at: string; scanned_at: string | null; };
    ScanCoverage: { parts: number; examined: number; unexamined: ({ path: (string)[]; path_reasons: (components['schemas']['ReasonOutput'] | null)[]; reason: string; reason_reasons: (components['schemas']['ReasonOutput'])[]; })[]; };
    LineReason: { code: string; params: ({ name: string; value: string; })[]; };
    FileUploadPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['FileUpload'])[]; };
    AlertsAnalytics: { total_alerts: number; severity_counts: { [key: string]: number; }; validated_alerts: number; total_media: number; current_year: number; current_month: number; };
    AnalyticsStats: { from: string; to: string; total_alerts: number; total_media: number; days: ({ day: string; severity: components['schemas']['Severity']; count: number; })[]; sources: ({ source_id: number; source_name: string; alerts: number; media: number; })[]; statuses: ({ status: components['schemas']['AlertStatus']; count: number; })[]; targets: ({ target_id: number | null; name: string; count: number; })[]; detectors: ({ detector: string; label: string; count: number; right: number; wrong: number; precision: number | null; })[]; heat_map: ({ weekday: number; hour: number; count: number; })[]; time_to_triage: components['schemas']['TimeSpread']; time_to_resolve: components['schemas']['TimeSpread']; };
    TimeSpread: { median: number | null; p95: number | null; count: number; };
    AlertPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Alert'])[]; count_is_partial: boolean; start?: number; end_cursor?: string; };
    Alert: { id: number; version: number; media_id: number; media_title: string; media_title_code: string | null; media_title_of: string | null; media_target: components['schemas']['MediaTarget']; source_id: number; detector: string; title: string; title_code: string | null; title_reason: components['schemas']['LineReason']; summary: string; summary_reason: components['schemas']['LineReason'] | null; marks: ({ start: number; end: number; })[]; severity: components['schemas']['Severity']; severity_set_by_person: boolean; status: components['schemas']['AlertStatus']; assignee: components['schemas']['Person'] | null; seen_count: number; feedback_response: components['schemas']['FeedbackResponse'] | null; dismiss_reason: string | null; detected_at: string; updated_at: string; };
    MediaTarget: { source_name: string; search_string: string | null; account_username: string | null; prefix: string; };
    AlertCounts: { DETECTED: number; VALIDATED: number; RESOLVED: number; DISMISSED: number; media: number; open_by_severity: ({ severity: components['schemas']['Severity']; count: number; })[]; critical_to_review: number; oldest_to_review: string | null; in_progress_mine: number; count_is_partial: boolean; };
    AlertWalk: { results: (components['schemas']['Alert'])[]; next: number | null; };
    AlertDetails: { results: (components['schemas']['AlertDetail'])[]; };
    AlertDetail: { id: number; version: number; media_id: number; media_title: string; media_title_code: string | null; media_title_of: string | null; media_target: components['schemas']['MediaTarget']; source_id: number; detector: string; title: string; title_code: string | null; title_reason: components['schemas']['LineReason']; summary: string; summary_reason: components['schemas']['LineReason'] | null; marks: ({ start: number; end: number; })[]; severity: components['schemas']['Severity']; severity_set_by_person: boolean; status: components['schemas']['AlertStatus']; assignee: components['schemas']['Person'] | null; seen_count: number; feedback_response: components['schemas']['FeedbackResponse'] | null; dismiss_reason: string | null; detected_at: string; updated_at: string; findings: (components['schemas']['Finding'])[]; };
    Finding: { id: number; alert_id: number | null; detector: string; detector_label: string; detector_version: string; rule: string; path: (string)[]; path_reasons: (components['schemas']['ReasonOutput'] | null)[]; place: components['schemas']['Place']; excerpt: string; excerpt_reason: components['schemas']['ReasonOutput'] | null; why: string; why_reasons: (components['schemas']['ReasonOutput'])[]; score: number; confidence: number; severity: components['schemas']['Severity']; };
    Place: { kind: "bytes"; offset: number; length: number; } | { kind: "text"; offset: number; length: number; } | { kind: "box"; image_width: number; image_height: number; points: ({ x: number; y: number; })[]; parts?: (components['schemas']['Rectangle'])[]; } | { kind: "position"; latitude: number; longitude: number; altitude: number | null; } | { kind: "pictures"; seen: components['schemas']['AccountPicture']; known: components['schemas']['AccountPicture']; } | { kind: "whole"; };
    Rectangle: { left: number; top: number; width: number; height: number; };
    AccountPicture: { account: string; image: string; };
    StatusOption: { value: components['schemas']['AlertStatus']; label: string; transitions: (components['schemas']['AlertStatus'])[]; };
    FeedbackOption: { value: components['schemas']['FeedbackResponse']; label: string; };
    BulkResult: { changed: number; results: (components['schemas']['BulkRow'])[]; undo_token: string | null; undo_expires_at: string | null; };
    BulkRow: { id: number; outcome: "changed" | "unchanged" | "stale" | "invalid_transition" | "not_closed" | "restored" | "changed_since"; version: number; status: components['schemas']['AlertStatus']; };
    Note: { id: number; media_id: number; alert_id: number | null; author: components['schemas']['Person']; text: string; tagged_users: (components['schemas']['Person'])[]; created_at: string; updated_at: string | null; };
    SavedViewList: { results: (components['schemas']['SavedView'])[]; };
    SavedView: { id: number; name: string; query: string; is_shared: boolean; is_default: boolean; may_change: boolean; created_by: components['schemas']['Person'] | null; created_at: string; };
    MediaPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['MediaSummary'])[]; count_is_partial: boolean; };
    MediaSummary: { id: number; title: string; title_code: string | null; title_of: string | null; source_id: number; media_target: components['schemas']['MediaTarget']; scan_status: components['schemas']['FileStatus']; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; coverage: components['schemas']['ScanCoverage'] | null; highest_severity: components['schemas']['Severity'] | null; alert_count: number; alert_statuses: (components['schemas']['StatusTally'])[]; seen_count: number; created_at: string; preview: components['schemas']['MediaPreview'] | null; };
    StatusTally: { status: components['schemas']['AlertStatus']; count: number; };
    MediaPreview: { width: number; height: number; };
    MediaWalk: { results: (components['schemas']['MediaSummary'])[]; next: number | null; };
    ActivityPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Activity'])[]; };
    Activity: { id: number; media_id: number; alert_id: number | null; alert_title: string | null; alert_title_code: string | null; alert_title_reason: components['schemas']['LineReason'] | null; actor: components['schemas']['Person'] | null; kind: "detected" | "rescan_asked" | "rescanned" | "status_changed" | "severity_changed" | "assigned" | "note_added" | "note_changed" | "note_deleted" | "feedback_given" | "media_assigned" | "media_changed" | "publisher_contacted" | "original_downloaded" | "passwords_revealed" | "recorded"; old_value: string | null; new_value: string | null; detail: string | null; is_undo: boolean; note: components['schemas']['Note'] | null; created_at: string; };
    NotePage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Note'])[]; };
    PublisherLetter: { to: string | null; subject: string; text: string; sent_at: string | null; left_today: number; per_day: number; };
    MediaDetail: { id: number; title: string; title_code: string | null; title_of: string | null; source_id: number; media_target: components['schemas']['MediaTarget']; scan_status: components['schemas']['FileStatus']; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; coverage: components['schemas']['ScanCoverage'] | null; highest_severity: components['schemas']['Severity'] | null; alert_count: number; alert_statuses: (components['schemas']['StatusTally'])[]; seen_count: number; created_at: string; preview: components['schemas']['MediaPreview'] | null; text: string | null; url: string | null; file: components['schemas']['MediaFile'] | null; shows_passwords: boolean; author: components['schemas']['MediaAuthor'] | null; also_found_by: (components['schemas']['MediaTarget'])[]; published_at: string | null; id_at_source: string | null; has_publisher: boolean; uploaded_by: components['schemas']['Person'] | null; assignee: components['schemas']['Person'] | null; publisher_email: string | null; alerts: (components['schemas']['Alert'])[]; findings: (components['schemas']['Finding'])[]; scan_report: (components['schemas']['ScanReportRow'])[]; similar: components['schemas']['SimilarMedia']; rule_precision: (components['schemas']['RulePrecision'])[]; };
    MediaFile: { filename: string; size: number; mime: string | null; type_label: string | null; type_code: string | null; sha256: string; has_original: boolean; };
    MediaAuthor: { handle: string | null; name: string | null; url: string | null; };
    ScanReportRow: { detector: string; detector_label: string; detector_version: string; outcome: components['schemas']['ReportOutcome']; findings: number; detail: string | null; duration_ms: number; detail_reasons: (components['schemas']['ReasonOutput'])[]; };
    ReportOutcome: "FOUND" | "NOTHING" | "NOT_APPLICABLE" | "UNREADABLE" | "LIMIT" | "FAILED";
    SimilarMedia: { seen_count: number; count: number; alert_statuses: (components['schemas']['StatusTally'])[]; items: (components['schemas']['MediaSummary'])[]; };
    RulePrecision: { detector: string; rule: string; right: number; wrong: number; };
    Presence: { media_id: number; people: (components['schemas']['Onlooker'])[]; };
    Onlooker: { id: number; first_name: string; last_name: string; full_name: string; };
    MediaGroups: { results: (components['schemas']['MediaGroup'])[]; };
    MediaGroup: { media_id: number; group_id: number; count: number; seen_count: number; };
    MediaText: { text: string | null; offset: number; length: number; next_offset: number | null; };
    MediaMail: { mail: components['schemas']['ShownMail'] | null; };
    ShownMail: { kind: "MAIL" | "MAILBOX" | null; problem: "TOO_LARGE" | "TOO_DEEP" | "TOO_SLOW" | null; steps: (string)[]; fields: (components['schemas']['MailField'])[]; sent_at: string | null; faces: (components['schemas']['MailFace'])[]; part: components['schemas']['MailPart'] | null; files: (components['schemas']['MailFile'])[]; file_count: number; };
    MailField: { name: components['schemas']['MailFieldName']; text: string; more: number; marks: (components['schemas']['MailMark'])[]; };
    MailFieldName: "SUBJECT" | "FROM" | "REPLY_TO" | "TO" | "CC" | "DATE";
    MailMark: { finding_id: number; offset: number; length: number; };
    MailFace: { kind: components['schemas']['MailFaceKind']; length: number; is_cut: boolean; marks: (components['schemas']['MailMark'])[]; };
    MailPart: { face: components['schemas']['MailFaceKind']; text: string; offset: number; next_offset: number | null; };
    MailFile: { name: string; size: number; type_label: string | null; type_code: string | null; inside: string | null; subject: string | null; from: string | null; sent_at: string | null; finding_ids: (number)[]; };
    RevealedPasswords: { media_id: number; count: number; accounts: (components['schemas']['RevealedAccount'])[]; };
    RevealedAccount: { address: string; password: string; is_hashed: boolean; path: (string)[]; path_reasons: (components['schemas']['ReasonOutput'] | null)[]; };
    NotificationPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Notification'])[]; unread_count: number; };
    Notification: { id: number; context: components['schemas']['NotificationContext']; params: { userId: number | null; media_id: number | null; alert_id: number | null; }; fullname: string | null; message: string; message_reasons: (components['schemas']['ReasonOutput'])[]; created_at: string; is_read: boolean; registration: "PENDING" | "ACTIVE" | "INACTIVE" | "REJECTED" | null; };
    MarkedRead: { unread_count: number; };
    TargetPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Target'])[]; };
    Target: { id: number; source_id: number; source_name: string; type: components['schemas']['TargetType']; prefix: string; account_username: string | null; search_string: string | null; is_active: boolean; last_scan: string | null; last_failed_at: string | null; created_at: string; health: components['schemas']['TargetHealth']; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; problem_kind: components['schemas']['TargetProblemKind'] | null; note: string | null; note_reasons: (components['schemas']['ReasonOutput'])[]; next_run_at: string | null; items_found: number; media_week: number; open_alerts: number; };
    TargetHealth: "WAITING" | "HEALTHY" | "DELAYED" | "BLOCKED" | "PAUSED";
    TargetProblemKind: "reconnect" | "limited" | "gone" | "refused" | "temporary";
    TargetTypeOption: { source_id: number; source_name: string; type: components['schemas']['TargetType']; label: string; prefix: string; placeholder: string; hint: string; local_filter: boolean; };
    Source: { id: number; name: string; notice: string; };
    TargetRunPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['TargetRun'])[]; };
    TargetRun: { id: number; started_at: string; duration_ms: number; outcome: components['schemas']['TargetRunOutcome']; message: string | null; message_reasons: (components['schemas']['ReasonOutput'])[]; items_seen: number; items_new: number; };
    TargetRunOutcome: "finished" | "reconnect" | "limited" | "gone" | "refused" | "temporary";
    SourceCredential: { source_id: number; source_name: string; is_required: boolean; fields: (components['schemas']['SourceCredentialField'])[]; is_connected: boolean; account: string | null; expires_at: string | null; expires_soon: boolean; tested_at: string | null; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; hook_url: string | null; updated_at: string | null; };
    SourceCredentialField: { name: string; label: string; hint: string; is_secret: boolean; is_optional: boolean; };
    Settings: { protected_names: (string)[]; protected_domains: (string)[]; watch_terms_count: number; min_notify_severity: components['schemas']['Severity']; retention_days: number | null; mail_enabled: boolean; muted_rules_count: number; updated_at: string | null; };
    WatchTermPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (string)[]; severities: (components['schemas']['Severity'])[]; };
    MutedRulePage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['MutedRule'])[]; };
    MutedRule: { id: number; title: string; title_code: string | null; title_reason: components['schemas']['LineReason']; detector: string; rule: string | null; fingerprint: string | null; source_id: number | null; target_id: number | null; reason: string | null; expires_at: string | null; is_expired: boolean; hits: number; last_hit_at: string | null; created_by: components['schemas']['Person'] | null; created_at: string; };
    MuteTrial: { hidden: number; still_open: number; looked_at: number; days: number; };
    Rescan: { id: number; is_trial: boolean; status: "WAITING" | "RUNNING" | "DONE" | "CANCELED" | "FAILED"; days: number; items_total: number; items_done: number; items_failed: number; raised: number; hidden: number; changed: number; examples: (components['schemas']['RescanExample'])[]; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; created_at: string; ended_at: string | null; };
    RescanExample: { act: "RAISED" | "HIDDEN" | "CHANGED"; media_id: number; title: string; title_code: string | null; title_reason: components['schemas']['LineReason']; summary: string; summary_reason: components['schemas']['LineReason'] | null; severity: components['schemas']['Severity']; previous_severity: components['schemas']['Severity'] | null; };
    AccessKeyPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['AccessKey'])[]; };
    AccessKey: { id: number; name: string; hint: string; scopes: (components['schemas']['Scope'])[]; status: "active" | "expired" | "revoked" | "suspended"; expires_at: string | null; last_used_at: string | null; created_by: components['schemas']['Person']; created_at: string; };
    NewAccessKey: { access_key: components['schemas']['AccessKey']; key: string; };
    WebhookPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['Webhook'])[]; };
    Webhook: { id: number; name: string; url: string; kinds: (components['schemas']['WebhookKind'])[]; is_active: boolean; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; last_delivered_at: string | null; created_by: components['schemas']['Person'] | null; created_at: string; };
    WebhookWithSecret: { webhook: components['schemas']['Webhook']; secret: string; };
    WebhookDelivery: { id: number; message_id: string; kind: "alert.created" | "alert.changed" | "scan.finished" | "target.changed" | "note.changed" | "ping"; data: { [key: string]: unknown; }; state: components['schemas']['WebhookDeliveryState']; attempts: number; status: number | null; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; duration_ms: number | null; created_at: string; attempted_at: string | null; next_attempt_at: string | null; };
    WebhookDeliveryPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['WebhookDelivery'])[]; };
    IndicatorListPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['IndicatorList'])[]; };
    IndicatorList: { id: number; name: string; role: components['schemas']['IndicatorRole']; severity: components['schemas']['Severity']; url: string | null; filename: string | null; refresh_hours: number | null; format: components['schemas']['IndicatorFormat'] | null; total: number; counts: { url: number; domain: number; ip: number; email: number; hash: number; image: number; }; skipped_count: number; skipped: ({ where: string; where_reason: components['schemas']['ReasonOutput']; why: string; why_reasons: (components['schemas']['ReasonOutput'])[]; })[]; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; refreshed_at: string | null; created_by: components['schemas']['Person'] | null; created_at: string; };
    IndicatorFormat: "misp" | "misp-warninglist" | "stix" | "lines";
    OperatorFile: { kind: components['schemas']['OperatorFileKind']; name: string; problem: string | null; line: number | null; read_at: string; };
    OperatorFileKind: "rules" | "hashes";
    DeadJobPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['DeadJob'])[]; };
    DeadJob: { id: number; kind: components['schemas']['DeadJobKind']; about: string | null; about_id: number | null; problem: string | null; problem_reasons: (components['schemas']['ReasonOutput'])[]; attempts: number; not_retried_because: string | null; not_retried_reasons: (components['schemas']['ReasonOutput'])[]; created_at: string; died_at: string; };
    DeadJobKind: "scan" | "picture_text" | "mail" | "mail_preparation" | "webhook" | "rescan" | "indicator_list" | "other";
    AuditPage: { count: number; page: number; page_size: number; links: components['schemas']['PageLinks']; results: (components['schemas']['AuditEntry'])[]; };
    AuditEntry: { id: number; action: string; subject: string | null; subject_name: string | null; subject_name_code: string | null; subject_name_reason: components['schemas']['LineReason'] | null; actor: components['schemas']['Person'] | null; actor_email: string | null; address: string | null; detail: { [key: string]: string | number | boolean | null; }; detail_reasons: { [key: string]: (components['schemas']['ReasonOutput'])[]; }; access_key_name: string | null; created_at: string; };
    Problem: { type: string; title: string; status: number; code: string; detail?: string; reason?: components['schemas']['ReasonOutput']; request_id?: string; errors?: ({ path: string; message: string; code: string; reason?: components['schemas']['ReasonOutput']; })[]; [key: string]: unknown; };
    ReasonOutput: { code: string; params: { [key: string]: string; }; };
    SocketEvent: { id: number; type: "alert.changed"; alert_id: number; media_id: number; version: number; status: components['schemas']['AlertStatus']; previous_status: components['schemas']['AlertStatus'] | null; severity: components['schemas']['Severity']; created: boolean; actor_id: number | null; } | { id: number; type: "scan.progress"; file_id: number; media_id: number | null; status: components['schemas']['FileStatus']; detectors_done: number; detectors_total: number; highest_severity: components['schemas']['Severity'] | null; } | { id: number; type: "target.changed"; target_id: number; } | { id: number; type: "note.changed"; note_id: number; media_id: number; alert_id: number | null; change: "created" | "edited" | "deleted"; actor_id: number; } | { id: number; type: "notifications.read"; recipient_id: number; notification_id: number; older_too: boolean; };
  };
  responses: {
    Problem422: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem429: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem503: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem400: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem408: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem409: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem413: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem415: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem401: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem403: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem404: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem402: { content: { "application/problem+json": components['schemas']['Problem']; } };
    Problem410: { content: { "application/problem+json": components['schemas']['Problem']; } };
  };
}
export interface operations {
  getSetupState: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['SetupState']; } }; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  completeSetup: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { code: string; company: string; first_name: string; last_name: string; email: string; password: string; re_new_password: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['SetupDone']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getSecondFactor: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['SecondFactor']; } }; 401: components['responses']['Problem401']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  offerAuthenticator: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { token: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['AuthenticatorOffer']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  confirmAuthenticator: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { offer: string; token: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['SecondFactor']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listSessions: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['SessionList']; } }; 401: components['responses']['Problem401']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  revokeOtherSessions: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['RevokedSessions']; } }; 401: components['responses']['Problem401']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  countRecoveryCodes: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['RecoveryCodesLeft']; } }; 401: components['responses']['Problem401']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  renewRecoveryCodes: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { token: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['RecoveryCodes']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listInvitations: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; state?: "pending" | "expired"; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['InvitationPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  inviteUser: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { email: string; group_name?: "Admins" | "Analysts" | "Viewers"; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['Invitation']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  withdrawInvitation: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  readInvitation: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { token: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['InvitationView']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  acceptInvitation: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { token: string; first_name: string; last_name: string; password: string; re_new_password: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['InvitationAccepted']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  changePassword: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { old_password: string; new_password: string; confirm_new_password: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['AccessAnswer']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  requestPasswordReset: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { email: string; }; } };
    responses: { 202: { content: { "application/json": components['schemas']['PasswordResetAnswer']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  readPasswordResetLink: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { uid: number; token: string; }; } };
    responses: { 204: { content: {  } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  confirmPasswordReset: {
    parameters: { path: { uid: string; token: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": { new_password: string; re_new_password: string; }; } };
    responses: { 204: { content: {  } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  registerTrial: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { first_name: string; last_name: string; email: string; company: string; phone_number?: string | null; }; } };
    responses: { 202: { content: { "application/json": components['schemas']['TrialAnswer']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  readTrialLink: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { token: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['TrialLink']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  activateTrial: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { token: string; password: string; re_new_password: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['TrialActivated']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  registerUser: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { first_name: string; last_name: string; email: string; password: string; re_new_password: string; }; } };
    responses: { 202: { content: { "application/json": components['schemas']['RegistrationAnswer']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  verifyEmail: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { token: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['EmailVerified']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  requestEmailVerification: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { email: string; }; } };
    responses: { 202: { content: { "application/json": components['schemas']['EmailVerificationAnswer']; } }; 400: components['responses']['Problem400']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  login: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { email: string; password: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['LoginAnswer']; } }; 400: components['responses']['Problem400']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  generateQrCode: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { email: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['Enrolment']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  verifyToken: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { email: string; token: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['VerifyAnswer']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  logout: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  refreshSession: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['AccessAnswer']; } }; 401: components['responses']['Problem401']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  whoAmI: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['WhoAmI']; } }; 401: components['responses']['Problem401']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listUsers: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; is_active?: boolean; is_approved?: boolean; groups?: ("Admins" | "Analysts" | "Viewers" | "Trial Users")[]; search_query?: string; sort?: "date_joined" | "first_name" | "last_name" | "email" | "last_login"; sortDirection?: "asc" | "desc"; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['UserPage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listColleagues: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; search_query?: string; ids?: (number)[]; may_triage?: boolean; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['ColleaguePage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getUser: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['User']; } }; 401: components['responses']['Problem401']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateUser: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": { first_name?: string; last_name?: string; phone_number?: string | null; tour_visible?: boolean; theme?: "system" | "light" | "dark"; time_zone?: string | null; language?: "en" | "it" | null; date_language?: "en" | "it"; mail_contexts?: (components['schemas']['NotificationContext'])[]; is_active?: boolean; is_approved?: boolean; group_name?: "Admins" | "Analysts" | "Viewers" | "Trial Users"; action?: "approve" | "reject" | "activate" | "deactivate"; confirm_unverified?: boolean; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['User']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteUser: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 409: components['responses']['Problem409']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  resetMfa: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 409: components['responses']['Problem409']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listGroups: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['GroupList']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createUploadToken: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { filename: string; size: number; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['UploadToken']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 402: components['responses']['Problem402']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  uploadFile: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "multipart/form-data": { file: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['FileUpload']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 402: components['responses']['Problem402']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 410: components['responses']['Problem410']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listFiles: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['FileUploadPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getFile: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['FileUpload']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getAlertsAnalytics: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { year?: number; month?: number; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['AlertsAnalytics']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getAnalyticsStats: {
    parameters: { path?: never; query: { from: string; to: string; source_ids?: string; time_zone?: string; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['AnalyticsStats']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  exportAlerts: {
    parameters: { path?: never; query: { format: "csv" | "ndjson" | "stix"; status?: string; source_ids?: string; severity?: string; target_ids?: string; assigned_to?: string; unassigned?: string; detectors?: string; feedback?: string; hours?: string; search_query?: string; time_from?: string; time_to?: string; separator?: "comma" | "semicolon" | "tab"; byte_order_mark?: string; time_zone?: string; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "text/csv": string; "application/x-ndjson": string; "application/stix+json": string; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listAlerts: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { source_ids?: (number)[]; severity?: (components['schemas']['Severity'])[]; target_ids?: (number)[]; assigned_to?: (number)[]; unassigned?: boolean; detectors?: (string)[]; feedback?: (components['schemas']['FeedbackResponse'])[]; hours?: (components['schemas']['HourOfWeek'])[]; search_query?: string; time_from?: string; time_to?: string; page?: number; page_size?: number; after?: string; status?: components['schemas']['AlertStatus'] | (components['schemas']['AlertStatus'])[]; sort?: "severity" | "detected_at" | "updated_at"; sortDirection?: "asc" | "desc"; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['AlertPage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  countAlerts: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { source_ids?: (number)[]; severity?: (components['schemas']['Severity'])[]; target_ids?: (number)[]; assigned_to?: (number)[]; unassigned?: boolean; detectors?: (string)[]; feedback?: (components['schemas']['FeedbackResponse'])[]; hours?: (components['schemas']['HourOfWeek'])[]; search_query?: string; time_from?: string; time_to?: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['AlertCounts']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  walkAlerts: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { source_ids?: (number)[]; severity?: (components['schemas']['Severity'])[]; target_ids?: (number)[]; assigned_to?: (number)[]; unassigned?: boolean; detectors?: (string)[]; feedback?: (components['schemas']['FeedbackResponse'])[]; hours?: (components['schemas']['HourOfWeek'])[]; search_query?: string; time_from?: string; time_to?: string; after?: number; limit?: number; status?: components['schemas']['AlertStatus'] | (components['schemas']['AlertStatus'])[]; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['AlertWalk']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listAlertDetails: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { ids: (number)[]; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['AlertDetails']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listAlertStatuses: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": (components['schemas']['StatusOption'])[]; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listFeedbackResponses: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": (components['schemas']['FeedbackOption'])[]; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateAlertsStatus: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { ids?: (number)[]; versions?: (number)[]; filter?: { source_ids?: (number)[]; severity?: (components['schemas']['Severity'])[]; target_ids?: (number)[]; assigned_to?: (number)[]; unassigned?: boolean; detectors?: (string)[]; feedback?: (components['schemas']['FeedbackResponse'])[]; hours?: (components['schemas']['HourOfWeek'])[]; search_query?: string; time_from?: string; time_to?: string; status?: components['schemas']['AlertStatus'] | (components['schemas']['AlertStatus'])[]; }; status: components['schemas']['AlertStatus']; feedback_response?: components['schemas']['FeedbackResponse']; dismiss_reason?: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['BulkResult']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  assignAlerts: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { ids?: (number)[]; versions?: (number)[]; filter?: { source_ids?: (number)[]; severity?: (components['schemas']['Severity'])[]; target_ids?: (number)[]; assigned_to?: (number)[]; unassigned?: boolean; detectors?: (string)[]; feedback?: (components['schemas']['FeedbackResponse'])[]; hours?: (components['schemas']['HourOfWeek'])[]; search_query?: string; time_from?: string; time_to?: string; status?: components['schemas']['AlertStatus'] | (components['schemas']['AlertStatus'])[]; }; assigned_to: number | null; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['BulkResult']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  undoBulkUpdate: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { undo_token: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['BulkResult']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 410: components['responses']['Problem410']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  giveFeedback: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { alert_id: number; version?: number; feedback_response: components['schemas']['FeedbackResponse']; comment?: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['AlertDetail']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  giveFeedbackToMany: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { ids?: (number)[]; versions?: (number)[]; filter?: { source_ids?: (number)[]; severity?: (components['schemas']['Severity'])[]; target_ids?: (number)[]; assigned_to?: (number)[]; unassigned?: boolean; detectors?: (string)[]; feedback?: (components['schemas']['FeedbackResponse'])[]; hours?: (components['schemas']['HourOfWeek'])[]; search_query?: string; time_from?: string; time_to?: string; status?: components['schemas']['AlertStatus'] | (components['schemas']['AlertStatus'])[]; }; feedback_response: components['schemas']['FeedbackResponse']; comment?: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['BulkResult']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createNote: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { media_id: number; alert_id?: number; text: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['Note']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateNote: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": { text: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['Note']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteNote: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  restoreNote: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['Note']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 410: components['responses']['Problem410']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getAlert: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['AlertDetail']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateAlert: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['AlertPatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['AlertDetail']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listSavedViews: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['SavedViewList']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createSavedView: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['SavedViewRequest']; } };
    responses: { 201: { content: { "application/json": components['schemas']['SavedView']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateSavedView: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['SavedViewPatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['SavedView']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteSavedView: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listMedia: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; source_ids?: (number)[]; target_ids?: (number)[]; search_query?: string; time_from?: string; time_to?: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['MediaPage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  walkMedia: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { after?: number; limit?: number; source_ids?: (number)[]; target_ids?: (number)[]; search_query?: string; time_from?: string; time_to?: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['MediaWalk']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listActivities: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; media_id: number; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['ActivityPage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listNotes: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; media_id: number; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['NotePage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listAllActivity: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; media_id: number; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['ActivityPage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  contactPublisher: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { media_id: number; alert_id?: number; to?: string; subject?: string; text?: string; send?: boolean; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['PublisherLetter']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createActivity: {
    parameters: { path?: never; query?: never; header?: { "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": { media_id: number; alert_id?: number; text: string; }; } };
    responses: { 201: { content: { "application/json": components['schemas']['Activity']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  assignMedia: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": { assigned_to: number | null; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['MediaDetail']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateMedia: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": { title?: string; publisher_email?: string | null; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['MediaDetail']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getMedia: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['MediaDetail']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getMediaPresence: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['Presence']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listMediaGroups: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { media_ids: (number)[]; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['MediaGroups']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getMediaText: {
    parameters: { path: { id: string; }; query?: { offset?: number; limit?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['MediaText']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getMediaMail: {
    parameters: { path: { id: string; }; query?: { inside?: string; face?: components['schemas']['MailFaceKind']; offset?: number; limit?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['MediaMail']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  rescanMedia: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['MediaDetail']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getMediaOriginal: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/octet-stream": string; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  revealPasswords: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['RevealedPasswords']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 409: components['responses']['Problem409']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getMediaPreview: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "image/webp": string; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listNotifications: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; sort?: "id" | "created_at"; sortDirection?: "asc" | "desc"; contexts?: (components['schemas']['NotificationContext'])[]; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['NotificationPage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  markNotificationRead: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['MarkedRead']; } }; 401: components['responses']['Problem401']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  markAllNotificationsRead: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { up_to: number; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['MarkedRead']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listTargets: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": { page?: number; page_size?: number; is_active?: boolean; source_name?: "Instagram" | "Facebook" | "Linkedin" | "WhatsApp" | "X" | "File upload" | "Local network" | "Web feed" | "Mastodon" | "Bluesky" | "Telegram" | ("Instagram" | "Facebook" | "Linkedin" | "WhatsApp" | "X" | "File upload" | "Local network" | "Web feed" | "Mastodon" | "Bluesky" | "Telegram")[]; search_query?: string; sort?: "last_scan" | "source_name" | "type" | "account_username" | "search_string" | "is_active" | "created_at"; sortDirection?: "asc" | "desc"; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['TargetPage']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listTargetTypes: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": (components['schemas']['TargetTypeOption'])[]; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listSources: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": (components['schemas']['Source'])[]; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createTargets: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['TargetCreateRequest']; } };
    responses: { 201: { content: { "application/json": (components['schemas']['Target'])[]; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getTarget: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['Target']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateTarget: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['TargetPatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['Target']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteTarget: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listTargetRuns: {
    parameters: { path: { id: string; }; query?: { page?: number; page_size?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['TargetRunPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listSourceCredentials: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": (components['schemas']['SourceCredential'])[]; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  setSourceCredential: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['SourceCredentialRequest']; } };
    responses: { 200: { content: { "application/json": components['schemas']['SourceCredential']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteSourceCredential: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  testSourceCredential: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['SourceCredential']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getSettings: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['Settings']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateSettings: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['SettingsPatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['Settings']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listWatchTerms: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; search_query?: string; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['WatchTermPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listMutedRules: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['MutedRulePage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createMutedRule: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['MutedRuleRequest']; } };
    responses: { 201: { content: { "application/json": components['schemas']['MutedRule']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  tryMutedRule: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['MutedRuleRequest']; } };
    responses: { 200: { content: { "application/json": components['schemas']['MuteTrial']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateMutedRule: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['MutedRulePatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['MutedRule']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteMutedRule: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  startRescan: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['RescanRequest']; } };
    responses: { 201: { content: { "application/json": components['schemas']['Rescan']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getRescan: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['Rescan']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  cancelRescan: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['Rescan']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listAccessKeys: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['AccessKeyPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createAccessKey: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['AccessKeyRequest']; } };
    responses: { 201: { content: { "application/json": components['schemas']['NewAccessKey']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getAccessKey: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['AccessKey']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateAccessKey: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['AccessKeyPatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['AccessKey']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteAccessKey: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listWebhooks: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['WebhookPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createWebhook: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['WebhookRequest']; } };
    responses: { 201: { content: { "application/json": components['schemas']['WebhookWithSecret']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getWebhook: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['Webhook']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateWebhook: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['WebhookPatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['Webhook']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteWebhook: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  rotateWebhookSecret: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['WebhookWithSecret']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  pingWebhook: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 202: { content: { "application/json": components['schemas']['WebhookDelivery']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 409: components['responses']['Problem409']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listWebhookDeliveries: {
    parameters: { path: { id: string; }; query?: { page?: number; page_size?: number; state?: components['schemas']['WebhookDeliveryState']; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['WebhookDeliveryPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  replayWebhookDelivery: {
    parameters: { path: { id: string; delivery_id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 202: { content: { "application/json": components['schemas']['WebhookDelivery']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 409: components['responses']['Problem409']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listIndicatorLists: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['IndicatorListPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  createIndicatorList: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['IndicatorListRequest']; } };
    responses: { 201: { content: { "application/json": components['schemas']['IndicatorList']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  getIndicatorList: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['IndicatorList']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  updateIndicatorList: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "application/json": components['schemas']['IndicatorListPatch']; } };
    responses: { 200: { content: { "application/json": components['schemas']['IndicatorList']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  deleteIndicatorList: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  refreshIndicatorList: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 202: { content: { "application/json": components['schemas']['IndicatorList']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 409: components['responses']['Problem409']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  importIndicators: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody: { content: { "multipart/form-data": { file: string; }; } };
    responses: { 200: { content: { "application/json": components['schemas']['IndicatorList']; } }; 400: components['responses']['Problem400']; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 408: components['responses']['Problem408']; 409: components['responses']['Problem409']; 413: components['responses']['Problem413']; 415: components['responses']['Problem415']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listOperatorFiles: {
    parameters: { path?: never; query?: never; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": (components['schemas']['OperatorFile'])[]; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listDeadJobs: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['DeadJobPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  retryDeadJob: {
    parameters: { path: { id: string; }; query?: never; header?: never; };
    requestBody?: never;
    responses: { 204: { content: {  } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 404: components['responses']['Problem404']; 409: components['responses']['Problem409']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
  listAudit: {
    parameters: { path?: never; query?: { page?: number; page_size?: number; action?: string; actor_id?: string; subject?: string; address?: string; time_from?: string; time_to?: string; }; header?: never; };
    requestBody?: never;
    responses: { 200: { content: { "application/json": components['schemas']['AuditPage']; } }; 401: components['responses']['Problem401']; 403: components['responses']['Problem403']; 422: components['responses']['Problem422']; 429: components['responses']['Problem429']; 503: components['responses']['Problem503']; };
  };
}
