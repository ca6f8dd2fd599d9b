import { CodeStep } from './code-step.tsx';
import { Enrolment } from './enrolment.tsx';
import type { SignIn } from './machine.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { LockedOut, Refused } from './refused.tsx';

type View =
  'locked' | 'notApproved' | 'notActive' | 'codes' | 'qr' | 'qrFailed' | 'recovery' | 'code';

/**
 * What follows the password: the second factor, its enrolment, recovery codes, or why the door
 * stays shut.
 */
export default function NextStep({ signIn, view }: { signIn: SignIn; view: View }) {
  switch (view) {
    case 'qr':
    case 'qrFailed':
      return <Enrolment signIn={signIn} />;
    case 'code':
      return <CodeStep signIn={signIn} />;
    case 'recovery':
      return <RecoveryStep signIn={signIn} />;
    case 'codes':
      return <RecoveryCodes signIn={signIn} />;
    case 'locked':
      return <LockedOut signIn={signIn} />;
    case 'notApproved':
    case 'notActive':
      return <Refused signIn={signIn} view={view} />;
  }
}
