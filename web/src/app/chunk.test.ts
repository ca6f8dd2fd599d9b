import { describe, expect, it } from 'vitest';
import { ChunkError, CHUNK_FAILED, isChunkFailure, isCssFailure, loadChunk } from './chunk.ts';

describe('a part of the application', () => {
  it('passes through when it comes', async () => {
    await expect(loadChunk(() => Promise.resolve({ default: 1 }))).resolves.toEqual({ default: 1 });
  });

  it.each([
    'Failed to fetch dynamically imported module: https://vedetta.example/assets/page-1.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
  ])('is missing when the browser says "%s"', async (message) => {
    const failure: unknown = await loadChunk(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkError);
    expect(failure).toMatchObject({ reason: 'missing', message: 'Loading chunk failed (missing)' });
  });

  it('is told apart when its style sheet fails', async () => {
    const failure: unknown = await loadChunk(() => Promise.reject(new Error('Unable to preload CSS for /assets/page-1.css'))).catch((error: unknown) => error);
    expect(isCssFailure(failure)).toBe(true);
    expect(failure).toMatchObject({ message: 'Loading CSS chunk failed (load error)' });
  });

  it('is given up after the time-out', async () => {
    const failure: unknown = await loadChunk(() => new Promise(() => undefined), 5).catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'timeout', message: `${CHUNK_FAILED} (timeout)` });
  });

  it('keeps a fault of its own code what it is', async () => {
    const fault = new Error('x is undefined');
    await expect(loadChunk(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(isChunkFailure(fault)).toBe(false);
  });
});
