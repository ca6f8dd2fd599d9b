// Written by gateway/scripts/generate.mjs. Do not edit.
import type { Resolvers } from './resolvers-types.ts';
import { DateOnly } from '../modules/common/date.ts';
import { DateTime } from '../modules/common/date-time.ts';
import { accessKey as accessKeyOfQuery } from '../modules/access-keys/resolvers/Query/accessKey.ts';
import { accessKeys as accessKeysOfQuery } from '../modules/access-keys/resolvers/Query/accessKeys.ts';
import { createAccessKey as createAccessKeyOfMutation } from '../modules/access-keys/resolvers/Mutation/createAccessKey.ts';
import { deleteAccessKey as deleteAccessKeyOfMutation } from '../modules/access-keys/resolvers/Mutation/deleteAccessKey.ts';
import { updateAccessKey as updateAccessKeyOfMutation } from '../modules/access-keys/resolvers/Mutation/updateAccessKey.ts';
import { passwordResetByToken as passwordResetByTokenOfQuery } from '../modules/account/resolvers/Query/passwordResetByToken.ts';
import { recoveryCodesLeft as recoveryCodesLeftOfQuery } from '../modules/account/resolvers/Query/recoveryCodesLeft.ts';
import { secondFactor as secondFactorOfQuery } from '../modules/account/resolvers/Query/secondFactor.ts';
import { sessions as sessionsOfQuery } from '../modules/account/resolvers/Query/sessions.ts';
import { changePassword as changePasswordOfMutation } from '../modules/account/resolvers/Mutation/changePassword.ts';
import { confirmAuthenticator as confirmAuthenticatorOfMutation } from '../modules/account/resolvers/Mutation/confirmAuthenticator.ts';
import { confirmPasswordReset as confirmPasswordResetOfMutation } from '../modules/account/resolvers/Mutation/confirmPasswordReset.ts';
import { offerAuthenticator as offerAuthenticatorOfMutation } from '../modules/account/resolvers/Mutation/offerAuthenticator.ts';
import { renewRecoveryCodes as renewRecoveryCodesOfMutation } from '../modules/account/resolvers/Mutation/renewRecoveryCodes.ts';
import { requestEmailVerification as requestEmailVerificationOfMutation } from '../modules/account/resolvers/Mutation/requestEmailVerification.ts';
import { requestPasswordReset as requestPasswordResetOfMutation } from '../modules/account/resolvers/Mutation/requestPasswordReset.ts';
import { revokeOtherSessions as revokeOtherSessionsOfMutation } from '../modules/account/resolvers/Mutation/revokeOtherSessions.ts';
import { verifyEmail as verifyEmailOfMutation } from '../modules/account/resolvers/Mutation/verifyEmail.ts';
import { Alert } from '../modules/alerts/resolvers/Alert.ts';
import { AlertChange } from '../modules/alerts/resolvers/AlertChange.ts';
import { Place } from '../modules/alerts/resolvers/Place.ts';
import { alert as alertOfQuery } from '../modules/alerts/resolvers/Query/alert.ts';
import { alertCounts as alertCountsOfQuery } from '../modules/alerts/resolvers/Query/alertCounts.ts';
import { alertStatuses as alertStatusesOfQuery } from '../modules/alerts/resolvers/Query/alertStatuses.ts';
import { alerts as alertsOfQuery } from '../modules/alerts/resolvers/Query/alerts.ts';
import { alertsConnection as alertsConnectionOfQuery } from '../modules/alerts/resolvers/Query/alertsConnection.ts';
import { feedbackResponses as feedbackResponsesOfQuery } from '../modules/alerts/resolvers/Query/feedbackResponses.ts';
import { assignAlert as assignAlertOfMutation } from '../modules/alerts/resolvers/Mutation/assignAlert.ts';
import { assignAlerts as assignAlertsOfMutation } from '../modules/alerts/resolvers/Mutation/assignAlerts.ts';
import { giveFeedback as giveFeedbackOfMutation } from '../modules/alerts/resolvers/Mutation/giveFeedback.ts';
import { giveFeedbackToMany as giveFeedbackToManyOfMutation } from '../modules/alerts/resolvers/Mutation/giveFeedbackToMany.ts';
import { undoBulkUpdate as undoBulkUpdateOfMutation } from '../modules/alerts/resolvers/Mutation/undoBulkUpdate.ts';
import { updateAlertSeverity as updateAlertSeverityOfMutation } from '../modules/alerts/resolvers/Mutation/updateAlertSeverity.ts';
import { updateAlertStatus as updateAlertStatusOfMutation } from '../modules/alerts/resolvers/Mutation/updateAlertStatus.ts';
import { updateAlertsStatus as updateAlertsStatusOfMutation } from '../modules/alerts/resolvers/Mutation/updateAlertsStatus.ts';
import { alertChanged as alertChangedOfSubscription } from '../modules/alerts/resolvers/Subscription/alertChanged.ts';
import { alertsExport as alertsExportOfQuery } from '../modules/analytics/resolvers/Query/alertsExport.ts';
import { monthSummary as monthSummaryOfQuery } from '../modules/analytics/resolvers/Query/monthSummary.ts';
import { stats as statsOfQuery } from '../modules/analytics/resolvers/Query/stats.ts';
import { auditLog as auditLogOfQuery } from '../modules/audit/resolvers/Query/auditLog.ts';
import { muteTrial as muteTrialOfQuery } from '../modules/company/resolvers/Query/muteTrial.ts';
import { mutedRules as mutedRulesOfQuery } from '../modules/company/resolvers/Query/mutedRules.ts';
import { rescan as rescanOfQuery } from '../modules/company/resolvers/Query/rescan.ts';
import { settings as settingsOfQuery } from '../modules/company/resolvers/Query/settings.ts';
import { setup as setupOfQuery } from '../modules/company/resolvers/Query/setup.ts';
import { watchTerms as watchTermsOfQuery } from '../modules/company/resolvers/Query/watchTerms.ts';
import { cancelRescan as cancelRescanOfMutation } from '../modules/company/resolvers/Mutation/cancelRescan.ts';
import { completeSetup as completeSetupOfMutation } from '../modules/company/resolvers/Mutation/completeSetup.ts';
import { createMutedRule as createMutedRuleOfMutation } from '../modules/company/resolvers/Mutation/createMutedRule.ts';
import { deleteMutedRule as deleteMutedRuleOfMutation } from '../modules/company/resolvers/Mutation/deleteMutedRule.ts';
import { startRescan as startRescanOfMutation } from '../modules/company/resolvers/Mutation/startRescan.ts';
import { updateMutedRule as updateMutedRuleOfMutation } from '../modules/company/resolvers/Mutation/updateMutedRule.ts';
import { updateSettings as updateSettingsOfMutation } from '../modules/company/resolvers/Mutation/updateSettings.ts';
import { sourceCredentials as sourceCredentialsOfQuery } from '../modules/credentials/resolvers/Query/sourceCredentials.ts';
import { deleteSourceCredential as deleteSourceCredentialOfMutation } from '../modules/credentials/resolvers/Mutation/deleteSourceCredential.ts';
import { setSourceCredential as setSourceCredentialOfMutation } from '../modules/credentials/resolvers/Mutation/setSourceCredential.ts';
import { testSourceCredential as testSourceCredentialOfMutation } from '../modules/credentials/resolvers/Mutation/testSourceCredential.ts';
import { ScanProgress } from '../modules/files/resolvers/ScanProgress.ts';
import { file as fileOfQuery } from '../modules/files/resolvers/Query/file.ts';
import { files as filesOfQuery } from '../modules/files/resolvers/Query/files.ts';
import { createUploadToken as createUploadTokenOfMutation } from '../modules/files/resolvers/Mutation/createUploadToken.ts';
import { scanProgressed as scanProgressedOfSubscription } from '../modules/files/resolvers/Subscription/scanProgressed.ts';
import { indicatorList as indicatorListOfQuery } from '../modules/indicators/resolvers/Query/indicatorList.ts';
import { indicatorLists as indicatorListsOfQuery } from '../modules/indicators/resolvers/Query/indicatorLists.ts';
import { createIndicatorList as createIndicatorListOfMutation } from '../modules/indicators/resolvers/Mutation/createIndicatorList.ts';
import { deleteIndicatorList as deleteIndicatorListOfMutation } from '../modules/indicators/resolvers/Mutation/deleteIndicatorList.ts';
import { refreshIndicatorList as refreshIndicatorListOfMutation } from '../modules/indicators/resolvers/Mutation/refreshIndicatorList.ts';
import { updateIndicatorList as updateIndicatorListOfMutation } from '../modules/indicators/resolvers/Mutation/updateIndicatorList.ts';
import { deadJobs as deadJobsOfQuery } from '../modules/jobs/resolvers/Query/deadJobs.ts';
import { retryDeadJob as retryDeadJobOfMutation } from '../modules/jobs/resolvers/Mutation/retryDeadJob.ts';
import { Media } from '../modules/media/resolvers/Media.ts';
import { MediaSummary } from '../modules/media/resolvers/MediaSummary.ts';
import { media as mediaOfQuery } from '../modules/media/resolvers/Query/media.ts';
import { mediaConnection as mediaConnectionOfQuery } from '../modules/media/resolvers/Query/mediaConnection.ts';
import { mediaGroups as mediaGroupsOfQuery } from '../modules/media/resolvers/Query/mediaGroups.ts';
import { mediaList as mediaListOfQuery } from '../modules/media/resolvers/Query/mediaList.ts';
import { mediaMail as mediaMailOfQuery } from '../modules/media/resolvers/Query/mediaMail.ts';
import { mediaText as mediaTextOfQuery } from '../modules/media/resolvers/Query/mediaText.ts';
import { presence as presenceOfQuery } from '../modules/media/resolvers/Query/presence.ts';
import { assignMedia as assignMediaOfMutation } from '../modules/media/resolvers/Mutation/assignMedia.ts';
import { contactPublisher as contactPublisherOfMutation } from '../modules/media/resolvers/Mutation/contactPublisher.ts';
import { createActivity as createActivityOfMutation } from '../modules/media/resolvers/Mutation/createActivity.ts';
import { rescanMedia as rescanMediaOfMutation } from '../modules/media/resolvers/Mutation/rescanMedia.ts';
import { revealPasswords as revealPasswordsOfMutation } from '../modules/media/resolvers/Mutation/revealPasswords.ts';
import { updateMedia as updateMediaOfMutation } from '../modules/media/resolvers/Mutation/updateMedia.ts';
import { presence as presenceOfSubscription } from '../modules/media/resolvers/Subscription/presence.ts';
import { Node } from '../modules/nodes/resolvers/Node.ts';
import { node as nodeOfQuery } from '../modules/nodes/resolvers/Query/node.ts';
import { nodes as nodesOfQuery } from '../modules/nodes/resolvers/Query/nodes.ts';
import { createNote as createNoteOfMutation } from '../modules/notes/resolvers/Mutation/createNote.ts';
import { deleteNote as deleteNoteOfMutation } from '../modules/notes/resolvers/Mutation/deleteNote.ts';
import { restoreNote as restoreNoteOfMutation } from '../modules/notes/resolvers/Mutation/restoreNote.ts';
import { updateNote as updateNoteOfMutation } from '../modules/notes/resolvers/Mutation/updateNote.ts';
import { noteChanged as noteChangedOfSubscription } from '../modules/notes/resolvers/Subscription/noteChanged.ts';
import { notifications as notificationsOfQuery } from '../modules/notifications/resolvers/Query/notifications.ts';
import { markAllNotificationsRead as markAllNotificationsReadOfMutation } from '../modules/notifications/resolvers/Mutation/markAllNotificationsRead.ts';
import { markNotificationRead as markNotificationReadOfMutation } from '../modules/notifications/resolvers/Mutation/markNotificationRead.ts';
import { notificationReceived as notificationReceivedOfSubscription } from '../modules/notifications/resolvers/Subscription/notificationReceived.ts';
import { notificationsRead as notificationsReadOfSubscription } from '../modules/notifications/resolvers/Subscription/notificationsRead.ts';
import { operatorFiles as operatorFilesOfQuery } from '../modules/scans/resolvers/Query/operatorFiles.ts';
import { generateQrCode as generateQrCodeOfMutation } from '../modules/session/resolvers/Mutation/generateQrCode.ts';
import { login as loginOfMutation } from '../modules/session/resolvers/Mutation/login.ts';
import { logout as logoutOfMutation } from '../modules/session/resolvers/Mutation/logout.ts';
import { refreshSession as refreshSessionOfMutation } from '../modules/session/resolvers/Mutation/refreshSession.ts';
import { register as registerOfMutation } from '../modules/session/resolvers/Mutation/register.ts';
import { verifyToken as verifyTokenOfMutation } from '../modules/session/resolvers/Mutation/verifyToken.ts';
import { Target } from '../modules/targets/resolvers/Target.ts';
import { TargetChange } from '../modules/targets/resolvers/TargetChange.ts';
import { TargetHealthChange } from '../modules/targets/resolvers/TargetHealthChange.ts';
import { sources as sourcesOfQuery } from '../modules/targets/resolvers/Query/sources.ts';
import { target as targetOfQuery } from '../modules/targets/resolvers/Query/target.ts';
import { targetTypes as targetTypesOfQuery } from '../modules/targets/resolvers/Query/targetTypes.ts';
import { targets as targetsOfQuery } from '../modules/targets/resolvers/Query/targets.ts';
import { createTargets as createTargetsOfMutation } from '../modules/targets/resolvers/Mutation/createTargets.ts';
import { deleteTarget as deleteTargetOfMutation } from '../modules/targets/resolvers/Mutation/deleteTarget.ts';
import { updateTarget as updateTargetOfMutation } from '../modules/targets/resolvers/Mutation/updateTarget.ts';
import { targetChanged as targetChangedOfSubscription } from '../modules/targets/resolvers/Subscription/targetChanged.ts';
import { targetHealth as targetHealthOfSubscription } from '../modules/targets/resolvers/Subscription/targetHealth.ts';
import { trialByToken as trialByTokenOfQuery } from '../modules/trial/resolvers/Query/trialByToken.ts';
import { activateTrial as activateTrialOfMutation } from '../modules/trial/resolvers/Mutation/activateTrial.ts';
import { registerTrial as registerTrialOfMutation } from '../modules/trial/resolvers/Mutation/registerTrial.ts';
import { colleagues as colleaguesOfQuery } from '../modules/users/resolvers/Query/colleagues.ts';
import { groups as groupsOfQuery } from '../modules/users/resolvers/Query/groups.ts';
import { invitationByToken as invitationByTokenOfQuery } from '../modules/users/resolvers/Query/invitationByToken.ts';
import { invitations as invitationsOfQuery } from '../modules/users/resolvers/Query/invitations.ts';
import { user as userOfQuery } from '../modules/users/resolvers/Query/user.ts';
import { users as usersOfQuery } from '../modules/users/resolvers/Query/users.ts';
import { viewer as viewerOfQuery } from '../modules/users/resolvers/Query/viewer.ts';
import { acceptInvitation as acceptInvitationOfMutation } from '../modules/users/resolvers/Mutation/acceptInvitation.ts';
import { deleteUser as deleteUserOfMutation } from '../modules/users/resolvers/Mutation/deleteUser.ts';
import { inviteUser as inviteUserOfMutation } from '../modules/users/resolvers/Mutation/inviteUser.ts';
import { resetMfa as resetMfaOfMutation } from '../modules/users/resolvers/Mutation/resetMfa.ts';
import { updateUser as updateUserOfMutation } from '../modules/users/resolvers/Mutation/updateUser.ts';
import { withdrawInvitation as withdrawInvitationOfMutation } from '../modules/users/resolvers/Mutation/withdrawInvitation.ts';
import { savedViews as savedViewsOfQuery } from '../modules/views/resolvers/Query/savedViews.ts';
import { createSavedView as createSavedViewOfMutation } from '../modules/views/resolvers/Mutation/createSavedView.ts';
import { deleteSavedView as deleteSavedViewOfMutation } from '../modules/views/resolvers/Mutation/deleteSavedView.ts';
import { updateSavedView as updateSavedViewOfMutation } from '../modules/views/resolvers/Mutation/updateSavedView.ts';
import { Webhook } from '../modules/webhooks/resolvers/Webhook.ts';
import { webhook as webhookOfQuery } from '../modules/webhooks/resolvers/Query/webhook.ts';
import { webhooks as webhooksOfQuery } from '../modules/webhooks/resolvers/Query/webhooks.ts';
import { createWebhook as createWebhookOfMutation } from '../modules/webhooks/resolvers/Mutation/createWebhook.ts';
import { deleteWebhook as deleteWebhookOfMutation } from '../modules/webhooks/resolvers/Mutation/deleteWebhook.ts';
import { pingWebhook as pingWebhookOfMutation } from '../modules/webhooks/resolvers/Mutation/pingWebhook.ts';
import { replayWebhookDelivery as replayWebhookDeliveryOfMutation } from '../modules/webhooks/resolvers/Mutation/replayWebhookDelivery.ts';
import { rotateWebhookSecret as rotateWebhookSecretOfMutation } from '../modules/webhooks/resolvers/Mutation/rotateWebhookSecret.ts';
import { updateWebhook as updateWebhookOfMutation } from '../modules/webhooks/resolvers/Mutation/updateWebhook.ts';

export const resolvers: Resolvers = {
  Date: DateOnly,
  DateTime,
  Alert,
  AlertChange,
  Place,
  ScanProgress,
  Media,
  MediaSummary,
  Node,
  Target,
  TargetChange,
  TargetHealthChange,
  Webhook,
  Query: {
    accessKey: accessKeyOfQuery,
    accessKeys: accessKeysOfQuery,
    passwordResetByToken: passwordResetByTokenOfQuery,
    recoveryCodesLeft: recoveryCodesLeftOfQuery,
    secondFactor: secondFactorOfQuery,
    sessions: sessionsOfQuery,
    alert: alertOfQuery,
    alertCounts: alertCountsOfQuery,
    alertStatuses: alertStatusesOfQuery,
    alerts: alertsOfQuery,
    alertsConnection: alertsConnectionOfQuery,
    feedbackResponses: feedbackResponsesOfQuery,
    alertsExport: alertsExportOfQuery,
    monthSummary: monthSummaryOfQuery,
    stats: statsOfQuery,
    auditLog: auditLogOfQuery,
    muteTrial: muteTrialOfQuery,
    mutedRules: mutedRulesOfQuery,
    rescan: rescanOfQuery,
    settings: settingsOfQuery,
    setup: setupOfQuery,
    watchTerms: watchTermsOfQuery,
    sourceCredentials: sourceCredentialsOfQuery,
    file: fileOfQuery,
    files: filesOfQuery,
    indicatorList: indicatorListOfQuery,
    indicatorLists: indicatorListsOfQuery,
    deadJobs: deadJobsOfQuery,
    media: mediaOfQuery,
    mediaConnection: mediaConnectionOfQuery,
    mediaGroups: mediaGroupsOfQuery,
    mediaList: mediaListOfQuery,
    mediaMail: mediaMailOfQuery,
    mediaText: mediaTextOfQuery,
    presence: presenceOfQuery,
    node: nodeOfQuery,
    nodes: nodesOfQuery,
    notifications: notificationsOfQuery,
    operatorFiles: operatorFilesOfQuery,
    sources: sourcesOfQuery,
    target: targetOfQuery,
    targetTypes: targetTypesOfQuery,
    targets: targetsOfQuery,
    trialByToken: trialByTokenOfQuery,
    colleagues: colleaguesOfQuery,
    groups: groupsOfQuery,
    invitationByToken: invitationByTokenOfQuery,
    invitations: invitationsOfQuery,
    user: userOfQuery,
    users: usersOfQuery,
    viewer: viewerOfQuery,
    savedViews: savedViewsOfQuery,
    webhook: webhookOfQuery,
    webhooks: webhooksOfQuery,
  },
  Mutation: {
    createAccessKey: createAccessKeyOfMutation,
    deleteAccessKey: deleteAccessKeyOfMutation,
    updateAccessKey: updateAccessKeyOfMutation,
    changePassword: changePasswordOfMutation,
    confirmAuthenticator: confirmAuthenticatorOfMutation,
    confirmPasswordReset: confirmPasswordResetOfMutation,
    offerAuthenticator: offerAuthenticatorOfMutation,
    renewRecoveryCodes: renewRecoveryCodesOfMutation,
    requestEmailVerification: requestEmailVerificationOfMutation,
    requestPasswordReset: requestPasswordResetOfMutation,
    revokeOtherSessions: revokeOtherSessionsOfMutation,
    verifyEmail: verifyEmailOfMutation,
    assignAlert: assignAlertOfMutation,
    assignAlerts: assignAlertsOfMutation,
    giveFeedback: giveFeedbackOfMutation,
    giveFeedbackToMany: giveFeedbackToManyOfMutation,
    undoBulkUpdate: undoBulkUpdateOfMutation,
    updateAlertSeverity: updateAlertSeverityOfMutation,
    updateAlertStatus: updateAlertStatusOfMutation,
    updateAlertsStatus: updateAlertsStatusOfMutation,
    cancelRescan: cancelRescanOfMutation,
    completeSetup: completeSetupOfMutation,
    createMutedRule: createMutedRuleOfMutation,
    deleteMutedRule: deleteMutedRuleOfMutation,
    startRescan: startRescanOfMutation,
    updateMutedRule: updateMutedRuleOfMutation,
    updateSettings: updateSettingsOfMutation,
    deleteSourceCredential: deleteSourceCredentialOfMutation,
    setSourceCredential: setSourceCredentialOfMutation,
    testSourceCredential: testSourceCredentialOfMutation,
    createUploadToken: createUploadTokenOfMutation,
    createIndicatorList: createIndicatorListOfMutation,
    deleteIndicatorList: deleteIndicatorListOfMutation,
    refreshIndicatorList: refreshIndicatorListOfMutation,
    updateIndicatorList: updateIndicatorListOfMutation,
    retryDeadJob: retryDeadJobOfMutation,
    assignMedia: assignMediaOfMutation,
    contactPublisher: contactPublisherOfMutation,
    createActivity: createActivityOfMutation,
    rescanMedia: rescanMediaOfMutation,
    revealPasswords: revealPasswordsOfMutation,
    updateMedia: updateMediaOfMutation,
    createNote: createNoteOfMutation,
    deleteNote: deleteNoteOfMutation,
    restoreNote: restoreNoteOfMutation,
    updateNote: updateNoteOfMutation,
    markAllNotificationsRead: markAllNotificationsReadOfMutation,
    markNotificationRead: markNotificationReadOfMutation,
    generateQrCode: generateQrCodeOfMutation,
    login: loginOfMutation,
    logout: logoutOfMutation,
    refreshSession: refreshSessionOfMutation,
    register: registerOfMutation,
    verifyToken: verifyTokenOfMutation,
    createTargets: createTargetsOfMutation,
    deleteTarget: deleteTargetOfMutation,
    updateTarget: updateTargetOfMutation,
    activateTrial: activateTrialOfMutation,
    registerTrial: registerTrialOfMutation,
    acceptInvitation: acceptInvitationOfMutation,
    deleteUser: deleteUserOfMutation,
    inviteUser: inviteUserOfMutation,
    resetMfa: resetMfaOfMutation,
    updateUser: updateUserOfMutation,
    withdrawInvitation: withdrawInvitationOfMutation,
    createSavedView: createSavedViewOfMutation,
    deleteSavedView: deleteSavedViewOfMutation,
    updateSavedView: updateSavedViewOfMutation,
    createWebhook: createWebhookOfMutation,
    deleteWebhook: deleteWebhookOfMutation,
    pingWebhook: pingWebhookOfMutation,
    replayWebhookDelivery: replayWebhookDeliveryOfMutation,
    rotateWebhookSecret: rotateWebhookSecretOfMutation,
    updateWebhook: updateWebhookOfMutation,
  },
  Subscription: {
    alertChanged: alertChangedOfSubscription,
    scanProgressed: scanProgressedOfSubscription,
    presence: presenceOfSubscription,
    noteChanged: noteChangedOfSubscription,
    notificationReceived: notificationReceivedOfSubscription,
    notificationsRead: notificationsReadOfSubscription,
    targetChanged: targetChangedOfSubscription,
    targetHealth: targetHealthOfSubscription,
  },
};
