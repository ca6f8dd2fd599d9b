import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR } from './growth.ts';

let kept = 0;
const work = (steps: number) => {
  for (let n = 0; n < steps; n += 1) kept = (kept * 31 + n) % 1_000_003;
};

describe('the measured growth of processor time', () => {
  it('tells a square from a line', () => {
    expect(growthOf((size) => work(size * 2000), 200)).toBeLessThan(LINEAR);
    expect(growthOf((size) => work(size * size), 150)).toBeGreaterThan(LINEAR);
  });
});
