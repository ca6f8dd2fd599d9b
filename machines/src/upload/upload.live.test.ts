import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NETWORK_PROBLEM, problem } from '../support/problem.ts';
import { MAX_FILE_BYTES, totalsOf } from './items.ts';
import type { FileRef } from './items.ts';
import { transferMachine } from './transfer.machine.ts';
import type { SendFileEvent } from './transfer.machine.ts';
import { uploadMachine } from './upload.machine.ts';

/** A server whose answers the test gives: `wire.get(id)` is the request that is open now. */
function start() {
  const clock = new SimulatedClock();
  const wire = new Map<string, (event: SendFileEvent) => void>();
  const begun: string[] = [];
  const emitted: string[] = [];
  const sendFile = fromCallback<EventObject, FileRef, SendFileEvent>(({ input, sendBack }) => {
    begun.push(input.id);
    wire.set(input.id, sendBack);
    return () => wire.delete(input.id);
  });
  const actor = createActor(
    uploadMachine.provide({
      actors: { transfer: transferMachine.provide({ actors: { sendFile } }) },
    }),
    { clock },
  );
  actor.on('upload.stored', ({ id, fileId }) => emitted.push(`${id} is ${fileId}`));
  actor.on('upload.released', ({ id }) => emitted.push(`${id} released`));
  actor.start();
  const add = (...names: string[]) => {
    actor.send({
      type: 'upload.files.added',
      files: names.map((name) => ({ id: name, name: `${name}.png`, size: 100 })),
    });
  };
  const phases = () => actor.getSnapshot().context.items.map(({ id, phase }) => `${id} ${phase}`);
  const finish = (id: string) => wire.get(id)?.({ type: 'transfer.stored', fileId: `file-${id}` });
  const fail = (id: string, error: unknown) => wire.get(id)?.({ type: 'transfer.failed', error });
  return { actor, clock, wire, begun, emitted, add, phases, finish, fail };
}

describe('an upload queue', () => {
  test('sends three at a time and the next one as soon as one is through', () => {
    const { add, wire, finish, phases, begun, emitted } = start();
    add('a', 'b', 'c', 'd', 'e');
    expect([...wire.keys()]).toEqual(['a', 'b', 'c']);
    finish('b');
    expect([...wire.keys()]).toEqual(['a', 'c', 'd']);
    for (const id of ['a', 'c', 'd', 'e']) finish(id);
    expect(phases()).toEqual(['a stored', 'b stored', 'c stored', 'd stored', 'e stored']);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(emitted.slice(0, 2)).toEqual(['b is file-b', 'b released']);
  });

  test('shows how far it is, and never goes back within an attempt', () => {
    const { add, wire, actor, finish } = start();
    add('a', 'b');
    wire.get('a')?.({ type: 'transfer.progressed', sent: 60 });
    wire.get('a')?.({ type: 'transfer.progressed', sent: 40 });
    expect(totalsOf(actor.getSnapshot().context.items)).toEqual({
      open: 2,
      stored: 0,
      failed: 0,
      progress: 0.3,
    });
    finish('a');
    expect(totalsOf(actor.getSnapshot().context.items)).toEqual({
      open: 1,
      stored: 1,
      failed: 0,
      progress: 0.5,
    });
  });

  test('tries again by itself after a passing failure, waits longer each time and gives up after five', () => {
    const { add, clock, fail, begun, phases, actor } = start();
    add('a');
    for (const wait of [1000, 2000, 4000, 8000]) {
      fail('a', NETWORK_PROBLEM);
      expect(phases()).toEqual(['a retrying']);
      clock.increment(wait - 1);
      expect(phases()).toEqual(['a retrying']);
      clock.increment(1);
    }
    fail('a', NETWORK_PROBLEM);
    expect(phases()).toEqual(['a failed']);
    expect(begun).toHaveLength(5);
    expect(actor.getSnapshot().context.items[0]?.problem?.code).toBe('NETWORK');
    actor.send({ type: 'upload.item.retried', id: 'a' });
    expect(phases()).toEqual(['a sending']);
  });

  test('counts a minute of silence as a failure', () => {
    const { add, wire, clock, phases } = start();
    add('a');
    clock.increment(59_999);
    wire.get('a')?.({ type: 'transfer.progressed', sent: 1 });
    clock.increment(59_999);
    expect(phases()).toEqual(['a sending']);
    clock.increment(1);
    expect(phases()).toEqual(['a retrying']);
  });

  test('refuses an empty and an oversized file here, and says why', () => {
    const { actor, begun, phases } = start();
    actor.send({
      type: 'upload.files.added',
      files: [
        { id: 'e', name: 'empty.txt', size: 0 },
        { id: 'h', name: 'huge.iso', size: MAX_FILE_BYTES + 1 },
        { id: 'm', name: 'most.bin', size: MAX_FILE_BYTES },
      ],
    });
    expect(phases()).toEqual(['e refused', 'h refused', 'm sending']);
    expect(
      actor
        .getSnapshot()
        .context.items.slice(0, 2)
        .map((item) => item.problem?.message),
    ).toEqual(['fileEmpty', 'fileTooLarge']);
    expect(begun).toEqual(['m']);
  });

  test('does not try again what the server refused for good', () => {
    const { add, fail, clock, phases, begun } = start();
    add('a');
    fail('a', problem('UNSUPPORTED_MEDIA_TYPE', 'Select another file.', { status: 415 }));
    clock.increment(60_000);
    expect(phases()).toEqual(['a failed']);
    expect(begun).toEqual(['a']);
  });

  test('stops when the allowance is used up, says why, and lets what is under way end', () => {
    const { add, fail, finish, actor, phases, begun } = start();
    add('a', 'b', 'c', 'd');
    fail('a', problem('TRIAL_EXHAUSTED', 'All ten scans are used.', { status: 402 }));
    expect(phases()).toEqual(['a failed', 'b sending', 'c sending', 'd failed']);
    expect(actor.getSnapshot().context.items[3]?.problem?.message).toBe('All ten scans are used.');
    finish('b');
    add('late');
    expect(phases()).toEqual(['a failed', 'b stored', 'c sending', 'd failed', 'late failed']);
    expect(begun).toEqual(['a', 'b', 'c']);
    actor.send({ type: 'upload.allowance.renewed' });
    actor.send({ type: 'upload.item.retried', id: 'd' });
    expect(phases()[3]).toBe('d sending');
  });

  test('pauses without a connection, cuts the requests and sends everything once it is back', () => {
    const { add, actor, wire, phases, finish } = start();
    add('a', 'b', 'c', 'd');
    actor.send({ type: 'upload.connection.lost' });
    expect([...wire.keys()]).toEqual([]);
    expect(phases()).toEqual(['a paused', 'b paused', 'c paused', 'd queued']);
    add('e');
    actor.send({ type: 'upload.item.cancelled', id: 'c' });
    actor.send({ type: 'upload.connection.restored' });
    expect([...wire.keys()]).toEqual(['a', 'b', 'd']);
    for (const id of ['a', 'b', 'd', 'e']) finish(id);
    expect(phases()).toEqual(['a stored', 'b stored', 'c cancelled', 'd stored', 'e stored']);
  });

  test('cancels one and all, aborting their requests, and clears what is over off the list', () => {
    const { add, actor, wire, phases, emitted } = start();
    add('a', 'b', 'c', 'd');
    actor.send({ type: 'upload.item.cancelled', id: 'a' });
    expect([...wire.keys()]).toEqual(['b', 'c', 'd']);
    actor.send({ type: 'upload.all.cancelled' });
    expect([...wire.keys()]).toEqual([]);
    expect(phases()).toEqual(['a cancelled', 'b cancelled', 'c cancelled', 'd cancelled']);
    actor.send({ type: 'upload.list.cleared' });
    expect(phases()).toEqual([]);
    expect(emitted).toEqual(['a released', 'b released', 'c released', 'd released']);
  });
});
