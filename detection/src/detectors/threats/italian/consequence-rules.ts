import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, nowhere, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { DEED } from './phrases.ts';

const threat = threatIn('it');
const END = '(?=$|[,."\'?] )';
const YOURS = is('tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre');
const KIN = is(
  'figlio|figlia|figli|figlie|moglie|marito|madre|padre|mamma|bambini|bambina|bambino|famiglia|sorella|fratello|nonna|nonni|genitori|fidanzata|fidanzato|compagna|compagno|nipote|nipoti|zia|cane',
);
const LIMBS = is(
  'gambe|denti|dita|mani|braccia|ginocchia|occhi|ossa|testa|faccia|naso|lingua|orecchie|rotule|costole|mascella',
);
const SITES = is(
  'negozio|magazzino|capannone|fabbrica|ufficio|filiale|sede|casa|macchina|auto|furgone|bar|locale|ristorante|garage|azienda|bottega|scuola|ostello|officina|cantiere|stabilimento|villa|palazzo|camion|stalla|chiesa|moschea|redazione|studio|barca|banca|baracca|campo|centro|treno',
);
const HIDDEN = is(
  'fosso|canale|fiume|bosco|lago|pozzo|discarica|campo|bara|obitorio|cassonetto|bagagliaio|cantina|mare|porto|fogna|burrone|sacco|valigia|vicolo|cava|palude|freezer|tombino|cofano|pineta',
);
const WEAPON = is(
  'pistola|fucile|coltello|mazza|mazze|bastone|bastoni|tanica|benzina|molotov|accetta|ascia|martello|spranga|spranghe|catena|catene|lama|proiettile|proiettili|doppietta|bombola|bomba|machete|cacciavite|tirapugni|acido|bottiglie|pallottola',
);
const FIND = is(
  'trovano|troveranno|trovera|ritrovano|ritroveranno|ripescano|ripescheranno|pescano|raccolgono|raccoglieranno|trova|troviamo',
);
const SOMEBODY = is('qualcuno|uno|nessuno');
const FIRE = is('fuoco|fiamme|fumo|cenere|aria');
const BULLET = is('colpo|colpi|proiettile|proiettili|pallottola|pallottole|pugno|bossolo');

/** Threats told by their consequence: what the reader will be found as, carry home or never have again, whose bones nobody named will break, the last time. */
export const CONSEQUENCE_RULES: readonly ThreatRule[] = [
  threat(
    'somebody-hurt',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      SOMEBODY,
      upTo(6, 'XR'),
      either(
        is('si') + is('fa|fara') + upTo(1) + is('male'),
        is('ci') +
          is('rimette|lascia|lascera|rimettera') +
          upTo(1) +
          is('la|le') +
          either(is('pelle|penne|vita'), LIMBS),
        is('si') +
          is('ritrova|ritrovera|ritrovano') +
          upTo(2) +
          either(
            is('senza') + LIMBS,
            is('all') + is('ospedale'),
            is('in|con') +
              upTo(2) +
              either(HIDDEN, is('ospedale|rotte|spezzate|rotte|rianimazione')),
          ),
        is('muore|morira|sanguina|sanguinera|sparisce|sparira') + END,
        is('esce|torna') + upTo(2) + is('barella|ambulanza|bara|sacco|zoppo|orizzontale'),
      ),
      nowhere('casco|cintura|ghiaccio|scala|scale|marciapiede|buca'),
    ),
    true,
  ),
  threat(
    'bodies',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      is(
        'cominciano|cominceranno|iniziano|inizieranno|spuntano|spunteranno|compariranno|voleranno|conteremo|contiamo',
      ),
      upTo(3, 'XR'),
      is('cadaveri|morti|corpi|bare|teste|lapidi|funerali'),
      nowhere('lavoro|festeggiamenti'),
    ),
  ),
  threat(
    'stops-breathing',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is('smettere|smette|smetti|smettete|smettera|smetterai|finisce|smettono|finirai'),
      is('di'),
      is('respirare|vivere|camminare|sorridere|esistere'),
      END,
    ),
  ),
  threat(
    'leaves-in-bag',
    'threat',
    say('doesSaysSomebodyWillNot'),
    rule(
      is(
        'esci|esce|uscite|uscirai|uscira|uscirete|torni|torna|tornate|tornerai|escono|usciranno|uscite|rientri|vai|finisci|portano|porteranno',
      ),
      upTo(3, 'XR'),
      is('in|dentro|su|con'),
      is('un|una|il|la|i|le|uno'),
      upTo(1),
      either(
        is('sacco|barella|bara|ambulanza|cassa|lenzuolo|bara'),
        is('piedi') + is('in|avanti|davanti'),
        is('carro') + is('funebre'),
      ),
      `(?!${is('a')}${is('pelo')})`,
    ),
  ),
  threat(
    'body-found',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(
        is('lo|la|ti|vi|li|le') + FIND,
        FIND +
          is('il|la|i') +
          is('tuo|suo|vostro|tua|sua') +
          upTo(1) +
          is('cadavere|corpo|testa|corpi|ossa'),
      ),
      upTo(2, 'XR'),
      either(
        is('in|nel|nella|dentro|sul|al|a|fra|tra|sotto|dal|dentro') +
          maybe(is('un|una|il|la|fondo|al|a|le|i')) +
          maybe(is('a|al')) +
          either(HIDDEN, is('faccia|pezzi|galla|macchine|macerie|rifiuti')),
        is(
          'steso|stesa|morto|morta|appeso|appesa|impiccato|annegato|freddo|stecchito|sgozzato|secco|galleggiare',
        ),
      ),
    ),
  ),
  threat(
    'face-down',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      is('te|lui|lei|voi|finisci|finite|finisce|finirai|finira|ti|vi'),
      upTo(3, 'XR'),
      is('a|con'),
      maybe(is('la')),
      is('faccia|testa'),
      is('in'),
      is('giu'),
      is('in|nel|nella|sul|sull'),
      upTo(1),
      either(HIDDEN, is('asfalto|fango|acqua')),
    ),
  ),
  threat(
    'not-see-christmas',
    'threat',
    say('doesSaysSomebodyWillNotLive'),
    rule(
      either(is('non'), is('nessuno')),
      upTo(6, 'XR'),
      is(
        'arriva|arrivi|arrivate|arrivera|arriverai|vede|vedi|vedra|vedrai|vedrete|arriverete|mangia|mangi|mangerai|passi|passa|supera|superi',
      ),
      upTo(1),
      is('a|il|l|la|alla|al|all|l'),
      upTo(1),
      is(
        'natale|pasqua|capodanno|primavera|estate|inverno|domani|panettone|alba|ferragosto|mattina|sera|compleanno|domenica|pensione|prossimo',
      ),
      either(END, is('vivo|viva|vivi|intero|mese|anno|natale|settimana')),
      nowhere('pacco|consegna|stipendio|scorte|treno|medicina'),
    ),
    true,
  ),
  threat(
    'in-smoke',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      either(is('il|la|lo|l|i|le') + upTo(1) + SITES, SITES + YOURS),
      upTo(2, 'XR'),
      is('va|vanno|andra|andranno|finisce|finira|prende|prendera|salta|saltera'),
      is('in|a|per'),
      upTo(1),
      FIRE,
      nowhere('calorie|colata'),
    ),
    true,
  ),
  threat(
    'shoots-if',
    'threat',
    say('doesSaysWhatWriterWill'),
    rule(
      is(
        'provate|prova|azzardatevi|azzardati|venite|vieni|osate|osa|entrate|entra|avvicinati|avvicinatevi|sali|salite|continua|continuate|tocca|toccate|toccala|chiama|chiamate',
      ),
      upTo(5, 'R'),
      COMMA,
      is('e|che|o'),
      maybe(is('io')),
      is('ti|vi|gli|le|li'),
      either(
        is(
          'sparo|spariamo|buco|buchiamo|finisco|finiamo|apro|stendo|accoppo|inchiodo|impallino|sistemo|ammazzo|brucio|cancello|spezzo|rompo',
        ),
        is('faccio|facciamo') + is('secco|secchi|fuori|nero|neri|passare'),
      ),
      `(?!${is('un|una|il|la|i|le|tutto|due|qualche|gia')}${is('foto|messaggio|video|account|numero|posto|bottiglia|vino|caffe')})`,
    ),
  ),
  threat(
    'weapon-waits',
    'incitement',
    say('doesSaysOthersShould'),
    rule(
      either(
        SOMEBODY + upTo(2, 'X') + is('dovrebbe|deve|potrebbe|vada|aspetti'),
        is('chi') + is('viene|porta|ci'),
        is('bisognerebbe|bisogna|andiamo|andate|aspettiamolo|aspettatelo'),
      ),
      upTo(8, 'R'),
      is('con|porta|portate|portiamo'),
      is('una|un|le|la|i|il|due'),
      upTo(1),
      WEAPON,
    ),
  ),
  threat(
    'who-comes',
    'incitement',
    say('doesAsksOthersDo'),
    rule(
      either(
        is('chi') + upTo(2, 'XR') + is('viene|vuole|sta|accompagna|partecipa|si'),
        is('venite|vieni|andiamo|si') + maybe(is('va|tutti')),
      ),
      upTo(2, 'XR'),
      is('a|con'),
      upTo(3, 'XR'),
      either(
        DEED,
        is('bruciare|incendiare|spaccare|sfasciare|assaltare|distruggere|spaccare') +
          is('il|la|l|lo|quel|quella|quell|i|le') +
          upTo(1) +
          SITES,
        is('fargliela|farla') + is('pagare'),
      ),
    ),
  ),
  threat(
    'pay-in-blood',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      is('pagare|pagheranno|pagherai|pagherete|paghera|paga'),
      upTo(1),
      is('col|con|nel'),
      upTo(1),
      is('sangue|vita|pelle|ossa|dolore'),
    ),
  ),
  threat(
    'obituary',
    'incitement',
    say('doesWelcomesDeathSomebody'),
    rule(
      either(is('ora') + is('di'), is('voglio|vorrei|vogliamo|spero|aspetto|adorerei|sogno')),
      upTo(3),
      is('leggere|ballare|sputare|pisciare|brindare|vedere|stappare|festeggiare'),
      upTo(3),
      is('il|la|sulla|al|del|sul|tua|tuo|suo|sua|vostro'),
      upTo(1),
      either(
        is('necrologio|funerale|tomba|cadavere|lapide|bara|epigrafe|impiccagione'),
        YOURS + is('morte'),
      ),
    ),
  ),
  threat(
    'hole-dug',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      is('buca|fossa|bara|tomba|cappio|corda|pallottola|lapide|benzina|coltello|tanica|cassa'),
      upTo(3, 'XR'),
      is(
        'scavata|pronta|pronto|comprata|comprato|ordinata|affilato|carica|preparata|scelta|piena|incisa|sapone',
      ),
      upTo(2),
      either(
        COMMA + upTo(1) + is('manchi|mancate|manca|aspetta|mancava'),
        is('per|che') + upTo(1) + is('te|voi|ti|lui|lei'),
      ),
      upTo(2),
    ),
  ),
  threat(
    'first-bullet',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      either(
        is('il|la|un') + is('primo|prima|prossimo|ultimo|prossima') + upTo(1) + BULLET,
        BULLET,
      ),
      upTo(2, 'XR'),
      is('e|sara|tocca|ha|porta'),
      upTo(2),
      is('per|a|al|del|tuo|scritto|alla|all|suo|nome|il'),
      upTo(3),
      either(of('N'), is('te|voi|lui|lei|nome|presidente|direttore|sindaco|giudice|ministro|tuo')),
    ),
  ),
  threat(
    'on-the-list',
    'threat',
    say('doesHintsAmbush'),
    rule(
      is('sei|siete|e|sara|sarai|sono|saranno'),
      upTo(1),
      is('il|la|i|le|in|prima|primo|primi'),
      upTo(2),
      is('primo|prima|primi|prime|prossimo|prossima|prossimi|cima|testa|della|alla'),
      is('della|alla|nella|sulla|di'),
      upTo(1),
      is('lista'),
      nowhere('attesa|invitati|spesa|regali|elettorale|ammessi'),
    ),
    true,
  ),
  threat(
    'intact-home',
    'threat',
    say('doesHintsHarmReaders'),
    rule(
      either(YOURS, is('hai|avete')),
      upTo(5, 'R'),
      either(KIN, is('tua|tuo')),
      COMMA,
      upTo(5),
      is('torni|tornino|torna|arrivi|resti|cammini|respiri|rimanga|restino'),
      upTo(2),
      is('intera|intero|interi|viva|vivo|vivi|tutta|tutti|integra'),
      upTo(1),
      `(?!${is('sera|salva|salvo')})`,
    ),
    true,
  ),
  threat(
    'while-still-has',
    'threat',
    say('doesHintsWhatWill'),
    rule(
      either(
        is(
          'goda|godano|goditi|godetevi|goda|tieniti|salutami|saluta|abbraccia|abbracciati|usa|usale|cammina|ridi|ridete|respira|goditela|sorridi|guardala|baciala|cammini',
        ),
      ),
      upTo(6),
      is('finche'),
      upTo(2),
      is('ha|hai|puoi|potete|avete|puo|ce|respira|dura|stanno|possono|possiamo|camminano|c|vive'),
      nowhere('sole|estate|vacanze|saldi|giovane|giovani|tempo|caldo|gratis'),
    ),
    true,
  ),
  threat(
    'not-alone-wise',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      either(
        is('meglio|conviene|attento|bene') + upTo(3),
        is('dovrebbe|dovresti|farebbe|faresti') + upTo(2),
      ),
      is('non'),
      upTo(1),
      is(
        'torni|tornare|giri|girare|esca|uscire|cammini|camminare|vada|andare|dorma|dormire|esci|viaggi|resti|rientri|dormi',
      ),
      upTo(3, 'XR'),
      is('solo|sola|soli|sole|disarmato'),
      upTo(1),
      nowhere('montagna|mare|bagno|lupi|ghiaccio|nebbia|operazione'),
    ),
    true,
  ),
  threat(
    'not-hear-coming',
    'threat',
    say('doesSaysWriterComing'),
    rule(
      is('non'),
      is('ci|mi|lo|li'),
      is('sentirete|sentirai|vedrete|vedrai|sentirà|vedra|sentiranno'),
      upTo(1),
      is('arrivare|venire|entrare|arrivate'),
    ),
    true,
  ),
  threat(
    'drag-out',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('lo|la|li|le|ti|vi'),
      is(
        'tiriamo|tiro|trasciniamo|trascino|prendiamo|prendo|portiamo|porto|carichiamo|carico|leghiamo|lego|tireremo|trascineremo|prenderemo|porteremo|becchiamo|aspettiamo|aspetto',
      ),
      upTo(6, 'R'),
      is('e'),
      maybe(is('poi')),
      is('lo|la|li|le|ti|vi|gli'),
      is(
        'appendiamo|appendo|impicchiamo|impicco|bruciamo|brucio|bastoniamo|bastono|gonfiamo|gonfio|pestiamo|pesto|seppelliamo|seppellisco|affoghiamo|affogo|linciamo|lincio|massacriamo|massacro|spezziamo|spezzo|rompiamo|rompo|spacchiamo|spacco|appenderemo|impiccheremo|lasciamo|buttiamo|butto|facciamo|sotterriamo|sotterro',
      ),
      `(?!${is('il|la|un|una|fare|entrare|andare|dormire|in|al')}${is('quadro|pane|pace|parco|foto|cena|mare|compagnia')})`,
    ),
  ),
  threat(
    'hands-not-kept',
    'threat',
    say('doesSaysSomebodyWillNotLiveBefore'),
    rule(
      is('le|gli|la|i'),
      LIMBS,
      is('non'),
      upTo(1),
      is('le|li|la|ce'),
      maybe(is('le|li|l')),
      is('avra|avrai|avrete|hai|ha|ritrovi|ritrova|ritrovera|ritroverai|avranno'),
      is('piu'),
    ),
  ),
  threat(
    'same-fate',
    'threat',
    say('doesRemindsReaderWhat'),
    rule(
      either(
        is('avra|avrai|avrete|avranno|riceverai|ricevera|finirai|finira|farai|fara|farete'),
        is('ti') + is('tocca|aspetta'),
      ),
      upTo(2, 'XR'),
      is('quello|fine|come|stessa|trattamento|cio|sorte|lo'),
      upTo(6, 'R'),
      is(
        'avuto|fatto|ricevuto|fatta|ultimo|spia|infame|traditore|toccato|trattamento|finito|altro|altri|altra|amico|collega|predecessore|capo',
      ),
      upTo(3),
    ),
    true,
  ),
  threat(
    'two-in-the-head',
    'threat',
    say('doesSaysViolenceWhatSomebody'),
    rule(
      `(?<!(?:mort[oa]|ucciso|uccisa|ferit[oa]|colpit[oa]|con|per|freddat[oa]|trovat[oa]|da):.*)`,
      is('due|un|una|tre|colpi'),
      maybe(is('colpo|colpi|pallottole|pallottola|proiettili')),
      maybe(is('bel')),
      is('alla|alle|in|nella|nelle|tra|sulla'),
      maybe(is('gli')),
      is('nuca|testa|ginocchia|fronte|tempia|gambe|bocca|schiena|petto|occhi|cervello|rotule'),
      either(END, is('e|a|per|al|ai')),
    ),
    true,
  ),
  threat(
    'dead-already',
    'threat',
    say('doesTellsReaderTheyWillDie'),
    rule(
      either(is('domani|stasera|stanotte|lunedi|presto|adesso|ora'), START),
      upTo(1),
      either(
        is('6') + is('morto|morta|morti|finito|finita'),
        is('sei|siete') +
          is('morto|morta|morti') +
          maybe(is('segnatelo|ricordatelo|capito|bastardo|infame|stronzo')),
      ),
      END,
    ),
  ),
  threat(
    'signs-for-you',
    'threat',
    say('doesGivesReaderChoice'),
    rule(
      is('o'),
      upTo(4, 'R'),
      COMMA,
      is('o'),
      upTo(4, 'R'),
      YOURS,
      either(LIMBS, KIN, is('cervello|sangue|vedova|vita')),
      END,
    ),
    true,
  ),
  threat(
    'opened-like',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('lo|la|li|le|ti|vi|te|ve|t'),
      is('apro|apriamo|apriro|apriremo|sventro|sbudello|eviscero'),
      either(
        is('come') +
          maybe(is('un|una')) +
          is('pesce|maiale|cozza|porco|capretto|coniglio|scatoletta|melone|anguria|tonno|pollo'),
        is('in') + is('due|quattro') + END,
        is('la') + is('pancia|gola|testa|schiena'),
      ),
    ),
  ),
  threat(
    'comes-in-armed',
    'threat',
    say('doesSaysWriterComesWaits'),
    rule(
      is(
        'entro|entriamo|vengo|veniamo|arrivo|arriviamo|torno|torniamo|entrero|verro|tornero|presento|presentiamo',
      ),
      upTo(1, 'XR'),
      is('armato|armata|armati'),
      `(?!${is('di')})`,
    ),
  ),
];
