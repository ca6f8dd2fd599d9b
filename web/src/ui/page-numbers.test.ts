import { describe, expect, it } from 'vitest';
import { pageSlots } from './page-numbers.ts';

const shown = (current: number, total: number) =>
  pageSlots(current, total)
    .map((slot) => (slot === 'gap' ? '…' : slot))
    .join(' ');

describe('page numbers', () => {
  it('shows every page when there are four or fewer', () => {
    expect(shown(1, 1)).toBe('1');
    expect(shown(4, 4)).toBe('1 2 3 4');
  });
  it('shows first, last and three either side of the current page', () => {
    expect(shown(10, 20)).toBe('1 … 7 8 9 10 11 12 13 … 20');
  });
  it('leaves out no gap where the window touches an end', () => {
    expect(shown(1, 5)).toBe('1 2 3 4 5');
    expect(shown(1, 9)).toBe('1 2 3 4 … 9');
    expect(shown(5, 9)).toBe('1 2 3 4 5 6 7 8 9');
    expect(shown(9, 9)).toBe('1 … 6 7 8 9');
  });
  it('keeps the window inside for a page that does not exist', () => {
    expect(shown(99, 6)).toBe('1 … 3 4 5 6');
    expect(shown(-2, 6)).toBe('1 2 3 4 … 6');
  });
});
