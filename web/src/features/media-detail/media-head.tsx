import { nextStatuses } from '@vedetta/machines/lifecycles';
import { Link } from 'react-router-dom';
import type { AlertCardFragment, MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { actLabel, keyOfStatus } from '../../domain/triage/act-labels.ts';
import type { Triage } from '../../domain/triage/use-triage.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { trailOf } from '../../lib/trail/trail.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { backOf, Neighbours } from './neighbours.tsx';
import { headingOf } from './origin.ts';
import { Onlookers } from './onlookers.tsx';

interface MediaHeadProps {
  media: MediaDetailQuery['media'];
  selected: AlertCardFragment | null;
  triage: Triage;
  mayTriage: boolean;
  onContact: () => void;
}

/**
 * Where one is, and what may be done with the chosen alert: exactly the arrows of the life cycle.
 */
export function MediaHead({ media, selected, triage, mayTriage, onContact }: MediaHeadProps) {
  const next =
    selected === null || !mayTriage
      ? []
      : [...nextStatuses(selected.status)].sort(
          (a, b) => Number(b === 'DISMISSED') - Number(a === 'DISMISSED'),
        );
  const heading = headingOf(media);
  const { isFreeTrial } = useViewer();
  // Anybody may open a trial, and letters go out in the company's name.
  const mayContact = mayTriage && !isFreeTrial && media.hasPublisher;
  return (
    <div className="head">
      <nav aria-label={m.breadcrumb} className="crumb">
        <Link to={backOf(selected?.id)}>{m.threatManager}</Link> /
      </nav>
      <h1 tabIndex={-1} className="media-title" title={heading}>
        {heading}
      </h1>
      {selected !== null && (
        <StatusPill status={selected.status}>{alertStatusLabel(selected.status)}</StatusPill>
      )}
      <Onlookers mediaId={media.id} />
      {selected !== null && trailOf(selected.id) !== null && (
        <Neighbours key={selected.id} alertId={selected.id} />
      )}
      <div className="media-bar">
        {mayContact && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={onContact}>
            {m.contactPublisher}
          </Button>
        )}
        <div className="media-acts">
          {selected !== null &&
            next.map((to) => {
              const key = keyOfStatus(to);
              return (
                <Button
                  key={to}
                  variant={
                    (to === 'VALIDATED' && selected.status === 'DETECTED') || to === 'RESOLVED'
                      ? 'primary'
                      : 'default'
                  }
                  aria-keyshortcuts={key?.toLowerCase()}
                  onClick={() => triage.changeStatus(selected, to)}
                >
                  {actLabel(selected.status, to)}
                  {key !== null && <kbd aria-hidden="true">{key}</kbd>}
                </Button>
              );
            })}
        </div>
      </div>
    </div>
  );
}
