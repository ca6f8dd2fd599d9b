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
            ? { ok: false, message: 'The toy counts from one.' }
            : { ok: true, value: typed },
      }),
    ],
  },
});
