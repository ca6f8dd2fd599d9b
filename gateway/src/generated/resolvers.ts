// Written by gateway/scripts/generate.mjs. Do not edit.
import type { Resolvers } from './resolvers-types.ts';
import { DateTime } from '../modules/common/date-time.ts';
import { recoveryCodesLeft as recoveryCodesLeftOfQuery } from '../modules/account/resolvers/Query/recoveryCodesLeft.ts';
import { sessions as sessionsOfQuery } from '../modules/account/resolvers/Query/sessions.ts';
import { changePassword as changePasswordOfMutation } from '../modules/account/resolvers/Mutation/changePassword.ts';
import { confirmPasswordReset as confirmPasswordResetOfMutation } from '../modules/account/resolvers/Mutation/confirmPasswordReset.ts';
import { renewRecoveryCodes as renewRecoveryCodesOfMutation } from '../modules/account/resolvers/Mutation/renewRecoveryCodes.ts';
import { requestPasswordReset as requestPasswordResetOfMutation } from '../modules/account/resolvers/Mutation/requestPasswordReset.ts';
import { revokeOtherSessions as revokeOtherSessionsOfMutation } from '../modules/account/resolvers/Mutation/revokeOtherSessions.ts';
import { Alert } from '../modules/alerts/resolvers/Alert.ts';
import { AlertChange } from '../modules/alerts/resolvers/AlertChange.ts';
import { Place } from '../modules/alerts/resolvers/Place.ts';
import { alert as alertOfQuery } from '../modules/alerts/resolvers/Query/alert.ts';
import { alertCounts as alertCountsOfQuery } from '../modules/alerts/resolvers/Query/alertCounts.ts';
import { alertStatuses as alertStatusesOfQuery } from '../modules/alerts/resolvers/Query/alertStatuses.ts';
import { alerts as alertsOfQuery } from '../modules/alerts/resolvers/Query/alerts.ts';
import { feedbackResponses as feedbackResponsesOfQuery } from '../modules/alerts/resolvers/Query/feedbackResponses.ts';
import { assignAlert as assignAlertOfMutation } from '../modules/alerts/resolvers/Mutation/assignAlert.ts';
import { giveFeedback as giveFeedbackOfMutation } from '../modules/alerts/resolvers/Mutation/giveFeedback.ts';
import { giveFeedbackToMany as giveFeedbackToManyOfMutation } from '../modules/alerts/resolvers/Mutation/giveFeedbackToMany.ts';
import { undoBulkUpdate as undoBulkUpdateOfMutation } from '../modules/alerts/resolvers/Mutation/undoBulkUpdate.ts';
import { updateAlertSeverity as updateAlertSeverityOfMutation } from '../modules/alerts/resolvers/Mutation/updateAlertSeverity.ts';
import { updateAlertStatus as updateAlertStatusOfMutation } from '../modules/alerts/resolvers/Mutation/updateAlertStatus.ts';
import { updateAlertsStatus as updateAlertsStatusOfMutation } from '../modules/alerts/resolvers/Mutation/updateAlertsStatus.ts';
import { alertChanged as alertChangedOfSubscription } from '../modules/alerts/resolvers/Subscription/alertChanged.ts';
import { ScanProgress } from '../modules/files/resolvers/ScanProgress.ts';
import { file as fileOfQuery } from '../modules/files/resolvers/Query/file.ts';
import { files as filesOfQuery } from '../modules/files/resolvers/Query/files.ts';
import { createUploadToken as createUploadTokenOfMutation } from '../modules/files/resolvers/Mutation/createUploadToken.ts';
import { scanProgressed as scanProgressedOfSubscription } from '../modules/files/resolvers/Subscription/scanProgressed.ts';
import { invitationByToken as invitationByTokenOfQuery } from '../modules/invitations/resolvers/Query/invitationByToken.ts';
import { invitations as invitationsOfQuery } from '../modules/invitations/resolvers/Query/invitations.ts';
import { acceptInvitation as acceptInvitationOfMutation } from '../modules/invitations/resolvers/Mutation/acceptInvitation.ts';
import { inviteUser as inviteUserOfMutation } from '../modules/invitations/resolvers/Mutation/inviteUser.ts';
import { withdrawInvitation as withdrawInvitationOfMutation } from '../modules/invitations/resolvers/Mutation/withdrawInvitation.ts';
import { Media } from '../modules/media/resolvers/Media.ts';
import { media as mediaOfQuery } from '../modules/media/resolvers/Query/media.ts';
import { mediaList as mediaListOfQuery } from '../modules/media/resolvers/Query/mediaList.ts';
import { createNote as createNoteOfMutation } from '../modules/notes/resolvers/Mutation/createNote.ts';
import { deleteNote as deleteNoteOfMutation } from '../modules/notes/resolvers/Mutation/deleteNote.ts';
import { updateNote as updateNoteOfMutation } from '../modules/notes/resolvers/Mutation/updateNote.ts';
import { notifications as notificationsOfQuery } from '../modules/notifications/resolvers/Query/notifications.ts';
import { markAllNotificationsRead as markAllNotificationsReadOfMutation } from '../modules/notifications/resolvers/Mutation/markAllNotificationsRead.ts';
import { markNotificationRead as markNotificationReadOfMutation } from '../modules/notifications/resolvers/Mutation/markNotificationRead.ts';
import { notificationReceived as notificationReceivedOfSubscription } from '../modules/notifications/resolvers/Subscription/notificationReceived.ts';
import { generateQrCode as generateQrCodeOfMutation } from '../modules/session/resolvers/Mutation/generateQrCode.ts';
import { login as loginOfMutation } from '../modules/session/resolvers/Mutation/login.ts';
import { logout as logoutOfMutation } from '../modules/session/resolvers/Mutation/logout.ts';
import { refreshSession as refreshSessionOfMutation } from '../modules/session/resolvers/Mutation/refreshSession.ts';
import { register as registerOfMutation } from '../modules/session/resolvers/Mutation/register.ts';
import { verifyToken as verifyTokenOfMutation } from '../modules/session/resolvers/Mutation/verifyToken.ts';
import { setup as setupOfQuery } from '../modules/setup/resolvers/Query/setup.ts';
import { completeSetup as completeSetupOfMutation } from '../modules/setup/resolvers/Mutation/completeSetup.ts';
import { activateTrial as activateTrialOfMutation } from '../modules/trial/resolvers/Mutation/activateTrial.ts';
import { registerTrial as registerTrialOfMutation } from '../modules/trial/resolvers/Mutation/registerTrial.ts';
import { colleagues as colleaguesOfQuery } from '../modules/users/resolvers/Query/colleagues.ts';
import { groups as groupsOfQuery } from '../modules/users/resolvers/Query/groups.ts';
import { user as userOfQuery } from '../modules/users/resolvers/Query/user.ts';
import { users as usersOfQuery } from '../modules/users/resolvers/Query/users.ts';
import { viewer as viewerOfQuery } from '../modules/users/resolvers/Query/viewer.ts';
import { deleteUser as deleteUserOfMutation } from '../modules/users/resolvers/Mutation/deleteUser.ts';
import { resetMfa as resetMfaOfMutation } from '../modules/users/resolvers/Mutation/resetMfa.ts';
import { updateUser as updateUserOfMutation } from '../modules/users/resolvers/Mutation/updateUser.ts';

export const resolvers: Resolvers = {
  DateTime,
  Alert,
  AlertChange,
  Place,
  ScanProgress,
  Media,
  Query: {
    recoveryCodesLeft: recoveryCodesLeftOfQuery,
    sessions: sessionsOfQuery,
    alert: alertOfQuery,
    alertCounts: alertCountsOfQuery,
    alertStatuses: alertStatusesOfQuery,
    alerts: alertsOfQuery,
    feedbackResponses: feedbackResponsesOfQuery,
    file: fileOfQuery,
    files: filesOfQuery,
    invitationByToken: invitationByTokenOfQuery,
    invitations: invitationsOfQuery,
    media: mediaOfQuery,
    mediaList: mediaListOfQuery,
    notifications: notificationsOfQuery,
    setup: setupOfQuery,
    colleagues: colleaguesOfQuery,
    groups: groupsOfQuery,
    user: userOfQuery,
    users: usersOfQuery,
    viewer: viewerOfQuery,
  },
  Mutation: {
    changePassword: changePasswordOfMutation,
    confirmPasswordReset: confirmPasswordResetOfMutation,
    renewRecoveryCodes: renewRecoveryCodesOfMutation,
    requestPasswordReset: requestPasswordResetOfMutation,
    revokeOtherSessions: revokeOtherSessionsOfMutation,
    assignAlert: assignAlertOfMutation,
    giveFeedback: giveFeedbackOfMutation,
    giveFeedbackToMany: giveFeedbackToManyOfMutation,
    undoBulkUpdate: undoBulkUpdateOfMutation,
    updateAlertSeverity: updateAlertSeverityOfMutation,
    updateAlertStatus: updateAlertStatusOfMutation,
    updateAlertsStatus: updateAlertsStatusOfMutation,
    createUploadToken: createUploadTokenOfMutation,
    acceptInvitation: acceptInvitationOfMutation,
    inviteUser: inviteUserOfMutation,
    withdrawInvitation: withdrawInvitationOfMutation,
    createNote: createNoteOfMutation,
    deleteNote: deleteNoteOfMutation,
    updateNote: updateNoteOfMutation,
    markAllNotificationsRead: markAllNotificationsReadOfMutation,
    markNotificationRead: markNotificationReadOfMutation,
    generateQrCode: generateQrCodeOfMutation,
    login: loginOfMutation,
    logout: logoutOfMutation,
    refreshSession: refreshSessionOfMutation,
    register: registerOfMutation,
    verifyToken: verifyTokenOfMutation,
    completeSetup: completeSetupOfMutation,
    activateTrial: activateTrialOfMutation,
    registerTrial: registerTrialOfMutation,
    deleteUser: deleteUserOfMutation,
    resetMfa: resetMfaOfMutation,
    updateUser: updateUserOfMutation,
  },
  Subscription: {
    alertChanged: alertChangedOfSubscription,
    scanProgressed: scanProgressedOfSubscription,
    notificationReceived: notificationReceivedOfSubscription,
  },
};
