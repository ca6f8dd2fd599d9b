import { say } from '@vedetta/messages/say.ts';
import { account, search, defineSource } from '../source.ts';
import { decoded, type NameInAddress } from '../target-addresses.ts';
import { atServer } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const nameInProfile: NameInAddress = ({ hostname, pathname }) => {
  const name = /^\/@([^/]+)/.exec(decoded(pathname))?.[1];
  return name === undefined ? null : name.includes('@') ? name : `${name}@${hostname}`;
};
const nameInTag: NameInAddress = ({ hostname, pathname }) => {
  const tag = /^\/tags\/([^/]+)/.exec(decoded(pathname))?.[1];
  return tag === undefined ? null : `${tag}@${hostname}`;
};

export const source = defineSource({
  id: 21,
  slug: 'mastodon',
  name: 'Mastodon',
  description: 'Mastodon.',
  group: 'social-media',
  hasHandles: true,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    types: [
      account({
        ...texts.kinds.account,
        placeholder: 'meridiana@mastodon.example',
        nameIn: nameInProfile,
        parse: atServer(/^[A-Za-z0-9_]([A-Za-z0-9_.-]{0,62}[A-Za-z0-9_])?$/, say('mastodonName')),
      }),
      search({
        ...texts.kinds.search,
        prefix: '#',
        placeholder: 'phishing@mastodon.example',
        nameIn: nameInTag,
        parse: atServer(/^(?!\d+$)[\p{L}\p{M}\p{N}_]{1,100}$/u, say('mastodonHashtag')),
      }),
    ],
  },
});
