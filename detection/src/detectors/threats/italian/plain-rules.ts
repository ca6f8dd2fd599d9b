import { say } from '@vedetta/messages/say.ts';
import { all, COMMA, either, is, maybe, not, nowhere, of, rule, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { FATAL, VICTIM } from './deeds.ts';
import { NOUN } from './phrases.ts';
import { CUTTING, HARMING, LETHAL } from './verb-lists.ts';
import { formsOf } from './verbs.ts';

const threat = threatIn('it');
const END = '(?=$|[,."\'?] )';
const futureOf = (list: string) =>
  formsOf(list)
    .othersFuture.filter((form) => /(?:a|anno)$/.test(form))
    .join('|');
const DIES = is('muore|morira|muoiono|moriranno|crepa|crepera|schiatta|sparisce|sparira');
const ARMS = is(
  'asce|ascia|accette|accetta|mazze|mazza|spranghe|spranga|bastoni|bastone|coltelli|coltello|fucili|fucile|pistole|pistola|molotov|catene|machete|taniche|tanica|benzina|martelli|martello|forconi|mitra|bombe|bomba|roncole|manganelli|armi',
);
const BULLET = is(
  'pallottola|pallottole|proiettile|proiettili|coltello|cappio|corda|fossa|bara|forca|tomba|loculo|cassa',
);
const HURT = is(
  'buttato|buttata|buttati|buttate|gettato|gettata|gettati|gettate|lanciato|lanciata|lanciati|spinto|spinta|spinti|appeso|appesa|appesi|appese|scaraventato|scaraventati|messo|messi|trascinato|trascinati',
);
const DOWN = either(
  FATAL,
  is('giu') + is('dal|dalla|dalle|dai|da|nel|in'),
  is('sotto') + maybe(is('un|il')) + is('treno|camion|tram|autobus'),
  is('al') + is('muro'),
  is('dalla') + is('finestra'),
  is('dal') + is('balcone|tetto|ponte'),
);

/** Threats in plain words that name no deed of the writer's own: what others will do, what comes to whom, who dies when. */
export const PLAIN_RULES: readonly ThreatRule[] = [
  threat(
    'others-will',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      either(
        is('nostri|nostre|miei') +
          upTo(1, 'XR') +
          either(of('N'), is('ragazzi|amici|uomini|fratelli|compagni|cani')),
        is('qualcuno|qualcun') + maybe(is('altro|dei|di') + maybe(is('noi|nostri'))),
      ),
      upTo(1, 'XR'),
      maybe(is('ti|vi|gli|lo|la|li|le|te|ve')),
      either(
        is(futureOf(`${LETHAL} ${HARMING}`)) +
          either(`(?<=(?:ti|vi|gli|lo|la|li|le|te|ve):[A-Za-z]* [^ ]+ )`, NOUN),
        is(futureOf(CUTTING)) + upTo(3, 'XR') + of('K'),
      ),
      `(?!${is('di|dalle|dal|il|la|lo')}${is('dubbio|ridere|risate|freddo|conto|caldo|pane|torta')})`,
    ),
  ),
  threat(
    'group-if',
    'threat',
    say('doesSaysGroupWill'),
    rule(
      is('i|gli|le|il|la|lo|l'),
      upTo(2, 'LXR'),
      of('N'),
      upTo(2, 'XR'),
      is('verranno|saranno|verra|sara'),
      upTo(2, 'X'),
      of('PB'),
      upTo(3, 'R'),
      COMMA,
      is('se|finche|appena|quando|qualora'),
      `(?!${is('la')}${is('legge|corte|polizia')})`,
    ),
  ),
  threat(
    'next-to-die',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(
        is('sarete|sarai|sei|siete|sara|saranno') +
          is('i|il|la|le') +
          is('prossimi|prossimo|prossima|prossime') +
          either(is('a') + of('D'), is('vittima|vittime|cadavere|bara') + END),
        is('prossimo|prossima|prossimi') +
          is('a') +
          of('D') +
          upTo(1) +
          is('sei|siete|sara|sarai|e') +
          upTo(1),
        is('il|la') + is('prossimo|prossima') + is('sei|sarai|e') + is('tu|lui|lei') + END,
      ),
    ),
    true,
  ),
  threat(
    'you-die-at',
    'threat',
    say('doesTellsReaderTheyWillDie'),
    rule(
      is('stanotte|stasera|oggi|domani|presto|qui|adesso'),
      maybe(is('tu|voi')),
      is('muori|morirai|crepi|creperai|morite|morirete|crepate|creperete|schiatti'),
      END,
    ),
  ),
  threat(
    'already-corpse',
    'threat',
    say('doesTellsReaderTheyWillDie'),
    rule(
      is('sei|siete|e|sono'),
      is('gia|un|ormai|solo'),
      maybe(is('un|dei')),
      either(
        is('cadavere|cadaveri') + END,
        is('morto|morti') + is('che') + is('cammina|camminano'),
        is('carne') + is('da|per') + is('macello|cani'),
      ),
      `(?<!${is('gatto|topo|cane|animale')}.*)`,
    ),
  ),
  threat(
    'who-touches-dies',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is('chi|chiunque'),
      upTo(1),
      is(
        'tocca|tocchi|entra|entri|parla|parli|denuncia|denunci|tradisce|tradisca|ostacola|testimonia|collabora|sgarra|prova|provi|osa|osi|avvicina|avvicini|canta|passa|passi|mette|metta|viene|venga|firma|vende|compra|resta|rimane',
      ),
      upTo(6, 'R'),
      COMMA,
      either(DIES, is('e|sara') + is('morto|morta|finito|finita')),
      END,
    ),
  ),
  threat(
    'waits-for',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      BULLET,
      upTo(1),
      is('che|gia|lo|ti|vi|li|la'),
      maybe(is('ti|vi|lo|la|li|le')),
      is('aspetta|aspettano|attende|attendono|spetta'),
      `(?!${is('il|un|che')}${is('medico|turno|treno')})`,
    ),
  ),
  threat(
    'until-dead',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      maybe(is('non') + upTo(3)),
      is('finche|fino'),
      upTo(1),
      is('non'),
      is('ti|vi|lo|la|li|le'),
      is('vedo|vediamo|vedro|vedremo|trovo|so|sappiamo|abbiamo|ho'),
      upTo(2, 'R'),
      either(
        is(
          'sottoterra|morto|morta|morti|morte|strisciare|sanguinare|implorare|piangere|appeso|appesi|cadavere|cadaveri|ammazzato|ammazzati|ucciso|uccisi|fatto|fatti',
        ),
        FATAL,
      ),
    ),
  ),
  threat(
    'knows-whom',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      is('so|sappiamo'),
      upTo(2),
      is('a|contro|per|su'),
      is('chi'),
      is('sparare|usarlo|usarla|darlo|puntarlo|puntarla|lanciarla|tirarla'),
    ),
  ),
  threat(
    'pool-of-blood',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('ti|vi|lo|la|li|le'),
      is('lascio|lasciamo|lascero|lasceremo|lascerei'),
      upTo(1),
      is('in|nel'),
      maybe(is('un|una')),
      either(
        is('pozza|lago|bagno|mare') + is('di') + is('sangue'),
        is('suo|tuo|vostro') + is('sangue'),
      ),
    ),
  ),
  threat(
    'to-whoever',
    'incitement',
    say('doesPraisesPaysWhoever'),
    rule(
      is('offro|pago|regalo|do|bacio|stringo|ringrazio|applaudo|premio'),
      upTo(4, 'XR'),
      is('a|al'),
      is('chi|primo'),
      upTo(1),
      is('lo|la|li|le|ti|vi'),
      either(
        of('a'),
        is('fa|leva|toglie|manda|butta|prende|spacca|rompe') +
          upTo(2) +
          either(is('fuori|mezzo|secco|torno'), of('bK'), FATAL),
      ),
    ),
  ),
  threat(
    'wall-and-shoot',
    'incitement',
    say('doesCallsExecution'),
    rule(
      is('al'),
      is('muro'),
      COMMA,
      is('e'),
      upTo(1),
      is(
        'sparate|spariamo|sparategli|sparatele|fucilate|fuoco|fucilateli|sparare|spariamogli|raffica',
      ),
    ),
  ),
  threat(
    'upside-down',
    'incitement',
    say('doesCallsExecution'),
    rule(
      '(?:(?:append|impicc)[a-z]+):[A-Za-z]* ',
      upTo(1),
      is('a|per'),
      either(is('testa') + is('in') + is('giu'), is('i') + is('piedi')),
    ),
  ),
  threat(
    'goes-and-beats',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('esco|vado|scendo|vengo|entro|torno|usciamo|andiamo|scendiamo|veniamo'),
      upTo(4, 'XR'),
      COMMA,
      is('e'),
      is('pesto|meno|freddo|gonfio|sfondo|pestiamo|meniamo|gonfiamo'),
      VICTIM,
    ),
  ),
  threat(
    'comes-with-arms',
    'threat',
    say('doesSaysWriterComesWaits'),
    rule(
      is(
        'vengo|veniamo|verro|verremo|arrivo|arriviamo|torno|torniamo|torneremo|tornero|entro|entriamo|passo|passiamo|passeremo|aspetto|aspettiamo|aspetteremo|aspettero|scendiamo',
      ),
      upTo(7, 'XR'),
      is('con'),
      maybe(is('le|gli|i|il|la|l|un|una|delle|dei')),
      maybe(of('h')),
      ARMS,
      `(?!${is('da|per|di')}${is('cucina|pane|legna|giardino|caccia|tennis|lavoro')})`,
    ),
  ),
  threat(
    'worse-to-come',
    'threat',
    say('doesSpeaksAccidentsMay'),
    rule(
      is('ti|vi|gli|a|ai|agli|alle|al'),
      upTo(2, 'XR'),
      is('succedera|capitera|accadra|arrivera|succede|capita'),
      upTo(1),
      is('qualcosa'),
      is('di'),
      upTo(1),
      is('brutto|male|grave|terribile|peggio|spiacevole'),
    ),
    true,
  ),
  threat(
    'would-see',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      is('vedere|veder|guardare'),
      NOUN,
      upTo(2, 'XR'),
      either(HURT + DOWN, is('saltare|volare') + is('in|per') + is('aria')),
    ),
  ),
  threat(
    'like-animals',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      is('vengano|siano|venissero|fossero|vanno|andrebbero|devono|dovrebbero'),
      upTo(1),
      maybe(is('essere|venire')),
      is(
        'cacciati|cacciate|trattati|trattate|presi|prese|abbattuti|abbattute|braccati|braccate|stanati|schiacciati|schiacciate',
      ),
      upTo(3, 'XR'),
      is('come'),
      upTo(1),
      of('v'),
    ),
  ),
  threat(
    'only-good-is',
    'incitement',
    say('doesSaysOnlyDead'),
    rule(
      is('unico|unica|unici|solo|sola|soli'),
      upTo(2, 'X'),
      of('N'),
      upTo(3, 'X'),
      is('e|sono'),
      is('quello|quella|quelli|quelle'),
      either(
        of('EP'),
        is('che') + is('non') + is('respira|respirano|vive|parla'),
        is('con|in|appeso|appesa|sotto|a') +
          upTo(2) +
          either(BULLET, is('gola|testa|terra|piedi|sangue')),
        FATAL,
      ),
    ),
  ),
  threat(
    'not-the-window',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      is('prossima'),
      is('volta'),
      COMMA,
      upTo(1),
      is('non'),
      upTo(4, 'R'),
      COMMA,
      upTo(2),
      is('sara|saranno|tocca|tocchera'),
      upTo(1),
      is('la|le|il|i|alla|al'),
      is('tua|tue|tuo|tuoi|vostra|vostre|vostri'),
      either(of('K'), is('figlia|figlio|famiglia|vita|moglie|casa|madre|figli')),
    ),
  ),
  threat(
    'first-to-die',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      is('sara|saranno|sarai|sarete'),
      maybe(is('tu|voi|lui|lei')),
      is('il|la|i|le'),
      is('primo|prima|primi|prime|ultimo|ultima'),
      is('a'),
      of('D'),
    ),
  ),
  threat(
    'takes-arms-and',
    'incitement',
    say('doesAsksOthersDo'),
    rule(
      is(
        'prenda|prendete|prendi|compri|comprate|compra|porti|portate|trovi|trovate|imbracci|imbracciate|prendiamo',
      ),
      maybe(is('un|una|il|la|i|le|dei|delle')),
      upTo(1, 'XR'),
      either(of('A'), ARMS, is('fucile|fucili|pistola|pistole|forcone|forconi|benzina|tanica')),
      COMMA,
      is('e'),
      upTo(1),
      either(
        of('YWJMeqkz'),
        is(
          'vada|andate|andiamo|faccia|facciamo|fate|usi|usatelo|usate|aspetti|aspettate|spari|sparate',
        ),
      ),
    ),
  ),
  threat(
    'place-of-dead',
    'incitement',
    say('doesSaysSomebodyDeserves'),
    rule(
      either(
        is('posto|luogo') +
          is('di|del|dei|degli|delle|della|dell|giusto|adatto') +
          upTo(3, 'XR') +
          is('e'),
        is('stanno|starebbero|stanno') + is('bene|meglio'),
      ),
      upTo(1),
      either(FATAL, is('sottoterra|forca|rogo|fossa|lampione|lampioni')),
      `(?<=${of('N')}.*)`,
    ),
    true,
  ),
  threat(
    'soffocate',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      is(
        'soffochi|soffochino|soffocate|annega|anneghi|anneghino|affoghi|affoghino|nuoti|marcisca|marciscano|soffocare|annegare|affogare',
      ),
      is('nel|nella|col|con|del'),
      upTo(1),
      is('proprio|suo|tuo|vostro|loro|propria|sua|tua'),
      is('sangue|vomito|merda|bile'),
    ),
  ),
  threat(
    'body-for-dogs',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is(
        'lasceremo|lasciamo|lascio|lascero|daremo|diamo|do|daro|buttiamo|butteremo|butto|butto|getteremo|gettiamo|bruceremo|bruciamo|scioglieremo|sciogliamo|seppelliremo|nascondiamo',
      ),
      is('il|la|i|le'),
      is('tuo|suo|vostro|tua|sua|vostra|loro|vostri'),
      is('corpo|cadavere|testa|carcassa|corpi|ossa|resti'),
    ),
  ),
  threat(
    'stop-thinking-of',
    'threat',
    say('doesSaysWhatWriterWants'),
    rule(
      maybe(is('non') + is('riesco|posso|faccio')),
      upTo(4),
      is('pensare|pensando|fantasticare|sognare|immaginare'),
      upTo(1),
      is('a|di'),
      upTo(1),
      `(?=[^ :]+:[A-Za-z]*V)`,
      of('u'),
      VICTIM,
    ),
  ),
  threat(
    'stay-home',
    'threat',
    say('doesWarnsReaderTheir'),
    rule(
      is('non'),
      is('venite|venire|andate|andare|presentatevi|presentarti|uscite|uscire|entrate'),
      upTo(5, 'R'),
      COMMA,
      is('se'),
      is('volete|vuoi|tenete|tieni|ci'),
      upTo(2),
      either(
        is('restare|rimanere|tornare') + is('vivi|vivo|viva|interi|intero'),
        is('vivere|sopravvivere|campare'),
        is('alla') + is('vita|pelle'),
      ),
    ),
  ),
  threat(
    'gun-will-fix',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      either(of('A'), is('fucile|pistola|coltello|mazza|benzina|spranga')),
      upTo(3, 'XR'),
      maybe(is('ti|vi|gli|lo|la|li')),
      is('fara|risolvera|sistemera|insegnera|zittira|convincera|chiudera'),
      upTo(1),
      is(
        'cambiare|tutto|il|la|passare|capire|stare|tacere|smettere|educazione|rispetto|bocca|problema',
      ),
    ),
  ),
  threat(
    'makes-example',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(is('ne'), is('faremo|faro|facciamo|faccio'), is('un'), is('esempio'), upTo(1)),
    true,
  ),
  threat(
    'noose-suits',
    'threat',
    say('doesTellsReaderTheyWillDie'),
    rule(
      is('staresti|stareste|starebbe|starebbero|stai'),
      upTo(2),
      is('meglio|bene|bello|bella'),
      upTo(1),
      either(
        is('con|col') + maybe(is('un|una|il')) + either(BULLET, is('buco')),
        is('appeso|appesa|appesi|impiccato|morto|morta|sottoterra'),
      ),
    ),
  ),
  threat(
    'each-a-bullet',
    'incitement',
    say('doesCallsDeathPenalty'),
    rule(
      is('a|per'),
      is('ogni|ciascun|tutti|qualsiasi'),
      upTo(2, 'XR'),
      of('N'),
      upTo(1),
      is('la|il|una|un'),
      maybe(is('sua|suo')),
      is('pallottola|proiettile|corda|cappio|forca|lampione|fossa|bara|coltellata'),
    ),
  ),
  threat(
    'loses-a-finger',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      is('e|o|oppure|altrimenti|senno'),
      COMMA,
      upTo(4, 'XR'),
      is('perde|perdera|perdono|perderanno|perdi|perderai|perdete|perderete|ci') +
        maybe(is('rimette|rimetti|rimetterai')),
      is('un|una|il|la|le|i|gli|l'),
      of('K'),
      nowhere('pazienza|capo'),
    ),
  ),
  threat(
    'keep-walking',
    'threat',
    say('doesWarnsReaderTheir'),
    rule(
      is('se'),
      is('vuoi|volete|vuole|vogliono|tieni|ci'),
      upTo(2),
      is('continuare|tornare|restare|rimanere|seguitare'),
      maybe(is('a')),
      either(
        is('camminare|respirare|vivere|masticare|esistere'),
        is('vivo|viva|vivi|vive|intero|intera|interi'),
      ),
      nowhere('ginocchio|operazione|terapia|medico|fisioterapia|sano'),
    ),
    true,
  ),
  threat(
    'waits-below',
    'threat',
    say('doesHintsAmbush'),
    rule(
      either(is('uno|qualcuno') + maybe(is('di') + is('noi')), is('noi')),
      upTo(1, 'XR'),
      is('ti|vi|lo|la|li'),
      is('aspetta|aspettera|aspettiamo|aspetteremo|aspettano|trova|trovera'),
      upTo(1),
      is('sotto|fuori|davanti|dietro|sul|nel|al|alla'),
      nowhere('taxi|autista|navetta|regalo|festa|consegna'),
    ),
    true,
  ),
  threat(
    'under-the-car',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      is('guarda|guardate|controlla|controllate|guardi|controlli|guardare|controllare'),
      upTo(1),
      is('sotto'),
      is('la|il|l|alla'),
      upTo(1),
      is('macchina|auto|furgone|sedile'),
      upTo(2),
      is('prima|ogni|sempre|domani'),
      nowhere('olio|gatto|gattino|gomme|chiavi|perde|meccanico'),
    ),
    true,
  ),
  threat(
    'no-flowers',
    'threat',
    say('doesAnnouncesVisitNo'),
    rule(
      is('non'),
      is('porteranno|portiamo|porto|porteremo|portero|porteranno|verremo|verranno'),
      upTo(2),
      is('pasticcini|fiori|cioccolatini|rose|torta|caramelle'),
    ),
    true,
  ),
  threat(
    'swept-away',
    'threat',
    say('doesSaysGroupWill'),
    rule(
      either(NOUN, is('voi|loro')),
      upTo(1, 'XR'),
      is('sarete|saranno|verrete|verranno|sara|verra|sarai|verrai'),
      upTo(2, 'X'),
      is(
        'spazzati|spazzate|spazzato|spazzata|cancellati|cancellate|eliminati|eliminate|annientati|annientate',
      ),
      either(is('via|dalla|dal|uno|tutti|tutte'), END),
      nowhere('stress|debiti|multe|scadenze'),
    ),
    true,
  ),
  threat(
    'shut-and-burned',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      is('dovreste|dovete|dovrebbero|devono|dovrebbe|deve|vanno|andrebbero|meritate|meritano'),
      upTo(1),
      is('essere|venire|di'),
      upTo(8, 'XR'),
      COMMA,
      is('e'),
      upTo(1),
      of('P'),
    ),
  ),
  threat(
    'sent-off',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      NOUN,
      upTo(2, 'XR'),
      is('vanno|andrebbero|va|andrebbe|meritano|devono|dovrebbero'),
      maybe(is('di|essere|venire|tutti|tutte')),
      maybe(is('essere|tutti')),
      either(HURT, is('mandati|mandate|mandato|mandata|spediti|spedite|spedito')),
      upTo(2, 'XR'),
      either(
        DOWN,
        is('in|all|al|sotto|nel') +
          maybe(is('un|una|il|la')) +
          is(
            'ospedale|rianimazione|bara|fossa|fosso|obitorio|cimitero|sedia|fiume|mare|canale|forno|inceneritore|terra',
          ),
      ),
      nowhere('amici|medico|infermieri|cure'),
    ),
  ),
  threat(
    'goes-armed',
    'threat',
    say('doesSaysWriterComesWaits'),
    rule(
      is('prendo|compro|porto|carico|impugno|imbraccio|prendiamo|portiamo|compriamo'),
      upTo(2, 'XR'),
      either(of('A'), ARMS),
      COMMA,
      is('e'),
      upTo(1),
      is(
        'faccio|vado|vengo|entro|sparo|salgo|scendo|passo|torno|facciamo|andiamo|veniamo|entriamo|spariamo|aspetto|aspettiamo|esco',
      ),
      nowhere('caccia|poligono|officina|gara|museo'),
    ),
  ),
  threat(
    'taught-by-blows',
    'incitement',
    say('doesSaysSomethingDone'),
    rule(
      is('vanno|va|andrebbero|andrebbe|devono|dovrebbero'),
      upTo(2, 'X'),
      is(
        'educati|educate|educata|educato|rimessi|rimesse|rimesso|messi|messe|tenuti|tenute|rispediti|rispedite|accolti|accolte|presi|prese|trattati|trattate|corretti|corrette|curati|curate|raddrizzati|raddrizzate|addestrati|addestrate|cacciati|cacciate|mandati|mandate|zittiti|zittite',
      ),
      upTo(4, 'XR'),
      is('a|con|di'),
      upTo(1),
      either(of('b'), is('bastone|frusta|cinghia|manganello|fucile')),
    ),
  ),
  threat(
    'finishes-them',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      either(is('stanotte|stasera|domani|ora|adesso|ti|vi|li'), is('e') + is('poi')),
      is('finisco|finiamo|finiro|finiremo'),
      either(NOUN, END),
      nowhere('lavoro|compiti|cena|film|libro|partita|riunione'),
    ),
    true,
  ),
  threat(
    'cleans-with-fire',
    'incitement',
    say('doesWantsGroupGone'),
    rule(
      is(
        'ripulire|ripuliamo|ripuliremo|ripulirei|pulire|puliamo|puliremo|purificare|purifichiamo|liberare|liberiamo',
      ),
      upTo(6, 'XR'),
      is('con|col|a|nel'),
      upTo(1),
      is(
        'fuoco|ferro|sangue|piombo|lanciafiamme|napalm|mitra|bombe|fucile|fucili|ruspe|fuochi|fiamme',
      ),
      nowhere('terreno|campo|stoppie|sterpaglie|forno|griglia'),
    ),
  ),
  threat(
    'lays-hands',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('metto|mettiamo|mettero|metteremo|metta'),
      is('le'),
      is('mani'),
      is('su|sul|sulla|addosso|sui|sulle'),
      maybe(is('a|al|ai')),
      NOUN,
      COMMA,
      upTo(2),
      is('non'),
      upTo(2),
      is('camminera|parlera|ridera|vedra|uscira|respirera|camminano|parla'),
    ),
    true,
  ),
  threat(
    'dreams-of-dead',
    'incitement',
    say('doesWantsWorldWithout'),
    rule(
      is('sogno|sogniamo|immagino|voglio|vogliamo'),
      upTo(6, 'R'),
      NOUN,
      upTo(1),
      is('sono|siano|vengano|verranno|fossero|saranno'),
      upTo(1),
      `(?=[^ :]+:[A-Za-z]*u)`,
      of('P'),
    ),
  ),
  threat(
    'loads-for',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      is(
        'caricando|carico|carichiamo|carichero|lucidando|lucido|affilando|affilo|affiliamo|oliando|preparando|preparo',
      ),
      is('il|la|i|le|gli|l'),
      either(ARMS, is('lama|lame|fucile|pistola|mitra')),
      is('per|in'),
      nowhere('caccia|cucina|gara|poligono|arrosto|prosciutto|cena'),
    ),
  ),
  threat(
    'serves-them-right',
    'incitement',
    say('doesApprovesViolence'),
    rule(
      is('ai|agli|alle|gli|vi|ti|al|alla|allo'),
      upTo(2, 'XR'),
      is('sta|stava|starebbe'),
      is('bene|benissimo'),
      is('quando|se|che'),
      is('li|le|lo|la|vi|ti'),
      either(of('a'), is('bruciano|menano|pestano|lapidano|impiccano|uccidono')),
    ),
  ),
  threat(
    'only-language',
    'incitement',
    say('doesSaysViolenceWhatSomebody'),
    rule(
      is(
        'stupro|violenza|bastone|frusta|cinghia|piombo|forca|botte|manganello|pistola|sangue|terrore',
      ),
      is('e|sono|resta'),
      is('l|il|la'),
      is('unica|unico|sola|solo'),
      upTo(1),
      is('lingua|linguaggio|cosa|medicina|argomento|cura|educazione|modo'),
      is('che|per|di'),
    ),
  ),
  threat(
    'not-alive-until',
    'threat',
    say('doesSaysSomebodyWillNotLive'),
    rule(
      is('non'),
      upTo(1, 'XR'),
      is(
        'arriverai|arrivera|arriverete|arriveranno|arrivi|arrivano|uscirai|uscira|uscirete|usciranno|tornerai|tornera|tornerete|torneranno',
      ),
      upTo(2),
      is('vivo|viva|vivi|vive'),
    ),
  ),
  threat(
    'wants-dead',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      is('ti|vi|lo|la|li|le'),
      is('voglio|vogliamo|vorrei|vorremmo|preferisco|preferirei|preferiamo'),
      upTo(2, 'XR'),
      either(is('morto|morta|morti|morte') + END, is('sottoterra'), FATAL),
    ),
  ),
  threat(
    'makes-regret',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('faro|faremo|faccio|facciamo|farei'),
      is('rimpiangere|maledire|pentire|scontare|strisciare|implorare|piangere'),
      upTo(3, 'XR'),
      is('a|ad|ai|agli|alle|al|alla'),
      upTo(2, 'XR'),
      of('N'),
    ),
  ),
  threat(
    'put-to-sword',
    'incitement',
    say('doesCallsExecution'),
    rule(
      is('passati|passate|passato|passata|passare|passiamo|passateli|passarli'),
      upTo(3, 'XR'),
      either(is('a') + is('fil') + is('di') + is('spada'), is('per') + is('le') + is('armi')),
    ),
  ),
  threat(
    'would-do-them-good',
    'incitement',
    say('doesSaysViolenceWhatSomebody'),
    rule(
      is('a|ad|ai|agli|alle|al|alla|gli|le|ti|vi'),
      upTo(3, 'XR'),
      either(
        is(
          'servirebbe|servirebbero|serve|servono|manca|mancano|spetta|spettano|vorrebbe|vorrebbero|vuole|vogliono|tocca',
        ),
        is('farebbe|farebbero|fa|fanno') + is('bene'),
      ),
      upTo(2, 'XR'),
      either(
        upTo(1) +
          of('K') +
          is('rotta|rotto|rotte|rotti|spaccata|spaccato|spezzata|spezzate|gonfia|fratturata'),
        is('essere|venire') + upTo(1) + either(all('uP'), all('uB')),
        is('un|una|il|la|le|due|delle|qualche') + upTo(1) + either(BULLET, of('b')),
      ),
      nowhere('medico|dentista|ortopedico'),
    ),
  ),
  threat(
    'bounty',
    'incitement',
    say('doesPraisesPaysWhoever'),
    rule(
      either(
        is(
          'vorrebbe|serve|servirebbe|mettiamo|metto|mettete|mettere|mettono|offro|offriamo|pagherei|pago|bisognerebbe|bisogna|metterei',
        ),
      ),
      upTo(3, 'XR'),
      is('taglia|ricompensa'),
      is('su|sui|sugli|sulle|sul|sulla'),
      upTo(1),
      NOUN,
    ),
  ),
  threat(
    'catches-a-blow',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is('si|vi|ti'),
      is(
        'becca|beccano|beccate|becchi|busca|buscano|prende|prendono|prendi|becchera|beccheranno|prendera|prenderanno|beccherai',
      ),
      is('una|un|due|tre|tante|delle|il|la'),
      upTo(1, 'XR'),
      either(of('b'), BULLET),
      nowhere('multa|freddo|ricorda'),
    ),
  ),
  threat(
    'push-one-down',
    'incitement',
    say('doesTellsSomebodyDo'),
    rule(
      is('butta|spingi|lancia|getta|scaraventa|sbatti|appendi|affoga'),
      NOUN,
      upTo(1, 'XR'),
      either(DOWN, is('giu') + is('per')),
    ),
  ),
  threat(
    'wants-below',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      is('voglio|vogliamo|vorrei|vorremmo|sogno'),
      maybe(is('tutti|tutte')),
      is('i|gli|le|il|la|l|quei|quelle|quegli|questi|queste|quel|quella|ogni'),
      upTo(1, 'LXR'),
      of('N'),
      upTo(2, 'XR'),
      either(
        is('morto|morta|morti|morte') + END,
        is('sottoterra'),
        is('appesi|appeso|appese|impiccati|impiccato') + upTo(3),
      ),
    ),
  ),
  threat(
    'deserve-this',
    'incitement',
    say('doesSaysViolenceWhat'),
    rule(
      is('merita|meritano|meriti|meritate|spetta|serve|vogliono|servono'),
      COMMA,
      is('un|una|il|la|le|due|solo'),
      upTo(1),
      either(BULLET, is('sprangata|coltellata|pallottola|fucilata')),
    ),
  ),
  threat(
    'should-fear',
    'threat',
    say('doesTellsReaderFear'),
    rule(
      is('dovrebbero|dovreste|dovresti|devono|dovete|devi|dovrebbe|deve'),
      either(
        is('temere|tremare') + is('per') + upTo(2) + is('vita|pelle|incolumita'),
        is('avere|aver') +
          is('paura') +
          is('di') +
          is('uscire|camminare|vivere|morire|dormire|noi|me'),
      ),
      nowhere('nessuno|non|mai'),
    ),
    true,
  ),
  threat(
    'boot-on-neck',
    'threat',
    say('doesSaysWhereWriters'),
    rule(
      is('mio|nostro|miei|nostri|mia|nostra'),
      is(
        'stivale|stivali|pugno|pugni|piede|ginocchio|coltello|mazza|spranga|scarpone|anfibio|lama',
      ),
      upTo(4, 'XR'),
      is('su|sul|sulla|nel|nella|in|contro|sulle|sui|tra'),
      upTo(1),
      of('K'),
    ),
  ),
  threat(
    'who-beats-drinks',
    'incitement',
    say('doesPraisesPaysWhoever'),
    rule(
      is('chi'),
      either(of('a'), is('picchia|mena|pesta|brucia|stende|gonfia')),
      VICTIM,
      upTo(1),
      is('beve|merita|riceve|vince|guadagna|avra|ha|mangia'),
      upTo(3),
      is('gratis|medaglia|premio|ricompensa|rispetto|applauso|statua|paradiso|eroe|birra|euro'),
    ),
  ),
  threat(
    'streets-of-blood',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      either(
        is(
          'tingeranno|tingera|bagneranno|bagnera|coloreranno|riempiranno|laveremo|laveranno|scorrera|scorreranno|scorre|scorrano',
        ),
        is('fiumi|bagno|lago|mare') + is('di'),
      ),
      upTo(3),
      is('sangue'),
      nowhere('donatori|donazione|analisi|avis'),
    ),
  ),
  threat(
    'only-solution',
    'incitement',
    say('doesCallsViolenceSolution'),
    rule(
      is('unica|unico|sola|miglior|migliore'),
      is('soluzione|cura|risposta|rimedio|medicina|via|uscita|trattamento'),
      is('e|sarebbe|resta|rimane'),
      upTo(1),
      is(
        'morte|pallottola|forca|sterminio|fuoco|piombo|ghigliottina|patibolo|eliminazione|soppressione|violenza|fucilazione|sedia|camera|camere|rogo',
      ),
    ),
  ),
  threat(
    'wants-fear',
    'incitement',
    say('doesSaysViolenceAgainstSomebodyRight'),
    rule(
      is('voglio|vogliamo|bisogna|devono|dovrebbero'),
      maybe(is('che')),
      upTo(1),
      maybe(NOUN),
      upTo(1),
      is('abbiano|avere|vivano|vivere|tremino|tremare'),
      upTo(1),
      is('paura|terrore|terrorizzati|terrorizzate'),
      is('di|nel|ogni'),
      nowhere('smettere|nessuno|non|mai'),
    ),
    true,
  ),
  threat(
    'deserve-arms',
    'incitement',
    say('doesSaysViolenceWhat'),
    rule(
      NOUN,
      upTo(2, 'XR'),
      is('merita|meritano|meriterebbe|meriterebbero'),
      maybe(is('solo|soltanto|tutti|tutte')),
      is('il|lo|la|i|le|gli|un|una|delle|dei'),
      upTo(1),
      either(
        BULLET,
        is(
          'bombe|bomba|napalm|fuoco|piombo|forni|ruspe|ruspa|fucilate|bastonate|botte|mazzate|frustate|manganellate|manganello|frusta|galera',
        ),
      ),
    ),
  ),
  threat(
    'blows-on',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('ti|lo|la|vi|li'),
      is('stendo|stendiamo|stendero|sistemo|sdraio|corico|addormento|spengo|concio|accendo'),
      either(
        is('con|a') + upTo(1) + of('b'),
        is('per') + is('le') + is('feste'),
        is('come') + is('un|una') + is('fiammifero|torcia|candela|sacco|cane'),
        not('1') + of('b'),
      ),
    ),
  ),
];
