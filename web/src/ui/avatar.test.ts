import { describe, expect, it } from 'vitest';
import { initials, tintOf } from './avatar.tsx';

describe('an avatar', () => {
  it.each([
    ['Giulia Ferrari', 'GF'],
    ['Anna Maria De Neri', 'AN'],
    ['Vedetta', 'VE'],
    ['luca.bianchi@meridiana.example', 'LE'],
    ['  ', '?'],
  ])('of %j shows %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('keeps its tint', () => {
    expect(tintOf('giulia@meridiana.example')).toBe(tintOf('giulia@meridiana.example'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(tintOf)).size).toBeGreaterThan(4);
  });
});
