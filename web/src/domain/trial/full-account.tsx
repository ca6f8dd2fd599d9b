import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/common/index.ts';
import { useViewer } from '../viewer/use-viewer.ts';

/**
 * What is locked in a free trial: why, and whom to ask for it.
 * @param why with what a full account would show.
 */
export function LockedInTrial({ why }: { why: string }) {
  const { contactEmail } = useViewer();
  return (
    <>
      {why}
      {contactEmail === null && ` ${m.fullAccountByEmail}`}
    </>
  );
}

/** Begins a letter to whom the server names; nothing where nobody is named. */
function AskForFullAccount({ className }: { className?: string }) {
  const { contactEmail, user } = useViewer();
  if (contactEmail === null) return null;
  const subject = m.fullAccountSubject({ company: user.company.name });
  return (
    <a className={className} href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}>
      {m.requestFullAccount}
    </a>
  );
}

/** How to go on once a free trial has nothing left, as the end of a sentence that says so. */
export function WaysOn() {
  const { contactEmail } = useViewer();
  return contactEmail === null ? m.continueByEmail : <AskForFullAccount />;
}

/**
 * What to do about a page that is locked in a free trial (decision 201): write to whom the server
 * names, and meanwhile scan.
 */
export function TrialSteps() {
  return (
    <div className="row">
      <AskForFullAccount className="btn btn-primary btn-m" />
      <Link className="btn btn-default btn-m" to="/scan-file">
        {m.scanFile}
      </Link>
    </div>
  );
}
