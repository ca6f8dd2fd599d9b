import { expect, test } from 'vitest';
import { hitWords, likeWords, whereWords } from './words.ts';

test('a rule says how much it mutes, where, and how often it did', () => {
  expect(likeWords({ fingerprint: 'ab', rule: 'x', detector: 'links' })).toBe(
    'The very same thing',
  );
  expect(likeWords({ fingerprint: null, rule: 'shortened-link', detector: 'links' })).toBe(
    'Everything that shortened-link sees',
  );
  expect([whereWords({ source: null }), whereWords({ source: 'FILE_UPLOAD' })]).toEqual([
    'Everywhere',
    'File upload',
  ]);
  expect([hitWords(1), hitWords(1200)]).toEqual(['once', '1,200 times']);
});
