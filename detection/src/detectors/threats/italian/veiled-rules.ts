import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, not, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { PLACES } from './phrases.ts';

const threat = threatIn('it');
const END = '(?=$|[,."\'?] )';
const YOURS = is('tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre');
const KIN = is(
  'figlio|figlia|figli|figlie|moglie|marito|madre|padre|mamma|bambini|bambina|bambino|bimbi|ragazzi|famiglia|famiglie|sorella|fratello|nonna|nonni|genitori|fidanzata|fidanzato|compagna|nipoti|nipotini|cane',
);
/** What happens to people and their things when somebody sees to it. */
const MISHAP = either(
  is(
    'qualcosa|incidente|disgrazia|male|danno|brutto|fuoco|bruciasse|incendiasse|sparisse|scomparisse|esplodesse|morisse|crollasse|saltasse|cadesse|rompesse|perderla|perderli|perderlo|perderle|perdere|sparissero|bruciassero|cadessero|finisse',
  ),
  is('facesse|facessero') + maybe(is('del')) + is('male'),
);
/** Somebody or something of the reader's. */
const OF_READER = either(
  YOURS,
  is('ti|vi|te|voi'),
  is('famiglia|negozio|attivita|casa|bambini|figli|locale|qualcuno'),
);
/** Ordinary errands in which one also knows where the reader lives. */
const ERRAND = `(?!.*(?:passo|passiamo|portarti|portarvi|citofono|citofona|cena|pizza|taxi|pacco|invito|festa|regalo|accompagno|sveglia|compleanno|visitarti):)`;

/** Threats that name no violence: knowledge of the reader's life, care for their safety, visits, lessons. Weak, each of them, and dropped beside a joke. */
export const VEILED_RULES: readonly ThreatRule[] = [
  threat(
    'knows-life',
    'threat',
    say('doesLetsReaderKnow'),
    rule(
      either(
        is('so|sappiamo|conosco|conosciamo|sapevo|scopriro|scopriremo|sapremo'),
        is('ho|abbiamo') + is('scoperto|visto|memorizzato|trovato|segnato'),
      ),
      upTo(2, 'XR'),
      either(
        is('dove|chi|quando|come') +
          upTo(2) +
          is(
            'abiti|abitate|abita|vivi|vivete|lavori|lavorate|dormi|dormite|parcheggi|parcheggiate|nascondi|vai|esci|uscite|torni|tornate|porti|mangi|corri',
          ) +
          `(?!${is('stato|stata|via|a|su')})`,
        is('dove|che|quale|quando|come|a|in|chi') +
          upTo(5, 'XR') +
          either(is('tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre') + KIN, KIN + is('tua|tuo')),
        is('a|in|che') +
          upTo(1) +
          is('che|quale|ora|ore|treno|macchina|auto|strada|scuola|palestra|autobus') +
          upTo(3) +
          is(
            'esci|torni|guidi|prendi|fai|vai|uscite|tornate|frequenti|parcheggi|vanno|frequentano|lavori',
          ),
        is('tutti|tutto|il|i|le|la|ogni|gli') +
          upTo(1) +
          YOURS +
          is(
            'spostamenti|orari|indirizzo|movimenti|abitudini|casa|targa|strada|percorso|amici|turni|scuola|via|segreti',
          ) +
          `(?!${is('migliore|nuova|preferita|perche')})`,
        is('che|dove|il') +
          upTo(3) +
          is('macchina|auto|targa|moto') +
          upTo(1) +
          is('guidi|hai|usi|tua|parcheggi'),
      ),
      ERRAND,
    ),
    true,
  ),
  threat(
    'pity-if',
    'threat',
    say('doesSaysWhatPity'),
    rule(
      maybe(is('non')),
      either(
        is('peccato|triste|dispiacerebbe|brutto|spiacevole|dommage|disgrazia|guaio') +
          upTo(2) +
          is('se|che|perdere|perderla|perderli'),
        is('vorrei|vorremmo|volessi|vorra|vogliamo') + maybe(is('mai|certo|proprio')) + is('che'),
        is('sia|sarebbe') + is('mai|che'),
      ),
      upTo(3, 'R'),
      `(?=.*(?:tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre|ti|vi|te|voi|famiglia|negozio|bambini|figli|qualcuno|perderl[aieo]|bruciasse|bruciassero|sparisse):)`,
      upTo(5, 'R'),
      MISHAP,
      `(?!.*(?:pioggia|ghiaccio|sci|casco|cintura):)`,
      `(?<=(?:${OF_READER}).*|(?=.*(?:${OF_READER})).*)`,
    ),
    true,
  ),
  threat(
    'pity-property',
    'threat',
    say('doesPraisesWhatReader'),
    rule(
      is('bella|bello|bel|bei|begli|belle|hai|avete|carina|splendida'),
      upTo(3, 'XR'),
      either(KIN, PLACES, is('bottega|attivita|moto|giardino|faccia|faccino|mani|gambe')),
      COMMA,
      upTo(2),
      is(
        'peccato|triste|dispiacerebbe|attento|attenta|attenti|brutto|sarebbe|spero|proteggila|proteggili|tienila|tienili|occhio|bruciasse|guaio',
      ),
    ),
    true,
  ),
  threat(
    'accidents-happen',
    'threat',
    say('doesSpeaksAccidentsMay'),
    rule(
      either(
        is('incidenti|disgrazie|incidente|disgrazia') +
          upTo(2) +
          is('capitano|succedono|accadono|capita|capitare|succedere|accadere') +
          `(?=(?:, |$|\\. |(?:a|anche|sai|ai|alle|al|tutti|te|voi):))(?!.*(?:guidate|guida|piano|prudenza|strada|casco):)`,
        is('succedono|capitano|accadono') + upTo(1) + is('disgrazie|incidenti') + END,
      ),
    ),
    true,
  ),
  threat(
    'watched',
    'threat',
    say('doesTellsReaderTheyWatched'),
    rule(
      either(
        is('ti|vi') +
          either(
            is('tengo|teniamo|terro|terremo') +
              is('d') +
              is('occhio') +
              `(?=$|[.,] |(?:bastardo|stronzo|infame|notte|giorno|da|sempre|io):)`,
            is('sto|stiamo') +
              is('osservando|guardando|seguendo|spiando|pedinando|controllando|tenendo') +
              `(?!${is('in|su|sul|con|da|il|la|le|alla')})`,
            is('osservo|osserviamo|seguo|seguiamo|controllo|spio') +
              maybe(is('ogni')) +
              is('notte|sempre|ovunque|giorno|ora'),
            is('stiamo|sto|staro|staremo') + is('addosso|dietro|alle') + `(?!${is('con|per')})`,
          ),
        is('siamo|sono|saremo|saro') +
          is('dietro|ovunque|sotto') +
          upTo(1) +
          is('di|la|casa') +
          is('te|voi|tua|vostra'),
      ),
    ),
    true,
  ),
  threat(
    'watch-out',
    'threat',
    say('doesTellsReaderFear'),
    rule(
      either(
        either(
          START,
          is('ti|vi') + is('conviene'),
          is('meglio|farai|fareste|faresti') + upTo(2),
          of('h'),
        ) +
          upTo(1) +
          is('guardati|guardatevi|guardarti|guardarvi|copriti|copritevi|coprirti') +
          is('le|alle|bene') +
          upTo(1) +
          is('spalle'),
        is('attento|attenta|attenti|attenzione|occhio') +
          is('a|ai|alla|alle|al') +
          either(
            is('dove') +
              is('cammini|vai|metti|parcheggi|passi|giri') +
              either(
                is('di|da|la|quando') + is('notte|sera|solo|sola|esci'),
                is('piedi|il') + is('piede'),
              ),
            is('chi') + is('apri|incontri|trovi'),
            is('freni|tuoi|tua|tue|gambe|ginocchia'),
            is('bambini|figli|spalle'),
          ),
        is('stai|state|stia|sta') +
          is('attento|attenta|attenti') +
          is('quando|a') +
          upTo(1) +
          is(
            'attraversi|esci|torni|cammini|giri|guidi|apri|rientri|parcheggi|accendi|tornate|uscite',
          ) +
          upTo(3, 'N') +
          `(?=$|[."'] )(?!.*(?:ghiaccio|piove|traffico|nebbia|neve):)`,
        is('tieni|tenete|tieniti|controlla|controllate|proteggi|proteggete') +
          maybe(is('d|bene|stretti|stretta')) +
          upTo(2) +
          is('i|la|le|il') +
          YOURS +
          KIN,
        is('freni') + is('della|dell|del') + upTo(1) + is('macchina|auto|moto') + END,
        is('girati|giratevi') + is('spesso|quando|ogni|indietro|sempre'),
        is('non') +
          is('dormire|dormite|dormirai|dormirete|uscire|uscirai') +
          maybe(is('piu')) +
          upTo(1, 'R') +
          is('tranquillo|tranquilla|tranquilli|tranquillamente|sonni|sereno|serena|solo|sola') +
          maybe(is('tranquilli|sereni|stanotte|la|di')),
        is('non') +
          is('sei|siete|sarai|sarete') +
          maybe(is('piu|mai')) +
          is('al') +
          is('sicuro') +
          upTo(2) +
          END,
      ),
    ),
    true,
  ),
  threat(
    'visit',
    'threat',
    say('doesAnnouncesVisitNo'),
    rule(
      either(
        is('visitina|visitine'),
        is('ricevi|riceverai|riceverete|riceverai|aspettati|aspettatevi|avrai|avrete') +
          upTo(1) +
          is('una|la') +
          upTo(2) +
          is('visita|sorpresa') +
          either(
            END,
            is('di|dei|da|dai|dagli') +
              maybe(is('miei|nostri|notte|certi|alcuni')) +
              is('amici|notte|cugini|ragazzi|noi|me'),
          ),
        is('faccio|facciamo|faro|faremo') +
          is('fare') +
          is('una') +
          upTo(1) +
          is('visita') +
          is('da|dai|di'),
        either(
          is('ti|vi') + is('verro|verremo|vengo|veniamo') + is('a'),
          is('verro|verremo|vengo|veniamo|andiamo|andremo|andate') + is('a'),
        ) +
          is(
            'trovare|trovarti|trovarvi|prendere|prenderti|prenderli|prenderlo|prenderla|cercare|prendervi',
          ) +
          either(
            is('a') + is('casa') + maybe(is('tua|vostra')),
            is('casa') + is('per'),
            COMMA + maybe(is('e')) + is('non') + is('per|sara|da') + upTo(4),
            is('di') + is('notte'),
            is('uno|una') + is('alla|a|per'),
            is('tutti|tutte') + END,
          ),
        is('ci') +
          is('vediamo|vedremo|incontriamo|incontreremo|rivediamo|rivedremo') +
          upTo(4) +
          COMMA +
          upTo(3) +
          is('e|ma') +
          upTo(1) +
          is('non') +
          upTo(1) +
          is('ti|vi|sara') +
          is('piacera|divertirai|piacere|bello'),
        is('mando|mandiamo|mandero|manderemo|conosco|ho|faccio') +
          upTo(1) +
          is('due|un|dei|certi|alcuni|qualche|tre|paio') +
          upTo(1) +
          is('amici|amico|ragazzi|cugini|tipi|scagnozzi|persone|gente') +
          upTo(6, 'R') +
          COMMA +
          either(
            is('stampelle|gambe|ossa|spezzano|sistemano|sistemeranno'),
            upTo(2) + is('stampelle'),
          ),
        is('portati|prepara|preparati|compra|comprati') + upTo(1) + is('le') + is('stampelle'),
      ),
    ),
    true,
  ),
  threat(
    'regret',
    'threat',
    say('doesTellsReaderTheyWillRegret'),
    rule(
      either(
        is('pentirai|pentirete|pentiranno|pentirsene') +
          either(
            END,
            is('amaramente|presto|per|di') +
              `(?!${is('aver|non|essere|averlo|esserti|esservi|avere|averla|averli')})` +
              upTo(1),
          ) +
          `(?<=(?:ti|vi|te|ve|se|ne):[A-Za-z]* (?:ne:[A-Za-z]* )?pent.*)`,
        is('ne|farti|farvi|ti|vi') +
          maybe(is('faro|faremo|faccio|facciamo')) +
          is('pentire') +
          upTo(1) +
          maybe(is('di')),
        is('rimpiangerai|rimpiangerete|maledirai|maledirete') +
          upTo(2) +
          either(is('giorno|momento') + is('in|che'), is('essere|aver|averlo|di')),
        is('pentire|rimpiangere|pentirai|pentirete') +
          is('di') +
          is('essere') +
          is('nato|nata|nati'),
      ),
    ),
    true,
  ),
  threat(
    'teach',
    'threat',
    say('doesSaysWriterWillTeach'),
    rule(
      either(
        is('ti|vi|te|gli|ve') +
          maybe(is('la')) +
          is('faccio|facciamo|faro|faremo') +
          either(
            is('vedere') + is('io|noi') + END,
            is('passare') +
              is('la') +
              is('voglia') +
              `(?!${is('di') + is('ridere|scherzare|dolci')})`,
            is('abbassare') + upTo(2) + is('cresta|voce|testa'),
            is('rimangiare|ingoiare'),
            is('capire') + is('chi|con') + upTo(2) + is('comanda|fare|che'),
          ),
        is('ti|vi|gli') +
          is('insegno|insegniamo|insegnero|insegneremo') +
          is('io|noi') +
          either(is('a'), is('come') + is('si') + is('sta|vive|rispetta') + is('al')),
        is('ti|vi|lo|la') +
          is('sistemo|aggiusto|raddrizzo|sistemiamo|sistemero|rimetto|acconcio|concio') +
          is('io|noi|per') +
          `(?!${is('il|la|i|le|lo|l|i|bene')})` +
          either(END, is('stasera|stanotte|domani|adesso|a|al|con|le|subito')),
        is('lego|legheremo|legato') + is('al') + is('dito'),
      ),
    ),
    true,
  ),
  threat(
    'caught-alone',
    'threat',
    say('doesSaysReaderWill'),
    rule(
      either(
        is('ti|vi|lo|la|li') +
          is(
            'becco|becchiamo|prendo|prendiamo|trovo|troviamo|acchiappo|acchiappiamo|piglio|aspetto|beccheremo|troveremo|prenderemo|trovero|becchero|incontro',
          ) +
          upTo(1) +
          either(
            is('da') + is('solo|sola|soli'),
            is('quando') + is('meno'),
            is('prima') + is('o') + is('poi'),
            is('ovunque|dovunque'),
          ),
        is('prima') +
          is('o') +
          is('poi') +
          is('ti|vi') +
          is(
            'becco|becchiamo|prendo|prendiamo|trovo|troviamo|troveremo|trovero|prendero|prenderemo',
          ),
        is('non') +
          is('puoi|potete|potrai|potrete') +
          is('nasconderti|nascondervi|scappare|fuggire|sfuggirci|sfuggirmi') +
          upTo(2),
        is('non') +
          maybe(is('ci|mi')) +
          is('sfuggirai|sfuggirete|scapperai|scapperete|scappi|sfuggi'),
      ),
    ),
    true,
  ),
  threat(
    'example-made',
    'threat',
    say('doesRemindsReaderWhat'),
    rule(
      either(
        is('sai|sapete|ricorda|ricordati|ricordatevi|ricordate|immagina|vuoi') +
          upTo(2) +
          either(
            is('cosa|che|quello') +
              upTo(2) +
              is('succede|capita|accade|fanno|facciamo|successo|capitato|accaduto|faccio') +
              is('a|agli|ai|alle|all|al') +
              `(?!${is('scuola|natale|casa|roma|milano|fine')})` +
              either(
                is('chi|quelli|infami|spie|traditori|tuo|quello|ultimo|uno|precedente|gente|l'),
                is('tua'),
              ),
            is('che') + is('fine') + upTo(1) + is('fanno|ha|hanno|fa|facciamo|abbiamo'),
          ),
        is('visto|sai|vista') +
          is('che') +
          is('fine') +
          is('ha|hanno|fanno|fatto') +
          upTo(1) +
          is('fatto|il|fare') +
          maybe(is('il|la|i')) +
          YOURS +
          not('oKA') +
          `(?<!(?:ombrello|cane|gatto|telefono):[A-Za-z]* )`,
        is('chi') +
          is('fa|parla|sgarra|tradisce|canta|denuncia|si') +
          upTo(3) +
          is('finisce|muore|sparisce|paga|piange|vive') +
          `(?=${is('male|poco|sottoterra|presto|sempre|nel|in|caro|zoppo')}|$|[.,] )`,
        is('avvisato|avvisati|avvisata') + is('mezzo|mezza') + is('ammazzato|morto|ammazzata'),
      ),
    ),
    true,
  ),
  threat(
    'just-beginning',
    'threat',
    say('doesSaysWorseWill'),
    rule(
      either(
        is('prossima|prossimo') +
          is('volta|colpo') +
          COMMA +
          upTo(2) +
          either(
            is('non') +
              upTo(1) +
              is(
                'sbagliamo|sbaglio|sbagliero|sbaglieremo|manco|mancheremo|avviso|avvisiamo|avvertiro|scherzo|scherziamo|parliamo|fortunato|manchero',
              ),
            is('sara|tocca|tocchera|saranno') +
              upTo(1) +
              is('la|a|il|le|i|al') +
              upTo(1) +
              maybe(YOURS) +
              either(of('K'), is('te|voi|tua|tuo|peggio|turno')),
          ),
        is('era|e|sono') +
          upTo(2) +
          is('solo|soltanto') +
          is('un|l|il') +
          is('assaggio|inizio|avvertimento|antipasto|primo') +
          `(?=$|[.,] )(?=.*(?:testa|prossima|mira|peggio|sangue|volta)|$|\\. )(?<=(?:testa|porta|proiettile|sangue|vetrina|macchina|assaggio|avvertimento).*)`,
        is('consideralo|consideratelo|questo') +
          upTo(1) +
          maybe(is('come|l|il|un|e')) +
          is('ultimo') +
          is('avvertimento|avviso') +
          `(?=$|\. )`,
        is('la') + is('tua|vostra') + is('sara|e') + is('la') + is('prossima') + END,
        is('con') + is('noi|me') + is('non') + is('si') + is('scherza|gioca'),
        is('stavolta|questa') +
          maybe(is('volta')) +
          is('ti|vi') +
          is('e') +
          is('andata') +
          is('bene'),
      ),
    ),
    true,
  ),
  threat(
    'in-your-place',
    'threat',
    say('doesAdvisesReaderHide'),
    rule(
      is('fossi'),
      is('in'),
      is('te|voi|lei|loro'),
      COMMA,
      maybe(is('io')),
      either(
        is('cambierei|lascerei|cambierei') +
          is('citta|paese|quartiere|aria|casa|il|la|l') +
          maybe(is('paese|citta|italia')) +
          END,
        is('non') +
          is('uscirei|dormirei|tornerei|girerei|camminerei|aprirei|mi') +
          upTo(4) +
          `(?=$|[.,] )(?!.*(?:pioggia|freddo|caldo|neve|traffico):)(?<!(?:pioggia|freddo|caldo|neve|maglione):[A-Za-z]* )`,
        is('scapperei|sparirei|scappare|fuggirei|farei') + maybe(is('testamento')),
        is('mi') + is('guarderei|nasconderei|preoccuperei'),
      ),
      `(?!${is('gestore')})`,
    ),
    true,
  ),
];
