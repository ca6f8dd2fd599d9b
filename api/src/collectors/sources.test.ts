import { describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import {
  prefixOf,
  ruleOf,
  SOURCES,
  sourceName,
  WATCHED_SOURCES,
  type WatchedSourceId,
} from './sources.ts';
import { checkTarget } from '../modules/targets/check-target.ts';
import type { TargetType } from './source.ts';

function check(
  sourceId: WatchedSourceId,
  type: TargetType,
  typed: string,
  searchString?: string,
): string {
  const result = checkTarget(
    type === 'search'
      ? { sourceId, type, searchString: typed }
      : { sourceId, type, accountUsername: typed, searchString },
  );
  if (!result.ok) return `${result.problems.map(({ field }) => field).join()}!`;
  return result.target.accountUsername ?? result.target.searchString ?? '';
}

describe('what can be watched at a source', () => {
  it.each<[WatchedSourceId, TargetType, string, string]>([
    [1, 'account', '@Acme.Foods_1', 'acme.foods_1'],
    [1, 'account', 'a'.repeat(30), 'a'.repeat(30)],
    [1, 'search', '#Frode2026', 'frode2026'],
    [1, 'search', 'perché', 'perché'],
    [2, 'account', 'Acme.Foods', 'acme.foods'],
    [2, 'account', '1000123', '1000123'],
    [3, 'account', '/acme-foods', 'acme-foods'],
    [3, 'account', 'società-2', 'società-2'],
    [4, 'account', '+39 02 5550-0134', '390255500134'],
    [4, 'account', '0039 02 5550 0134', '390255500134'],
    [5, 'account', '@Acme_1', 'acme_1'],
    [5, 'search', '"Acme Foods"  (fake OR scam) -job', '"Acme Foods" (fake OR scam) -job'],
    [5, 'search', 'acme has:images', 'acme has:images'],
    [8, 'folder', 'marketing//incoming/', '/marketing/incoming'],
    [8, 'folder', '/a b/è', '/a b/è'],
    [20, 'feed', 'news.example/feed.xml?x=1#top', 'https://news.example/feed.xml?x=1'],
    [20, 'feed', 'http://news.example', 'http://news.example/'],
    [20, 'feed', 'https://bücher.example/', 'https://xn--bcher-kva.example/'],
    [21, 'account', '@Ann@Mastodon.Social', 'ann@mastodon.social'],
    [21, 'search', '#Frode@mastodon.uno', 'frode@mastodon.uno'],
    [22, 'account', '@Acme.bsky.social', 'acme.bsky.social'],
    [22, 'account', 'did:plc:ewvi7nxzyoun6zhxrhs64oiz', 'did:plc:ewvi7nxzyoun6zhxrhs64oiz'],
    [22, 'search', 'acme foods', 'acme foods'],
    [23, 'account', '@Acme_News', 'acme_news'],
    [1, 'account', 'https://www.instagram.com/Acme.Foods_1/?hl=it', 'acme.foods_1'],
    [1, 'search', 'https://www.instagram.com/explore/tags/perch%C3%A9/', 'perché'],
    [2, 'account', 'https://m.facebook.com/Acme.Foods/posts/1', 'acme.foods'],
    [2, 'account', 'https://www.facebook.com/profile.php?id=1000123', '1000123'],
    [2, 'account', 'facebook.com/pages/Acme/1000123', '1000123'],
    [3, 'account', 'https://it.linkedin.com/company/acme-foods/about/', 'acme-foods'],
    [4, 'account', 'https://wa.me/390255500134', '390255500134'],
    [5, 'account', 'https://x.com/Acme_1/status/17', 'acme_1'],
    [5, 'account', 'twitter.com/Acme_1', 'acme_1'],
    [21, 'account', 'https://Mastodon.Social/@Ann', 'ann@mastodon.social'],
    [21, 'account', 'https://mastodon.social/@ann@mastodon.uno', 'ann@mastodon.uno'],
    [21, 'search', 'https://mastodon.uno/tags/Frode', 'frode@mastodon.uno'],
    [22, 'account', 'https://bsky.app/profile/Acme.bsky.social', 'acme.bsky.social'],
    [23, 'account', 'https://t.me/s/Acme_News', 'acme_news'],
  ])('source %i, %s: takes %s', (source, type, typed, stored) => {
    expect(check(source, type, typed)).toBe(stored);
  });

  it.each<[WatchedSourceId, TargetType, string]>([
    [1, 'account', 'a'.repeat(31)],
    [1, 'account', '.acme'],
    [1, 'account', 'acme.'],
    [1, 'account', 'ac..me'],
    [1, 'account', 'ac me'],
    [1, 'account', 'https://instagram.com/p/C0ffee/'],
    [1, 'account', 'https://x.com/acme'],
    [5, 'account', 'https://x.com/search?q=acme'],
    [22, 'account', 'https://bsky.app/'],
    [21, 'account', 'https://mastodon.social/about'],
    [1, 'search', 'two words'],
    [1, 'search', '12345'],
    [1, 'search', '😀'],
    [1, 'search', 'a-b'],
    [2, 'account', 'abcd'],
    [2, 'account', 'a_cme_foods'],
    [3, 'account', 'a'],
    [3, 'account', '-acme'],
    [3, 'account', 'acme foods'],
    [4, 'account', '12'],
    [4, 'account', '0'.repeat(9)],
    [4, 'account', '1'.repeat(16)],
    [4, 'account', '+39 02 CALL'],
    [5, 'account', 'a'.repeat(16)],
    [5, 'account', 'ac-me'],
    [5, 'search', 'has:images lang:it'],
    [5, 'search', '"open'],
    [5, 'search', '(a'],
    [5, 'search', 'a) (b'],
    [5, 'search', 'x'.repeat(257)],
    [5, 'search', '---'],
    [8, 'folder', '../etc'],
    [8, 'folder', 'a/../../etc'],
    [8, 'folder', 'a/./b'],
    [8, 'folder', 'C:\\Users'],
    [8, 'folder', 'a\\b'],
    [8, 'folder', '~/x'],
    [8, 'folder', 'a\u0000b'],
    [8, 'folder', '/'],
    [8, 'folder', 'x'.repeat(257)],
    [20, 'feed', 'ftp://news.example/'],
    [20, 'feed', 'file:///etc/passwd'],
    [20, 'feed', 'javascript:alert(1)'],
    [20, 'feed', 'https://user:pw@news.example/'],
    [20, 'feed', 'https://localhost/feed'],
    [20, 'feed', 'http://127.0.0.1/'],
    [20, 'feed', 'http://2130706433/'],
    [20, 'feed', 'http://0177.0.0.1/'],
    [20, 'feed', 'http://[::1]/'],
    [20, 'feed', 'http://[::ffff:10.0.0.1]/'],
    [20, 'feed', 'http://169.254.169.254/latest/meta-data'],
    [20, 'feed', 'https://intranet/feed'],
    [20, 'feed', 'https://db.internal/'],
    [20, 'feed', `https://news.example/${'x'.repeat(1_000)}`],
    [20, 'feed', 'no address'],
    [21, 'account', 'ann'],
    [21, 'account', 'ann@localhost'],
    [21, 'account', '@mastodon.social'],
    [21, 'account', 'an n@mastodon.social'],
    [21, 'search', 'frode'],
    [21, 'search', 'two words@mastodon.social'],
    [22, 'account', 'acme'],
    [22, 'account', 'acme.'],
    [22, 'account', 'did:web:acme.example'],
    [22, 'search', '   '],
    [23, 'account', 'acme'],
    [23, 'account', '1acme'],
    [23, 'account', 'acme__news'],
    [23, 'account', '_acme'],
    [23, 'account', 'a'.repeat(33)],
  ])('source %i, %s: refuses %s', (source, type, typed) => {
    expect(check(source, type, typed)).toBe(
      type === 'search' ? 'search_string!' : 'account_username!',
    );
  });

  it('offers no search where the vendor allows none, and says what to do instead', () => {
    for (const id of [2, 3, 4, 8, 20, 23] as const) {
      const result = checkTarget({ sourceId: id, type: 'search', searchString: 'acme' });
      expect(result).toMatchObject({ ok: false, problems: [{ field: 'type' }] });
      expect(result.ok || render('en', result.problems[0]!.message)).toMatch(/Watch .*enter words/);
    }
    expect(checkTarget({ sourceId: 5, type: 'folder', accountUsername: '/x' })).toEqual({
      ok: false,
      problems: [
        {
          field: 'type',
          message: say('targetKindUnsupported', {
            kinds: say('joinedList', { first: say('targetAccount'), then: say('targetSearch') }),
          }),
        },
      ],
    });
  });

  it(
    'keeps words beside an account as a filter, one line of at most 256 characters, and no ' +
      'account beside a search',
    () => {
      expect(
        checkTarget({
          sourceId: 2,
          type: 'account',
          accountUsername: 'acmefoods',
          searchString: ' fake \n shop ',
        }),
      ).toEqual({ ok: true, target: { accountUsername: 'acmefoods', searchString: 'fake shop' } });
      expect(check(2, 'account', 'acmefoods', 'x'.repeat(257))).toBe('search_string!');
      expect(check(2, 'account', '', 'x')).toBe('account_username!');
      expect(
        checkTarget({ sourceId: 5, type: 'search', searchString: 'acme', accountUsername: 'acme' }),
      ).toMatchObject({ ok: false, problems: [{ field: 'account_username' }] });
    },
  );

  it('has a notice, an example that passes, and a way to say no for every source', () => {
    for (const { id } of WATCHED_SOURCES) {
      expect(ruleOf(id).notice).toMatch(/\.$/);
      for (const rule of ruleOf(id).types)
        expect(check(id, rule.type, rule.placeholder), `${id} ${rule.placeholder}`).not.toMatch(
          /!$/,
        );
      expect(ruleOf(id).noSearch !== undefined).toBe(
        !ruleOf(id).types.some(({ type }) => type === 'search'),
      );
    }
  });
});

describe('sources', () => {
  it('keep their ids, which rows hold; a new one needs no line here', () => {
    expect(Object.fromEntries(SOURCES.map(({ id, name }) => [name, id]))).toMatchObject({
      Instagram: 1,
      Facebook: 2,
      Linkedin: 3,
      WhatsApp: 4,
      X: 5,
      'File upload': 7,
      'Local network': 8,
      'Web feed': 20,
      Mastodon: 21,
      Bluesky: 22,
      Telegram: 23,
    });
    expect(sourceName(999)).toBe('Source 999');
  });
});

describe('the sign before what is watched', () => {
  it('goes by source and kind, and is not doubled where it is stored with the name', () => {
    const watched = [
      [1, 'meridiana'],
      [1, null],
      [4, '390255500134'],
      [3, 'meridiana-foods'],
      [5, null],
      [8, '/nas/press'],
      [20, 'https://news.example/feed.xml'],
      [7, null],
      [99, 'later'],
    ] as const;
    expect(watched.map(([sourceId, account]) => prefixOf(sourceId, account))).toEqual([
      '@',
      '#',
      '+',
      '/',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
