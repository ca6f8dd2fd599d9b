import { afterEach, beforeEach, expect, test } from 'vitest';
import { showTimesIn } from '../../lib/dates.ts';
import { auditFilterOf, auditQueryOf } from './use-audit-query.ts';
import { actionWords, actorWords, detailWords, subjectWords } from './words.ts';

beforeEach(() => showTimesIn('Europe/Rome'));
afterEach(() => showTimesIn(null));
const filter = (address: string) => auditFilterOf(auditQueryOf(new URLSearchParams(address)));

test('an address says what of the log is shown, whole days on the reader’s clock', () => {
  expect(filter('subject=user.&actor=12&address=10.0.0.1&from=2026-11-01&to=2026-11-02'))
    .toEqual({ action: 'user.', actorId: '12', address: '10.0.0.1', timeFrom: '2026-10-31T23:00:00.000Z', timeTo: '2026-11-02T22:59:59.000Z' });
});

test('what an address says that nobody understands does not filter', () => {
  expect(filter('subject=weather.&actor=me&address=%3C%3E&from=yesterday&to=2026-13-45')).toEqual({});
});

test('what an entry is about is said in words, once', () => {
  expect([subjectWords('user:7', []), subjectWords('email:ada@meridiana.example', []), subjectWords('weather:1', [])]).toEqual(['person 7', 'ada@meridiana.example', 'weather:1']);
  expect([subjectWords(null, []), subjectWords('company:1', []), subjectWords('source:23', [{ name: 'source', value: 'Telegram' }])]).toEqual(['', '', '']);
});

test('entries read as words', () => {
  expect([actionWords('sign_in.succeeded'), actionWords('user.mfa_reset')]).toEqual(['Sign in succeeded', 'User MFA reset']);
  expect(detailWords([{ name: 'group_name', value: 'Viewers' }, { name: 'expires_at', value: null }])).toBe('group name: Viewers, expires at: none');
  expect([actorWords({ actor: null, actorEmail: 'ada@meridiana.example' }), actorWords({ actor: null, actorEmail: null })]).toEqual(['ada@meridiana.example', 'Nobody known']);
});
