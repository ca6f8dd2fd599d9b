// Written by gateway/scripts/generate.mjs. Do not edit.
import type { operations } from './rest.ts';

/** One call as the client needs it: how to ask, and the JSON Schema of the answer (null: none, or bytes). */
export interface RestOperation { method: string; path: string; status: number; response: object | null }
export const restOperations: Record<keyof operations, RestOperation> = {
 "getSetupState": {
  "method": "GET",
  "path": "/api/setup/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SetupState"
  }
 },
 "completeSetup": {
  "method": "POST",
  "path": "/api/setup/v1/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/SetupDone"
  }
 },
 "getSecondFactor": {
  "method": "GET",
  "path": "/api/user/v1/authenticator/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SecondFactor"
  }
 },
 "offerAuthenticator": {
  "method": "POST",
  "path": "/api/user/v1/authenticator/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/AuthenticatorOffer"
  }
 },
 "confirmAuthenticator": {
  "method": "POST",
  "path": "/api/user/v1/authenticator/confirm/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SecondFactor"
  }
 },
 "listSessions": {
  "method": "GET",
  "path": "/api/user/v1/sessions/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SessionList"
  }
 },
 "revokeOtherSessions": {
  "method": "POST",
  "path": "/api/user/v1/sessions/revoke_others/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/RevokedSessions"
  }
 },
 "countRecoveryCodes": {
  "method": "GET",
  "path": "/api/user/v1/recovery_codes/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/RecoveryCodesLeft"
  }
 },
 "renewRecoveryCodes": {
  "method": "POST",
  "path": "/api/user/v1/recovery_codes/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/RecoveryCodes"
  }
 },
 "listInvitations": {
  "method": "GET",
  "path": "/api/user/v1/invite_user/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/InvitationPage"
  }
 },
 "inviteUser": {
  "method": "POST",
  "path": "/api/user/v1/invite_user/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/Invitation"
  }
 },
 "withdrawInvitation": {
  "method": "DELETE",
  "path": "/api/user/v1/invite_user/{id}/",
  "status": 204,
  "response": null
 },
 "readInvitation": {
  "method": "POST",
  "path": "/api/user/v1/read_invitation/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/InvitationView"
  }
 },
 "acceptInvitation": {
  "method": "POST",
  "path": "/api/user/v1/accept_invitation/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/InvitationAccepted"
  }
 },
 "changePassword": {
  "method": "POST",
  "path": "/api/user/v1/update_password/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AccessAnswer"
  }
 },
 "requestPasswordReset": {
  "method": "POST",
  "path": "/api/user/v1/password/reset/",
  "status": 202,
  "response": {
   "$ref": "#/components/schemas/PasswordResetAnswer"
  }
 },
 "readPasswordResetLink": {
  "method": "POST",
  "path": "/api/user/v1/password/reset/read-link/",
  "status": 204,
  "response": null
 },
 "confirmPasswordReset": {
  "method": "POST",
  "path": "/api/user/password/reset/confirm/{uid}/{token}/",
  "status": 204,
  "response": null
 },
 "registerTrial": {
  "method": "POST",
  "path": "/api/user/v1/register-trial/",
  "status": 202,
  "response": {
   "$ref": "#/components/schemas/TrialAnswer"
  }
 },
 "readTrialLink": {
  "method": "POST",
  "path": "/api/user/v1/read-trial-link/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/TrialLink"
  }
 },
 "activateTrial": {
  "method": "POST",
  "path": "/api/user/v1/activate-trial/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/TrialActivated"
  }
 },
 "registerUser": {
  "method": "POST",
  "path": "/api/user/v1/create/",
  "status": 202,
  "response": {
   "$ref": "#/components/schemas/RegistrationAnswer"
  }
 },
 "verifyEmail": {
  "method": "POST",
  "path": "/api/user/v1/verify-email/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/EmailVerified"
  }
 },
 "requestEmailVerification": {
  "method": "POST",
  "path": "/api/user/v1/verify-email/request/",
  "status": 202,
  "response": {
   "$ref": "#/components/schemas/EmailVerificationAnswer"
  }
 },
 "login": {
  "method": "POST",
  "path": "/api/user/v1/login/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/LoginAnswer"
  }
 },
 "generateQrCode": {
  "method": "POST",
  "path": "/api/user/v1/generate-qrcode/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Enrolment"
  }
 },
 "verifyToken": {
  "method": "POST",
  "path": "/api/user/v1/verify-token/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/VerifyAnswer"
  }
 },
 "logout": {
  "method": "POST",
  "path": "/api/user/v1/logout/",
  "status": 204,
  "response": null
 },
 "refreshSession": {
  "method": "POST",
  "path": "/api/user/v1/login/refresh/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AccessAnswer"
  }
 },
 "whoAmI": {
  "method": "GET",
  "path": "/api/user/v1/whoami/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/WhoAmI"
  }
 },
 "listUsers": {
  "method": "POST",
  "path": "/api/user/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/UserPage"
  }
 },
 "listColleagues": {
  "method": "POST",
  "path": "/api/user/v1/colleagues/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/ColleaguePage"
  }
 },
 "getUser": {
  "method": "GET",
  "path": "/api/user/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/User"
  }
 },
 "updateUser": {
  "method": "PATCH",
  "path": "/api/user/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/User"
  }
 },
 "deleteUser": {
  "method": "DELETE",
  "path": "/api/user/v1/{id}/",
  "status": 204,
  "response": null
 },
 "resetMfa": {
  "method": "DELETE",
  "path": "/api/user/v1/reset_mfa/{id}",
  "status": 204,
  "response": null
 },
 "listGroups": {
  "method": "GET",
  "path": "/api/group_permission/v1/groups",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/GroupList"
  }
 },
 "createUploadToken": {
  "method": "POST",
  "path": "/api/fileupload/v1/token/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/UploadToken"
  }
 },
 "uploadFile": {
  "method": "POST",
  "path": "/api/fileupload/v1/create/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/FileUpload"
  }
 },
 "listFiles": {
  "method": "GET",
  "path": "/api/fileupload/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/FileUploadPage"
  }
 },
 "getFile": {
  "method": "GET",
  "path": "/api/fileupload/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/FileUpload"
  }
 },
 "getAlertsAnalytics": {
  "method": "POST",
  "path": "/api/alert/v1/analytics/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertsAnalytics"
  }
 },
 "getAnalyticsStats": {
  "method": "GET",
  "path": "/api/analytics/v1/stats/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AnalyticsStats"
  }
 },
 "exportAlerts": {
  "method": "GET",
  "path": "/api/analytics/v1/export/",
  "status": 200,
  "response": null
 },
 "listAlerts": {
  "method": "POST",
  "path": "/api/alert/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertPage"
  }
 },
 "countAlerts": {
  "method": "POST",
  "path": "/api/alert/v1/counts/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertCounts"
  }
 },
 "walkAlerts": {
  "method": "POST",
  "path": "/api/alert/v1/walk/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertWalk"
  }
 },
 "listAlertDetails": {
  "method": "POST",
  "path": "/api/alert/v1/details/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertDetails"
  }
 },
 "listAlertStatuses": {
  "method": "GET",
  "path": "/api/alert/v1/status/",
  "status": 200,
  "response": {
   "type": "array",
   "items": {
    "$ref": "#/components/schemas/StatusOption"
   }
  }
 },
 "listFeedbackResponses": {
  "method": "GET",
  "path": "/api/alert/v1/feedback_responses/",
  "status": 200,
  "response": {
   "type": "array",
   "items": {
    "$ref": "#/components/schemas/FeedbackOption"
   }
  }
 },
 "updateAlertsStatus": {
  "method": "PATCH",
  "path": "/api/alert/v1/bulk_status_alerts_update/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/BulkResult"
  }
 },
 "assignAlerts": {
  "method": "PATCH",
  "path": "/api/alert/v1/bulk_assign/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/BulkResult"
  }
 },
 "undoBulkUpdate": {
  "method": "POST",
  "path": "/api/alert/v1/bulk_undo/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/BulkResult"
  }
 },
 "giveFeedback": {
  "method": "POST",
  "path": "/api/alert/v1/feedback/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertDetail"
  }
 },
 "giveFeedbackToMany": {
  "method": "POST",
  "path": "/api/alert/v1/bulk_feedback_generation/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/BulkResult"
  }
 },
 "createNote": {
  "method": "POST",
  "path": "/api/alert/v1/create_notes/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/Note"
  }
 },
 "updateNote": {
  "method": "PATCH",
  "path": "/api/alert/v1/notes/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Note"
  }
 },
 "deleteNote": {
  "method": "DELETE",
  "path": "/api/alert/v1/notes/{id}/",
  "status": 204,
  "response": null
 },
 "restoreNote": {
  "method": "POST",
  "path": "/api/alert/v1/notes/{id}/restore/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Note"
  }
 },
 "getAlert": {
  "method": "GET",
  "path": "/api/alert/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertDetail"
  }
 },
 "updateAlert": {
  "method": "PATCH",
  "path": "/api/alert/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AlertDetail"
  }
 },
 "listSavedViews": {
  "method": "GET",
  "path": "/api/views/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SavedViewList"
  }
 },
 "createSavedView": {
  "method": "POST",
  "path": "/api/views/v1/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/SavedView"
  }
 },
 "updateSavedView": {
  "method": "PATCH",
  "path": "/api/views/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SavedView"
  }
 },
 "deleteSavedView": {
  "method": "DELETE",
  "path": "/api/views/v1/{id}/",
  "status": 204,
  "response": null
 },
 "listMedia": {
  "method": "POST",
  "path": "/api/media/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaPage"
  }
 },
 "walkMedia": {
  "method": "POST",
  "path": "/api/media/v1/walk/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaWalk"
  }
 },
 "listActivities": {
  "method": "POST",
  "path": "/api/media/v1/activities/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/ActivityPage"
  }
 },
 "listNotes": {
  "method": "POST",
  "path": "/api/media/v1/notes/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/NotePage"
  }
 },
 "listAllActivity": {
  "method": "POST",
  "path": "/api/media/v1/all_activity/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/ActivityPage"
  }
 },
 "contactPublisher": {
  "method": "POST",
  "path": "/api/media/v1/contact_publisher/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/PublisherLetter"
  }
 },
 "createActivity": {
  "method": "POST",
  "path": "/api/activities/v1/create_activity/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/Activity"
  }
 },
 "assignMedia": {
  "method": "PATCH",
  "path": "/api/media/v1/{id}/assigned/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaDetail"
  }
 },
 "updateMedia": {
  "method": "PATCH",
  "path": "/api/media/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaDetail"
  }
 },
 "getMedia": {
  "method": "GET",
  "path": "/api/media/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaDetail"
  }
 },
 "getMediaPresence": {
  "method": "GET",
  "path": "/api/media/v1/{id}/presence/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Presence"
  }
 },
 "listMediaGroups": {
  "method": "POST",
  "path": "/api/media/v1/groups/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaGroups"
  }
 },
 "getMediaText": {
  "method": "GET",
  "path": "/api/media/v1/{id}/text/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaText"
  }
 },
 "getMediaMail": {
  "method": "GET",
  "path": "/api/media/v1/{id}/mail/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaMail"
  }
 },
 "rescanMedia": {
  "method": "POST",
  "path": "/api/media/v1/{id}/rescan/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MediaDetail"
  }
 },
 "getMediaOriginal": {
  "method": "GET",
  "path": "/api/media/v1/{id}/original/",
  "status": 200,
  "response": null
 },
 "revealPasswords": {
  "method": "POST",
  "path": "/api/media/v1/{id}/passwords/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/RevealedPasswords"
  }
 },
 "getMediaPreview": {
  "method": "GET",
  "path": "/api/media/v1/{id}/preview/",
  "status": 200,
  "response": null
 },
 "listNotifications": {
  "method": "POST",
  "path": "/api/notifications/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/NotificationPage"
  }
 },
 "markNotificationRead": {
  "method": "POST",
  "path": "/api/notifications/v1/mark-read/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MarkedRead"
  }
 },
 "markAllNotificationsRead": {
  "method": "POST",
  "path": "/api/notifications/v1/mark-all-read/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MarkedRead"
  }
 },
 "listTargets": {
  "method": "POST",
  "path": "/api/target/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/TargetPage"
  }
 },
 "listTargetTypes": {
  "method": "GET",
  "path": "/api/target/v1/target_type/",
  "status": 200,
  "response": {
   "type": "array",
   "items": {
    "$ref": "#/components/schemas/TargetTypeOption"
   }
  }
 },
 "listSources": {
  "method": "GET",
  "path": "/api/target/v1/sources/",
  "status": 200,
  "response": {
   "type": "array",
   "items": {
    "$ref": "#/components/schemas/Source"
   }
  }
 },
 "createTargets": {
  "method": "POST",
  "path": "/api/target/v1/create",
  "status": 201,
  "response": {
   "type": "array",
   "items": {
    "$ref": "#/components/schemas/Target"
   }
  }
 },
 "getTarget": {
  "method": "GET",
  "path": "/api/target/v1/{id}",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Target"
  }
 },
 "updateTarget": {
  "method": "PATCH",
  "path": "/api/target/v1/{id}",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Target"
  }
 },
 "deleteTarget": {
  "method": "DELETE",
  "path": "/api/target/v1/{id}",
  "status": 204,
  "response": null
 },
 "listTargetRuns": {
  "method": "GET",
  "path": "/api/target/v1/{id}/runs/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/TargetRunPage"
  }
 },
 "listSourceCredentials": {
  "method": "GET",
  "path": "/api/credential/v1/",
  "status": 200,
  "response": {
   "type": "array",
   "items": {
    "$ref": "#/components/schemas/SourceCredential"
   }
  }
 },
 "setSourceCredential": {
  "method": "POST",
  "path": "/api/credential/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SourceCredential"
  }
 },
 "deleteSourceCredential": {
  "method": "DELETE",
  "path": "/api/credential/v1/{id}/",
  "status": 204,
  "response": null
 },
 "testSourceCredential": {
  "method": "POST",
  "path": "/api/credential/v1/{id}/test/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/SourceCredential"
  }
 },
 "getSettings": {
  "method": "GET",
  "path": "/api/settings/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Settings"
  }
 },
 "updateSettings": {
  "method": "PATCH",
  "path": "/api/settings/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Settings"
  }
 },
 "listWatchTerms": {
  "method": "GET",
  "path": "/api/settings/v1/watch_terms/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/WatchTermPage"
  }
 },
 "listMutedRules": {
  "method": "GET",
  "path": "/api/settings/v1/muted_rules/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MutedRulePage"
  }
 },
 "createMutedRule": {
  "method": "POST",
  "path": "/api/settings/v1/muted_rules/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/MutedRule"
  }
 },
 "tryMutedRule": {
  "method": "POST",
  "path": "/api/settings/v1/muted_rules/trial/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MuteTrial"
  }
 },
 "updateMutedRule": {
  "method": "PATCH",
  "path": "/api/settings/v1/muted_rules/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/MutedRule"
  }
 },
 "deleteMutedRule": {
  "method": "DELETE",
  "path": "/api/settings/v1/muted_rules/{id}/",
  "status": 204,
  "response": null
 },
 "startRescan": {
  "method": "POST",
  "path": "/api/settings/v1/rescans/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/Rescan"
  }
 },
 "getRescan": {
  "method": "GET",
  "path": "/api/settings/v1/rescans/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Rescan"
  }
 },
 "cancelRescan": {
  "method": "DELETE",
  "path": "/api/settings/v1/rescans/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Rescan"
  }
 },
 "listAccessKeys": {
  "method": "GET",
  "path": "/api/integrations/v1/access-keys/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AccessKeyPage"
  }
 },
 "createAccessKey": {
  "method": "POST",
  "path": "/api/integrations/v1/access-keys/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/NewAccessKey"
  }
 },
 "getAccessKey": {
  "method": "GET",
  "path": "/api/integrations/v1/access-keys/{id}",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AccessKey"
  }
 },
 "updateAccessKey": {
  "method": "PATCH",
  "path": "/api/integrations/v1/access-keys/{id}",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AccessKey"
  }
 },
 "deleteAccessKey": {
  "method": "DELETE",
  "path": "/api/integrations/v1/access-keys/{id}/delete",
  "status": 204,
  "response": null
 },
 "listWebhooks": {
  "method": "GET",
  "path": "/api/webhooks/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/WebhookPage"
  }
 },
 "createWebhook": {
  "method": "POST",
  "path": "/api/webhooks/v1/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/WebhookWithSecret"
  }
 },
 "getWebhook": {
  "method": "GET",
  "path": "/api/webhooks/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Webhook"
  }
 },
 "updateWebhook": {
  "method": "PATCH",
  "path": "/api/webhooks/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/Webhook"
  }
 },
 "deleteWebhook": {
  "method": "DELETE",
  "path": "/api/webhooks/v1/{id}/",
  "status": 204,
  "response": null
 },
 "rotateWebhookSecret": {
  "method": "POST",
  "path": "/api/webhooks/v1/{id}/rotate_secret/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/WebhookWithSecret"
  }
 },
 "pingWebhook": {
  "method": "POST",
  "path": "/api/webhooks/v1/{id}/ping/",
  "status": 202,
  "response": {
   "$ref": "#/components/schemas/WebhookDelivery"
  }
 },
 "listWebhookDeliveries": {
  "method": "GET",
  "path": "/api/webhooks/v1/{id}/deliveries/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/WebhookDeliveryPage"
  }
 },
 "replayWebhookDelivery": {
  "method": "POST",
  "path": "/api/webhooks/v1/{id}/deliveries/{delivery_id}/replay/",
  "status": 202,
  "response": {
   "$ref": "#/components/schemas/WebhookDelivery"
  }
 },
 "listIndicatorLists": {
  "method": "GET",
  "path": "/api/indicator_lists/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/IndicatorListPage"
  }
 },
 "createIndicatorList": {
  "method": "POST",
  "path": "/api/indicator_lists/v1/",
  "status": 201,
  "response": {
   "$ref": "#/components/schemas/IndicatorList"
  }
 },
 "getIndicatorList": {
  "method": "GET",
  "path": "/api/indicator_lists/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/IndicatorList"
  }
 },
 "updateIndicatorList": {
  "method": "PATCH",
  "path": "/api/indicator_lists/v1/{id}/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/IndicatorList"
  }
 },
 "deleteIndicatorList": {
  "method": "DELETE",
  "path": "/api/indicator_lists/v1/{id}/",
  "status": 204,
  "response": null
 },
 "refreshIndicatorList": {
  "method": "POST",
  "path": "/api/indicator_lists/v1/{id}/refresh/",
  "status": 202,
  "response": {
   "$ref": "#/components/schemas/IndicatorList"
  }
 },
 "importIndicators": {
  "method": "POST",
  "path": "/api/indicator_lists/v1/{id}/file/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/IndicatorList"
  }
 },
 "listOperatorFiles": {
  "method": "GET",
  "path": "/api/operator_files/v1/",
  "status": 200,
  "response": {
   "type": "array",
   "items": {
    "$ref": "#/components/schemas/OperatorFile"
   }
  }
 },
 "listDeadJobs": {
  "method": "GET",
  "path": "/api/jobs/v1/dead/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/DeadJobPage"
  }
 },
 "retryDeadJob": {
  "method": "POST",
  "path": "/api/jobs/v1/dead/{id}/retry/",
  "status": 204,
  "response": null
 },
 "listAudit": {
  "method": "GET",
  "path": "/api/audit/v1/",
  "status": 200,
  "response": {
   "$ref": "#/components/schemas/AuditPage"
  }
 }
};
export const restSchemas: Record<string, object> = {
 "NotificationContext": {
  "type": "string",
  "enum": [
   "new_user_need_approvation",
   "comment_mention",
   "assigned_alert",
   "resolved_alert",
   "changed_severity"
  ]
 },
 "Severity": {
  "type": "integer",
  "minimum": 1,
  "maximum": 5,
  "description": "Severity: 1 Informative, 2 Low, 3 Medium, 4 High, 5 Critical."
 },
 "FeedbackResponse": {
  "type": "string",
  "enum": [
   "confirmed threat",
   "false positive: benign",
   "false positive: satire or news",
   "duplicate",
   "known and accepted",
   "cannot tell"
  ]
 },
 "HourOfWeek": {
  "type": "object",
  "properties": {
   "weekday": {
    "type": "integer",
    "minimum": 1,
    "maximum": 7,
    "description": "Day of the week; 1 is Monday."
   },
   "hour": {
    "type": "integer",
    "minimum": 0,
    "maximum": 23
   },
   "time_zone": {
    "default": "UTC",
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   }
  },
  "required": [
   "weekday",
   "hour"
  ],
  "description": "Hour of the week in a time zone, as used by the alert statistics."
 },
 "AlertStatus": {
  "type": "string",
  "enum": [
   "DETECTED",
   "VALIDATED",
   "RESOLVED",
   "DISMISSED"
  ],
  "description": "Status of an alert: Needs review, In progress, Resolved, Dismissed."
 },
 "AlertPatch": {
  "type": "object",
  "properties": {
   "version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991,
    "description": "Version that the caller saw; with a different one, the response is 409 STALE with the current alert."
   },
   "status": {
    "$ref": "#/components/schemas/AlertStatus"
   },
   "severity": {
    "$ref": "#/components/schemas/Severity"
   },
   "assigned_to": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "feedback_response": {
    "$ref": "#/components/schemas/FeedbackResponse"
   },
   "dismiss_reason": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   }
  },
  "required": [
   "version"
  ]
 },
 "SavedViewRequest": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "query": {
    "type": "string",
    "maxLength": 4000,
    "pattern": "^[\\w.~!*'()%+=&:@,;/-]*$",
    "description": "Query string of the threat manager’s URL: list, filters and search."
   },
   "is_shared": {
    "default": false,
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "query"
  ]
 },
 "SavedViewPatch": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "query": {
    "type": "string",
    "maxLength": 4000,
    "pattern": "^[\\w.~!*'()%+=&:@,;/-]*$",
    "description": "Query string of the threat manager’s URL: list, filters and search."
   },
   "is_shared": {
    "type": "boolean"
   },
   "is_default": {
    "description": "Whether it’s the caller’s default view: true makes it the default in place of another, false no longer. Anyone can set this for every view that they can see.",
    "type": "boolean"
   }
  }
 },
 "MailFaceKind": {
  "type": "string",
  "enum": [
   "PAGE",
   "TEXT",
   "REST"
  ],
  "description": "Version of an email’s content. `PAGE`: what an email client shows of the HTML; `TEXT`: the plain-text alternative; `REST`: link destinations and anything else in the HTML."
 },
 "TargetCreateRequest": {
  "type": "object",
  "properties": {
   "targets": {
    "minItems": 1,
    "maxItems": 100,
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "source_id": {
       "type": "number",
       "enum": [
        1,
        2,
        3,
        4,
        5,
        8,
        20,
        21,
        22,
        23
       ],
       "description": "1 Instagram, 2 Facebook, 3 Linkedin, 4 WhatsApp, 5 X, 8 Local network, 20 Web feed, 21 Mastodon, 22 Bluesky, 23 Telegram; 7 (file upload) has no targets."
      },
      "type": {
       "$ref": "#/components/schemas/TargetType"
      },
      "account_username": {
       "anyOf": [
        {
         "type": "string",
         "minLength": 0,
         "maxLength": 1000,
         "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
        },
        {
         "type": "null"
        }
       ]
      },
      "search_string": {
       "anyOf": [
        {
         "type": "string",
         "minLength": 0,
         "maxLength": 1000,
         "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
        },
        {
         "type": "null"
        }
       ]
      },
      "is_active": {
       "default": true,
       "type": "boolean"
      }
     },
     "required": [
      "source_id",
      "type"
     ]
    }
   }
  },
  "required": [
   "targets"
  ],
  "description": "Targets to create, all or none. Errors name the item as `targets.0.account_username`."
 },
 "TargetType": {
  "type": "string",
  "enum": [
   "account",
   "search",
   "folder",
   "feed"
  ]
 },
 "TargetPatch": {
  "type": "object",
  "properties": {
   "is_active": {
    "type": "boolean"
   },
   "account_username": {
    "anyOf": [
     {
      "type": "string",
      "minLength": 0,
      "maxLength": 1000,
      "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
     },
     {
      "type": "null"
     }
    ]
   },
   "search_string": {
    "anyOf": [
     {
      "type": "string",
      "minLength": 0,
      "maxLength": 1000,
      "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "description": "Changes to a target. Its source and type can’t be changed: create another target instead."
 },
 "SourceCredentialRequest": {
  "type": "object",
  "properties": {
   "values": {
    "type": "object",
    "propertyNames": {
     "type": "string",
     "maxLength": 100
    },
    "additionalProperties": {
     "type": "string",
     "maxLength": 8000
    }
   }
  },
  "required": [
   "values"
  ],
  "description": "Values of the credential, one per field. Send all of them: they replace the existing ones."
 },
 "SettingsPatch": {
  "type": "object",
  "properties": {
   "protected_names": {
    "description": "List that replaces the current one.",
    "maxItems": 1000,
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "protected_domains": {
    "description": "List that replaces the current one.",
    "maxItems": 1000,
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "watch_terms": {
    "description": "At most 100,000 in all; what is there already is not added twice.",
    "type": "object",
    "properties": {
     "replace": {
      "maxItems": 100000,
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "add": {
      "maxItems": 100000,
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "remove": {
      "maxItems": 100000,
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "severity": {
      "description": "Severity of alerts about the added or replacing terms, including those already on the list. If left out, new terms get 2 and existing ones keep theirs.",
      "$ref": "#/components/schemas/Severity"
     }
    }
   },
   "min_notify_severity": {
    "$ref": "#/components/schemas/Severity"
   },
   "retention_days": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 30,
      "maximum": 3650
     },
     {
      "type": "null"
     }
    ]
   },
   "mail_enabled": {
    "type": "boolean"
   }
  }
 },
 "MutedRuleRequest": {
  "type": "object",
  "properties": {
   "alert_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991,
    "description": "Id of a dismissed alert."
   },
   "like": {
    "default": "rule",
    "description": "What to mute. `thing`: exactly the same finding; `rule`: all findings of its rule.",
    "type": "string",
    "enum": [
     "thing",
     "rule"
    ]
   },
   "same_source": {
    "default": false,
    "description": "Whether to mute only at the source of the alert.",
    "type": "boolean"
   },
   "same_target": {
    "default": false,
    "description": "Whether to mute only from the target of the alert.",
    "type": "boolean"
   },
   "reason": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "alert_id"
  ]
 },
 "MutedRulePatch": {
  "type": "object",
  "properties": {
   "reason": {
    "anyOf": [
     {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000,
      "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
     },
     {
      "type": "null"
     }
    ]
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "RescanRequest": {
  "type": "object",
  "properties": {
   "change": {
    "description": "Change to the lists to try, as in the settings. If left out, the lists in force are applied and alerts raised.",
    "type": "object",
    "properties": {
     "protected_names": {
      "description": "List that replaces the current one.",
      "maxItems": 1000,
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "protected_domains": {
      "description": "List that replaces the current one.",
      "maxItems": 1000,
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "watch_terms": {
      "description": "At most 100,000 in all; what is there already is not added twice.",
      "type": "object",
      "properties": {
       "replace": {
        "maxItems": 100000,
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "add": {
        "maxItems": 100000,
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "remove": {
        "maxItems": 100000,
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "severity": {
        "description": "Severity of alerts about the added or replacing terms, including those already on the list. If left out, new terms get 2 and existing ones keep theirs.",
        "$ref": "#/components/schemas/Severity"
       }
      }
     }
    }
   }
  }
 },
 "AccessKeyRequest": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "scopes": {
    "minItems": 1,
    "maxItems": 4,
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Scope"
    }
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "name",
   "scopes"
  ]
 },
 "Scope": {
  "type": "string",
  "enum": [
   "read",
   "triage",
   "upload",
   "admin"
  ],
  "description": "Scope of an access key. `read`: lists and items; `triage`: alerts and notes; `upload`: files; `admin`: everything but access keys and people’s own records."
 },
 "AccessKeyPatch": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "scopes": {
    "minItems": 1,
    "maxItems": 4,
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Scope"
    }
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "is_revoked": {
    "description": "Whether the key is revoked: true revokes it at once, false restores it.",
    "type": "boolean"
   }
  }
 },
 "WebhookRequest": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "url": {
    "type": "string",
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$",
    "description": "URL of the webhook: an https:// link to a host on the public internet, or to one that the operator allows."
   },
   "kinds": {
    "minItems": 1,
    "maxItems": 5,
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WebhookKind"
    }
   }
  },
  "required": [
   "name",
   "url",
   "kinds"
  ]
 },
 "WebhookKind": {
  "type": "string",
  "enum": [
   "alert.created",
   "alert.changed",
   "scan.finished",
   "target.changed",
   "note.changed"
  ],
  "description": "Kind of event: `alert.created`, `alert.changed` (status, severity, assignee), `scan.finished`, `target.changed`, `note.changed`. The message’s `data` has the members of the SocketEvent it comes from, without `id` and `type`, plus its `event_id`."
 },
 "WebhookPatch": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "url": {
    "type": "string",
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$",
    "description": "URL of the webhook: an https:// link to a host on the public internet, or to one that the operator allows."
   },
   "kinds": {
    "minItems": 1,
    "maxItems": 5,
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WebhookKind"
    }
   },
   "is_active": {
    "type": "boolean"
   }
  }
 },
 "WebhookDeliveryState": {
  "type": "string",
  "enum": [
   "queued",
   "delivered",
   "failed"
  ]
 },
 "IndicatorListRequest": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "role": {
    "default": "threat",
    "description": "Role of the list. A MISP warning list is always `warning`, whatever is set here.",
    "$ref": "#/components/schemas/IndicatorRole"
   },
   "severity": {
    "default": 5,
    "$ref": "#/components/schemas/Severity"
   },
   "url": {
    "default": null,
    "description": "URL of the list: an https:// link to a host on the public internet, or to one that the operator allows. null means that a file follows.",
    "anyOf": [
     {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
     },
     {
      "type": "null"
     }
    ]
   },
   "refresh_hours": {
    "default": 24,
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 720
     },
     {
      "type": "null"
     }
    ],
    "description": "Number of hours between reads of the URL; null means only on request."
   }
  },
  "required": [
   "name"
  ]
 },
 "IndicatorRole": {
  "type": "string",
  "enum": [
   "threat",
   "warning"
  ],
  "description": "Role of an indicator list. `threat`: what the list names is malicious. `warning`: it’s benign, and findings about it are rated lower."
 },
 "IndicatorListPatch": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"
   },
   "role": {
    "$ref": "#/components/schemas/IndicatorRole"
   },
   "severity": {
    "$ref": "#/components/schemas/Severity"
   },
   "refresh_hours": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 720
     },
     {
      "type": "null"
     }
    ],
    "description": "Number of hours between reads of the URL; null means only on request."
   }
  }
 },
 "Reason": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "params": {
    "type": "object",
    "propertyNames": {
     "type": "string"
    },
    "additionalProperties": {
     "type": "string"
    }
   }
  },
  "required": [
   "code",
   "params"
  ],
  "description": "Stable message code of a sentence, with its parameters, for languages other than English. If the parameter `kind` is one of Vedetta’s own phrases, `kindCode` is its code and `kind_of` the value of its own parameter `of`. Left out for a sentence without a code."
 },
 "FileStatus": {
  "type": "string",
  "enum": [
   "QUEUED",
   "SCANNING",
   "FOUND",
   "PARTIAL",
   "CLEAN",
   "UNREADABLE",
   "FAILED"
  ],
  "description": "Life cycle of a scan. FOUND, PARTIAL and CLEAN are results; PARTIAL means that nothing was found and not every part was examined, UNREADABLE that the file could not be read, FAILED that the scanner could not finish."
 },
 "SetupState": {
  "type": "object",
  "properties": {
   "required": {
    "type": "boolean"
   },
   "sends_mail": {
    "description": "Whether the server sends email: false means that no mail server is configured and emails are kept as files on the server. If left out, true.",
    "type": "boolean"
   }
  },
  "required": [
   "required"
  ]
 },
 "SetupDone": {
  "type": "object",
  "properties": {
   "user_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "email": {
    "type": "string"
   },
   "company": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "name": {
      "type": "string"
     }
    },
    "required": [
     "id",
     "name"
    ]
   }
  },
  "required": [
   "user_id",
   "email",
   "company"
  ]
 },
 "SecondFactor": {
  "type": "object",
  "properties": {
   "enrolled_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "Time at which two-factor authentication was set up; null means that the next login sets it up."
   }
  },
  "required": [
   "enrolled_at"
  ]
 },
 "AuthenticatorOffer": {
  "type": "object",
  "properties": {
   "otpauth_url": {
    "type": "string"
   },
   "qr_svg": {
    "type": "string"
   },
   "secret": {
    "type": "string"
   },
   "offer": {
    "type": "string",
    "description": "Value to send with the confirmation, within ten minutes."
   }
  },
  "required": [
   "otpauth_url",
   "qr_svg",
   "secret",
   "offer"
  ]
 },
 "SessionList": {
  "type": "object",
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Session"
    }
   }
  },
  "required": [
   "results"
  ]
 },
 "Session": {
  "type": "object",
  "properties": {
   "id": {
    "type": "string"
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "last_used_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "address": {
    "type": [
     "string",
     "null"
    ]
   },
   "user_agent": {
    "type": [
     "string",
     "null"
    ]
   },
   "current": {
    "type": "boolean"
   }
  },
  "required": [
   "id",
   "created_at",
   "last_used_at",
   "address",
   "user_agent",
   "current"
  ],
  "description": "Device on which the caller is logged in."
 },
 "RevokedSessions": {
  "type": "object",
  "properties": {
   "revoked": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "revoked"
  ]
 },
 "RecoveryCodesLeft": {
  "type": "object",
  "properties": {
   "left": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "left"
  ]
 },
 "RecoveryCodes": {
  "type": "object",
  "properties": {
   "recovery_codes": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "required": [
   "recovery_codes"
  ]
 },
 "InvitationPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Invitation"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "PageLinks": {
  "type": "object",
  "properties": {
   "next": {
    "type": [
     "string",
     "null"
    ]
   },
   "previous": {
    "type": [
     "string",
     "null"
    ]
   }
  },
  "required": [
   "next",
   "previous"
  ],
  "description": "URLs of the neighbouring pages: the same call with another `page`."
 },
 "Invitation": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "email": {
    "type": "string"
   },
   "group_name": {
    "type": "string",
    "enum": [
     "Admins",
     "Analysts",
     "Viewers",
     "Trial Users"
    ]
   },
   "state": {
    "type": "string",
    "enum": [
     "pending",
     "expired"
    ]
   },
   "invited_by": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ]
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "expires_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "email",
   "group_name",
   "state",
   "invited_by",
   "created_at",
   "expires_at"
  ],
  "description": "Invitation to join the company. Accepted and withdrawn invitations are no longer listed; the audit log records them."
 },
 "Person": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "first_name": {
    "type": "string"
   },
   "last_name": {
    "type": "string"
   },
   "full_name": {
    "type": "string"
   },
   "email": {
    "type": "string"
   }
  },
  "required": [
   "id",
   "first_name",
   "last_name",
   "full_name",
   "email"
  ],
  "description": "Colleague, as everyone in the company can see them."
 },
 "InvitationView": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   },
   "company": {
    "type": "string"
   },
   "group_name": {
    "type": "string",
    "enum": [
     "Admins",
     "Analysts",
     "Viewers",
     "Trial Users"
    ]
   },
   "invited_by": {
    "type": [
     "string",
     "null"
    ]
   },
   "expires_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "email",
   "company",
   "group_name",
   "invited_by",
   "expires_at"
  ]
 },
 "InvitationAccepted": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   }
  },
  "required": [
   "email"
  ]
 },
 "AccessAnswer": {
  "type": "object",
  "properties": {
   "access": {
    "type": "string"
   }
  },
  "required": [
   "access"
  ]
 },
 "PasswordResetAnswer": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   }
  },
  "required": [
   "email"
  ]
 },
 "TrialAnswer": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   }
  },
  "required": [
   "email"
  ],
  "description": "Response to a trial request, the same whether or not the email address has an account."
 },
 "TrialLink": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   },
   "company": {
    "type": "string"
   }
  },
  "required": [
   "email",
   "company"
  ]
 },
 "TrialActivated": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   }
  },
  "required": [
   "email"
  ]
 },
 "RegistrationAnswer": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   }
  },
  "required": [
   "email"
  ],
  "description": "Response to a registration, the same for a new, a known and a foreign email address."
 },
 "EmailVerified": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   }
  },
  "required": [
   "email"
  ]
 },
 "EmailVerificationAnswer": {
  "type": "object",
  "properties": {
   "email": {
    "type": "string"
   }
  },
  "required": [
   "email"
  ]
 },
 "LoginAnswer": {
  "type": "object",
  "properties": {
   "mfa": {
    "type": "string",
    "enum": [
     "enroll",
     "verify"
    ]
   },
   "access": {
    "type": "string"
   }
  },
  "description": "Result of the login: either `mfa` (the next step, with a 5-minute pre-authentication cookie) or `access`."
 },
 "Enrolment": {
  "type": "object",
  "properties": {
   "otpauth_url": {
    "type": "string"
   },
   "qr_svg": {
    "type": "string"
   },
   "secret": {
    "type": "string"
   }
  },
  "required": [
   "otpauth_url",
   "qr_svg",
   "secret"
  ]
 },
 "VerifyAnswer": {
  "type": "object",
  "properties": {
   "access": {
    "type": "string"
   },
   "recovery_codes": {
    "type": "array",
    "items": {
     "type": "string"
    }
   }
  },
  "required": [
   "access"
  ],
  "description": "Result of the verification. Recovery codes appear once, in the response that completes the enrolment."
 },
 "WhoAmI": {
  "type": "object",
  "properties": {
   "user": {
    "$ref": "#/components/schemas/User"
   },
   "is_admin": {
    "type": "boolean"
   },
   "is_free_trial": {
    "type": "boolean"
   },
   "capabilities": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "contact_email": {
    "description": "Email address to contact for a full account during a free trial; null if the operator has set none.",
    "type": [
     "string",
     "null"
    ]
   },
   "event_position": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "Id of the company’s newest event at the time of the response: lists read later and `/ws/events/?after=` with this id leave no gap."
   }
  },
  "required": [
   "user",
   "is_admin",
   "is_free_trial",
   "capabilities",
   "contact_email",
   "event_position"
  ]
 },
 "User": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "first_name": {
    "type": "string"
   },
   "last_name": {
    "type": "string"
   },
   "full_name": {
    "type": "string"
   },
   "email": {
    "type": "string"
   },
   "phone_number": {
    "type": [
     "string",
     "null"
    ]
   },
   "is_active": {
    "type": "boolean"
   },
   "is_approved": {
    "type": "boolean"
   },
   "group_name": {
    "type": "string",
    "enum": [
     "Admins",
     "Analysts",
     "Viewers",
     "Trial Users"
    ]
   },
   "groups_details": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "enum": [
        "Admins",
        "Analysts",
        "Viewers",
        "Trial Users"
       ]
      }
     },
     "required": [
      "name"
     ]
    }
   },
   "tour_visible": {
    "type": "boolean"
   },
   "mfa_enrolled": {
    "type": "boolean"
   },
   "theme": {
    "type": "string",
    "enum": [
     "system",
     "light",
     "dark"
    ]
   },
   "time_zone": {
    "type": [
     "string",
     "null"
    ]
   },
   "language": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "en",
       "it"
      ]
     },
     {
      "type": "null"
     }
    ],
    "description": "Language of the user interface; null follows the browser."
   },
   "date_language": {
    "type": "string",
    "enum": [
     "en",
     "it"
    ],
    "description": "Language of month names."
   },
   "mail_contexts": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NotificationContext"
    },
    "description": "Notifications that are also sent by email."
   },
   "email_verified_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "Time at which the person verified the email address; null for a registration that hasn’t been verified yet."
   },
   "date_joined": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "last_login": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "company_details": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "name": {
      "type": "string"
     },
     "total_scan": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ],
      "description": "Scan allowance; null if unlimited."
     },
     "scans_left": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "id",
     "name",
     "total_scan",
     "scans_left"
    ]
   }
  },
  "required": [
   "id",
   "first_name",
   "last_name",
   "full_name",
   "email",
   "phone_number",
   "is_active",
   "is_approved",
   "group_name",
   "groups_details",
   "tour_visible",
   "mfa_enrolled",
   "theme",
   "time_zone",
   "language",
   "date_language",
   "mail_contexts",
   "email_verified_at",
   "date_joined",
   "last_login",
   "company_details"
  ]
 },
 "UserPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/User"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "ColleaguePage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Person"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "GroupList": {
  "type": "object",
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Group"
    }
   }
  },
  "required": [
   "results"
  ]
 },
 "Group": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "enum": [
     "Admins",
     "Analysts",
     "Viewers",
     "Trial Users"
    ]
   },
   "description": {
    "type": "string"
   },
   "capabilities": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "user_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "name",
   "description",
   "capabilities",
   "user_count"
  ]
 },
 "UploadToken": {
  "type": "object",
  "properties": {
   "token": {
    "type": "string"
   },
   "expires_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "token",
   "expires_at"
  ]
 },
 "FileUpload": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "filename": {
    "type": "string"
   },
   "size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "mime": {
    "description": "MIME type of the actual bytes, not what the name claims; null until read.",
    "type": [
     "string",
     "null"
    ]
   },
   "type_label": {
    "description": "Label of the file type, for texts also based on what they declare or are named: `JPEG image`, `Windows program`, `Mail`, `CSV table`.",
    "type": [
     "string",
     "null"
    ]
   },
   "type_code": {
    "description": "The stable name of `type_label`: `fileKindJPEGImage`.",
    "type": [
     "string",
     "null"
    ]
   },
   "sha256": {
    "type": "string"
   },
   "status": {
    "$ref": "#/components/schemas/FileStatus"
   },
   "problem": {
    "description": "Reason the file could not be read or the scan failed.",
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "coverage": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ScanCoverage"
     },
     {
      "type": "null"
     }
    ],
    "description": "Coverage of the scan; null until scanned."
   },
   "headline": {
    "description": "Title of the most severe alert.",
    "type": [
     "string",
     "null"
    ]
   },
   "headline_code": {
    "description": "The code of the title’s reason; removed in 0.3.",
    "deprecated": true,
    "type": [
     "string",
     "null"
    ]
   },
   "headline_reason": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/LineReason"
     },
     {
      "type": "null"
     }
    ]
   },
   "highest_severity": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Severity"
     },
     {
      "type": "null"
     }
    ]
   },
   "detectors_done": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "detectors_total": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "media_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "shows_passwords": {
    "type": "boolean",
    "description": "Whether it shows passwords of the company’s accounts. If so, its original requires the capability `passwords.reveal`."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "scanned_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "id",
   "filename",
   "size",
   "mime",
   "type_label",
   "type_code",
   "sha256",
   "status",
   "problem",
   "problem_reasons",
   "coverage",
   "headline",
   "headline_code",
   "headline_reason",
   "highest_severity",
   "detectors_done",
   "detectors_total",
   "media_id",
   "shows_passwords",
   "created_at",
   "scanned_at"
  ]
 },
 "ScanCoverage": {
  "type": "object",
  "properties": {
   "parts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of parts: the item itself and everything opened inside it."
   },
   "examined": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of parts that an extractor for their kind opened and every applicable detector scanned."
   },
   "unexamined": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "path": {
       "type": "array",
       "items": {
        "type": "string"
       },
       "description": "Path from the item to the part; empty for the item itself."
      },
      "path_reasons": {
       "type": "array",
       "items": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/ReasonOutput"
         },
         {
          "type": "null"
         }
        ]
       },
       "description": "Stable message codes of the steps in `path`, in order; null for each step that is a name."
      },
      "reason": {
       "type": "string"
      },
      "reason_reasons": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ReasonOutput"
       },
       "description": "Stable message codes of the sentences in `reason`, in order; empty if any sentence has none."
      }
     },
     "required": [
      "path",
      "path_reasons",
      "reason",
      "reason_reasons"
     ]
    },
    "description": "Parts that weren’t examined and the reasons, at most 50."
   }
  },
  "required": [
   "parts",
   "examined",
   "unexamined"
  ],
  "description": "Extent to which a scan examined an item."
 },
 "LineReason": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "params": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string"
      },
      "value": {
       "type": "string"
      }
     },
     "required": [
      "name",
      "value"
     ]
    }
   }
  },
  "required": [
   "code",
   "params"
  ],
  "description": "Stable message code of the line, with its parameters as in `Reason`, for languages other than English. In a summary, the parameter `seen` is the part that was found, to be highlighted."
 },
 "FileUploadPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/FileUpload"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "AlertsAnalytics": {
  "type": "object",
  "properties": {
   "total_alerts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "severity_counts": {
    "type": "object",
    "propertyNames": {
     "type": "string"
    },
    "additionalProperties": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "description": "Number of alerts by severity, `1` to `5`."
   },
   "validated_alerts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "total_media": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "current_year": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "current_month": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   }
  },
  "required": [
   "total_alerts",
   "severity_counts",
   "validated_alerts",
   "total_media",
   "current_year",
   "current_month"
  ],
  "description": "One month, in UTC. Validated: in progress or resolved."
 },
 "AnalyticsStats": {
  "type": "object",
  "properties": {
   "from": {
    "type": "string",
    "format": "date",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
    "description": "Day, such as 2026-11-21."
   },
   "to": {
    "type": "string",
    "format": "date",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
    "description": "Day, such as 2026-11-21."
   },
   "total_alerts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "total_media": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "days": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "day": {
       "type": "string",
       "format": "date",
       "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
       "description": "Day, such as 2026-11-21."
      },
      "severity": {
       "$ref": "#/components/schemas/Severity"
      },
      "count": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "day",
      "severity",
      "count"
     ]
    },
    "description": "Days in `time_zone`; days and severities without alerts are left out."
   },
   "sources": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "source_id": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      },
      "source_name": {
       "type": "string"
      },
      "alerts": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      },
      "media": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "source_id",
      "source_name",
      "alerts",
      "media"
     ]
    }
   },
   "statuses": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "status": {
       "$ref": "#/components/schemas/AlertStatus"
      },
      "count": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "status",
      "count"
     ]
    }
   },
   "targets": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "target_id": {
       "anyOf": [
        {
         "type": "integer",
         "minimum": -9007199254740991,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "name": {
       "type": "string"
      },
      "count": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "target_id",
      "name",
      "count"
     ]
    },
    "description": "Targets with the most alerts, at most 50; null means no target, as with an upload."
   },
   "detectors": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "detector": {
       "type": "string"
      },
      "label": {
       "type": "string"
      },
      "count": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      },
      "right": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      },
      "wrong": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      },
      "precision": {
       "anyOf": [
        {
         "type": "number",
         "minimum": 0,
         "maximum": 1
        },
        {
         "type": "null"
        }
       ]
      }
     },
     "required": [
      "detector",
      "label",
      "count",
      "right",
      "wrong",
      "precision"
     ]
    },
    "description": "Feedback by detector. Right: confirmed or known and accepted. Wrong: false positives. Precision: right / (right + wrong); null without feedback."
   },
   "heat_map": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "weekday": {
       "type": "integer",
       "minimum": 1,
       "maximum": 7
      },
      "hour": {
       "type": "integer",
       "minimum": 0,
       "maximum": 23
      },
      "count": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "weekday",
      "hour",
      "count"
     ]
    },
    "description": "Number of alerts by weekday (1 is Monday) and hour, in `time_zone`; empty hours are left out."
   },
   "time_to_triage": {
    "$ref": "#/components/schemas/TimeSpread"
   },
   "time_to_resolve": {
    "$ref": "#/components/schemas/TimeSpread"
   }
  },
  "required": [
   "from",
   "to",
   "total_alerts",
   "total_media",
   "days",
   "sources",
   "statuses",
   "targets",
   "detectors",
   "heat_map",
   "time_to_triage",
   "time_to_resolve"
  ]
 },
 "TimeSpread": {
  "type": "object",
  "properties": {
   "median": {
    "type": [
     "number",
     "null"
    ]
   },
   "p95": {
    "type": [
     "number",
     "null"
    ]
   },
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "median",
   "p95",
   "count"
  ],
  "description": "Durations in seconds; null if nothing was measured."
 },
 "AlertPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Alert"
    }
   },
   "count_is_partial": {
    "type": "boolean",
    "description": "Whether a search matches more than the numbers here say, which are then lower bounds. Without a search, always false."
   },
   "start": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "Number of alerts before the first one on this page."
   },
   "end_cursor": {
    "type": "string",
    "description": "Cursor to send as `after` with the number of a later page. Left out for an empty page, and if the list is sorted by `updated_at`."
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results",
   "count_is_partial"
  ]
 },
 "Alert": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "media_title": {
    "type": "string"
   },
   "media_title_code": {
    "description": "Stable message code of the title, for languages other than English; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "media_title_of": {
    "description": "Value of the title’s parameter, such as the author of a post; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "media_target": {
    "$ref": "#/components/schemas/MediaTarget"
   },
   "source_id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "detector": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "title_code": {
    "description": "The code of the title’s reason; removed in 0.3.",
    "deprecated": true,
    "type": [
     "string",
     "null"
    ]
   },
   "title_reason": {
    "$ref": "#/components/schemas/LineReason"
   },
   "summary": {
    "type": "string",
    "description": "Line that says what was found."
   },
   "summary_reason": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/LineReason"
     },
     {
      "type": "null"
     }
    ],
    "description": "Stable message code of `summary`; null if it’s nothing but a quotation."
   },
   "marks": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "start": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      },
      "end": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "start",
      "end"
     ]
    },
    "description": "Parts of `summary` that were found, as half-open UTF-16 ranges."
   },
   "severity": {
    "$ref": "#/components/schemas/Severity"
   },
   "severity_set_by_person": {
    "type": "boolean"
   },
   "status": {
    "$ref": "#/components/schemas/AlertStatus"
   },
   "assignee": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ]
   },
   "seen_count": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "feedback_response": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/FeedbackResponse"
     },
     {
      "type": "null"
     }
    ]
   },
   "dismiss_reason": {
    "type": [
     "string",
     "null"
    ]
   },
   "detected_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "updated_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "version",
   "media_id",
   "media_title",
   "media_title_code",
   "media_title_of",
   "media_target",
   "source_id",
   "detector",
   "title",
   "title_code",
   "title_reason",
   "summary",
   "summary_reason",
   "marks",
   "severity",
   "severity_set_by_person",
   "status",
   "assignee",
   "seen_count",
   "feedback_response",
   "dismiss_reason",
   "detected_at",
   "updated_at"
  ]
 },
 "MediaTarget": {
  "type": "object",
  "properties": {
   "source_name": {
    "type": "string"
   },
   "search_string": {
    "type": [
     "string",
     "null"
    ]
   },
   "account_username": {
    "type": [
     "string",
     "null"
    ]
   },
   "prefix": {
    "type": "string",
    "description": "Prefix of the watched account or search, as with targets: `@`, `#`, `+`, `/`; often empty."
   }
  },
  "required": [
   "source_name",
   "search_string",
   "account_username",
   "prefix"
  ],
  "description": "Target that was watched; for an upload, the search string is the file name."
 },
 "AlertCounts": {
  "type": "object",
  "properties": {
   "DETECTED": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "VALIDATED": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "RESOLVED": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "DISMISSED": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "media": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "open_by_severity": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "severity": {
       "$ref": "#/components/schemas/Severity"
      },
      "count": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "severity",
      "count"
     ]
    }
   },
   "critical_to_review": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "oldest_to_review": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "in_progress_mine": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "count_is_partial": {
    "type": "boolean",
    "description": "Whether a search matches more than the numbers here say, which are then lower bounds. Without a search, always false."
   }
  },
  "required": [
   "DETECTED",
   "VALIDATED",
   "RESOLVED",
   "DISMISSED",
   "media",
   "open_by_severity",
   "critical_to_review",
   "oldest_to_review",
   "in_progress_mine",
   "count_is_partial"
  ]
 },
 "AlertWalk": {
  "type": "object",
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Alert"
    }
   },
   "next": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ],
    "description": "Value for `after`; null if there’s nothing more for now."
   }
  },
  "required": [
   "results",
   "next"
  ]
 },
 "AlertDetails": {
  "type": "object",
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/AlertDetail"
    }
   }
  },
  "required": [
   "results"
  ]
 },
 "AlertDetail": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "media_title": {
    "type": "string"
   },
   "media_title_code": {
    "description": "Stable message code of the title, for languages other than English; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "media_title_of": {
    "description": "Value of the title’s parameter, such as the author of a post; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "media_target": {
    "$ref": "#/components/schemas/MediaTarget"
   },
   "source_id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "detector": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "title_code": {
    "description": "The code of the title’s reason; removed in 0.3.",
    "deprecated": true,
    "type": [
     "string",
     "null"
    ]
   },
   "title_reason": {
    "$ref": "#/components/schemas/LineReason"
   },
   "summary": {
    "type": "string",
    "description": "Line that says what was found."
   },
   "summary_reason": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/LineReason"
     },
     {
      "type": "null"
     }
    ],
    "description": "Stable message code of `summary`; null if it’s nothing but a quotation."
   },
   "marks": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "start": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      },
      "end": {
       "type": "integer",
       "minimum": -9007199254740991,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "start",
      "end"
     ]
    },
    "description": "Parts of `summary` that were found, as half-open UTF-16 ranges."
   },
   "severity": {
    "$ref": "#/components/schemas/Severity"
   },
   "severity_set_by_person": {
    "type": "boolean"
   },
   "status": {
    "$ref": "#/components/schemas/AlertStatus"
   },
   "assignee": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ]
   },
   "seen_count": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "feedback_response": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/FeedbackResponse"
     },
     {
      "type": "null"
     }
    ]
   },
   "dismiss_reason": {
    "type": [
     "string",
     "null"
    ]
   },
   "detected_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "updated_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "findings": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Finding"
    }
   }
  },
  "required": [
   "id",
   "version",
   "media_id",
   "media_title",
   "media_title_code",
   "media_title_of",
   "media_target",
   "source_id",
   "detector",
   "title",
   "title_code",
   "title_reason",
   "summary",
   "summary_reason",
   "marks",
   "severity",
   "severity_set_by_person",
   "status",
   "assignee",
   "seen_count",
   "feedback_response",
   "dismiss_reason",
   "detected_at",
   "updated_at",
   "findings"
  ]
 },
 "Finding": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "alert_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "detector": {
    "type": "string"
   },
   "detector_label": {
    "type": "string"
   },
   "detector_version": {
    "type": "string"
   },
   "rule": {
    "type": "string"
   },
   "path": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Path from the item to the place: `photo.png`, `QR code`, `URL`."
   },
   "path_reasons": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "$ref": "#/components/schemas/ReasonOutput"
      },
      {
       "type": "null"
      }
     ]
    },
    "description": "Stable message codes of the steps in `path`, in order; null for each step that is a name."
   },
   "place": {
    "$ref": "#/components/schemas/Place"
   },
   "excerpt": {
    "type": "string",
    "description": "Text of the finding, with secrets masked and links defanged."
   },
   "excerpt_reason": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ReasonOutput"
     },
     {
      "type": "null"
     }
    ],
    "description": "Stable message code of `excerpt`; null if it’s nothing but a quotation."
   },
   "why": {
    "type": "string",
    "description": "Reason for the finding, in one plain sentence."
   },
   "why_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `why`, in order; empty if any sentence has none."
   },
   "score": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
   },
   "confidence": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   },
   "severity": {
    "$ref": "#/components/schemas/Severity"
   }
  },
  "required": [
   "id",
   "alert_id",
   "detector",
   "detector_label",
   "detector_version",
   "rule",
   "path",
   "path_reasons",
   "place",
   "excerpt",
   "excerpt_reason",
   "why",
   "why_reasons",
   "score",
   "confidence",
   "severity"
  ]
 },
 "Place": {
  "oneOf": [
   {
    "type": "object",
    "properties": {
     "kind": {
      "type": "string",
      "const": "bytes"
     },
     "offset": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     },
     "length": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     }
    },
    "required": [
     "kind",
     "offset",
     "length"
    ]
   },
   {
    "type": "object",
    "properties": {
     "kind": {
      "type": "string",
      "const": "text"
     },
     "offset": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     },
     "length": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     }
    },
    "required": [
     "kind",
     "offset",
     "length"
    ]
   },
   {
    "type": "object",
    "properties": {
     "kind": {
      "type": "string",
      "const": "box"
     },
     "image_width": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "image_height": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "points": {
      "minItems": 3,
      "maxItems": 8,
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "x": {
         "type": "number"
        },
        "y": {
         "type": "number"
        }
       },
       "required": [
        "x",
        "y"
       ]
      }
     },
     "parts": {
      "description": "Lines of a multi-line text, if the shape around them covers more than the finding; left out if the shape covers only the finding.",
      "maxItems": 40,
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Rectangle"
      }
     }
    },
    "required": [
     "kind",
     "image_width",
     "image_height",
     "points"
    ]
   },
   {
    "type": "object",
    "properties": {
     "kind": {
      "type": "string",
      "const": "position"
     },
     "latitude": {
      "type": "number"
     },
     "longitude": {
      "type": "number"
     },
     "altitude": {
      "type": [
       "number",
       "null"
      ]
     }
    },
    "required": [
     "kind",
     "latitude",
     "longitude",
     "altitude"
    ]
   },
   {
    "type": "object",
    "properties": {
     "kind": {
      "type": "string",
      "const": "pictures"
     },
     "seen": {
      "$ref": "#/components/schemas/AccountPicture"
     },
     "known": {
      "$ref": "#/components/schemas/AccountPicture"
     }
    },
    "required": [
     "kind",
     "seen",
     "known"
    ]
   },
   {
    "type": "object",
    "properties": {
     "kind": {
      "type": "string",
      "const": "whole"
     }
    },
    "required": [
     "kind"
    ]
   }
  ],
  "type": "object"
 },
 "Rectangle": {
  "type": "object",
  "properties": {
   "left": {
    "type": "number"
   },
   "top": {
    "type": "number"
   },
   "width": {
    "type": "number"
   },
   "height": {
    "type": "number"
   }
  },
  "required": [
   "left",
   "top",
   "width",
   "height"
  ]
 },
 "AccountPicture": {
  "type": "object",
  "properties": {
   "account": {
    "type": "string",
    "maxLength": 255
   },
   "image": {
    "type": "string",
    "maxLength": 32768,
    "pattern": "^data:image\\/webp;base64,[A-Za-z0-9+/]+={0,2}$",
    "description": "Data URL of the image: re-encoded as WebP, at most 128 pixels a side."
   }
  },
  "required": [
   "account",
   "image"
  ],
  "description": "Image of an account as it was when the account was compared."
 },
 "StatusOption": {
  "type": "object",
  "properties": {
   "value": {
    "$ref": "#/components/schemas/AlertStatus"
   },
   "label": {
    "type": "string"
   },
   "transitions": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/AlertStatus"
    }
   }
  },
  "required": [
   "value",
   "label",
   "transitions"
  ]
 },
 "FeedbackOption": {
  "type": "object",
  "properties": {
   "value": {
    "$ref": "#/components/schemas/FeedbackResponse"
   },
   "label": {
    "type": "string"
   }
  },
  "required": [
   "value",
   "label"
  ]
 },
 "BulkResult": {
  "type": "object",
  "properties": {
   "changed": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/BulkRow"
    }
   },
   "undo_token": {
    "type": [
     "string",
     "null"
    ]
   },
   "undo_expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "changed",
   "results",
   "undo_token",
   "undo_expires_at"
  ],
  "description": "Result of a bulk change. The token undoes the change for 10 minutes; null if nothing changed."
 },
 "BulkRow": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "outcome": {
    "type": "string",
    "enum": [
     "changed",
     "unchanged",
     "stale",
     "invalid_transition",
     "not_closed",
     "restored",
     "changed_since"
    ]
   },
   "version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "status": {
    "$ref": "#/components/schemas/AlertStatus"
   }
  },
  "required": [
   "id",
   "outcome",
   "version",
   "status"
  ],
  "description": "Outcome for one alert, with its current state."
 },
 "Note": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "alert_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "author": {
    "$ref": "#/components/schemas/Person"
   },
   "text": {
    "type": "string"
   },
   "tagged_users": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Person"
    }
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "updated_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "id",
   "media_id",
   "alert_id",
   "author",
   "text",
   "tagged_users",
   "created_at",
   "updated_at"
  ],
  "description": "Note on a media item; mentions appear in its text as `@{{address}}`."
 },
 "SavedViewList": {
  "type": "object",
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SavedView"
    }
   }
  },
  "required": [
   "results"
  ]
 },
 "SavedView": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "name": {
    "type": "string"
   },
   "query": {
    "type": "string",
    "maxLength": 4000,
    "pattern": "^[\\w.~!*'()%+=&:@,;/-]*$",
    "description": "Query string of the threat manager’s URL: list, filters and search."
   },
   "is_shared": {
    "type": "boolean",
    "description": "Whether everyone in the company can see the view; otherwise only the user who created it can."
   },
   "is_default": {
    "type": "boolean",
    "description": "Whether it’s the caller’s default view."
   },
   "may_change": {
    "type": "boolean",
    "description": "Whether the caller may rename, share and delete it: the user who created it and, for a shared view, also admins."
   },
   "created_by": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ],
    "description": "User who created it; null if the account has been deleted."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "name",
   "query",
   "is_shared",
   "is_default",
   "may_change",
   "created_by",
   "created_at"
  ],
  "description": "List of the threat manager that someone has saved under a name."
 },
 "MediaPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MediaSummary"
    }
   },
   "count_is_partial": {
    "type": "boolean",
    "description": "Whether a search matches more than the numbers here say, which are then lower bounds. Without a search, always false."
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results",
   "count_is_partial"
  ]
 },
 "MediaSummary": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "title": {
    "type": "string"
   },
   "title_code": {
    "description": "Stable message code of the title, for languages other than English; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "title_of": {
    "description": "Value of the title’s parameter, such as the author of a post; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "source_id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "media_target": {
    "$ref": "#/components/schemas/MediaTarget"
   },
   "scan_status": {
    "$ref": "#/components/schemas/FileStatus"
   },
   "problem": {
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "coverage": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ScanCoverage"
     },
     {
      "type": "null"
     }
    ],
    "description": "Coverage of the scan; null until scanned."
   },
   "highest_severity": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Severity"
     },
     {
      "type": "null"
     }
    ]
   },
   "alert_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "alert_statuses": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/StatusTally"
    },
    "description": "Number of its alerts by status; statuses without alerts are left out."
   },
   "seen_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "preview": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/MediaPreview"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "id",
   "title",
   "title_code",
   "title_of",
   "source_id",
   "media_target",
   "scan_status",
   "problem",
   "problem_reasons",
   "coverage",
   "highest_severity",
   "alert_count",
   "alert_statuses",
   "seen_count",
   "created_at",
   "preview"
  ]
 },
 "StatusTally": {
  "type": "object",
  "properties": {
   "status": {
    "$ref": "#/components/schemas/AlertStatus"
   },
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "status",
   "count"
  ],
  "description": "Number of alerts with a status."
 },
 "MediaPreview": {
  "type": "object",
  "properties": {
   "width": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "height": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "width",
   "height"
  ],
  "description": "Preview of an image; `getMediaPreview` returns the re-encoded image."
 },
 "MediaWalk": {
  "type": "object",
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MediaSummary"
    }
   },
   "next": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ],
    "description": "Value for `after`; null if there’s nothing more for now."
   }
  },
  "required": [
   "results",
   "next"
  ]
 },
 "ActivityPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Activity"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "Activity": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "alert_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "alert_title": {
    "type": [
     "string",
     "null"
    ]
   },
   "alert_title_code": {
    "description": "The code of the title’s reason; removed in 0.3.",
    "deprecated": true,
    "type": [
     "string",
     "null"
    ]
   },
   "alert_title_reason": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/LineReason"
     },
     {
      "type": "null"
     }
    ]
   },
   "actor": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ],
    "description": "User who acted; null for Vedetta itself."
   },
   "kind": {
    "type": "string",
    "enum": [
     "detected",
     "rescan_asked",
     "rescanned",
     "status_changed",
     "severity_changed",
     "assigned",
     "note_added",
     "note_changed",
     "note_deleted",
     "feedback_given",
     "media_assigned",
     "media_changed",
     "publisher_contacted",
     "original_downloaded",
     "passwords_revealed",
     "recorded"
    ]
   },
   "old_value": {
    "type": [
     "string",
     "null"
    ]
   },
   "new_value": {
    "type": [
     "string",
     "null"
    ]
   },
   "detail": {
    "description": "Details of the change: reason for a dismissal, feedback on a resolution, comment, or subject of a message.",
    "type": [
     "string",
     "null"
    ]
   },
   "is_undo": {
    "type": "boolean",
    "description": "Whether it undoes an earlier change, which isn’t a step of the life cycle."
   },
   "note": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Note"
     },
     {
      "type": "null"
     }
    ]
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "media_id",
   "alert_id",
   "alert_title",
   "alert_title_code",
   "alert_title_reason",
   "actor",
   "kind",
   "old_value",
   "new_value",
   "detail",
   "is_undo",
   "note",
   "created_at"
  ]
 },
 "NotePage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Note"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "PublisherLetter": {
  "type": "object",
  "properties": {
   "to": {
    "type": [
     "string",
     "null"
    ]
   },
   "subject": {
    "type": "string"
   },
   "text": {
    "type": "string"
   },
   "sent_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "left_today": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of messages that the company may still send within 24 hours."
   },
   "per_day": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of messages that a company may send within 24 hours."
   }
  },
  "required": [
   "to",
   "subject",
   "text",
   "sent_at",
   "left_today",
   "per_day"
  ],
  "description": "Message to a publisher; a draft until `sent_at` gives the time at which it was handed over for delivery."
 },
 "MediaDetail": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "title": {
    "type": "string"
   },
   "title_code": {
    "description": "Stable message code of the title, for languages other than English; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "title_of": {
    "description": "Value of the title’s parameter, such as the author of a post; null if it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "source_id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "media_target": {
    "$ref": "#/components/schemas/MediaTarget"
   },
   "scan_status": {
    "$ref": "#/components/schemas/FileStatus"
   },
   "problem": {
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "coverage": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ScanCoverage"
     },
     {
      "type": "null"
     }
    ],
    "description": "Coverage of the scan; null until scanned."
   },
   "highest_severity": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Severity"
     },
     {
      "type": "null"
     }
    ]
   },
   "alert_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "alert_statuses": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/StatusTally"
    },
    "description": "Number of its alerts by status; statuses without alerts are left out."
   },
   "seen_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "preview": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/MediaPreview"
     },
     {
      "type": "null"
     }
    ]
   },
   "text": {
    "type": [
     "string",
     "null"
    ]
   },
   "url": {
    "type": [
     "string",
     "null"
    ]
   },
   "file": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/MediaFile"
     },
     {
      "type": "null"
     }
    ]
   },
   "shows_passwords": {
    "type": "boolean",
    "description": "Whether it shows passwords of the company’s accounts. If so, they and its original require the capability `passwords.reveal`."
   },
   "author": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/MediaAuthor"
     },
     {
      "type": "null"
     }
    ],
    "description": "Author of the item; null for uploads and if the source names no one."
   },
   "also_found_by": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MediaTarget"
    },
    "description": "Targets that found it after `media_target`; lists filtered by any of them include it."
   },
   "published_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "Time at which it was published, according to the source."
   },
   "id_at_source": {
    "description": "Id of the item at the source; null for uploads.",
    "type": [
     "string",
     "null"
    ]
   },
   "has_publisher": {
    "type": "boolean",
    "description": "Whether there’s a publisher to contact about it; false for the company’s own files."
   },
   "uploaded_by": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ]
   },
   "assignee": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ]
   },
   "publisher_email": {
    "type": [
     "string",
     "null"
    ]
   },
   "alerts": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Alert"
    }
   },
   "findings": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Finding"
    }
   },
   "scan_report": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ScanReportRow"
    }
   },
   "similar": {
    "$ref": "#/components/schemas/SimilarMedia"
   },
   "rule_precision": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RulePrecision"
    }
   }
  },
  "required": [
   "id",
   "title",
   "title_code",
   "title_of",
   "source_id",
   "media_target",
   "scan_status",
   "problem",
   "problem_reasons",
   "coverage",
   "highest_severity",
   "alert_count",
   "alert_statuses",
   "seen_count",
   "created_at",
   "preview",
   "text",
   "url",
   "file",
   "shows_passwords",
   "author",
   "also_found_by",
   "published_at",
   "id_at_source",
   "has_publisher",
   "uploaded_by",
   "assignee",
   "publisher_email",
   "alerts",
   "findings",
   "scan_report",
   "similar",
   "rule_precision"
  ]
 },
 "MediaFile": {
  "type": "object",
  "properties": {
   "filename": {
    "type": "string"
   },
   "size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "mime": {
    "type": [
     "string",
     "null"
    ]
   },
   "type_label": {
    "type": [
     "string",
     "null"
    ]
   },
   "type_code": {
    "description": "The stable name of `type_label`: `fileKindJPEGImage`.",
    "type": [
     "string",
     "null"
    ]
   },
   "sha256": {
    "type": "string"
   },
   "has_original": {
    "type": "boolean",
    "description": "Whether `getMediaOriginal` returns the bytes; a post isn’t a file."
   }
  },
  "required": [
   "filename",
   "size",
   "mime",
   "type_label",
   "type_code",
   "sha256",
   "has_original"
  ]
 },
 "MediaAuthor": {
  "type": "object",
  "properties": {
   "handle": {
    "description": "Handle without its `@`; null if the source only has names.",
    "type": [
     "string",
     "null"
    ]
   },
   "name": {
    "description": "Name of the account; null if the source only gives a handle.",
    "type": [
     "string",
     "null"
    ]
   },
   "url": {
    "description": "URL of the account. It’s set by the source and may lead anywhere.",
    "type": [
     "string",
     "null"
    ]
   }
  },
  "required": [
   "handle",
   "name",
   "url"
  ],
  "description": "Author who published an item, according to the source."
 },
 "ScanReportRow": {
  "type": "object",
  "properties": {
   "detector": {
    "type": "string"
   },
   "detector_label": {
    "type": "string"
   },
   "detector_version": {
    "type": "string"
   },
   "outcome": {
    "$ref": "#/components/schemas/ReportOutcome"
   },
   "findings": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "detail": {
    "type": [
     "string",
     "null"
    ]
   },
   "duration_ms": {
    "type": "number"
   },
   "detail_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `detail`, in order; empty if any sentence has none."
   }
  },
  "required": [
   "detector",
   "detector_label",
   "detector_version",
   "outcome",
   "findings",
   "detail",
   "duration_ms",
   "detail_reasons"
  ],
  "description": "Row for a detector that scanned the item, with or without findings."
 },
 "ReportOutcome": {
  "type": "string",
  "enum": [
   "FOUND",
   "NOTHING",
   "NOT_APPLICABLE",
   "UNREADABLE",
   "LIMIT",
   "FAILED"
  ]
 },
 "SimilarMedia": {
  "type": "object",
  "properties": {
   "seen_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of times any of them was seen, including this item."
   },
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of other items."
   },
   "alert_statuses": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/StatusTally"
    },
    "description": "Number of alerts of all the other items, by status."
   },
   "items": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MediaSummary"
    },
    "description": "Newest 20 of the other items."
   }
  },
  "required": [
   "seen_count",
   "count",
   "alert_statuses",
   "items"
  ],
  "description": "Items that have the same text after normalisation or look the same, as far as a perceptual hash can tell."
 },
 "RulePrecision": {
  "type": "object",
  "properties": {
   "detector": {
    "type": "string"
   },
   "rule": {
    "type": "string"
   },
   "right": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "wrong": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "detector",
   "rule",
   "right",
   "wrong"
  ],
  "description": "Feedback that the company gave on the alerts of a rule, among the newest 1,000 alerts of its detector that have feedback. Rules without feedback are left out."
 },
 "Presence": {
  "type": "object",
  "properties": {
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "people": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Onlooker"
    }
   }
  },
  "required": [
   "media_id",
   "people"
  ],
  "description": "People viewing a media item now, by name, including the caller. Also a message of `/ws/presence/`."
 },
 "Onlooker": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "first_name": {
    "type": "string"
   },
   "last_name": {
    "type": "string"
   },
   "full_name": {
    "type": "string"
   }
  },
  "required": [
   "id",
   "first_name",
   "last_name",
   "full_name"
  ],
  "description": "Colleague who has the item open."
 },
 "MediaGroups": {
  "type": "object",
  "properties": {
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MediaGroup"
    }
   }
  },
  "required": [
   "results"
  ]
 },
 "MediaGroup": {
  "type": "object",
  "properties": {
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "group_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991,
    "description": "Id of the group, the same for all its items."
   },
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of items in the group, including this one."
   },
   "seen_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of times any of them was seen."
   }
  },
  "required": [
   "media_id",
   "group_id",
   "count",
   "seen_count"
  ],
  "description": "Group to which an item belongs: items that have the same text or look the same."
 },
 "MediaText": {
  "type": "object",
  "properties": {
   "text": {
    "description": "Text of the part; null if the item has no text.",
    "type": [
     "string",
     "null"
    ]
   },
   "offset": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Offset at which the part begins; one less than requested if a surrogate pair would otherwise be split."
   },
   "length": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Length of the whole text."
   },
   "next_offset": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ],
    "description": "Offset at which the next part begins; null after the last one."
   }
  },
  "required": [
   "text",
   "offset",
   "length",
   "next_offset"
  ],
  "description": "Part of the text of an item: of a post, or of a text file. Offsets are in UTF-16 units, as in the places of findings."
 },
 "MediaMail": {
  "type": "object",
  "properties": {
   "mail": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ShownMail"
     },
     {
      "type": "null"
     }
    ],
    "description": "Email in readable form; null if the item isn’t an email, or has no email at that position."
   }
  },
  "required": [
   "mail"
  ]
 },
 "ShownMail": {
  "type": "object",
  "properties": {
   "kind": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "MAIL",
       "MAILBOX"
      ]
     },
     {
      "type": "null"
     }
    ],
    "description": "Kind of message: email or mailbox; null if it wasn’t read, with the reason in `problem`."
   },
   "problem": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "TOO_LARGE",
       "TOO_DEEP",
       "TOO_SLOW"
      ]
     },
     {
      "type": "null"
     }
    ],
    "description": "Reason only the source is available: more than 64 MiB; parts nested too deeply or headers too long; more time or memory needed than the limit for one email."
   },
   "steps": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Path from the item to this email, as in `path` of findings but without the item itself."
   },
   "fields": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MailField"
    }
   },
   "sent_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "Time in the date header, if it can be read."
   },
   "faces": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MailFace"
    }
   },
   "part": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/MailPart"
     },
     {
      "type": "null"
     }
    ],
    "description": "Part of the content; null if the email has none."
   },
   "files": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MailFile"
    }
   },
   "file_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of files; only the first 200 are listed."
   }
  },
  "required": [
   "kind",
   "problem",
   "steps",
   "fields",
   "sent_at",
   "faces",
   "part",
   "files",
   "file_count"
  ],
  "description": "Email or mailbox in readable form. All of it comes from the sender and is untrusted."
 },
 "MailField": {
  "type": "object",
  "properties": {
   "name": {
    "$ref": "#/components/schemas/MailFieldName"
   },
   "text": {
    "type": "string"
   },
   "more": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of email addresses left out."
   },
   "marks": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MailMark"
    }
   }
  },
  "required": [
   "name",
   "text",
   "more",
   "marks"
  ],
  "description": "Header field, as the sender wrote it."
 },
 "MailFieldName": {
  "type": "string",
  "enum": [
   "SUBJECT",
   "FROM",
   "REPLY_TO",
   "TO",
   "CC",
   "DATE"
  ]
 },
 "MailMark": {
  "type": "object",
  "properties": {
   "finding_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "offset": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "length": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "finding_id",
   "offset",
   "length"
  ],
  "description": "Position of a finding in a displayed text, in UTF-16 units. Its `place` refers to another text: that of the file, or of the decoded body."
 },
 "MailFace": {
  "type": "object",
  "properties": {
   "kind": {
    "$ref": "#/components/schemas/MailFaceKind"
   },
   "length": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "is_cut": {
    "type": "boolean",
    "description": "Whether the source contains more: a version has at most 500,000 UTF-16 units."
   },
   "marks": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MailMark"
    }
   }
  },
  "required": [
   "kind",
   "length",
   "is_cut",
   "marks"
  ],
  "description": "Version of the email’s content."
 },
 "MailPart": {
  "type": "object",
  "properties": {
   "face": {
    "$ref": "#/components/schemas/MailFaceKind"
   },
   "text": {
    "type": "string"
   },
   "offset": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "next_offset": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "face",
   "text",
   "offset",
   "next_offset"
  ],
  "description": "Part of a version of the content."
 },
 "MailFile": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "type_label": {
    "type": [
     "string",
     "null"
    ]
   },
   "type_code": {
    "description": "The stable name of `type_label`: `fileKindJPEGImage`.",
    "type": [
     "string",
     "null"
    ]
   },
   "inside": {
    "description": "Value to request in order to open it, if it’s an email.",
    "type": [
     "string",
     "null"
    ]
   },
   "subject": {
    "type": [
     "string",
     "null"
    ]
   },
   "from": {
    "type": [
     "string",
     "null"
    ]
   },
   "sent_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "finding_ids": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "description": "Ids of the findings in the file."
   }
  },
  "required": [
   "name",
   "size",
   "type_label",
   "type_code",
   "inside",
   "subject",
   "from",
   "sent_at",
   "finding_ids"
  ],
  "description": "File attached to the email, or an email in a mailbox; emails also have subject, sender and date."
 },
 "RevealedPasswords": {
  "type": "object",
  "properties": {
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of all accounts in the original."
   },
   "accounts": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RevealedAccount"
    },
    "description": "First 1,000 accounts."
   }
  },
  "required": [
   "media_id",
   "count",
   "accounts"
  ],
  "description": "Passwords of the company’s accounts in clear text, read from the original. They aren’t stored."
 },
 "RevealedAccount": {
  "type": "object",
  "properties": {
   "address": {
    "type": "string"
   },
   "password": {
    "type": "string",
    "description": "Value as it appears in the original: the password or its hash."
   },
   "is_hashed": {
    "type": "boolean"
   },
   "path": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Path from the item to the part that contains it; empty for the item itself."
   },
   "path_reasons": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "$ref": "#/components/schemas/ReasonOutput"
      },
      {
       "type": "null"
      }
     ]
    },
    "description": "Stable message codes of the steps in `path`, in order; null for each step that is a name."
   }
  },
  "required": [
   "address",
   "password",
   "is_hashed",
   "path",
   "path_reasons"
  ]
 },
 "NotificationPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Notification"
    }
   },
   "unread_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results",
   "unread_count"
  ]
 },
 "Notification": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "context": {
    "$ref": "#/components/schemas/NotificationContext"
   },
   "params": {
    "type": "object",
    "properties": {
     "userId": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ]
     },
     "media_id": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ]
     },
     "alert_id": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "userId",
     "media_id",
     "alert_id"
    ]
   },
   "fullname": {
    "type": [
     "string",
     "null"
    ]
   },
   "message": {
    "type": "string",
    "description": "Message of the notification; mentions appear in it as `@{{address}}`."
   },
   "message_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message code of `message`; empty if it has none."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "is_read": {
    "type": "boolean"
   },
   "registration": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "PENDING",
       "ACTIVE",
       "INACTIVE",
       "REJECTED"
      ]
     },
     {
      "type": "null"
     }
    ],
    "description": "Outcome of the registration to review; null in other contexts."
   }
  },
  "required": [
   "id",
   "context",
   "params",
   "fullname",
   "message",
   "message_reasons",
   "created_at",
   "is_read",
   "registration"
  ],
  "description": "Notification; also the shape of one message of `/ws/notifications/`."
 },
 "MarkedRead": {
  "type": "object",
  "properties": {
   "unread_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "unread_count"
  ]
 },
 "TargetPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Target"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "Target": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "source_id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "source_name": {
    "type": "string"
   },
   "type": {
    "$ref": "#/components/schemas/TargetType"
   },
   "prefix": {
    "type": "string",
    "description": "Prefix of what is watched: `@`, `#`, `+`, `/`, `https://`."
   },
   "account_username": {
    "description": "Account, folder or feed URL that is watched; null for a search.",
    "type": [
     "string",
     "null"
    ]
   },
   "search_string": {
    "description": "Search query; with an account, a folder or a feed, words that filter what was collected there.",
    "type": [
     "string",
     "null"
    ]
   },
   "is_active": {
    "type": "boolean"
   },
   "last_scan": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "last_failed_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "Time at which the last collection began, if it failed; null whenever `problem` is."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "health": {
    "$ref": "#/components/schemas/TargetHealth"
   },
   "problem": {
    "description": "Description of the last failure, in plain words; null since the last successful collection.",
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "problem_kind": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/TargetProblemKind"
     },
     {
      "type": "null"
     }
    ],
    "description": "Kind of failure; null whenever `problem` is."
   },
   "note": {
    "description": "Description of what the source left out in the last successful collection.",
    "type": [
     "string",
     "null"
    ]
   },
   "note_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `note`, in order; empty if any sentence has none."
   },
   "next_run_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "Time of the next collection; null while the target is paused or blocked."
   },
   "items_found": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Total number of new media items found."
   },
   "media_week": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of media items in the last 7 days."
   },
   "open_alerts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of its alerts that are still open."
   }
  },
  "required": [
   "id",
   "source_id",
   "source_name",
   "type",
   "prefix",
   "account_username",
   "search_string",
   "is_active",
   "last_scan",
   "last_failed_at",
   "created_at",
   "health",
   "problem",
   "problem_reasons",
   "problem_kind",
   "note",
   "note_reasons",
   "next_run_at",
   "items_found",
   "media_week",
   "open_alerts"
  ]
 },
 "TargetHealth": {
  "type": "string",
  "enum": [
   "WAITING",
   "HEALTHY",
   "DELAYED",
   "BLOCKED",
   "PAUSED"
  ],
  "description": "Health of a target: `WAITING` for its first collection, `HEALTHY`, `DELAYED` for a temporary reason, `BLOCKED` until someone changes something, `PAUSED`."
 },
 "TargetProblemKind": {
  "type": "string",
  "enum": [
   "reconnect",
   "limited",
   "gone",
   "refused",
   "temporary"
  ],
  "description": "Kind of problem. `reconnect`: the credential is missing or no longer accepted. `limited`: the rate limit of the source has been reached. `gone`: what is watched doesn’t exist. `refused`: the source doesn’t allow it. `temporary`: a temporary failure."
 },
 "TargetTypeOption": {
  "type": "object",
  "properties": {
   "source_id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "source_name": {
    "type": "string"
   },
   "type": {
    "$ref": "#/components/schemas/TargetType"
   },
   "label": {
    "type": "string"
   },
   "prefix": {
    "type": "string"
   },
   "placeholder": {
    "type": "string"
   },
   "hint": {
    "type": "string",
    "description": "Explanation of what the vendor allows and doesn’t allow."
   },
   "local_filter": {
    "type": "boolean",
    "description": "Whether words can also be given to filter what was collected."
   }
  },
  "required": [
   "source_id",
   "source_name",
   "type",
   "label",
   "prefix",
   "placeholder",
   "hint",
   "local_filter"
  ],
  "description": "Kind of target of one source, with what its form shows."
 },
 "Source": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "name": {
    "type": "string"
   },
   "notice": {
    "type": "string"
   }
  },
  "required": [
   "id",
   "name",
   "notice"
  ],
  "description": "Source that can be watched, with what its vendor allows."
 },
 "TargetRunPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/TargetRun"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "TargetRun": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "started_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "duration_ms": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "outcome": {
    "$ref": "#/components/schemas/TargetRunOutcome"
   },
   "message": {
    "description": "Message in plain words; null if there’s nothing to report.",
    "type": [
     "string",
     "null"
    ]
   },
   "message_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `message`, in order; empty if any sentence has none."
   },
   "items_seen": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "items_new": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "id",
   "started_at",
   "duration_ms",
   "outcome",
   "message",
   "message_reasons",
   "items_seen",
   "items_new"
  ]
 },
 "TargetRunOutcome": {
  "type": "string",
  "enum": [
   "finished",
   "reconnect",
   "limited",
   "gone",
   "refused",
   "temporary"
  ]
 },
 "SourceCredential": {
  "type": "object",
  "properties": {
   "source_id": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "source_name": {
    "type": "string"
   },
   "is_required": {
    "type": "boolean",
    "description": "Whether the source needs the credential to collect anything."
   },
   "fields": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SourceCredentialField"
    }
   },
   "is_connected": {
    "type": "boolean"
   },
   "account": {
    "description": "Account with which Vedetta is connected, as the vendor names it; null before the first successful test.",
    "type": [
     "string",
     "null"
    ]
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "Time at which the credential expires; null if the vendor doesn’t say or it doesn’t expire."
   },
   "expires_soon": {
    "type": "boolean",
    "description": "Whether the credential expires within 7 days or has already expired."
   },
   "tested_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "problem": {
    "description": "Reason the last test failed, in plain words.",
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "hook_url": {
    "description": "URL path to enter at the vendor, for sources that call Vedetta: the part after the URL of this installation.",
    "type": [
     "string",
     "null"
    ]
   },
   "updated_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "source_id",
   "source_name",
   "is_required",
   "fields",
   "is_connected",
   "account",
   "expires_at",
   "expires_soon",
   "tested_at",
   "problem",
   "problem_reasons",
   "hook_url",
   "updated_at"
  ],
  "description": "Credential that a source needs and how the company is connected to it. Never contains the values entered."
 },
 "SourceCredentialField": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string"
   },
   "label": {
    "type": "string"
   },
   "hint": {
    "type": "string"
   },
   "is_secret": {
    "type": "boolean"
   },
   "is_optional": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "label",
   "hint",
   "is_secret",
   "is_optional"
  ]
 },
 "Settings": {
  "type": "object",
  "properties": {
   "protected_names": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "protected_domains": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "watch_terms_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "min_notify_severity": {
    "description": "Minimum severity of alerts whose changes notify. Assignments and mentions always do.",
    "$ref": "#/components/schemas/Severity"
   },
   "retention_days": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ],
    "description": "Number of days after which media and alerts are deleted; null keeps everything."
   },
   "mail_enabled": {
    "type": "boolean",
    "description": "Whether notifications are also sent by email."
   },
   "muted_rules_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "updated_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "protected_names",
   "protected_domains",
   "watch_terms_count",
   "min_notify_severity",
   "retention_days",
   "mail_enabled",
   "muted_rules_count",
   "updated_at"
  ]
 },
 "WatchTermPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "severities": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Severity"
    },
    "description": "Severities of alerts about each of `results`, in the same order."
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results",
   "severities"
  ]
 },
 "MutedRulePage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MutedRule"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "MutedRule": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "title": {
    "type": "string"
   },
   "title_code": {
    "description": "The code of the title’s reason; removed in 0.3.",
    "deprecated": true,
    "type": [
     "string",
     "null"
    ]
   },
   "title_reason": {
    "$ref": "#/components/schemas/LineReason"
   },
   "detector": {
    "type": "string"
   },
   "rule": {
    "description": "Rule of the detector; null mutes everything from the detector.",
    "type": [
     "string",
     "null"
    ]
   },
   "fingerprint": {
    "description": "Fingerprint of the exact finding that is muted; null mutes everything from the rule.",
    "type": [
     "string",
     "null"
    ]
   },
   "source_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "target_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "reason": {
    "type": [
     "string",
     "null"
    ]
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "is_expired": {
    "type": "boolean"
   },
   "hits": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of times it prevented an alert from being raised."
   },
   "last_hit_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "created_by": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ]
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "title",
   "title_code",
   "title_reason",
   "detector",
   "rule",
   "fingerprint",
   "source_id",
   "target_id",
   "reason",
   "expires_at",
   "is_expired",
   "hits",
   "last_hit_at",
   "created_by",
   "created_at"
  ]
 },
 "MuteTrial": {
  "type": "object",
  "properties": {
   "hidden": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of matching alerts among those checked, including the dismissed one."
   },
   "still_open": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of those alerts that haven’t been dismissed or resolved."
   },
   "looked_at": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of the company’s newest alerts that were checked, over the given number of days."
   },
   "days": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "hidden",
   "still_open",
   "looked_at",
   "days"
  ]
 },
 "Rescan": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "is_trial": {
    "type": "boolean",
    "description": "Whether it’s a trial; a trial changes nothing."
   },
   "status": {
    "type": "string",
    "enum": [
     "WAITING",
     "RUNNING",
     "DONE",
     "CANCELED",
     "FAILED"
    ]
   },
   "days": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of days whose items are scanned, newest first."
   },
   "items_total": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "How many items there are to look at; at most 1,000."
   },
   "items_done": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "items_failed": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of processed items that could not be scanned."
   },
   "raised": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of alerts that would be raised or, without a trial, that were raised."
   },
   "hidden": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of open alerts that would no longer be raised. They stay until someone dismisses them."
   },
   "changed": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of alerts whose severity would change or, without a trial, has changed."
   },
   "examples": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RescanExample"
    },
    "description": "The first 20 of them."
   },
   "problem": {
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "ended_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "id",
   "is_trial",
   "status",
   "days",
   "items_total",
   "items_done",
   "items_failed",
   "raised",
   "hidden",
   "changed",
   "examples",
   "problem",
   "problem_reasons",
   "created_at",
   "ended_at"
  ]
 },
 "RescanExample": {
  "type": "object",
  "properties": {
   "act": {
    "type": "string",
    "enum": [
     "RAISED",
     "HIDDEN",
     "CHANGED"
    ],
    "description": "Effect of the rescan: an alert that would be raised, an existing one that would no longer be raised, or one whose severity would change."
   },
   "media_id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "title": {
    "type": "string"
   },
   "title_code": {
    "description": "The code of the title’s reason; removed in 0.3.",
    "deprecated": true,
    "type": [
     "string",
     "null"
    ]
   },
   "title_reason": {
    "$ref": "#/components/schemas/LineReason"
   },
   "summary": {
    "type": "string"
   },
   "summary_reason": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/LineReason"
     },
     {
      "type": "null"
     }
    ],
    "description": "Stable message code of `summary`; null if it’s nothing but a quotation."
   },
   "severity": {
    "$ref": "#/components/schemas/Severity"
   },
   "previous_severity": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Severity"
     },
     {
      "type": "null"
     }
    ],
    "description": "Previous severity of an alert that would change."
   }
  },
  "required": [
   "act",
   "media_id",
   "title",
   "title_code",
   "title_reason",
   "summary",
   "summary_reason",
   "severity",
   "previous_severity"
  ]
 },
 "AccessKeyPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/AccessKey"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "AccessKey": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "name": {
    "type": "string"
   },
   "hint": {
    "type": "string",
    "description": "First characters of the key, to tell keys apart."
   },
   "scopes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Scope"
    }
   },
   "status": {
    "type": "string",
    "enum": [
     "active",
     "expired",
     "revoked",
     "suspended"
    ],
    "description": "Status of the key. `suspended`: the user who created it isn’t allowed to log in."
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "last_used_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "created_by": {
    "$ref": "#/components/schemas/Person"
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "name",
   "hint",
   "scopes",
   "status",
   "expires_at",
   "last_used_at",
   "created_by",
   "created_at"
  ],
  "description": "Access key; never contains the key itself."
 },
 "NewAccessKey": {
  "type": "object",
  "properties": {
   "access_key": {
    "$ref": "#/components/schemas/AccessKey"
   },
   "key": {
    "type": "string",
    "description": "Full access key, shown only in this response: `Authorization: Bearer vdt_…`."
   }
  },
  "required": [
   "access_key",
   "key"
  ]
 },
 "WebhookPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Webhook"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "Webhook": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "name": {
    "type": "string"
   },
   "url": {
    "type": "string"
   },
   "kinds": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WebhookKind"
    }
   },
   "is_active": {
    "type": "boolean"
   },
   "problem": {
    "description": "Reason the last attempt failed; null once a delivery succeeds.",
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "last_delivered_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "created_by": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ],
    "description": "User who created it; null if the account has been deleted."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "name",
   "url",
   "kinds",
   "is_active",
   "problem",
   "problem_reasons",
   "last_delivered_at",
   "created_by",
   "created_at"
  ],
  "description": "Webhook; never contains the signing secret."
 },
 "WebhookWithSecret": {
  "type": "object",
  "properties": {
   "webhook": {
    "$ref": "#/components/schemas/Webhook"
   },
   "secret": {
    "type": "string",
    "description": "Signing secret, shown only in this response: `whsec_` and the key in base64. Messages are signed as standardwebhooks.com specifies."
   }
  },
  "required": [
   "webhook",
   "secret"
  ]
 },
 "WebhookDelivery": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "message_id": {
    "type": "string",
    "format": "uuid",
    "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$",
    "description": "Value of the `webhook-id` header, the same for every attempt and replay."
   },
   "kind": {
    "type": "string",
    "enum": [
     "alert.created",
     "alert.changed",
     "scan.finished",
     "target.changed",
     "note.changed",
     "ping"
    ]
   },
   "data": {
    "type": "object",
    "propertyNames": {
     "type": "string"
    },
    "additionalProperties": {},
    "description": "Contents of the message’s `data` member."
   },
   "state": {
    "$ref": "#/components/schemas/WebhookDeliveryState"
   },
   "attempts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "status": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ],
    "description": "HTTP status of the last attempt; null if there was no response."
   },
   "problem": {
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "duration_ms": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "attempted_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "next_attempt_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "id",
   "message_id",
   "kind",
   "data",
   "state",
   "attempts",
   "status",
   "problem",
   "problem_reasons",
   "duration_ms",
   "created_at",
   "attempted_at",
   "next_attempt_at"
  ]
 },
 "WebhookDeliveryPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/WebhookDelivery"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "IndicatorListPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/IndicatorList"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "IndicatorList": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "name": {
    "type": "string"
   },
   "role": {
    "$ref": "#/components/schemas/IndicatorRole"
   },
   "severity": {
    "description": "Severity of what the list names.",
    "$ref": "#/components/schemas/Severity"
   },
   "url": {
    "description": "URL of the list; null if it was uploaded as a file.",
    "type": [
     "string",
     "null"
    ]
   },
   "filename": {
    "type": [
     "string",
     "null"
    ]
   },
   "refresh_hours": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ]
   },
   "format": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/IndicatorFormat"
     },
     {
      "type": "null"
     }
    ],
    "description": "Format of the list; null before the first read."
   },
   "total": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "counts": {
    "type": "object",
    "properties": {
     "url": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "domain": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "ip": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "email": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "hash": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "image": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991,
      "description": "Number of images, matched by appearance (PDQ)."
     }
    },
    "required": [
     "url",
     "domain",
     "ip",
     "email",
     "hash",
     "image"
    ]
   },
   "skipped_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Number of entries that aren’t used."
   },
   "skipped": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "where": {
       "type": "string"
      },
      "where_reason": {
       "$ref": "#/components/schemas/ReasonOutput"
      },
      "why": {
       "type": "string"
      },
      "why_reasons": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ReasonOutput"
       }
      }
     },
     "required": [
      "where",
      "where_reason",
      "why",
      "why_reasons"
     ]
    },
    "description": "First hundred of the skipped entries: where, such as `line 17`, and why."
   },
   "problem": {
    "description": "Reason the last read failed; what was read before stays in use.",
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "refreshed_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "Date and time in RFC 3339 format, with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "created_by": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ],
    "description": "User who created it; null if the account has been deleted."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "name",
   "role",
   "severity",
   "url",
   "filename",
   "refresh_hours",
   "format",
   "total",
   "counts",
   "skipped_count",
   "skipped",
   "problem",
   "problem_reasons",
   "refreshed_at",
   "created_by",
   "created_at"
  ]
 },
 "IndicatorFormat": {
  "type": "string",
  "enum": [
   "misp",
   "misp-warninglist",
   "stix",
   "lines"
  ]
 },
 "OperatorFile": {
  "type": "object",
  "properties": {
   "kind": {
    "$ref": "#/components/schemas/OperatorFileKind"
   },
   "name": {
    "type": "string",
    "description": "Name as it appears in the server’s folder."
   },
   "problem": {
    "description": "Reason the file isn’t used, for rules as their compiler reports it; null if it’s used.",
    "type": [
     "string",
     "null"
    ]
   },
   "line": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ],
    "description": "Line of the problem, from 1; null if no line is known."
   },
   "read_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Time at which the server reported this."
   }
  },
  "required": [
   "kind",
   "name",
   "problem",
   "line",
   "read_at"
  ],
  "description": "File of rules or hashes that the operator put into the server’s folder, for all companies."
 },
 "OperatorFileKind": {
  "type": "string",
  "enum": [
   "rules",
   "hashes"
  ],
  "description": "Kind of operator file. `rules`: YARA rules. `hashes`: a list of malware hashes."
 },
 "DeadJobPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/DeadJob"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "DeadJob": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "kind": {
    "$ref": "#/components/schemas/DeadJobKind"
   },
   "about": {
    "description": "Title of the item, name of the webhook or list, or email address of the recipient; null if it no longer exists.",
    "type": [
     "string",
     "null"
    ]
   },
   "about_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     {
      "type": "null"
     }
    ],
    "description": "Id of the item, webhook or list; null for anything else and if it no longer exists."
   },
   "problem": {
    "description": "Reason the last attempt failed.",
    "type": [
     "string",
     "null"
    ]
   },
   "problem_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `problem`, in order; empty if any sentence has none."
   },
   "attempts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "not_retried_because": {
    "description": "Reason the job can’t be retried, and what to do instead; null if it can.",
    "type": [
     "string",
     "null"
    ]
   },
   "not_retried_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "Stable message codes of the sentences in `not_retried_because`, in order; empty if any sentence has none."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   },
   "died_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "kind",
   "about",
   "about_id",
   "problem",
   "problem_reasons",
   "attempts",
   "not_retried_because",
   "not_retried_reasons",
   "created_at",
   "died_at"
  ],
  "description": "Job that failed after its last attempt. It’s listed for 90 days."
 },
 "DeadJobKind": {
  "type": "string",
  "enum": [
   "scan",
   "picture_text",
   "mail",
   "mail_preparation",
   "webhook",
   "rescan",
   "indicator_list",
   "other"
  ],
  "description": "Kind of failed job: `scan` of a file or item, `picture_text`: the text in its images, `mail`, `mail_preparation`: the content that an email is written from, `webhook`, `rescan` of the history, `indicator_list`."
 },
 "AuditPage": {
  "type": "object",
  "properties": {
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "page_size": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "links": {
    "$ref": "#/components/schemas/PageLinks"
   },
   "results": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/AuditEntry"
    }
   }
  },
  "required": [
   "count",
   "page",
   "page_size",
   "links",
   "results"
  ]
 },
 "AuditEntry": {
  "type": "object",
  "properties": {
   "id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "action": {
    "type": "string",
    "description": "Name of the action, dotted and in the past tense: `sign_in.succeeded`, `user.approved`, `access.denied`."
   },
   "subject": {
    "description": "Subject of the action, such as `user:12` or `target:3`; for a denied request, the call.",
    "type": [
     "string",
     "null"
    ]
   },
   "subject_name": {
    "description": "Current name of the subject: a person’s full name, a target as shown in lists, or the name of anything else. null if it no longer exists or isn’t known, and for subjects without a name, such as a call, a session or an email address.",
    "type": [
     "string",
     "null"
    ]
   },
   "subject_name_code": {
    "description": "The code of the title’s reason; removed in 0.3.",
    "deprecated": true,
    "type": [
     "string",
     "null"
    ]
   },
   "subject_name_reason": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/LineReason"
     },
     {
      "type": "null"
     }
    ],
    "description": "Stable message code of `subject_name`, with its parameters, if that is the title of a muted rule; null for what people named."
   },
   "actor": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Person"
     },
     {
      "type": "null"
     }
    ],
    "description": "User who acted; null if unknown or if the account has been deleted."
   },
   "actor_email": {
    "description": "Email address at the time of the action.",
    "type": [
     "string",
     "null"
    ]
   },
   "address": {
    "description": "IP address.",
    "type": [
     "string",
     "null"
    ]
   },
   "detail": {
    "type": "object",
    "propertyNames": {
     "type": "string"
    },
    "additionalProperties": {
     "type": [
      "string",
      "number",
      "boolean",
      "null"
     ]
    }
   },
   "detail_reasons": {
    "type": "object",
    "propertyNames": {
     "type": "string"
    },
    "additionalProperties": {
     "type": "array",
     "items": {
      "$ref": "#/components/schemas/ReasonOutput"
     }
    },
    "description": "Stable message codes, in order, for each member of the detail that is a sentence from the server, such as `problem`. A member without codes is left out."
   },
   "access_key_name": {
    "description": "Current name of the access key whose id is in the detail as `access_key`; null if there’s none or it has been deleted.",
    "type": [
     "string",
     "null"
    ]
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "Date and time in RFC 3339 format, with offset."
   }
  },
  "required": [
   "id",
   "action",
   "subject",
   "subject_name",
   "subject_name_code",
   "subject_name_reason",
   "actor",
   "actor_email",
   "address",
   "detail",
   "detail_reasons",
   "access_key_name",
   "created_at"
  ]
 },
 "Problem": {
  "type": "object",
  "properties": {
   "type": {
    "type": "string"
   },
   "title": {
    "type": "string",
    "description": "Sentence that says what to do."
   },
   "status": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "code": {
    "type": "string",
    "description": "Stable error code; branch on this."
   },
   "detail": {
    "type": "string"
   },
   "reason": {
    "description": "Message code of the detail or, if there’s none, of the title.",
    "$ref": "#/components/schemas/ReasonOutput"
   },
   "request_id": {
    "description": "Id of the request, as it appears in the server log beside the reason.",
    "type": "string"
   },
   "errors": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "path": {
       "type": "string"
      },
      "message": {
       "type": "string"
      },
      "code": {
       "type": "string"
      },
      "reason": {
       "$ref": "#/components/schemas/ReasonOutput"
      }
     },
     "required": [
      "path",
      "message",
      "code"
     ]
    }
   }
  },
  "required": [
   "type",
   "title",
   "status",
   "code"
  ],
  "additionalProperties": {}
 },
 "ReasonOutput": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "params": {
    "type": "object",
    "propertyNames": {
     "type": "string"
    },
    "additionalProperties": {
     "type": "string"
    }
   }
  },
  "required": [
   "code",
   "params"
  ],
  "description": "Stable message code of a sentence, with its parameters, for languages other than English. If the parameter `kind` is one of Vedetta’s own phrases, `kindCode` is its code and `kind_of` the value of its own parameter `of`. Left out for a sentence without a code."
 },
 "SocketEvent": {
  "oneOf": [
   {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "type": {
      "type": "string",
      "const": "alert.changed"
     },
     "alert_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "media_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "version": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "status": {
      "$ref": "#/components/schemas/AlertStatus"
     },
     "previous_status": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/AlertStatus"
       },
       {
        "type": "null"
       }
      ]
     },
     "severity": {
      "$ref": "#/components/schemas/Severity"
     },
     "created": {
      "type": "boolean"
     },
     "actor_id": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "id",
     "type",
     "alert_id",
     "media_id",
     "version",
     "status",
     "previous_status",
     "severity",
     "created",
     "actor_id"
    ]
   },
   {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "type": {
      "type": "string",
      "const": "scan.progress"
     },
     "file_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "media_id": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ]
     },
     "status": {
      "$ref": "#/components/schemas/FileStatus"
     },
     "detectors_done": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "detectors_total": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     },
     "highest_severity": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Severity"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "id",
     "type",
     "file_id",
     "media_id",
     "status",
     "detectors_done",
     "detectors_total",
     "highest_severity"
    ]
   },
   {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "type": {
      "type": "string",
      "const": "target.changed"
     },
     "target_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     }
    },
    "required": [
     "id",
     "type",
     "target_id"
    ]
   },
   {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "type": {
      "type": "string",
      "const": "note.changed"
     },
     "note_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "media_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "alert_id": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
       },
       {
        "type": "null"
       }
      ]
     },
     "change": {
      "type": "string",
      "enum": [
       "created",
       "edited",
       "deleted"
      ]
     },
     "actor_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     }
    },
    "required": [
     "id",
     "type",
     "note_id",
     "media_id",
     "alert_id",
     "change",
     "actor_id"
    ]
   },
   {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "type": {
      "type": "string",
      "const": "notifications.read"
     },
     "recipient_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "notification_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "older_too": {
      "type": "boolean"
     }
    },
    "required": [
     "id",
     "type",
     "recipient_id",
     "notification_id",
     "older_too"
    ]
   }
  ],
  "type": "object"
 }
};
