import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from './toasts.ts';

const titles = (toasts: Toasts) => toasts.read().map(({ message }) => message.title);

describe('messages in the corner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stand there for 5 s', () => {
    const toasts = new Toasts();
    toasts.take({ title: 'Saved' });
    vi.advanceTimersByTime(4999);
    expect(titles(toasts)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles(toasts)).toEqual([]);
  });
  it('let a new confirmation take the place of the one before it', () => {
    const toasts = new Toasts();
    for (const title of ['Alert validated', 'Alert resolved', 'Alert reopened'])
      toasts.take({ title });
    expect(titles(toasts)).toEqual(['Alert reopened']);
    vi.advanceTimersByTime(5000);
    expect(titles(toasts)).toEqual([]);
  });
  it('keep every offer to undo and every failure for its own time', () => {
    const toasts = new Toasts();
    const undone: string[] = [];
    const offer = (title: string) => {
      toasts.take({
        title,
        duration: 8000,
        action: {
          label: 'Undo',
          onSelect: () => {
            undone.push(title);
          },
        },
      });
    };
    offer('first');
    vi.advanceTimersByTime(3000);
    offer('second');
    toasts.take({ title: 'refused', status: 'error' });
    expect(titles(toasts)).toEqual(['first', 'second', 'refused']);
    vi.advanceTimersByTime(5000);
    expect(titles(toasts)).toEqual(['second']);
    const [second] = toasts.read();
    second?.lane.send({ type: 'toast.action.chosen' });
    expect(undone).toEqual(['second']);
    expect(titles(toasts)).toEqual([]);
  });
  it('tell when they have gone, unless their act was taken', () => {
    const toasts = new Toasts();
    const gone: string[] = [];
    const say = (title: string) => {
      toasts.take({
        title,
        status: 'error',
        action: { label: 'Try again', onSelect: () => undefined },
        onGone: () => {
          gone.push(title);
        },
      });
    };
    say('by itself');
    vi.advanceTimersByTime(5000);
    say('closed');
    toasts.read()[0]?.lane.send({ type: 'toast.dismissed' });
    say('answered');
    toasts.read()[0]?.lane.send({ type: 'toast.action.chosen' });
    const takeBack = toasts.take({
      title: 'taken back',
      status: 'error',
      onGone: () => {
        gone.push('taken back');
      },
    });
    takeBack();
    expect(titles(toasts)).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(gone).toEqual(['by itself', 'closed']);
  });
  it('do not vanish while somebody holds them', () => {
    const toasts = new Toasts();
    toasts.take({ title: 'refused', status: 'error' });
    const [shown] = toasts.read();
    shown?.lane.send({ type: 'toast.held' });
    vi.advanceTimersByTime(60_000);
    expect(titles(toasts)).toEqual(['refused']);
    shown?.lane.send({ type: 'toast.released' });
    vi.advanceTimersByTime(5000);
    expect(titles(toasts)).toEqual([]);
  });
});
