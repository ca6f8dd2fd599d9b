import { describe, expect, test } from 'vitest';
import { backOff } from './placeholder.ts';
import { isTransient, problem, problemOf } from './problem.ts';
import { redactEvent, redactSnapshot } from './redact.ts';
import { reveal, secret } from './secret.ts';

describe('a secret', () => {
  test('shows itself to the actor that asks and to nobody else', () => {
    const password = secret('Ghiaccio-Lontano-84');
    expect(reveal(password)).toBe('Ghiaccio-Lontano-84');
    expect(JSON.stringify({ password })).toBe('{"password":"[secret]"}');
    expect(String(password)).toBe('[secret]');
    expect(JSON.stringify(structuredClone(password))).not.toContain('Ghiaccio');
  });

  test('that came back from a stored snapshot asks for being typed again', () => {
    expect(() => reveal(JSON.parse('{}'))).toThrow('type it again');
  });
});

describe('a problem', () => {
  test('keeps what the server said and drops what it did not say', () => {
    expect(
      problemOf({
        code: 'RATE_LIMITED',
        message: 'Wait.',
        status: 429,
        retryAfter: 12,
        fields: [{ path: 'a', message: 'b', more: 1 }, 3],
      }),
    ).toEqual(
      problem('RATE_LIMITED', 'Wait.', {
        status: 429,
        retryAfter: 12,
        fields: [{ path: 'a', message: 'b' }],
      }),
    );
  });

  test('hides the text of a surprise', () => {
    expect(problemOf(new TypeError('x is undefined'))).toMatchObject({
      code: 'UNKNOWN',
      status: null,
    });
    expect(problemOf(new TypeError('x is undefined')).message).not.toContain('undefined');
  });

  test('is worth another attempt without an answer, on 429 and on 5xx only', () => {
    expect(isTransient(problem('NETWORK', ''))).toBe(true);
    expect(isTransient(problem('X', '', { status: 503 }))).toBe(true);
    expect(isTransient(problem('X', '', { status: 429 }))).toBe(true);
    expect(isTransient(problem('X', '', { status: 409 }))).toBe(false);
    expect(isTransient(new Error('a bug'))).toBe(false);
  });
});

test('back-off doubles up to 30 seconds, and waits longer when the server says so', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((attempts) => backOff(attempts))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(backOff(1, 45)).toBe(45_000);
});

test('redaction hides secrets by name and by kind, and keeps the codes of problems', () => {
  const event = {
    type: 'x',
    password: 'p',
    code: secret('123456'),
    output: { access: 'a', recoveryCodes: ['r'], count: 2 },
  };
  expect(redactEvent(event)).toEqual({
    type: 'x',
    password: '[secret]',
    code: '[secret]',
    output: { access: '[secret]', recoveryCodes: '[secret]', count: 2 },
  });
  const round: { problem: object; self?: unknown } = {
    problem: { code: 'STALE', message: 'Changed.' },
  };
  round.self = round;
  expect(redactSnapshot(round)).toEqual({
    problem: { code: 'STALE', message: 'Changed.' },
    self: undefined,
  });
});
