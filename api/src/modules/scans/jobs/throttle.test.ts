import { describe, expect, it } from 'vitest';
import { Throttle } from './throttle.ts';

describe('Throttle', () => {
  it('hands on the first value at once and the latest of a burst later', async () => {
    const seen: number[] = [];
    let arrived: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const throttle = new Throttle<number>(20, async (value) => {
      seen.push(value);
      if (seen.length === 2) arrived();
    });
    for (let value = 1; value <= 9; value += 1) throttle.push(value);
    await second;
    await throttle.close();
    expect(seen).toEqual([1, 9]);
  });

  it('runs the sink one at a time and waits for it when closing', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const throttle = new Throttle<number>(0, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      running -= 1;
      done += 1;
    });
    throttle.push(1);
    throttle.push(2);
    await throttle.close();
    throttle.push(3);
    expect({ running, most, done }).toEqual({ running: 0, most: 1, done: 1 });
  });

  it('survives a sink that fails', async () => {
    const throttle = new Throttle<number>(0, () =>
      Promise.reject(new Error('The database is away.')),
    );
    throttle.push(1);
    await expect(throttle.close()).resolves.toBeUndefined();
  });
});
