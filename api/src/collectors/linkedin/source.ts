import { say } from '@vedetta/messages/say.ts';
import { account, defineSource } from '../source.ts';
import { at, type NameInAddress } from '../target-addresses.ts';
import { name } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const nameInProfile: NameInAddress = at(/^([a-z]+\.)?linkedin\.com$/, /^\/company\/([^/]+)/);

export const source = defineSource({
  id: 3,
  slug: 'linkedin',
  name: 'Linkedin',
  description: 'LinkedIn.',
  group: 'social-media',
  hasHandles: false,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    noSearch: say('linkedinNoSearch'),
    types: [
      account({
        ...texts.kinds.account,
        prefix: '/',
        placeholder: 'meridiana-foods',
        nameIn: nameInProfile,
        parse: name(/^[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,98}[\p{L}\p{N}])$/u, say('linkedinName')),
      }),
    ],
  },
});
