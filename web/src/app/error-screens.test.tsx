import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChunkError, CHUNK_FAILED, CSS_CHUNK_FAILED } from './chunk.ts';
import { ErrorBoundary } from './error-screens.tsx';

/** What stands there after something below threw. */
function shownAfter(error: unknown, { quiet = false } = {}): string {
  const boundary = new ErrorBoundary({ children: 'the page', quiet });
  boundary.state = { ...boundary.state, ...ErrorBoundary.getDerivedStateFromError(error) };
  return renderToStaticMarkup(boundary.render());
}

describe('the error screens of the router', () => {
  it('say "Unexpected Application Error!" of a fault, hide what it was, and offer to reload', () => {
    const shown = shownAfter(new TypeError('x is undefined'));
    expect(shown).toContain('Unexpected Application Error!');
    expect(shown).toContain('Reload the page');
    expect(shown).not.toContain('x is undefined');
  });

  it.each([
    [CHUNK_FAILED, new ChunkError(CHUNK_FAILED, 'missing')],
    [CHUNK_FAILED, new ChunkError(CHUNK_FAILED, 'timeout')],
    [CHUNK_FAILED, new TypeError('Failed to fetch dynamically imported module: /a.js')],
    [CSS_CHUNK_FAILED, new ChunkError(CSS_CHUNK_FAILED, 'load error')],
    [CSS_CHUNK_FAILED, new Error('Unable to preload CSS for /a.css')],
  ])('say "%s" of a part that did not come, and offer to reload', (title, error) => {
    const shown = shownAfter(error);
    expect(shown).toContain(`>${title}<`);
    expect(shown).toContain('Reload the page');
  });

  it('leave out what the page can do without, and give the next page another chance', () => {
    expect(shownAfter(new Error('a fault'), { quiet: true })).toBe('');
    const failed = { error: new Error('a fault'), failed: true, key: '/targets' };
    expect(
      ErrorBoundary.getDerivedStateFromProps({ children: null, resetKey: '/targets' }, failed),
    ).toBeNull();
    expect(
      ErrorBoundary.getDerivedStateFromProps({ children: null, resetKey: '/scan-file' }, failed),
    ).toEqual({ error: null, failed: false, key: '/scan-file' });
  });
});
