// The flows of accounts: how people come in, prove who they are, and leave.
export { sessionMachine } from './session/session.machine.ts';
export type {
  SessionContext,
  SessionEvent,
  SignedOutReason,
  StoredSession,
} from './session/session.setup.ts';
export { signInMachine } from './sign-in/sign-in.machine.ts';
export type {
  Enrolment,
  LoginAnswer,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInOutput,
  VerifyAnswer,
} from './sign-in/sign-in.setup.ts';
export { firstRunMachine } from './first-run/first-run.machine.ts';
export type {
  FirstRunContext,
  FirstRunEvent,
  FirstRunForm,
} from './first-run/first-run.machine.ts';
export { registrationMachine } from './registration/registration.machine.ts';
export type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationForm,
} from './registration/registration.machine.ts';
export {
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULE,
  passwordChecks,
  PASSWORDS_DIFFER,
  passesChecks,
} from './password/rules.ts';
export type { PasswordChecks } from './password/rules.ts';
export { passwordMachine } from './password/password.machine.ts';
export type { NewPassword, PasswordContext, PasswordEvent } from './password/password.machine.ts';
export { freeTrialMachine } from './free-trial/free-trial.machine.ts';
export type {
  FreeTrialContext,
  FreeTrialEvent,
  TrialActivation,
  TrialCompany,
  TrialPerson,
  TrialRequest,
} from './free-trial/free-trial.setup.ts';
export {
  oneTimeSecretMachine,
  PERHAPS_MADE,
  SECRET_GAPS,
} from './one-time-secret/one-time-secret.machine.ts';
export type {
  OneTimeSecretContext,
  OneTimeSecretEvent,
  SecretWish,
} from './one-time-secret/one-time-secret.machine.ts';
export {
  authenticatorMachine,
  PERHAPS_CHANGED,
  PERHAPS_OFFERED,
} from './authenticator/authenticator.machine.ts';
export type {
  AuthenticatorContext,
  AuthenticatorEvent,
  AuthenticatorOffer,
} from './authenticator/authenticator.machine.ts';
export { PERHAPS_RENEWED, recoveryCodesMachine } from './recovery-codes/recovery-codes.machine.ts';
export type {
  RecoveryCodesContext,
  RecoveryCodesEvent,
} from './recovery-codes/recovery-codes.machine.ts';
export { invitationMachine } from './invitation/invitation.machine.ts';
export type {
  InvitationContext,
  InvitationEvent,
  InvitationForm,
  InvitationSeen,
} from './invitation/invitation.machine.ts';
