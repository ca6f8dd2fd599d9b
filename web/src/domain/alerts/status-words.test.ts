import { afterEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../../ui/language.ts';
import { countedStatus } from './status-words.ts';

afterEach(async () => {
  await showLanguage('en');
  vi.unstubAllGlobals();
});

it('counts alerts of a status as the language does', async () => {
  const all = () =>
    [1, 3].flatMap((count) =>
      (['DETECTED', 'VALIDATED', 'RESOLVED', 'DISMISSED'] as const).map((status) =>
        countedStatus(status, count),
      ),
    );
  expect(all()).toEqual([
    '1 Needs review',
    '1 In progress',
    '1 Resolved',
    '1 Dismissed',
    '3 Needs review',
    '3 In progress',
    '3 Resolved',
    '3 Dismissed',
  ]);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await showLanguage('it');
  expect(all()).toEqual([
    '1 Da esaminare',
    '1 In lavorazione',
    '1 Risolto',
    '1 Ignorato',
    '3 Da esaminare',
    '3 In lavorazione',
    '3 Risolti',
    '3 Ignorati',
  ]);
});
