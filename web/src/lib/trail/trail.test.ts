import { expect, test } from 'vitest';
import { leaveTrail, neighbour, parseTrail, trailOf, type Stop } from './trail.ts';

const stop = (id: number): Stop => ({ id: String(id), mediaId: `m${id}` });

test('leads from alert to alert, beyond what the list had shown, and ends where the list does', async () => {
  const asked: [number, number][] = [];
  leaveTrail({
    back: '/threat-manager?page=2',
    stops: [stop(11), stop(12)],
    more: (way, known) => {
      asked.push([way, known.length]);
      return Promise.resolve(
        way === 1 && known.length === 2
          ? [stop(13)]
          : way === -1 && known.length === 3
            ? [stop(9), stop(10)]
            : [],
      );
    },
  });
  expect([await neighbour('11', 1), await neighbour('12', 1), await neighbour('13', 1)]).toEqual([
    stop(12),
    stop(13),
    null,
  ]);
  expect([await neighbour('11', -1), await neighbour('9', -1)]).toEqual([stop(10), null]);
  expect(asked).toEqual([
    [1, 2],
    [1, 3],
    [-1, 3],
    [-1, 5],
  ]);
  expect([trailOf('9')?.back, trailOf('99'), await neighbour('99', 1)]).toEqual([
    '/threat-manager?page=2',
    null,
    null,
  ]);
});

test('of what was kept in the browser only a list of ours is believed', () => {
  expect(
    parseTrail(
      '{"back":"/threat-manager?tab=review","stops":[{"id":"1","mediaId":"2"},{"id":3},7]}',
    ),
  ).toEqual({ back: '/threat-manager?tab=review', stops: [{ id: '1', mediaId: '2' }], more: null });
  for (const text of [
    null,
    '{',
    '[]',
    'null',
    '{"back":"//elsewhere.example","stops":[]}',
    '{"back":"/threat-manager","stops":{}}',
  ])
    expect(parseTrail(text)).toBe(null);
});
