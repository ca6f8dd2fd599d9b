import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import {
  TargetChangedDocument,
  TargetDocument,
  type TargetRowFragment,
} from '../../generated/targets/graphql.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useLive } from '../../domain/live/live.ts';
import { isMissing, problemOfRow, said, toProblem, toldWords } from '../../lib/problem.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { pickWords, targetName } from '../../domain/targets/target-name.ts';
import { useCan } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { ConnectLink } from './connect-link.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { HealthPill } from './health-pill.tsx';
import { LastScan } from './last-scan.tsx';
import { TargetsGate } from './locked.tsx';
import { MediaCard } from './media-card.tsx';
import { RunsCard } from './runs-card.tsx';
import { useTargetActs } from './use-target-acts.ts';
import { KIND_LABELS } from './words.ts';
import './targets.css';

/** /targets/:id: one target, with what is known of its collection. */
export default function TargetPage() {
  return (
    <TargetsGate capability="targets.read" title={m.target}>
      <Found />
    </TargetsGate>
  );
}

function Found() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(TargetDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // The event carries the target: the cache, and with it the page, follows.
  useLive(TargetChangedDocument, {
    idOf: ({ targetChanged }) => targetChanged.eventId,
    onData: () => undefined,
  });
  if (data !== undefined) return <Details target={data.target} />;
  if (error === undefined) return <Loading />;
  const gone = isMissing(toProblem(error));
  return (
    <div className="page">
      <PageTitle>{m.target}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.target}</h1>
      </div>
      <Card>
        <EmptyState
          role="alert"
          icon={<Icon name="warning" />}
          title={gone ? m.notFoundTitle : m.targetLoadFailed}
          description={gone ? m.notFoundHint : said(toProblem(error).message)}
          action={
            gone ? (
              <Link className="btn btn-default btn-m" to="/targets">
                {m.backToTargets}
              </Link>
            ) : (
              <Button icon="refresh" onClick={() => void refetch()}>
                {m.tryAgain}
              </Button>
            )
          }
        />
      </Card>
    </div>
  );
}

function Details({ target }: { target: TargetRowFragment }) {
  const navigate = useNavigate();
  const mayWrite = useCan('targets.write');
  const mayReadAlerts = useCan('alerts.read');
  const mayReadMedia = useCan('media.read');
  const acts = useTargetActs();
  const { setActive, remove, removing } = acts;
  const [editing, setEditing] = useState<TargetRowFragment | null>(null);
  const [leaving, setLeaving] = useState<TargetRowFragment | null>(null);
  const name = targetName(target);
  return (
    <div className="page">
      <PageTitle>{name}</PageTitle>
      <div className="head">
        <Link className="btn btn-ghost btn-m btn-icon" to="/targets" aria-label={m.backToTargets}>
          <Icon name="left" />
        </Link>
        <h1 tabIndex={-1}>{name}</h1>
        <HealthPill target={target} />
        {mayWrite && (
          <div className="head-acts">
            <Button icon="edit" onClick={() => setEditing(target)}>
              {m.edit}
            </Button>
            <Button variant="danger" icon="trash" onClick={() => setLeaving(target)}>
              {m.stopWatching}
            </Button>
          </div>
        )}
      </div>
      <Card padded>
        <dl className="target-facts">
          <div>
            <dt>{m.source}</dt>
            <dd>{sourceLabel(target.sourceName)}</dd>
          </div>
          <div>
            <dt>{m.kind}</dt>
            <dd>{KIND_LABELS[target.type]}</dd>
          </div>
          {target.accountUsername !== null && (
            <div>
              <dt>{m.keywords}</dt>
              <dd>{pickWords(target) ?? m.noKeywords}</dd>
            </div>
          )}
          <div>
            <dt>{m.lastScan}</dt>
            <dd>
              <LastScan target={target} />
            </dd>
          </div>
          <div>
            <dt>{m.nextScan}</dt>
            <dd className="num">
              {target.nextRunAt === null ? m.notScheduled : formatMoment(target.nextRunAt)}
            </dd>
          </div>
          {target.problem !== null && (
            <div>
              <dt>{m.problem}</dt>
              <dd>
                {problemOfRow(target)} <ConnectLink target={target} />
              </dd>
            </div>
          )}
          {target.note !== null && (
            <div>
              <dt>{m.scanNote}</dt>
              <dd>{toldWords(target.note, target.noteReasons)}</dd>
            </div>
          )}
          <div>
            <dt>{m.firstFoundHere}</dt>
            <dd className="num">{target.itemsFound}</dd>
          </div>
          <div>
            <dt>{m.mediaWeek}</dt>
            <dd className="num">{target.mediaWeek}</dd>
          </div>
          <div>
            <dt>{m.added}</dt>
            <dd className="num">{formatMoment(target.createdAt)}</dd>
          </div>
          <div>
            <dt>{m.active}</dt>
            <dd>
              <Switch
                label={m.watch({ name })}
                checked={target.isActive}
                disabled={!mayWrite}
                onChange={(isActive) => setActive(target, isActive)}
              />
            </dd>
          </div>
        </dl>
      </Card>
      {mayReadAlerts && <AlertsCard targetId={target.id} />}
      {mayReadMedia && <MediaCard targetId={target.id} />}
      <RunsCard targetId={target.id} />
      <EditDialog target={editing} acts={acts} onClose={() => setEditing(null)} />
      <DeleteDialog
        target={leaving}
        busy={removing}
        onClose={() => setLeaving(null)}
        onConfirm={(row) => {
          void remove(row).then((gone) => {
            setLeaving(null);
            if (gone) void navigate('/targets');
          });
        }}
      />
    </div>
  );
}
