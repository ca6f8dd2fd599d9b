import { describe, expect, it } from 'vitest';
import { expiresIn, parseStored, storedText } from './token.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const tokenUntil = (exp: unknown) =>
  `head.${Buffer.from(JSON.stringify({ sub: '1', name: 'Niccolò ☂', exp })).toString('base64url')}.sign`;

describe('the expiry of a token', () => {
  it('is told in milliseconds from now', () => {
    expect(expiresIn(tokenUntil(NOW / 1000 + 600), NOW)).toBe(600_000);
    expect(expiresIn(tokenUntil(NOW / 1000 - 5), NOW)).toBe(-5000);
  });

  it.each(['', 'one', 'a.b.c', 'a.!!.c', tokenUntil('tomorrow'), tokenUntil(undefined)])(
    'counts as over for %j',
    (token) => {
      expect(expiresIn(token, NOW)).toBeLessThan(0);
    },
  );
});

describe('what local storage holds', () => {
  it('is read back as it was written', () => {
    const token = tokenUntil(NOW / 1000 + 60);
    expect(parseStored(storedText(token, 'giulia@meridiana.example'), NOW)).toEqual({
      token,
      email: 'giulia@meridiana.example',
      expiresIn: 60_000,
    });
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{"token":5,"user":{"email":"a@b.it"}}',
    '{"token":"x"}',
    '{"token":"","user":{"email":"a@b.it"}}',
    '{"user":null,"token":"x"}',
  ])('is no session when it is %j', (text) => {
    expect(parseStored(text, NOW)).toBeNull();
  });
});
