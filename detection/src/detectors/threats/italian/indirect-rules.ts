import { say } from '@vedetta/messages/say.ts';
import { either, is, maybe, not, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { BEFALLS, CLITIC, DEED, KILL, NOUN, PLACES, SUBJECT } from './phrases.ts';

const threat = threatIn('it');
const END = '(?=$|[,."\'?] )';
/** Violence as a thing that one gives or gets. */
const BLOW = is(
  'botte|mazzate|bastonate|legnate|frustate|pestaggio|stupro|pallottola|pallottole|proiettile|pugno|pugni|schiaffo|schiaffi|ceffone|calci|cappio|sprangate|fucilate|coltellata|coltellate|manganellate|lezione|punizione',
);
const WEAPON = is(
  'pistola|fucile|mitra|coltello|machete|ascia|mazza|bastone|spranga|proiettile|pallottola|bomba|cappio',
);
const DOES = is(
  'ammazza|uccide|spara|picchia|stupra|elimina|brucia|massacra|accoltella|fucila|impicca|pesta',
);
const TYRANT = is('hitler|mussolini|stalin|nazisti|himmler');
const ALL = is(
  'tutti|tutte|quei|quelle|quegli|questi|queste|le|i|gli|la|il|quella|quel|un|una|loro',
);

/** Threats that name no deed of the writer's own: what they would like, what others deserve, what follows if one does not obey. */
export const INDIRECT_RULES: readonly ThreatRule[] = [
  threat(
    'pay',
    'threat',
    say('doesSaysSomebodyWillPay'),
    rule(
      either(
        is('te|ve|gliela') +
          maybe(is('la')) +
          upTo(2, 'XR') +
          is('pagare') +
          `(?!${is('in|meta|poco|solo|con|di|molto|prezzo|due|dieci')})`,
        is('me|ce') + is('la') + is('paghi|pagherai|pagherete|pagate|pagheranno'),
        is('pagherai|pagherete|pagheranno|paghera') +
          either(
            is('con') + maybe(is('il|la')) + is('sangue|vita|pelle'),
            is('per') + is('quello|cio|questo|tutto'),
            is('cara') + END,
          ),
      ),
    ),
    true,
  ),
  threat(
    'blood',
    'threat',
    say('doesSaysBloodWill'),
    rule(
      either(
        is('scorrera|scorrere') + maybe(is('il')) + is('sangue'),
        is('sangue') + is('scorrera'),
      ),
    ),
  ),
  threat(
    'not-survive',
    'threat',
    say('doesSaysThatSomebody'),
    rule(
      is('non'),
      is(
        'arrivi|arriverai|arrivate|arriverete|vedrai|vedrete|sopravviverai|sopravviverete|uscirai|uscirete|camminerai|respirerai',
      ),
      upTo(3),
      is('domani|vivo|viva|vivi|alba|piu|natale|anno|giorno'),
    ),
    true,
  ),
  threat(
    'bad-end',
    'threat',
    say('doesSaysSomebodyWillCome'),
    rule(
      either(
        is('farai|farete|fara|faranno|fai|fate') +
          upTo(1) +
          is('una|la') +
          upTo(1) +
          is('fine') +
          maybe(is('di')),
        is('prossimo|prossima|primo|prima') +
          upTo(6, 'XR') +
          either(
            is('finisce|finira') + is('male|sottoterra|ospedale|morto|morta'),
            is('prende|becca|riceve|prendera') + is('un|una|il|le|delle') + upTo(1) + BLOW,
          ),
      ),
    ),
    true,
  ),
  threat(
    'coming',
    'threat',
    say('doesSaysWriterComes'),
    rule(
      either(
        is('verro|verremo|vengo|veniamo|arrivo|arriviamo') +
          upTo(1) +
          is('a') +
          is('prenderti|prendervi|cercarti|cercarvi') +
          `(?!${is('alle|in|col|con|alla|allo|all|domani|dopo')})`,
        CLITIC +
          is('vengo|veniamo|verro|verremo') +
          is('a') +
          is('cercare|prendere') +
          `(?!${is('alle|in|col|con|alla|allo|all|domani|dopo|per')})`,
        is('aspetto|aspettiamo|aspettero') +
          upTo(1) +
          is('fuori|sotto') +
          upTo(2) +
          is('con') +
          upTo(1) +
          WEAPON,
      ),
    ),
    true,
  ),
  threat(
    'beware',
    'threat',
    say('doesTellsReaderBeware'),
    rule(
      either(
        is('conviene') + is('scappare|sparire|nasconderti|nascondervi|fuggire'),
        START + is('scappa|scappate|sparisci|fuggi|nasconditi') + is('finche|fino|prima|se'),
        is('attento|attenta|attenti') +
          is('quando') +
          is('esci|torni|uscite|tornate|cammini') +
          is('di|da|a|per|solo|sola'),
      ),
    ),
    true,
  ),
  threat(
    'weapon-for',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      either(
        WEAPON +
          upTo(2, 'XR') +
          either(
            is('con') + is('il') + is('tuo|suo|vostro') + is('nome'),
            is('e') + is('per') + is('te|voi|lui|loro'),
          ),
        is('prendo|prendero|prendiamo|prenderemo|mettero|metto|metteremo') +
          is('il|un|la|una') +
          WEAPON +
          upTo(2, 'XR') +
          either(
            is('e') + upTo(6, 'XR') + either(of('UW'), of('N')),
            is('nel|nella|sotto|davanti') + upTo(2) + PLACES,
          ),
      ),
    ),
  ),
  threat(
    'massacre',
    'threat',
    say('doesSaysWriterWill'),
    rule(
      is('faccio|faro|facciamo|faremo|fare'),
      is('una|un|piazza'),
      upTo(1),
      is('strage|massacro|macello|carneficina|pulita'),
      `(?!${is('di|dei|delle|degli')}(?:${is('tutti|i|gli|le|quei|quelle')})?${not('N')})`,
    ),
  ),
  threat(
    'blow-deserved',
    'incitement',
    say('doesSaysSomebodyShouldHurt'),
    rule(
      either(SUBJECT, is('quella|quello|quelle|quelli')),
      is('merita|meritano|meriti|meritate|meriterebbe|meriterebbero'),
      upTo(3, 'XR'),
      BLOW,
    ),
    true,
  ),
  threat(
    'blow-needed',
    'incitement',
    say('doesSaysSomebodyShouldHurt'),
    rule(
      either(
        is('ci') + is('vuole|vogliono|vorrebbe|vorrebbero'),
        is('serve|servono|servirebbe|servirebbero|bisogna|bisognerebbe|dovremmo|dobbiamo|qualcuno'),
      ),
      upTo(2, 'XR'),
      maybe(is('dare|dia')),
      upTo(3, 'XR'),
      BLOW,
      is('per|a|ai|agli|alle|al|alla|in'),
      upTo(2, 'XR'),
      either(of('N'), is('loro')),
    ),
    true,
  ),
  threat(
    'to-the-wall',
    'incitement',
    say('doesCallsExecution'),
    rule(
      START,
      maybe(
        is('tutti|tutte|mettiamoli|metteteli|mandiamoli|appendeteli|appendiamoli|appendetelo') +
          upTo(1),
      ),
      is('al|alla|ai|a'),
      either(
        is('muro|rogo|forca|patibolo|gogna|ghigliottina|forni'),
        is('testa') + is('in') + is('giu'),
      ),
      either(END, ALL + upTo(2) + of('N')),
    ),
  ),
  threat(
    'upside-down',
    'incitement',
    say('doesWishesSomebodyEnd'),
    rule(
      either(
        is('testa') +
          is('in') +
          is('giu') +
          upTo(3, 'XR') +
          is('finire|finirete|finirai|appesi|appeso|dovete|devi|devono'),
        is('piazzale') + is('loreto') + is('per|vi|ti|li'),
        is('fine') + is('di|del') + maybe(is('benito')) + TYRANT,
      ),
    ),
  ),
  threat(
    'tyrant',
    'incitement',
    say('doesWantsDeedsMass'),
    rule(
      either(
        is('un|altro|nuovo') + maybe(is('altro|nuovo')) + TYRANT,
        TYRANT +
          either(
            is('aveva') + upTo(1, 'X') + is('ragione'),
            is('avrebbe|doveva') + upTo(4, 'XR') + is('finire|finito|continuare|completare'),
          ),
      ),
    ),
  ),
  threat(
    'bring-back',
    'incitement',
    say('doesCallsMassKillingTools'),
    rule(
      is(
        'riaprite|riapriamo|riaprire|riaccendete|riaccendiamo|riaccendere|tornino|servono|riportate|rimettiamo',
      ),
      upTo(3, 'XR'),
      is('forni|campi|lager|camere|forche|ghigliottina|forca|roghi|gulag'),
    ),
  ),
  threat(
    'sink',
    'incitement',
    say('doesCallsLetPeopleDie'),
    rule(
      either(
        is('affondate|affondiamo|affondare|affondateli|affondiamoli|bombardate|bombardiamo') +
          upTo(2, 'XR') +
          either(is('barconi|barche|gommoni|navi|barcone'), END),
        is('lasciateli|lasciamoli|lasciatele|lasciali') + upTo(1, 'XR') + of('D'),
      ),
    ),
  ),
  threat(
    'wish-illness',
    'incitement',
    say('doesWishesIllnessDeath'),
    rule(
      either(
        is('ti|vi|gli') + is('venga|auguro|auguriamo|auguro'),
        is('auguro|auguriamo') + upTo(3, 'XR'),
      ),
      is('un|una|il|la'),
      upTo(1, 'X'),
      is('cancro|tumore|morte|infarto|ictus|male|leucemia'),
    ),
  ),
  threat(
    'done-with',
    'incitement',
    say('doesCallsDoneSomebody'),
    rule(
      is('farla|facciamola|fatela|finiamola'),
      maybe(is('finita')),
      is('con'),
      upTo(3, 'XR'),
      of('N'),
    ),
    true,
  ),
  threat(
    'dead-is-good',
    'incitement',
    say('doesSaysOnlyDead'),
    rule(
      of('N'),
      is('buono|buona|bravo|brava'),
      is('e'),
      maybe(is('un|una|solo|quello|quella')),
      maybe(of('N')),
      of('E'),
    ),
  ),
  threat(
    'readiness',
    'threat',
    say('doesSaysWriterReady'),
    rule(
      either(
        is('non') + is('esito|esiterei|esiterebbe|esiteremmo') + is('a|un'),
        is('niente|nulla') + upTo(5, 'R') + is('che|di|quanto'),
        is('non') + is('mi|ci') + is('dispiacerebbe|dispiace'),
        is('mi|ci') + is('farebbe|fa|darebbe|da') + upTo(1) + is('piacere|gioia|felice'),
      ),
      upTo(1),
      either(KILL, is('vedere|vederli|veder') + upTo(3, 'R') + of('DEP')),
    ),
  ),
  threat(
    'see-hang',
    'incitement',
    say('doesWouldLikeSeeSomebody'),
    rule(
      is('voglio|vorrei|vogliamo|vorremmo|sogno|godrei|adorerei'),
      maybe(is('di|a')),
      is('vedere|vederli|vederle|vedervi|vederti|vederlo|vederla'),
      upTo(3, 'XR'),
      either(of('DEP'), is('penzolare|appesi|appeso|impiccati|dondolare')),
    ),
  ),
  threat(
    'hang-from',
    'incitement',
    say('doesSaysSomebodyShouldHanged'),
    rule(
      either(is('meritano|merita|devono|deve|vanno|dovrebbero|andrebbero') + upTo(3, 'XR'), START),
      is('appesi|appeso|appesa|appese|penzolare|impiccati|impiccato'),
      is('a|ad|per|al|dal|da'),
      upTo(2),
      is('albero|alberi|lampione|lampioni|collo|cappio|forca|palo|ponte|testa|piazza'),
    ),
  ),
  threat(
    'praise',
    'incitement',
    say('doesPraisesWhoeverDoes'),
    rule(
      either(
        is('chi|chiunque') + DOES + upTo(3, 'XR') + of('N') + upTo(1) + is('merita|meriterebbe'),
        is('medaglia|premio|taglia|applauso|ricompensa') +
          is('a|per|su') +
          is('chi|chiunque') +
          DOES,
      ),
    ),
  ),
  threat(
    'right-to',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      either(
        is('e|sarebbe') +
          is('giusto|lecito|normale|bello|un') +
          maybe(is('bene|dovere|diritto|piacere')),
        is('fate|fanno|fai|faresti|fareste|farebbero') + is('bene') + is('a'),
      ),
      DEED,
    ),
  ),
  threat(
    'wrong-with',
    'incitement',
    say('doesAsksWhatWrong'),
    rule(is('male|sbagliato|errore|problema'), is('nell|nello|nel|a|se|in|ad'), DEED),
  ),
  threat(
    'if-they-died',
    'incitement',
    say('doesWouldGladIf'),
    rule(
      is('se'),
      upTo(2, 'XR'),
      BEFALLS,
      ALL,
      upTo(3, 'XR'),
      is('sarei|saremmo|sarebbe|festeggerei|godrei|starei|staremmo|brinderei'),
    ),
  ),
  threat(
    'why-not-die',
    'incitement',
    say('doesAsksWhySomebody'),
    rule(
      either(
        is('perche') + is('non') + of('FD') + upTo(1) + is('tutti|tutte|e|subito'),
        is('perche') + is('nessuno') + upTo(4, 'R') + of('P'),
        is('cosa') + is('aspetti|aspettate|aspettano') + is('a|ad') + of('D'),
      ),
    ),
  ),
  threat(
    'not-born',
    'incitement',
    say('doesDeniesSomebodyRight'),
    rule(
      SUBJECT,
      is('non'),
      is('dovrebbero|dovrebbe|devono|deve'),
      upTo(1),
      is('nascere|esistere|vivere|respirare'),
    ),
  ),
  threat(
    'burn-places',
    'incitement',
    say('doesCallsBurnBomb'),
    rule(
      either(
        START + is('bruciate|bruciamo|incendiate|incendiamo|distruggete|bombardate|bruciamogli'),
        is('qualcuno') +
          upTo(1, 'XR') +
          is('bruci|incendi|bombardi|distrugga|bruciasse|bombardasse'),
      ),
      upTo(1),
      is('le|la|i|il|gli|quella|quelle|quei|quel|l|tutte|tutti|sta'),
      upTo(1),
      PLACES,
    ),
  ),
  threat(
    'deserve-to-die',
    'incitement',
    say('doesSaysSomebodyDeserves'),
    rule(
      is('meritano|meritate|meriti|meriterebbero|meritereste'),
      maybe(is('solo|tutti|tutte|soltanto|proprio')),
      is('di'),
      upTo(1, 'X'),
      of('D'),
    ),
  ),
  threat(
    'fire-to-them',
    'threat',
    say('doesWouldSetSomebody'),
    rule(CLITIC, is('darei|do|diamo|daremmo|dia'), is('fuoco')),
  ),
  threat(
    'or-else',
    'threat',
    say('doesSaysWhatWriterWill'),
    rule(is('o|oppure|altrimenti|senno'), either(CLITIC + of('UQ'), of('UQ') + NOUN)),
  ),
];
