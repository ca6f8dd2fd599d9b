import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './note-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

it('keeps what was written for each alert by itself, until nothing of it is left', () => {
  keepDraft('7.item.1.2', 'half a no');
  keepDraft('7.item.1.3', 'another');
  expect([readDraft('7.item.1.2'), readDraft('7.item.1.3'), readDraft('8.item.1.2')]).toEqual([
    'half a no',
    'another',
    '',
  ]);
  keepDraft('7.item.1.2', '  ');
  expect(readDraft('7.item.1.2')).toBe('');
  expect(kept.size).toBe(1);
});

it('writes on where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepDraft('7.item.1.2', 'words')).not.toThrow();
  expect(readDraft('7.item.1.2')).toBe('');
});
