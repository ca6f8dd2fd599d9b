import { describe, expect, it } from 'vitest';
import { pastedName } from './chosen-files.ts';

const now = new Date(2026, 10, 21, 9, 5, 3);

describe('the name of a pasted picture', () => {
  it('tells when it was pasted and what it is', () => {
    expect(pastedName('image/png', now)).toBe('Pasted 2026-11-21 09.05.03.png');
    expect(pastedName('image/jpeg', now)).toBe('Pasted 2026-11-21 09.05.03.jpg');
    expect(pastedName('image/svg+xml', now)).toBe('Pasted 2026-11-21 09.05.03.svg');
  });
  it('does not trust a type it does not know', () => {
    expect(pastedName('application/x-thing', now)).toBe('Pasted 2026-11-21 09.05.03.bin');
  });
});
