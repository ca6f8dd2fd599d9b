import * as m from '../../generated/messages/audit-log/index.ts';

/** What each act that the log holds is called. */
export const ACTIONS: Readonly<Record<string, string>> = {
  get 'sign_in.succeeded'() {
    return m.loginSucceeded;
  },
  get 'sign_in.failed'() {
    return m.loginFailed;
  },
  get 'session.ended'() {
    return m.sessionEnded;
  },
  get 'session.revoked'() {
    return m.sessionRevoked;
  },
  get 'session.others_revoked'() {
    return m.otherSessionsRevoked;
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
    return m.twoFactorReset;
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
    return m.accessKeyEdited;
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
    return m.accessKeyRejected;
  },
  get 'settings.changed'() {
    return m.settingsChanged;
  },
  get 'settings.applied'() {
    return m.listsAppliedToStored;
  },
  get 'muted_rule.created'() {
    return m.muteRuleCreated;
  },
  get 'muted_rule.changed'() {
    return m.muteRuleEdited;
  },
  get 'muted_rule.deleted'() {
    return m.muteRuleDeleted;
  },
  get 'webhook.created'() {
    return m.webhookCreated;
  },
  get 'webhook.changed'() {
    return m.webhookEdited;
  },
  get 'webhook.secret_rotated'() {
    return m.webhookSecretRotated;
  },
  get 'webhook.replayed'() {
    return m.webhookMessageResent;
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
    return m.indicatorListEdited;
  },
  get 'indicator_list.imported'() {
    return m.indicatorsImported;
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
    return m.targetEdited;
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
    return m.sharedViewCreated;
  },
  get 'saved_view.changed'() {
    return m.sharedViewEdited;
  },
  get 'saved_view.deleted'() {
    return m.sharedViewDeleted;
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
    return m.sourceCredentialSaved;
  },
  get 'source-credential.tested'() {
    return m.sourceCredentialTested;
  },
  get 'source-credential.deleted'() {
    return m.sourceCredentialDeleted;
  },
};
