import { all, either, is, maybe, nowhere, of, upTo } from '../grammar.ts';

export const article = is(
  'i|gli|le|la|il|lo|l|un|una|uno|quell|quest|dell|all|dall|dei|degli|delle|quei|quegli|quelle|questi|queste|quel|quella|quello|questo|questa|tutti|tutte|tutta|tutto|ogni|qualche|alcuni|certi|certe|il|ste|sti|sta|sto|ai|agli|alle|al|alla|a|di|della|del|dal|dai|dalle|qualsiasi|qualunque|prossimo|prossima|primo|prima',
);
const OWNER = is(
  'mio|mia|miei|mie|tuo|tua|tuoi|tue|suo|sua|suoi|sue|nostro|nostra|nostri|nostre|vostro|vostra|vostri|vostre|cosiddetti',
);
/** A noun for people, with what may stand before it. */
export const NOUN = `(?:(?:ognuno|ciascuno|tutti|tutte|qualcuno|uno|una):[A-Za-z]* di:[A-Za-z]* (?:loro|voi|quelli|quelle):[A-Za-z]* |(?:tutti:[A-Za-z]* )?chi:[A-Za-z]* (?:lavora|comanda|dirige|gestisce|governa|vive|abita|amministra|lavorava):[A-Za-z]* |(?:tutti:[A-Za-z]* )?(?:quelli|quelle):[A-Za-z]* (?:del|dello|della|dell|dei|degli|delle):[A-Za-z]* (?=[^ :]+:(?![A-Za-z]*o))|(?:${article}){0,4}(?:${either(of('h'), OWNER)}){0,3}${of('N')}|(?:questi|queste|quei|quelle|ste|sti|questo|questa|quel|quella|quegli):[A-Za-z]* (?:${of('h')}){0,2}${of('v')})`;
/** `L'attacco di Mario`, `lo sparo della guardia`: the noun, not what the writer does. */
export const NOT_WHOSE = '(?!(?:di|del|dello|della|dell|dei|degli|delle|da|dal|dalla):)';
/** `ti brucio il file`, `di baci`, `al sole`: no violence. */
const IDLE = `(?!${is('di|dal|dalle|dalla|dai|al')})(?!${is('il|lo|la|l|i|gli|le|un|una|uno|dei|delle|due|questo|questa|quel|quella')}${maybe(OWNER)}[^ :]+:(?![A-Za-z]*[KNb])[A-Za-z]* )`;
export const CLITIC = of('O');
export const adverbs = upTo(2, 'LXVWUZJPGYHMQDFTNROI');

/** To do violence, as an infinitive with its object. */
export const KILL = either(
  of('V') + NOUN,
  of('W'),
  is('fare|far|farli|farle|farlo|farla|farti|farvi|farne') +
    upTo(1) +
    either(
      is('fuori|male|saltare|pezzi|secchi|secco') + maybe(NOUN),
      of('D') + maybe(NOUN),
      is('a|del') + is('pezzi|pezzettini|fette|brandelli|male') + maybe(NOUN),
      is('la|una') + is('pelle|fine|festa|brutta') + upTo(4),
    ),
  is(
    'togliere|togliergli|levare|levarli|toglierli|toglierle|spazzare|spazzarli|mandare|mandarli|mettere|metterli|gettare|buttare|rispedire|chiudere',
  ) +
    upTo(5, 'XR') +
    is(
      'mezzo|torno|via|faccia|forni|forno|gas|muro|rogo|lager|camere|forca|fine|patibolo|creatore|terra|campo|mare|fuoco|fiamme',
    ),
  is('mettere|porre|dare') +
    upTo(1) +
    is('fine|fuoco|morte') +
    is('a|ai|agli|alle|al|alla|con') +
    upTo(2) +
    NOUN,
  is('dare|dargli|dargliele|appiccare') + is('fuoco|fiamme|la') + upTo(5),
  is('farla') + is('finita') + is('con') + NOUN,
  is(
    'sbarazzarsi|sbarazzarci|sbarazzarmi|liberarsi|liberarci|liberare|disfarsi|disfarci|ripulire',
  ) +
    upTo(4, 'XR') +
    NOUN,
  either(
    of('VHMWV'),
    is('piantare|piantargli|ficcare|ficcargli|sparare|sparargli|tirare|infilare|mettere|puntare'),
  ) +
    upTo(4, 'LXR') +
    either(of('K'), is('pallottola|proiettile|coltello|lama|pistola|colpo')) +
    maybe(
      is('a|ai|al|alla|alle|agli|di|dei|degli|delle|del|della|in') +
        upTo(3) +
        either(of('N'), of('K')),
    ),
  either(of('H') + NOUN, of('M')) +
    upTo(2) +
    is('sangue|morte|botte|mazzate|bastonate|legnate|pugni|calci|bene|brutto'),
  is('prendere|prenderli|prenderle|prenderti|riempire|riempirli|ammazzare') +
    upTo(4, 'XR') +
    is('calci|pugni|botte|mazzate|bastonate|sprangate|fucilate|coltellate|sassate|schiaffi'),
  is('vedere|veder|vederli|vederle|vedervi|vederti') +
    upTo(3, 'XR') +
    either(of('DEP'), NOUN + upTo(2, 'XR') + of('DEP')),
);
/** Also the lesser violence, where who suffers it is named. */
export const DEED = either(KILL, of('H') + NOUN, of('M'));
export const BURN = is(
  'brucio|brucero|bruciamo|bruceremo|incendio|incendiamo|incendiero|incendieremo|bombardo|bombardero|bombardiamo|bombarderemo|distruggo|distruggero|distruggiamo|distruggeremo',
);
export const PLACES = is(
  'furgone|macchine|baracche|baracca|bar|ristorante|redazione|centro|villa|ville|tenda|tende|roulotte|camper|garage|portone|edificio|edifici|filiale|caserma|questura|comune|municipio|tribunale|banca|casa|case|sede|sedi|ufficio|uffici|negozio|negozi|scuola|scuole|palazzo|palazzi|fabbrica|capannone|magazzino|stazione|aeroporto|chiesa|chiese|moschea|moschee|sinagoga|sinagoghe|tempio|campo|campi|stadio|locale|auto|macchina|ambasciata|ospedale',
);
/** What the speaker does or will do. */
export const I_WILL = either(
  BURN +
    is('il|lo|la|l|i|gli|le|quel|quella|quelle|quei|questa|questo|sta|sto|tutte|tutti') +
    upTo(2, 'LXR') +
    PLACES,
  of('U') + NOT_WHOSE + NOUN,
  is('sparo|sparero|spareremo|spariamo') +
    maybe(is('in|alla|nella') + upTo(1)) +
    is('a|ai|alle|al|alla|agli') +
    NOUN,
  of('U') +
    is('il|la|i|le|l|gli|lo') +
    upTo(1) +
    is('tuo|tua|tuoi|tue|vostro|vostra|vostre|vostri|loro') +
    maybe(of('S')),
  is('daro|daremo|diamo') + is('una|la') + upTo(1) + is('lezione') + maybe(NOUN),
  is('faro|faremo|facciamo') + is('pulizia|piazza|strage|una') + upTo(3, 'XR') + of('N'),
  of('Q') + NOT_WHOSE + NOUN,
  CLITIC + of('U') + IDLE,
  CLITIC +
    is('faro|faremo|facciamo|faccio') +
    upTo(2, 'XR') +
    either(of('D') + IDLE, is('fuori|fine|pezzi|male|secco|secchi|saltare')),
  is('faro|faremo|facciamo|faccio') + is('fuori') + NOUN,
  is(
    'mettero|metteremo|mettiamo|mandero|manderemo|mandiamo|togliero|toglieremo|togliamo|spazzeremo|spazziamo|spazzero',
  ) +
    upTo(4, 'XR') +
    is('mezzo|torno|faccia|forni|gas|muro|rogo|forca|fuoco|fiamme|creatore') +
    upTo(4),
  is('daro|daremo|diamo') + is('fuoco|la') + upTo(4),
  either(of('QU'), is('piantero|pianto|ficchero|ficco|sparo|sparero|tiro|infilo')) +
    upTo(4, 'LXR') +
    either(of('K'), is('pallottola|proiettile|coltello|lama|pistola|colpo')) +
    maybe(
      is('a|ai|al|alla|alle|agli|di|dei|degli|delle|del|della|in') +
        upTo(3, 'XR') +
        either(of('N'), of('K')),
    ),
  is('riempiro|riempiremo|riempio|prendo|prendero|prenderemo|gonfio|meno|corco') +
    upTo(4, 'XR') +
    is('calci|pugni|botte|mazzate|bastonate|sprangate|fucilate|coltellate|sangue|sberle'),
);
export const WANT = either(
  is(
    'voglio|vogliamo|vorrei|vorremmo|devo|dobbiamo|dovrei|dovremmo|posso|potrei|desidero|volevo|volevamo|amerei|adorerei|preferirei|potremmo|giuro|oso|intendo',
  ) +
    maybe(is('di|proprio')) +
    adverbs,
  is(
    'sto|stiamo|vado|andiamo|vengo|veniamo|provo|passo|corro|comincio|iniziamo|inizio|cominciamo|torno',
  ) +
    is('per|a') +
    adverbs,
  is('mi|ci') +
    upTo(1, 'XR') +
    is(
      'divertirei|divertirebbe|dispiacerebbe|piacerebbe|andrebbe|piace|divertirebbe|basterebbe|tocca|toccherebbe|serve',
    ) +
    maybe(is('di|a')) +
    adverbs,
  is('ho|abbiamo|avrei') +
    upTo(1, 'XR') +
    is('intenzione|voglia|deciso|bisogno|desiderio|sogno|progetto') +
    is('di') +
    adverbs,
  is('non') + is('vedo|vediamo') + is('l') + is('ora') + is('di') + adverbs,
  is('sono|siamo|saro|sarei') +
    upTo(1, 'XR') +
    is('pronto|pronti|pronta|felice|disposto|disposti|contento') +
    is('a|di') +
    adverbs,
  is('sogno|sognamo|penso|godrei|spero|mediti|medito|progetto|fantastico') + is('di|a') + adverbs,
  is('in') + is('modo') + is('di|che') + adverbs,
);
export const MUST = is(
  'dovrebbe|deve|dovrebbero|devono|potrebbe|potrebbero|puo|possono|possa|dovra|dovranno|dovete|dovreste|devi|bisogna|bisognerebbe|bisognera|occorre|occorrerebbe|andrebbe|tocca|merita|servirebbe|dovesse|facesse|pensasse|volesse|riuscisse|iniziasse|decidesse',
);
export const SUBJECT =
  either(of('N'), is('quelli|quelle|loro|questi|queste|tu|voi|lui|lei|essi|sti|ste')) +
  maybe(is('come') + upTo(1)) +
  upTo(5, 'XRIOWVU');
export const SHOULD_BEFALL = either(
  is(
    'dovrebbero|devono|dovrebbe|deve|dovranno|dovete|devi|dovreste|meritano|merita|meriterebbero|meriterebbe|meritate|meriti|meritereste|possano|potessero|andrebbero|possiate|possa',
  ) +
    maybe(is('tutti|tutte|di|solo|proprio|soltanto|davvero')) +
    maybe(is('di')) +
    maybe(is('tutti|tutte')) +
    either(
      is('essere|venire|finire|stare|farsi') +
        upTo(4, 'XR') +
        either(
          of('PE'),
          of('B'),
          is(
            'messi|messe|messo|messa|mandati|mandate|presi|prese|tolti|tolte|fatti|fatte|buttati|buttate|spazzati|rinchiusi|appesi|appese|gettati|gettate|puniti|deportati|rispediti|eliminati|rasi|arsi|ridotti',
          ) + upTo(4, 'XR'),
          is('rogo|forni|muro|forca|lager|sottoterra|terra|cenere'),
        ),
      of('D'),
      is('la|una|un|il|le') +
        is(
          'morte|pallottola|pallottole|forca|proiettile|pena|cappio|rogo|ghigliottina|sedia|fucilazione|tortura|botte|sprangate|camera|camere',
        ),
      is('una|un|la') + upTo(2) + is('morte|fine|lezione'),
      is('non') + is('esistere|vivere|nascere|respirare'),
    ),
  is('vanno|andrebbero|va|andrebbe') +
    upTo(3, 'XR') +
    either(
      of('P'),
      of('E'),
      '(?!(?:attacc|pun|aggred|rovin|colp)[^ :]*:)' + of('B'),
      is('messi|messe|mandati|mandate|tolti|fatti|fatte|presi|appesi|buttati') + upTo(3, 'XR'),
    ),
  is('non') +
    is('meritano|merita|meritate|meriti|dovrebbero|dovrebbe|devono|deve|hanno|ha|possono|sono') +
    upTo(4) +
    is('vivere|esistere|vita|respirare|nascere|respiro|esistenza|nati|vivi'),
  is('al|ai|alla|nei|nel|contro') +
    maybe(is('il')) +
    is('rogo|forni|muro|forca|lager|gogna|patibolo|ghigliottina|macero|fuoco') +
    nowhere('quadro|quadri|foto|poster|mensola|mensole|orologio|televisore|specchio|chiodo'),
);
export const SOMEBODY = is(
  'qualcuno|uno|tutti|governo|stato|polizia|esercito|gente|dio|noi|voi|qualcun|chiunque|nessuno|si|italiani|ragazzi|loro|quando|qualche|altri',
);
export const HOPE = either(
  is('non') + is('vedo|vediamo') + is('l') + is('ora'),
  is(
    'spero|speriamo|auguro|auguriamo|magari|vorrei|vorremmo|desidero|preghiamo|prego|sperare|desiderare|augurarsi|pregare|auspico|sperando|speranza|possibilmente|sogno|aspetto|amerei|piacerebbe|gradirei|voglio|finalmente|spera|ideale|sperabile',
  ),
  is('se') + is('solo|soltanto'),
  is('fosse|che') + is('bello|bene|ora|ebbrezza'),
  is('sarebbe') + is('bello|ora|bene|fantastico|stupendo|giusto|meglio|ideale|perfetto|tempo'),
  is('e') + is('ora|tempo'),
  is('mi') + is('auguro'),
);
export const WISHED_DEED = either(
  of('Y') + upTo(1, 'XR') + NOUN,
  CLITIC + of('Y'),
  is('metta|mettesse|mettera|ponga|ponesse|dia|desse|mettano') +
    is('fine|fuoco|morte') +
    upTo(4, 'XR') +
    of('N'),
  is(
    'faccia|facesse|faranno|facciano|facessero|tolga|togliesse|spazzi|spazzasse|elimini|liberi|liberasse|sbarazzi|sbarazzasse|levi|levasse',
  ) +
    upTo(5, 'XR') +
    either(of('N'), is('fuori|pezzi|via|mezzo')) +
    maybe(NOUN),
  is('si') + is('sbarazzi|sbarazzasse|liberi|liberasse|occupi|disfi') + upTo(3, 'XR') + of('N'),
  of('HV') + NOUN,
  of('WM'),
);
export const BEFALLS = either(
  of('F'),
  of('E'),
  is(
    'vedere|veder|vederli|vederle|vederlo|vederla|vedervi|vederti|fare|far|farli|lasciarli|guardarli|guardare|guardarvi|guardarti',
  ) +
    upTo(3, 'XR') +
    of('DE'),
  NOUN +
    upTo(2, 'XR') +
    is('siano|fossero|venissero|vengano|sia|fosse|venga') +
    upTo(3, 'XR') +
    of('PB'),
  is('siano|fossero|venissero|vengano|sia|fosse|venga|finisse|finiscano|finissero|finisca') +
    upTo(3, 'XR') +
    either(
      all('uP'),
      of('E'),
      is(
        'investito|investita|investiti|investite|sepolti|sepolto|sepolta|travolti|travolto|travolta',
      ),
    ),
  is('facciano|facessero|faccia|fara|abbiano|avessero') + upTo(3, 'XR') + is('fine|morte'),
  is('possano|possa|possiate|potessero|dovessero') +
    upTo(2, 'XR') +
    either(of('D'), is('essere|venire') + of('PE')),
  is('finisca|finiscano|finisse|finissero|vada|vadano|cada|cadano|muoia') +
    upTo(1) +
    is('sotto|nel|in|dentro|giu|al') +
    maybe(is('un|una|il|al|dal')) +
    is(
      'treno|tram|camion|autobus|macchina|auto|metro|pressa|tritacarne|fuoco|fiamme|burrone|fosso|fossa|pilone|tomba|cimitero|rogo|forno|balcone|tetto|ponte|obitorio|bara',
    ),
  is('spariscano|sparissero|sparisca|scomparissero|finissero|finiscano') + upTo(4, 'XR'),
);
export const CRIMELESS = either(
  is('non') +
    is('dovrebbe|dovrebbero|deve|puo') +
    upTo(1) +
    is('essere|costituire|considerarsi') +
    upTo(2) +
    is(
      'illegale|reato|crimine|vietato|punito|punibile|considerato|proibito|sbagliato|peccato|delitto',
    ),
  is('dovrebbe|deve|andrebbe|dovrebbero') +
    upTo(1, 'X') +
    is('essere|diventare') +
    upTo(2, 'X') +
    is(
      'legale|legalizzato|permesso|obbligatorio|consentito|premiato|incoraggiato|legge|sport|lecito|normale|ammesso|concesso|depenalizzato|dovere|diritto|giusto|un',
    ),
  is('non') +
    is('e|sarebbe') +
    upTo(3) +
    is('reato|crimine|peccato|sbagliato|omicidio|illegale|delitto|male|problema'),
  is('e|sarebbe') +
    upTo(4, 'X') +
    is(
      'dovere|giusto|giustificato|sacrosanto|favore|soluzione|necessario|divertente|giustizia|bello|cosa|unica|meglio|piacere|legittimo|lecito',
    ),
);
