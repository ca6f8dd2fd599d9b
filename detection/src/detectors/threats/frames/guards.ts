import type { Sign } from '../../signs/sign.ts';

/**
 * What takes a frame back. It is searched for before a frame or behind it, or anywhere in its
 * sentence; `lowers` makes Medium Low and Low nothing, `clears` makes it nothing.
 */
export interface Guard extends Pick<Sign, 'patterns' | 'reason'> {
  id: string;
  language: 'en' | 'it' | 'any';
  where: 'before' | 'behind' | 'sentence';
  /** Within so many words; of the sentence any. */
  reach: number;
  effect: 'clears' | 'lowers';
  /** Only for frames that name it. */
  isNamed?: true;
  /** Where one of these stands at the same place, the guard says nothing. */
  unless?: readonly string[];
}

export type GuardId = 'particles';

export const GUARDS: readonly Guard[] = [
  {
    id: 'negated',
    language: 'en',
    where: 'before',
    reach: 5,
    effect: 'lowers',
    patterns: [
      '(not|never|cant|nobody|noone|no one|without|stop|refuse*|neither|nor|avoid|prevent|no ' +
        'need|rather than|instead of)',
    ],
    unless: [
      '(why why not|why (do|can|should|is|are|has|have|would) not|is not it|would not it|do ' +
        'not (worry|forget)|can not wait|cannot wait|cant not|not only|why ..1 ' +
        '(isn t)|not be (illegal|a crime|wrong)|should not be (illegal|a crime)|isnt a crime|if ' +
        'you (do not)|why (cant)|stop (talking|playing|waiting|asking))',
    ],
    reason: 'What is denied is not threatened.',
  },
  {
    id: 'nobody-should',
    language: 'en',
    where: 'before',
    reach: 5,
    effect: 'clears',
    patterns: ['(nobody|no one|noone|none|never) ..3 (should|deserve|deserves|ought|must)'],
    reason: 'A sentence that wishes no one harm is no threat.',
  },
  {
    id: 'reported',
    language: 'en',
    where: 'before',
    reach: 8,
    effect: 'lowers',
    patterns: [
      '(said|says|saying|told|tells|threatened|threatening|threatens|threaten|accused|accuses|' +
        'claimed|claims|claiming|reported|reports|heard|read|wrote|alleged|allegedly|believed|' +
        'demanded|ordered)',
      '(was|were|whom|which)',
      '(he|she|they|people|who|some|police|officers|terrorists|men) (want|wants|wanted|tried|' +
        'try|trying|tries|used|plan|planned|come|came)',
      '(afraid|scared|fear|fears|worried|imagine|story|news|movie|film|episode|video|song|' +
        'dream|dreamed|dreamt|history|centuries|ancient|war crimes)',
      '(how many|would you|do you|did you|does)',
    ],
    unless: [
      '(when (i|we|you|the day) ..2|until (they|he|she|you|their|theyre|there) ..1|hope when)',
    ],
    reason: 'What others say, want or did is told, not threatened.',
  },
  {
    id: 'things',
    language: 'en',
    where: 'sentence',
    reach: 0,
    effect: 'clears',
    patterns: [
      '(process|processes|command|commands|cmd|server|servers|file|files|thread|threads|' +
        'script|scripts|calories|calorie|recipe|phone|phones|card|cards|agreement|contract|' +
        'battery|batteries|app|apps|software|program|programs|data|database|disk|cd|cds|dvd|' +
        'dvds|session|sessions|bug|bugs|daemon|kernel|module|container|query|linux|ubuntu|' +
        'windows|sudo|email|emails|sms|camera|lens|photoshoot|portrait|portraits|recipe|oven|' +
        'weeds|weed|mosquito|mosquitoes|wasps|ants|roaches|germs|bacteria|virus|viruses|cells|' +
        'candle|candles|incense|curtains|curtain|poster|posters|painting|paintings|picture|' +
        'pictures|frame|hoop|hoops|puck|rebounds|webcam|default|defaults|install|browser|url|' +
        'urls|laptop|printer|deadline|deer|ducks|pheasants|flowers|potatoes|garlic|onions|' +
        'chicken|turkey|fish|shrimp|vinegar|firewood|carbs|fat|prescription|vaccine|vaccines|' +
        'flu|abortion|abortions|abort|foetus|fetus|hostages)',
    ],
    reason: 'Technical and everyday things are killed, shot and hung without harm.',
  },
  {
    id: 'another-sense',
    language: 'en',
    where: 'behind',
    reach: 2,
    effect: 'clears',
    patterns: [
      '(a|an|some|over) ..1 (text|message|mail|email|line|dm|call|look|question|smile|picture|' +
        'copy)',
      'for ..1 (coffee|pizza|beer|drink|nap|biscuit|burger|cigarette|holiday|swing|climb|tent|' +
        'boat)',
      'up (for|about|later|soon|when|if)',
      '(kindness|love|laughter|hugs|kisses|softly|shot|shots)',
    ],
    reason: 'Messages are shot to someone, and people are killed with kindness.',
  },
  {
    id: 'ideas',
    language: 'en',
    where: 'before',
    reach: 3,
    effect: 'clears',
    patterns: [
      'the (idea|ideas|myth|myths|notion|belief|stigma|rumour|rumor|rumours|narrative|stereotype)',
      '(the|a) (swing|swings|fry)',
      'terminate ..2 (contractors|employees|staff|workers|interns|managers|consultants|tenants)',
    ],
    reason: 'An idea is killed, a contract is terminated.',
  },
  {
    id: 'particles',
    language: 'en',
    where: 'behind',
    reach: 1,
    effect: 'clears',
    isNamed: true,
    patterns: ['(out|on|in|up|around|onto|with|tight|there|low|loose|back|together|by for)'],
    unless: ['(on|in|by|with) (a|the|his|her|their|hell)'],
    reason: '“Hang out”, “hang on”: no one is hanged.',
  },
  {
    id: 'another-sense-it',
    language: 'it',
    where: 'behind',
    reach: 2,
    effect: 'clears',
    patterns: [
      'con ..1 (birra|caffe|pizza|gelato|ombrello|sorpresa|regalo|fiori)',
      '(di|con|a) (coccole|baci|abbracci|bacetti|carezze|risate|ridere|morsi|amore)',
    ],
    reason: '“Ti ammazzo di baci” è affetto.',
  },
  {
    id: 'things-it',
    language: 'it',
    where: 'before',
    reach: 3,
    effect: 'clears',
    patterns: [
      '(uccid*|ammazz*) ..1 (il|la|l) (tempo|noia|processo|attesa)',
      '(eliminare|eliminiamo|bruciare) ..2 (spese|sprechi|calorie|grassi|file|erbacce|tasse)',
    ],
    reason: 'Si ammazza il tempo, si bruciano le calorie.',
  },
  {
    id: 'asked-it',
    language: 'it',
    where: 'before',
    reach: 4,
    effect: 'clears',
    patterns: ['(quanti|quante|quanto)'],
    reason: 'Chi chiede quanti devono ancora morire non minaccia.',
  },
  {
    id: 'negated-it',
    language: 'it',
    where: 'before',
    reach: 4,
    effect: 'lowers',
    patterns: ['(non|mai|nessuno|senza|neanche|nemmeno|contro|ne)'],
    unless: [
      '(non vedo l|perche non|se non|finche non|non (dovrebbe|deve) essere|che non ti|che non ' +
        'vi|non la smett*|non stai|non state)',
    ],
    reason: 'What is denied is not threatened.',
  },
  {
    id: 'reported-it',
    language: 'it',
    where: 'before',
    reach: 8,
    effect: 'lowers',
    patterns: [
      '(disse|dice|dicono|diceva|detto|minacci*|raccont*|sostien*|accusa*|scrisse|scrive|' +
        'secondo|gridava|urlava|gridando|urlando|pensava|sognai|sognato|temeva|paura)',
    ],
    reason: 'What others say is told, not threatened.',
  },
];
