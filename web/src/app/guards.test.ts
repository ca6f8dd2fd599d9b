import { describe, expect, it } from 'vitest';
import { wantedPath } from './guards.tsx';

describe('where one goes after sign-in', () => {
  it('is where one wanted to go', () => {
    expect(wantedPath({ from: '/threat-manager/media/7?initialAlert=9' })).toBe(
      '/threat-manager/media/7?initialAlert=9',
    );
  });

  it.each([
    null,
    undefined,
    {},
    { from: 5 },
    { from: '//evil.example' },
    { from: 'https://evil.example' },
  ])('is the threat manager for %j', (state) => {
    expect(wantedPath(state)).toBe('/threat-manager');
  });
});
