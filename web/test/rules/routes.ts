import { describe, expect, test } from 'vitest';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { visitor } from '../browser.ts';
import { open, type At } from './world.ts';

const OPEN = [
  '/login',
  '/registration',
  '/forgot-password',
  '/forgot-password/mail-sent',
  '/reset-password',
  '/verify-email',
  '/account-created',
  '/free-trial',
  '/free-trial/coming-soon',
  '/free-trial/request',
  '/free-trial/company',
  '/free-trial/request-submitted',
  '/free-trial/activate-account',
];
const CLOSED = [
  '/',
  '/no/such/page',
  '/targets',
  '/targets/1',
  '/add-targets',
  '/threat-manager',
  '/threat-analytics',
  '/threat-manager/media/1?initialAlert=1',
  '/scan-file',
  '/user-settings',
  '/admin/users',
  '/admin/users/details/1',
  '/admin/users/review/1',
  '/admin/pending-registrations',
  '/admin/settings',
  '/admin/settings/add-access-token',
];
/** A page opened costs a second of the processor: `npm test` opens some, drawn by the seed. */
const OPENED = 5;

/** Who gets where, and what stands there until that is known. */
export function routeRules(at: At): void {
  describe('routes', () => {
    test(
      'public ones open to anybody, what is behind the log-in leads to /login, / leads to the ' +
        'threat manager',
      async () => {
        const { page } = at();
        // A page mostly waits: two strangers try the doors beside each other.
        const [guest, stranger] = await Promise.all([
          visitor(at().stage.browser),
          visitor(at().stage.browser),
        ]);
        const enter = async () => {
          for (const path of drawnOf(OPEN, OPENED, 'open')) {
            await guest.page.goto(`${at().stage.url}${path}`);
            await guest.page.getByRole('heading', { level: 1 }).waitFor();
            expect(new URL(guest.page.url()).pathname.split('/')[1], path).toBe(path.split('/')[1]);
            expect(await guest.page.getByRole('navigation', { name: 'Main' }).count(), path).toBe(
              0,
            );
          }
        };
        const isLedToLogin = async () => {
          for (const path of drawnOf(CLOSED, OPENED, 'closed')) {
            await stranger.page.goto(`${at().stage.url}${path}`);
            await stranger.page.waitForURL('**/login');
          }
        };
        await Promise.all([enter(), isLedToLogin()]);
        expect([...guest.complaints, ...stranger.complaints]).toEqual([]);
        await Promise.all([guest.context.close(), stranger.context.close()]);
        await open(at(), '/', 'Threat manager');
        expect(new URL(page.url()).pathname).toBe('/threat-manager');
      },
    );

    test(
      '"Loading..." stands there until it is known who is signed in, also in front of the ' +
        'administration',
      async () => {
        const { page } = at();
        for (const path of ['/threat-manager', '/admin/users']) {
          let answer: () => void = () => undefined;
          const known = new Promise<void>((resolve) => {
            answer = resolve;
          });
          await page.route('**/graphql', async (route) => {
            await known;
            await route.continue();
          });
          await page.goto(`${at().stage.url}${path}`);
          await page.getByText('Loading...', { exact: true }).waitFor();
          answer();
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      },
    );
  });
}
