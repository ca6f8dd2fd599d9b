import { expect, it } from 'vitest';
import { likenessKeys, normaliseText } from './likeness.ts';

it('a text is the same however it is dressed', () => {
  const plain = 'Pay 500 euros now or we publish everything';
  for (const dressed of [
    'PAY 500 EUROS NOW — or we publish everything!!!',
    ' pay\n500\teuros now, or we “publish” everything\u200b',
    'Ｐａｙ 500 euros now or we publish everything',
  ]) {
    expect(normaliseText(dressed)).toBe(normaliseText(plain));
  }
  expect(normaliseText('Citta\u0300')).toBe(normaliseText('CITT\u00c0'));
  expect(normaliseText(plain)).not.toBe(normaliseText(plain.replace('500', '600')));
});

it('two items meet by a long text or a part of the hash, and never across companies', () => {
  const text = 'Pay 500 euros now or we publish everything';
  const hash = '0123456789abcdef'.repeat(4);
  expect(likenessKeys(1, { text, pictureHash: hash })).toHaveLength(17);
  expect(likenessKeys(1, { text: 'Buongiorno a tutti', pictureHash: null })).toEqual([]);
  const other = new Set(likenessKeys(2, { text, pictureHash: hash }));
  expect(likenessKeys(1, { text, pictureHash: hash }).filter((key) => other.has(key))).toEqual([]);
});
