import { useEffect, useEffectEvent } from 'react';
import { isForThePage } from '../../domain/triage/page-keys.ts';

interface RowKeys {
  current: string | undefined;
  /**
   * Acts on all rows that are chosen, wherever the focus is; answers whether the key was about
   * them.
   */
  onChosenKey?: (key: string) => boolean;
  /** Any other key pressed while a row is current. */
  onKey: (key: string, row: string, shift: boolean) => boolean;
  /** Keys that need no row: `/` and `?`. */
  onPageKey: (key: string) => boolean;
  /** Beyond the first or the last row; answers whether there is more. */
  onEdge?: (by: 1 | -1) => boolean;
}

/**
 * `j` and `k` move the focus from row to row; Enter then opens by itself, because the focus is on a
 * link.
 */
export function useRowKeys({ current, onChosenKey, onKey, onPageKey, onEdge }: RowKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isForThePage(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const used =
      key === 'j' || key === 'k'
        ? moveFocus(current, key === 'j' ? 1 : -1, onEdge)
        : onPageKey(key) ||
          onChosenKey?.(key) === true ||
          (current !== undefined && onKey(key, current, event.shiftKey));
    if (used) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const rowLinks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-row-key] [data-row-link]'),
];

const keyOf = (link: HTMLElement): string =>
  link.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'] ?? '';

const linkOf = (key: string): HTMLElement | undefined =>
  rowLinks().find((link) => keyOf(link) === key);

/** Scrolls a row back into sight. */
export function showRow(key: string): void {
  linkOf(key)?.closest('[data-row-key]')?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus on a row's link. Answers whether the row is there. */
export function focusRowOf(key: string | undefined): boolean {
  const link = key === undefined ? undefined : linkOf(key);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/**
 * Puts the focus on the link of the first row that is not among those to pass over, or of the last
 * one.
 */
export function focusRow(which: 'first' | 'last', passed: ReadonlySet<string> = new Set()): void {
  const links = rowLinks();
  const link =
    which === 'last' ? links.at(-1) : (links.find((one) => !passed.has(keyOf(one))) ?? links[0]);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/**
 * Puts the focus on the neighbouring row's link; from nowhere to the first. Answers whether there
 * was a row.
 */
export function moveFocus(
  current: string | undefined,
  by: 1 | -1,
  onEdge: (by: 1 | -1) => boolean = () => false,
): boolean {
  const links = rowLinks();
  const at = links.findIndex((link) => keyOf(link) === current);
  if (at !== -1 && links[at + by] === undefined && onEdge(by)) return true;
  const link = links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))];
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return link !== undefined;
}
