import { expect, it } from 'vitest';
import { createPasswordHashes } from './password-hashes.ts';

it('passwords are hashed with Argon2id at 64 MiB and 3 passes, each with a salt of its own', async () => {
  const passwords = createPasswordHashes();
  const [one, other] = [await passwords.hash('vK7#tulq'), await passwords.hash('vK7#tulq')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(other).not.toBe(one);
  expect([
    await passwords.verify(one, 'vK7#tulq'),
    await passwords.verify(one, 'vK7#tulQ'),
  ]).toEqual([true, false]);
});

it('letters with accents are the same however a keyboard composes them', async () => {
  const passwords = createPasswordHashes({ memoryCost: 1_024, timeCost: 1 });
  expect(await passwords.verify(await passwords.hash('citt\u00e0'), 'citta\u0300')).toBe(true);
});

it('account that does not exist has no right password', async () => {
  const passwords = createPasswordHashes({ memoryCost: 1_024, timeCost: 1 });
  expect(await passwords.verify(null, '')).toBe(false);
});
