import { say } from '@vedetta/messages/say.ts';
import { account, search, defineSource } from '../source.ts';
import { at, type NameInAddress } from '../target-addresses.ts';
import { name } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const nameInProfile: NameInAddress = at(
  /^(www\.)?instagram\.com$/,
  /^\/(?!explore\b|p\b|reels?\b|stories\b)([^/]+)\/?/,
);
const nameInTag: NameInAddress = at(/^(www\.)?instagram\.com$/, /^\/explore\/tags\/([^/]+)/);

export const source = defineSource({
  id: 1,
  slug: 'instagram',
  name: 'Instagram',
  description: 'Instagram.',
  group: 'social-media',
  hasHandles: true,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    types: [
      account({
        ...texts.kinds.account,
        placeholder: 'meridiana.foods',
        nameIn: nameInProfile,
        parse: name(/^(?!\.)(?!.*\.\.)(?!.*\.$)[A-Za-z0-9._]{1,30}$/, say('instagramName')),
      }),
      search({
        ...texts.kinds.search,
        prefix: '#',
        placeholder: 'meridianafoods',
        nameIn: nameInTag,
        parse: name(/^(?!\d+$)[\p{L}\p{M}\p{N}_]{1,100}$/u, say('instagramHashtag')),
      }),
    ],
  },
});
