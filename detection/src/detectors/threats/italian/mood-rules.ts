import { say } from '@vedetta/messages/say.ts';
import { all, COMMA, either, is, maybe, not, nowhere, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { deed, SENT } from './deeds.ts';
import { CLITIC, HOPE, NOUN, PLACES } from './phrases.ts';

const threat = threatIn('it');
const TO_DO = deed('infinitive');
const END = '(?=$|[,."\'?!] )';
const ADVERB = maybe(
  is(
    'tutti|tutte|solo|soltanto|proprio|davvero|semplicemente|subito|sempre|anche|pure|veramente|da|gente',
  ),
);
const MASS = is(
  'tutti|tutte|vivi|vive|vivo|viva|subito|uno|una|come|a|in|ora|senza|dal|e|quanti|immediatamente|pubblicamente|fisicamente',
);
/** Somebody was named before. */
const NAMED = '(?<=:[A-Za-z]*N[A-Za-z]* .*)';
/** What is done to those who are named and nothing else follows; attacks, punishments and lists are also of words. */
const HARD =
  '(?!(?:attacc|pun|aggred|rovin|colp|cancell|distru|liquid|demol|debell|estirp|seg|deport|sequestr|epur)[^ ]*:)';
const HEIGHT =
  maybe(is('giu|tutti|tutte')) +
  is('in|dal|dalla|giu|nel|nella|sotto') +
  maybe(is('dal|da|un|una')) +
  is('mare|balcone|finestra|ponte|fiume|burrone|tetto|acqua|treno|pozzo|canale|dirupo');
const APART = is('fuori|sparire|secchi|secche|secco|secca|saltare|soffrire|sanguinare');
const BLOWS = is('a|di|con') + of('b');
const SURE = either(
  all('uV'),
  all('uH'),
  HARD + of('VH') + `(?=${END}|${MASS}|nel:[A-Za-z]* sonno)` + NAMED,
  is('fare|far') + either(APART, is('a') + is('pezzi|fette|brandelli')),
  is('prendere|riempire|gonfiare|ammazzare|corcare|massacrare') + BLOWS,
  is('mettere') + is('al') + is('muro|rogo'),
  is('mandare|spedire|mettere') +
    either(
      is('al|all|nel|sotto') + is('creatore|ospedale|cimitero|altro|obitorio|lager|forno|terra'),
      is('sottoterra|nei') + maybe(is('forni|lager')),
    ),
  is('buttare|gettare|lanciare|spingere') + HEIGHT,
);
/** The same as what has been done: `presi a calci`. */
const DONE = either(
  all('uP'),
  all('uB'),
  SENT,
  HARD + of('PB') + `(?=${END}|${MASS}|vivi:|vive:|nel:[A-Za-z]* sonno)` + NAMED,
  is(
    'presi|prese|preso|presa|riempiti|riempite|riempito|riempita|gonfiati|gonfiate|gonfiato|gonfiata|corcati|corcate',
  ) + BLOWS,
  is(
    'buttati|buttate|gettati|gettate|lanciati|lanciate|spinti|spinte|buttato|buttata|gettato|gettata',
  ) + HEIGHT,
  is('fatti|fatte|fatto|fatta') + either(APART, is('a') + is('pezzi|fette|brandelli')),
  is('mandati|mandate|spediti|spedite|messi|messe') +
    either(
      is('al|all|nel|sotto') +
        is('creatore|ospedale|cimitero|altro|obitorio|lager|forno|terra|muro|rogo'),
      is('sottoterra'),
    ),
);
const DOES = either(all('ua'), HARD + either(of('a'), is('mena|pesta')));
/** No thing follows to which it is to be done: `si devono uccidere le zanzare`. */
const NO_THING = `(?!${is('il|lo|la|l|i|gli|le|un|una|uno|dei|delle|degli|quel|quella|questo|questa|queste|ogni')}(?:${of('h')})?${not('N')})`;
/** `Altre donne verranno uccise, se nessuno fa nulla`: feared, not threatened. */
const NOT_FEARED = nowhere(
  'altre|altri|ancora|purtroppo|finche|quante|quanti|femminicidio|femminicidi|leggi|tutele|protezione|aiuto|temo|temiamo|paura|rischiano|rischio',
);
/** Sentences of courts and armies are told in the same words. */
const NO_NEWS = nowhere(
  'condannati|condannato|condannata|detenuti|detenuto|prigionieri|prigioniero|ostaggi|ostaggio|regime|taliban|isis|boia|secolo|guerra|esercito|tribunale|corte',
);
const THEY = either(NOUN, is('quelli|quelle|questi|queste|loro|voi'));

/** What Italian says of people without naming who is to do it: what they are there for, what will be done to them, why nobody does it. */
export const MOOD_RULES: readonly ThreatRule[] = [
  threat(
    'are-to-be',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      either(
        NOUN + upTo(3, 'XRVWHM'),
        is('quelli|quelle|questi|queste|loro|voi|tu|lui|lei') + upTo(3, 'XRVWHM'),
        START,
      ),
      either(is('sono|siete|erano|sarebbero|e|sarebbe|sei'), START + is('tutti|tutte')),
      ADVERB,
      ADVERB,
      is('da'),
      SURE,
      NO_THING,
    ),
  ),
  threat(
    'are-to-be-elided',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      NOUN,
      maybe(is('come') + is('te|voi|lui|lei|loro')),
      is('tutti|tutte|solo'),
      is('da'),
      SURE,
    ),
  ),
  threat(
    'one-must',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      either(THEY + upTo(3, 'XR'), is('lo|la|li|le'), START),
      is('si'),
      is('devono|dovrebbero|deve|dovrebbe|possono|potrebbero|dovevano'),
      ADVERB,
      ADVERB,
      SURE,
      NO_THING,
    ),
  ),
  threat(
    'will-be',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      NOUN,
      upTo(2, 'XR'),
      is('saranno|verranno|sara|verra'),
      ADVERB,
      DONE,
      `(?!${is('dal|dalla|dai|dagli|dalle|dall')})`,
      NO_NEWS,
      NOT_FEARED,
    ),
  ),
  threat(
    'day-when',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      is('giorno|momento|ora|volta'),
      is('in') + is('cui'),
      upTo(5, 'XR'),
      is('saranno|verranno|sara|verra|sarete|verrete|sarai|verrai'),
      ADVERB,
      DONE,
      NO_NEWS,
      NOT_FEARED,
    ),
  ),
  threat(
    'that-be',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      START,
      is('che'),
      upTo(5, 'XR'),
      is('siano|vengano|fossero|venissero|sia|venga'),
      ADVERB,
      DONE,
    ),
  ),
  threat(
    'hope-they-be',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      HOPE,
      upTo(1, 'X'),
      is('che'),
      maybe(NOUN),
      upTo(2, 'XR'),
      is('siano|vengano|fossero|venissero|sia|venga|fosse|venisse|finiscano|restino'),
      ADVERB,
      DONE,
    ),
  ),
  threat(
    'why-nobody',
    'incitement',
    say('doesAsksWhySomebodyNot'),
    rule(
      either(is('perche|possibile|mai'), is('come') + is('mai')),
      maybe(is('che')),
      is('nessuno'),
      either(
        DOES + NOUN,
        CLITIC + either(all('ua'), of('Y')),
        of('Y') + NOUN,
        is('spara|spari') + is('a|ai|agli|alle|al|alla') + not('o'),
        is('prende|prenda|riempie|gonfia') + NOUN + BLOWS,
      ),
    ),
  ),
  threat(
    'who-does-well',
    'incitement',
    say('doesPraisesPaysWhoever'),
    rule(
      is('chi'),
      either(
        CLITIC + either(of('a'), is('mena|pesta')),
        DOES + NOUN,
        is('spara') + is('a|ai|agli|alle|al|alla') + maybe(is('a|i')) + not('o'),
        is('prende|riempie|gonfia') + NOUN + BLOWS,
      ),
      upTo(1),
      is('fa|fanno|farebbe|ha|hanno|avrebbe|merita'),
      upTo(1),
      is('bene|ragione|benissimo|favore|piacere|giusto|premio|medaglia|rispetto|applauso'),
    ),
  ),
  threat(
    'on-the-way-to',
    'threat',
    say('doesSaysWhatWriterWantsTries'),
    rule(
      is('sto|stiamo'),
      is(
        'andando|venendo|arrivando|partendo|uscendo|scendendo|preparandomi|tornando|correndo|salendo|passando',
      ),
      upTo(3, 'XR'),
      is('a|per|ad'),
      TO_DO,
    ),
  ),
  threat(
    'you-must',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      maybe(is('voi|ragazzi|tu|raga')),
      is('dovete|dovreste|devi|dovresti|potete|potreste'),
      upTo(2, 'XR'),
      TO_DO,
    ),
  ),
  threat(
    'ought-to-have',
    'incitement',
    say('doesRegretsSomebodyWas'),
    rule(
      either(
        START + is('avrebbero|avrebbe|avremmo|avrei|avreste|avresti') + is('dovuto|potuto'),
        is('bisognava|occorreva|conveniva'),
        is('andava|andavano') + `(?=[^ :]+(?:t|s)[oaie]:)`,
      ),
      upTo(2, 'XR'),
      either(TO_DO, '(?<=andava[^ ]* )' + either(all('uP'), all('uB'))),
      nowhere('secondo|piano'),
    ),
  ),
  threat(
    'see-suffer',
    'threat',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      is('voglio|vogliamo|vorrei|vorremmo|sogno|spero|godrei|piacerebbe|muoio|immagino|aspetto'),
      upTo(3, 'XR'),
      is('vedere|veder|vederli|vederle|vedervi|vederti|vederlo|vederla'),
      either(NOUN + upTo(2, 'XR'), '(?<=veder[^ ]+ )' + upTo(2, 'XR')),
      DONE,
    ),
  ),
  threat(
    'no-way-out',
    'threat',
    say('doesSaysSomebodyWillNot'),
    rule(
      either(NOUN + upTo(3, 'XR'), is('voi|loro|da')),
      is('non'),
      is('escono|esce|uscira|usciranno|uscite|uscirete|tornano|torneranno|torna|tornera'),
      upTo(1),
      is('vivi|vivo|viva|vive|interi|intero'),
    ),
  ),
  threat(
    'none-left',
    'threat',
    say('doesSaysNobodyGroupWill'),
    rule(
      is('non'),
      is('ci|ne'),
      is('sara|saranno|resta|restera|rimarra|restano'),
      upTo(3, 'R'),
      of('N'),
      is('vivo|viva|vivi|in'),
    ),
  ),
  threat(
    'they-get-cut',
    'incitement',
    say('doesSaysSomebodyShouldHurt'),
    rule(
      is('a|ai|agli|alle|al|alla'),
      upTo(1, 'XR'),
      of('N'),
      upTo(1),
      is('si'),
      is('taglia|tagliano|spezza|spezzano|rompe|rompono|mozza|mozzano|cava|cavano|spacca|spaccano'),
      upTo(1),
      of('K'),
    ),
  ),
  threat(
    'place-burns-then',
    'incitement',
    say('doesCallsBurnBomb'),
    rule(
      is('si'),
      is('brucia|bruciano|incendia|assalta|sfascia|sfasciano'),
      is('il|lo|la|l|i|gli|le|quel|quella'),
      maybe(of('h')),
      PLACES,
    ),
  ),
  threat(
    'end-of-rats',
    'incitement',
    say('doesLikensPeopleVermin'),
    rule(
      is('fare|faranno|faremo|facciano|far|fara'),
      upTo(5, 'XR'),
      is('la'),
      is('fine'),
      is('dei|delle|di|del'),
      is('topi|ratti|maiali|cani|sorci|mosche|scarafaggi|porci|formiche|maiale|topo|ratto|cane'),
      nowhere('non|mai'),
    ),
  ),
  threat(
    'found-dead',
    'threat',
    say('doesSaysReaderWillFound'),
    rule(
      is('lo|la|li|le|ti|vi'),
      is('trovi|trovano|troveranno|trovate|ritrovi|ritrovano|troverai|ritroverai'),
      is('in|nel|dentro|sul'),
      upTo(1),
      is('fosso|canale|bagagliaio|fiume|cassonetto|discarica|pozzo|bosco|fossa|bara'),
      nowhere('cane|gatto|palla|chiavi|telefono'),
    ),
  ),
  threat(
    'sabotage',
    'incitement',
    say('doesCallsBurnBomb'),
    rule(
      either(
        is('tagliate|tagliamo|bucate|buchiamo|taglieremo|squarciate|squarciamo') +
          is('le') +
          is('gomme') +
          is('a|ai|alle|agli|al|alla|di|dei|delle'),
        is('sfasciamo|sfasciate|spaccate|spacchiamo|sfasceremo|spaccheremo|devastiamo|devastate') +
          is('le|i|gli|tutte|tutti') +
          maybe(is('le|i|gli')) +
          is(
            'vetrine|vetrate|furgoni|macchine|auto|finestre|computer|server|negozi|filiali|uffici',
          ),
      ),
    ),
  ),
  threat(
    'finds-ruined',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is('ti|vi'),
      is('ritrovi|ritrovate|ritroverai|ritroverete|trovi|trovate'),
      is('il|la|le|i|lo|l'),
      upTo(2, 'XR'),
      is(
        'avvelenato|avvelenata|bruciata|bruciato|incendiata|incendiato|morto|morta|sgozzato|impiccato|sfasciata|sfasciato|distrutta',
      ),
      nowhere('sole|forno|torta|arrosto'),
    ),
  ),
];

const KIN =
  'figlio|figlia|figli|moglie|marito|bambini|bambina|bambino|famiglia|madre|mamma|padre|sorella|fratello|fidanzata|fidanzato|compagna|casa|macchina|ufficio|genitori|dipendenti';
const YOURS = is('tua|tuo|tuoi|vostra|vostro|vostri|sua|suo|suoi');
/** Hints that only somebody with bad intentions gives. */
export const HINT_RULES: readonly ThreatRule[] = [
  threat(
    'has-address',
    'threat',
    say('doesLetsReaderKnow'),
    rule(
      is('ho|abbiamo|conosco|conosciamo|so|sappiamo|trovato'),
      maybe(is('bene|trovato|gia')),
      is('il|l'),
      maybe(is('tuo|vostro|suo')),
      is('indirizzo'),
      is('di') + is('casa') + END,
      nowhere(
        'pacco|pacchi|spedizione|spedisco|spediamo|consegna|cartolina|invito|inviti|regalo|corriere|taxi|lettera|bolletta',
      ),
    ),
    true,
  ),
  threat(
    'follows',
    'threat',
    say('doesTellsReaderTheyWatched'),
    rule(
      either(
        is('pedino|pediniamo|pedinando|spio|spiamo|spiando'),
        is('tengo|teniamo|tenendo') + is('d') + is('occhio'),
        is('seguo|seguiamo|seguendo') +
          `(?=${YOURS}(?:[^ ]+ ){1,2}da:[A-Za-z]* (?:giorni|una|due|tre|settimane|un):)`,
      ),
      either(is('casa') + YOURS, YOURS + is(KIN), is('te|voi') + END),
      nowhere('terapia|scuola|compiti|reparto|studio|dieta|cane|gatto|mentre'),
    ),
    true,
  ),
  threat(
    'finds-anywhere',
    'threat',
    say('doesSaysWriterComing'),
    rule(
      is('ovunque|dovunque'),
      upTo(4, 'XR'),
      COMMA,
      is('ti|vi|lo|la|li'),
      is('trovo|trovero|troviamo|troveremo|prendo|prenderemo|prendero|becco|scovo|scoveremo'),
    ),
  ),
  threat(
    'we-come-for',
    'threat',
    say('doesSaysWriterComing'),
    rule(
      is('stiamo|veniamo|verremo|vengo|verro'),
      maybe(is('venendo|arrivando|tutti')),
      is('a|per'),
      either(
        is('prendervi|prenderti') + `(?=$|[.!] )`,
        is('cercare|prendere') + is('te|voi') + is('e'),
      ),
      nowhere('aeroporto|stazione|scuola|festa|cena|mare|partita|concerto|pizza'),
    ),
    true,
  ),
  threat(
    'one-eye-open',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      is('dormi|dormite|dorma|dormire|dormirei'),
      is('con'),
      is('un'),
      maybe(is('solo')),
      is('occhio'),
      is('aperto|solo'),
    ),
  ),
  threat(
    'wrong-people',
    'threat',
    say('doesTellsReaderTheyWillRegret'),
    rule(
      either(
        is('piedi') + is('a|alla|alle'),
        is('messo|messi|mettersi|mettervi|metterti|scherzato|fregato|scelto|provocato|sfidato') +
          maybe(is('contro|con|la|le')),
      ),
      maybe(is('la|le|alla|alle')),
      is('persona|persone|gente|famiglia'),
      is('sbagliata|sbagliate'),
    ),
  ),
  threat(
    'with-whom',
    'threat',
    say('doesTellsReaderTheyWillRegret'),
    rule(
      is('non'),
      is('sai|sapete|immagini|immaginate'),
      is('con'),
      is('chi'),
      is('hai|avete|ti|vi'),
      either(
        is('a') + is('che') + is('fare'),
        is('stai|state|sei|siete') + upTo(1) + is('mettendo|messo|messi'),
      ),
    ),
    true,
  ),
  threat(
    'not-so-gentle',
    'threat',
    say('doesSaysWorseWill'),
    rule(
      is('prossima'),
      is('volta'),
      COMMA,
      upTo(1),
      is('non'),
      is('saremo|saro|sara|saranno|andra|avrai|avrete|vi|ti'),
      upTo(2),
      is(
        'gentili|gentile|buoni|buono|teneri|tenero|cosi|fortunato|fortunata|fortuna|avvisiamo|avviso',
      ),
      nowhere('gratta|lotteria|tempo|treno'),
    ),
  ),
  threat(
    'last-who',
    'threat',
    say('doesRemindsReaderWhat'),
    rule(
      is('ultimo|ultima'),
      is('che'),
      upTo(7, 'R'),
      is('e|sta|gira|cammina|mangia|dorme'),
      upTo(2),
      is('sedia|ospedale|cimitero|fossa|coma|stampelle|cannuccia|sottoterra|fiume|rianimazione'),
      nowhere('medico|infermiere|infermiera|reparto|operato'),
    ),
  ),
  threat(
    'gun-and-you',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      is('pistola|fucile|coltello|machete|mitra'),
      upTo(4, 'R'),
      is('pensato|penso|pensavo|pensando|sognato'),
      is('a'),
      is('te|voi|lui|lei|loro'),
    ),
  ),
  threat(
    'own-grave',
    'threat',
    say('doesTellsReaderPrepare'),
    rule(
      is('scavarti|scavati|scavatevi|scavarvi'),
      is('la'),
      is('fossa|tomba'),
      nowhere('solo|sola|soli'),
    ),
  ),
];
