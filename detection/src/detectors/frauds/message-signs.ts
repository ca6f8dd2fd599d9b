import type { Sign } from '../signs/sign.ts';
import { PAID_SERVICE_SIGNS } from './paid-service-signs.ts';
import { ENGLISH_MESSAGE_SIGNS } from './english-message-signs.ts';
import { ITALIAN_MESSAGE_SIGNS } from './italian-message-signs.ts';
import { COMMON_MESSAGE_SIGNS } from './common-message-signs.ts';

/** Lists that the patterns name. */
export const MESSAGE_LISTS: Readonly<Record<string, string>> = {
  act: 'call|txt|text|reply|click|ring|dial|send|visit|tap|claim|join|logon',
  parcel: 'parcel|package|delivery|shipment|courier|item',
  pacco: 'pacco|pacchi|spedizione|consegna|corriere|plico',
  account:
    'account|card|payment|banking|payee|profile|access|transaction|subscription|wallet|login',
  conto: 'conto|carta|utenza|account|accesso|profilo|pagamento|bonifico|app',
};

/** All signs of fraudulent text messages. */
export const MESSAGE_SIGNS: readonly Sign[] = [
  ...PAID_SERVICE_SIGNS,
  ...ENGLISH_MESSAGE_SIGNS,
  ...ITALIAN_MESSAGE_SIGNS,
  ...COMMON_MESSAGE_SIGNS,
];
