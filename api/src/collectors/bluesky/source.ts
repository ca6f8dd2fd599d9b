import { say } from '@vedetta/messages/say.ts';
import { account, search, defineSource, MAX_SEARCH } from '../source.ts';
import { at, type NameInAddress } from '../target-addresses.ts';
import { name, words } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const nameInProfile: NameInAddress = at(/^bsky\.app$/, /^\/profile\/([^/]+)/);

export const source = defineSource({
  id: 22,
  slug: 'bluesky',
  name: 'Bluesky',
  description: 'Bluesky.',
  group: 'social-media',
  hasHandles: true,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    types: [
      account({
        ...texts.kinds.account,
        placeholder: 'meridiana.bsky.social',
        nameIn: nameInProfile,
        parse: name(
          new RegExp(
            [
              '^(did:plc:[a-z2-7]{24}|(?=.{4,253}$)',
              String.raw`([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]`,
              '([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)$',
            ].join(''),
          ),
          say('blueskyHandle'),
        ),
      }),
      search({
        ...texts.kinds.search,
        prefix: '',
        placeholder: 'meridiana foods',
        parse: words(MAX_SEARCH),
      }),
    ],
  },
});
