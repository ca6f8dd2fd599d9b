import { defineSource } from '../source.ts';
import { folder } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

export const source = defineSource({
  id: 8,
  slug: 'local-network',
  name: 'Local network',
  description: 'Folders and network shares.',
  group: 'local-network',
  hasHandles: false,
  hasPublishers: false,
  hasCredential: false,
  rule: {
    notice: texts.notice,
    noSearch:
      'A network share is not searched. Watch a folder, and give words that pick from its files.',
    types: [
      {
        type: 'folder',
        ...texts.kinds.folder,
        prefix: '/',
        placeholder: 'marketing/incoming',
        parse: folder,
        localFilter: true,
      },
    ],
  },
});
