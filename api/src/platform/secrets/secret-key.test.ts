import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSecretKeys } from './secret-key.ts';

const root = mkdtempSync(join(tmpdir(), 'vedetta-key-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the secret key', () => {
  it('is made once, readable by its user only, and is the same from then on', () => {
    const folder = join(root, 'new');
    const key = loadSecretKeys(folder);
    expect(key).toEqual({ present: expect.any(Buffer), former: [] });
    expect(key.present).toHaveLength(32);
    expect(loadSecretKeys(folder)).toEqual(key);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  it('may have former ones behind it, in the file or in SECRET_KEY, which stands before the file', () => {
    const [one, two] = [randomBytes(32), randomBytes(32)];
    const folder = mkdtempSync(join(root, 'many-'));
    writeFileSync(
      join(folder, 'secret.key'),
      `${one.toString('base64')}\n${two.toString('base64')}\n`,
    );
    expect(loadSecretKeys(folder)).toEqual({ present: one, former: [two] });
    expect(loadSecretKeys(folder, `${two.toString('base64')},${one.toString('base64')}`)).toEqual({
      present: two,
      former: [one],
    });
    expect(() => loadSecretKeys(folder, 'short')).toThrow(/SECRET_KEY isn't a valid key/);
  });

  it('F1: is refused when it is none', () => {
    writeFileSync(join(root, 'secret.key'), 'short');
    expect(() => loadSecretKeys(root)).toThrow(/isn't a valid key .* Restore the key/);
  });

  it.each([
    ['zeroes', Buffer.alloc(32)],
    ['one byte', Buffer.alloc(32, 0x5a)],
    ['a short word again and again', Buffer.from('vedetta-'.repeat(4))],
  ])('is refused when it is made of %s, unless it is a former one', (_what, weak) => {
    const folder = mkdtempSync(join(root, 'weak-'));
    expect(() => loadSecretKeys(folder, weak.toString('base64'))).toThrow(
      /^SECRET_KEY can be guessed.*openssl rand -base64 32/,
    );
    writeFileSync(join(folder, 'secret.key'), weak.toString('base64'));
    expect(() => loadSecretKeys(folder)).toThrow(/secret\.key can be guessed/);
    const strong = randomBytes(32);
    expect(
      loadSecretKeys(folder, `${strong.toString('base64')},${weak.toString('base64')}`),
    ).toEqual({ present: strong, former: [weak] });
  });

  it('F1: says what to do when its folder cannot be written', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => loadSecretKeys(join(root, 'file', 'data'))).toThrow(
      /DATA_DIR .* isn't writable\. Make it writable/,
    );
  });
});
