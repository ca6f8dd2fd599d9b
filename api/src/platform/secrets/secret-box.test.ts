import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

describe('the secret box', () => {
  const box = createSecretBox(randomBytes(32));

  it('opens what it sealed, and never seals the same way twice', () => {
    const first = box.seal('JBSWY3DPEHPK3PXP', 'totp');
    expect(box.openText(first, 'totp')).toBe('JBSWY3DPEHPK3PXP');
    expect(Buffer.from(first).equals(Buffer.from(box.seal('JBSWY3DPEHPK3PXP', 'totp')))).toBe(
      false,
    );
    expect(Buffer.from(first).includes('JBSWY3DPEHPK3PXP')).toBe(false);
  });

  it('refuses changed bytes, another purpose and another key', () => {
    const sealed = box.seal('secret', 'totp');
    const changed = Uint8Array.from(sealed);
    changed[14] = (changed[14] ?? 0) ^ 1;
    expect(() => box.open(changed, 'totp')).toThrow();
    expect(() => box.open(sealed, 'credentials')).toThrow();
    expect(() => createSecretBox(randomBytes(32)).open(sealed, 'totp')).toThrow();
  });

  it('opens and recognises what a former key made, seals it anew once, and then does without that key', () => {
    const [old, now] = [randomBytes(32), randomBytes(32)];
    const before = createSecretBox(old);
    const sealed = before.seal('JBSWY3DPEHPK3PXP', 'totp');
    const rotated = createSecretBox(now, [randomBytes(32), old]);
    expect(rotated.openText(sealed, 'totp')).toBe('JBSWY3DPEHPK3PXP');
    expect(rotated.fingerprints('a', 'x')).toContain(before.fingerprint('a', 'x'));
    const anew = rotated.reseal(sealed, 'totp')!;
    expect(rotated.reseal(anew, 'totp')).toBeNull();
    expect(createSecretBox(now).openText(anew, 'totp')).toBe('JBSWY3DPEHPK3PXP');
    expect(() =>
      rotated.reseal(createSecretBox(randomBytes(32)).seal('lost', 'totp'), 'totp'),
    ).toThrow();
  });

  it('fingerprints and derives the same each time, differently per purpose', () => {
    expect(box.fingerprint('a', 'x')).toBe(box.fingerprint('a', 'x'));
    expect(box.fingerprint('a', 'x')).not.toBe(box.fingerprint('a', 'y'));
    expect(box.derive('a', 'x', 20)).toEqual(box.derive('a', 'x', 20));
    expect(box.derive('a', 'x', 20)).not.toEqual(box.derive('b', 'x', 20));
  });
});
