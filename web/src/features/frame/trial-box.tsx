import * as m from '../../generated/messages/frame/index.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';

/** How many scans a free trial has left. */
export function TrialBox() {
  const { isFreeTrial, user } = useViewer();
  const allowance = user.scanAllowance;
  if (!isFreeTrial || allowance === null) return null;
  const { left, total } = allowance;
  return (
    <div className={left === 0 ? 'trial trial-out' : 'trial'}>
      <div className="row">
        <span className="strong">{m.freeTrial}</span>
        <span className="grow" />
        <small className="num">{`${left}/${total}`}</small>
      </div>
      <div className="trial-bar" aria-hidden="true">
        <span style={{ width: `${total === 0 ? 0 : (left / total) * 100}%` }} />
      </div>
      <small className="trial-left">{m.scansAvailable({ left })}</small>
    </div>
  );
}
