import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSecretKey } from './secret-key.ts';

const root = mkdtempSync(join(tmpdir(), 'vedetta-key-'));
afterAll(() => { rmSync(root, { recursive: true, force: true }); });

describe('the secret key', () => {
  it('is made once, readable by its user only, and is the same from then on', () => {
    const folder = join(root, 'new');
    const key = loadSecretKey(folder);
    expect(key).toHaveLength(32);
    expect(loadSecretKey(folder)).toEqual(key);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  it('F1: is refused when it is none', () => {
    writeFileSync(join(root, 'secret.key'), 'short');
    expect(() => loadSecretKey(root)).toThrow(/is not a key of Vedetta .* Put back the one/);
  });

  it('F1: says what to do when its folder cannot be written', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => loadSecretKey(join(root, 'file', 'data'))).toThrow(/DATA_DIR .* cannot be written\. Make it writable/);
  });
});
