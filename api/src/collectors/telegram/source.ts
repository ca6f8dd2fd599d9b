import { say } from '@vedetta/messages/say.ts';
import { account, defineSource } from '../source.ts';
import { at, type NameInAddress } from '../target-addresses.ts';
import { name } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const nameInProfile: NameInAddress = at(/^(www\.)?(t|telegram)\.me$/, /^\/(?:s\/)?([^/+]+)/);

export const source = defineSource({
  id: 23,
  slug: 'telegram',
  name: 'Telegram',
  description: 'Telegram.',
  group: 'social-media',
  hasHandles: true,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    noSearch: say('telegramNoSearch'),
    types: [
      account({
        ...texts.kinds.account,
        placeholder: 'meridiana_news',
        nameIn: nameInProfile,
        parse: name(/^[A-Za-z](?!.*__)[A-Za-z0-9_]{3,30}[A-Za-z0-9]$/, say('telegramName')),
      }),
    ],
  },
});
