import { say } from '@vedetta/messages/say.ts';
import { all, COMMA, either, is, maybe, not, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import {
  NOUN,
  KILL,
  DEED,
  WANT,
  MUST,
  SUBJECT,
  SHOULD_BEFALL,
  SOMEBODY,
  HOPE,
  WISHED_DEED,
  BEFALLS,
  CRIMELESS,
} from './phrases.ts';

const threat = threatIn('it');
/** `Vanno eliminati i doppioni`: things. */
const NO_THING = `(?!${is('il|lo|la|l|i|gli|le')}(?:${of('h')})?${not('N')})`;

/** The ways of Italian, each with the reason why it is a threat. */
export const ITALIAN_RULES: readonly ThreatRule[] = [
  threat('want', 'threat', say('doesSaysWhatWriterWants'), rule(WANT, DEED)),
  threat(
    'command',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      upTo(2, 'LXVWUZJPGYHMQDFTNROI'),
      either(
        of('Z') + NOUN,
        of('J'),
        is('sbarazziamoci|liberiamoci|sbarazzatevi|liberatevi|disfiamoci') +
          upTo(3, 'XR') +
          of('Nv'),
        is('facciamoli|facciamole|fateli|fatele|fatelo|fatela|facciamolo|facciamola') +
          upTo(2, 'XR') +
          is('fuori|pezzi|fine|sparire|soffrire|saltare'),
        is(
          'togliamo|togliete|leviamo|togliamoli|spazziamo|spazziamoli|mandiamo|mandiamoli|mettiamo|mettiamoli|mettete|mandate',
        ) +
          upTo(5, 'XR') +
          is('mezzo|faccia|forni|gas|muro|rogo|forca|fine|torno|fuoco'),
        is('diamo|date') + is('fuoco') + upTo(4),
        is('mettiamo|poniamo|mettete|ponete') + is('fine') + upTo(3) + of('N'),
      ),
    ),
  ),
  threat(
    'deserved',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(SUBJECT, SHOULD_BEFALL),
  ),
  threat(
    'deserved-elided',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      either(
        START +
          is('non') +
          is('meritate|meriti|meritano|dovete|devono|dovrebbero') +
          maybe(is('di')) +
          `(?=${is('vivere|esistere|respirare')})`,
        START + is('vanno|andrebbero|meritano|devono|dovrebbero|meritate|dovete|meriti|devi'),
        is('vanno|andrebbero'),
      ),
      upTo(2, 'XR'),
      either(
        is('essere|venire') + upTo(2, 'XR') + of('P') + NO_THING,
        of('P') + NO_THING,
        of('D'),
        is('vivere|esistere|respirare'),
        is('di') + of('D'),
        is('la|una') + is('morte|pallottola|forca'),
      ),
    ),
  ),
  threat(
    'somebody-should',
    'incitement',
    say('doesSaysOthersShould'),
    rule(
      either(
        SOMEBODY + upTo(2, 'XR') + MUST,
        is(
          'bisogna|bisognerebbe|occorre|occorrerebbe|basterebbe|servirebbe|dovremmo|dobbiamo|dovreste|dovete|potremmo',
        ),
      ),
      upTo(2, 'XRN'),
      DEED,
    ),
  ),
  threat(
    'death-to',
    'incitement',
    say('doesWishesDeathSomebody'),
    rule(
      either(
        is('morte') + is('a|ai|agli|alle|al|alla|allo|per'),
        '(?<!(?:condann|mess|percoss|picchiat|torturat|ferit|malat)[^ ]* )' + is('a') + is('morte'),
      ),
      NOUN,
    ),
  ),
  threat(
    'wish-befall',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      HOPE,
      upTo(1, 'X'),
      maybe(is('che|di|vi|ti|gli')),
      upTo(1, 'XR'),
      maybe(NOUN),
      upTo(3, 'XR'),
      either(BEFALLS, is('la') + is('morte'), '(?<=(?:augur[a-z]*|che|prego):.*)' + of('D')),
    ),
  ),
  threat(
    'wish-somebody',
    'incitement',
    say('doesWishesSomebodyElse'),
    rule(
      HOPE,
      upTo(1, 'X'),
      maybe(is('che|di')),
      maybe(SOMEBODY),
      upTo(2, 'XR'),
      either(WISHED_DEED, KILL),
    ),
  ),
  threat(
    'may-they',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      START,
      is('che|possano|possiate|possa'),
      upTo(4, 'XR'),
      either(is('possano|possiate|possa') + upTo(2, 'XR') + of('D'), of('F'), of('D')),
    ),
  ),
  threat(
    'no-crime',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(either(KILL, of('H') + NOUN), upTo(5, 'XRI'), CRIMELESS),
  ),
  threat(
    'no-crime-to',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is('e|sarebbe|dovrebbe|essere|fosse'),
      upTo(3, 'X'),
      is(
        'legale|giusto|lecito|permesso|consentito|giustificato|divertente|bello|ora|tempo|necessario|legittimo|obbligatorio|sacrosanto|doveroso',
      ),
      maybe(is('di')),
      KILL,
    ),
  ),
  threat(
    'future-of-group',
    'threat',
    say('doesSaysGroupWill'),
    rule(
      either(
        is(
          'quei|quelle|questi|queste|tutti|tutte|quegli|ogni|tuoi|tue|vostri|vostre|suoi|sue|tua|tuo|vostra',
        ) +
          upTo(3, 'LXR') +
          of('N'),
        is('voi|tu|vi|ti'),
      ),
      upTo(4, 'XRI'),
      either(
        of('T') + `(?!${is('di|dal|dalla')})`,
        is('saranno|verranno|sarete|verrete|sarai|verrai') + upTo(2, 'X') + of('PB'),
      ),
    ),
    true,
  ),
  threat(
    'somebody-do',
    'incitement',
    say('doesAsksOthersDo'),
    rule(START, SOMEBODY, upTo(2, 'XRN'), of('Y'), NOUN),
  ),
  threat(
    'nothing-wrong',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      maybe(is('non')),
      upTo(2, 'X'),
      is('niente|nulla'),
      is('di'),
      is('male|sbagliato|strano|grave'),
      is('a|nel|ad|se|nello'),
      DEED,
    ),
  ),
  threat(
    'violence-right',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is('violenza|violenze|attacchi|aggressioni|attacco|stupro|omicidio|sterminio|genocidio'),
      is('contro|sui|sulle|ai|alle|dei|delle|degli|verso|su|di'),
      NOUN,
      upTo(2, 'XR'),
      is('e|sono|sarebbe|era|dovrebbe|puo'),
      upTo(3, 'X'),
      is(
        'giustificata|giustificate|giustificati|giustificato|necessaria|necessarie|giusta|giusto|risposta|soluzione|legittima|legale|sacrosanta|buona|dovuta|normale|accettabile',
      ),
    ),
  ),
  threat(
    'better-dead',
    'incitement',
    say('doesSaysSomebodyBetter'),
    rule(
      SUBJECT,
      is('starebbero|stareste|sarebbero|sono|stanno|starebbe|sarebbe|stai|staresti'),
      is('meglio|molto|piu'),
      upTo(1, 'X'),
      of('E'),
    ),
  ),
  threat(
    'nobody-would-miss',
    'incitement',
    say('doesSaysNobodyWould'),
    rule(
      is('nessuno'),
      upTo(1),
      is('piangerebbe|piangera|rimpiangerebbe|noterebbe|protesterebbe|lamenterebbe'),
      upTo(1),
      is('se|quando'),
      upTo(3, 'XR'),
      BEFALLS,
    ),
  ),
  threat(
    'solution',
    'incitement',
    say('doesCallsViolenceSolution'),
    rule(
      is('soluzione|rimedio|modo|bisogno|meglio|cosa|unica'),
      upTo(4, 'XR'),
      is('e|sarebbe|di|per|resta'),
      maybe(is('quella|quello')),
      maybe(is('di')),
      DEED,
    ),
  ),
  threat(
    'world-without',
    'incitement',
    say('doesWantsWorldWithout'),
    rule(
      is('sogno|sogniamo|voglio|vogliamo|vorrei|immagino|immaginate|serve|meritiamo'),
      upTo(2, 'XR'),
      is('mondo|paese|societa|citta|italia|europa|pianeta'),
      is('senza|libero|libera|ripulito'),
      maybe(is('da|dai|dagli|dalle')),
      NOUN,
    ),
  ),
  threat(
    'only-dead-good',
    'incitement',
    say('doesSaysOnlyDead'),
    rule(
      is('unico|unica|unici|migliore|migliori|solo'),
      upTo(2, 'X'),
      of('N'),
      upTo(3, 'X'),
      is('e|sono'),
      upTo(3),
      of('E'),
    ),
  ),
  threat(
    'bullet-for',
    'incitement',
    say('doesCallsDeathPenalty'),
    rule(
      is(
        'pallottola|pallottole|proiettile|piombo|forca|rogo|forni|forno|ghigliottina|lager|sterminio|genocidio|olocausto|cappio|fucilazione|esecuzione|plotone',
      ),
      maybe(is('crematori|gas|crematorio|a|in|nella|alla')),
      maybe(is('testa|fronte|gas|nuca|bocca')),
      is('per|ai|alle|a|contro|dei|delle|di|al|alla|agli'),
      upTo(3, 'XR'),
      of('N'),
    ),
    true,
  ),
  threat(
    'good-if',
    'incitement',
    say('doesSaysWouldGood'),
    rule(
      is(
        'bello|bene|meglio|fantastico|felice|contento|ideale|perfetto|stupendo|giusto|ora|tempo|meraviglioso|godrei|festeggerei|magnifico|ottimo',
      ),
      upTo(1, 'R'),
      is('se|che|quando|vedere|di|veder'),
      upTo(1, 'R'),
      maybe(NOUN),
      upTo(3, 'XR'),
      either(BEFALLS, WISHED_DEED, all('uP'), of('P') + '(?<=:[A-Za-z]*N[A-Za-z]* .*)'),
    ),
  ),
  threat(
    'should-have',
    'incitement',
    say('doesRegretsSomebodyWas'),
    rule(
      either(is('avrebbe|avrebbero|avessero|avesse|avremmo|avrei'), START + is('dovevano|doveva')),
      upTo(3, 'X'),
      either(of('P'), of('V'), of('W')),
      upTo(1),
      NOUN,
    ),
  ),
  threat(
    'suggests',
    'incitement',
    say('doesProposesViolence'),
    rule(
      either(
        is('perche') + is('non'),
        is('che') + is('ne') + is('dite|dici') + is('di'),
        is('e') + is('se'),
      ),
      upTo(2, 'XR'),
      either(of('Z') + NOUN, of('J'), of('O') + upTo(1) + of('UZ'), KILL),
    ),
  ),
  threat(
    'better-without',
    'incitement',
    say('doesSaysWorldWould'),
    rule(
      is(
        'mondo|societa|paese|vita|pianeta|italia|posto|terra|umanita|tutti|citta|europa|si|staremmo|sarebbe|vivremmo|starebbe',
      ),
      upTo(6, 'XR'),
      is('migliore|meglio|bello|bella|felice|pulito|pulita|sicuro|sicura|perfetto'),
      upTo(4, 'R'),
      is('senza|se|privo|privi'),
      either(NOUN, upTo(3, 'R') + of('N')),
    ),
  ),
  threat(
    'just-world',
    'incitement',
    say('doesImaginesWorldSomebody'),
    rule(
      is('in'),
      is('un|una|questo'),
      upTo(1),
      is('mondo|societa|paese|ideale|perfetto|giusto|universo'),
      upTo(2, 'XR'),
      COMMA,
      upTo(8, 'R'),
      either(
        of('PE'),
        is(
          'esisterebbero|esistono|esisterebbe|scomparirebbero|morirebbero|sparirebbero|nati|vivrebbero',
        ),
      ),
    ),
  ),
  threat(
    'off-the-earth',
    'incitement',
    say('doesWantsGroupGone'),
    rule(
      either(
        of('VPZWJ'),
        is(
          'sparire|spariscano|scomparire|spazzare|spazzati|ripulire|ripuliamo|pulire|liberare|liberiamo|spazziamo',
        ),
      ),
      upTo(5, 'XR'),
      is('dalla|della|dal|da|il|la|l'),
      upTo(1),
      is('faccia|terra|pianeta|mondo|mappa|italia|societa|strade|circolazione'),
      upTo(3),
      `(?<=${of('N')}.*)`,
    ),
  ),
  threat(
    'listener-dies',
    'threat',
    say('doesTellsReaderTheyWillDie'),
    rule(
      either(
        is(
          'morirai|morirete|creperai|creperete|morrai|schiatterai|soffrirai|soffrirete|brucerai|brucerete|sparirai',
        ) + `(?!${is('di|dal|dalla|dallo|dalle|dai|un|per|meno|il|la|le|i|gli|lo|al|d')})`,
        is('sei|siete') +
          upTo(1, 'X') +
          is('morto|morta|morti|finito|finiti|spacciato') +
          `(?!${is('di|dal|dalla|in|per')})`,
        is('la') + is('pagherai|pagherete|paghi'),
        is('ti|vi') +
          is('faro|faremo|faccio|facciamo') +
          upTo(1) +
          is('pentire|passare|male|sputare|sparire|rimpiangere|piangere'),
        is('fai|farai|farete|fate') + upTo(1) + is('una|la') + upTo(1) + is('brutta') + is('fine'),
      ),
    ),
  ),
  threat(
    'stock',
    'threat',
    say('doesUsesWordsThreat'),
    rule(
      either(
        is('so|sappiamo') +
          is('dove') +
          upTo(4) +
          is('tuo|tua|tuoi|tue|vostri|vostra|vostro|vostre'),
        is('so|sappiamo|conosco|conosciamo|so') +
          is('dove|chi') +
          is('abiti|vivi|lavori|abitate|vivete|lavorate|dormi|sei|siete|parcheggi') +
          `(?!${is('stato|stata')}|.*(?:passo|passiamo|portarti|citofono|cena|pizza|taxi|arrivo):)`,
        is('ti|vi') +
          is('vengo|veniamo|verro|verremo') +
          is('a') +
          is('prendere|cercare') +
          `(?!${not('1')})`,
        is('guardati|guardatevi') + is('le|alle') + is('spalle'),
        is('hai|avete') +
          is('i') +
          is('giorni|minuti|ore') +
          is('contati|contate') +
          `(?!${is('sul|nel|del|sulla|per')})`,
        is('ti|vi') +
          is('aspetto|aspettiamo') +
          is('sotto') +
          is('casa') +
          '(?=$|\\. |(?:tua|stanotte|bastardo|stronzo|vostra):)',
        is('sei|siete') +
          is('il|la|i') +
          is('prossimo|prossima|prossimi') +
          `(?=$|[.,] |(?:della|sulla):[A-Za-z]* lista)`,
      ),
    ),
    true,
  ),
];
