import { WATCHED_SOURCES, type WatchedSourceId } from './sources.ts';
import { NAME_IN, type NameInAddress } from './target-addresses.ts';
import {
  atServer,
  feedAddress,
  folder,
  name,
  type Parse,
  phoneNumber,
  searchOfX,
  words,
} from './target-inputs.ts';

/** What a target can be (decisions, section 5). */
export const TARGET_TYPES = ['account', 'search', 'folder', 'feed'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
/** Search strings (decisions, section 10). */
export const MAX_SEARCH = 256;

/** One kind of thing that a source lets us watch, with everything its form shows. */
export interface TargetRule {
  type: TargetType;
  label: string;
  /** Stands before the input; typed again it is taken off. */
  prefix: string;
  /** An example for the input. */
  placeholder: string;
  /** What the vendor allows and what not, for people. */
  hint: string;
  parse: Parse;
  /** Reads the name out of a pasted address; left out where an address names none. */
  nameIn?: NameInAddress;
  /**
   * Whether words may be given beside it. They never reach the vendor: they pick from what was
   * collected (reference/sources.md, section 1).
   */
  localFilter: boolean;
}

/** Everything that the form of one source shows and checks. */
export interface SourceRule {
  /** The vendor's limits as a whole. */
  notice: string;
  /** Why there is no search, for those who ask for one. */
  noSearch?: string;
  types: readonly TargetRule[];
}

const account = (
  rule: Omit<TargetRule, 'type' | 'label' | 'prefix' | 'localFilter'> & Partial<TargetRule>,
): TargetRule => ({ type: 'account', label: 'Account', prefix: '@', localFilter: true, ...rule });
const search = (
  rule: Omit<TargetRule, 'type' | 'label' | 'localFilter'> & Partial<TargetRule>,
): TargetRule => ({ type: 'search', label: 'Search', localFilter: false, ...rule });

/** What can be watched at each source (reference/sources.md, sections 1 and 3 to 8). */
export const TARGET_RULES: Readonly<Record<WatchedSourceId, SourceRule>> = {
  1: {
    notice:
      'Personal accounts and free text cannot be searched; 30 hashtags per 7 days per connected account.',
    types: [
      account({
        placeholder: 'meridiana.foods',
        hint: 'Business and creator accounts only.',
        nameIn: NAME_IN.instagram,
        parse: name(
          /^(?!\.)(?!.*\.\.)(?!.*\.$)[A-Za-z0-9._]{1,30}$/,
          'An Instagram name has at most 30 letters, digits, dots and underscores.',
        ),
      }),
      search({
        label: 'Hashtag',
        prefix: '#',
        placeholder: 'meridianafoods',
        hint: 'One hashtag, posts of the last 24 hours.',
        nameIn: NAME_IN.instagramTag,
        parse: name(
          /^(?!\d+$)[\p{L}\p{M}\p{N}_]{1,100}$/u,
          'Enter one hashtag without blanks and signs: Instagram does not search free text.',
        ),
      }),
    ],
  },
  2: {
    notice: 'Only Pages. Facebook offers no post search; the text filters what your Pages receive.',
    noSearch:
      'Facebook offers no post search. Watch a Page, and give words that pick from its posts.',
    types: [
      account({
        label: 'Page',
        placeholder: 'meridianafoods',
        hint: 'The name of a Page as in its address, or its number.',
        nameIn: NAME_IN.facebook,
        parse: name(
          /^([A-Za-z0-9.]{5,50}|\d{5,20})$/,
          'A Page name has 5 to 50 letters, digits and dots, as in the address of the Page.',
        ),
      }),
    ],
  },
  3: {
    notice: 'Only your own company pages and their mentions.',
    noSearch:
      'LinkedIn offers no post search. Watch your company page, and give words that pick from its posts.',
    types: [
      account({
        label: 'Company page',
        prefix: '/',
        placeholder: 'meridiana-foods',
        hint: 'The name in the address of a company page that you administer.',
        nameIn: NAME_IN.linkedin,
        parse: name(
          /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,98}[\p{L}\p{N}])$/u,
          'Enter the name from the address linkedin.com/company/…: letters, digits and hyphens.',
        ),
      }),
    ],
  },
  4: {
    notice: 'Only messages sent to your own business number from now on.',
    noSearch:
      'WhatsApp cannot be searched. Watch your own business number, and give words that pick from its messages.',
    types: [
      account({
        label: 'Business number',
        prefix: '+',
        placeholder: '39 02 5550 0134',
        hint: 'Your own business number, with country code.',
        nameIn: NAME_IN.whatsapp,
        parse: phoneNumber,
      }),
    ],
  },
  5: {
    notice: 'Each post read costs credit. Searches reach back 7 days.',
    types: [
      account({
        placeholder: 'meridianafoods',
        hint: 'Any public account.',
        nameIn: NAME_IN.x,
        parse: name(
          /^[A-Za-z0-9_]{1,15}$/,
          'A name on X has at most 15 letters, digits and underscores.',
        ),
      }),
      search({
        prefix: '',
        placeholder: '"Meridiana Foods" (fake OR scam)',
        hint: 'Words, "quotes", OR, brackets and -exclusions; the last 7 days.',
        parse: searchOfX(MAX_SEARCH),
      }),
    ],
  },
  8: {
    notice: 'Folders below the shares that your operator connected.',
    noSearch:
      'A network share is not searched. Watch a folder, and give words that pick from its files.',
    types: [
      {
        type: 'folder',
        label: 'Folder',
        prefix: '/',
        placeholder: 'marketing/incoming',
        hint: 'Also everything in the folders below it.',
        parse: folder,
        localFilter: true,
      },
    ],
  },
  20: {
    notice: 'RSS, Atom and JSON feeds on the public web, read at most every 15 minutes.',
    noSearch:
      'A feed is not searched. Watch its address, and give words that pick from its entries.',
    types: [
      {
        type: 'feed',
        label: 'Feed',
        prefix: 'https://',
        placeholder: 'news.example/feed.xml',
        hint: 'The address of the feed, not of the page.',
        parse: feedAddress,
        localFilter: true,
      },
    ],
  },
  21: {
    notice: 'Hashtags are asked of one server at a time; some servers answer members only.',
    types: [
      account({
        placeholder: 'meridiana@mastodon.example',
        hint: 'Name and server.',
        nameIn: NAME_IN.mastodon,
        parse: atServer(
          /^[A-Za-z0-9_]([A-Za-z0-9_.-]{0,62}[A-Za-z0-9_])?$/,
          'Enter name and server, such as meridiana@mastodon.social.',
        ),
      }),
      search({
        label: 'Hashtag',
        prefix: '#',
        placeholder: 'phishing@mastodon.example',
        hint: 'One hashtag and the server to ask.',
        nameIn: NAME_IN.mastodonTag,
        parse: atServer(
          /^(?!\d+$)[\p{L}\p{M}\p{N}_]{1,100}$/u,
          'Enter one hashtag and its server, such as phishing@mastodon.social.',
        ),
      }),
    ],
  },
  22: {
    notice: 'Searches need a connected Bluesky account.',
    types: [
      account({
        placeholder: 'meridiana.bsky.social',
        hint: 'The handle, or the did.',
        nameIn: NAME_IN.bluesky,
        parse: name(
          new RegExp(
            [
              '^(did:plc:[a-z2-7]{24}|(?=.{4,253}$)',
              String.raw`([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]`,
              '([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)$',
            ].join(''),
          ),
          'Enter the whole handle, such as meridiana.bsky.social.',
        ),
      }),
      search({
        prefix: '',
        placeholder: 'meridiana foods',
        hint: 'Words of a post.',
        parse: words(MAX_SEARCH),
      }),
    ],
  },
  23: {
    notice: 'Only channels where your bot is a member, from then on: no search, no history.',
    noSearch:
      'Telegram cannot be searched. Watch a channel where your bot is a member, and give ' +
      'words that pick from its posts.',
    types: [
      account({
        label: 'Channel',
        placeholder: 'meridiana_news',
        hint: 'A channel where your bot is a member.',
        nameIn: NAME_IN.telegram,
        parse: name(
          /^[A-Za-z](?!.*__)[A-Za-z0-9_]{3,30}[A-Za-z0-9]$/,
          'A channel name has 5 to 32 letters, digits and single underscores and starts with a letter.',
        ),
      }),
    ],
  },
};

/**
 * What stands before the name of what is watched: `@`, `#`, `+`, `/`; empty where nothing does, or
 * where it is stored with the name, as with folders and the addresses of feeds.
 * @param accountUsername null where words are searched for
 */
export function prefixOf(sourceId: number, accountUsername: string | null): string {
  const source = WATCHED_SOURCES.find(({ id }) => id === sourceId);
  const rule =
    source === undefined
      ? undefined
      : TARGET_RULES[source.id].types.find(
          ({ type }) => (type === 'search') === (accountUsername === null),
        );
  return rule === undefined || rule.type === 'folder' || rule.type === 'feed' ? '' : rule.prefix;
}
