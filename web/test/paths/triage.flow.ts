import { problem, shownStatus, triageMachine } from '@vedetta/machines';
import {
  ALERT_STATUS_LABELS,
  canTransition,
  nextStatuses,
  type AlertStatus,
} from '@vedetta/machines/lifecycles';
import { eventually } from '../../../api/test/server-process.ts';
import { actLabel } from '../../src/domain/triage/act-labels.ts';
import { alertNow, changeElsewhere, type Alert } from './alerts.ts';
import type { Act, Flow } from './drive.ts';
import type { Verdict } from './gate.ts';
import type { Stage, Tab } from './stage.ts';

interface TriageWorld extends Tab {
  alert: Alert;
}
type TriageAct = Act<typeof triageMachine, TriageWorld>;
const STATUSES: readonly AlertStatus[] = ['DETECTED', 'VALIDATED', 'RESOLVED', 'DISMISSED'];
const ANSWERS: Partial<Record<AlertStatus, Record<string, string>>> = {
  RESOLVED: { feedback_response: 'confirmed threat' },
  DISMISSED: { dismiss_reason: 'No threat' },
};

const STARTS =
  'The page starts a machine for an act, with the alert as it is shown then, and ends it with ' +
  'the act: none of them is idle.';
const SEVERITIES = ['Informative', 'Low', 'Medium', 'High', 'Critical'];

const TOKENS =
  'The server gives a token with every change that it made, and refuses as stale what a colleague did first.';
const LEAVES =
  'The message goes after eight seconds, and the offer with it; nobody holds it for ten minutes.';

/** The steps of the life cycle from one status to another. */
function wayBack(from: AlertStatus, to: AlertStatus | null): AlertStatus[] {
  if (to === null || canTransition(from, to)) return to === null ? [] : [to];
  const by = nextStatuses(from).find((status) => status !== 'RESOLVED') ?? 'DISMISSED';
  return [by, ...wayBack(by, to)];
}

/** Acts on one alert on its media page; a colleague, who acts over REST, may be faster. */
export async function triageFlow(stage: Stage): Promise<Flow<typeof triageMachine, TriageWorld>> {
  const person = await stage.colleague('triage');
  const alerts = [...(await stage.alerts())];
  const request: TriageAct = async ({ page, gate }, { before, event }) => {
    const to: unknown = event['to'];
    const wish = STATUSES.find((status) => status === to);
    if (wish === undefined) throw new Error(`There is no button for ${String(to)}.`);
    await page
      .getByRole('button', { name: new RegExp(`^${actLabel(before.context.status, wish)}`) })
      .click();
    if (wish !== 'RESOLVED' && wish !== 'DISMISSED') await gate.met('UpdateAlertStatus');
  };
  /** A colleague finds the alert more or less severe. */
  const changeSeverity = async ({ alert }: TriageWorld): Promise<string> => {
    const { severity } = await alertNow(stage, stage.admin, alert.id);
    const next = (severity % 5) + 1;
    await changeElsewhere(stage, stage.admin, alert.id, { severity: next });
    return SEVERITIES[next - 1] ?? '';
  };
  const severityIn = ({ page }: TriageWorld, words: string) =>
    page.locator('.alert-open-top').getByText(words, { exact: true });
  const toast =
    (name: string) =>
    async ({ page }: TriageWorld) => {
      await page.getByRole('button', { name, exact: true }).click();
      // A pointer that stays there would hold the next message.
      await page.mouse.move(5, 5);
    };
  const decide =
    (operation: string, verdict: Verdict): TriageAct =>
    ({ gate }) =>
      gate.decide(operation, verdict);

  return {
    machine: triageMachine,
    cases: {
      input: { alertId: '1', version: 1, status: 'DETECTED' },
      events: {
        'triage.requested': STATUSES.map((to) => ({ to })),
        'triage.feedback.given': [{ response: 'CONFIRMED_THREAT' }],
        'triage.reason.given': [{ reason: 'No threat' }],
        'triage.cancelled': [{}],
        'triage.undone': [{}],
        'triage.retried': [{}],
        'triage.acknowledged': [{}],
        'triage.alert.changed': ({ context: { version, status }, ...snapshot }) =>
          snapshot.value === 'idle' ? [] : [{ alert: { version: version + 1, status } }],
      },
      done: {
        changeStatus: ({ context }) => [
          {
            version: context.version + 1,
            status: context.wanted ?? context.status,
            undoToken: 'token',
          },
        ],
        undoChange: ({ context }) => [
          { version: context.version + 1, status: context.before ?? context.status },
        ],
        loadAlert: ({ context }) => [
          { version: context.version + 1, status: context.wanted ?? context.status },
          { version: context.version + 1, status: context.status },
        ],
      },
      errors: {
        changeStatus: [
          problem('STALE', '', { status: 409 }),
          problem('NETWORK', ''),
          problem('RATE_LIMITED', '', { status: 429 }),
          problem('UNAVAILABLE', '', { status: 500 }),
        ],
        undoChange: [
          problem('STALE', '', { status: 409 }),
          problem('NETWORK', ''),
          problem('RATE_LIMITED', '', { status: 429 }),
          problem('UNAVAILABLE', '', { status: 500 }),
        ],
        loadAlert: [problem('INTERNAL', '', { status: 500 })],
      },
      project: ({ status, wanted, before }) => [status, wanted, before],
    },
    open: async () => {
      const alert = alerts.shift();
      if (alert === undefined) throw new Error('Every alert is used: make more of them.');
      const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
      tab.gate.hold('UpdateAlertStatus', 'UndoAlertStatus', 'TriageAlert');
      await tab.page.goto(`${stage.url}/threat-manager/media/${alert.mediaId}`);
      await tab.page.getByRole('button', { name: /^Validate/ }).waitFor();
      const world = { ...tab, alert };
      // From now on the page hears of changes. One made before it listened is lost, and one that is
      // only late is waited for longer.
      let patience = 1_000;
      await eventually(async () => {
        const words = await changeSeverity(world);
        patience *= 2;
        return severityIn(world, words)
          .waitFor({ timeout: patience })
          .then(
            () => true,
            () => undefined,
          );
      }, 'live changes reach the page');
      return world;
    },
    close: ({ close }) => close(),
    acts: {
      'triage.requested': request,
      'triage.feedback.given': async ({ page, gate }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByText('Confirmed threat').click();
        await dialog.getByRole('button', { name: 'Resolve' }).click();
        await gate.met('UpdateAlertStatus');
      },
      'triage.reason.given': async ({ page, gate }) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByText('No threat', { exact: true }).click();
        await dialog.getByRole('button', { name: 'Dismiss' }).click();
        await gate.met('UpdateAlertStatus');
      },
      'triage.cancelled': ({ page }) =>
        page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
      'triage.alert.changed': async (world) => {
        await severityIn(world, await changeSeverity(world)).waitFor();
      },
      'triage.acknowledged': async ({ page }, { before }) => {
        const message = before.matches('undoable')
          ? page.locator('.toast').filter({ hasText: 'Undo' })
          : page.getByRole('alert', { name: /^Alert already changed|^Couldn’t save/ });
        await message.getByRole('button', { name: 'Close message' }).click();
        await page.mouse.move(5, 5);
      },
      'triage.undone': toast('Undo'),
      'triage.retried': toast('Try again'),
      'after answerOverdue': async ({ page, gate }, { before, ahead }) => {
        // The act went through and only its answer is lost, where the alert will be found as it was
        // wanted.
        if (before.matches('acting') || before.matches('undoing')) {
          if (ahead[0] === 'done loadAlert #0')
            await gate.decide(
              before.matches('undoing') ? 'UndoAlertStatus' : 'UpdateAlertStatus',
              'swallow',
            );
          else gate.forget(before.matches('undoing') ? 'UndoAlertStatus' : 'UpdateAlertStatus');
        } else gate.forget('TriageAlert');
        await page.clock.fastForward(15_000);
      },
      'done changeStatus': decide('UpdateAlertStatus', 'pass'),
      'error changeStatus #0': async ({ gate, alert }, { before, ahead: [then] }) => {
        // Where the alert is not read afterwards, the refusal alone counts: whoever tries again
        // would meet it again.
        if (then?.startsWith('done loadAlert') !== true)
          return gate.decide('UpdateAlertStatus', { code: 'STALE', status: 409 });
        // A colleague was faster: with the very same wish, or with another severity.
        const { wanted } = before.context;
        if (wanted === null) throw new Error('Nothing was asked for.');
        const { severity } = await alertNow(stage, stage.admin, alert.id);
        const change =
          then === 'done loadAlert #0'
            ? { status: wanted, ...ANSWERS[wanted] }
            : { severity: severity === 5 ? 1 : severity + 1 };
        await changeElsewhere(stage, stage.admin, alert.id, change);
        await gate.decide('UpdateAlertStatus', 'pass');
      },
      'error changeStatus #1': decide('UpdateAlertStatus', 'cut'),
      'error changeStatus #2': decide('UpdateAlertStatus', {
        code: 'RATE_LIMITED',
        status: 429,
        retryAfter: 3,
      }),
      'error changeStatus #3': decide('UpdateAlertStatus', {
        body: 'Internal Server Error',
        status: 500,
      }),
      'done undoChange': decide('UndoAlertStatus', 'pass'),
      'error undoChange #0': async ({ gate, alert }, { before: { context }, ahead: [then] }) => {
        if (then?.startsWith('done loadAlert') !== true)
          return gate.decide('UndoAlertStatus', { code: 'STALE', status: 409 });
        // A colleague was faster: with the very same wish, for which the life cycle may need two
        // steps, or with another severity.
        const { severity } = await alertNow(stage, stage.admin, alert.id);
        const steps =
          then === 'done loadAlert #0'
            ? wayBack(context.status, context.before).map((status) => ({
                status,
                ...ANSWERS[status],
              }))
            : [{ severity: severity === 5 ? 1 : severity + 1 }];
        for (const step of steps) await changeElsewhere(stage, stage.admin, alert.id, step);
        await gate.decide('UndoAlertStatus', 'pass');
      },
      'error undoChange #1': decide('UndoAlertStatus', 'cut'),
      'error undoChange #2': decide('UndoAlertStatus', {
        code: 'RATE_LIMITED',
        status: 429,
        retryAfter: 3,
      }),
      'error undoChange #3': decide('UndoAlertStatus', {
        body: 'Internal Server Error',
        status: 500,
      }),
      'done loadAlert': decide('TriageAlert', 'pass'),
      'error loadAlert': decide('TriageAlert', { code: 'INTERNAL', status: 500 }),
    },
    shows: {
      askingReason: ({ page }) => page.getByRole('dialog', { name: 'Dismiss this alert?' }),
      askingFeedback: ({ page }) => page.getByRole('dialog', { name: 'What was the outcome?' }),
      undoable: ({ page }) => page.getByRole('button', { name: 'Undo', exact: true }),
      conflict: ({ page }) =>
        page.getByRole('alert', { name: 'Alert already changed by a colleague' }),
      failed: ({ page }) => page.getByRole('alert', { name: 'Couldn’t save the change' }),
    },
    also: async ({ page, gate, alert }, snapshot) => {
      if (snapshot.matches('acting')) await gate.met('UpdateAlertStatus');
      if (snapshot.matches('undoing')) await gate.met('UndoAlertStatus');
      if (snapshot.matches('looking')) await gate.met('TriageAlert');
      await page
        .locator('.head .pill')
        .getByText(ALERT_STATUS_LABELS[shownStatus(snapshot)])
        .waitFor();
      // Nothing is asked twice: what the page waits for waits at the gate.
      if (
        !snapshot.hasTag('pending') &&
        gate.waiting('UpdateAlertStatus') + gate.waiting('UndoAlertStatus') > 0
      )
        throw new Error('The page asked once more for what it has.');
      if (!snapshot.matches('idle')) return;
      const { status } = snapshot.context;
      await eventually(
        async () =>
          (await alertNow(stage, stage.admin, alert.id)).status === status ? true : undefined,
        `the server has ${status} too`,
      );
    },
    cannot: {
      'triage.idle on triage.alert.changed [0]': STARTS,
      'triage.acting on xstate.done.actor.0.triage.acting [1]': TOKENS,
      'triage.undoable on xstate.after.undoWindow.triage.undoable [0]': LEAVES,
    },
  };
}
