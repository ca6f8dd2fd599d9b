import { say } from '@vedetta/messages/say.ts';
import { all, COMMA, either, is, maybe, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { deed, SENT, VICTIM, WHOLE_INFINITIVE } from './deeds.ts';
import { NOUN, SOMEBODY } from './phrases.ts';

const threat = threatIn('it');
const OWN = deed('own');
const TO_DO = deed('infinitive');
const ORDER = deed('order');
const WISH = deed('wish');
const TO = maybe(is('a|ad|di|d|per|e|nel|nell'));
/** Not what one does to oneself, and no object before an infinitive. */
const NOT_SELF = '(?<!(?:^| )(?:mi|m|ci|se|si):[A-Za-z]* )';
const BLOWN = is('a|di|con') + of('b');
const WOULD = is(
  'bisogna|bisognerebbe|bisognera|occorre|occorrera|occorrerebbe|servirebbe|basterebbe|basta|conviene|converrebbe|tocca|toccherebbe|spetta|urge|andrebbe',
);

/** What is done to somebody, in every mood and person, behind whatever governs it. */
export const DIRECT_RULES: readonly ThreatRule[] = [
  threat('own-deed', 'threat', say('doesSaysWhatWriterWillDo'), rule(NOT_SELF, OWN)),
  threat(
    'ready-to-kill',
    'threat',
    say('doesSaysWriterReadyKill'),
    rule(
      either(
        is('pronto|pronta|pronti|disposto|disposta|disposti|capace|capaci|deciso|decisa|decisi') +
          is('a|di|ad|anche') +
          maybe(is('a|ad')),
        is('voglio|vogliamo|sto|stiamo|devo|vado|andiamo|intendo') + maybe(is('per|a')),
      ),
      is(
        'uccidere|ammazzare|sparare|massacrare|accoltellare|torturare|linciare|sterminare|picchiare|menare',
      ),
      either(
        `(?=$|\\. )`,
        is('per') +
          either(
            '(?=[^ :]+r[a-z]{1,4}:)',
            is('un|una|il|la|questo|questa|questi|voi|lui|lei') +
              `(?!${is('caffe|gelato|pizza|panino|birra|biglietto|posto|dolce|tiramisu|cornetto|hamburger|gol|ruolo')})`,
          ),
        is('oggi|stasera|domani|stanotte|ancora'),
      ),
    ),
  ),
  threat(
    'object-first',
    'threat',
    say('doesSaysWhatWriterOthers'),
    rule(
      NOT_SELF,
      is('ti|vi|te|ve|lo|li|gli'),
      either(of('r'), is('devono|dovrebbero|deve|dovrebbe|possano|possono|dovete|dovreste|devi')) +
        maybe(is('proprio|solo|sempre|venire|andare|anche|far|fare|vedere')),
      maybe(is('a|ad|di')),
      either(
        all('uV'),
        all('uH'),
        of('V') + `(?=$|[.,] |(?:tutti|tutte|subito|come|con|a|e|in|ora|bastardo|stronzo|prima):)`,
        of('lH') + upTo(2, 'LXR') + of('K'),
        is('fare|far') + is('fuori|fine|a|secco|male|saltare'),
      ),
    ),
  ),
  threat(
    'nothing-better',
    'threat',
    say('doesWouldLikeNothing'),
    rule(
      maybe(is('non') + maybe(is('c|ci') + is('e'))),
      is('niente|nulla|altro|desidero|voglio|vorrei|sogno'),
      upTo(5, 'R'),
      is('che|di|quanto'),
      TO_DO,
    ),
  ),
  threat(
    'long-wanted',
    'threat',
    say('doesSaysWhatWriter'),
    rule(
      is('ho|abbiamo'),
      upTo(1, 'XR'),
      is('sognato|deciso|giurato|promesso|pensato|voluto|desiderato|programmato|progettato'),
      maybe(is('di|a')),
      TO_DO,
    ),
  ),
  threat(
    'order-one',
    'incitement',
    say('doesTellsSomebodyDo'),
    rule(
      START,
      either(
        is('uccidi|colpisci|sopprimi|trafiggi|crocifiggi') + NOUN,
        is('dai|appicca') +
          maybe(is('il')) +
          is('fuoco') +
          is('a|al|alla|ai|alle|agli|all') +
          upTo(2, 'XR') +
          of('N'),
      ),
    ),
  ),
  threat(
    'dear-ones',
    'threat',
    say('doesThreatensThoseWho'),
    rule(
      either(of('Q'), of('U')),
      is('i|le|gli'),
      is('tuoi|vostri|suoi|tue|vostre'),
      is('cari|affetti|amori|familiari|congiunti'),
    ),
  ),
  threat(
    'by-weapon',
    'threat',
    say('doesSaysSomebodyDealt'),
    rule(
      either(
        is('qualcuno|magari|uno|bisogna|bisognerebbe|vanno|va|andrebbe|andrebbero'),
        is('li|lo|la|le|ti|vi') + '(?![^ :]+(?:nno|ono|ano):)(?=[^ :]+(?:o|iamo|ero|emo|rei):)',
      ),
      upTo(4, 'XR'),
      is('con|a'),
      maybe(is('un|una|il|la|l|i|le|colpi')),
      maybe(is('di')),
      is(
        'proiettile|pallottola|proiettili|pallottole|fucile|mitra|spranga|spranghe|cappio|machete|lanciafiamme|napalm|tritolo|molotov|ascia|motosega|cappio|piombo',
      ),
    ),
  ),
  threat(
    'by-blows',
    'threat',
    say('doesSaysSomethingDone'),
    rule(
      either(
        is('ti|vi|gli|te|ve|lo|la|li|le') +
          maybe(is('la|lo|li|le')) +
          '(?![^ :]+(?:nno|ono|ano):)(?:[^ :]+(?:o|iamo|rei)):[A-Za-z]* ',
        '(?:[^ :]+(?:gli|teli|tela|telo|moli|mola|molo|tele|mole)):[A-Za-z]* ',
      ),
      upTo(4, 'XR'),
      is('a'),
      of('b'),
    ),
  ),
  threat(
    'order',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(START, upTo(3, 'LXVWUZJPGYHMQDFTROIuabc'), ORDER),
  ),
  threat(
    'order-joined',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      is('e|poi|quindi|allora|o|anzi'),
      either(
        all('uJ'),
        all('ue'),
        all('uZ') + VICTIM,
        is('dategli|dagli|diamogli|dateli|dateci') + is('fuoco'),
      ),
    ),
  ),
  threat(
    'order-then',
    'incitement',
    say('doesCallsOthersGo'),
    rule(
      is(
        'andate|andiamo|scendiamo|venite|uniamoci|organizziamoci|prendete|prendiamo|trovatelo|trovatela|trovateli|armatevi|armiamoci|compratevi|tornate|corriamo|torniamo',
      ),
      upTo(7, 'XR'),
      COMMA,
      upTo(1),
      is('e|a|ad|per'),
      either(ORDER, TO_DO),
    ),
  ),
  threat(
    'others-do',
    'incitement',
    say('doesSaysWishesOthers'),
    rule(
      either(
        SOMEBODY,
        START + is('che'),
        is('magari|qualcuna|camion|tram|fulmine|treno|auto') + maybe(is('che')),
      ) + upTo(3, 'XRUQc'),
      WISH,
    ),
  ),
  threat(
    'one-should',
    'incitement',
    say('doesSaysViolenceShould'),
    rule(
      either(WOULD, is('c') + is('e') + is('solo|soltanto')),
      upTo(2, 'XRN'),
      TO,
      upTo(2, 'XRN'),
      TO_DO,
    ),
  ),
  threat(
    'should-they',
    'incitement',
    say('doesSaysSomebodyShouldDo'),
    rule(
      either(SOMEBODY, of('N'), is('io|noi|voi|loro')) +
        upTo(2, 'XR') +
        is(
          'deve|dovrebbe|dovrebbero|devono|puo|potrebbe|possa|dovreste|dovete|dovra|farebbe|fanno|fa|farebbero',
        ) +
        maybe(is('bene')) +
        TO,
      TO_DO,
    ),
  ),
  threat(
    'is-worth',
    'incitement',
    say('doesSaysViolenceAgainstSomebodyRight'),
    rule(
      either(
        is('vale|varrebbe') + is('la') + is('pena'),
        is('fa|fanno|farebbe|fate|fai|farebbero|faresti') +
          upTo(1) +
          is('bene|piacere') +
          upTo(4, 'XR'),
        is('vale|conviene|converrebbe|giova|gioverebbe|interessa') + upTo(3, 'XR'),
        is('non') + is('resta|rimane') + is('che|altro') + maybe(is('che')),
        is(
          'soluzione|cosa|unica|modo|ora|momento|caso|metodo|rimedio|dovere|diritto|arte|gusto|piacere',
        ) +
          is('di|per|e|sarebbe|a') +
          upTo(1),
      ),
      TO,
      TO_DO,
    ),
  ),
  threat(
    'not-forbidden',
    'incitement',
    say('doesSaysViolenceAgainst'),
    rule(
      is('non') + is('e|sarebbe|era|dovrebbe') + upTo(3, 'X') + of('yC') + maybe(is('se|a|di')),
      TO_DO,
    ),
  ),
  threat(
    'doing-is',
    'incitement',
    say('doesSaysViolenceAgainstSomebodyRight'),
    rule(
      deed('infinitive') + WHOLE_INFINITIVE,
      upTo(4, 'XRIC'),
      either(
        is('e|sarebbe|diventa|resta|fosse') +
          upTo(2, 'XRC') +
          is(
            'giusto|sacrosanto|doveroso|lecito|legittimo|necessario|bello|divertente|bene|poco|niente|facile|semplice|atto|gesto|dovere|diritto|piacere|favore|servizio|soluzione|unica|obbligo|liberazione|giustizia|giusta|onore|minimo|regalo|bene|terapia|sport|arte|opera|cosa|meglio|normale',
          ),
        is('non') + is('basta|bastera|basterebbe'),
        is('non') +
          is('e|sarebbe|era') +
          maybe(is('un|una|neanche|nemmeno|piu|certo')) +
          is('reato|crimine|peccato|omicidio|delitto|male'),
        is('dovrebbe|deve|andrebbe') +
          upTo(2, 'XR') +
          is(
            'legale|obbligatorio|lecito|permesso|consentito|premiato|legge|reso|insegnato|facoltativo|sport',
          ),
        is('fa|farebbe') + is('bene'),
      ),
    ),
  ),
  threat(
    'who-joins',
    'incitement',
    say('doesLooksPeopleDo'),
    rule(
      either(
        is('chi') +
          upTo(1) +
          is('viene|aiuta|partecipa|vuole|sta|accompagna|collabora|ha') +
          upTo(3, 'XR'),
        is('qualcuno') +
          maybe(is('che')) +
          upTo(1) +
          is('viene|aiuta|disposto|vuole|coraggio|abbia|sappia') +
          upTo(3, 'XR'),
      ),
      is('a|ad|di|per'),
      TO_DO,
    ),
  ),
  threat(
    'passive-deserved',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      either(
        is('va|vanno|andrebbe|andrebbero|andate|andresti|andreste|vai') +
          upTo(2, 'XR') +
          either(
            all('uP'),
            all('uB'),
            is('presi|prese|preso|presa|riempiti|riempita|riempito') + BLOWN,
            is('rasi|rase|raso') + is('al'),
            SENT,
            upTo(6, 'XR') + is('e') + all('uP'),
          ),
        is('hanno|ha|avete|hai|avrebbero|avrebbe') +
          upTo(1) +
          is('bisogno') +
          is('di') +
          is('essere|venire') +
          upTo(2, 'XR') +
          either(all('uP'), all('uB')),
        is('merita|meritano|meriti|meritate') +
          upTo(6, 'XR') +
          is('e') +
          maybe(is('di')) +
          is('essere|venire') +
          either(all('uP'), all('uB')),
        is(
          'merita|meritano|meriti|meritate|meriterebbe|meriterebbero|meriteresti|meritereste|dovrebbe|dovrebbero|devono|deve|dovete|devi|dovresti|dovreste|dovranno|dovra',
        ) +
          maybe(is('solo|proprio|tutti|tutte|soltanto|davvero|come')) +
          maybe(is('minimo')) +
          maybe(is('di')) +
          is('essere|venire|finire|restare') +
          upTo(2, 'XR') +
          either(
            all('uP'),
            all('uB'),
            of('P') + '(?=$|[,."] |(?:vivi|vive|vivo|viva|in|a|subito|tutti|come):)',
            is('presi|prese|preso|presa|riempiti') + BLOWN,
          ),
        is('si') +
          either(
            is('fucilano|impiccano|lapidano|castrano|gasano|giustiziano|linciano') + upTo(3, 'XR'),
            is(
              'zittiscono|curano|educano|domano|raddrizzano|trattano|sistemano|risolve|risolvono|prendono|prende|tratta|zittisce|educa',
            ) +
              upTo(3, 'XR') +
              BLOWN,
          ),
      ),
    ),
  ),
  threat(
    'praise-deed',
    'incitement',
    say('doesPraisesPaysWhoever'),
    rule(
      is(
        'taglia|pago|paghiamo|paghero|offro|offriamo|premio|premiate|medaglia|onore|onori|applausi|applauso|bravo|brava|grazie|complimenti|stima|rispetto|soldi|ricompensa|statua|euro|evviva|viva|santo|eroe|bacio',
      ),
      upTo(3, 'XR'),
      is('a|per|al|su|all') +
        is('chi|chiunque') +
        upTo(1, 'XR') +
        either(of('a') + maybe(NOUN), of('kY'), upTo(2) + either(all('uP'), of('B'), of('P'))),
    ),
  ),
  threat(
    'praise-doer',
    'incitement',
    say('doesPraisesPaysWhoever'),
    rule(
      is('pago|paghiamo|paghero|premiamo|ringrazio|adoro|stimo'),
      is('chi|chiunque'),
      upTo(2, 'XR'),
      either(all('ua'), of('P')),
    ),
  ),
];
