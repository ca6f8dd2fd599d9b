import { say } from '@vedetta/messages/say.ts';
import { account, search, defineSource, MAX_SEARCH } from '../source.ts';
import { at, type NameInAddress } from '../target-addresses.ts';
import { name, searchOfX } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const SITE = /^(www\.|mobile\.)?(x|twitter)\.com$/;

const nameInProfile: NameInAddress = at(
  SITE,
  /^\/(?!(?:i|home|search|hashtag|explore|settings|intent)\b)@?([^/]+)/,
);

export const source = defineSource({
  id: 5,
  slug: 'x',
  name: 'X',
  description: 'X, formerly Twitter.',
  group: 'social-media',
  hasHandles: true,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    types: [
      account({
        ...texts.kinds.account,
        placeholder: 'meridianafoods',
        nameIn: nameInProfile,
        parse: name(/^[A-Za-z0-9_]{1,15}$/, say('xName')),
      }),
      search({
        ...texts.kinds.search,
        prefix: '',
        placeholder: '"Meridiana Foods" (fake OR scam)',
        parse: searchOfX(MAX_SEARCH),
      }),
    ],
  },
});
