import * as m from '../../generated/messages/audit-log/index.ts';

/** Values of details in the reader's language, by what the server writes. */
export type Values = Readonly<Record<string, string>>;

export const GROUPS: Values = {
  get Admins() {
    return m.groupAdmins;
  },
  get Analysts() {
    return m.groupAnalysts;
  },
  get Viewers() {
    return m.groupViewers;
  },
  get 'Trial Users'() {
    return m.groupTrialUsers;
  },
};
/** Where a log-in failed. */
export const STEPS: Values = {
  get password() {
    return m.stepPassword;
  },
  get code() {
    return m.stepCode;
  },
};
/** With what one succeeded. */
export const FACTORS: Values = {
  get password() {
    return m.factorPassword;
  },
  get code() {
    return m.stepCode;
  },
  get 'recovery code'() {
    return m.factorRecoveryCode;
  },
  get enrolment() {
    return m.factorEnrolment;
  },
};
export const REASONS: Values = {
  get 'refresh token used twice'() {
    return m.reasonTokenReused;
  },
};
export const SCOPES: Values = {
  get read() {
    return m.scopeRead;
  },
  get triage() {
    return m.scopeTriage;
  },
  get upload() {
    return m.scopeUpload;
  },
  get admin() {
    return m.scopeAdmin;
  },
};
/** Kinds of targets. */
export const TYPES: Values = {
  get account() {
    return m.typeAccount;
  },
  get search() {
    return m.typeSearch;
  },
  get folder() {
    return m.typeFolder;
  },
  get feed() {
    return m.typeFeed;
  },
};
/** What an indicator list names. */
export const ROLES: Values = {
  get threat() {
    return m.listTypeMalicious;
  },
  get warning() {
    return m.listTypeBenign;
  },
};
/** Work that was given up. */
export const WORK: Values = {
  get scan() {
    return m.jobScan;
  },
  get picture_text() {
    return m.jobImageText;
  },
  get mail() {
    return m.jobEmail;
  },
  get mail_preparation() {
    return m.jobEmailPreparation;
  },
  get webhook() {
    return m.jobWebhook;
  },
  get rescan() {
    return m.jobRescan;
  },
  get indicator_list() {
    return m.jobIndicatorList;
  },
  get other() {
    return m.jobOther;
  },
};
/** Members of a person's record. */
export const MEMBERS: Values = {
  get first_name() {
    return m.memberFirstName;
  },
  get last_name() {
    return m.memberLastName;
  },
  get phone_number() {
    return m.memberPhoneNumber;
  },
  get tour_visible() {
    return m.memberTour;
  },
  get theme() {
    return m.memberTheme;
  },
  get time_zone() {
    return m.memberTimeZone;
  },
  get language() {
    return m.memberDisplayLanguage;
  },
  get date_language() {
    return m.memberDateLanguage;
  },
  get mail_contexts() {
    return m.memberEmailNotifications;
  },
  get is_active() {
    return m.memberAccountStatus;
  },
  get is_approved() {
    return m.memberApproved;
  },
  get group_name() {
    return m.memberGroup;
  },
  get action() {
    return m.memberAction;
  },
  get confirm_unverified() {
    return m.memberUnverified;
  },
};
