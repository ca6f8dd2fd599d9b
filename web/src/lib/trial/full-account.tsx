import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/common/index.ts';
import { useViewer } from '../viewer/use-viewer.ts';

/** What is locked in a free trial: why, and whom to ask for it. @param why with what a full account would show. */
export function LockedInTrial({ why }: { why: string }) {
  const { contactEmail } = useViewer();
  return <>{why}{contactEmail === null && ` ${m.answerLetter}`}</>;
}

/** What to do about a page that is locked in a free trial (decision 201): write to whom the server names, and meanwhile scan. */
export function TrialSteps() {
  const { contactEmail, user } = useViewer();
  return (
    <div className="row">
      {contactEmail !== null && (
        <a className="btn btn-primary btn-m" href={`mailto:${contactEmail}?subject=${encodeURIComponent(m.fullAccountOf({ company: user.company.name }))}`}>{m.askForFullAccount}</a>
      )}
      <Link className="btn btn-default btn-m" to="/scan-file">{m.scanFile}</Link>
    </div>
  );
}
