const INFINITIVE =
  'uccidere|ammazzare|impiccare|fucilare|giustiziare|linciare|sgozzare|decapitare|sterminare|' +
  'massacrare|' +
  'torturare|stuprare|violentare|castrare|accoltellare|pugnalare|gasare|sopprimere|eliminare|' +
  'lapidare|' +
  'squartare|strangolare|crocifiggere|trucidare|scannare|assassinare|impalare|far fuori|fare ' +
  'fuori|' +
  'fare a pezzi|dare fuoco|bruciare vivo|bruciare vivi|bruciare viva|annientare|evirare|' +
  'sfregiare|freddare';
/** `Ucciderlo`, `ammazzarti`. */
const JOINED = INFINITIVE.split('|')
  .filter((verb) => verb.endsWith('re') && !verb.includes(' '))
  .flatMap((verb) =>
    ['lo', 'la', 'li', 'le', 'ti', 'vi', 'mi', 'si'].map((end) => `${verb.slice(0, -1)}${end}`),
  )
  .filter((word) => !/(?:mi|si)$/.test(word))
  .join('|');
const STEMS =
  'ammazz uccid scann sgozz squart accoltell massacr pest strangol impicc fucil stupr violent ' +
  'sfregi sventr ' +
  'sbudell castr pugnal linci decapit tortur trucid ' +
  'picchi spar lapid ' +
  'giustizi sodomizz evir';
/** Present and future of the first person, both numbers: `ammazzo`, `ammazzerò`. */
const OWN = STEMS.split(' ')
  .flatMap((stem) => {
    const soft = /(?:cc|c)$/.test(stem) ? `${stem}h` : stem;
    const future = /i$/.test(stem) ? `${stem.slice(0, -1)}e` : `${soft}e`;
    return [
      `${stem}o`,
      `${/i$/.test(stem) ? stem : `${soft}i`}amo`,
      `${future}ro`,
      `${future}remo`,
      `${future}ranno`,
      `${future}ra`,
    ];
  })
  .concat(
    'uccidero',
    'uccideremo',

    'spappolo',
    'rompero',
  )
  .join('|');
const ORDER_STEMS =
  'ammazz uccid impicc fucil linci sgozz massacr stermin scann lapid decapit castr pest ' +
  'accoltell strangol';
/** `Ammazziamoli`, `impiccatelo`. */
const ORDER = ORDER_STEMS.split(' ')
  .flatMap((stem) => {
    const we = /i$/.test(stem) ? `${stem}amo` : `${stem}${/c$/.test(stem) ? 'h' : ''}iamo`;
    const you = stem === 'uccid' ? 'uccidete' : /i$/.test(stem) ? `${stem}ate` : `${stem}ate`;
    return [`${we}l*`, `${you}l*`];
  })
  .join('|');
const DONE_STEMS =
  'ucciso uccisa uccisi uccise ammazzat* impiccat* fucilat* giustiziat* linciat* sgozzat* ' +
  'decapitat* sterminat* massacrat* torturat* stuprat* violentat* castrat* accoltellat* ' +
  'pugnalat* ' +
  'gasat* lapidat* squartat* strangolat* crocifiss* trucidat* scannat* assassinat* impalat* ' +
  'evirat*';

/** The slots of Italian frames. */
export const ITALIAN_LISTS: Readonly<Record<string, string>> = {
  uccidere: `${INFINITIVE}|${JOINED}`,
  ammazzo: OWN,
  ammazziamoli: ORDER,
  ucciso:
    `${DONE_STEMS.split(' ').join('|')}|(messo|messa|messi|messe) al (muro|rogo|patibolo)|` +
    '(bruciato|bruciata|bruciati|bruciate) (vivo|viva|vivi|vive)|(appeso|appesa|appesi|' +
    'appese) ..2 (piazza|collo|lampione|lampioni|albero|alberi|testa)|' +
    '(gettato|gettati|buttato|buttati|buttata|buttate|lasciati|lasciato) ..1 (in|a|nel) ..1 ' +
    '(mare|morire|affogare|cassonetto|forni|fuoco)|' +
    '(fatto|fatta|fatti|fatte) (fuori|a pezzi)|(dato|dati|data|date) (alle fiamme|in pasto ' +
    '..3)|al rogo|(mandato|mandati) ai forni',
  tolto: 'soppress*|eliminat*|picchiat*|pestat*|annientat*|bruciat*|bastonat*',
  dovrebbe:
    'dovrebbe|dovrebbero|deve|devono|devi|dovete|merita|meriterebbe|meritano|meriterebbero|' +
    'meriti|meritate|' +
    'andrebbe|andrebbero|va|vanno|bisogna|bisognerebbe|doveva|dovevano|dovevi|andava|andavano|' +
    'vorrei che|spero che|spero|speriamo che|magari',
  morire:
    'morire|crepare|marcire|schiattare|muoia|muoiano|muori|crepi|crepino|crepa|crepate|' +
    'marcisca|marciscano|' +
    'bruci all|brucino all|bruciare all|bruciare vivi|schiatti|schiattino|affogare|annegare|' +
    'affoghino|anneghino',
  voglio:
    'voglio|vorrei|vogliamo|vorremmo|sto per|stiamo per|intenzione di|vedo l ora di|giuro che|' +
    'pronto a|pronti a|' +
    'pronta a|potrei|vado a|andiamo a|vengo a|veniamo a|verro a|devo|dobbiamo|mi piacerebbe|' +
    'ho voglia di|sogno di',
  tocca:
    'dovremmo|dobbiamo|dovreste|qualcuno dovrebbe|qualcuno deve|qualcuno dovra|bisogna|' +
    'bisognerebbe|ora di|nell interesse|' +
    'basterebbe|basta|bisognava|tocca|meglio|sarebbe da|sono da|e da|da|perche non|qualcuno ' +
    'vada a|andate a|andiamo a',
  whom:
    'te|voi|loro|lui|lei|tutti|tutte|quelli|quelle|chiunque|<person>|<people-sign>|' +
    '(i|gli|le|la|il|lo|l|un|uno|una|tutti|tutte|quei|quegli|quelle|quel|quella|quell|questi|' +
    'queste|questo|questa|quest|' +
    'sti|ste|sto|sta|qualsiasi|ogni|qualche|a|ai|agli|alle|al|alla|di|dei|degli|delle|del|' +
    'della|altro) ..3 (<person>|<people-sign>)',
  ti: 'ti|te|vi|ve|gli|lo|la|li|le|l',
  forca:
    'plotone di esecuzione|forca|ghigliottina|patibolo|cappio|piazzale loreto|fucilazione|' +
    'impiccagione|' +
    'pallottola|pallottole|camera a gas|camere a gas|sedia elettrica|rogo|lapidazione|' +
    'proiettile|corda al collo|' +
    'forni crematori|colpo in testa|colpo alla nuca|bomba|lanciafiamme',
  corpo:
    'faccia|testa|denti|naso|ossa|gambe|ginocchia|braccia|mani|dita|culo|mascella|costole|' +
    'schiena|collo|gola|muso|' +
    'bocca|occhi|cranio|grugno|gambe|cervello|palle|setto|pancia|lingua|cuore|budella|' +
    'orecchie|fegato',
  rompo:
    'spacco|spacchiamo|spacchero|spaccheremo|rompo|rompiamo|rompero|romperemo|taglio|tagliamo|' +
    'tagliero|taglieremo|apro|apriamo|strappo|' +
    'strappiamo|pianto|piantiamo|sfondo|sfondiamo|gonfio|gonfiamo|cambio|cambiamo|stacco|' +
    'stacchiamo|cavo|caviamo|mozzo|' +
    'spezzo|spezziamo|fracasso|spappolo|riduco|sfascio|stritolo|faccio saltare|facciamo ' +
    'saltare|buco|infilo|spengo|faccio ingoiare',
};
