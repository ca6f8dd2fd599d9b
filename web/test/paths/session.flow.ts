import { problem, sessionMachine, type StoredSession } from '@vedetta/machines';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { REFRESH_COOKIE } from '@vedetta/api/platform/http/cookies.ts';
import { call } from '../../../api/test/client.ts';
import { PATIENT } from '../patience.ts';
import type { Act, Flow } from './drive.ts';
import type { Verdict } from './gate.ts';
import { PASSWORD, type Person } from './people.ts';
import type { Stage, Tab } from './stage.ts';

interface SessionWorld extends Tab {
  /** Another tab of the same browser: it shares the storage and the cookies. */
  other: Page;
  /** Whose refresh cookie the browser has. */
  owner: Person | null;
}
type SessionAct = Act<typeof sessionMachine, SessionWorld>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

const LIFE = 10 * 60_000;
const down = problem('NETWORK', '');
const busy = problem('RATE_LIMITED', '', { status: 429, retryAfter: 5 });
const fault = problem('UNAVAILABLE', '', { status: 500 });
const refused = problem('UNAUTHENTICATED', '', { status: 401 });
const BUSY: Verdict = { code: 'RATE_LIMITED', status: 429, retryAfter: 5 };
const FAULT: Verdict = { body: 'Internal Server Error', status: 500 };

const FORM =
  'A form that is left has no sign-in any more: another tab that signs in takes this one away from it first.';
const STORAGE = 'A storage that cannot be read counts as an empty one.';

const reconnecting = ({ page }: Tab) => page.getByText(/^The server isn’t responding/);

/** The session waits for no answer any more; the connection may, which can be tried by hand. */
const settled = ({ page }: Tab) =>
  vi.waitFor(async () => {
    const [banners, ofConnection] = [
      page.getByRole('status').filter({ hasText: /^The server isn’t responding/ }),
      page.getByRole('button', { name: 'Try now' }),
    ];
    expect((await banners.count()) - (await ofConnection.count())).toBe(0);
  }, PATIENT);

/** The page stands there and nothing is asked of the session. */
const isAtRest = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: { access: 'fresh', viewer: 'ready', leaving: 'staying' } });

/**
 * The session of a tab, with another tab of the same browser, clocks that jump, and a server that
 * refuses.
 */
export async function sessionFlow(
  stage: Stage,
): Promise<Flow<typeof sessionMachine, SessionWorld>> {
  const people = await Promise.all([
    stage.colleague('session-ada'),
    stage.colleague('session-bob'),
  ]);
  const [ada, bob] = people;
  /** The newest refresh token of each, as their browser had it; none after a log-out. */
  const kept = new Map<Person, string>();
  let wrote = 0;

  const cookieOf = async ({ context }: Tab) =>
    (await context.cookies()).find(({ name }) => name === REFRESH_COOKIE)?.value;
  const setCookie = ({ context }: Tab, value: string) =>
    context.addCookies([
      {
        name: REFRESH_COOKIE,
        value,
        url: stage.url.replace('http:', 'https:'),
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ]);

  /**
   * Another tab is signed in as somebody: their cookie is the browser's, and this is their token.
   */
  const tokenOf = async (world: SessionWorld, person: Person): Promise<string> => {
    const own = await cookieOf(world);
    if (world.owner !== null && own !== undefined) kept.set(world.owner, own);
    else if (world.owner !== null) kept.delete(world.owner);
    const cookie = kept.get(person);
    const answer =
      cookie === undefined
        ? null
        : await call(stage, 'POST', '/api/user/v1/login/refresh/', {
            cookies: { [REFRESH_COOKIE]: cookie },
          });
    const fresh =
      answer?.status === 200
        ? { access: answer.body.access as string, refresh: answer.cookies[REFRESH_COOKIE] ?? '' }
        : await stage.session(person);
    kept.set(person, fresh.refresh);
    await setCookie(world, fresh.refresh);
    world.owner = person;
    return fresh.access;
  };
  const store = async ({ other }: SessionWorld, value: { email: string; token: string } | null) => {
    // The browser tells of a change only: the text is another one each time.
    const text =
      value === null
        ? null
        : `${JSON.stringify({ user: { email: value.email }, token: value.token })}${' '.repeat((wrote += 1))}`;
    await other.evaluate((content) => {
      if (content === null) localStorage.removeItem('userData');
      else localStorage.setItem('userData', content);
    }, text);
  };
  const stored = ({ page }: Tab) => page.evaluate(() => localStorage.getItem('userData'));
  const personOf = (email: string | null) =>
    email === null ? null : (people.find((person) => person.email === email) ?? ada);
  const kindOf = (kind: string, email = ada.email, expiresIn = LIFE) =>
    ({ token: kind, email, expiresIn }) satisfies StoredSession;
  const next = ({ context }: Snapshot, email = context.email ?? ada.email) =>
    kindOf(`${context.token ?? ''}+`, email);
  const decide =
    (operation: string, verdict: Verdict): SessionAct =>
    ({ gate }) =>
      gate.decide(operation, verdict);
  /** The next attempt follows within a second: the clock of the page waits for the test. */
  const unanswered =
    (verdict: Verdict): SessionAct =>
    async ({ gate, freeze }) => {
      await freeze();
      await gate.decide('RefreshSession', verdict);
    };
  const logIn: SessionAct = async (world) => {
    const { page, gate } = world;
    const access = await tokenOf(world, ada);
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await gate.decide('Login', {
      status: 200,
      body: JSON.stringify({ data: { login: { mfa: null, access } } }),
    });
  };

  return {
    machine: sessionMachine,
    cases: {
      events: {
        'session.started': [{}],
        'session.opened': (snapshot) =>
          snapshot.hasTag('anonymous') ? [{ session: next(snapshot, ada.email) }] : [],
        'session.unauthorized': (snapshot) =>
          isAtRest(snapshot) ? [{ token: snapshot.context.token ?? '' }] : [],
        'session.storage.changed': (snapshot) => {
          const [own, gone] = [{ session: next(snapshot) }, { session: null }];
          if (snapshot.hasTag('anonymous')) return [own];
          if (!snapshot.hasTag('authenticated')) return [gone, own];
          const theirs = {
            session: next(snapshot, snapshot.context.email === bob.email ? ada.email : bob.email),
          };
          const slept = {
            session: kindOf(snapshot.context.token ?? '', snapshot.context.email ?? '', 0),
          };
          return [
            gone,
            own,
            ...(snapshot.hasTag('confirmingLogout') ? [] : [theirs]),
            ...(isAtRest(snapshot) ? [slept] : []),
          ];
        },
        'session.retried': (snapshot) =>
          snapshot.hasTag('reconnecting') || snapshot.hasTag('viewerFailed') ? [{}] : [],
        'session.logout.requested': (snapshot) => (isAtRest(snapshot) ? [{}] : []),
        'session.logout.cancelled': [{}],
        'session.logout.confirmed': [{}],
      },
      done: {
        readStored: [null, kindOf('first'), kindOf('stale', ada.email, 0)],
        refresh: (snapshot) => [next(snapshot), null],
        loadViewer: [undefined],
        logout: [undefined],
      },
      errors: {
        readStored: [],
        refresh: [down, busy, fault, refused],
        loadViewer: [down, fault],
        logout: [down, fault],
      },
      project: ({ email }) => [email === null],
    },
    // One delay at a time: a clock that jumps would bring the other one too.
    may: (before, { type }) =>
      !type.startsWith('xstate.after.') ||
      (type.includes('refreshDue')
        ? isAtRest(before)
        : !(
            before.matches({ signedIn: { viewer: 'loading' } }) &&
            !before.matches({ signedIn: { access: 'fresh' } })
          ) && !(before.hasTag('loggingOut') && !type.includes('leaving'))),
    isFleeting: (snapshot) => snapshot.matches('unknown') || snapshot.matches('checking'),
    open: async () => {
      const tab = await stage.tab(null);
      const other = await tab.context.newPage();
      await other.goto(`${stage.url}/favicon.svg`);
      // A page behind another one draws once a second, and every click waits for that.
      await tab.page.bringToFront();
      tab.gate.hold('RefreshSession', 'Viewer', 'Logout', 'Login');
      return { ...tab, other, owner: null };
    },
    close: async (world) => {
      const own = await cookieOf(world);
      if (world.owner !== null && own !== undefined) kept.set(world.owner, own);
      await world.close();
    },
    acts: {
      'session.started': async (world, { ahead: [found] }) => {
        if (found !== 'done readStored #0') {
          const token = await tokenOf(world, ada);
          const stale = `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.x`;
          await store(world, {
            email: ada.email,
            token: found === 'done readStored #1' ? token : stale,
          });
        }
        await world.page.goto(`${stage.url}/threat-manager`);
      },
      'done readStored': async () => undefined,
      'session.opened': logIn,
      'session.unauthorized': async ({ page, gate }) => {
        // Two calls at once are refused; what they ask goes through when they ask again.
        gate.hold('AlertList', 'AlertListCounts');
        await page.getByRole('textbox', { name: /^Search/ }).fill(`unauthorized ${(wrote += 1)}`);
        await gate.decide('AlertList', { code: 'UNAUTHENTICATED', status: 401 });
        await gate.decide('AlertListCounts', { code: 'UNAUTHENTICATED', status: 401 });
        await gate.release('AlertList', 'AlertListCounts');
      },
      'session.storage.changed': async (world, { event, before }) => {
        const session = event['session'] as StoredSession | null;
        if (session === null || session.expiresIn > 0) {
          const person = session === null ? null : (personOf(session.email) ?? ada);
          await store(
            world,
            person === null ? null : { email: person.email, token: await tokenOf(world, person) },
          );
          if (!before.hasTag('reconnecting')) return;
          // What is drawn now may wait for the clock, which stood still for the attempt that is not
          // due any more. So does a socket that was being
          // opened when the clock jumped: its own banner says the same words, and goes by itself
          // once the clock goes on.
          await settled(world);
          return world.thaw();
        }
        // The computer slept: nothing was due meanwhile, and the token has run out.
        await world.page.clock.setSystemTime(Date.now() + LIFE + 60_000);
        const now: { token: string } = JSON.parse((await stored(world)) ?? '{}');
        await store(world, { email: before.context.email ?? '', token: now.token });
        await world.gate.met('RefreshSession');
        await world.page.clock.setSystemTime(Date.now());
      },
      'session.retried': async ({ page, context, gate }, { before }) => {
        if (before.hasTag('viewerFailed'))
          return page.getByRole('button', { name: 'Try again' }).click();
        await context.setOffline(true);
        await page.getByText('You’re offline.').waitFor();
        await context.setOffline(false);
        // While the clock stands still: nothing but the connection can have brought it.
        await gate.met('RefreshSession');
      },
      'session.logout.requested': async ({ page }) => {
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
      },
      'session.logout.cancelled': ({ page }) =>
        page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
      'session.logout.confirmed': ({ page }) =>
        page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click(),
      'done refresh #0': decide('RefreshSession', 'pass'),
      'done refresh #1': decide('RefreshSession', {
        status: 200,
        body: '{"data":{"refreshSession":{"access":""}}}',
      }),
      'error refresh #0': unanswered('cut'),
      'error refresh #1': unanswered(BUSY),
      'error refresh #2': unanswered(FAULT),
      'error refresh #3': async ({ context, gate }) => {
        // The server's own refusal: the browser has lost the cookie.
        await context.clearCookies();
        await gate.decide('RefreshSession', 'pass');
      },
      'done loadViewer': decide('Viewer', 'pass'),
      'error loadViewer #0': async ({ gate }) => {
        // A question is asked three times more before it counts as not answered.
        for (let attempt = 0; attempt < 4; attempt += 1) await gate.decide('Viewer', 'cut');
      },
      'error loadViewer #1': decide('Viewer', { code: 'INTERNAL', status: 500 }),
      'done logout': decide('Logout', 'pass'),
      'error logout #0': decide('Logout', 'cut'),
      'error logout #1': decide('Logout', FAULT),
      'after refreshDue': async ({ page }) => {
        await page.clock.fastForward(LIFE - 60_000);
        await page.clock.setSystemTime(Date.now());
      },
      'after answerOverdue': async ({ page, gate, freeze }, { before }) => {
        if (before.hasTag('refreshing')) await freeze();
        await page.clock.fastForward(15_000);
        gate.forget('RefreshSession', 'Viewer', 'Logout');
      },
      'after retryDelay': ({ page }) => page.clock.fastForward(5000),
    },
    shows: {
      pending: ({ page }) => page.getByText('Loading...'),
      anonymous: ({ page }) => page.getByRole('heading', { name: 'Log in' }),
      viewerReady: ({ page }) => page.getByRole('navigation', { name: 'Main' }),
      viewerFailed: ({ page }) => page.getByRole('heading', { name: 'Couldn’t load your account' }),
      reconnecting,
      confirmingLogout: ({ page }) =>
        page
          .getByRole('dialog', { name: 'Log out?' })
          .locator('button[type=submit]:not([aria-busy])'),
      loggingOut: ({ page }) =>
        page
          .getByRole('dialog', { name: 'Log out?' })
          .locator('button[type=submit][aria-busy=true]'),
    },
    also: async (world, snapshot) => {
      const { gate, page, thaw } = world;
      if (!snapshot.hasTag('reconnecting')) {
        await thaw();
        await page.clock.setSystemTime(Date.now());
      }
      if (snapshot.hasTag('refreshing')) await gate.met('RefreshSession');
      if (snapshot.matches({ signedIn: { viewer: 'loading' } })) await gate.met('Viewer');
      if (snapshot.hasTag('loggingOut')) await gate.met('Logout');
      // Exactly one refresh is in flight, or none.
      await vi.waitFor(() => {
        expect(gate.waiting('RefreshSession')).toBe(snapshot.hasTag('refreshing') ? 1 : 0);
      }, PATIENT);
      const email = personOf(snapshot.context.email)?.email ?? null;
      await vi.waitFor(async () => {
        const text = await stored(world);
        expect(
          text === null ? null : (JSON.parse(text) as { user: { email: string } }).user.email,
        ).toBe(email);
      }, PATIENT);
    },
    cannot: {
      'session.checking on xstate.error.actor.0.session.checking [0]': STORAGE,
      'session.renewing on session.opened [0]': FORM,
      'session.signedIn.access on session.opened [0]': FORM,
      'session.signedIn.viewer on session.opened [0]': FORM,
    },
  };
}
