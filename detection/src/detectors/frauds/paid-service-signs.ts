import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What messages of paid services say: prices, prizes, short codes, chat lines. */
export const PAID_SERVICE_SIGNS: readonly Sign[] = [
  {
    id: 'rate',
    language: 'en',
    points: 4,
    patterns: [
      '<money> ..1 (per|min|msg|week|wk|pm|mth|month|txt|call|rcvd|rcv|message)',
      '(per|p) (min|msg|wk|week|text|txt|message|minute|tone|rcvd)',
      '(std|standard|normal|local|ntnl|national|usual) ..2 (rate|rates|charge|charges|text|txt|' +
        'msg|ntwk|network)',
      '(to|2|each|per) (rcv|receive) ..3',
      '(costs|cost|charged|calls|call|txt|msg|msgs|min|rcvd|subs|tones) ..2 <money>',
      '<rate>',
      '(gbp|cost) <number> ..2',
    ],
    says: say('signMessageRate'),
    matches: [
      'Each message costs you 150p.',
      'Std txt rate applies.',
      'They are 1.50 pounds per week.',
    ],
    misses: ['See you at eight then.'],
    reason: 'What a paid service must say about its price.',
  },
  {
    id: 'short-code',
    language: 'en',
    points: 3,
    patterns: [
      '$act ..7 (to|2|on|now|stop|txt) ..1 <short-code>',
      '(txt|text|call|reply|sms|send|msg) ..5 <short-code>',
      '(to|2) <short-code>',
    ],
    says: say('signShortCode'),
    matches: ['Txt PIZZA to 80123 now.'],
    misses: ['The postcode is 80123 here.', 'They walked 80123 steps.'],
    reason: 'Five digits to which a text message subscribes its sender.',
  },
  {
    id: 'prize-for-you',
    language: 'en',
    points: 3,
    patterns: [
      '(you|u|ur|your) ..6 (won|win|awarded|selected|chosen|entitled|prize|winner|prizes|' +
        'reward|gift|voucher|vouchers|bonus)',
      '(won|win|awarded|prize|claim|prizes|reward|cash|award|jackpot|voucher|vouchers|gift) ' +
        '..7 <money>',
      '<money> ..6 (prize|cash|award|reward|bonus|draw|gift|voucher|vouchers|jackpot|shopping|top)',
      '(claim|collect) ..3 (your|ur|yr|the) ..4 (prize|award|reward|gift|holiday|bonus|voucher|' +
        'refund)',
      '(guaranteed|final|chance|entry|enter) ..5 (prize|draw|award|win|cash|weekly|comp|' +
        'competition)',
    ],
    says: say('signRecipientPrize'),
    matches: ['You have been chosen for a new phone.', 'A prize of £500 waits.'],
    misses: ['We won the match last night.', 'Who gets the cup?'],
    reason: 'Nobody gives prizes away to numbers that took part in nothing.',
  },
  {
    id: 'terms',
    language: 'en',
    points: 3,
    patterns: [
      '(t|ts) c s?',
      '(tc|tcs|tscs|tandcs|tsandcs)',
      '(terms|conditions) ..2 (apply|conditions|and|see|at)',
      '(po|p o) box',
      '(pobox*|pobox)',
      '<age>',
      '(18|16) (or|over|only|yrs|years|plus)',
      'over (18|16|18s)',
      '(sae|<postcode>)',
    ],
    says: say('signSmallPrint'),
    matches: ['T&C apply.', 'PO Box 77, 18 or over.'],
    misses: ['The terms of the lease were fair.'],
    reason: 'The small print of services that bill by message.',
  },
  {
    id: 'opt-out',
    language: 'en',
    points: 3,
    patterns: [
      '(txt|text|reply|send|to|or) ..2 (stop|optout|unsub|end)',
      '(stop|cancel|unsubscribe|unsub|optout|opt) ..4 (<short-code>|txt|text|call|reply|msg|' +
        'subscription|out|msgs|service)',
      '(to|2) (optout|unsubscribe|unsub)',
      'opt out',
    ],
    says: say('signOptOut'),
    matches: ['To opt out text STOP.', 'To unsubscribe reply here.'],
    misses: ['Please come to the bus shelter.'],
    reason: 'A service that bills by message says how to end it.',
  },
  {
    id: 'customer',
    language: 'en',
    points: 3,
    patterns: [
      '(valued|dear|network|loyal) ..2 (customer|subscriber|user|member|client|cust)',
      '(unredeemed|unclaimed|outstanding|loyalty) ..4',
      '(points|award|bonus|statement|account) ..5 (expire*|unredeemed|unclaimed)',
      '(your|ur) (mobile|mob|phone|number|handset) ..4 (awarded|selected|entitled|update|' +
        'upgrade|won|number|qualifies|eligible|<number>)',
      '(attempt|attempted|tried|trying) ..2 (to|2) (contact|reach)',
      '(private|ur|your) <number>? account statement',
    ],
    says: say('signValuedCustomer'),
    matches: ['As a valued customer you get more.', 'Unclaimed points are waiting.'],
    misses: ['The customer was angry today.'],
    reason: 'Whoever knows the reader uses a name.',
  },
  {
    id: 'admirer',
    language: 'en',
    points: 3,
    patterns: [
      '(secret|someone) ..2 (admirer|fancies|likes|loves)',
      '(someone|somebody) ..4 (fancies|special|know|contacted|dating)',
      '(dating|chat|date|flirt|singles) ..3 (service|line|call|txt|area|girls|local|partner|' +
        'mates|live|now)',
      '(find|reveal|guess|who) ..4 (admirer|thinks|fancies)',
      '(looking|makes?) ..3 (with|contact) (u|you)',
      '(live|hot|horny|sexy|xxx|nude|naughty|naked|filthy) ..4 (girls|girl|chat|babes|women|' +
        'pics|video|singles|wives|guys|movie|action|stories|men|sex)',
    ],
    says: say('signDatingLure'),
    matches: ['A secret admirer waits for your call.', 'Our dating service has found somebody.'],
    misses: ['I met your sister in the shop.'],
    reason: 'Paid chat lines make people curious in this way.',
  },
  {
    id: 'free',
    language: 'en',
    points: 2,
    patterns: [
      '(free|freemsg|freephone|freeentry) ..4 (call|calls|txt|texts|msg|msgs|tone|ringtone|' +
        'ring|phone|camcorder|camera|entry|gift|minutes|mins|ipod|nokia|mobile|line|rental|' +
        'message|game|info|video|pic|handset|colour|text|delivery|sms|download|holiday|stay|' +
        'content|poly*|number|<number>|<phone>|trial|tones|ringtones|weekly|bluetooth|chat|your|' +
        'membership|sexy|sim|wallpaper)',
      '(freemsg*|freephone|tollfree|complimentary|complementary|freeringtone)',
      '(for|get|2|4|ur|your|a|is|half|it|win|fr|entirely) (free|freebie)',
      '(half price|12 mths|<number> months) ..4',
    ],
    says: say('signFreeOffer'),
    matches: ['Your free handset is here.', 'Complimentary holiday.'],
    misses: ['Are you free tonight?'],
    reason: 'What costs nothing makes people answer.',
  },
  {
    id: 'tones',
    language: 'en',
    points: 2,
    patterns: [
      '(ringtone|ringtones|polyphonic|polyphonics|poly|polys|truetone|tones|wallpaper|logo|' +
        'logos|monoc|handset|handsets|camcorder|gprs|wap|bluetooth|motorola|nokia|sonyericsson)',
      'ring tone*',
      '(camera|video|colour|latest|cameraphone) ..3 (phone|phones|handset|mobile|mobiles)',
    ],
    says: say('signRingTones'),
    matches: ['The best ringtone of the year.'],
    misses: ['She sings in a low tone.'],
    reason: 'What such messages sell or promise.',
  },
  {
    id: 'send-word',
    language: 'en',
    points: 1,
    patterns: [
      '(txt|text|send|reply|sms) ..1 <capitals> ..3',
      '(reply|txt|text|send) ..2 (yes|y|chat|win|go|play|tone|stop|claim)',
    ],
    says: say('signOneWordReply'),
    matches: ['Reply YES tonight.'],
    misses: ['Reply when you can.'],
    reason: 'A message that is answered with one word is read by a machine.',
  },
];
