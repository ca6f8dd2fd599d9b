import { describe, expect, it } from 'vitest';
import { saysMore } from './said-once.ts';

describe('what stands in the preview', () => {
  const summary = '“pay 2 BTC by Friday\nor we publish the files of your clients”';
  it('is not said again, be it a part, cut short, or in other capitals', () => {
    for (const again of [
      summary,
      'We publish the files',
      '“Pay 2 BTC by Friday or we …',
      'or we publish the files of your clients.',
    ])
      expect(saysMore(again, ['Extortion', summary])).toBe(false);
  });
  it('is said where it tells more', () => {
    for (const more of ['invoice_7731.jpg', `${summary} and of all the others`])
      expect(saysMore(more, ['Extortion', summary])).toBe(true);
  });
  it('is nothing where there are no words', () => {
    for (const none of ['', ' … ']) expect(saysMore(none, [])).toBe(false);
  });
});
