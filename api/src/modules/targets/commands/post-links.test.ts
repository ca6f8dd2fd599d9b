import { describe, expect, it } from 'vitest';
import {
  itemOf as itemOfBluesky,
  type PostView,
} from '../../../collectors/bluesky/bluesky-answers.ts';
import { CollectedItem, type NewItem } from '../../../collectors/item.ts';
import {
  itemOf as itemOfMastodon,
  Statuses,
} from '../../../collectors/mastodon/mastodon-answers.ts';
import {
  itemOf as itemOfTelegram,
  type Message,
} from '../../../collectors/telegram/telegram-answers.ts';
import { linksInLines } from '@vedetta/detection/formats/written/link-lines.ts';
import { planRows } from './plan-rows.ts';

const HREF = 'https://drop.example/login';
/** The text that is stored and scanned. */
function storedOf(item: NewItem): string {
  const content = planRows(CollectedItem.parse(item))[0]?.content;
  return content?.kind === 'text' ? content.text : '';
}
const plain = (text: string, ...links: { words?: string; href: string }[]) =>
  storedOf({ vendorId: '1', text, links });
const brokenIn = (text: string) =>
  linksInLines(text).map(({ start, end, href }) => [text.slice(start, end), href]);

/**
 * A post whose words lead to the address, as each network writes it; there are other letters before
 * them.
 */
const NETWORKS: Record<string, (words: string, href: string) => NewItem> = {
  Mastodon: (words, href) =>
    itemOfMastodon(
      Statuses.parse([
        {
          id: '1',
          url: 'https://mastodon.example/@ann/1',
          media_attachments: [],
          content:
            `<p>è 😀 <a href="${href}">${words}</a> <a class="mention" ` +
            'href="https://mastodon.example/@bob">@<span>bob</span></a></p>',
        },
      ]).all[0]!,
      'mastodon.example',
    ),
  Bluesky: (words, href) => {
    const before = Buffer.byteLength('è 😀 ');
    const facets = [
      {
        index: { byteStart: before, byteEnd: before + Buffer.byteLength(words) },
        features: [{ uri: href }],
      },
    ];
    return itemOfBluesky({
      uri: 'at://a/b/1',
      author: { did: 'd', handle: 'ann' },
      record: { text: `è 😀 ${words} @bob`, facets },
    } satisfies PostView);
  },
  Telegram: (words, href) =>
    itemOfTelegram({
      message_id: 1,
      date: 1,
      chat: { id: 1 },
      text: `è 😀 ${words} @bob`,
      entities: [{ type: 'text_link', offset: 5, length: words.length, url: href }],
      caption_entities: [],
    } satisfies Message),
};

describe.each(Object.entries(NETWORKS))('a link of a post on %s', (_, post) => {
  it('is listed after the words that hide it', () => {
    expect(storedOf(post('Log in', HREF))).toBe(`è 😀 Log in @bob\n\n${HREF}`);
    expect(storedOf(post(HREF, HREF))).toBe(`è 😀 ${HREF} @bob`);
  });

  it.each(['https://www.acme.example/login', 'acme.example', 'www.acme.example/è'])(
    'whose words are the address of another host says both: %s',
    (words) => {
      expect(brokenIn(storedOf(post(words, HREF)))).toEqual([[words, HREF]]);
    },
  );

  it.each([
    'drop.example',
    'www.drop.example/other',
    'https://drop.example',
    'Acme S.p.A.',
    'Log in',
  ])('whose words are no address of another host promises nothing: %s', (words) => {
    expect(brokenIn(storedOf(post(words, HREF)))).toEqual([]);
  });
});

it('the buttons of a post on Telegram lead somewhere, too', () => {
  const button = { text: 'acme.example', url: HREF };
  const message = {
    message_id: 1,
    date: 1,
    chat: { id: 1 },
    text: 'a',
    entities: [],
    caption_entities: [],
  } satisfies Message;
  expect(
    brokenIn(
      storedOf(
        itemOfTelegram({
          ...message,
          reply_markup: { inline_keyboard: [[{ text: 'OK' }], [button]] },
        }),
      ),
    ),
  ).toEqual([['acme.example', HREF]]);
});

describe('the addresses of a post', () => {
  it('are each listed once, and only where its words do not show them', () => {
    expect(
      plain(
        'See https://a.example/ and',
        { href: 'https://a.example/' },
        { href: 'https://b.example/' },
        { href: 'https://b.example/' },
      ),
    ).toBe('See https://a.example/ and\n\nhttps://b.example/');
    // A longer address is another one.
    expect(
      plain('See https://a.example/login-help', { href: 'https://a.example/login' }),
    ).toContain('\n\nhttps://a.example/login');
    expect(plain('', { words: '', href: 'https://a.example/' })).toBe('https://a.example/');
  });

  it('end where they end, whatever stands in them, and odd ones do not lose the post', () => {
    expect(plain('a', { href: ' https://a.example/x y\n' })).toBe('a\n\nhttps://a.example/x%20y');
    for (const href of ['', '\0', '\ud83d', 'x'.repeat(1_000_000), 'tg://user?id=1', 'at://did/x'])
      expect(plain('kept', { words: 'acme.example', href })).toMatch(/^kept/);
  });

  it('do not pick a post by the words of a target', () => {
    expect(CollectedItem.parse({ vendorId: '1', text: 'a', links: [{ href: HREF }] }).text).toBe(
      'a',
    );
  });

  it('are read within the time of their length', () => {
    const text = `${'x'.repeat(1_000_000)} → https://a.example ${' → '.repeat(100_000)}`;
    expect(linksInLines(text)).toHaveLength(1);
  });
});
