import { lazy, Suspense, useState } from 'react';
import type { AlertCardFragment } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { quoted } from '../../lib/quotes.ts';
import { titleOf } from '../../lib/sayings.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { reasonWords } from '../../domain/triage/dismiss-reasons.ts';
import { answerWords } from '../../domain/triage/feedback.ts';
import { useColleagues } from '../../domain/triage/use-colleagues.ts';
import type { Triage } from '../../domain/triage/use-triage.tsx';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListboxSelect } from '../../ui/listbox-select.tsx';
import { MarkText } from '../../ui/mark-text.tsx';
import { PeoplePicker } from '../../ui/people-picker.tsx';
import { SEVERITIES, Severity } from '../../ui/severity.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import './alert-cards.css';

const MuteDialog = lazy(() => import('./mute-dialog.tsx'));

/** Where the item was seen; a file that somebody uploaded comes from no target. */
export interface SeenAt {
  sourceName: string;
  hasTarget: boolean;
}

interface AlertCardsProps {
  alerts: readonly AlertCardFragment[];
  /** Whether a line can be read at the item already. */
  isSaid: (line: string) => boolean;
  seenAt: SeenAt;
  selectedId: string | null;
  onSelect: (id: string) => void;
  triage: Triage;
  mayTriage: boolean;
}

/** The alerts of the item: the chosen one open, the others as lines to choose from. */
export function AlertCards({
  alerts,
  isSaid,
  seenAt,
  selectedId,
  onSelect,
  triage,
  mayTriage,
}: AlertCardsProps) {
  return (
    <Card className="alert-cards">
      <h2 className="alert-cards-head">
        {m.alerts} <span className="tab-count">{alerts.length}</span>
      </h2>
      {alerts.map((alert) =>
        alert.id === selectedId ? (
          <OpenAlert
            key={alert.id}
            alert={alert}
            isSaid={isSaid}
            seenAt={seenAt}
            triage={triage}
            mayTriage={mayTriage}
          />
        ) : (
          <button
            key={alert.id}
            type="button"
            className="alert-line"
            onClick={() => onSelect(alert.id)}
          >
            <Severity value={alert.severity} />
            <span className="alert-line-title">{titleOf(alert)}</span>
            <StatusPill status={alert.status}>{alertStatusLabel(alert.status)}</StatusPill>
          </button>
        ),
      )}
    </Card>
  );
}

function OpenAlert({
  alert,
  isSaid,
  seenAt,
  triage,
  mayTriage,
}: Pick<AlertCardsProps, 'isSaid'> & {
  alert: AlertCardFragment;
  seenAt: SeenAt;
  triage: Triage;
  mayTriage: boolean;
}) {
  const me = useViewer().user;
  const { people, search, setSearch, loading } = useColleagues('assignable');
  return (
    <section className="alert-open" aria-label={titleOf(alert)} aria-current="true">
      <div className="alert-open-top">
        <Severity value={alert.severity} />
        <span className="grow" />
        <StatusPill status={alert.status}>{alertStatusLabel(alert.status)}</StatusPill>
      </div>
      <h3>{titleOf(alert)}</h3>
      {!isSaid(alert.summary) && (
        <p className="alert-open-summary">
          <MarkText {...quoted(alert)} />
        </p>
      )}
      <div className="alert-field">
        <small>{m.assignee}</small>
        <PeoplePicker
          label={m.assignee}
          value={alert.assignee}
          me={me}
          people={people}
          search={search}
          onSearch={setSearch}
          loading={loading}
          disabled={!mayTriage}
          onChoose={(person) => triage.assign(alert, person)}
        />
      </div>
      <div className="alert-field">
        <small>{m.severity}</small>
        <ListboxSelect
          label={m.severity}
          options={SEVERITIES.map((value) => ({ value, content: <Severity value={value} /> }))}
          value={alert.severity}
          disabled={!mayTriage}
          onChoose={(severity) => triage.changeSeverity(alert, severity)}
        />
      </div>
      <Feedback alert={alert} />
      {alert.status === 'DISMISSED' && alert.dismissReason !== null && (
        <div className="alert-field">
          <small>{m.reason}</small>
          <span className="alert-words">{reasonWords(alert.dismissReason)}</span>
        </div>
      )}
      {alert.status === 'DISMISSED' && mayTriage && <Mute alert={alert} seenAt={seenAt} />}
    </section>
  );
}

/** The way to a rule that keeps the like of a dismissed alert from being raised. */
function Mute({ alert, seenAt }: { alert: AlertCardFragment; seenAt: SeenAt }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="s" icon="eye-off" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.muteAlerts}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MuteDialog alert={alert} {...seenAt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Feedback({ alert }: { alert: AlertCardFragment }) {
  return (
    <div className="alert-field">
      <small>{m.feedback}</small>
      {alert.feedbackResponse === null ? (
        <span className="dim">
          {alert.status === 'DISMISSED' ? m.noFeedback : m.askedForWhenResolved}
        </span>
      ) : (
        <span className="alert-words">{answerWords(alert.feedbackResponse)}</span>
      )}
    </div>
  );
}
