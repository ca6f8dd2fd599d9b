/** Blows: `a sprangate`, `due schiaffi`. */
export const BLOWS = `
  bastonate sprangate coltellate coltellata martellate martellata mazzate mazzata cinghiate legnate frustate fucilate pistolettate pistolettata manganellate capocciate
  capocciata testate testata pedate ginocchiate gomitate scudisciate randellate badilate accettate accettata rasoiate rasoiata sassate pietrate mattonate mattonata
  bottigliate sediate padellate schioppettate lupara pallettoni pugni pugno calci schiaffi schiaffo schiaffoni sberle sberla sberloni ceffoni ceffone botte randellata bastonata
  sprangata legnata forcate picconate picconata forbiciate roncolate piombo scariche nerbate ripassata pestaggio fucilata cazzotti cazzotto sganassoni pizze papagni
  cartoni labbrate schicchere pesciate tranvate ditate cuppulate`;

/** Where the dead and the injured are. */
export const FATAL_PLACES = `
  creatore cimitero camposanto obitorio bara bare fossa fosso tomba loculo ospedale rianimazione barella barelle carrozzina pilone cemento burrone dirupo pozzo
  canale fiume lago rogo forca forno forni patibolo inferno aldila binari balcone finestra tetto ponte acido macerie ghigliottina sottoterra rotelle foiba foibe
  crematorio scogliera precipizio tritacarne tritarifiuti lager plotone obitori bidone bagagliaio vasca lampione albero gancio soffitto trave palo muro treno tram camion
  forche cappio mare abisso scannatoio cassa terra`;

export const ILLNESSES = `
  cancro tumore infarto ictus leucemia colpo accidente cirrosi peste colera lebbra aneurisma sla malattia malattie male malaccio emorragia trombosi embolia cancrena metastasi
  melanoma aids sifilide paralisi incidente morte sciagura disgrazia disgrazie dolori sofferenze maledizione`;

/** What a death penalty and its like are called. */
export const PUNISHMENTS = `
  forca ghigliottina patibolo rogo cappio fucilazione pallottola pallottole proiettile piombo impiccagione lapidazione garrota lager napalm lanciafiamme mitra mitraglia plotone
  esecuzione esecuzioni sterminio gulag forni foiba foibe castrazione tortura fucilate lupara sedia gogna crocifissione decapitazione gas zyklon manganello frusta
  stupro linciaggio bastone randello bomba napalm raffica tritolo corda benzina molotov pena colpo`;

/** What is killed without anybody being hurt: no victims. */
export const THINGS = `
  tempo noia fame sete ora ore serata sera giornata giornate attesa caldo freddo processo processi programma server file batteri batterio virus germe germi insetto insetti
  zanzara zanzare mosca mosche formica formiche vespa vespe pulci zecca zecche cimice cimici tarme tarli ragno ragni blatte drago draghi mostro mostri zombie orso orsi lupo lupi
  cinghiale cinghiali nutrie piccioni gabbiani pollo polli gallina galline vitello agnello agnelli capretto pesce pesci polpo cozze uova aglio cipolla cipolle basilico carne verdure spaghetti pasta
  entusiasmo creativita mercato concorrenza democrazia liberta economia imprese impresa turismo sanita sogni sogno speranza speranze amore passione gioco partita partite campionato
  record costi costo prezzi prezzo tasse tassa sprechi spreco debito debiti vitalizi barriere stereotipi poverta corruzione mafia burocrazia razzismo fascismo capitalismo violenza guerra
  plastica rifiuti inquinamento alberi albero pini piante pianta erba erbacce sterpaglie siepe siepi rami ramo codice bug errore errori problema problemi dubbi dubbio malattia
  cancro tumore tumori cellule dolore paura ansia stress stanchezza lingua grammatica musica canzone film libro romanzo boss goblin orchi avversario avversari pallone palloni palla bersaglio
  bersagli target record salita telefono computer macchina auto bici porta porte finestra muri muro ghiaccio silenzio record carriera legge leggi riforma muscoli grassi calorie chili
  peso pancetta conto conti bolletta bollette pacco scatole palle balle patatine biscotti diavolo demonio demoni satana vampiro vampiri pixel account abbonamento traffico smog re regina
  stampante stampanti divano poltrona sedia tavolo tappeto tappeti quadro quadri chiodo chiodi zucca zucche tabella tabelle processo processi funzione server nervo palloncino palloncini
  lavatrice lavastoviglie frigo forno sveglia caldaia router modem tastiera monitor televisore zaino valigia scarpe vestiti mobili mobile armadio cartone cartoni legna ceppi siringa
  multe sanzioni tasse prezzi sconti carte carta fogli foglie scartoffie giornali riviste lettere bollettini aglio cipolla cipolle carne pesce pollo uova farina pasta verdure patate polpo aragosta molluschi calamari`;

/** Words that stand between an article and the person. */
export const EPITHETS = `
  maledetto maledetta maledetti maledette fottuto fottuta fottuti fottute schifoso schifosa schifosi schifose sporco sporca sporchi sporche lurido lurida luridi luride povero povera
  poveri povere caro cara cari care cosiddetti cosiddette singolo singola singoli stupido stupida stupidi stupide brutto brutta brutti brutte piccolo piccola piccoli piccole vecchio vecchia
  vecchi vecchie giovane giovani grande grandi altro altra altri altre solito solita soliti solite dannato dannata dannati dannate cazzo cazzi di fottutissimi schifosissimi stronzo stronza
  infame infami falso falsa falsi false finto finta finti finte ricco ricca ricchi bello bella begli bel poco pochi troppi molti molte tanti tante due tre quattro dieci cento mille
  maledettissimi inutile inutili ignobile ignobili odioso odiosa odiosi odiose pezzo merda`;

export const VERMIN = `
  cane cani cagna cagne maiale maiali porco porci topo topi ratto ratti verme vermi scarafaggio scarafaggi cimice cimici mosche mosca zanzare bestia bestie capretto agnello agnelli
  serpente serpi vipera pulce pulci parassiti insetti blatte vitello vitelli gallina galline animali animale pollo polli formiche capra zecche`;

/** Predicates that forbid: `è un reato picchiare le donne`. */
export const FORBIDDEN = `
  reato reati crimine crimini peccato delitto illegale vietato vietata proibito accusato accusata accusati sospettato sospettati sospettata stato stata stati state difficile impossibile inutile
  barbarie barbaro abominio abominevole ingiusto indegno immorale errore follia facile possibile morto morta condannato condannata indagato indagata imputato pericoloso vigliacco vigliacchi
  tradimento bestiale violenza terrorismo omicidio femminicidio intenzionato riuscito riuscita costretto costretta`;
