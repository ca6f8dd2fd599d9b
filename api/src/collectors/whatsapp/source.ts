import { say } from '@vedetta/messages/say.ts';
import { account, defineSource } from '../source.ts';
import { at, type NameInAddress } from '../target-addresses.ts';
import { phoneNumber } from '../target-inputs.ts';
import texts from './messages/en.json' with { type: 'json' };

const nameInProfile: NameInAddress = at(/^wa\.me$/, /^\/\+?(\d+)/);

export const source = defineSource({
  id: 4,
  slug: 'whatsapp',
  name: 'WhatsApp',
  description: 'WhatsApp.',
  group: 'social-media',
  hasHandles: false,
  hasPublishers: true,
  hasCredential: true,
  rule: {
    notice: texts.notice,
    noSearch: say('whatsappNoSearch'),
    types: [
      account({
        ...texts.kinds.account,
        prefix: '+',
        placeholder: '39 02 5550 0134',
        nameIn: nameInProfile,
        parse: phoneNumber,
      }),
    ],
  },
});
