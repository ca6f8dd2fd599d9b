import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** The stories of fraudulent text messages in English: parcels, accounts, relatives, hurry. */
export const ENGLISH_MESSAGE_SIGNS: readonly Sign[] = [
  {
    id: 'urgent',
    language: 'en',
    points: 2,
    patterns: [
      '(urgent|urgently|urgnt)',
      '(final|last|2nd|second|important|1st|3rd) ..2 (notice|attempt|chance|warning|reminder|' +
        'time|try|message|notification)',
      '(expires|expiry|valid|ends|within|immediately|asap) ..4 (<number>|hours|today|tomorrow|' +
        'midnight|hrs|24h|tonight)',
      '(act|reply|call|claim|respond|collect|pay|confirm) ..4 (now|today|immediately)',
    ],
    says: say('signUrgency'),
    matches: ['Final notice for you.', 'This expires today.'],
    misses: ['The last bus leaves at ten.'],
    reason: 'Hurry keeps the reader from asking anybody.',
  },
  {
    id: 'parcel-held',
    language: 'en',
    points: 3,
    patterns: [
      '(your|a|ur) ..3 $parcel ..8 (held|hold|pending|customs|missed|unable|failed|redelivery|' +
        'reschedule|suspended|depot|warehouse|unpaid|incomplete|fee|returned|stopped|' +
        'undeliverable)',
      '(customs|shipping|redelivery|delivery|handling|unpaid) ..2 (fee|fees|charge|duty|tax) ..6',
      '(missed|unable|failed|attempted|could not) ..4 $parcel',
      '(unpaid|outstanding|overdue|pending) ..3 (toll|tolls|fine|penalty|parking|charge|ticket)',
    ],
    says: say('signParcelOrFine'),
    matches: ['Your parcel is held at the depot.', 'There is an unpaid toll on your car.'],
    misses: ['The parcel came this morning.'],
    reason: 'Half the country waits for a parcel at any time.',
  },
  {
    id: 'account-blocked',
    language: 'en',
    points: 3,
    patterns: [
      '(your|ur) ..4 $account ..6 (suspended|locked|blocked|restricted|limited|disabled|' +
        'deactivated|frozen|expired|declined|unusual|hold|compromised|terminated)',
      '(unusual|suspicious|unauthorised|unauthorized|unrecognised|unrecognized|new) ..3 (login|' +
        'activity|sign|device|payee|payment|transaction|payment|charge) ..6',
      '(verify|confirm|update|validate|reactivate|unlock|restore) ..3 (your|ur) ..3 ($account|' +
        'identity|details|information)',
    ],
    says: say('signAccountBlocked'),
    matches: ['Your card has been blocked.', 'Please confirm your details.'],
    misses: ['His account of the trip was long.'],
    reason: 'A lure that banks and their frauds share; it counts beside a link and hurry.',
  },
  {
    id: 'relative',
    language: 'en',
    points: 4,
    patterns: [
      '(hi|hey|hello) (mum|mom|dad|mummy|daddy|grandma) ..12 (new|number|phone|broke|broken|' +
        'dropped|lost)',
      '(this is|save|text|message|whatsapp) ..3 (my|me) ..3 (new|temporary) (number|phone|' +
        'whatsapp)',
      '(my|old) ..2 phone ..3 (broke|broken|smashed|dropped|lost|damaged|toilet|cracked)',
    ],
    says: say('signRelativeNewNumber'),
    matches: ['Hi mum, write to the new number.', 'My phone is broken, write here.'],
    misses: ['Hi mum, see you at dinner.'],
    reason: 'Strangers write as a child whose telephone is broken, and ask for money next.',
  },
  {
    id: 'fee-asked',
    language: 'en',
    points: 2,
    patterns: ['(pay|settle|cover) ..4 (fee|fees|charge|charges|duty|postage|toll|fine)'],
    says: say('signFeeRequest'),
    matches: ['Pay a small fee.'],
    misses: ['The fee was waived.'],
    reason: 'A small sum that asks for the number of a card.',
  },
];
