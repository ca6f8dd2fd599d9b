import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { showLanguage } from '../../ui/language.ts';
import { sourceItems } from './sources.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterAll(async () => {
  await showLanguage('en');
  vi.unstubAllGlobals();
});

const labels = () => sourceItems().map(({ label }) => label);

test("sources are offered by the names that are shown, in the reader's language", async () => {
  const english = labels();
  expect(english).toEqual([...english].sort((a, b) => a.localeCompare(b, 'en')));
  await showLanguage('it');
  const italian = labels();
  expect(italian).toContain('Rete locale');
  expect(italian).toEqual([...italian].sort((a, b) => a.localeCompare(b, 'it')));
});
