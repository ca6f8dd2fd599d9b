import type { AnyStateMachine } from 'xstate';
import { authenticatorMachine } from '../authenticator/authenticator.machine.ts';
import { bulkTriageMachine } from '../bulk-triage/bulk-triage.machine.ts';
import { connectionMachine } from '../connection/connection.machine.ts';
import { dateRangeMachine } from '../date-range/date-range.machine.ts';
import { filtersMachine } from '../filters/filters.machine.ts';
import { firstRunMachine } from '../first-run/first-run.machine.ts';
import { freeTrialMachine } from '../free-trial/free-trial.machine.ts';
import { invitationMachine } from '../invitation/invitation.machine.ts';
import { alertStatusMachine } from '../lifecycles/alert-status.ts';
import { fileScanMachine } from '../lifecycles/file-scan.ts';
import { registrationStatusMachine } from '../lifecycles/registration-status.ts';
import { targetHealthMachine } from '../lifecycles/target-health.ts';
import { monthPickerMachine } from '../month-picker/month-picker.machine.ts';
import { noteDeletionMachine } from '../notes/note-deletion.machine.ts';
import { noteMachine } from '../notes/note.machine.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { oneTimeSecretMachine } from '../one-time-secret/one-time-secret.machine.ts';
import { passwordMachine } from '../password/password.machine.ts';
import { publisherLetterMachine } from '../publisher-letter/publisher-letter.machine.ts';
import { recoveryCodesMachine } from '../recovery-codes/recovery-codes.machine.ts';
import { registrationMachine } from '../registration/registration.machine.ts';
import { rescanMachine } from '../rescan/rescan.machine.ts';
import { searchBoxMachine } from '../search-box/search-box.machine.ts';
import { selectionMachine } from '../selection/selection.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import { targetFormMachine } from '../target-form/target-form.machine.ts';
import { termImportMachine } from '../term-import/term-import.machine.ts';
import { toastMachine } from '../toast/toast.machine.ts';
import { tourMachine } from '../tour/tour.machine.ts';
import { triageMachine } from '../triage/triage.machine.ts';
import { transferMachine } from '../upload/transfer.machine.ts';
import { uploadMachine } from '../upload/upload.machine.ts';
import { wordListMachine } from '../word-list/word-list.machine.ts';

/** Every machine with a sentence that says what it is about, in the order of the index page. */
export const MACHINES: readonly { about: string; machine: AnyStateMachine }[] = [
  { about: 'Life cycle of an alert, shared with the api.', machine: alertStatusMachine },
  { about: 'Life cycle of the scan of a file, shared with the api.', machine: fileScanMachine },
  {
    about: 'Life cycle of a registration, shared with the api.',
    machine: registrationStatusMachine,
  },
  {
    about: 'Health of the collection of a target, shared with the api.',
    machine: targetHealthMachine,
  },
  { about: 'The set-up of a new installation.', machine: firstRunMachine },
  { about: 'Asking to join a company.', machine: registrationMachine },
  { about: 'Accepting a mailed invitation.', machine: invitationMachine },
  { about: 'Asking for a free trial and activating it.', machine: freeTrialMachine },
  { about: 'Password, second factor and recovery codes.', machine: signInMachine },
  { about: 'Token, renewal, tabs and log-out.', machine: sessionMachine },
  { about: 'A new password, after a link or by its owner.', machine: passwordMachine },
  { about: 'Another authenticator.', machine: authenticatorMachine },
  { about: 'New recovery codes.', machine: recoveryCodesMachine },
  { about: 'The tour of the product.', machine: tourMachine },
  { about: 'The filters above the lists of alerts.', machine: filtersMachine },
  { about: 'The search box of a list.', machine: searchBoxMachine },
  { about: 'A range of days.', machine: dateRangeMachine },
  { about: 'A month.', machine: monthPickerMachine },
  { about: 'Rows chosen for one act together.', machine: selectionMachine },
  { about: 'The status of one alert in the hands of one person.', machine: triageMachine },
  { about: 'The status of many alerts at once.', machine: bulkTriageMachine },
  { about: 'Writing a note.', machine: noteMachine },
  { about: 'Deleting a note.', machine: noteDeletionMachine },
  { about: 'A letter to whoever published an item.', machine: publisherLetterMachine },
  { about: 'Adding targets.', machine: targetFormMachine },
  {
    about: 'An access key or a webhook, whose secret is shown once.',
    machine: oneTimeSecretMachine,
  },
  { about: 'A list of words that the company keeps.', machine: wordListMachine },
  { about: 'A list of watch terms, in as many requests as it takes.', machine: termImportMachine },
  {
    about: 'What a change of the lists would do to stored items, and doing it.',
    machine: rescanMachine,
  },
  { about: 'The queue of uploads.', machine: uploadMachine },
  { about: 'One file on its way.', machine: transferMachine },
  { about: 'Notifications: list, live feed, marks, drawer.', machine: notificationsMachine },
  { about: 'Short messages, one after the other.', machine: toastMachine },
  { about: 'Whether the server can be reached.', machine: connectionMachine },
];
