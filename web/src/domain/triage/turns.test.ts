import { describe, expect, it } from 'vitest';
import { inTurn, isFromElsewhere } from './turns.ts';

/** A server with one alert: an act with the right version makes the next, any other is refused. */
function server(version: number) {
  const seen: number[] = [];
  return {
    seen,
    act: async (sent: number) => {
      seen.push(sent);
      await Promise.resolve();
      if (sent !== version) throw new Error('STALE');
      version += 1;
      return { version };
    },
    colleague: () => {
      version += 1;
    },
  };
}

describe('acts on one alert', () => {
  it('follow each other with the version that the one before made', async () => {
    const { act, seen } = server(3);
    const answers = await Promise.all(
      [1, 2, 3].map(() => inTurn('follow', { seen: 3, send: act })),
    );
    expect(answers.map(({ version }) => version)).toEqual([4, 5, 6]);
    expect(seen).toEqual([3, 4, 5]);
  });
  it('use what the page shows once that is newer than what this tab made', async () => {
    const { act, colleague, seen } = server(1);
    await inTurn('newer', { seen: 1, send: act });
    colleague();
    await inTurn('newer', { seen: 3, send: act });
    expect(seen).toEqual([1, 3]);
  });
  it('are still refused when a colleague was faster, and do not hold up what follows', async () => {
    const { act, colleague } = server(1);
    colleague();
    await expect(inTurn('faster', { seen: 1, send: act })).rejects.toThrow('STALE');
    await expect(inTurn('faster', { seen: 2, send: act })).resolves.toEqual({ version: 3 });
  });
  it('on different alerts do not wait for each other', async () => {
    let answer: (value: { version: number }) => void = () => undefined;
    const slow = inTurn('slow', {
      seen: 1,
      send: () =>
        new Promise<{ version: number }>((resolve) => {
          answer = resolve;
        }),
    });
    await expect(inTurn('quick', { seen: 7, send: server(7).act })).resolves.toEqual({
      version: 8,
    });
    answer({ version: 2 });
    await expect(slow).resolves.toEqual({ version: 2 });
  });
  it('tell their own versions from those of others, also while they are on their way', async () => {
    const { act } = server(1);
    expect(await isFromElsewhere('whose', 2)).toBe(true);
    const act2 = inTurn('whose', { seen: 1, send: act });
    const [own, later] = await Promise.all([
      isFromElsewhere('whose', 2),
      isFromElsewhere('whose', 3),
    ]);
    expect([own, later]).toEqual([false, true]);
    await act2;
  });
});
