import { problem, targetFormMachine } from '@vedetta/machines';
import { expect, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { PATIENT } from '../patience.ts';
import type { Flow } from './drive.ts';
import type { Stage, Tab } from './stage.ts';

const ACCOUNT = {
  sourceId: 1,
  type: 'account',
  label: 'Account',
  prefix: '@',
  hint: '',
  localFilter: true,
};
const WATCHED = 'watched_already';

/**
 * The form for targets: the kinds that the real server offers, its own refusal of what is watched
 * already, an answer that never comes.
 */
export async function targetFormFlow(stage: Stage): Promise<Flow<typeof targetFormMachine, Tab>> {
  const person = await stage.colleague('target-form');
  const { status } = await call(stage, 'POST', '/api/target/v1/create', {
    access: stage.admin.access,
    body: { targets: [{ source_id: 1, type: 'account', account_username: WATCHED }] },
  });
  if (status !== 201) throw new Error(`a target to meet: ${status}`);
  let count = 0;
  const rows = ({ page }: Tab) => page.locator('.target-row');
  const submit = ({ page }: Tab) =>
    page.getByRole('button', { name: /^Add (target|\d+ targets)$/ });
  return {
    machine: targetFormMachine,
    cases: {
      input: { firstRow: '1' },
      events: {
        'target-form.kind.chosen': ({ context: { chosen } }) =>
          chosen === null ? [{ sourceId: ACCOUNT.sourceId, kind: ACCOUNT.type }] : [],
        'target-form.row.edited': ({
          context: {
            chosen,
            rows: [first],
          },
        }) =>
          chosen === null || first?.value !== ''
            ? []
            : [{ id: first.id, value: 'somebody', words: '' }],
        'target-form.row.added': ({ context: { chosen, rows: all } }) =>
          chosen === null || all.length > 1 ? [] : [{ id: 'next' }],
        'target-form.row.removed': ({ context: { rows: all } }) =>
          all.length > 1 ? [{ id: 'next' }] : [],
        'target-form.submitted': [{}],
        'target-form.retried': [{}],
      },
      done: { loadOptions: [[ACCOUNT]], addTargets: [{ added: 1 }] },
      errors: {
        loadOptions: [problem('UNAVAILABLE', 'Fault.', { status: 500 })],
        addTargets: [
          problem('NETWORK', 'Down.'),
          problem('CONFLICT', 'Watched.', {
            status: 409,
            fields: [{ path: 'targets.0.account_username', message: 'Watched already.' }],
          }),
        ],
      },
      project: ({ chosen, rows: all, problem: last }) => [
        chosen?.type,
        all.map(({ value, problem: why }) => [value !== '', why !== null]),
        last?.code,
      ],
    },
    open: async () => {
      const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
      tab.gate.hold('TargetTypes', 'CreateTargets');
      await tab.page.goto(`${stage.url}/add-targets`);
      await tab.gate.met('TargetTypes');
      return tab;
    },
    close: ({ close }) => close(),
    acts: {
      'done loadOptions': ({ gate }) => gate.decide('TargetTypes', 'pass'),
      'error loadOptions': ({ gate }) =>
        gate.decide('TargetTypes', { code: 'UNAVAILABLE', status: 500 }),
      'target-form.retried': async ({ page, gate }) => {
        await page.getByRole('button', { name: 'Try again' }).click();
        await gate.met('TargetTypes');
      },
      'after answerOverdue': async ({ page, gate }) => {
        await page.clock.fastForward(20_000);
        gate.forget('TargetTypes', 'CreateTargets');
      },
      'target-form.kind.chosen': async ({ page }) => {
        await page.getByLabel('Source').selectOption({ label: 'Instagram' });
      },
      'target-form.row.edited': (tab) =>
        rows(tab).first().getByRole('textbox').first().fill('somebody'),
      'target-form.row.added': ({ page }) =>
        page.getByRole('button', { name: 'Add another' }).click(),
      'target-form.row.removed': (tab) =>
        rows(tab)
          .last()
          .getByRole('button', { name: /^Remove/ })
          .click(),
      'target-form.submitted': async (tab, { before, ahead: [next = ''] }) => {
        // Whoever is refused names what is watched already; nobody else does.
        const isFilled = before.context.rows.some(({ value }) => value !== '');
        if (isFilled)
          await rows(tab)
            .first()
            .getByRole('textbox')
            .first()
            .fill(next === 'error addTargets #1' ? WATCHED : `somebody_${(count += 1)}`);
        await submit(tab).click();
        if (isFilled) await tab.gate.met('CreateTargets');
      },
      'done addTargets': ({ gate }) => gate.decide('CreateTargets', 'pass'),
      'error addTargets #0': ({ gate }) => gate.decide('CreateTargets', 'cut'),
      'error addTargets #1': ({ gate }) => gate.decide('CreateTargets', 'pass'),
    },
    shows: {
      unreachable: ({ page }) => page.getByRole('button', { name: 'Try again' }),
      // The list of targets, where it ends, has a filter of that name too.
      form: ({ page }) => page.locator('form').getByLabel('Source'),
      done: ({ page }) => page.getByRole('heading', { level: 1, name: 'Targets', exact: true }),
      pending: ({ page }) =>
        page.getByText('Loading', { exact: false }).or(page.locator('form [aria-busy="true"]')),
    },
    also: async (tab, snapshot) => {
      const { chosen, rows: all, problem: last } = snapshot.context;
      if (!snapshot.hasTag('form')) return;
      expect(await submit(tab).evaluate((button: HTMLButtonElement) => button.disabled)).toBe(
        !snapshot.hasTag('canSubmit') && !snapshot.hasTag('pending'),
      );
      if (chosen === null) return;
      const refused = rows(tab).locator('[aria-invalid="true"]');
      await vi.waitFor(async () => {
        expect([
          await rows(tab).count(),
          await refused.count(),
          await tab.page.locator('form .banner').count(),
        ]).toEqual([
          all.length,
          all.filter(({ problem: why }) => why !== null).length,
          last === null ? 0 : 1,
        ]);
      }, PATIENT);
    },
    cannot: {},
  };
}
