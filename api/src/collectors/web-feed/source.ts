import { say } from '@vedetta/messages/say.ts';
import { defineSource } from '../source.ts';
import { feedAddress } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

export const source = defineSource({
  id: 20,
  slug: 'web-feed',
  name: 'Web feed',
  description: 'RSS, Atom and JSON feeds.',
  group: null,
  hasHandles: false,
  hasPublishers: true,
  hasCredential: false,
  rule: {
    notice: texts.notice,
    noSearch: say('feedNoSearch'),
    types: [
      {
        type: 'feed',
        ...texts.kinds.feed,
        prefix: 'https://',
        placeholder: 'news.example/feed.xml',
        parse: feedAddress,
        localFilter: true,
      },
    ],
  },
});
