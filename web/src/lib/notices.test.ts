import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../ui/language.ts';
import { itemName, noticeWords } from './notices.ts';

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

it('says in Italian the names that the server gives, around what others wrote, and no others', async () => {
  const item = (title: string, titleCode: string | null = null, titleOf: string | null = null) =>
    itemName({ title, titleCode, titleOf });
  const post = ['Image from “Post by acme”', 'namePictureOfPost', 'acme'] as const;
  expect(item(...post)).toBe('Image from “Post by acme”');
  await showLanguage('it');
  expect([
    item(...post),
    item('Image from “See you”', 'namePictureOf', 'See you'),
    item('Image', 'namePicture'),
    item('Image', 'ofANewerServer'),
    item('Image from “Post by acme”'),
  ]).toEqual([
    'Immagine di “Post di acme”',
    'Immagine di “See you”',
    'Immagine',
    'Image',
    'Image from “Post by acme”',
  ]);
});
