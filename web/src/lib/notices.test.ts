import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../ui/language.ts';
import { ITEM_NAMES, itemName, noticeWords } from './notices.ts';

const TOLD: { phrases: Record<string, string> } = JSON.parse(
  readFileSync(
    new URL('../../../api/src/modules/notifications/told.json', import.meta.url),
    'utf8',
  ),
);
const RESOLVED = {
  message: 'resolved “Threat of violence” and 2 more alerts: duplicate',
  messageReasons: [
    {
      code: 'toldResolvedMore',
      params: [
        { name: 'title', value: 'Threat of violence' },
        { name: 'titleCode', value: 'titleThreatViolence' },
        { name: 'more', value: '2' },
        { name: 'feedback', value: 'duplicate' },
        { name: 'feedbackCode', value: 'feedbackDuplicate' },
      ],
    },
  ],
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(async () => {
  await showLanguage('en');
  vi.unstubAllGlobals();
});

it(
  'tells in Italian what happened, titles and feedback and all, and leaves English as the ' +
    'server says it',
  async () => {
    expect(noticeWords(RESOLVED)).toBe(RESOLVED.message);
    await showLanguage('it');
    expect(noticeWords(RESOLVED)).toBe(
      'ha risolto “Minaccia di violenza” e altri 2 avvisi: duplicato',
    );
    expect(noticeWords({ message: 'As it came', messageReasons: [] })).toBe('As it came');
    expect(
      noticeWords({
        message: 'As it came',
        messageReasons: [{ code: 'ofANewerServer', params: [] }],
      }),
    ).toBe('As it came');
  },
);

it('knows the names that the server gives, and says them in Italian around what others wrote', async () => {
  expect(
    Object.fromEntries(Object.entries(TOLD.phrases).filter(([code]) => code.startsWith('name'))),
  ).toEqual(ITEM_NAMES);
  expect(itemName('Picture of “Post of acme”')).toBe('Picture of “Post of acme”');
  await showLanguage('it');
  expect(
    ['Picture of “Post of acme”', 'Picture of “See you”', 'Post of acme'].map(itemName),
  ).toEqual(['Immagine di “Post di acme”', 'Immagine di “See you”', 'Post di acme']);
  expect(
    ['Post of the day', 'Image', 'Picture of “Post of the day”', 'report.pdf'].map(itemName),
  ).toEqual(['Post of the day', 'Image', 'Immagine di “Post of the day”', 'report.pdf']);
});
