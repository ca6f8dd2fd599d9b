import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CalmRefresh } from './calm-refresh.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose server takes `took` milliseconds to answer. */
function page(took = 0) {
  const state = { asked: 0, isSeen: true };
  const calm = new CalmRefresh(
    async () => {
      state.asked += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, took);
      });
    },
    () => state.isSeen,
  );
  return { state, calm };
}

it('asks once for a burst, and once more for what changed while it asked or rested', async () => {
  const { state, calm } = page(100);
  for (let change = 0; change < 20; change += 1) calm.changed();
  await vi.advanceTimersByTimeAsync(999);
  expect(state.asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.asked).toBe(1);
  calm.changed();
  await vi.advanceTimersByTimeAsync(100);
  calm.changed();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(state.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.asked).toBe(2);
});

it('rests longer from what takes long to answer', async () => {
  const { state, calm } = page(2_000);
  calm.changed();
  await vi.advanceTimersByTimeAsync(3_000);
  calm.changed();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(state.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.asked).toBe(2);
});

it('asks nothing while nobody looks, and then what changed meanwhile', async () => {
  const { state, calm } = page();
  calm.changed();
  state.isSeen = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.asked).toBe(0);
  state.isSeen = true;
  calm.returned();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.asked).toBe(1);
  calm.returned();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.asked).toBe(1);
});

it('goes on after a failure, and ends with its page', async () => {
  let asked = 0;
  const calm = new CalmRefresh(
    async () => {
      asked += 1;
      throw new Error('no line');
    },
    () => true,
  );
  calm.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  calm.changed();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(2);
  calm.changed();
  calm.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
});
