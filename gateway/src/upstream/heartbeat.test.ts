import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeats } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each socket beats once per period, the first time after a whole one, and none after its end', () => {
  const heartbeats = new Heartbeats(1_600);
  const beats = [0, 0, 0];
  const members = beats.map((_, index) => {
    vi.advanceTimersByTime(250);
    const member = {
      beat: () => {
        beats[index] = (beats[index] ?? 0) + 1;
      },
    };
    heartbeats.add(member);
    return member;
  });
  vi.advanceTimersByTime(1_000);
  expect(beats).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(600);
  expect(beats).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(3_200);
  expect(beats).toEqual([3, 3, 3]);
  for (const member of [...members, ...members]) heartbeats.remove(member);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_200);
  expect(beats).toEqual([3, 3, 3]);
});

test('a socket that ends another during the beat is no fault', () => {
  const heartbeats = new Heartbeats(160);
  const heard: string[] = [];
  const first = {
    beat: () => {
      heard.push('first');
      heartbeats.remove(first);
    },
  };
  heartbeats.add(first);
  heartbeats.add({
    beat: () => {
      heard.push('second');
      heartbeats.remove(first);
    },
  });
  vi.advanceTimersByTime(160);
  vi.advanceTimersByTime(160);
  expect(heard).toEqual(['first', 'second', 'second']);
});
