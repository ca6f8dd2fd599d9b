import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, not, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { NOUN } from './phrases.ts';

const threat = threatIn('it');
const END = '(?=$|[,."\'?] )';
const TO = is('a|ai|agli|alle|al|alla|all|allo|per|su|sui|sugli|sulle|contro');
const WHOM = either(
  NOUN,
  is('te|voi|loro|lui|lei|chi|chiunque|tutti|ciascuno|ognuno|quello|quella|quelli|quelle'),
  `(?:${is('il|lo|la|l|i|gli|le|un|quei|quelle|questi|queste|tutti|ogni')})?${not('oLAKbdpIX')}`,
);
const PENALTY = either(
  of('b'),
  of('p'),
  is('pena') + is('di') + is('morte'),
  is('sedia') + is('elettrica'),
  is('camera|camere|doccia|docce') + upTo(2) + is('gas'),
  is('plotone') + is('d|di') + is('esecuzione'),
  is('colpo') + is('alla|in') + is('nuca|testa|fronte'),
  is('olio') + is('di') + is('ricino'),
  is('giustizia') + is('sommaria'),
  is('vasca') + is('di') + is('acido'),
);
const NEEDS = is(
  'ci|serve|servono|servirebbe|servirebbero|occorre|occorrerebbe|vorrebbe|meriterebbe|tocca|spetta|propongo|chiedo|voglio|vogliamo|basta|basterebbe',
);
const WEAPON = is(
  'pistola|fucile|mitra|coltello|coltelli|cacciavite|machete|ascia|martello|mazza|mazze|spranga|spranghe|lama|rasoio|tirapugni|motosega|accetta|forbici|piccone|pallottola|proiettile|molotov|benzina|bastoni|catena|catene|tubo',
);

/** Violence without a verb: what somebody needs or deserves, weapons for them, places for them. */
export const NOMINAL_RULES: readonly ThreatRule[] = [
  threat(
    'penalty-needed',
    'incitement',
    say('doesSaysSomebodyNeedsViolence'),
    rule(
      either(is('per|a|ai|agli|alle|al|con') + WHOM + upTo(2, 'XR'), is('gli|le|ti|vi')),
      upTo(1, 'XR'),
      NEEDS,
      maybe(is('vuole|vogliono|vorrebbe|vorrebbero|solo')),
      maybe(is('solo|soltanto')),
      upTo(2, 'XRI'),
      PENALTY,
    ),
  ),
  threat(
    'lesson-by-blows',
    'incitement',
    say('doesSaysSomebodyNeeds'),
    rule(
      NEEDS,
      maybe(is('vuole|vogliono|vorrebbe|vorrebbero|solo')),
      upTo(5, 'XR'),
      is('a|di|con'),
      of('b'),
    ),
  ),
  threat(
    'penalty-needed-by',
    'incitement',
    say('doesSaysSomebodyNeedsViolence'),
    rule(
      is('ci'),
      is('vuole|vogliono|vorrebbe|vorrebbero'),
      upTo(3, 'XR'),
      PENALTY,
      upTo(1),
      either(TO + WHOM, END + '(?<=(?:per|a|ai|alle):.*)'),
    ),
  ),
  threat(
    'penalty-deserved',
    'incitement',
    say('doesSaysSomebodyDeservesViolence'),
    rule(
      is('merita|meritano|meriti|meritate|meriterebbe|meriterebbero|meriteresti|meritereste'),
      upTo(3, 'XR'),
      PENALTY,
    ),
  ),
  threat(
    'penalty-for',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      maybe(is('un|una|una|il|la|le|i|due|tre|dieci|tanti|tante|piu|solo|sterminio')),
      PENALTY,
      maybe(is('totale|gratis|subito|pubblica|pubbliche|immediata|fredda|calda|elettrica|vera')),
      maybe(
        is('in|nei|nelle|sulla|sulle|alla|nella|nel|sui|col|con|a|e'),
        upTo(1),
        either(of('K'), of('bp'), is('albero|denti|stinchi|gas|gengive|sedere|vista')),
      ),
      TO,
      WHOM,
    ),
  ),
  threat(
    'rather-than',
    'incitement',
    say('doesPrefersViolenceWhat'),
    rule(
      is('altro'),
      is('che'),
      upTo(3),
      COMMA,
      maybe(is('la|il|le|i|una|un|ci|vuole|ai|al')),
      maybe(is('vuole|vuol')),
      PENALTY,
    ),
  ),
  threat(
    'then-gallows',
    'incitement',
    say('doesCallsExecution'),
    rule(
      either(
        is('castrazione|carcere|ergastolo|processo|galera|manette|corda') +
          COMMA +
          maybe(is('e|poi')) +
          maybe(is('e|poi')) +
          is('forca|fucilazione|ghigliottina|patibolo|sapone|rogo') +
          `(?!(?:, )?(?:ecco|artigianale|di|gli|le|per):)`,
        is(
          'mitra|napalm|lanciafiamme|ghigliottina|forca|piombo|plotone|pallottole|raffica|fucilate|bastonate|manganellate|sprangate|zyklon',
        ) +
          upTo(6, 'XR') +
          is('e') +
          is('via|basta|zitti|fine|amen|festa'),
        is('un|una') +
          is('proiettile|pallottola|colpo|pallottole') +
          upTo(3, 'XR') +
          COMMA +
          maybe(is('uno|una')) +
          is('a|per') +
          is('testa|uno|ciascuno|ognuno'),
        is('napalm|zyklon|lanciafiamme') +
          upTo(5, 'XR') +
          is('medicina|soluzione|cura|rimedio|quartiere|campo|zingari'),
      ),
    ),
  ),
  threat(
    'penalty-and-done',
    'incitement',
    say('doesCallsViolence'),
    rule(
      START,
      PENALTY,
      upTo(4, 'XR'),
      COMMA,
      either(
        is('e') + is('basta|via|amen|zitti|fine|stop|passa|risolto|si|tutti|pace'),
        is('ecco') +
          upTo(2) +
          is('serve|servono|vuole|meritano|merita|meriti|meritate|spetta|manca'),
        is('subito|per') + is('tutti|tutte|loro|voi'),
      ),
    ),
  ),
  threat(
    'bomb-on',
    'incitement',
    say('doesWishesBombsDisasters'),
    rule(
      is('ci|servirebbe|serve|vorrei|magari|occorre|spero|auspico'),
      maybe(is('vorrebbe|vuole|vorrebbero')),
      upTo(2, 'XR'),
      is(
        'bomba|bombe|terremoto|tsunami|meteorite|incendio|atomica|alluvione|napalm|lanciafiamme|raffica|colata|valanga',
      ),
      upTo(1),
      is('su|sui|sul|sulla|sulle|sugli|che|a|contro|in|nel|nella'),
      upTo(3),
      `(?!${is('gelato|torta|dolce')})`,
    ),
  ),
  threat(
    'bulldozer-over',
    'incitement',
    say('doesCallsRunPeople'),
    rule(
      either(
        is('ruspa|ruspe|schiacciasassi|carro|bulldozer|trattore|camion|tir|furgone'),
        is('passero|passeremo|passerei|passiamo') + is('con'),
      ),
      upTo(5, 'XR'),
      is('con|sopra|addosso'),
      either(
        is('loro|voi|te|lui|lei') + is('dentro|sotto|sopra'),
        is('a') + upTo(1) + of('N'),
        is('dentro') + is('loro|voi'),
      ),
    ),
  ),
  threat(
    'knife-in',
    'threat',
    say('doesNamesWeaponWhere'),
    rule(
      either(
        WEAPON,
        is(
          'coltellate|martellate|fucilate|sprangate|pugnalate|coltellata|pugnalata|pallottola|martellata|colpo|fucilata|proiettile|mattone|mattonata|pietra|pietrata|sprangata|bottigliata',
        ),
      ),
      is('in|nella|nel|nei|alla|alle|tra|fra|sulla|dritto'),
      upTo(2, 'XR'),
      of('K'),
      `(?<=(?:^|[,"?] |(?:un|una|e|o|subito|direi|poi|che|ti|gli|le|qualcuno|tiri|gli|dia|merita|appena):[A-Za-z]* )(?:(?:una|un|bella|bel|il|gli|tiri|con|col):[A-Za-z]* ){0,3}[^ ]+ (?:in|nella|nel|nei|alla|alle|tra|fra|sulla|dritto):.*)`,
      `(?!.*(?:trovato|trovata|morto|ucciso|arrestato|ferito|aveva|operato|paziente):)(?<!(?:trovato|morto|morta|ucciso|ferito|aveva|con|da):[A-Za-z]* .*)`,
    ),
    true,
  ),
  threat(
    'comes-armed',
    'threat',
    say('doesSaysWriterComesWaits'),
    rule(
      either(
        is('ti|vi|lo|la|li|le|te|ve') +
          maybe(is('a')) +
          either(not('XRLN').replace('[^ :]+', '[^ :]+(?:o|iamo|emo|rei)'), is('sono')),
        is(
          'vengo|verro|veniamo|verremo|torno|torniamo|arrivo|arriviamo|sono|siamo|sto|andiamo|scendiamo',
        ),
      ),
      upTo(4, 'XR'),
      COMMA,
      upTo(2, 'XR'),
      is('con|col'),
      maybe(is('il|la|l|un|una|le|i|in|mio|mano')),
      upTo(1, 'XR'),
      WEAPON,
      `(?!${is('da|per')})`,
    ),
  ),
  threat(
    'run-over',
    'threat',
    say('doesSaysWriterWillRun'),
    rule(
      is('ti|vi|lo|la|li|le|te|ve'),
      is(
        'stiro|stiriamo|stirero|metto|mettiamo|mettero|metteremo|asfalto|asfaltiamo|travolgo|schiaccio|spiano|arroto|arroteremo|passo|tiro|investo|centro',
      ),
      upTo(2, 'XR'),
      is('con|col'),
      maybe(is('la|il|l|mia|mio|un')),
      maybe(is('mia|mio')),
      is('macchina|auto|camion|moto|furgone|tir|trattore|suv|motorino|jeep|ruspa|bus'),
    ),
  ),
  threat(
    'slang-down',
    'threat',
    say('doesSaysSlangWriter'),
    rule(
      is('ti|vi|te|ve|lo|la|li'),
      is(
        'secco|stendo|sdraio|corco|gonfio|asfalto|accoppo|apro|sfascio|sfondo|scasso|spacco|squaglio|bucherello|sbudello|sbrano|spiezzo|struppio|ciacco|rovino|meno|parto|stiro|disfo|distruggo|smonto|seppellisco',
      ),
      either(
        END,
        is('come|quel|quella|quei|quello') +
          maybe(is('una|un|il')) +
          either(
            of('Nv'),
            is(
              'zampogna|cozza|pallone|anguria|melone|canotto|tappeto|mela|insetto|sardina|cane|noce',
            ),
          ),
        is('di') + of('b'),
        is(
          'bastardo|stronzo|frate|fra|zio|infame|merda|coglione|pezzo|io|male|subito|pirla|scemo|maledetto|con',
        ),
      ),
      `(?!${is('la|il|le|gli|un|una')})`,
      `(?!.*(?:sole|asciugare|tappa|ferro|camicia):)`,
    ),
    true,
  ),
];
