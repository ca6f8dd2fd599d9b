import type { Resolvers } from '../generated/resolvers-types.ts';
import { alert } from './alerts/resolvers/Query/alert.ts';
import { alertCounts } from './alerts/resolvers/Query/alertCounts.ts';
import { alertStatuses } from './alerts/resolvers/Query/alertStatuses.ts';
import { alerts } from './alerts/resolvers/Query/alerts.ts';
import { feedbackResponses } from './alerts/resolvers/Query/feedbackResponses.ts';
import { assignAlert } from './alerts/resolvers/Mutation/assignAlert.ts';
import { updateAlertSeverity } from './alerts/resolvers/Mutation/updateAlertSeverity.ts';
import { updateAlertStatus } from './alerts/resolvers/Mutation/updateAlertStatus.ts';
import { alertChanged } from './alerts/resolvers/Subscription/alertChanged.ts';
import { Alert } from './alerts/resolvers/Alert.ts';
import { AlertChange } from './alerts/resolvers/AlertChange.ts';
import { Place } from './alerts/resolvers/Place.ts';
import { file } from './files/resolvers/Query/file.ts';
import { files } from './files/resolvers/Query/files.ts';
import { createUploadToken } from './files/resolvers/Mutation/createUploadToken.ts';
import { scanProgressed } from './files/resolvers/Subscription/scanProgressed.ts';
import { ScanProgress } from './files/resolvers/ScanProgress.ts';
import { media } from './media/resolvers/Query/media.ts';
import { mediaList } from './media/resolvers/Query/mediaList.ts';
import { Media } from './media/resolvers/Media.ts';
import { createNote } from './notes/resolvers/Mutation/createNote.ts';
import { deleteNote } from './notes/resolvers/Mutation/deleteNote.ts';
import { updateNote } from './notes/resolvers/Mutation/updateNote.ts';
import { notifications } from './notifications/resolvers/Query/notifications.ts';
import { markAllNotificationsRead } from './notifications/resolvers/Mutation/markAllNotificationsRead.ts';
import { markNotificationRead } from './notifications/resolvers/Mutation/markNotificationRead.ts';
import { notificationReceived } from './notifications/resolvers/Subscription/notificationReceived.ts';
import { generateQrCode } from './session/resolvers/Mutation/generateQrCode.ts';
import { login } from './session/resolvers/Mutation/login.ts';
import { logout } from './session/resolvers/Mutation/logout.ts';
import { refreshSession } from './session/resolvers/Mutation/refreshSession.ts';
import { register } from './session/resolvers/Mutation/register.ts';
import { verifyToken } from './session/resolvers/Mutation/verifyToken.ts';
import { setup } from './setup/resolvers/Query/setup.ts';
import { completeSetup } from './setup/resolvers/Mutation/completeSetup.ts';
import { colleagues } from './users/resolvers/Query/colleagues.ts';
import { user } from './users/resolvers/Query/user.ts';
import { users } from './users/resolvers/Query/users.ts';
import { viewer } from './users/resolvers/Query/viewer.ts';
import { updateUser } from './users/resolvers/Mutation/updateUser.ts';
import { DateTime } from './common/date-time.ts';

/** One line per field of the root types; everything else is read from what the mappers made. */
export const resolvers: Resolvers = {
  DateTime,
  Query: {
    alert,
    alertCounts,
    alertStatuses,
    alerts,
    feedbackResponses,
    file,
    files,
    media,
    mediaList,
    notifications,
    setup,
    colleagues,
    user,
    users,
    viewer,
  },
  Mutation: {
    assignAlert,
    updateAlertSeverity,
    updateAlertStatus,
    createUploadToken,
    createNote,
    deleteNote,
    updateNote,
    markAllNotificationsRead,
    markNotificationRead,
    generateQrCode,
    login,
    logout,
    refreshSession,
    register,
    verifyToken,
    completeSetup,
    updateUser,
  },
  Subscription: {
    alertChanged,
    scanProgressed,
    notificationReceived,
  },
  Alert,
  AlertChange,
  Place,
  ScanProgress,
  Media,
};
