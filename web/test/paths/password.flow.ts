import { passwordMachine, problem, secret } from '@vedetta/machines';
import { expect, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { PATIENT } from '../patience.ts';
import type { Flow } from './drive.ts';
import { PASSWORD } from './people.ts';
import type { Stage, Tab } from './stage.ts';

const NEW = 'Grondaia-7-tamburi-lenti';
const typed = (password: string, repeat: string) => ({
  password: secret(password),
  repeatPassword: secret(repeat),
});
/** Lines of the rule that a page can judge. */
const LINES = 4;

/**
 * A password changed by its owner in the settings: the rules live, the real server's judgement of
 * the old one, answers that never come.
 */
export async function passwordFlow(stage: Stage): Promise<Flow<typeof passwordMachine, Tab>> {
  const person = await stage.colleague('password-flow');
  let current = PASSWORD;
  let round = 0;
  let wanted = '';
  const held =
    'The form sends nothing before every rule is met and both are the same; the api refuses both (passwords.test.ts).';
  return {
    machine: passwordMachine,
    cases: {
      events: {
        'password.edited': ({ context: { checks, differs } }) => [
          ...(Object.values(checks).every(Boolean) ? [] : [typed(NEW, NEW)]),
          ...(checks.length && !differs ? [typed('short', '')] : []),
        ],
        'password.submitted': (snapshot) =>
          snapshot.hasTag('canSubmit')
            ? [{ form: { oldPassword: secret(PASSWORD), ...typed(NEW, NEW) } }]
            : [],
        'password.restarted': [{}],
      },
      done: { savePassword: [undefined] },
      errors: {
        savePassword: [
          problem('NETWORK', 'Down.'),
          problem('BAD_USER_INPUT', 'Wrong.', {
            status: 422,
            fields: [{ path: 'oldPassword', message: 'Wrong.' }],
          }),
          problem('UNAVAILABLE', 'Fault.', { status: 500 }),
        ],
      },
      project: ({ checks, differs, problem: last }) => [
        Object.values(checks).every(Boolean),
        differs,
        last?.code,
      ],
    },
    open: async () => {
      const tab = await stage.tab(person);
      tab.gate.hold('ChangePassword');
      await tab.page.goto(`${stage.url}/user-settings`);
      await tab.page.getByLabel('Current password').waitFor();
      return tab;
    },
    close: ({ close }) => close(),
    acts: {
      'password.edited': async ({ page }, { before }) => {
        const isWhole = !Object.values(before.context.checks).every(Boolean);
        if (isWhole) wanted = `${NEW}-${(round += 1)}`;
        await page.getByLabel('New password', { exact: true }).fill(isWhole ? wanted : 'short');
        await page.getByLabel('Repeat password').fill(isWhole ? wanted : '');
      },
      'password.submitted': async ({ page, gate }, { ahead: [next] }) => {
        await page
          .getByLabel('Current password')
          .fill(next === 'error savePassword #1' ? 'not-my-Passw0rd' : current);
        await page.getByRole('button', { name: 'Change password' }).click();
        await gate.met('ChangePassword');
      },
      'done savePassword': async ({ gate }) => {
        await gate.decide('ChangePassword', 'pass');
        current = wanted;
      },
      'error savePassword #0': ({ gate }) => gate.decide('ChangePassword', 'cut'),
      'error savePassword #1': ({ gate }) => gate.decide('ChangePassword', 'pass'),
      'error savePassword #2': ({ gate }) =>
        gate.decide('ChangePassword', { status: 500, body: 'Internal Server Error' }),
      'after answerOverdue': async ({ page, gate }) => {
        await page.clock.fastForward(20_000);
        gate.forget('ChangePassword');
      },
      'password.restarted': ({ page }) =>
        page.getByRole('button', { name: 'Done', exact: true }).click(),
    },
    shows: {
      form: ({ page }) => page.getByRole('button', { name: 'Change password' }),
      pending: ({ page }) =>
        page.locator('[aria-busy="true"]').filter({ hasText: 'Change password' }),
      done: ({ page }) =>
        page.getByText('Your password has been changed. All other devices have been logged out.'),
    },
    also: async ({ page }, snapshot) => {
      const { checks, problem: last } = snapshot.context;
      if (snapshot.hasTag('done')) {
        const { status } = await call(stage, 'POST', '/api/user/v1/login/', {
          body: { email: person.email, password: current },
        });
        expect(status).toBe(200);
        return;
      }
      // What is typed is judged at every key; the last rule is the server's alone.
      const done = page.getByRole('list', { name: 'Password requirements' }).getByText(': met');
      await vi.waitFor(async () => {
        expect(await done.count()).toBe(Object.values(checks).every(Boolean) ? LINES : 0);
      }, PATIENT);
      const isAtField = last !== null && last.fields.length > 0;
      const refused = page
        .getByLabel('Current password')
        .and(page.locator('[aria-invalid="true"]'));
      await vi.waitFor(async () => {
        expect([await page.locator('form .banner').count(), await refused.count()]).toEqual([
          last !== null && !isAtField ? 1 : 0,
          isAtField ? 1 : 0,
        ]);
      }, PATIENT);
    },
    cannot: {
      'password.editing on password.submitted [0]': held,
      'password.editing on password.submitted [1]': held,
      'password.saving on xstate.error.actor.0.password.saving [0]':
        'Who changes their own password has no link; links.test.ts opens one that was used.',
    },
  };
}
