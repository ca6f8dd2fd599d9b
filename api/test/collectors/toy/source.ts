import type { Code } from '@vedetta/messages/message.ts';
import { account, defineSource } from '../../../src/collectors/source.ts';
import texts from './messages/en.json' with { type: 'json' };

export const source = defineSource({
  id: 99,
  slug: 'toy',
  name: 'Toy',
  description: 'A toy that counts.',
  group: 'social-media',
  hasHandles: true,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    types: [
      account({
        ...texts.kinds.account,
        prefix: '',
        placeholder: 'one',
        parse: (typed) =>
          typed === 'none'
            ? // Beside the others it writes say('toyFromOne'): here its words are not among theirs.
              { ok: false, message: { code: 'toyFromOne' as Code } }
            : { ok: true, value: typed },
      }),
    ],
  },
});
