import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, of, START, upTo } from '../grammar.ts';
import { any, anyOf, bargain, part, type PartsOf } from './part.ts';

const END = '(?=[,.!?"\'] |$)';
const FIGURE = '[^ :]*[0-9][^ :]*:[A-Za-z]* ';
const YOUR = any('tuo tua tuoi tue vostro vostra vostri vostre');
const HIS = any('suo sua suoi sue');
const THE = any(
  'ogni vostro vostra il lo la l i gli le un una uno quel quella quei quelle questo questa questi queste al alla ai alle allo agli all del della dei delle dello dell nel nella nei nelle nello nell sul sulla sui sulle col coi dal dalla dai dalle',
);
const GROUP = '(?:[^ :]+:[A-Za-z]*[Nv][A-Za-z]* )';

const KIN = `madre mamma padre papa babbo figlio figlia figli figlie bambino bambina bambini bambine bimbo bimba bimbi moglie marito fidanzata fidanzato ragazza compagno compagna sorella sorelle
  fratello fratelli fratellino sorellina famiglia famiglie nonna nonno nonni nipote nipoti nipotino nipotini genitori suocera cane cagnolino gatto gatti cavallo cugino amica amici gemelli piccolo piccola
  piccoli cari`;
const PREMISES = `casa case villa ville appartamento macchina macchine auto furgone furgoni camion moto motorino scooter garage box negozio negozi bottega ristorante bar pub locale locali ufficio uffici
  sede sedi palazzo stabilimento stabilimenti fabbrica fabbriche capannone capannoni magazzino magazzini deposito cantiere cantieri cascina stalla stalle vigna vigne vigneto campi barca roulotte porta
  portone finestra finestre buca citofono giardino cancello cancelli serranda saracinesca vetrina vetrine scuola chiesa moschea sinagoga filiale filiali sportello portineria ricevimento centralino sito
  macchinari server presse ripetitore ripetitori antenna antenne tralicci traliccio serbatoi serbatoio supermercati supermercato scaffali prodotti gomme freni motore letto cucina pianerottolo albergo
  bancarella chiosco salone studio palestra centro redazione clinica camper attivita azienda impianto impianti centrale centralina cabina escavatori ruspe ruote cavi bus autobus treno mezzi`;
const STAFF = `dipendenti autisti autista capo capi direttore direttrice amministratore presidente caporeparto segretaria impiegati impiegato operai guardie guardia vigilante tecnici tecnico operatori
  operatrice operatore avvocato avvocati giornalisti giornalista clienti colleghi collega corriere corrieri ragazzi gente uomini azionisti ragioniere ragionier ispettore ispettori assessore sindaco sindaca
  consiglieri titolare portiere custode addetti addetto manager responsabile soci socio commesse commessa cassiera personale`;
const BODY = `collo gola testa cranio faccia naso mascella denti occhio occhi orecchio orecchie gamba gambe ginocchio ginocchia braccio braccia mano mani dito dita ossa osso costole costola schiena petto
  cuore pancia palle lingua polmoni fegato caviglie polsi pelle sangue corpo cadavere muso cervello cervella connotati rotule rotula femore viso bocca`;
const OFFICES = `capo direttore direttrice arbitro sindaco sindaca assessore assessora ministro ministra giudice prof professore professoressa preside bidello vigile portiere commessa impiegata operatrice
  operatore giornalista presidente allenatore vicino vicina ispettore maresciallo prete parroco capotreno controllore medico dottore dottoressa infermiera infermiere autista postino corriere amministratore
  geometra ragioniere avvocato notaio onorevole consigliere tassista barista padrone titolare caporeparto`;
const PLACE = `moschea moschee sinagoga sinagoghe chiesa scuola scuole campo campi stazione ambasciata consolato ostello centro caserma questura municipio comune tribunale sede cantiere fabbrica capannone
  magazzino banca filiale redazione negozio bar ristorante casa macchina macchine auto furgone baracche baraccopoli roulotte palazzo corteo gazebo supermercato ospedale ripetitore antenna stadio hotel
  albergo villa parlamento cabina centrale appartamento saracinesca gomme freni tav case bottega`;
/** Those who are not to know, and where everybody sees it. */
const KNOWERS = `giornali giornale stampa giornalisti moglie marito capo genitori famiglia colleghi clienti concorrenti concorrenza fidanzata fidanzato compagna compagno vicini mondo tutti finanza garante parrocchia figli padre madre
  scuola parenti amici contatti rubrica follower ufficio paese classe autorita azionisti fornitori datore mamma suocera`;
const OUT = `online rete internet web darkweb dark telegram facebook instagram whatsapp forum asta pubblico pubblica pubblici pubbliche giro offerente social tiktok youtube`;
const SECRETS = `foto video filmato filmati registrazione registrazioni chat messaggi mail email file dati documenti database segreto segreti conversazioni immagini screenshot password contatti archivio archivi cartelle fatture contabilita
  bilanci stipendi progetti brevetti contratti relazione amante tradimento cronologia webcam indirizzo diario filmino nudi audio backup codice selfie debiti denuncia passato`;
/** A sum with its unit: figures alone are said of everything. */
const MONEY = either(
  FIGURE + maybe(any('mila milioni')) + any('euro dollari btc bitcoin monero eth cripto'),
  any(
    'cento duecento trecento quattrocento cinquecento mille duemila tremila quattromila cinquemila diecimila quindicimila ventimila trentamila quarantamila cinquantamila centomila',
  ) + maybe(is('euro')),
  '[^ :]*[0-9]+(?:mila|k|euro):[A-Za-z]* ',
  '[$€][^ :]*:[A-Za-z]* ',
  any('mezzo un due tre') + any('milione milioni'),
  FIGURE + any('in') + any('criptovaluta contanti bitcoin'),
  any('bitcoin btc monero'),
);

/** Words on -ero and -iro, -era and -ira that are no future. */
const NO_FUTURE = `(?:[^ ]*(?:ebbero|ssero|ggero|piro|iero)|[^ ]*patero|[^ ]*mitero|miro|vero|sincero|intero|severo|davvero|fiero|numero|giro|tiro|ritiro|respiro|sciopero|leggero|nero|zero|pero|spero|estero|futuro|libero|potero|impero|opero|supero|genero|ero)`;
const NO_LATER = `(?:sera|vera|mira|gira|tira|ira|spera|opera|primavera|galera|bandiera|maniera|camera|lettera|intera|carriera|frontiera|libera|nera|cera|era|fiera|preghiera|respira|miniera|ritira|ispira|sfera|riviera|pantera|delira|saracinesca)`;

/** Threats by their parts in Italian. Words are written from the language: what harms, whom one threatens, and how one lets it be known that it is meant. */
export const ITALIAN_PARTS: PartsOf = {
  parts: [
    part(
      'arms',
      'harm',
      3,
      say('partArms'),
      any(`benzina gasolio cherosene molotov bomba bombe ordigno ordigni tritolo esplosivo esplosivi dinamite detonatore granata granate fucile fucili doppietta lupara pistola pistole rivoltella mitra kalashnikov machete accetta
        mannaia proiettile proiettili pallottola pallottole cartuccia cartucce calibro cappio spranga spranghe tirapugni acido cianuro arsenico veleno topicida antigelo diserbante motosega coltello coltelli serramanico coltellata
        coltellate mazza mazze mazzuolo bastonate sprangate fucilate mazzate bazooka killer sicario sicari vetriolo candeggina lanciafiamme fiammifero fiammiferi accendino cerino tanica taniche rogo falo forca lampione lampioni schioppo schioppettata schioppettate lupare crick cric revolver pugnale pugnalate stiletto roncola piombo trincea polonio cloro nafta calce ghigliottina patibolo crisantemi tritarifiuti`),
      any('bottiglia bottiglie') + any('incendiaria incendiarie'),
      is('plotone') + is('di') + is('esecuzione'),
      any('al contro') + any('muro palo'),
      any('camera camere forno forni') + any('a crematorio crematori') + maybe(is('gas')),
    ),
    part(
      'blades',
      'harm',
      2,
      say('partArms'),
      any(`armato armati armata lama lame martello martelli ascia forbici rasoio bastone bastoni mattone mattoni catena catene corda pietre sassi siringa piccone forcone forconi fuoco foco fiamme fiamma
      incendio arma armi ferri tenaglie cacciavite trapano pugni calci botte legnate ceffoni sberle manganello manganellate cani`),
    ),
    part(
      'end',
      'harm',
      3,
      say('partInjury'),
      any(`bara bare tomba tombe obitorio cimitero camposanto rotelle carrozzina stampelle cadavere cadaveri vedova vedove orfano orfani orfana lapide necrologio loculo becchino cenere ceneri sottoterra gambizzato gambizzati paralizzato
        paralizzata sfigurato sfigurata funerale funerali maciullato carbonizzato carbonizzati rianimazione barella moncherino ambulanza necrologi strage mattanza marmo crisantemi`),
      any('cassa casse') + is('da') + any('morto morti'),
      any('lo la li vi ti') +
        any(
          'sciogliamo sciolgo raggiungerai raggiungera raggiungerete seppelliamo seppellisco investo',
        ),
      any('lo la li') + any('raggiungera raggiungerai raggiungi'),
      any('finite finirete finirai finisci finiscono finiranno') +
        upTo(1) +
        any(
          'accoltellati accoltellato ammazzati ammazzato sparati sparato appesi appeso sgozzati sgozzato male cenere',
        ),
      any('camion furgone trattore macchina auto') +
        any('sui su sugli sulle contro addosso dentro in') +
        upTo(2),
      is('non') + is('freno'),
      any('ritrovi ritrovate trovi trovate ritroverai troverai') +
        upTo(2) +
        any(
          'bruciato bruciata bruciati morto morta morte morti sfasciato sfasciata distrutto distrutta distrutti vuoto cenere',
        ),
      any('volate vola volano volerete voli') + is('giu'),
      any('perde perdono perdi perderai') +
        any('la le') +
        any('voce lingua mani gambe vita parola'),
      any('non') +
        is('ne') +
        any('lascio lasciamo restera rimarra') +
        upTo(3) +
        any('piedi vivo uno nessuno vivi'),
      any('cinghiali maiali porci pesci cani corvi vermi') +
        upTo(1) +
        any('hanno avranno mangiano') +
        upTo(1) +
        any('fame tutto'),
      any('uomo donna') + any('morto morta'),
      any('sei siete e') + maybe(any('gia tutti un una')) + any('morto morta morti') + END,
      any('farla faccio facciamo') +
        maybe(is('la')) +
        is('finita') +
        is('con') +
        any('lei lui te voi loro'),
      any('un una') + any('orecchio dito') + any('alla per') + is('volta'),
      is('si') + any('contano piangono') + is('i') + is('morti'),
      any('braccio gamba naso testa ginocchio costola') +
        upTo(1) +
        any('rotto rotta spezzato spezzata'),
      any('ginocchia gambe ossa braccia') + any('rotte spezzate'),
      any('per') + is('il') + is('collo'),
      any('sotto') + any('un al il') + maybe(is('un')) + any('treno camion tir trattore'),
      any('mezzo mezza') + any('morto morta morti'),
      is('con') + any('tutti tutte') + any('sopra dentro'),
      any('affondarli affondarla affondiamo affondiamoli affondateli affondare') + upTo(2),
      any('finche sinche') + upTo(2) + any('vivi vivo campi'),
      is('di') + is('meno') + upTo(2),
      any('ti vi lo la li') + any('passo passiamo passero') + is('sopra'),
      any('esce escono uscite uscirete usciranno') + any('stesi steso orizzontali'),
      any('salta saltano') + is('in') + is('aria'),
      any(
        'finisce finisci finiscono finirai finira finirete finiranno finite spediamo spedisco mando mandiamo manderemo mandero spedito portiamo va vai andrai andra tornerai torni torna torneranno tornano tornera ritrovi trova trovate sveglia sveglierai',
      ) +
        upTo(3) +
        any('in al all nel nella nello dentro sotto su') +
        maybe(any('una un il la uno fondo al alla ai')) +
        any(
          'ospedale terra cassa scatola sacco fosso fossa canale fiume po tevere arno lago mare pozzo bagagliaio pilone pilastro cemento coma gesso fiamme cenere pezzi barella bara creatore inferno tomba burrone discarica porci maiali frantumi polvere',
        ),
      any('finisce finisci finiscono finirai finira finirete finiranno finite') +
        upTo(3) +
        is('male') +
        END,
      is('in') + any('fiamme cenere frantumi mille') + maybe(is('pezzi')),
      is('a') + any('fuoco brandelli'),
      any('coi con nel nei') +
        maybe(any('i il blocchi piedi due')) +
        maybe(any('di nel')) +
        is('cemento'),
      is('non') +
        upTo(3) +
        any(
          'torna torni torneresti tornerai tornera tornano tornate tornerete arriva arrivi arriverai arrivera arrivano esce esci uscirai uscira uscire escono uscite scampa cava caverai cavera passi passa rivedi rivedrai rivedra vedi vedrai vedra vede',
        ) +
        upTo(3) +
        any(
          'vivo viva vivi intero intera interi casa natale alba domani mattino primavera pasqua gambe uova figli',
        ),
      is('non') +
        upTo(3) +
        any(
          'cammina camminerai camminera cammini camminano respira respiri respirerai respirera invecchia invecchi invecchiano riparte rialzi rialza rialzerai sveglia svegli sveglierai salvi salva salvera scampa cava caverai cavera',
        ) +
        '(?=[,.!] |piu:|$)',
      is('con') + is('le') + maybe(any('sue tue loro vostre proprie')) + is('gambe'),
      is('piedi') + is('in') + is('avanti'),
      any('ultimo ultima ultimi ultime') +
        upTo(1) +
        any(
          'respiro alba natale compleanno viaggio giorno notte cena pasto estate parole preghiera preghiere cosa sorriso passeggiata volta weekend colazione domenica',
        ) +
        upTo(1) +
        '(?=[,.!?] |che:[A-Za-z]* (?:fai|farai|vedi|vedrai|vedrete|dici):|della:[A-Za-z]* (?:tua|sua):|$)',
      any('con colla') + upTo(3) + any('dentro sopra') + `(?!${any('il la i le un una lo')})`,
      is('senza') +
        any('testa lingua mani gambe denti dita una un') +
        maybe(any('gamba mano occhio braccio dito')),
      any('posto spazio') + is('per') + any('tutti te voi altri'),
      any('zoppo zoppa storpio cieco muto sdentato monco') + '(?=[,.!?] |$|per:|a:)',
      any('fare fa faranno farai faccia facciano farvi farti farsi') +
        maybe(any('molto tanto davvero')) +
        is('male') +
        is('sul') +
        is('serio'),
    ),
    part(
      'sabotage',
      'harm',
      3,
      say('partSabotage'),
      any(
        'taglio taglia tagliamo tagliero taglieremo tagliati tagliare tagliato manomesso manometto svito svitato svitati svitiamo allentato allento sabotiamo saboto sabotero bucato buco buchiamo buchero squarcio squarciamo squarceremo squarciate foro foriamo sgonfio',
      ) +
        upTo(4) +
        any(
          'freni gomme gomma ruote pneumatici cavi cavo bulloni dadi viti tubi funi corde corrente linea fili',
        ),
      any(
        'sale zucchero sabbia vetro vetri chiodi aghi lamette veleno candeggina acido ammoniaca spilli',
      ) +
        upTo(1) +
        any('in nei nel nella nelle dentro sotto negli nello dei ai') +
        upTo(3) +
        any(
          'serbatoi serbatoio gomme ruote cibo latte acqua vasche motore motori caffe pane yogurt prodotti vasetti pasta mangime scaffali carburante pozzo bottiglie panini biscotti barattoli',
        ),
      any('avvelenero avveleno avveleniamo avveleneremo avvelenare avvelenato avvelenata'),
      any('bulloni freni dadi viti cavi') +
        upTo(7) +
        any('svitati tagliati allentati manomessi staccati'),
      any('viene verra verranno vengono') + upTo(1) + is('giu') + '(?=[,.!] |tutto:|$)',
      any('la lo li le ve vi') +
        maybe(any('la lo')) +
        any('tiriamo buttiamo tireremo butteremo') +
        is('giu'),
      any(
        'sfascio sfasciamo sfascero sfasceremo devasto devastiamo devasteremo fracasso fracassiamo demolisco distruggo distruggiamo spacco spacchiamo spaccare sfasciare distruggere devastare',
      ) +
        upTo(4) +
        any(PREMISES),
    ),
    part(
      'blows',
      'harm',
      2.5,
      say('partBlows'),
      any(
        'rompere rompo rompiamo rompero romperemo rotto rotte rotti spezzare spezzo spezziamo spezzero spacco spaccare spacchiamo spacchero spaccheremo fracassare fracasso taglio tagliare tagliamo cavo cavare caviamo cambio cambiare cambiamo cambiero sistemo stacco staccare strappo strappare pestare pesto pestiamo ridurre apro aprire apriamo passiamo passo gonfio gonfiare',
      ) +
        maybe(any('a alle ai pure anche')) +
        maybe(any('la le il i gli lo l tutte tutti quella quel quei')) +
        maybe(any('le i due sue tue')) +
        any(BODY),
      is('a') +
        any('suon forza colpi') +
        is('di') +
        any('botte calci pugni legnate mazzate sberle schiaffi martellate bastonate'),
      any(
        'riempio riempiamo riempire riempirti riempirlo riempirvi prendo prendere prendiamo presi preso presa prenderli prenderti',
      ) +
        upTo(2) +
        any('botte calci pugni bastonate mazzate schiaffi legnate sberle martellate'),
      any(
        'pestare pestarlo pestarli pestarti pestiamo picchiare menare menarlo linciare sprangare massacrare gambizzare',
      ) + upTo(2),
      any('pagare paghera pagherai pagherete pagheranno') + any('cara caro salata tutta col con'),
      is('nero') + is('di') + is('botte'),
      any('li lo la vi ti le') +
        any(
          'meno meniamo pesto pestiamo gonfio gonfiamo corco corchiamo massacro massacriamo rovino',
        ),
      any('rovinero rovineremo rovino') + any('te lei voi lui'),
      any('caccia guerra assalto') + any('ai agli alle al alla'),
      any('si') +
        any(
          'spaccano spacca sprangano spranga bruciano brucia menano mena sparano spara picchiano pesta pestano linciano ammazzano ammazza',
        ) +
        upTo(1),
      any('gomme freni cavi') + any('tagliate tagliati bucate'),
      is('spaccano') + is('teste'),
      any('gliela ve la') + any('facciamo faccio') + upTo(1) + any('finire pagare vedere'),
      any('accoglie accogliamo accolgo accogliero accoglieremo') + any('col con'),
      any('te ti ve vi') + is('faccio') + any('magna mangiare ingoiare sputare saltare volare'),
      any('accoltella accoltello accoltelliamo spara spari') + upTo(1),
      any('le ti vi gli') + any('faccio facciamo faremo faro') + is('vedere') + any('io noi') + END,
      any('le ti vi gli') +
        any('faccio facciamo faremo faro') +
        is('vedere') +
        any('io noi') +
        is('il') +
        any('reclamo rispetto disturbo'),
      any('guardarti guardarvi guardati guardatevi guardarsi coprirti') + upTo(1) + is('spalle'),
      any('buttate buttiamo spacchiamo sfondo sfondiamo sfonderemo') +
        upTo(3) +
        any('porta porte cancello portone finestra vetrata'),
    ),
    part(
      'past',
      'harm',
      1.5,
      say('partDeed'),
      is('a') + is('pezzi'),
      any(`ammazzato ammazzata ammazzati sgozzato sgozzata sgozzati impiccato impiccati impiccata fucilato fucilati lapidato squartato crivellato decapitato linciato sepolto sepolta sepolti bruciato bruciata bruciati investito investita investiti
      stuprata violentata accoltellato accoltellata strangolata affogato annegato sparato sparati castrato castrati scuoiato`),
    ),
    part('deeds', 'harm', 1.5, say('partDeed'), of('u')),
    part(
      'kills',
      'harm',
      1,
      say('partDeed'),
      of('VWUZJPYHMQBfek') +
        '(?<!(?:^| )(?:cancell[a-z]*|prend[a-z]*|pres[oaie]|attacc[a-z]*|punire|abbattut[oaie]|rovinat[oaie]):[A-Za-z]* )',
      any(`sangue ospedale morto morta morti morte muore muori muoiono moriranno morira morirai brucia bruciano brucera bruceranno brucio bruciamo salta saltano saltera salteranno esplode esplodera ossa costole ginocchia rotule gola male dolore cicatrice
        cicatrici livido lividi incidente incidenti spariranno sparira sparirai sparisce sparisci crollo crolla lezione disgrazia piangere piangera piangerai piangerete pagherai pagherete paghera pagheranno soffrire soffrirai soffrira`),
    ),
    part(
      'routine',
      'harm',
      2,
      say('partWhereFound'),
      any(
        'esce esci escono uscite torna torni tornano rientra rientri passa passi corre corri gioca giocano parcheggi parcheggia',
      ) +
        upTo(3) +
        any('alle dalle dopo verso ogni sempre tutti') +
        upTo(3),
      any('alle dalle verso') +
        either(any('sei sette otto nove dieci undici due tre quattro cinque'), FIGURE) +
        maybe(is('e')) +
        maybe(any('dieci venti mezza quarto un')) +
        '(?:, )?' +
        any('vero giusto no'),
      any('ero eravamo stavo sono siamo') +
        upTo(1) +
        any('seduto dietro vicino accanto sotto fuori') +
        upTo(1),
      any('via viale corso piazza vicolo') + upTo(3) + FIGURE,
      any('luce finestra') + upTo(2) + any('accesa spenta'),
      any('chiavi') + upTo(2) + any('casa tua tue'),
      any('regalo regalino pacchetto pensierino') +
        upTo(3) +
        any('zerbino buca cancello porta porticina cofano tuo'),
      any('camera ufficio scuola palestra') + YOUR,
      any('scuola asilo palestra ufficio casa') + is('di') + any('tua tuo tuoi'),
      any('fa va ha') +
        any('danza nuoto calcio catechismo judo piscina pallavolo scuola basket') +
        upTo(3),
      any('lo la li le vi ti') + any('vediamo vedo incontriamo incontro incrociamo') + upTo(3),
      any('guida guidi') + any('tanto molto sempre'),
      any('col con') +
        maybe(is('il')) +
        any('cappottino giubbotto giubbino zainetto vestitino maglietta cappello'),
    ),
    part(
      'fate',
      'harm',
      2,
      say('partFate'),
      any('chi gente quelli uno altri predecessore') +
        upTo(6) +
        any('finisce finiscono finito fine dura durano invecchia male andata'),
      any('che') + is('fine') + any('ha hanno fa fanno'),
      any('legno fieno paglia siccita') + upTo(5) + any('prende prendono brucia attimo subito'),
      any('mare fiume lago pozzo') + upTo(5) + any('restituisce profondo fondo fredda'),
      any('strada strade') + upTo(4) + any('buie scure fossi ghiacciate'),
      any('mani dita faccia gambe collo') +
        upTo(3) +
        any('delicate delicata sottile belle fragili sane intere'),
      any('articoli parole domande verita curiosita') +
        upTo(3) +
        any('sfortuna male guai nuoce costano'),
      any('precedente ultimo altro vecchio') +
        any('direttore sindaco giornalista maresciallo custode avvocato inquilino ingegnere capo'),
      any('corto') + is('circuito'),
      any('caduto caduta cade cadono cadere') + any('dalle dalla dal addosso giu') + upTo(1),
      any('bosco mare lago pozzo cantiere') + is('e') + any('grande profondo lungo'),
      any('polizza assicurazione testamento') + upTo(2),
      any('macchina auto freni moto') + upTo(2) + any('controllare controllata guardare'),
      any('tornanti curve scale binari scogli'),
      any('colpi premessa avvertimento') + upTo(3),
      any('nervosi nervoso arrabbiati arrabbiato impazienti') + upTo(2),
      any('scelto ordinato comprato') + upTo(2) + any('fiori corona bara cassa'),
      any('guarderei guarda guardi') + upTo(3) + any('attraversare volte spalle'),
      any('peccato brutto dispiacerebbe spiacevole') + upTo(4) + any('se che sarebbe per'),
      any('famiglia nipotini figli bambini bambino') +
        upTo(2) +
        any('numerosa piccoli belli bella'),
      any('testa') + is('di') + any('capretto maiale cavallo agnello'),
      any('un') + is('bacio') + is('in') + is('piu'),
      is('ultimo') + END,
      any('sta stai sei') + upTo(1) + any('su in') + any('un una') + any('foglio lista elenco'),
    ),
    part(
      'unguarded',
      'harm',
      2,
      say('partUnguarded'),
      any('da tutta tutto sempre vive vivono sta stanno torna dorme cosi') +
        any('solo sola soli sole'),
      is('senza') +
        any(
          'ascensore allarme telecamere telecamera antifurto scorta cane portiere guardia nessuno serratura luci lampioni grate inferriate',
        ),
      any('finestra porta portone cancello persiana garage citofono serratura balcone') +
        upTo(3) +
        any('aperta aperto rotto rotta socchiusa chiave chiude chiudere cucina bagno retro'),
      any('piano interno scala civico') + either(FIGURE, any('terra rialzato primo secondo terzo')),
      any('primo secondo terzo quarto ultimo') + is('piano'),
      any('buio buia buie isolata isolato deserta deserto'),
      is('a') + is('piedi'),
      is('sotto') +
        any('il la') +
        maybe(any('tua tuo sua')) +
        any('cofano macchina sedile auto letto finestra'),
      any('freni scale curva curve') + any('si tradiscono cedono rompono fulminano scivolose'),
      any('prendono prende') + any('cosi fuoco facilmente'),
      any('succedono succedano capitano capitino succede capita') +
        upTo(3) +
        any('cose incidenti disgrazie brutte'),
      is('assicurazione') + maybe(is('sulla')) + is('vita'),
      any('libero libera') + is('in') + any('giardino cortile strada'),
      any('dormi dorme dormite parcheggi parcheggia corri corre passeggi') + upTo(2),
    ),
    // What is threatened where something is asked for.
    bargain(
      'leak',
      'harm',
      2,
      say('partToComeOut'),
      any(
        'pubblico pubblichiamo pubblichero pubblicheremo diffondo diffondiamo diffonderemo divulgo divulghiamo divulgheremo pubblicati pubblicate diffusi diffuse divulgati venduti vendute inoltro inoltriamo',
      ),
      any(
        'arrivano arriva arriveranno arrivera finiscono finisce finiranno finira vanno va andranno escono esce usciranno parte partono circolano gira girano mando mandiamo metto mettiamo giro giriamo invio inviamo regalo vendo vendiamo verranno spedisco',
      ) +
        upTo(5) +
        any(`${OUT} ${KNOWERS}`),
      any('racconto raccontiamo dico diciamo mostro mostriamo spiego spiattello') +
        upTo(4) +
        any(KNOWERS),
      any(KNOWERS) +
        upTo(3) +
        any(
          'vede vedono vedra vedranno sa sanno sapra sapranno riceve ricevono ricevera riceveranno legge leggono scopre scoprono scoprira comprino comprano sappia sappiano veda vedano',
        ),
      any('sentono sente ascoltano riceve riceverebbe ricevono leggono vedono') +
        upTo(2) +
        any('procura finanza copia polizia questura tutti'),
      any('non') + any('esce escono') + END,
      any('con') + upTo(3) + any('esce escono') + END,
      any('ogni') + is('giorno') + any('escono esce pubblichiamo') + upTo(3),
      any('regaliamo regalo vendiamo vendo') +
        upTo(3) +
        any('dark web concorrenza offerente tutti'),
      any('lo la li le') +
        any('vede vedono vedra sa sanno legge leggono comprino comprano scopre') +
        upTo(2) +
        any(KNOWERS),
      is('se') + any('apro parlo racconto') + maybe(is('bocca')),
      is('in') + any('galera carcere'),
    ),
    bargain(
      'outage',
      'harm',
      2,
      say('partToStop'),
      any(
        'ddos ransomware cifrato cifrati criptato criptati decrittazione irraggiungibile irraggiungibili',
      ),
      any('sito server rete sistemi portale negozio servizi centralino') +
        upTo(4) +
        any('giu offline fermo fermi bloccato bloccati spento spenti cancellati'),
      is('attacco') + upTo(4) + any('dimostrativo durera ore giorni'),
      any('furgone camion macchina auto') + is('non') + is('riparte'),
      any('bot terabit gestionale'),
      any('recensioni stelle') + upTo(4) + any('negative false meno giorno'),
      any('il') + upTo(3) + any('offline buio'),
    ),
    bargain(
      'ransomed',
      'harm',
      3,
      say('partHeld'),
      any('riavere rivedere') + upTo(4),
      any('riscatto ostaggio rapito rapita rapiti'),
      is('indietro') + any('il la i le') + any('cane gatto figlio figlia file dati'),
    ),
    bargain(
      'silence',
      'harm',
      2,
      say('partSilence'),
      any('resta restano rimane rimangono restera rimarra tengo teniamo') +
        upTo(4) +
        any('cassetto noi privato private segreto segreta riservato tranquillo tranquilla'),
      is('silenzio') + upTo(2) + any('costa prezzo vale'),
      any('mio nostro') + is('silenzio'),
      any('cancello cancelliamo distruggo dimentico dimentichiamo') + upTo(2),
      any('lo la li le') + any('cancello cancelliamo distruggo distruggiamo'),
      any('non nessuno') +
        upTo(3) +
        any('sapra saprà sapranno ricevera vedra scoprira riceve') +
        upTo(2) +
        any('niente nulla mai'),
      is('non') + any('le lo la li') + any('ricevera vedra sapra') + upTo(3),
      is('protezione'),
      any('nessuno') + upTo(1) + any('tocchera tocca disturba'),
      any('polizia carabinieri moglie nessuno') +
        is('non') +
        any('sapra sapranno vedra') +
        upTo(1) +
        any('nulla niente mai'),
      any('mani gambe vetrine') + any('restano resta rimangono') + any('sane intere sana'),
      any('non') + is('cadono') + upTo(2),
      any('non') + is('si') + any('lamenti lamenta lamentino') + upTo(2),
      any('passa passera') + upTo(1) + is('voglia'),
      any('smettono smettiamo smetto finiscono') + upTo(2),
      any('bisogno') + upTo(2) + any('pensiero aiuto regalo'),
      any('intero intera interi tranquillo tranquilla tranquilli') + upTo(1),
    ),
    // To whom.
    part(
      'yours',
      'whom',
      3,
      say('partSomebodyOfReader'),
      YOUR + upTo(2, 'LX') + any(`${KIN} ${PREMISES} ${STAFF}`),
      any(`${KIN} ${PREMISES}`) + YOUR,
    ),
    bargain(
      'secret',
      'whom',
      3,
      say('partSecrets'),
      YOUR + upTo(2, 'X') + any(SECRETS),
      any('suo sua suoi sue') +
        upTo(1, 'X') +
        any('fatture amante selfie relazione segreto tradimento'),
      any('amante tradimento tangente tangenti'),
    ),
    bargain(
      'material',
      'whom',
      2,
      say('partSecrets'),
      any('quel quelle quei quella queste questo i le il la nostri') +
        upTo(1, 'LX') +
        any(
          'foto video chat selfie filmato registrazioni registrazione messaggi screenshot prove file documenti database webcam',
        ),
      any('finisce tutto') + any('tutto online'),
    ),
    part(
      'body',
      'whom',
      2.5,
      say('partBody'),
      YOUR + upTo(1) + any(BODY),
      any('ti vi gli le') + upTo(4) + any('la le il i gli lo l') + upTo(1) + any(BODY),
    ),
    part(
      'formal',
      'whom',
      2.5,
      say('partSomebodyOfReader'),
      HIS + upTo(1, 'LX') + any(`${KIN} ${PREMISES} ${STAFF}`),
    ),
    part(
      'them',
      'whom',
      2,
      say('partPeople'),
      any(
        'quel quella quei quelle quegli questi queste ogni qualche nessun tutti tutte certi sti ste i gli le dei degli delle ai agli alle',
      ) +
        upTo(2, 'LX') +
        GROUP,
      any('al all alla allo il lo la l della del dell') + maybe(is('capo')) + any(OFFICES),
      any('quello quella') + any('li la'),
    ),
    part('place', 'whom', 2, say('partPlace'), THE + upTo(1, 'LX') + any(PLACE)),
    part(
      'reader',
      'whom',
      1.5,
      say('partReader'),
      any('ti vi te voi tu ve'),
      any(
        'bello bella cari caro cara signora signore signor dottore dottor dottoressa onorevole direttore avvocato assessore sindaco egregio ragioniere geometra',
      ) + '(?=[,.!?] |mio:|mia:|miei:|[^ :]+:[A-Za-z]* [,.!?] |$)',
    ),
    part('owner', 'whom', 1, say('partSomethingOfReader'), YOUR),
    part('somebody', 'whom', 0.5, say('partPeople'), of('N'), any('lo la li le gli loro lui lei')),
    // What is asked for.
    bargain(
      'price',
      'frame',
      3,
      say('partAskedFor'),
      any(
        'paga pagate paghi paghiate versa versate versi mandami mandaci invia inviate invii bonifica trasferisci trasferite dammi dateci servono voglio vogliamo mettici aggiungete porta portate deposita depositate depositi lascia lasciate costa sono vale valgono prepara preparate',
      ) +
        upTo(4) +
        MONEY,
      MONEY + any('a al alla ogni') + any('settimana mese giorno'),
      any('wallet riscatto pizzo buonuscita'),
      any('attendo aspetto attendiamo aspettiamo') +
        is('il') +
        any('bonifico versamento pagamento'),
      is('senza') + maybe(any('il un')) + any('versamento pagamento bonifico'),
      any('quota bonifico versamento') + upTo(3) + any('wallet conto indirizzo'),
    ),
    bargain('sum', 'frame', 2, say('partSum'), MONEY, any('soldi contanti busta quota') + upTo(1)),
    bargain(
      'asked',
      'frame',
      2,
      say('partAskedFor'),
      START +
        any(
          'mandami mandaci dammi dateci ritira ritirate ridammi restituisci restituite cancella cancellate dimettiti dimettetevi firma firmate consegna consegnate lascia lasciate paga pagate rinuncia vendi licenzia licenziate togliete togli',
        ) +
        upTo(8) +
        COMMA +
        any('o oppure altrimenti senno e'),
      any('mi ci') + any('devi dovete') + any('dare pagare versare mandare consegnare') + upTo(3),
      any('niente senza nessuna') + is('polizia'),
      any('o') + any('mi ci') + any('mandi mandate dai date paghi pagate porti fai fate'),
      any('rivuoi rivuole rivolete') + upTo(3),
      any('offerta') + is('finale'),
      any('ci mi') +
        any('deve devi dovete devono') +
        any('soldi roba settemila diecimila mille duemila tremila'),
      any('su') + any('questo quest') + any('iban conto wallet'),
      any('voto appalto lavoro contratto') + is('lo') + any('cambia cambi date dai'),
      any('somma cifra') + any('pattuita concordata richiesta'),
      any('fammi fateci fatemi') + any('riassumere assumere avere'),
      any('chi') + is('non') + any('paga contribuisce versa collabora') + upTo(2),
      any('scaduto scade scadra') + upTo(3) + any('tempo conto rovescia ultimatum'),
      any('trattate pagate contattateci') + upTo(3) + any('o oppure altrimenti e'),
      any('vogliamo voglio') + any('l il la le i'),
      any('se') +
        maybe(any('domani entro')) +
        is('non') +
        any('paghi pagate porti portate mandi mandate sganci sganciate versi versate'),
      any('finche') + is('non') + any('sganciate paghi pagate rimborsate'),
      any('vi ti') + any('restano restano resta') + upTo(3) + any('ore giorni minuti'),
    ),
    // That it is meant.
    part(
      'will',
      'frame',
      3,
      say('partWillDo'),
      any('giuro giuriamo prometto promettiamo garantisco assicuro'),
      is('parola') + any('mia nostra d'),
      any(
        'verro verremo veniamo vengo arriviamo passiamo passero passeremo entreremo entriamo torneremo torniamo',
      ) + upTo(4),
      any('entro arrivo torno') +
        any('in nel nella dal dalla da a con col li la armato e') +
        `(?!${is('trenta')})` +
        upTo(2),
      any('l lo la li vi ti') + any('aspettero aspetteremo aspetto'),
      any('ci') + any('stiamo organizziamo vediamo') + any('organizzando domani presto stasera'),
      any('salgo salero vengo entro torno') + upTo(4) + any('con col a'),
      any('lo la li le ti vi gli') +
        maybe(is('ci')) +
        any(
          'aspetto aspettiamo aspetterei aspettero aspetteremo becco becchiamo prendo prendiamo trovo troviamo vengo veniamo seguo seguiamo pediniamo pedino sistemo sistemiamo faccio facciamo faro faremo rompo spacco taglio tagliamo brucio bruciamo cambio metto mettiamo mando mandiamo chiudo tiro tiriamo licenzio squarciamo sfascio ammazzo ammazziamo rimando butto buttiamo entro lascio',
        ),
      any('sto stiamo') +
        maybe(is('gia')) +
        any('preparando venendo arrivando organizzando aspettando caricando affilando cercando'),
      any('vado andiamo vengo veniamo') + is('a'),
      is('ci') + any('penso pensiamo pensero') + any('io noi'),
      any('io noi') + any('li lo la le ti vi gli') + '[^ :]+(?:o|amo|emo|ei):[A-Za-z]* ',
      `[^ :]{2,}(?:ero|iro|eremo|iremo):[A-Za-z]* (?<!(?:^| )${NO_FUTURE}:[A-Za-z]* )`,
      any('quel quella uno qualcuno') + is('qualcuno') + is('sono') + is('io'),
      any('occuparmi occuparci pensarci') + upTo(1) + any('io noi'),
      any('tocca tocchera') + is('a') + upTo(2),
    ),
    part(
      'have',
      'frame',
      2,
      say('partAtHand'),
      any('abbiamo ho') + any('amici ragazzi gente') + any('dappertutto ovunque dentro'),
      any('ho abbiamo') + any('nome nomi tutto') + upTo(2),
      any('ho abbiamo tengo teniamo') +
        maybe(any('gia sempre qui una un i il la')) +
        any(
          'comprato preso caricato pronto pronta pronti trovato saputo messo lasciato nascosto preparato svitato svitati tagliato amici cugini fratelli pistola fucile benzina coltello mazza indirizzo chiavi tempo pazienza altri altre ordinato noleggiato affilato seguito visto tanta ancora',
        ),
      any('mio miei nostri mia i') +
        any(
          'cugino cugini fratello fratelli amici amico ragazzi soci zio compari uomini cani mazza fucile pistola',
        ),
      any('in nel sotto dietro') +
        maybe(any('mio la il')) +
        any('garage macchina cantina cassetto bagagliaio giacca tasca zaino borsa sedile'),
      any('col con') + any('tuo vostro suo') + is('nome'),
      any('sa so sappiamo sanno conosco conosciamo') +
        upTo(1) +
        any('che dove chi a tutto quando') +
        upTo(2),
      any('siamo saremo saro sono') +
        upTo(1) +
        any('in quattro tre dieci venti pronti tanti armati armato fuori sotto'),
    ),
    part(
      'deserve',
      'frame',
      2,
      say('partDeserved'),
      any(`merita meriti meritano meritate merito meriterebbe meriterebbero meritereste meriteresti dovrebbe dovrebbero dovete devono deve devi dovreste dovresti dovra dovranno andrebbe andrebbero bisogna bisognerebbe servirebbe serve servono servirebbero
        vorrei voglio vogliamo auguro auguriamo spero speriamo magari sogno possa possano possiate`),
      is('ci') + any('vuole vorrebbe vogliono'),
      is('fosse') + is('per') + any('me noi'),
      any('qualcuno nessuno') + upTo(4),
      any('sarebbe e') + any('ora tempo bello giusto meglio peccato'),
      is('un') + any('bel bell'),
      is('e') + upTo(2) + any('risolto risolve'),
      is('chi') + any('viene ci mi si vuole partecipa porta ha') + upTo(2),
      any('te ve se') + any('lo la li') + any('meriti meritate merita cerchi cerca cercata voluta'),
      is('basterebbe'),
    ),
    part(
      'order',
      'frame',
      2,
      say('partCallOnOthers'),
      START +
        maybe(any('ragazzi allora dai su adesso ora e forza raga')) +
        either(
          of('ZJfenqx'),
          any(
            'facciamo fate mettiamo mettete prendiamo prendete prendetelo andiamo andate tiriamo portiamo portate tutti bruciamo bruciate fuori diamo date trovate trovatelo troviamo buttate buttiamo chiudete lasciate aspettatelo aspettiamolo cacciamo cacciate rimandiamo',
          ),
        ),
      any('passaparola diffondete'),
    ),
    part(
      'soon',
      'frame',
      2,
      say('partWhen'),
      any(
        'stasera stanotte domani domattina stamattina stamane dopodomani presto mezzanotte oggi adesso stavolta lunedi martedi mercoledi giovedi venerdi sabato domenica',
      ),
      any('entro prima dopo fino') +
        upTo(3) +
        any(
          'settimana mese natale pasqua sera notte giorno giorni ore alba tramonto estate inverno turno lavoro chiusura fine',
        ),
      any('prossima prossimo') + any('volta settimana mese notte domenica partita turno udienza'),
      any('una un qualche') + is('di') + any('queste questi') + any('notti sere giorni mattine'),
      any('una qualche ogni questa la di') + any('notte sera mattina'),
      any('quando mentre appena finche') +
        upTo(3) +
        any(
          'dorme dormi dormono dormite esci esce escono uscite torni torna rientri rientra chiudi chiude chiudete meno spegni parcheggi parcheggia passi passa',
        ),
      is('prima') + is('o') + is('poi'),
      is('alle') + either(FIGURE, any('sei sette otto nove dieci undici due tre quattro cinque')),
      any('all alla al') +
        any('alba uscita chiusura buio inaugurazione apertura ritorno tramonto rientro cambio'),
    ),
    part(
      'condition',
      'frame',
      2,
      say('partCondition'),
      any('o oppure altrimenti senno qualora guai'),
      is('se') + upTo(2) + '(?:[^ :]+(?:i|te|ono|ano|esse|essi|aste|este|a|e):[A-Za-z]* )',
      is('a') + is('meno') + is('che'),
      any('finche fino'),
      any('prova provate provi azzardati osa osate provateci provaci') + upTo(3),
      is('chi') + upTo(5) + COMMA + any('si ci lo la e non fa finisce muore paga avra sara'),
      any('un una ancora altro altra') + any('altra altro volta passo parola'),
      any('appena quando') + upTo(2) + any('ti vi lo la li metti mettete esci torni provi'),
      is('la') + is('prossima') + is('volta'),
      is('non') + upTo(4) + COMMA + any('allora e'),
      is('cosi') + any('impari imparate impara imparano capisci capite'),
      is('bene') + COMMA + any('noi io'),
    ),
    part(
      'future',
      'frame',
      1,
      say('partToCome'),
      `[^ :]{2,}(?:era|ira|eranno|iranno|erai|irai|erete|irete):[A-Za-z]* (?<!(?:^| )${NO_LATER}:[A-Za-z]* )`,
      any('va vanno sta stanno') + any('a per'),
      any('finisce finiscono salta brucia viene arriva tocca parte'),
    ),
    part(
      'taunt',
      'frame',
      2,
      say('partTaunt'),
      any(
        'indovina indovinate vediamo avvisato avvisati avvisata avvertito avvertiti capito capiti intesi chiaro scommetto scommettiamo',
      ),
      any('capito intesi chiaro') + upTo(1),
      is('chi') + any('viene comincia inizia partecipa ci'),
      any('finche sinche'),
      is('ci') + any('penso pensiamo'),
      any('continua continui continuate') + is('pure'),
      is('stia') + upTo(1),
      is('io') + is('si') + END,
      is('fossi') + is('in') + any('te lei voi'),
      any('goditi goditeli godetevi'),
      any('assaggio antipasto premessa'),
      any('ti vi') + any('ricordi ricordate'),
      any('al') + is('posto') + any('tuo suo vostro'),
      any('le ti vi') + is('consiglio'),
      any('buona buon') + any('giornata fortuna viaggio serata'),
      any('e') + is('un') + is('attimo'),
      any('ti vi') + any('piacciono piace'),
      any('lista') + any('e') + is('fatta'),
      any('domande sai') + END,
      any('dormire') + upTo(1) + any('tranquillo tranquilla tranquilli'),
      is('cosi') + any('ridete ridi impari'),
      any('lo') + is('insegna'),
      is('vi') + is('accorgerete'),
      any('ormai') + upTo(1) + is('deciso'),
      any('come') + is('deve'),
      is('e') + any('vedi vedete vediamo vedrai vedrete'),
      any('vedi vediamo vedrai vedrete vedra') + any('cosa che come se'),
      is('sogni') + is('d') + is('oro'),
      any('dormi dormite') + any('bene tranquillo tranquilla finche'),
      any(
        'saluta salutami salutaci salutate salutatemi goditi godetevi ricordati ricordatevi controlla controllate controllati preparati preparatevi comincia cominciate inizia continua continuate attento attenti attenta occhio sbrigati scappa scappate prega pregate',
      ),
      is('tic') + is('tac'),
      is('ci') + any('vediamo vedremo rivediamo siamo'),
      any('niente nulla') + is('di') + is('personale'),
      is('e') + is('non') + any('e a per finira sara'),
      any('ultimo ultima primo') + any('avviso avvertimento possibilita'),
      is('tanto') + upTo(6),
      is('fossi') + is('in'),
      any('sai sapete sa') + any('cosa che come'),
    ),
    part(
      'watched',
      'frame',
      2,
      say('partWatches'),
      any('ti vi la lo l') + any('vedo vediamo osservo guardo seguo ho abbiamo conosco') + upTo(2),
      any('ieri stamattina stamane') + any('avevi eri hai portavi sei avevate aveva'),
      any('so sappiamo') + any('che dove a quando'),
      any('bella bello bel carina carino belle begli bellissima dolce splendida'),
      is('peccato'),
      is('vero') + '(?=\\? |$)',
      any(
        'esce esci escono torna torni passa passi parcheggia parcheggi abita abiti vive lavora lavori sempre ogni',
      ) + upTo(4),
      is('se') + is('non') + any('ricordo erro sbaglio') + upTo(1),
      is('mi') + any('pare sembra hanno') + upTo(1),
      is('ho') + any('lasciato visto notato saputo'),
      any('miei nostri') + any('amici ragazzi cugini'),
      any('paese mondo') + is('e') + is('piccolo'),
      any('chiedo dico') + any('per cosi'),
      any('tanta molta') + is('pazienza'),
    ),
  ],
  told: anyOf([
    // What somebody else does to the writer in jest: `il capo mi ammazza`.
    String.raw`(?:mi|ci):\S* (?:ha:\S* |hanno:\S* |far\w+:\S* )?(?:ammazz|uccid|strozz|strang|massacr|impicc|fucil|spar|licenzi)\w*`,
    // Told, judged, counted.
    String.raw`(?:ha|hanno):\S* detto|carabinieri:\S* (?:hanno|arrest|indag)|arrestat[oiae]|condannat[oiae]|indagat[oiae]|denunciat[oiae]|sequestrat[oiae]|processo|tribunale|procura|procuratore|pm|daspo|udienza:\S* (?:di|del)|secondo:\S* (?:la|il|i|gli|le)|testimoni(?!:\S* (?:di|pasquale|,))|vittime|vittima|superstiti|sopravvissut[oiae]|indagini|inchiesta|statistiche|percento|campagna|beneficenza|museo|secolo|secoli|guerra:\S* (?:mondiale|di|del|civile)|soldati|esercito|morti:\S* (?:sul|nel|in)|feriti|ferite|incidente:\S* (?:stradale|sulla|sul|mortale)|femminicidi\w*|terremoto|alluvione|vigili:\S* del:\S* fuoco|governo|borsa|titolo`,
    String.raw`mi:\S* (?:ha|hanno):\S*|sventat\w+|aveva:\S* con:\S* se|svastich\w+|sporge|sono:\S* persone|vergognat\w+|derattizz\w+|mai:\S* chi|rivendicat\w+|scrivere|scrivono|augurar\w+|ricatta|fumetto|cattivo|russofono|hacker|scena|spot|cinecitta|romanzo|puntata|episodio|film|livello`,
    // Vermin, and what is said of none who is meant.
    String.raw`topi|zanzare|vespe|formiche|erbacce|toro|trappole|a:\S* pugni:\S* no|soldi:\S* (?:della|per)|per:\S* la:\S* benzina|perde:\S* olio|derivate`,
    // Condemned.
    String.raw`minacciat[oiae]|minacce|minacciava\w*|minacciano|minaccia|violenza|violenze|condann\w+|vergognos\w+|schifos\w+|nessuno:\S* merita|giustizia|educazione`,
  ]),
  setting: anyOf([
    // Played, cooked, cured, sold, repaired.
    String.raw`serie|stagione|capitolo|libro|gioco|giochi|missione|spada|vampiro|lupo|conte|atto|spoiler\w*|partita:\S* (?:vinta|persa)|campionato|derby|gol|goal|canzone|album|concerto|karaoke`,
    String.raw`ricetta|forno:\S* (?:a|caldo|per)|padella|sugo|cipolle?|aglio|pizza|pollo|barbecue|grigliata|griglia|brace|camino:\S* acceso|olio|chirurgo|pazienti?|intervento|diagnosi|farmaco|farmaci|dentista|candele|compleanno|palestra:\S* domani|allenamento|esami?|compiti|botti`,
    String.raw`litro|per:\S* la:\S* benzina|distributore|offerta|prezzi|saldi|sconti?|promo\w*|newsletter|budget|fatture?|garanzia|abbonamento|consegna|spedizione|assicurazione:\S* (?:auto|casa|copre)|account|dati|dogana|merce|caffe|kubernetes|aeroporto|mozziconi|rifiuti|divano|tarme`,
    String.raw`lol|ahah\w*|haha\w*|scherzo|scherzi|scherzando|modo:\S* di:\S* dire|proverbio|citazione|abbracci|baci|amore|amo|tesoro|ti:\S* voglio:\S* bene`,
  ]),
};
