import {
  MAX_BULK_IDS,
  offersMatching,
  scopeOf,
  sizeOf,
  type Problem,
  type selectionMachine,
} from '@vedetta/machines';
import { nextStatuses, type AlertStatus } from '@vedetta/machines/lifecycles';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { said } from '../../lib/problem.ts';
import { actLabel, keyOfStatus } from '../../domain/triage/act-labels.ts';
import { AssignDialog, DismissDialog, ResolveDialog } from '../../domain/triage/triage-dialogs.tsx';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { BulkAct, BulkWish } from './bulk-act.ts';
import { reportWords, undoneWords } from './bulk-words.ts';
import './bulk-bar.css';

export type Selection = ActorRefFrom<typeof selectionMachine>;

interface BulkBarProps {
  selection: Selection;
  bulk: BulkAct;
  /** The status that the chosen alerts share; null where there is none. */
  from: AlertStatus | null;
  /** What the wish is about besides the chosen rows. */
  seen: Pick<BulkWish, 'filter' | 'versions'>;
}

const many = (count: number): string => m.alertCount({ count });

/**
 * How many are chosen and what can be done with them; below it what became of the last act, with
 * the way back.
 */
export function BulkBar({ selection, bulk, from, seen }: BulkBarProps) {
  const scope = useSelector(selection, scopeOf, same);
  const offers = useSelector(selection, offersMatching);
  const total = useSelector(selection, ({ context }) => context.total);
  const pending = useSelector(bulk.actor, (snapshot) => snapshot.hasTag('pending'));
  return (
    <>
      {scope !== null && (
        <div className="bulk" role="group" aria-label={m.selectedAlerts}>
          <strong role="status">{m.selectedCount({ many: many(sizeOf(scope)) })}</strong>
          {offers && (
            <Button
              variant="link"
              onClick={() => selection.send({ type: 'selection.matching.chosen' })}
            >
              {m.selectMatching({ total })}
            </Button>
          )}
          <span className="grow" />
          {from !== null &&
            nextStatuses(from).map((to) => (
              <Act
                key={to}
                words={actLabel(from, to)}
                letter={keyOfStatus(to)}
                busy={pending}
                onAct={() => bulk.request({ from, to, scope, ...seen })}
              />
            ))}
          <Act
            words={m.assignTo}
            letter="A"
            busy={pending}
            onAct={() => bulk.request({ from, to: null, scope, ...seen })}
          />
          <IconButton
            icon="x"
            label={m.clearSelection}
            title={m.clearSelection}
            onClick={() => selection.send({ type: 'selection.cleared' })}
          />
        </div>
      )}
      <Outcome bulk={bulk} />
      <Questions bulk={bulk} />
    </>
  );
}

/** One act of the bar, with the key that does the same. */
function Act({
  words,
  letter,
  busy,
  onAct,
}: {
  words: string;
  letter: string | null;
  busy: boolean;
  onAct: () => void;
}) {
  return (
    <Button size="s" busy={busy} onClick={onAct}>
      {words}
      {letter !== null && <kbd aria-hidden="true">{letter}</kbd>}
    </Button>
  );
}

/** The selector makes a new object each time. */
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const wordsOf = ({ code, message }: Problem): string =>
  code === 'TOO_MANY' ? m.tooManySelected({ most: MAX_BULK_IDS }) : said(message);

function Outcome({ bulk: { actor } }: { bulk: BulkAct }) {
  const snapshot = useSelector(actor, (whole) => whole);
  const { outcomes, undone, problem } = snapshot.context;
  const close = (
    <Button size="s" variant="ghost" onClick={() => actor.send({ type: 'bulk.acknowledged' })}>
      {m.close}
    </Button>
  );
  if (snapshot.hasTag('failed')) {
    return (
      <Banner
        status="error"
        action={
          <>
            <Button size="s" onClick={() => actor.send({ type: 'bulk.retried' })}>
              {m.tryAgain}
            </Button>
            {close}
          </>
        }
      >
        {problem === null ? m.changeFailed : wordsOf(problem)}
      </Banner>
    );
  }
  if (snapshot.hasTag('undone'))
    return (
      <Banner status="success" action={close}>
        {undone === null ? m.changeUndone : undoneWords(undone)}
      </Banner>
    );
  if (!snapshot.hasTag('report')) return null;
  return (
    <Banner
      status={problem === null ? 'success' : 'warning'}
      action={
        <>
          {(snapshot.hasTag('undoable') || snapshot.hasTag('pending')) && (
            <Button
              size="s"
              busy={snapshot.hasTag('pending')}
              onClick={() => actor.send({ type: 'bulk.undone' })}
            >
              {m.undo}
            </Button>
          )}
          {close}
        </>
      }
    >
      {problem === null ? reportWords(outcomes) : wordsOf(problem)}
    </Banner>
  );
}

/** What an act on many wants to know before it is made. */
function Questions({ bulk }: { bulk: BulkAct }) {
  const { actor } = bulk;
  const { user: me } = useViewer();
  const asking = useSelector(actor, (snapshot) =>
    (['askingAssignee', 'askingReason', 'askingFeedback', 'confirming'] as const).find((tag) =>
      snapshot.hasTag(tag),
    ),
  );
  const count = useSelector(actor, ({ context }) =>
    context.scope === null ? 0 : sizeOf(context.scope),
  );
  const wish = bulk.wish();
  const cancel = () => actor.send({ type: 'bulk.cancelled' });
  if (asking === 'askingAssignee')
    return (
      <AssignDialog
        title={many(count)}
        me={me}
        selectedId={undefined}
        onCancel={cancel}
        onAssign={(person) =>
          actor.send({ type: 'bulk.assignee.given', assigneeId: person?.id ?? null })
        }
      />
    );
  if (asking === 'askingReason')
    return (
      <DismissDialog
        question={m.dismissTitle({ many: many(count) })}
        title={m.dismissHint}
        onCancel={cancel}
        onDismiss={(reason) => actor.send({ type: 'bulk.reason.given', reason })}
      />
    );
  if (asking === 'askingFeedback')
    return (
      <ResolveDialog
        title={many(count)}
        onCancel={cancel}
        onResolve={(response) => actor.send({ type: 'bulk.feedback.given', response })}
      />
    );
  if (asking === undefined || wish === null || wish.from === null || wish.to === null) return null;
  return (
    <Dialog
      open
      onClose={cancel}
      title={`${actLabel(wish.from, wish.to)}: ${many(count)}?`}
      subtitle={m.bulkMatchingHint}
      confirmLabel={actLabel(wish.from, wish.to)}
      onConfirm={() => actor.send({ type: 'bulk.confirmed' })}
    />
  );
}
