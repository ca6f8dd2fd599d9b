import type { RescanExample, RescanSeen } from '@vedetta/machines';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/company-settings/index.ts';
import { quoted } from '../../lib/quotes.ts';
import { titleOf } from '../../lib/sayings.ts';
import { Banner } from '../../ui/banner.tsx';
import { Bar } from '../../ui/bar.tsx';
import { inFigures } from '../../ui/figures.ts';
import { Severity } from '../../ui/severity.tsx';

const ACTS: Readonly<Record<RescanExample['act'], string>> = {
  get RAISED() {
    return m.wouldBeRaised;
  },
  get HIDDEN() {
    return m.wouldBeHidden;
  },
  get CHANGED() {
    return m.wouldChangeSeverity;
  },
};

/**
 * How far a look at what is stored is, what it saw so far, and the first alerts that it is about.
 */
export function RescanResult({ seen, isTrial }: { seen: RescanSeen | null; isTrial: boolean }) {
  if (seen === null)
    return (
      <p className="dim" role="status">
        {m.countingItems}
      </p>
    );
  const isUnderWay = seen.status === 'WAITING' || seen.status === 'RUNNING';
  const counts = { raised: seen.raised, hidden: seen.hidden, changed: seen.changed };
  return (
    <div className="col rescan">
      {isUnderWay && (
        <Bar
          value={seen.itemsTotal === 0 ? 0 : seen.itemsDone / seen.itemsTotal}
          label={m.scanProgress}
        />
      )}
      <p className="dim num">
        {m.itemsScanned({
          done: inFigures(seen.itemsDone),
          all: seen.itemsTotal,
          days: seen.days,
        })}
        {seen.itemsFailed > 0 && ` ${m.itemsFailed({ count: seen.itemsFailed })}`}
      </p>
      {seen.status === 'FAILED' && <Banner status="error">{seen.problem}</Banner>}
      {seen.status === 'CANCELED' && <Banner status="warning">{m.scanStopped}</Banner>}
      <p role="status" aria-live="polite" className="rescan-words">
        {isUnderWay ? m.soFar : ''}
        {isTrial ? m.previewResult(counts) : m.rescanResult(counts)}
      </p>
      {isTrial && seen.hidden > 0 && <p className="dim">{m.hiddenMeaning}</p>}
      {seen.examples.length > 0 && (
        <ul className="rescan-examples" aria-label={m.affectedAlerts}>
          {seen.examples.map(({ act, mediaId, title, titleReason, severity, ...said }, index) => (
            <li key={index}>
              <Severity value={severity} />
              <span className="rescan-example">
                <Link to={`/threat-manager/media/${encodeURIComponent(mediaId)}`} target="_blank">
                  {titleOf({ title, titleReason })}
                </Link>
                <small className="muted-line">
                  {isTrial && `${ACTS[act]} · `}
                  {quoted({ ...said, marks: [] }).text}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
