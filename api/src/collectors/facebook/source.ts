import { say } from '@vedetta/messages/say.ts';
import { account, defineSource } from '../source.ts';
import { at, either, type NameInAddress } from '../target-addresses.ts';
import { name } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const SITE = /^([a-z-]+\.)?facebook\.com$/;

const nameInProfile: NameInAddress = either(
  ({ hostname, pathname, searchParams }) =>
    SITE.test(hostname) && pathname === '/profile.php' ? searchParams.get('id') : null,
  at(SITE, /^\/(?:pages|people)\/[^/]+\/(\d+)/),
  at(SITE, /^\/(?!groups\b|events\b|watch\b|pages\b|people\b|share\b|profile\.php)([^/]+)\/?/),
);

export const source = defineSource({
  id: 2,
  slug: 'facebook',
  name: 'Facebook',
  description: 'Facebook.',
  group: 'social-media',
  hasHandles: false,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    noSearch: say('facebookNoSearch'),
    types: [
      account({
        ...texts.kinds.account,
        placeholder: 'meridianafoods',
        nameIn: nameInProfile,
        parse: name(/^([A-Za-z0-9.]{5,50}|\d{5,20})$/, say('facebookName')),
      }),
    ],
  },
});
