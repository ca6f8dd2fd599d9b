import type { Operation } from './platform/http/operation.ts';
import { accountOperations } from './modules/account/schema.ts';
import { accessKeyOperations } from './modules/access-keys/schema.ts';
import { alertOperations } from './modules/alerts/schema.ts';
import { analyticsOperations } from './modules/analytics/schema.ts';
import { auditOperations } from './modules/audit/schema.ts';
import { credentialOperations } from './modules/credentials/schema.ts';
import { fileOperations } from './modules/files/schema.ts';
import { groupOperations } from './modules/users/groups-schema.ts';
import { invitationOperations } from './modules/users/invitations-schema.ts';
import { mediaOperations } from './modules/media/schema.ts';
import { notificationOperations } from './modules/notifications/schema.ts';
import { rescanOperations } from './modules/indicators/rescans-schema.ts';
import { settingsOperations } from './modules/company/settings-schema.ts';
import { passwordOperations } from './modules/session/passwords-schema.ts';
import { setupOperations } from './modules/company/setup-schema.ts';
import { targetOperations } from './modules/targets/schema.ts';
import { trialOperations } from './modules/trial/schema.ts';
import { userOperations } from './modules/users/schema.ts';
import { viewOperations } from './modules/views/schema.ts';
import { jobOperations } from './modules/jobs/schema.ts';
import { operatorFileOperations } from './modules/scans/operator-files-schema.ts';
import { indicatorListOperations } from './modules/indicators/schema.ts';
import { webhookOperations } from './modules/webhooks/schema.ts';

/** Every call of the REST API. Fixed paths stand before `{id}` within each group. */
export const operations: readonly Operation[] = [
  ...Object.values(setupOperations),
  ...Object.values(accountOperations),
  ...Object.values(invitationOperations),
  ...Object.values(passwordOperations),
  ...Object.values(trialOperations),
  ...Object.values(userOperations),
  ...Object.values(groupOperations),
  ...Object.values(fileOperations),
  ...Object.values(analyticsOperations),
  ...Object.values(alertOperations),
  ...Object.values(viewOperations),
  ...Object.values(mediaOperations),
  ...Object.values(notificationOperations),
  ...Object.values(targetOperations),
  ...Object.values(credentialOperations),
  ...Object.values(settingsOperations),
  ...Object.values(rescanOperations),
  ...Object.values(accessKeyOperations),
  ...Object.values(webhookOperations),
  ...Object.values(indicatorListOperations),
  ...Object.values(operatorFileOperations),
  ...Object.values(jobOperations),
  ...Object.values(auditOperations),
];
