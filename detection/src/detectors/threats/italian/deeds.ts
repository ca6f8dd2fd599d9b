import { all, begins, either, is, maybe, not, of, phrase, upTo } from '../grammar.ts';
import { article, CLITIC, NOT_WHOSE, NOUN, PLACES } from './phrases.ts';
import { BURNING, SENDING, THROWING } from './verb-lists.ts';
import { formsOf, type Forms } from './verbs.ts';

const DETERMINER = is(
  'i|gli|le|la|il|lo|l|un|una|uno|quei|quegli|quelle|questi|queste|quel|quell|quella|quello|questo|questa|quest|tutti|tutte|tutta|tutto|ogni|qualche|alcuni|certi|certe|ste|sti|sta|sto|qualsiasi|qualunque|prossimo|prossima|primo|prima|piu|tanti|tante|molti|molte|parecchi|er',
);
const OWNER = is(
  'mio|mia|miei|mie|tuo|tua|tuoi|tue|suo|sua|suoi|sue|nostro|nostra|nostri|nostre|vostro|vostra|vostri|vostre',
);
/** `Butterò personalmente ogni …`: it may stand between a verb and whom it is done to. */
const ADVERB = `(?:(?:[a-z]{4,}mente|subito|volentieri|davvero):[A-Za-z]* |${is('con')}${is('gioia|piacere|gusto|calma|violenza|rabbia|odio|amore|furia|entusiasmo|soddisfazione')}|${is('a')}${is('sangue|morte')})?`;
/** Who suffers: a word for people, or any word behind an article that is no known thing. Only beside verbs that are violence whoever is named. */
export const VICTIM =
  ADVERB +
  either(
    NOUN,
    is('te|voi|lui|lei|loro|costoro|chiunque|ognuno|qualcuno|uno|una|quelli|quelle|chi'),
    `(?:${either(DETERMINER, OWNER)}){1,4}(?:${of('h')}){0,2}${not('oAKLIXRSbdpiv')}`,
  );
const PART = is('a|ai|al|alla|alle|agli|all|di|dei|degli|delle|del|della|dell') + VICTIM;
/** In or under what the dead and the injured lie. */
export const FATAL = either(
  is('sottoterra'),
  is('sotto') + is('terra'),
  is('all') + is('altro') + is('mondo'),
  is(
    'al|all|nell|nel|nello|nella|in|dal|dall|dalla|da|sul|sui|sulla|su|giu|a|sotto|allo|nei|fondo',
  ) +
    `(?:${is('un|una|fondo|al|il|la|l|dal|dalla|a|di|primo|uno|quel|ar|piano')}){0,3}` +
    of('d'),
);
/** Where one is sent only by violence; a lake and a road can be gone to. */
const GRAVE = either(
  is('sottoterra'),
  is('sotto') + is('terra'),
  is('all') + is('altro') + is('mondo'),
  is('al|all|nell|nel|nella|in|allo|alla|sulla|su') +
    `(?:${is('un|una|il|la|l|fondo|al')}){0,2}` +
    is(
      'macello|mattatoio|creatore|cimitero|camposanto|obitorio|bara|bare|fossa|fosso|tomba|loculo|ospedale|rianimazione|barella|carrozzina|pilone|patibolo|lager|crematorio|forno|forni|rogo|forca|rotelle|sedia|terapia|cassa|inferno',
    ),
);
/** Nobody but the dead and the injured. */
const GRAVE_SURE = either(
  is('sottoterra'),
  is('sotto') + is('terra'),
  is('all') + is('altro') + is('mondo'),
  is('al|all|nell|nel|nella|in|allo|alla|sulla|su') +
    `(?:${is('un|una|il|la|l|fondo|al')}){0,2}` +
    is(
      'macello|mattatoio|creatore|cimitero|camposanto|obitorio|bara|bare|tomba|loculo|rianimazione|barella|pilone|patibolo|lager|crematorio|aldila|foiba|foibe|ospedale|rogo|forca',
    ),
  is('a|ad|al|alla') + maybe(is('un|una')) + is('lampione|trave|forca|pennone|patibolo'),
);
/** `mandarti`, not `mandarlo`. */
const YOU_JOINED = '(?=[^ :]*(?:ti|vi):)';
const BLOWS = is('a|di|con|le|delle|due|tre|quattro|una|un|na|il') + maybe(of('h')) + of('b');
const TOGETHER = is(
  'fuori|fine|secco|secca|secchi|fritto|polpette|pezzi|pezzettini|fette|fettine|brandelli|saltare|sparire|soffrire|sanguinare|crepare|morire|nero(?!:[A-Za-z]* su:)|neri|male|volare|piangere|esplodere|pelle|strisciare|tacere|sputare|scomparire',
);
const IDLE = `(?!${is('di|dal|dalla|dai|dalle|d')}${not('b')})`;
/** No thing follows to which it is done instead: `ti spezzo il pane`. */
const NO_THING = `${IDLE}(?!${is('il|lo|la|l|i|gli|le|un|una|uno|le|dei|delle|due|questo|questa|quel|quella')}${maybe(OWNER)}${not('KNb')})`;

const END = '(?=$|[,."\'?] |con:)';
const CLITICS = 'lo la li le ti vi gli ne telo tela glielo gliela gliele glieli'.split(' ');
const joined = (...stems: string[]) =>
  stems.flatMap((stem) => CLITICS.map((clitic) => stem + clitic)).join('|');
const listOf = (list: string, ...parts: (keyof Forms)[]) => {
  const forms = formsOf(list);
  return [...new Set(parts.flatMap((part) => forms[part]))].join('|');
};

/** Whose deed it is: the speaker's, one that a helping verb governs, one that others are told, or wished to do. */
type Mood = 'own' | 'infinitive' | 'order' | 'wish';
interface Words {
  kill: string;
  killThem: string;
  harm: string;
  harmThem: string;
  cut: string;
  cutThem: string;
  send: string;
  sendThem: string;
  make: string;
  makeThem: string;
  give: string;
  giveThem: string;
  take: string;
  takeThem: string;
  reduce: string;
  reduceThem: string;
  put: string;
  putThem: string;
  throw: string;
  throwThem: string;
  burn: string;
}

const WORDS: Readonly<Record<Mood, Words>> = {
  own: {
    kill: 'U',
    killThem: '',
    harm: 'Q',
    harmThem: '',
    cut: 'c',
    cutThem: '',
    send: listOf(SENDING, 'speaker'),
    sendThem: '',
    make: 'faccio|facciamo|faro|faremo|farei|faremmo',
    makeThem: '',
    give: 'do|diamo|daro|daremo|darei|daremmo|tiro|tiriamo|tirero|tireremo|tirerei|mollo',
    giveThem: '',
    take: 'tolgo|togliamo|togliero|toglieremo|levo|leviamo|levero|leveremo|leverei|toglierei',
    takeThem: '',
    reduce: 'riduco|riduciamo|ridurro|ridurremo|ridurrei',
    reduceThem: '',
    put: 'metto|mettiamo|mettero|metteremo|metterei|pongo|porro',
    putThem: '',
    throw: listOf(THROWING, 'speaker'),
    throwThem: '',
    burn: listOf(BURNING, 'speaker'),
  },
  infinitive: {
    kill: 'V',
    killThem: 'W',
    harm: 'H',
    harmThem: 'M',
    cut: 'l',
    cutThem: 'm',
    send: listOf(SENDING, 'infinitive'),
    sendThem: listOf(SENDING, 'infinitiveWithObject'),
    make: 'fare|far',
    makeThem: joined('far'),
    give: 'dare|dar|tirare|tirar|mollare',
    giveThem: joined('dar', 'tirar', 'mollar'),
    take: 'togliere|toglier|levare|levar',
    takeThem: joined('toglier', 'levar'),
    reduce: 'ridurre|ridur',
    reduceThem: joined('ridur'),
    put: 'mettere|metter|porre',
    putThem: joined('metter'),
    throw: listOf(THROWING, 'infinitive'),
    throwThem: listOf(THROWING, 'infinitiveWithObject'),
    burn: listOf(BURNING, 'infinitive'),
  },
  order: {
    kill: 'Z',
    killThem: 'J',
    harm: 'f',
    harmThem: 'e',
    cut: 'n',
    cutThem: 'q',
    send: listOf(SENDING, 'command'),
    sendThem: listOf(SENDING, 'commandWithObject'),
    make: 'fate|facciamo',
    makeThem: `${joined('fate', 'facciamo')}|fallo|falla|falli|falle|fagli|fatti`,
    give: 'date|diamo|tirate|tiriamo',
    giveThem: `${joined('date', 'diamo', 'tirate', 'tiriamo', 'tira')}|dagli|dalle|dalli|dagliele|daglielo`,
    take: 'togliete|togliamo|levate|leviamo',
    takeThem: joined(
      'togliete',
      'togliamo',
      'togli',
      'levate',
      'leviamo',
      'leva',
      'leviamoce',
      'togliamoce',
    ),
    reduce: 'riducete|riduciamo',
    reduceThem: joined('riducete', 'riduciamo', 'riduci'),
    put: 'mettete|mettiamo|ponete|poniamo',
    putThem: joined('mettete', 'mettiamo', 'metti'),
    throw: listOf(THROWING, 'command'),
    throwThem: listOf(THROWING, 'commandWithObject'),
    burn: listOf(BURNING, 'command'),
  },
  wish: {
    kill: 'Y',
    killThem: '',
    harm: 'k',
    harmThem: '',
    cut: 's',
    cutThem: '',
    send: listOf(SENDING, 'wished'),
    sendThem: '',
    make: 'faccia|facciano|facesse|facessero|farebbe',
    makeThem: '',
    give: 'dia|diano|desse|dessero|tiri|tirino|tirasse|molli',
    giveThem: '',
    take: 'tolga|tolgano|togliesse|levi|levasse|levino',
    takeThem: '',
    reduce: 'riduca|riducano|riducesse',
    reduceThem: '',
    put: 'metta|mettano|mettesse|ponga|ponesse',
    putThem: '',
    throw: listOf(THROWING, 'wished'),
    throwThem: '',
    burn: listOf(BURNING, 'wished'),
  },
};

/** A verb with its object before it or on it: `lo spacco`, `spaccarlo`. */
const withObject = (mood: Mood, plain: string, joint: string, before: string) =>
  joint === ''
    ? before + plain
    : mood === 'own' || mood === 'wish'
      ? before + plain
      : either(joint, before + plain);
const words = (list: string) => (list === '' ? '' : is(list));
const classes = (letters: string) => (letters === '' ? '' : of(letters));
const YOU = is('ti|vi|te|ve|je|ie');
const TO_WHOM = is('ti|vi|gli|le|te|ve|je|ie');

/** Attacks and punishments of somebody who is only `you` may be of words. */
const HARD = '(?!(?:attacc|pun|aggred|rovin)[^ :]*:)';
/** Violence that somebody does, with the one who suffers it, in all its ways of speaking. */
function deedOf(mood: Mood): string {
  const w = WORDS[mood];
  const kill = classes(w.kill),
    harm = classes(w.harm),
    cut = classes(w.cut);
  const killThem = withObject(mood, kill, classes(w.killThem), CLITIC);
  const harmThem = withObject(
    mood,
    HARD + harm,
    classes(w.harmThem) === '' ? '' : HARD + classes(w.harmThem),
    YOU,
  );
  const cutThem = withObject(mood, cut, classes(w.cutThem), TO_WHOM);
  const cutIt =
    cut === ''
      ? ''
      : is('te|ve|glie|gliela|gliele|glielo|glieli|ce') + maybe(is('la|le|lo|li')) + cut;
  const sendThem = withObject(mood, words(w.send), words(w.sendThem), CLITIC);
  const make = words(w.make);
  const makeThem = withObject(mood, make, words(w.makeThem), CLITIC);
  const giveThem = withObject(mood, words(w.give), words(w.giveThem), TO_WHOM);
  const takeThem = withObject(mood, words(w.take), words(w.takeThem), CLITIC);
  const reduceThem = withObject(mood, words(w.reduce), words(w.reduceThem), CLITIC);
  const fire = either(is('fuoco|morte'), is('la') + is('morte'));
  return either(
    ...(mood === 'own' ? [CLITIC + is('avro|avremo') + of('PB')] : []),
    all(`u${w.kill}`) + VICTIM,
    all(`u${w.harm}`) + VICTIM,
    kill + NOT_WHOSE + NOUN,
    harm + NOT_WHOSE + NOUN,
    killThem + NO_THING,
    CLITIC + all(`u${w.kill}`) + IDLE,
    harmThem + NO_THING,
    CLITIC + all(`u${w.harm}`) + IDLE,
    is(SHOOT[mood]) +
      maybe(is('addosso|contro|in|alle|alla')) +
      maybe(of('K')) +
      is('a|ai|agli|alle|al|alla|all|allo|contro|su|sui|sugli|sulle|sul|addosso') +
      maybe(is('a|ai|agli|alle')) +
      `(?:${either(article, OWNER, of('h'))}){0,3}` +
      not('oAKLIXRSbdpiv'),
    cutThem + upTo(4, 'LXR') + of('K') + IDLE,
    cutIt + upTo(2, 'XR') + '(?:, )?' + upTo(1, 'XR') + of('K'),
    either(cut, harm) + upTo(3, 'LXR') + of('K') + PART,
    either(cutThem, CLITIC + cut, either(cut, harm, kill) + NOUN, killThem, harmThem) +
      upTo(3, 'XR') +
      BLOWS,
    either(kill, harm, cut) + BLOWS + VICTIM,
    giveThem + is('in') + is('pasto'),
    giveThem + upTo(2, 'XR') + either(of('b'), fire),
    words(w.give) +
      either(BLOWS, is('fuoco')) +
      upTo(2, 'XR') +
      maybe(is('in') + of('K')) +
      is('a|ai|agli|alle|al|alla|all|allo') +
      upTo(3, 'XR') +
      either(of('N'), PLACES, not('oLXRKbdp')),
    either(sendThem, words(w.send) + ADVERB + NOUN) + upTo(3, 'XR') + GRAVE_SURE,
    either(
      withObject(
        mood,
        words(w.send),
        words(w.sendThem) === '' ? '' : YOU_JOINED + words(w.sendThem),
        YOU,
      ),
      words(w.send) + ADVERB + NOUN,
    ) +
      upTo(3, 'XR') +
      FATAL,
    '(?=(?:[^ ]+ )?(?:butt|gett|lanci|scaravent|sping|affond|ributt))' +
      sendThem +
      upTo(3, 'XR') +
      is('dal|dall|dalla|da|nel|nell|nella|giu|in|sotto') +
      maybe(is('dal|da|nel')) +
      maybe(is('un|una|il')) +
      is('pozzo|canale|fiume|burrone|dirupo|balcone|finestra|ponte|acido|fosso|mare|treno'),
    either(
      makeThem + maybe(is('io|proprio|tutti|tutte|subito|anche|domani|stasera')),
      make + NOUN,
    ) +
      maybe(is('a|del')) +
      TOGETHER,
    make + ADVERB + is('fuori') + VICTIM,
    make + ADVERB + either(is('sparire'), is('a') + is('pezzi|fette|brandelli|polpette')) + NOUN,
    words(w.put) + either(is('sotto') + NOUN, NOUN + is('sotto') + END),
    is(SWEEP[mood]) + is('via') + NOUN,
    words(w.send) +
      ADVERB +
      NOUN +
      upTo(3, 'XR') +
      is('dal|dall|dalla|giu|in|nel|sotto') +
      maybe(is('dal|dalla|nel')) +
      maybe(is('un|una|il')) +
      is('pozzo|canale|fiume|burrone|dirupo|balcone|finestra|ponte|acido|fosso|mare|treno|tetto') +
      '(?<=^(?:.* )?(?:butt|gett|lanc|scaravent|sping|affond|ributt)[a-z]*:.*)',
    make + of('V') + VICTIM,
    is('farla|fargliela|farvela|fartela|facciamola|fatela|facciamogliela') +
      is('pagare') +
      upTo(1) +
      is('a|ai|agli|alle|al|alla|all') +
      upTo(2, 'XR') +
      of('N'),
    make + of('D') + NOUN,
    makeThem +
      is('il|la|un|due|gli') +
      is('culo|faccia|occhio|occhi|muso|viso') +
      is('a|come|nero|neri|gonfio|cosi|viola|tanto'),
    make +
      maybe(is('del|tanto|molto|un')) +
      is('male') +
      is('a|ai|agli|alle|al|alla|all|allo') +
      VICTIM,
    make +
      is('saltare|esplodere|crollare|bruciare') +
      upTo(3, 'XR') +
      either(PLACES, of('N'), is('aria') + VICTIM),
    either(makeThem, make + NOUN) +
      upTo(1, 'XR') +
      either(
        of('V') + IDLE,
        all('uH'),
        is('finire|andare|uscire|tornare|andar|finir|uscir|tornar') + upTo(2, 'XR') + GRAVE,
        is('fare') + upTo(2, 'XR') + is('volo|fine|bagno'),
        is('la') + is('pelle|festa') + `(?!${is('di|a|per')})`,
        is('una|un') + is('buco') + is('in') + of('K'),
      ),
    takeThem +
      either(
        is('la|il|er') + is('vita|fiato|respiro|pelle|faccia'),
        is('di|da|dal|dalla') + maybe(is('questo')) + is('mezzo|mondo|torno|terra|faccia'),
      ),
    either(reduceThem, words(w.reduce) + NOUN) +
      upTo(1, 'XR') +
      is('in|a|un') +
      upTo(1, 'XR') +
      is(
        'cenere|poltiglia|pezzi|brandelli|fin|polpette|fette|colabrodo|stracci|polvere|vegetale|larva',
      ),
    withObject(mood, words(w.put), words(w.putThem), TO_WHOM) +
      upTo(1) +
      is('le') +
      is('mani') +
      is('al|addosso|alla|intorno'),
    words(w.put) +
      is('una|un|il|del|delle') +
      is('bomba|ordigno|tritolo|esplosivo|bombe|molotov') +
      is('sotto|in|nel|nella|nello|nell|davanti|dentro|a|al|alla|all|sul|su') +
      upTo(1) +
      `(?!${is('gelato|torta|piatto')})`,
    withObject(mood, words(w.throw), words(w.throwThem), TO_WHOM) +
      upTo(3, 'LXR') +
      is(
        'acido|benzina|soda|candeggina|vetriolo|molotov|sassi|pietre|pietra|mattone|mattoni|bomba|bombe|granata|sedia|coltello|napalm',
      ) +
      `(?!${is('per')})`,
    words(w.throw) +
      upTo(2, 'LXR') +
      is(
        'acido|benzina|soda|candeggina|vetriolo|napalm|sassi|pietre|mattoni|bombe|molotov|bottiglie',
      ) +
      is('su|sui|sugli|sulle|sul|sulla|addosso|contro|a|ai|agli|alle|al|alla') +
      maybe(is('a|ai|al|agli|alle|alla')) +
      VICTIM,
    words(w.burn) +
      is('il|lo|la|l|i|gli|le|quel|quella|quelle|quei|questa|questo|sta|sto|tutte|tutti|quell') +
      `(?:${either(OWNER, of('h'), is('le|i|gli|loro'))}){0,2}` +
      PLACES,
    cut + is('loro') + upTo(1) + of('K'),
    words(w.put) +
      is('fine') +
      is('a|alla|ai|alle|all') +
      upTo(1, 'XR') +
      either(of('N'), is('vita|esistenza')),
    either(harmThem, CLITIC + either(cut, harm)) + is('come') + upTo(1, 'XR') + of('v'),
    either(cut, is('pianto|piantare|piantategli|tiro|tirare|metto|mettere|ficco|sparo|sparare')) +
      upTo(3, 'XR') +
      is('in|nel|nella|nello|nell|nei|negli|nelle|tra|fra|sulla|dentro') +
      upTo(2, 'XR') +
      of('K') +
      IDLE,
  );
}

const SWEEP: Readonly<Record<Mood, string>> = {
  own: 'spazzo|spazziamo|spazzero|spazzeremo|spazzerei',
  infinitive: 'spazzare|spazzar',
  order: 'spazzate|spazziamo',
  wish: 'spazzi|spazzino|spazzasse',
};
const SHOOT: Readonly<Record<Mood, string>> = {
  own: 'sparo|spariamo|sparero|spareremo|sparerei|spareremmo',
  infinitive: 'sparare|sparar',
  order: 'sparate|spariamo',
  wish: 'spari|sparino|sparasse|sparassero|sparerebbe',
};

/** `sciolto nell'acido`, `messa al muro`: with should and its like before it. */
export const SENT =
  is(listOf(SENDING, 'participle')) +
  upTo(2, 'XR') +
  either(
    GRAVE_SURE,
    is('nell|nel|in|al|nella') +
      maybe(is('fondo')) +
      maybe(is('al')) +
      is('acido|cemento|muro|mare|pozzo|fossa|fosso'),
  );

/** Deeds are long, and many rules end with them: they are looked for once in a sentence, and these letters stand where they begin. */
const LETTERS: Readonly<Record<Mood, string>> = {
  own: 'j',
  infinitive: 'w',
  order: 'x',
  wish: 'z',
};
export const DEEDS = (['own', 'infinitive', 'order', 'wish'] as const).map((mood) =>
  phrase(LETTERS[mood], deedOf(mood)),
);
/** A deed of this mood begins here; only the last part of a rule. */
export const deed = (mood: Mood) => begins(LETTERS[mood]);
/** The deed itself, for rules that go on behind it. */
export const WHOLE_INFINITIVE = deedOf('infinitive');
