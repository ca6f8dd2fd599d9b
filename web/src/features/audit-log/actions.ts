import * as m from '../../generated/messages/audit-log/index.ts';

/** What each act that the log holds is called. */
export const ACTIONS: Readonly<Record<string, string>> = {
  get 'sign_in.succeeded'() {
    return m.signInSucceeded;
  },
  get 'sign_in.failed'() {
    return m.signInFailed;
  },
  get 'session.ended'() {
    return m.sessionEnded;
  },
  get 'session.revoked'() {
    return m.sessionRevoked;
  },
  get 'session.others_revoked'() {
    return m.sessionOthersRevoked;
  },
  get 'password.changed'() {
    return m.passwordChanged;
  },
  get 'password.change_failed'() {
    return m.passwordChangeFailed;
  },
  get 'password.reset'() {
    return m.passwordReset;
  },
  get 'password.reset_requested'() {
    return m.passwordResetRequested;
  },
  get 'authenticator.changed'() {
    return m.authenticatorChanged;
  },
  get 'recovery_codes.replaced'() {
    return m.recoveryCodesReplaced;
  },
  get 'registration.ignored'() {
    return m.registrationIgnored;
  },
  get 'user.email_verified'() {
    return m.userEmailVerified;
  },
  get 'user.registered'() {
    return m.userRegistered;
  },
  get 'user.invited'() {
    return m.userInvited;
  },
  get 'user.approved'() {
    return m.userApproved;
  },
  get 'user.rejected'() {
    return m.userRejected;
  },
  get 'user.activated'() {
    return m.userActivated;
  },
  get 'user.deactivated'() {
    return m.userDeactivated;
  },
  get 'user.group_changed'() {
    return m.userGroupChanged;
  },
  get 'user.mfa_reset'() {
    return m.userMfaReset;
  },
  get 'user.deleted'() {
    return m.userDeleted;
  },
  get 'invitation.accepted'() {
    return m.invitationAccepted;
  },
  get 'invitation.withdrawn'() {
    return m.invitationWithdrawn;
  },
  get 'access.denied'() {
    return m.accessDenied;
  },
  get 'access_key.created'() {
    return m.accessKeyCreated;
  },
  get 'access_key.changed'() {
    return m.accessKeyChanged;
  },
  get 'access_key.revoked'() {
    return m.accessKeyRevoked;
  },
  get 'access_key.restored'() {
    return m.accessKeyRestored;
  },
  get 'access_key.deleted'() {
    return m.accessKeyDeleted;
  },
  get 'access_key.used'() {
    return m.accessKeyUsed;
  },
  get 'access_key.denied'() {
    return m.accessKeyDenied;
  },
  get 'settings.changed'() {
    return m.settingsChanged;
  },
  get 'settings.applied'() {
    return m.settingsApplied;
  },
  get 'muted_rule.created'() {
    return m.mutedRuleCreated;
  },
  get 'muted_rule.changed'() {
    return m.mutedRuleChanged;
  },
  get 'muted_rule.deleted'() {
    return m.mutedRuleDeleted;
  },
  get 'webhook.created'() {
    return m.webhookCreated;
  },
  get 'webhook.changed'() {
    return m.webhookChanged;
  },
  get 'webhook.secret_rotated'() {
    return m.webhookSecretRotated;
  },
  get 'webhook.replayed'() {
    return m.webhookReplayed;
  },
  get 'job.retried'() {
    return m.jobRetried;
  },
  get 'webhook.deleted'() {
    return m.webhookDeleted;
  },
  get 'indicator_list.created'() {
    return m.indicatorListCreated;
  },
  get 'indicator_list.changed'() {
    return m.indicatorListChanged;
  },
  get 'indicator_list.imported'() {
    return m.indicatorListImported;
  },
  get 'indicator_list.refreshed'() {
    return m.indicatorListRefreshed;
  },
  get 'indicator_list.deleted'() {
    return m.indicatorListDeleted;
  },
  get 'target.created'() {
    return m.targetCreated;
  },
  get 'target.changed'() {
    return m.targetChanged;
  },
  get 'target.paused'() {
    return m.targetPaused;
  },
  get 'target.resumed'() {
    return m.targetResumed;
  },
  get 'target.deleted'() {
    return m.targetDeleted;
  },
  get 'saved_view.created'() {
    return m.savedViewCreated;
  },
  get 'saved_view.changed'() {
    return m.savedViewChanged;
  },
  get 'saved_view.deleted'() {
    return m.savedViewDeleted;
  },
  get 'exposed_passwords.shown'() {
    return m.passwordsRevealed;
  },
  get 'exposed_passwords.downloaded'() {
    return m.originalDownloaded;
  },
  get 'trial.requested'() {
    return m.trialRequested;
  },
  get 'trial.activated'() {
    return m.trialActivated;
  },
  get 'company.created'() {
    return m.companyCreated;
  },
  get 'source-credential.set'() {
    return m.sourceCredentialSet;
  },
  get 'source-credential.tested'() {
    return m.sourceCredentialTested;
  },
  get 'source-credential.deleted'() {
    return m.sourceCredentialDeleted;
  },
};
