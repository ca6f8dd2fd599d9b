import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_DETAILS } from '@vedetta/api/platform/audit/acts.ts';
import type { Factor } from '@vedetta/api/modules/session/commands/spend-factor.ts';
import { DEAD_JOB_KINDS } from '@vedetta/api/modules/jobs/dead-jobs.ts';
import { TARGET_TYPES } from '@vedetta/api/collectors/source.ts';
import { LIST_ROLES } from '@vedetta/detection/detectors/indicators/indicator.ts';
import { SCOPES } from '@vedetta/api/platform/access/access-key.ts';
import { GROUPS } from '@vedetta/api/platform/access/capabilities.ts';
import { UserPatch } from '@vedetta/api/modules/users/schema.ts';
import { showTimesIn } from '../../lib/dates.ts';
import { showLanguage } from '../../ui/language.ts';
import { ACTIONS } from './actions.ts';
import { detailWords, inOrder } from './detail-words.ts';
import { DETAILS } from './details.ts';
import { auditFilterOf, auditQueryOf } from './use-audit-query.ts';
import * as values from './values.ts';
import { actionWords, actorWords, subjectWords } from './words.ts';

beforeEach(() => {
  showTimesIn('Europe/Rome');
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(async () => {
  showTimesIn(null);
  await showLanguage('en');
  vi.unstubAllGlobals();
});
const filter = (address: string) => auditFilterOf(auditQueryOf(new URLSearchParams(address)));

test('an address says what of the log is shown, whole days on the reader’s clock', () => {
  expect(filter('subject=user.&actor=12&address=10.0.0.1&from=2026-11-01&to=2026-11-02')).toEqual({
    action: 'user.',
    actorId: '12',
    address: '10.0.0.1',
    timeFrom: '2026-10-31T23:00:00.000Z',
    timeTo: '2026-11-02T22:59:59.000Z',
  });
});

test('what an address says that nobody understands does not filter', () => {
  expect(filter('subject=weather.&actor=me&address=%3C%3E&from=yesterday&to=2026-13-45')).toEqual(
    {},
  );
});

type Detail = { name: string; value: string | null }[];
const noted = (detail: Detail) => detail.map((fact) => ({ ...fact, valueReasons: [] }));
const about = (
  subject: string | null,
  subjectName: string | null = null,
  detail: Detail = [],
  code: string | null = null,
) =>
  subjectWords({
    subject,
    subjectName,
    subjectNameReason: code === null ? null : { code, params: [] },
    detail: noted(detail),
  });
const wordsFor = (...given: Parameters<typeof about>) => about(...given).words;
const said = (name: string, value: string | null) =>
  Object.values(detailWords({ name, value, valueReasons: [] })).join(': ');

test('what an entry is about is said by its present name, which leads to it', () => {
  expect(about('user:7', 'Marco Rossi')).toEqual({
    words: 'Marco Rossi',
    path: '/admin/users/details/7',
    rest: [],
  });
  const paths = [
    ['target:3', '/targets/3'],
    ['webhook:4', '/admin/settings/webhooks/4'],
    ['source:23', '/admin/settings/sources/23'],
    ['indicator_list:5', '/admin/settings/indicator-lists'],
    ['access_key:6', '/admin/settings/access-keys'],
    ['muted_rule:8', '/admin/settings/muted-alerts'],
    ['company:1', '/admin/settings'],
    ['saved_view:9', null],
  ] as const;
  for (const [subject, path] of paths)
    expect(about(subject, 'Its name')).toMatchObject({ words: 'Its name', path });
});

test('what is gone is called as it was noted, else by its number, and leads nowhere', () => {
  expect(
    about('webhook:4', null, [
      { name: 'name', value: 'To the desk' },
      { name: 'host', value: 'hooks.example' },
    ]),
  ).toEqual({
    words: 'To the desk',
    path: null,
    rest: noted([{ name: 'host', value: 'hooks.example' }]),
  });
  expect(wordsFor('user:7', null, [{ name: 'email', value: 'ada@meridiana.example' }])).toBe(
    'ada@meridiana.example',
  );
  expect(
    wordsFor('target:3', null, [
      { name: 'account_username', value: null },
      { name: 'search_string', value: 'scam' },
    ]),
  ).toBe('scam');
  expect([
    about('user:7'),
    about('target:3', null, [{ name: 'source', value: 'X' }]),
  ]).toMatchObject([
    { words: 'user 7', path: null },
    { words: 'target 3', path: null, rest: [{ name: 'source' }] },
  ]);
  expect([
    wordsFor('email:ada@meridiana.example'),
    wordsFor('getSettings'),
    wordsFor('socket:events'),
    wordsFor('weather:1'),
    wordsFor('constructor:1'),
  ]).toEqual([
    'ada@meridiana.example',
    'request getSettings',
    'live connection events',
    'weather:1',
    'constructor:1',
  ]);
});

test('what an entry is about is said once', () => {
  const named: Detail = [{ name: 'name', value: 'To the desk' }];
  expect(about('webhook:4', 'To the desk', named).rest).toEqual([]);
  // It was called otherwise then.
  expect(about('webhook:4', 'To another desk', named).rest).toEqual(noted(named));
  expect(about('source:20', 'Web feed', [{ name: 'source', value: 'Web feed' }])).toMatchObject({
    words: 'Web feed',
    rest: [],
  });
  expect([wordsFor(null), wordsFor('company:1')]).toEqual(['', '']);
});

test('entries read as words', () => {
  expect([
    actionWords('sign_in.succeeded'),
    actionWords('user.mfa_reset'),
    actionWords('weather.turned'),
  ]).toEqual(['Login succeeded', 'Two-factor authentication reset', 'Weather turned']);
  expect([
    actorWords({ actor: null, actorEmail: 'ada@meridiana.example' }),
    actorWords({ actor: null, actorEmail: null }),
  ]).toEqual(['ada@meridiana.example', 'Unknown user']);
});

test('details are said in words, values too; what is not known here as it is', () => {
  expect([
    said('from', 'Viewers'),
    said('scopes', 'read triage'),
    said('severity', '5'),
    said('min_notify_severity', '1'),
    said('is_active', 'true'),
    said('works', 'false'),
  ]).toEqual([
    'from: Viewers',
    'scopes: Read, Triage',
    'severity: Critical',
    'minimum severity for notifications: Informative',
    'active: Yes',
    'test passed: No',
  ]);
  expect([
    said('expires_at', '2026-11-21T22:59:59.000Z'),
    said('expires_at', null),
    said('retention_days', '1'),
    said('retention_days', null),
    said('indicators', '12345'),
  ]).toEqual([
    'expires: 21 Nov 2026',
    'expires: never',
    'retention of media and alerts: 1 day',
    'retention of media and alerts: unlimited',
    'indicators: 12,345',
  ]);
  expect([
    said('group_name', 'Viewers'),
    said('weather.turned', null),
    said('from', 'Owners'),
    said('severity', '9'),
    said('expires_at', 'soon'),
    said('is_active', '2'),
  ]).toEqual([
    'group name: Viewers',
    'weather turned: none',
    'from: Owners',
    'severity: 9',
    'expires: soon',
    'active: 2',
  ]);
});

test('details are said in an order that reads, whatever the order of the database', () => {
  expect(
    inOrder([{ name: 'to' }, { name: 'weather' }, { name: 'from' }, { name: 'name' }]),
  ).toEqual([{ name: 'name' }, { name: 'from' }, { name: 'to' }, { name: 'weather' }]);
});

test('Italian has words for names, values, subjects and titles of its own', async () => {
  await showLanguage('it');
  expect([
    said('from', 'Viewers'),
    said('scopes', 'read admin'),
    said('severity', '4'),
    said('mail_enabled', 'true'),
    said('source', 'Local network'),
    said('factor', 'recovery code'),
    said('indicators', '12345'),
  ]).toEqual([
    'da: Visualizzatori',
    'ambiti: Lettura, Amministrazione',
    'gravità: Alta',
    'notifiche via e-mail: Sì',
    'fonte: Rete locale',
    'metodo: Codice di recupero',
    'indicatori: 12.345',
  ]);
  expect(
    detailWords({
      name: 'problem',
      value: 'The scanner needed more than 512 MiB of memory.',
      valueReasons: [{ code: 'scannerMemoryLimit', params: [{ name: 'most', value: '512' }] }],
    }).value,
  ).toMatch(/512 MiB di memoria/);
  expect([
    wordsFor('muted_rule:1', 'Threat of violence', [], 'titleThreatViolence'),
    wordsFor('source:20', 'Web feed'),
    wordsFor('user:7'),
  ]).toEqual(['Minaccia di violenza', 'Feed web', 'utente 7']);
});

test('every act, every detail and every value of a kind that the server writes has words', () => {
  expect(AUDIT_ACTIONS.filter((action) => !Object.hasOwn(ACTIONS, action))).toEqual([]);
  expect(AUDIT_DETAILS.filter((name) => !Object.hasOwn(DETAILS, name))).toEqual([]);
  const written: [values.Values, readonly string[]][] = [
    [values.GROUPS, GROUPS],
    [values.SCOPES, SCOPES],
    [values.TYPES, TARGET_TYPES],
    [values.ROLES, LIST_ROLES],
    [values.WORK, DEAD_JOB_KINDS],
    [values.MEMBERS, Object.keys(UserPatch.shape)],
    [
      values.FACTORS,
      Object.keys({
        password: true,
        code: true,
        'recovery code': true,
        enrolment: true,
      } satisfies Record<Factor | 'password', true>),
    ],
  ];
  expect(
    written.flatMap(([words, all]) => all.filter((value) => !Object.hasOwn(words, value))),
  ).toEqual([]);
});
