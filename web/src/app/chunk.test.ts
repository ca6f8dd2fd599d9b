import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../test/patience.ts';
import {
  ChunkError,
  CHUNK_FAILED,
  isChunkFailure,
  isCssFailure,
  lazyPage,
  loadChunk,
} from './chunk.ts';

describe('a part of the application', () => {
  it('passes through when it comes', async () => {
    await expect(loadChunk(() => Promise.resolve({ default: 1 }))).resolves.toEqual({ default: 1 });
  });

  it.each([
    'Failed to fetch dynamically imported module: https://vedetta.example/assets/page-1.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
  ])('is missing when the browser says "%s"', async (message) => {
    const failure: unknown = await loadChunk(() => Promise.reject(new TypeError(message))).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ChunkError);
    expect(failure).toMatchObject({ reason: 'missing', message: 'Loading chunk failed (missing)' });
  });

  it('is told apart when its style sheet fails', async () => {
    const failure: unknown = await loadChunk(() =>
      Promise.reject(new Error('Unable to preload CSS for /assets/page-1.css')),
    ).catch((error: unknown) => error);
    expect(isCssFailure(failure)).toBe(true);
    expect(failure).toMatchObject({ message: 'Loading CSS chunk failed (load error)' });
  });

  it('is given up after the time-out', async () => {
    const failure: unknown = await loadChunk(() => new Promise(() => undefined), 5).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ reason: 'timeout', message: `${CHUNK_FAILED} (timeout)` });
  });

  it('is waited for 120 seconds and not longer', async () => {
    vi.useFakeTimers();
    try {
      let failure: unknown = null;
      const loading = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
        failure = error;
      });
      await vi.advanceTimersByTimeAsync(119_999);
      expect(failure).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      await loading;
      expect(failure).toMatchObject({ reason: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps a fault of its own code what it is', async () => {
    const fault = new Error('x is undefined');
    await expect(loadChunk(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(isChunkFailure(fault)).toBe(false);
  });
});

describe('a page in a chunk of its own', () => {
  const drawn = (Page: ReturnType<typeof lazyPage>) =>
    renderToStaticMarkup(createElement(Suspense, { fallback: 'coming' }, createElement(Page)));

  it('is drawn at once when it has been fetched ahead, and leaves its place empty otherwise', async () => {
    const Page = lazyPage(() => Promise.resolve({ default: () => 'here' }));
    expect(drawn(Page)).toBe('coming');
    await Page.ahead();
    expect(drawn(Page)).toBe('here');
  });

  it('is fetched again where it is drawn when it could not be fetched ahead', async () => {
    let tries = 0;
    const Page = lazyPage(() => {
      tries += 1;
      return tries === 1
        ? Promise.reject(new TypeError('Importing a module script failed.'))
        : Promise.resolve({ default: () => 'here' });
    });
    await expect(Page.ahead()).rejects.toThrow(CHUNK_FAILED);
    expect(drawn(Page)).toBe('coming');
    await vi.waitFor(() => expect(drawn(Page)).toBe('here'), PATIENT);
  });
});
