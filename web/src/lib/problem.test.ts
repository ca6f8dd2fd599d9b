import { NETWORK_PROBLEM, TIMEOUT_PROBLEM, UNKNOWN_PROBLEM } from '@vedetta/machines';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../ui/language.ts';
import { fieldMessage, named, problemOfRow, said, toldWords, toProblem } from './problem.ts';

const SENTENCE = String.raw`(?:toProblem\((?:[^()]|\([^()]*\))*\)|(?:\w+\.)?\b(?:problem\??|why))\.message\b`;
/** Where it is said, or kept to be said; the key of what was said already is no screen. */
const SAID = new RegExp(
  String.raw`(?:\b(?:said|\w*[wW]ords|set[A-Z]\w+)\((?:item, )?|failed \$\{)${SENTENCE}`,
  'g',
);

describe('a problem', () => {
  it('of a machine is a name, which is put into words', () => {
    expect(
      [NETWORK_PROBLEM, TIMEOUT_PROBLEM, UNKNOWN_PROBLEM].map(({ message }) => said(message)),
    ).toEqual([
      'Couldn’t reach the server. Check your connection and try again.',
      'The server didn’t respond in time. Try again.',
      'Something went wrong. Try again; if it happens again, reload the page.',
    ]);
  });

  it('is read from what the gateway says, field by field', () => {
    const found = toProblem({
      errors: [
        {
          message: 'Some fields need your attention.',
          extensions: {
            code: 'BAD_USER_INPUT',
            status: 422,
            errors: [{ path: 'password', message: 'Too short.', code: 'weak' }, { path: 7 }],
          },
        },
      ],
    });
    expect(found).toMatchObject({
      code: 'BAD_USER_INPUT',
      status: 422,
      message: 'Some fields need your attention.',
    });
    expect(fieldMessage(found, 'new_password', 'password')).toBe('Too short.');
    expect(fieldMessage(found, 'email')).toBeUndefined();
    expect(fieldMessage(null, 'email')).toBeUndefined();
  });

  it('never shows the text of an internal fault', () => {
    expect(
      toProblem({
        errors: [{ message: 'relation "users" does not exist', extensions: { code: 'INTERNAL' } }],
      }).message,
    ).not.toContain('relation');
    expect(toProblem(new Error('x is not a function')).message).not.toContain('function');
  });

  it('that stands on the screen is said in another language as soon as that is chosen, and back', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    const kept = [
      toProblem({
        errors: [
          {
            message: 'Some fields need your attention.',
            extensions: { code: 'BAD_USER_INPUT', reason: { code: 'fieldsInvalid', params: {} } },
          },
        ],
      }),
      toProblem({ errors: [{ message: 'relation', extensions: { code: 'INTERNAL' } }] }),
      toProblem(new TypeError('Failed to fetch')),
      toProblem(Object.assign(new Error('x'), { statusCode: 418 })),
    ];
    const words = () => kept.map(({ message }) => said(message));
    const english = words();
    await showLanguage('it');
    const italian = words();
    expect(italian[0]).toBe('Alcuni campi richiedono la tua attenzione.');
    expect(italian.filter((sentence, at) => sentence === english[at])).toEqual([]);
    // What came while Italian was shown is English too when that is chosen.
    kept.push(toProblem({ errors: [{ message: 'relation', extensions: { code: 'INTERNAL' } }] }));
    await showLanguage('en');
    expect(words()).toEqual([...english, english[1]]);
    vi.unstubAllGlobals();
  });

  it('is said where it is shown, and nowhere as it came', () => {
    const src = new URL('..', import.meta.url);
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|generated\/|lib\/problem\.ts$/.test(path),
    );
    const bare = files.flatMap((path) =>
      readFileSync(new URL(path, src), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          new RegExp(SENTENCE).test(line.replaceAll(SAID, ''))
            ? [`${path}:${at + 1}: ${line.trim()}`]
            : [],
        ),
    );
    expect(bare).toEqual([]);
  });

  it('is said in the language of the screens by the codes that came with it, and else as it came', async () => {
    const refusal = () =>
      toProblem({
        errors: [
          {
            message: 'Some fields need your attention.',
            extensions: {
              code: 'BAD_USER_INPUT',
              reason: { code: 'fieldsInvalid', params: {} },
              errors: [
                {
                  path: 'search',
                  message: 'Use at most 1,024 characters.',
                  code: 'too_big',
                  reason: { code: 'atMostCharacters', params: { most: '1,024' } },
                },
                {
                  path: 'name',
                  message: 'A new sentence.',
                  code: 'custom',
                  reason: { code: 'aNewOne', params: {} },
                },
                {
                  path: 'other',
                  message: 'One without a code.',
                  code: 'custom',
                  reason: { code: 'constructor' },
                },
              ],
            },
          },
        ],
      });
    expect(fieldMessage(refusal(), 'search')).toBe('Use at most 1,024 characters.');
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    await showLanguage('it');
    expect(said(refusal().message)).toBe('Alcuni campi richiedono la tua attenzione.');
    expect(refusal().fields.map(({ message }) => said(message))).toEqual([
      'Usa al massimo 1024 caratteri.',
      'A new sentence.',
      'One without a code.',
    ]);
    expect(said(named('As it came.', null))).toBe('As it came.');
    await showLanguage('en');
    vi.unstubAllGlobals();
    expect(refusal().message).toBe('Some fields need your attention.');
  });

  it('of something in the data is said in the language of the screens, whole or as it came', async () => {
    const told = [
      { code: 'xLeftOut', params: [] },
      {
        code: 'xReadOf',
        params: [
          { name: 'posts', value: '1,204' },
          { name: 'most', value: '5,000' },
          { name: 'cost', value: '6.02' },
        ],
      },
    ];
    expect(toldWords('In English.', told)).toBe('In English.');
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    await showLanguage('it');
    expect(toldWords('In English.', told)).toBe(
      'X ha escluso alcuni post che questa app non può leggere. Post letti questo mese: 1.204 su 5.000, circa 6,02 $.',
    );
    expect(toldWords('In English.', [...told, { code: 'ofANewerServer', params: [] }])).toBe(
      'In English.',
    );
    expect(problemOfRow({ problem: 'In English.', problemReasons: [] })).toBe('In English.');
    expect(problemOfRow({ problem: null, problemReasons: [] })).toBeNull();
    await showLanguage('en');
    vi.unstubAllGlobals();
  });

  it('carries how long to wait', () => {
    expect(
      toProblem({
        errors: [
          { message: 'Wait.', extensions: { code: 'RATE_LIMITED', status: 429, retryAfter: 840 } },
        ],
      }).retryAfter,
    ).toBe(840);
  });

  it('tells a broken connection from a refusal', () => {
    expect(toProblem(new TypeError('Failed to fetch')).code).toBe('NETWORK');
    expect(toProblem(new DOMException('late', 'TimeoutError')).code).toBe('TIMEOUT');
    expect(toProblem(Object.assign(new Error('x'), { statusCode: 502 })).code).toBe('UNAVAILABLE');
    expect(toProblem(Object.assign(new Error('x'), { statusCode: 401 })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
