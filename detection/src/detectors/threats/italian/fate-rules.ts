import { say } from '@vedetta/messages/say.ts';
import { COMMA, all, either, is, maybe, nowhere, not, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { deed, FATAL } from './deeds.ts';

const threat = threatIn('it');
const END = '(?=$|[,."\'?] )';
const YOURS = is('tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre');
const ILLNESS =
  maybe(is('un|una|il|la|l|tanti|tante|gran|bel|brutto|brutta|ogni|tutto|tutti|i|le|qualche')) +
  maybe(of('h')) +
  of('i');
/** Words that follow a call to the reader: an insult, a name, nothing. */

/** What will befall somebody, what the writer wishes them, and how they are told to die: no deed, but an end. */
export const FATE_RULES: readonly ThreatRule[] = [
  threat(
    'future-passive',
    'threat',
    say('doesTellsReaderTheyWill'),
    rule(
      is('verrai|verrete|sarai|sarete|verresti|finirai|finirete'),
      upTo(3, 'XR'),
      either(
        of('PB'),
        is(
          'trovato|trovata|trovati|presi|preso|presa|fatto|fatti|appeso|appesi|appesa|sciolto|sciolta|sciolti|sepolto|sepolta|sepolti',
        ) +
          upTo(2, 'XR') +
          maybe(FATAL),
      ),
    ),
  ),
  threat(
    'ends-up',
    'threat',
    say('doesTellsReaderWhere'),
    rule(
      is(
        'finisci|finirai|finirete|finite|finiresti|finireste|torni|tornerai|tornate|tornerete|esci|uscirai|uscirete|ritrovi|ritrovate|ritroverai|ritroverete|sveglierai|sveglierete|vai|andrai|andrete|marcirai|marcirete|dormirai|dormirete',
      ),
      upTo(2, 'XR'),
      either(
        is('sottoterra|male'),
        is('sotto') + is('terra'),
        is('in|nel|nella|al|all|sotto|a|sul|dentro|su') +
          `(?:${is('un|una|fondo|al|il|la|a|di|del|tre|due')}){0,3}` +
          is(
            'creatore|cimitero|camposanto|obitorio|bara|bare|fossa|fosso|tomba|loculo|ospedale|rianimazione|barella|carrozzina|pilone|cassa|cemento|fiume|canale|sedia|terapia|metri|terra|acido|inferno|legno|lago|mare|pezzi|burrone',
          ),
      ),
      `(?!${is('a|da|dal|per|con|presto|nonno|al')})`,
    ),
  ),
  threat(
    'ends-like',
    'threat',
    say('doesSaysSomebodyWillCome'),
    rule(
      is('fai|farai|farete|fara|faranno|fate|fa|fanno|faresti|fareste|fare'),
      upTo(1),
      either(is('la|una|stessa|quella'), is('la') + is('stessa')),
      maybe(is('stessa|pessima|bruttissima')),
      either(
        is('brutta|pessima|orribile') + is('fine'),
        is('fine') +
          is('di|del|dei|della|che') +
          upTo(2) +
          either(
            of('v'),
            YOURS,
            is('sorcio|sorci|topo|topi|gatta|altro|altri|altra|tuo|suo'),
            of('N'),
          ),
      ),
    ),
  ),
  threat(
    'dead-already',
    'threat',
    say('doesTellsReaderThey'),
    rule(
      either(
        is('sei|siete|considerati|consideratevi|ritieniti|ritenga') +
          upTo(2, 'X') +
          is('un|una|dei|gia|cadavere|cadaveri|morto|morta|morti') +
          maybe(is('uomo|donna|uomini|cadavere|cadaveri|morto|morta|morti')) +
          maybe(is('morto|morta|morti|cadavere|che')) +
          `(?<=(?:cadaver[ei]|mort[oai]):[A-Za-z]* (?:che:[A-Za-z]* )?)` +
          either(END, is('cammina|camminano|ormai|stasera|domani|bastardo|che|e|infame')),
        is('ritenga|consideri|ritieniti|considerati') +
          upTo(3) +
          is('morto|morta|finito|finita|spacciato'),
        is('hai|avete|ha') +
          upTo(1) +
          is('le|i|poche|pochi|poco|i') +
          is('ore|giorni|minuti|tempo') +
          either(
            is('contate|contati|contato') + `(?!${is('sul|nel|del|sulla|per')})`,
            is('di|da') + is('vita|vivere'),
          ),
        is('i|le') +
          maybe(YOURS) +
          is('giorni|ore') +
          maybe(YOURS) +
          is('sono') +
          is('contati|contate') +
          `(?<=(?:tuo|tua|tuoi|tue|vostr[a-z]+):.*)`,
        is('ti|vi') +
          is('restano|resta|rimangono|rimane') +
          is('poco|poche|pochi|due|tre|un|una|pochissime|pochissimi') +
          upTo(2, 'XR') +
          is('vita|vivere|ore|giorni|tempo'),
        is('la') +
          YOURS +
          is('vita') +
          either(
            is('e|finisce|finira|sta') +
              maybe(is('per')) +
              is('finita|finire|oggi|qui|stanotte|domani|appesa'),
            is('non') + is('vale'),
          ),
        is('per') + is('te|voi|lui') + is('e') + is('finita') + END,
      ),
    ),
  ),
  threat(
    'not-alive',
    'threat',
    say('doesSaysThatSomebody'),
    rule(
      is('non'),
      maybe(is('ne|ci')),
      either(
        is(
          'cammini|camminerai|camminate|respiri|respirerai|respirate|parlerai|parlerete|riderai|riderete|rialzi|rialzerai|rialzerete',
        ) + is('piu'),
        is(
          'uscirai|esci|uscite|uscirete|torni|torna|tornerai|tornate|tornerete|tornera|arrivi|arrivate|arriverai|arrivera|esce|uscira|usciranno|torneranno',
        ) +
          upTo(4, 'XR') +
          is('vivo|viva|vivi|vive|intero|intera|interi'),
        is('tornerai|tornerete|torni|torna|tornate') +
          is('a|piu') +
          is('casa|a') +
          maybe(is('casa|stasera|stanotte|oggi')) +
          END,
        is('vedrai|vedrete|vedi|vedra') +
          upTo(1) +
          is('alba|mattino|natale|domani|l|il|la|i|piu') +
          upTo(2) +
          either(
            is('alba|mattino|natale|compleanno|luce|primavera|domani|sole') + END,
            is('figli|famiglia|madre') + END,
          ),
        is('arrivi|arriverai|arrivate|arriverete|arriva') +
          is('a') +
          is('natale|domani|domattina|stasera|sera|pasqua|domenica|lunedi|trent|trentanni'),
        is('passi|passerai|supererai|passate') + is('la|l') + is('notte|inverno|estate'),
      ),
    ),
  ),
  threat(
    'body-falls',
    'threat',
    say('doesSaysWhatWillHappen'),
    rule(
      either(
        is('la|le|il') +
          YOURS +
          is('testa|teste|sangue|cadavere|cadaveri|corpo|corpi|cervella') +
          is(
            'rotolera|rotoleranno|cadra|cadranno|scorrera|bagnera|finira|saltera|sara|galleggera|verra',
          ),
        is('cadranno|rotoleranno|salteranno|cadono') + upTo(2) + is('teste'),
        is('sangue') +
          is('di|del|dei|degli') +
          upTo(3, 'XR') +
          is('bagnera|scorrera|colera|macchiera'),
        is('piangera|piangeranno|vestira|seppellira') +
          upTo(3) +
          YOURS +
          is('bara|tomba|cadavere|corpo|figlio'),
        is('la|le|il|i') +
          YOURS +
          is(
            'casa|case|azienda|negozio|ufficio|uffici|macchina|auto|sede|bar|locale|famiglia|ville|villa|quartiere',
          ) +
          upTo(2, 'XR') +
          is(
            'brucera|bruceranno|brucia|bruciano|saltera|salteranno|esplodera|sara|verra|prendera',
          ) +
          maybe(is('in|fuoco')) +
          maybe(is('aria|fiamme|cenere')) +
          `(?<=(?:bruc|salt|esplod|fuoco|fiamme|cenere|aria)[^ ]* )`,
        is('bomba|ordigno|bombe|tritolo|esplosivo') +
          upTo(3, 'XR') +
          is('esplodera|scoppiera|esploderanno|saltera|deflagrera'),
        is('saltera|salteranno|salterete') + upTo(3) + is('in') + is('aria'),
        is('c') +
          is('e') +
          is('una|un') +
          is('bomba|ordigno') +
          is('in|nella|nel|nello|sotto|sul|alla|all|al|dentro|a') +
          upTo(1, 'N') +
          `(?!${is('gelato|torta|piatto|crema')})`,
        is('abbiamo|ho') +
          is('messo|collocato|piazzato|nascosto|sistemato') +
          upTo(2) +
          is('bomba|ordigno|bombe|tritolo|esplosivo|veleno'),
        is('abbiamo|ho') + is('messo|versato') + is('il|del') + is('veleno'),
      ),
    ),
  ),
  threat(
    'whoever-will',
    'threat',
    say('doesSaysWhoeverDoes'),
    rule(
      is('chi|chiunque|coloro|quanti'),
      upTo(7),
      is('verra|sara|verranno|saranno'),
      upTo(2, 'XR'),
      all('uP'),
    ),
  ),
  threat(
    'none-alive',
    'incitement',
    say('doesWantsNobodyLeft'),
    rule(
      maybe(is('non')),
      is('lasciate|lasciatene|lasciamone|lasciamo|lasceremo|lascero|lasciare|lasciarne'),
      upTo(2),
      either(is('vivo|viva|vivi|superstiti|prigionieri'), is('in') + is('vita')),
    ),
  ),
  threat(
    'with-life',
    'threat',
    say('doesSaysSomebodyWillPayTheir'),
    rule(
      either(
        is('pagare|pagherai|pagherete|paghera|pagheranno|paghi|pagate') +
          is('con') +
          is('la|il') +
          maybe(is('tua|sua|vostra|tuo|loro')) +
          is('vita|sangue|pelle'),
        is('col') + is('sangue'),
        is('pena') + is('la') + is('morte'),
        is('tua|vostra|sua') + is('condanna') + upTo(3) + is('scritta|firmata|eseguita|emessa'),
        is('voglia|sete') + is('di') + is('sangue'),
        is('siamo|verremo|veniamo|arriviamo') + is('armati') + `(?!${is('di')})`,
        is('raderei|raderemmo|rado|radiamo|radero|raderemo|radere|radete|radano') +
          upTo(4, 'XR') +
          is('al') +
          is('suolo') +
          upTo(3) +
          nowhere('ruspa|capannone|rudere|ruderi|permesso|vecchio|vecchia|vecchi'),
      ),
    ),
  ),
  threat(
    'nothing-left',
    'threat',
    say('doesSaysNobodyWillSave'),
    rule(
      either(
        is('nessuno') +
          is('ti|vi') +
          is('salvera|trovera|aiutera|sentira|proteggera|rivedra|salva|piangera') +
          upTo(2),
        is('non') +
          is('ti|vi') +
          is('salverai|salverete|troveranno|riconosceranno|riconoscera|trovera|salvera|salvi') +
          upTo(2) +
          either(END, is('piu|mai|nessuno|nemmeno|neanche')),
        is('di') + is('te|voi') + is('non') + is('restera|rimarra|resteranno|rimarranno') + upTo(4),
        is('sei|siete|sta') + is('nella|sulla|in|su') + upTo(1) + is('lista') + is('nera'),
        is('tuo|vostro') +
          is('nome') +
          is('e') +
          upTo(1) +
          is('sulla|nella|in|su') +
          upTo(2) +
          is('lista|proiettile|pallottola|lapide'),
        is(
          'bruceranno|moriranno|creperanno|pagheranno|soffriranno|schiatteranno|spariranno|salteranno',
        ) +
          is('tutti|tutte') +
          `(?!${is('di|dal|dalla|per|le|i|gli|il|la')})`,
        is('tocchera|tocca') +
          is('a') +
          is('te|voi') +
          `(?=$|[.] )(?<=(?:poi|prossim[oaie]|presto|adesso|volta|domani)[^.]*)`,
      ),
    ),
  ),
  threat(
    'last-hours',
    'threat',
    say('doesTellsReaderPrepare'),
    rule(
      either(
        is('goditi|godetevi|godi') +
          upTo(1) +
          is('le|gli|i|la') +
          maybe(YOURS) +
          is('ultime|ultimi|ultima|ultimo|poche|pochi'),
        is('di|dite|recita|recitate|dica') +
          is('le|una|l|la') +
          maybe(YOURS) +
          maybe(is('ultime|ultima')) +
          maybe(YOURS) +
          is('preghiere|preghiera') +
          maybe(is('ultime')),
        is(
          'prepara|preparati|preparate|preparatevi|scegli|scegliete|ordina|ordinate|prenota|prenotate|compra|comprati|compratevi|scava|scavati|scrivi|scrivete|fai|faccia|fate|fare',
        ) +
          upTo(2) +
          is('il|la|le|una|un|i|a') +
          upTo(1) +
          either(
            is('testamento'),
            is(
              'bara|bare|funerale|funerali|tomba|fossa|testamento|loculo|lapide|cassa|necrologio|epitaffio',
            ),
            is('morire|crepare|peggio'),
          ),
        is('saluta|salutate|abbraccia|bacia') +
          upTo(1) +
          maybe(is('i|la|il|le')) +
          YOURS +
          upTo(3) +
          is('perche|ultima|per|finche|prima'),
        is('preparati|preparatevi') +
          is('a|alla|al') +
          maybe(is('la')) +
          is('morire|morte|soffrire|peggio|crepare'),
        is('giubbotto') + is('antiproiettile'),
        is('fare|fai|faccia|faccio') + is('testamento'),
        is('colpirne') + is('uno|una') + is('per') + is('educarne'),
        is('in') +
          is('modo') +
          is('che|da') +
          upTo(3) +
          is('non') +
          upTo(2) +
          is(
            'nuoccia|parli|respiri|cammini|scriva|veda|torni|nuocere|parlare|camminare|disturbi|possa',
          ) +
          upTo(1) +
          is('piu|mai'),
        YOURS + is('destino') + is('e') + upTo(1) + is('fossa|morte|forca|segnato|tomba|cimitero'),
        is('condanna|condannato|condannata|condannati') +
          upTo(1) +
          is('a') +
          is('morte') +
          is('nei|per|dal|da') +
          upTo(1) +
          is('tuoi|suoi|vostri|te|voi|noi'),
        is('tribunale') +
          is('del') +
          is('popolo') +
          upTo(3) +
          is('condannato|condannata|condannati'),
        is('sua|tua|vostra') +
          is('esecuzione') +
          is('e|avverra|sara') +
          upTo(2) +
          is('fissata|domani|imminente|prevista|venerdi|lunedi'),
      ),
    ),
  ),
  threat(
    'wish-ill',
    'incitement',
    say('doesWishesIllnessDeath'),
    rule(
      either(
        either(
          is('ti|vi|gli|le|te|glie') +
            is(
              'venga|venisse|vengano|venissero|prenda|prendesse|pigli|pigliasse|colga|becchi|possa|possano',
            ) +
            maybe(is('venire|prendere')) +
            maybe(is('a|solo|subito')) +
            ILLNESS +
            `(?!${is('di|d')}(?:sonno|genio|fortuna|vita|fulmine):)`,
        ),
        is('auguro|auguriamo|auguro|augurero') +
          upTo(7, 'XR') +
          COMMA +
          upTo(4, 'XR') +
          is(
            'cancro|tumore|morte|infarto|ictus|leucemia|sofferenze|incidente|male|peggio|disgrazie|dolore|paralisi|schiantarti|schiantarvi',
          ),
        is('auguro|auguriamo') +
          upTo(7, 'XR') +
          is('di') +
          upTo(1) +
          either(of('D'), is('schiantarti|schiantarvi|finire|perdere') + upTo(3)),
        is('che|possa|possano|possiate') +
          upTo(3, 'XR') +
          is(
            'marcire|bruciare|crepare|schiattare|agonizzare|morire|soffrire|marcisca|bruci|crepi',
          ) +
          `(?!${is('di|dal|la|il')})`,
        is('meglio|bene|bello|ora') +
          is('se|quando|che') +
          upTo(2, 'XR') +
          either(
            is('muori|morivi|crepi|crepavi|muoiono|moriva|morivano|morite'),
            is('nascevi|nasceva') + `(?!${not('1')})`,
          ),
        is('se') + upTo(1) + is('madre|mamma') + upTo(2) + is('abortiva|abortisse'),
        is('non') + is('dovevi|dovevate|doveva|dovevano') + upTo(1) + is('nascere|esistere'),
      ),
    ),
  ),
  threat(
    'see-dead',
    'incitement',
    say('doesWouldLikeSeeSomebody'),
    rule(
      maybe(is('non') + upTo(1) + is('altro') + is('che')),
      is(
        'vederti|vedervi|vederlo|vederla|vederli|vederle|guardarti|guardarvi|guardarli|trovarti|trovarvi|vedere|sogno|aspetto',
      ),
      upTo(4, 'XR'),
      either(
        of('E'),
        of('P') + END,
        is(
          'agonizzare|sanguinare|soffrire|crepare|morire|bruciare|penzolare|supplicare|schiattare|affogare',
        ),
        is('in|sotto|dentro|nella|sul') +
          maybe(is('una|un|quella|il|la|tre')) +
          is('bara|terra|fossa|tomba|cassa|treno|metri|obitorio|cimitero|rogo'),
      ),
      `(?!${is('di|dal|dalle|dallo|per')})`,
    ),
  ),
  threat(
    'grave-of',
    'threat',
    say('doesSpeaksReadersGrave'),
    rule(
      either(
        is(
          'brindo|brindero|brinderemo|brindiamo|ballo|ballero|balleremo|piscio|piscero|pisceremo|sputo|sputero|sputeremo|danzero|rido|ridero|rideremo|cago|caghero|festeggio|festeggero|festeggeremo|aspetto|aspettiamo|verro|verremo|scavo|scavero|stapperemo|stappo|sogno',
        ) +
          upTo(4, 'XR') +
          either(
            is('tua|tuo|vostra|vostre|vostro|vostri|sua|suo|loro|tuoi') +
              is('tomba|tombe|funerale|funerali|bara|bare|cadavere|cadaveri|fossa|lapide|morte'),
            is('giorno|momento') +
              is('della|del|dei') +
              is('tuo|tua|vostro|vostra|suo|sua') +
              is('funerale|morte|funerali'),
          ),
        is('giorno|momento|quando') +
          upTo(2) +
          is('morirai|morirete|creperai|creperete|crepera|morira|crepi|muori') +
          upTo(1) +
          is('faro|faremo|festeggero|festa|brindero|brinderemo|stappero|stapperemo|sara|ballero'),
        is('giorno') +
          upTo(2) +
          is('verranno|saranno|verra|sara|verrete|sarete') +
          upTo(2, 'XR') +
          of('PE'),
      ),
    ),
  ),
  threat(
    'should-have-died',
    'incitement',
    say('doesRegretsSomebodyLives'),
    rule(
      either(
        is('peccato|dispiace|vergogna') +
          is('che') +
          upTo(1) +
          is('non') +
          upTo(3) +
          either(of('PE'), is('ammazzato|ammazzata')),
        either(is('dovevi|dovevate|dovevo|dovevamo'), START + is('dovevano|doveva')) +
          upTo(2, 'XR') +
          all('uV'),
        is('dovevano|doveva|dovevi|dovevate|dovevo|dovevamo') +
          upTo(2, 'XR') +
          either(
            of('W'),
            of('M'),
            of('D') + `(?=${is('tutti|tutte|loro|lui|lei|quel|quella|male|in|prima')}|$|[.,] )`,
            is('lasciarti|lasciarlo|lasciarla|lasciarli') + of('D'),
          ),
        is('perche') +
          is('non') +
          is('hanno|lo|li|la|ti|vi') +
          upTo(2) +
          either(of('P'), of('E')) +
          `(?!.*(?:prima|ancora):)`,
      ),
    ),
  ),
  threat(
    'must-die',
    'incitement',
    say('doesSaysSomebodyDie'),
    rule(
      either(
        is(
          'necessario|ora|giusto|bene|meglio|basta|importante|bello|tempo|serve|bisogna|occorre|esigo|pretendo|fondamentale',
        ) +
          is('che') +
          upTo(3, 'XR') +
          of('F'),
        is('non') +
          is('deve|devono|dovete|devi|dovrebbe|dovrebbero') +
          upTo(2) +
          is('uscirne|sopravvivere|arrivare|tornare|restare|rimanere') +
          upTo(2) +
          is('vivo|viva|vivi|vive|sopravvivere|casa|in') +
          `(?<=(?:viv[oaie]|sopravvivere|vita|casa):.*)`,
        is('nessuno') +
          upTo(3) +
          either(
            is('sopravvivere|uscirne|salvarsi') + maybe(is('vivo|in')),
            is('restare|rimanere') + either(is('vivo|viva|vivi'), is('in') + is('vita|piedi')),
          ),
        is('non') +
          is('hanno|ha|avete|hai|meritano|sono|siete|e|sei') +
          maybe(is('il|nessun|alcun|piu|degni|degno|degna')) +
          maybe(is('diritto')) +
          is('di') +
          is('vivere|respirare|esistere|stare') +
          maybe(is('al')),
        is('nessuna|niente|zero') +
          is('pieta') +
          is('per|con') +
          `(?!${is('chi|chiunque|gli|i|le')}${is('violenti|assassini|stupratori|mafiosi|evasori|assassino|picchia|uccide|stupra|ruba|evade|maltratta|inquina|picchiano|uccidono|abbandona|violenta|minaccia|tocca|molesta')})` +
          upTo(3),
      ),
    ),
  ),
  threat(
    'let-die',
    'incitement',
    say('doesCallsLetPeople'),
    rule(
      either(
        is(
          'lasciate|lasciatelo|lasciatela|lasciateli|lasciatele|lasciamolo|lasciamola|lasciamoli|lasciali|lasciala|lascialo|lasciamo|lasciateci',
        ) +
          upTo(4, 'XR') +
          of('D') +
          maybe(is('di|in|a|al|nel|per') + not('1')),
        is(
          'rimandateli|rimandiamoli|rispediteli|rispediamoli|ributtateli|ributtiamoli|buttateli|buttiamoli|rigettateli|gettateli|gettiamoli',
        ) +
          upTo(3) +
          is('bare|mare|bara|acqua|fiume|cenere'),
        is('e') + is('che') + of('F'),
        is('dalli|dagli|daje') +
          is('a|al|all|allo|alla|ai|agli') +
          either(of('N'), is('untore'), not('oAKL') + END),
        is('uno|una|un') +
          upTo(2, 'XR') +
          of('NE') +
          maybe(is('morto|morta')) +
          upTo(1) +
          is('e|sempre') +
          upTo(2) +
          is('bella|buona|ottima') +
          is('notizia|cosa'),
        either(of('N'), is('uno|una')) + is('in') + is('meno') + `(?=$|[.,] )`,
      ),
    ),
  ),
  threat(
    'order-to-beat',
    'incitement',
    say('doesCallsBlows'),
    rule(
      START,
      upTo(2, 'XRN'),
      either(
        is('dagliele|dateglie|dategliele|diamogliele|dagliene|daglielo') + upTo(3),
        is(
          'insegnategli|insegnamogli|insegniamogli|facciamogli|fategli|fagli|falle|facciamole|facciamoli',
        ) +
          upTo(3, 'XR') +
          either(
            is('saltare|sputare|ingoiare|rimangiare') + upTo(3) + of('K'),
            is('passare') + is('la') + is('voglia') + upTo(2) + is('a|con|di') + upTo(1) + of('bA'),
            is('la') + is('pelle|festa') + END,
          ),
      ),
      deed('order'),
    ),
  ),
];
