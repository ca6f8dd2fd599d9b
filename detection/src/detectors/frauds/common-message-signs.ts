import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What fraudulent text messages say in several languages. */
export const COMMON_MESSAGE_SIGNS: readonly Sign[] = [
  {
    id: 'premium-number',
    language: 'any',
    points: 4,
    patterns: ['<premium>'],
    says: say('signPremiumNumber'),
    matches: ['Ring 09061234567 tonight.'],
    misses: ['Ring 020 7946 0000 tonight.'],
    reason: 'Calls to such numbers cost the caller money, which the writer of the message gets.',
  },
  {
    id: 'money-asked',
    language: 'any',
    points: 3,
    patterns: [
      '(need|can|could|urgent*|must|please) ..8 (pay|transfer|send|lend|borrow) ..6 (<money>|' +
        'money|bill|invoice|cash|today)',
      '(devo|puoi|potresti|serve|bisogno|urgente) ..8 (pagare|bonifico|prestarmi|mandarmi|' +
        'inviarmi|ricarica|ricaricare|anticiparmi)',
    ],
    says: say('signMoneyRequest'),
    matches: ['Could you please pay a bill for me today?', 'Puoi farmi un bonifico?'],
    misses: ['He paid the waiter.'],
    reason: 'What the story leads to.',
  },
  {
    id: 'refund',
    language: 'any',
    points: 3,
    patterns: [
      '(tax|council|energy|hmrc|irs|bill|government|benefit|grant) ..4 (refund|rebate|' +
        'repayment|discount)',
      '(eligible|entitled|due|owed) ..5 (refund|rebate|compensation|grant|<money>)',
      '(accident|ppi|loan|debt|debts|loans|mortgage) ..6 (claim|compensation|entitled|written|' +
        'write|refund|help|refused)',
      '(rimborso|bonus|sussidio) ..6 (fiscale|inps|agenzia|entrate|disponibile|spett*|diritto|' +
        'erogat*)',
    ],
    says: say('signRefund'),
    matches: ['You are due a tax rebate.', 'Rimborso fiscale disponibile.'],
    misses: ['The shop gave me my money back.'],
    reason: 'Offices do not announce repayments by text message with a link.',
  },
  {
    id: 'prize-word',
    language: 'any',
    points: 1,
    patterns: [
      '(prize|prizes|winner|award|awarded|jackpot|reward|voucher|vouchers|congratulations|' +
        'congrats|draw|lottery|won|claim|bonus)',
      '(premio|vincita|vincitore|estrazione|congratulazioni|complimenti|voucher)',
    ],
    says: say('signPrizeWord'),
    matches: ['The prize was a cake.'],
    misses: ['The price was low.'],
    reason: 'Adds a little to others.',
  },
  {
    id: 'money',
    language: 'any',
    points: 1,
    patterns: ['<money>', '(cash|pounds|quid|euro)'],
    says: say('signMoneyAmount'),
    matches: ['It is £20 each.'],
    misses: ['It is twenty past four.'],
    reason: 'Adds a little to others.',
  },
  {
    id: 'adult',
    language: 'any',
    points: 1,
    patterns: ['(sex|sexy|xxx|porn|nude|naked|horny|milf|erotic|babes|hardcore|fetish|sexually)'],
    says: say('signAdultWord'),
    matches: ['XXX pictures'],
    misses: ['Essex is a county.'],
    reason: 'Adds a little to others.',
  },
  {
    id: 'link',
    language: 'any',
    points: 1,
    patterns: ['<link>'],
    says: say('signLink'),
    matches: ['See https://a.example/b'],
    misses: ['See page nine.'],
    reason: 'Adds a little to others.',
  },
  {
    id: 'telephone',
    language: 'any',
    points: 1,
    patterns: ['<phone>', '(on|call|tel|ring|free) ..2 <phone>'],
    says: say('signTelephone'),
    matches: ['Ring 020 7946 0000.'],
    misses: ['Ring the bell.'],
    reason: 'Adds a little to others.',
  },
  {
    id: 'act',
    language: 'any',
    points: 1,
    patterns: [
      '(call|txt|click|tap|ring|dial|msg|sms|reply|visit|text)',
      '(clicca|cliccare|accedi|visita|chiama|rispondi|segui|tocca|controlla)',
    ],
    says: say('signCallToAction'),
    matches: ['Click here.'],
    misses: ['Sit down.'],
    reason: 'Adds a little to others.',
  },
  {
    id: 'capitals',
    language: 'any',
    points: 1,
    patterns: ['<capitals> ..8 <capitals> ..8 <capitals>'],
    says: say('signCapitals'),
    matches: ['BIG SALE TODAY'],
    misses: ['A big sale today'],
    reason: 'Adds a little to others.',
  },
];
