import { expect, test } from 'vitest';
import { hitWords, likeWords, whereWords } from './words.ts';

test('a rule says how much it mutes, where, and how often it did', () => {
  expect(likeWords({ fingerprint: 'ab', rule: 'x', detector: 'links' })).toBe('Exact matches only');
  expect(likeWords({ fingerprint: null, rule: 'shortened-link', detector: 'links' })).toBe(
    'All findings of “shortened-link”',
  );
  expect([whereWords({ source: null }), whereWords({ source: 'FILE_UPLOAD' })]).toEqual([
    'Everywhere',
    'File upload',
  ]);
  expect([hitWords(1), hitWords(1200)]).toEqual(['once', '1,200 times']);
});
