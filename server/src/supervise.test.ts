import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { expect, test } from 'vitest';
import { CONFIGURATION_ERROR, supervise } from './supervise.ts';

/** A process that ends when the test says so. */
class Child extends EventEmitter {
  pid: number | undefined = 1;
  readonly signals: string[] = [];
  kill(signal: string): boolean {
    this.signals.push(signal);
    return true;
  }
}

function world() {
  let clock = 0;
  const children: Child[] = [];
  const pauses: number[] = [];
  const lines: string[] = [];
  const supervisor = supervise({
    start() {
      const child = new Child();
      children.push(child);
      return child as unknown as ChildProcess;
    },
    say: (line) => {
      lines.push(line);
    },
    now: () => clock,
    pause(milliseconds) {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  /** The child that runs ends, after it has run so long. */
  const end = async (code: number | null, signal: string | null = null, ranFor = 0) => {
    const before = children.length;
    clock += ranFor;
    children.at(-1)?.emit('exit', code, signal);
    if (code !== 0 && code !== CONFIGURATION_ERROR)
      await expect.poll(() => children.length).toBe(before + 1);
  };
  return { children, pauses, lines, supervisor, end };
}

test(
  'a server that dies is started again, after pauses that grow to a minute and begin again when ' +
    'it has run for a while',
  async () => {
    const { pauses, lines, supervisor, end } = world();
    for (let death = 0; death < 8; death += 1) await end(1);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000));
    await end(null, 'SIGKILL', 5 * 60_000);
    await end(1);
    expect(pauses.slice(8)).toEqual([1_000, 2_000]);
    expect(lines.at(-2)).toBe('Vedetta was ended by SIGKILL and will be restarted in 1 s.');
    await end(0);
    expect(await supervisor.ended).toBe(0);
  },
);

test.each([0, CONFIGURATION_ERROR])(
  'a server that ends with %i is not started again, and nothing is added to what it said',
  async (code) => {
    const { children, lines, supervisor, end } = world();
    await end(code);
    expect(await supervisor.ended).toBe(code);
    expect([children.length, lines]).toEqual([1, []]);
  },
);

test.each([
  [0, 0],
  [1, 1],
])('a signal is passed on, and the code %i of the server with it', async (code, expected) => {
  const { children, supervisor } = world();
  supervisor.stop('SIGTERM');
  expect(children[0]?.signals).toEqual(['SIGTERM']);
  children[0]?.emit('exit', code, null);
  expect(await supervisor.ended).toBe(expected);
  expect(children).toHaveLength(1);
});

test('a program that cannot be run is tried again too', async () => {
  const { children, lines, pauses } = world();
  const [first] = children;
  if (first) first.pid = undefined;
  first?.emit('error', new Error('spawn EAGAIN'));
  await expect.poll(() => children.length).toBe(2);
  expect([pauses, lines[0]]).toEqual([
    [1_000],
    "Vedetta couldn't start (spawn EAGAIN) and will be restarted in 1 s.",
  ]);
});
