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
  "description": "1 Informative, 2 Low, 3 Medium, 4 High, 5 Critical."
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
    "description": "1 is Monday."
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
  "description": "An hour of every week in a time zone, as statistics count alerts by it."
 },
 "AlertStatus": {
  "type": "string",
  "enum": [
   "DETECTED",
   "VALIDATED",
   "RESOLVED",
   "DISMISSED"
  ],
  "description": "Needs review, In progress, Resolved, Dismissed."
 },
 "AlertPatch": {
  "type": "object",
  "properties": {
   "version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9007199254740991,
    "description": "The version that the caller saw; another one answers 409 STALE with the current alert."
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
    "description": "What stands behind the question mark of the threat manager’s address: list, filters and search."
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
    "description": "What stands behind the question mark of the threat manager’s address: list, filters and search."
   },
   "is_shared": {
    "type": "boolean"
   },
   "is_default": {
    "description": "true: the caller begins with it, in place of another; false: no longer. Everybody may say so of every view that they see.",
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
  "description": "`PAGE`: what a mail program shows of the HTML; `TEXT`: the plain text beside it; `REST`: where links lead and what else the HTML holds."
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
  "description": "All of them or none: errors name the item as `targets.0.account_username`."
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
  "description": "Source and type stay: another one is another target."
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
  "description": "One value per field; all of them, as they replace what was there."
 },
 "SettingsPatch": {
  "type": "object",
  "properties": {
   "protected_names": {
    "description": "Replaces the list.",
    "maxItems": 1000,
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "protected_domains": {
    "description": "Replaces the list.",
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
      "description": "Of alerts about the terms that are added or put in place, also where they are there already. Left out: 2, and those that are there keep theirs.",
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
    "description": "A dismissed alert."
   },
   "like": {
    "default": "rule",
    "description": "`thing`: the very same thing again; `rule`: whatever the same rule of the detector sees.",
    "type": "string",
    "enum": [
     "thing",
     "rule"
    ]
   },
   "same_source": {
    "default": false,
    "description": "Only at the source of the alert.",
    "type": "boolean"
   },
   "same_target": {
    "default": false,
    "description": "Only from the target of the alert.",
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
      "description": "RFC 3339 date and time with offset."
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "The change of the lists to try, as in the settings. Left out: the lists in force are applied, and alerts raised.",
    "type": "object",
    "properties": {
     "protected_names": {
      "description": "Replaces the list.",
      "maxItems": 1000,
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "protected_domains": {
      "description": "Replaces the list.",
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
        "description": "Of alerts about the terms that are added or put in place, also where they are there already. Left out: 2, and those that are there keep theirs.",
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
      "description": "RFC 3339 date and time with offset."
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
  "description": "`read`: lists and items; `triage`: alerts and notes; `upload`: files; `admin`: everything but access keys and people’s own records."
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
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "is_revoked": {
    "description": "true stops the key at once; false lets it work again.",
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
    "description": "An https:// link to a host of the public internet, or to one that the operator allows."
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
  "description": "`alert.created`, `alert.changed` (status, severity, assignee), `scan.finished`, `target.changed`, `note.changed`. The message’s `data` has the members of the SocketEvent it comes from, without `id` and `type`, and its `event_id`."
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
    "description": "An https:// link to a host of the public internet, or to one that the operator allows."
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
    "description": "A MISP warning list is `warning` whatever is said here.",
    "$ref": "#/components/schemas/IndicatorRole"
   },
   "severity": {
    "default": 5,
    "$ref": "#/components/schemas/Severity"
   },
   "url": {
    "default": null,
    "description": "An https:// link to a host of the public internet, or to one that the operator allows; null: a file follows.",
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
    "description": "Hours between two readings of the address; null: when somebody asks."
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
  "description": "`threat`: what the list names is dangerous. `warning`: it is ordinary, and what is found of it is rated lower."
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
    "description": "Hours between two readings of the address; null: when somebody asks."
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
  "description": "A stable name of the sentence, with what stands in its gaps: for other languages than English. Where a phrase of ours stands in the gap `kind`, `kindCode` is its name, and `kind_of` what stands in its own gap `of`. Left out for a sentence without a name."
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
  "description": "Life cycle of a scan: FOUND, PARTIAL and CLEAN are results, PARTIAL where nothing was found and not every part was examined, UNREADABLE says the file could not be read, FAILED that the scanner could not finish."
 },
 "SetupState": {
  "type": "object",
  "properties": {
   "required": {
    "type": "boolean"
   },
   "sends_mail": {
    "description": "false: no mail server is set, and letters are kept as files on the server. Left out: true.",
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
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "null: the next sign-in sets one up."
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
    "description": "For the confirmation, within ten minutes."
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
    "description": "RFC 3339 date and time with offset."
   },
   "last_used_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
  "description": "One signed-in device of one’s own."
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
  "description": "Addresses of the neighbouring pages: the same call with another `page`."
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
    "description": "RFC 3339 date and time with offset."
   },
   "expires_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
  "description": "Accepted and withdrawn invitations are no longer there; the audit log tells of them."
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
  "description": "A colleague, as everybody in the company may see them."
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
    "description": "RFC 3339 date and time with offset."
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
  "description": "The same whether or not the address has an account."
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
  "description": "The same for a new, a known and a foreign address."
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
  "description": "Either `mfa` (the next step, with a 5-minute pre-authentication cookie) or `access`."
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
  "description": "Recovery codes appear once, in the answer that completes the enrolment."
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
    "description": "Whom a free trial writes to for a full account; null when the operator named nobody.",
    "type": [
     "string",
     "null"
    ]
   },
   "event_position": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "Id of the company’s newest event when this was answered: lists read later and `/ws/events/?after=` with it leave no gap."
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
    "description": "Language of the screens; null follows the browser."
   },
   "date_language": {
    "type": "string",
    "enum": [
     "en",
     "it"
    ],
    "description": "Language of the names of months."
   },
   "mail_contexts": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/NotificationContext"
    },
    "description": "Which notifications also come by mail."
   },
   "email_verified_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "When the person proved the address; null for a registration that has not yet."
   },
   "date_joined": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
   },
   "last_login": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
      "description": "Scan allowance; null when unlimited."
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
    "description": "RFC 3339 date and time with offset."
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
    "description": "What the bytes are, not what the name claims; null until read.",
    "type": [
     "string",
     "null"
    ]
   },
   "type_label": {
    "description": "Its kind in words, of texts also by what they say of themselves or are called: `JPEG image`, `Windows program`, `Mail`, `CSV table`.",
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
    "description": "Why the file could not be read or the scan failed.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
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
    "description": "null until scanned."
   },
   "headline": {
    "description": "Title of the most severe alert.",
    "type": [
     "string",
     "null"
    ]
   },
   "headline_code": {
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
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
    "description": "It shows passwords of the company's accounts: its original is for those with the capability `passwords.reveal`."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
   },
   "scanned_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
    "description": "The item itself and all that was opened in it."
   },
   "examined": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Parts that a reader of their kind opened and every detector that applies looked at."
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
       "description": "Way from the item to the part; empty for the item itself."
      },
      "reason": {
       "type": "string"
      },
      "reason_reasons": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ReasonOutput"
       },
       "description": "The sentences of `reason` by their stable names, in order; empty when one has none."
      }
     },
     "required": [
      "path",
      "reason",
      "reason_reasons"
     ]
    },
    "description": "The other parts and why, at most 50."
   }
  },
  "required": [
   "parts",
   "examined",
   "unexamined"
  ],
  "description": "How much of an item its scan examined."
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
  "description": "One month, in UTC (specification, section 3). Validated: in progress or resolved."
 },
 "AnalyticsStats": {
  "type": "object",
  "properties": {
   "from": {
    "type": "string",
    "format": "date",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
    "description": "A day, such as 2026-11-21."
   },
   "to": {
    "type": "string",
    "format": "date",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$",
    "description": "A day, such as 2026-11-21."
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
       "description": "A day, such as 2026-11-21."
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
    "description": "Days of `time_zone`; days and severities without alerts are left out."
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
    "description": "The 50 with the most alerts; null: no target, such as an upload."
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
    "description": "Right: confirmed or known and accepted. Wrong: false positives. Precision: right / (right + wrong); null without feedback."
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
    "description": "By weekday (1 Monday) and hour, in `time_zone`; empty hours are left out."
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
  "description": "Seconds; null when nothing was measured."
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
    "description": "true when a search matches more than the numbers here say; they are then at least so high. Without a search always false."
   },
   "start": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "Number of alerts before the first one of this page."
   },
   "end_cursor": {
    "type": "string",
    "description": "To be sent as `after` with the number of a later page. Left out for an empty page, and where the list is sorted by `updated_at`."
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "media_title_of": {
    "description": "What stands in the gap of the title’s text, such as whose post it is; null when it has none.",
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "summary": {
    "type": "string",
    "description": "One line that says what was seen."
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
    "description": "The seen parts of `summary`, as half-open UTF-16 ranges."
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
    "description": "RFC 3339 date and time with offset."
   },
   "updated_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
   "summary",
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
    "description": "Stands before what was watched, as with targets: `@`, `#`, `+`, `/`; often empty."
   }
  },
  "required": [
   "source_name",
   "search_string",
   "account_username",
   "prefix"
  ],
  "description": "What was watched: for an upload the search string is the file name."
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "true when a search matches more than the numbers here say; they are then at least so high. Without a search always false."
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
    "description": "For `after`; null when there is nothing more for now."
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "media_title_of": {
    "description": "What stands in the gap of the title’s text, such as whose post it is; null when it has none.",
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "summary": {
    "type": "string",
    "description": "One line that says what was seen."
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
    "description": "The seen parts of `summary`, as half-open UTF-16 ranges."
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
    "description": "RFC 3339 date and time with offset."
   },
   "updated_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
   "summary",
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
    "description": "Way from the item to the place: `photo.png`, `QR code`, `URL`."
   },
   "place": {
    "$ref": "#/components/schemas/Place"
   },
   "excerpt": {
    "type": "string",
    "description": "The seen part as text, secrets masked, links defanged."
   },
   "why": {
    "type": "string",
    "description": "One plain sentence."
   },
   "why_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "The sentences of `why` by their stable names, in order; empty when one has none."
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
   "place",
   "excerpt",
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
      "description": "The lines of a text of several, where the shape around them holds more than what was seen; left out where the shape is all.",
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
    "description": "A data URL: WebP made anew here, at most 128 pixels a side."
   }
  },
  "required": [
   "account",
   "image"
  ],
  "description": "The picture of an account as it was when the account was compared."
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
      "description": "RFC 3339 date and time with offset."
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
  "description": "The token takes the change back for 10 minutes; null when nothing changed."
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
  "description": "What happened to one alert, and how it stands now."
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
    "description": "RFC 3339 date and time with offset."
   },
   "updated_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
  "description": "Mentions stand in the text as `@{{address}}`."
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
    "description": "What stands behind the question mark of the threat manager’s address: list, filters and search."
   },
   "is_shared": {
    "type": "boolean",
    "description": "Everybody in the company sees it; else its maker alone."
   },
   "is_default": {
    "type": "boolean",
    "description": "The caller begins with it."
   },
   "may_change": {
    "type": "boolean",
    "description": "Whether the caller may rename, share and delete it: its maker, and for a shared one also admins."
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
    "description": "null: the account is gone."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
  "description": "A list of the threat manager that somebody keeps by a name."
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
    "description": "true when a search matches more than the numbers here say; they are then at least so high. Without a search always false."
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "title_of": {
    "description": "What stands in the gap of the title’s text, such as whose post it is; null when it has none.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
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
    "description": "null until scanned."
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
    "description": "Its alerts by status; statuses without any are left out."
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
    "description": "RFC 3339 date and time with offset."
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
  "description": "How many alerts stand at a status."
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
  "description": "A re-encoded picture is served by `getMediaPreview`."
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
    "description": "For `after`; null when there is nothing more for now."
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
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
    "description": "null: Vedetta itself."
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
    "description": "What was said to it: reason of a dismissal, feedback of a resolution, comment, subject of a letter.",
    "type": [
     "string",
     "null"
    ]
   },
   "is_undo": {
    "type": "boolean",
    "description": "It takes an earlier change back, which is no step of the life cycle."
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
    "description": "RFC 3339 date and time with offset."
   }
  },
  "required": [
   "id",
   "media_id",
   "alert_id",
   "alert_title",
   "alert_title_code",
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "Letters that the company may still send within 24 hours."
   },
   "per_day": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Letters that a company may send within 24 hours."
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
  "description": "A draft until `sent_at` says when it was handed to the mail."
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "title_of": {
    "description": "What stands in the gap of the title’s text, such as whose post it is; null when it has none.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
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
    "description": "null until scanned."
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
    "description": "Its alerts by status; statuses without any are left out."
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
    "description": "RFC 3339 date and time with offset."
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
    "description": "It shows passwords of the company's accounts: they and its original are for those with the capability `passwords.reveal`."
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
    "description": "null for uploads, and where the source names nobody."
   },
   "also_found_by": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MediaTarget"
    },
    "description": "Targets that found it after `media_target`; lists filtered by any of them hold it."
   },
   "published_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "When it was published, as the source says."
   },
   "id_at_source": {
    "description": "Its id there; null for uploads.",
    "type": [
     "string",
     "null"
    ]
   },
   "has_publisher": {
    "type": "boolean",
    "description": "Whether there is somebody to write to about it: not for files of one’s own."
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
    "description": "Whether `getMediaOriginal` serves the bytes; a post is no file."
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
    "description": "Without its `@`; null where the source knows names alone.",
    "type": [
     "string",
     "null"
    ]
   },
   "name": {
    "description": "null where the source gives a handle alone.",
    "type": [
     "string",
     "null"
    ]
   },
   "url": {
    "description": "Where the account is looked at. Written by the source: it may lead anywhere.",
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
  "description": "Who published an item, as the source says."
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
    "description": "The sentences of `detail` by their stable names, in order; empty when one has none."
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
  "description": "One row per detector that looked at the item, found something or not."
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
    "description": "How often any of them was seen, this item included."
   },
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Other items."
   },
   "alert_statuses": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/StatusTally"
    },
    "description": "The alerts of all others by status."
   },
   "items": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/MediaSummary"
    },
    "description": "The newest 20 others."
   }
  },
  "required": [
   "seen_count",
   "count",
   "alert_statuses",
   "items"
  ],
  "description": "Items that read the same after normalisation or look the same, as far as a perceptual hash can tell."
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
  "description": "What the company said of the alerts of a rule, of the newest 1,000 judged alerts of its detector. Rules of which nothing was said are left out."
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
  "description": "Who looks at a media item now, by name; the caller among them. Also a message of `/ws/presence/`."
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
  "description": "A colleague who has the item open."
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
    "description": "The same for all items of the group."
   },
   "count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Items in it, this one included."
   },
   "seen_count": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "How often any of them was seen."
   }
  },
  "required": [
   "media_id",
   "group_id",
   "count",
   "seen_count"
  ],
  "description": "What an item is one of: those that read or look the same."
 },
 "MediaText": {
  "type": "object",
  "properties": {
   "text": {
    "description": "null: the item has no text.",
    "type": [
     "string",
     "null"
    ]
   },
   "offset": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Where the part begins; one less than asked for where a surrogate pair would be cut."
   },
   "length": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Of the whole text."
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
    "description": "Where the next part begins; null after the last one."
   }
  },
  "required": [
   "text",
   "offset",
   "length",
   "next_offset"
  ],
  "description": "A part of the text of an item: of a post, or of a file that is text. Offsets are UTF-16 units, as in places of findings."
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
    "description": "null: the item is no mail, or there is none inside it there."
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
    "description": "null: it was not read, `problem` says why."
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
    "description": "Why there is its source alone: more than 64 MiB; parts too deep in each other or headers too long; more time or memory than is spent on one."
   },
   "steps": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Way from the item to this mail, as in `path` of findings without the item itself."
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
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "What its date says, where that can be read."
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
    "description": "null where it says nothing."
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
    "description": "The first 200 are named."
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
  "description": "A mail or a mailbox as people read it. All of it is its sender’s and untrusted."
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
    "description": "Addresses that are left out."
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
  "description": "A line of its head, as its sender wrote it."
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
  "description": "Where a finding stands in a text that is shown, in UTF-16 units. Its `place` counts in another text: that of the file, or of the decoded body."
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
    "description": "There is more in the source: one face has at most 500,000 units."
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
  "description": "One way to read what it says."
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
  "description": "A part of a face."
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
    "description": "Of a mail: what to ask for to see it.",
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "What was found in it."
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
  "description": "A file that the mail carries, or a mail of a mailbox; of those subject, sender and date too."
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
    "description": "Of all accounts in the original."
   },
   "accounts": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/RevealedAccount"
    },
    "description": "The first 1,000."
   }
  },
  "required": [
   "media_id",
   "count",
   "accounts"
  ],
  "description": "Passwords of the company's accounts in clear, read from the original. Nothing keeps them."
 },
 "RevealedAccount": {
  "type": "object",
  "properties": {
   "address": {
    "type": "string"
   },
   "password": {
    "type": "string",
    "description": "As it is in the original: the password, or what it was hashed to."
   },
   "is_hashed": {
    "type": "boolean"
   },
   "path": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "description": "Way from the item to the part that has it; empty for the item itself."
   }
  },
  "required": [
   "address",
   "password",
   "is_hashed",
   "path"
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
    "description": "Mentions stand in it as `@{{address}}`."
   },
   "message_reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ReasonOutput"
    },
    "description": "What `message` says, by its stable name."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
    "description": "What became of the registration that it asks to review; null in other contexts."
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
  "description": "Also the shape of one message of `/ws/notifications/`."
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
    "description": "Stands before what is watched: `@`, `#`, `+`, `/`, `https://`."
   },
   "account_username": {
    "description": "What is watched: an account, a folder, the address of a feed; null for a search.",
    "type": [
     "string",
     "null"
    ]
   },
   "search_string": {
    "description": "The search; beside an account, a folder or a feed: words that pick from what was collected there.",
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
      "description": "RFC 3339 date and time with offset."
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
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "When the last collection began, if it ended badly; null as `problem` is."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
   },
   "health": {
    "$ref": "#/components/schemas/TargetHealth"
   },
   "problem": {
    "description": "What went wrong last, in plain words; null since the last collection that ended well.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
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
    "description": "What kind of thing went wrong; null as `problem` is."
   },
   "note": {
    "description": "What the source left out, as of the last collection that ended well.",
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
    "description": "The sentences of `note` by their stable names, in order; empty when one has none."
   },
   "next_run_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "null while it is paused or blocked."
   },
   "items_found": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Media items that were new, ever."
   },
   "media_week": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Media items of the last 7 days."
   },
   "open_alerts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Its alerts that nobody has closed."
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
  "description": "`WAITING` for its first collection, `HEALTHY`, `DELAYED` for a passing reason, `BLOCKED` until a person changes something, `PAUSED`."
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
  "description": "`reconnect`: the credential is missing or no longer accepted. `limited`: the source asks for patience. `gone`: what is watched is not there. `refused`: the source does not allow it. `temporary`: a failure that passes."
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
    "description": "What the vendor allows and what not."
   },
   "local_filter": {
    "type": "boolean",
    "description": "Whether words may be given beside it that pick from what was collected."
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
  "description": "One kind of target of one source, with what its form shows."
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
  "description": "A source that can be watched, and what its vendor allows."
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
    "description": "RFC 3339 date and time with offset."
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
    "description": "In plain words; null when there is nothing to say.",
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
    "description": "The sentences of `message` by their stable names, in order; empty when one has none."
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
    "description": "Without it nothing of this source can be collected."
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
    "description": "As whom Vedetta is connected, in the words of the vendor; null before the first test that succeeded.",
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
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ],
    "description": "null: the vendor does not say, or it does not expire."
   },
   "expires_soon": {
    "type": "boolean",
    "description": "Within 7 days, or already."
   },
   "tested_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
     },
     {
      "type": "null"
     }
    ]
   },
   "problem": {
    "description": "Why the last test failed, in plain words.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
   },
   "hook_url": {
    "description": "To be entered at the vendor, for sources that call Vedetta: the part after the address of this installation.",
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
      "description": "RFC 3339 date and time with offset."
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
  "description": "What a source needs and how the company is connected to it. Never holds what was entered."
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
    "description": "Changes of less severe alerts notify nobody. Assignments and mentions always do.",
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
    "description": "Media and alerts older than this are deleted; null keeps everything."
   },
   "mail_enabled": {
    "type": "boolean",
    "description": "Whether notifications also go out by mail."
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "Of an alert about each of `results`, in their order."
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "detector": {
    "type": "string"
   },
   "rule": {
    "description": "Rule of the detector; null mutes everything the detector sees.",
    "type": [
     "string",
     "null"
    ]
   },
   "fingerprint": {
    "description": "The very same thing; null mutes everything of the rule.",
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "How often it kept an alert from being raised."
   },
   "last_hit_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
    "description": "RFC 3339 date and time with offset."
   }
  },
  "required": [
   "id",
   "title",
   "title_code",
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
    "description": "Alerts like it among those looked at, the dismissed one included."
   },
   "still_open": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Of those: nobody has dismissed or resolved them."
   },
   "looked_at": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "The newest alerts of the company, of so many days."
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
    "description": "A trial changes nothing."
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
    "description": "Items of so many days are looked at, the newest first."
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
    "description": "Of those done: could not be looked at."
   },
   "raised": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Alerts that would be raised; without a trial, that were."
   },
   "hidden": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Open alerts that would not be raised any more. They stay until somebody dismisses them."
   },
   "changed": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "description": "Alerts whose severity would be another one; without a trial, is."
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
   },
   "ended_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
    "description": "An alert that there would be, one that stands and would not be raised, or one of another severity."
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
    "description": "Stable name of the title, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
    ]
   },
   "summary": {
    "type": "string"
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
    "description": "Of an alert that would change."
   }
  },
  "required": [
   "act",
   "media_id",
   "title",
   "title_code",
   "summary",
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
    "description": "The first signs of the key, to tell keys apart by."
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
    "description": "`suspended`: whoever made it may not sign in."
   },
   "expires_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "RFC 3339 date and time with offset."
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
  "description": "Never holds the key itself."
 },
 "NewAccessKey": {
  "type": "object",
  "properties": {
   "access_key": {
    "$ref": "#/components/schemas/AccessKey"
   },
   "key": {
    "type": "string",
    "description": "The key itself, in this one answer only: `Authorization: Bearer vdt_…`."
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
    "description": "Why the last try failed; null once one arrives.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
   },
   "last_delivered_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
    "description": "null: the account is gone."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
  "description": "Never holds the signing secret."
 },
 "WebhookWithSecret": {
  "type": "object",
  "properties": {
   "webhook": {
    "$ref": "#/components/schemas/Webhook"
   },
   "secret": {
    "type": "string",
    "description": "In this one answer only: `whsec_` and the key in base64. Messages are signed as standardwebhooks.com says."
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
    "description": "Header `webhook-id`: the same at every try and replay."
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
    "description": "Member `data` of the message."
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
    "description": "HTTP status of the last try; null when there was no answer."
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
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
    "description": "RFC 3339 date and time with offset."
   },
   "attempted_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
      "description": "RFC 3339 date and time with offset."
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
    "description": "Of what it names.",
    "$ref": "#/components/schemas/Severity"
   },
   "url": {
    "description": "null: it came as a file.",
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
    "description": "null before the first reading."
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
      "description": "Pictures by their looks (PDQ)."
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
    "description": "Parts that are not used."
   },
   "skipped": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "where": {
       "type": "string"
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
      "why",
      "why_reasons"
     ]
    },
    "description": "The first hundred of them: `line 17`, and why."
   },
   "problem": {
    "description": "Why the last reading failed; what was read before stays in use.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
   },
   "refreshed_at": {
    "anyOf": [
     {
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
      "description": "RFC 3339 date and time with offset."
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
    "description": "null: the account is gone."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
    "description": "As it stands in the folder of the server."
   },
   "problem": {
    "description": "Why it is not used, for rules in the words of their compiler; null: it is used.",
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
    "description": "Where the problem is, from 1; null when no line is known."
   },
   "read_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "When the server said so."
   }
  },
  "required": [
   "kind",
   "name",
   "problem",
   "line",
   "read_at"
  ],
  "description": "A file of rules or hashes that whoever runs the server put into its folder, for all companies."
 },
 "OperatorFileKind": {
  "type": "string",
  "enum": [
   "rules",
   "hashes"
  ],
  "description": "`rules`: YARA rules. `hashes`: a list of hashes of malware."
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
    "description": "Title of the item, name of the webhook or list, address of the letter; null when it is gone.",
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
    "description": "Id of the item, webhook or list; null for anything else and when it is gone."
   },
   "problem": {
    "description": "Why the last try failed.",
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
    "description": "The sentences of `problem` by their stable names, in order; empty when one has none."
   },
   "attempts": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "not_retried_because": {
    "description": "Why it cannot be tried again, and what to do instead; null: it can.",
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
    "description": "The sentences of `not_retried_because` by their stable names, in order; empty when one has none."
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
   },
   "died_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
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
  "description": "Work that was given up after its last try. It is listed for 90 days."
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
  "description": "`scan` of a file or item, `picture_text`: the text in its pictures, `mail`, `mail_preparation`: what a letter is written from, `webhook`, `rescan` of the history, `indicator_list`."
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
    "description": "Dotted past tense: `sign_in.succeeded`, `user.approved`, `access.denied`."
   },
   "subject": {
    "description": "`user:12`, `target:3`; of a denial the call.",
    "type": [
     "string",
     "null"
    ]
   },
   "subject_name": {
    "description": "What the subject is called now: a person’s full name, a target as lists show it, the name of the rest. null when it is gone or not known, and for what has no name, such as a call, a session or an address.",
    "type": [
     "string",
     "null"
    ]
   },
   "subject_name_code": {
    "description": "Stable name of `subject_name` where that is the title of a muted rule, for other languages than English; null when it has none.",
    "type": [
     "string",
     "null"
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
    "description": "null: nobody known, or an account that is gone."
   },
   "actor_email": {
    "description": "The address at the time.",
    "type": [
     "string",
     "null"
    ]
   },
   "address": {
    "description": "Network address.",
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
    "description": "Of each member of the detail that is a sentence of the server, such as `problem`: its stable names, in order. A member without names is left out."
   },
   "access_key_name": {
    "description": "What the access key is called now whose id stands in the detail as `access_key`; null when there is none, or it is gone.",
    "type": [
     "string",
     "null"
    ]
   },
   "created_at": {
    "type": "string",
    "format": "date-time",
    "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$",
    "description": "RFC 3339 date and time with offset."
   }
  },
  "required": [
   "id",
   "action",
   "subject",
   "subject_name",
   "subject_name_code",
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
    "description": "A sentence that says what to do."
   },
   "status": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
   },
   "code": {
    "type": "string",
    "description": "Stable; branch on this."
   },
   "detail": {
    "type": "string"
   },
   "reason": {
    "description": "Of the detail, or else of the title.",
    "$ref": "#/components/schemas/ReasonOutput"
   },
   "request_id": {
    "description": "Stands in the server log beside the reason.",
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
  "description": "A stable name of the sentence, with what stands in its gaps: for other languages than English. Where a phrase of ours stands in the gap `kind`, `kindCode` is its name, and `kind_of` what stands in its own gap `of`. Left out for a sentence without a name."
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
