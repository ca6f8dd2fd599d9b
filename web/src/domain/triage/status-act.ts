import type { ApolloClient } from '@apollo/client';
import { problemError, shownStatus, triageMachine } from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import { createActor, fromPromise } from 'xstate';
import * as m from '../../generated/messages/triage/index.ts';
import type {
  AlertNewsFragment,
  FeedbackResponse,
  TriageStateFragment,
} from '../../generated/triage/graphql.ts';
import { showToast } from '../../ui/toast.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { titleOf } from '../../lib/sayings.ts';
import { doneLabel } from './act-labels.ts';
import { sayStale } from './refusal.ts';
import { sendStatus, sendUndo, type StatusDone } from './status-api.ts';
import { onNews, readCurrent, showWish, type TriageAlert } from './triage-api.ts';
import { endOffer, keepOffer } from './undo-offers.ts';

/** How long the message about an act offers to take it back, unless it is held. */
const UNDO_MS = 8000;

/** One change of status on its way through the triage machine. */
export interface StatusAct {
  request: (to: AlertStatus) => void;
  giveReason: (reason: string) => void;
  giveFeedback: (response: FeedbackResponse) => void;
  cancel: () => void;
}
interface Listener {
  /** The machine needs an answer first; null: no more, because somebody else was faster. */
  onAsk: (about: 'dismiss' | 'resolve' | null) => void;
  /** Something is shown differently now: counts and histories may follow. */
  onChange: () => void;
}

/**
 * Starts the triage machine on one alert, wired to the gateway, the cache and the toasts. It ends
 * by itself: when the act is done, or the message about it has gone.
 */
export function startStatusAct(
  client: ApolloClient,
  alert: TriageAlert,
  { onAsk, onChange }: Listener,
): StatusAct {
  let latest: Partial<TriageStateFragment | AlertNewsFragment> = {};
  let saidBefore: StatusDone['before'] | null = null;
  // The machine knows the answer as a text; here it keeps its type.
  let feedback: FeedbackResponse | null = null;
  const actor = createActor(
    triageMachine.provide({
      actors: {
        changeStatus: fromPromise(async ({ input, signal }) => {
          try {
            const answer = await sendStatus(
              client,
              {
                alertId: input.alertId,
                version: input.version,
                to: input.status,
                feedbackResponse: input.feedbackResponse === null ? null : feedback,
                dismissReason: input.dismissReason,
              },
              signal,
            );
            latest = { ...latest, version: answer.version, status: answer.status };
            saidBefore = answer.before;
            return answer;
          } catch (error) {
            throw problemError(toProblem(error));
          }
        }),
        undoChange: fromPromise(async ({ input, signal }) => {
          try {
            const answer = await sendUndo(
              client,
              input.alertId,
              input.undoToken,
              saidBefore,
              signal,
            );
            latest = { ...latest, ...answer };
            return answer;
          } catch (error) {
            throw problemError(toProblem(error));
          }
        }),
        loadAlert: fromPromise(async ({ input }) => {
          try {
            const answer = await readCurrent(client, input.alertId);
            latest = answer;
            return answer;
          } catch (error) {
            throw problemError(toProblem(error));
          }
        }),
      },
    }),
    {
      ...actorOptions(),
      input: { alertId: alert.id, version: alert.version, status: alert.status },
    },
  );

  const takeBack = () => {
    actor.send({ type: 'triage.undone' });
  };
  let shown = alert.status;
  let wish: { to: AlertStatus; end: () => void } | null = null;
  /** What the machine waits for is shown until it is answered. */
  const showWished = (to: AlertStatus | null) => {
    if (to === (wish?.to ?? null)) return;
    const before = wish;
    wish =
      to === null ? null : { to, end: showWish(client.cache, alert.id, { kind: 'status', to }) };
    before?.end();
  };
  let shownNow: string | null = null;
  const say = (what: string, words: () => void) => {
    if (shownNow !== what) words();
    shownNow = what;
  };
  let withdraw: () => void = () => undefined;
  const unwatch = onNews(client, alert.id, (now) => {
    const before = actor.getSnapshot();
    const { wanted } = before.context;
    // What is asked for is answered soon, and what failed may have been done all the same: trying
    // again settles it.
    if (before.hasTag('pending') || (before.hasTag('failed') && now.status === wanted)) return;
    latest = now;
    actor.send({
      type: 'triage.alert.changed',
      alert: { version: now.version, status: now.status },
    });
    // What stands in the corner offered something that is over.
    if (before.hasTag('undoable') || before.hasTag('failed')) withdraw();
  });
  const acknowledge = () => {
    actor.send({ type: 'triage.acknowledged' });
  };
  actor.subscribe({
    complete: () => {
      unwatch();
      showWished(null);
    },
  });
  actor.subscribe((snapshot) => {
    const { context } = snapshot;
    const now = shownStatus(snapshot);
    showWished(snapshot.hasTag('pending') ? now : null);
    if (now !== shown) {
      shown = now;
      onChange();
    }
    if (snapshot.hasTag('askingReason')) say('reason', () => onAsk('dismiss'));
    else if (snapshot.hasTag('askingFeedback')) say('feedback', () => onAsk('resolve'));
    else if (snapshot.hasTag('undoable')) {
      say('undoable', () => {
        withdraw = showToast({
          title: doneLabel(alert.status, context.status),
          description: titleOf(alert),
          duration: UNDO_MS,
          action: { label: m.undo, onSelect: takeBack },
          onGone: acknowledge,
        });
        keepOffer(alert.id, () => {
          withdraw();
          acknowledge();
        });
      });
      onChange();
    } else if (snapshot.hasTag('conflict')) {
      say('conflict', () => {
        onAsk(null);
        sayStale(alert, { ...alert, ...latest }, acknowledge);
        onChange();
      });
    } else if (snapshot.hasTag('failed')) {
      say(`failed ${context.problem?.message}`, () => {
        withdraw = showToast({
          status: 'error',
          title: m.changeFailed,
          description: context.problem === null ? m.tryAgainHint : said(context.problem.message),
          duration: UNDO_MS,
          action: { label: m.tryAgain, onSelect: () => actor.send({ type: 'triage.retried' }) },
          onGone: acknowledge,
        });
      });
    } else if (snapshot.hasTag('pending')) {
      // Silent: the wish is on the screen already.
      if (shownNow !== 'undoable') shownNow = 'pending';
    } else if (shownNow !== null) {
      // Idle again: it is done, taken back, or was never wanted. What cannot be taken back any more
      // is not offered.
      if (shownNow === 'undoable') withdraw();
      if (shownNow === 'pending' && context.status !== alert.status)
        showToast({ title: doneLabel(alert.status, context.status), description: titleOf(alert) });
      actor.stop();
      onChange();
    }
  });
  actor.start();
  return {
    request: (to) => {
      endOffer(alert.id);
      actor.send({ type: 'triage.requested', to });
      // The life cycle does not lead there: nothing will end it.
      if (actor.getSnapshot().matches('idle')) actor.stop();
    },
    giveReason: (reason) => actor.send({ type: 'triage.reason.given', reason }),
    giveFeedback: (response) => {
      feedback = response;
      actor.send({ type: 'triage.feedback.given', response });
    },
    cancel: () => actor.send({ type: 'triage.cancelled' }),
  };
}
