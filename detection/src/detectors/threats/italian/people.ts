/** Nouns for people, in all their forms that matter; adjectives that are used as such. */
export const PEOPLE = `
  persona persone gente umani uomo uomini donna donne femmina femmine maschio maschi bambino bambina bambini bambine ragazzo ragazza ragazzi ragazze
  figlio figlia figli figlie madre padre mamma papa moglie mogli marito mariti sorella sorelle fratello fratelli famiglia famiglie parente parenti
  amico amica amici amiche vicino vicini collega colleghi colleghe capo capi dirigente dirigenti dipendente dipendenti impiegato impiegati operaio operai
  padrone padroni proprietario direttore direttori amministratore presidente presidenti ministro ministri politico politici sindaco sindaci deputato deputati
  senatore senatori giornalista giornalisti professore professori professoressa prof insegnante insegnanti maestro maestra studente studenti medico medici dottore
  dottori infermiere infermieri poliziotto poliziotti sbirro sbirri carabiniere carabinieri vigile vigili guardia guardie soldato soldati giudice giudici
  magistrato magistrati avvocato avvocati arbitro arbitri tifoso tifosi cliente clienti cittadino cittadini elettori attivista attivisti manifestanti autista
  trans transessuale transessuali transgender gay lesbica lesbiche omosessuale omosessuali bisessuali frocio froci ricchione ricchioni finocchi culattoni checca
  checche invertiti travestito travestiti travoni trave tranvione nero neri nera nere negro negri negra negre bianco bianchi africano africani africana africane arabo arabi marocchino
  marocchini albanese albanesi rumeno rumeni romeni cinese cinesi asiatico asiatici americani russi ucraini tedeschi ebreo ebrea ebrei ebree giudei musulmano
  musulmana musulmani musulmane islamico islamici islamisti maomettani cristiano cristiani cattolici prete preti vescovi suore imam rabbini zingaro zingara zingari
  zingare rom sinti nomadi straniero straniera stranieri straniere immigrato immigrata immigrati immigrate migrante migranti profugo profughi rifugiato rifugiati
  clandestino clandestini extracomunitario extracomunitari disabile disabili handicappato handicappati invalido invalidi mongoloide mongoloidi ritardato ritardati
  storpi autistico autistici down cerebrolesi malati anziano anziani vecchio vecchi barboni poveri ricchi mendicanti drogati tossici criminali delinquenti ladro ladri
  terrorista terroristi nemico nemici traditore traditori stupratori pedofilo pedofili fascista fascisti comunista comunisti nazisti sinistroidi femminista
  femministe bastardo bastarda bastardi bastarde stronzo stronza stronzi stronze merda merde pezzo pezzi troia troie puttana puttane zoccola zoccole cagna cagne
  porco porci feccia schifoso schifosi schifosa infame infami
  strega streghe vipera vipere spia spie infamone infamoni traditrice traditrici sfruttatori sfruttatore crumiro crumiri borghesi borghese banchiere banchieri usuraio usurai evasore evasori
  spacciatore spacciatori ladra ladre testimone testimoni complice complici rivale rivali vegano vegani animalisti ambientalisti cacciatori ultra tifose parlamentare parlamentari consigliere
  consiglieri assessore assessori governatore funzionario funzionari burocrate burocrati notaio commissario ispettore agente agenti vigilessa bidello preside rettore rettori docente docenti
  idiota idioti cretino cretini imbecille imbecilli coglione coglioni cazzoni vigliacco vigliacchi subumani scimmia scimmie terroni polentoni tutti tutte qualcuno
coppia coppie notai proprietari amministratori maestri maestre autisti governatori commissari ispettori bidelli presidi chiunque altri razza minoranza popolo abitanti
  segretaria segretarie segretario segretari supervisore supervisori assistente assistenti receptionist impiegata impiegate caposquadra capisquadra capoturno
  capiturno capa cape contabile contabili revisore revisori tesoriere tesorieri presidentessa presidentesse azionista azionisti azioniste investitore investitori
  socio socia socie fondatore fondatori titolare titolari stagista stagisti stagiste tirocinante tirocinanti apprendista apprendisti apprendiste consulente
  consulenti programmatore programmatori sviluppatore sviluppatori venditore venditori venditrice venditrici rappresentante rappresentanti commerciante commercianti
  negoziante negozianti grossista grossisti grossiste fornitore fornitori importatore importatori distributore distributori compratore compratori visitatore
  visitatori turista turisti turiste inquilino inquilini inquilina inquiline vicina vicine coinquilino coinquilini chirurgo chirurgi chirurghi dentista dentisti
  dentiste farmacista farmacisti farmaciste infermiera ostetrica ostetriche psichiatra psichiatri psicologo psicologi psicologhi psicologa psicologhe terapeuta
  terapeuti fisioterapista fisioterapisti fisioterapiste veterinario veterinari pediatra pediatri ginecologo ginecologi ginecologhi dottoressa dottoresse badante
  badanti babysitter alunno alunni alunna alunne studentessa studentesse bibliotecario bibliotecari ricercatore ricercatori scienziato scienziati avvocata avvocate
  avvocatessa avvocatesse giurato giurati procuratore procuratori procuratrice procuratrici pm poliziotta poliziotte finanziere finanzieri questore questori prefetto
  prefetti guardiano guardiani buttafuori portinaio portinai portinaia portinaie colonnello colonnelli pompiere pompieri hostess steward tassista tassisti tassiste
  camionista camionisti camioniste corriere corrieri postino postini postina postine controllore controllori ciclista ciclisti cicliste meccanico meccanici
  meccanichi elettricista elettricisti elettriciste idraulico idraulici idraulichi muratore muratori imbianchino imbianchini falegname falegnami giardiniere
  giardinieri contadino contadini agricoltore agricoltori pescatore pescatori macellaio macellai panettiere panettieri fornaio fornai salumiere salumieri cameriere
  camerieri cameriera barista baristi bariste cuoco cuoci cuochi cuoca cuoche parrucchiera parrucchiere parrucchieri barbiere barbieri sarto sarti attore attori
  attrice attrici cantante cantanti musicista musicisti musiciste comico comici comichi conduttore conduttori conduttrice conduttrici presentatore presentatori
  cronista cronisti croniste redattore redattori redattrice redattrici direttrice direttrici editorialista editorialisti editorialiste corrispondente corrispondenti
  fotografo fotografi cameraman blogger influencer autore autori autrice autrici scrittore scrittori scrittrice scrittrici poeta poeti editore editori senatrice
  senatrici deputata deputate ministra ministre premier sindaca sindache assessora consigliera ambasciatore ambasciatori diplomatico diplomatici diplomatichi
  manifestante scioperante scioperanti sindacalista sindacalisti sindacaliste lobbista lobbisti lobbiste informatore informatori parroco parroci parrochi vescovo
  rabbino suora padrona affittuario affittuari costruttore costruttori imprenditore imprenditori imprenditrice imprenditrici bancario bancari assicuratore
  assicuratori creditore creditori debitore debitori amministratrice amministratrici manager capoufficio capiufficio capocantiere capicantiere geometra geometri
  ingegnere ingegneri architetto architetti operaia operaie neonato neonati neonata neonate bimbo bimbi bimba bimbe ragazzino ragazzini ragazzina ragazzine
  adolescente adolescenti anziana anziane pensionato pensionati vedova vedove vedovo vedovi orfano orfani figliastro figliastri nipote nipoti nonno nonni nonna nonne
  zio zi zia zie cugino cugini cugina cugine fidanzato fidanzati fidanzata fidanzate amante amanti nuora nuore suocera suocere suocero suoceri cognato cognati
  cognata cognate padrino padrini madrina madrine
  tecnici addetto addetti addetta addette responsabili ragioniere ragionieri ragioniera magazziniere magazzinieri centralinista centralinisti operatori operatrice operatrici cassiere cassieri
  cassiera commesso commessi commessa commesse vigilante vigilanti custode custodi usciere sorvegliante sorveglianti autotrasportatore conducente conducenti macchinista macchinisti piloti
  marinai bagnini allenatori calciatore calciatori giocatori napoletani romani siciliani calabresi meridionali veneti sardi italiani italiano italiane francesi inglesi spagnoli svizzeri polacchi
  bulgari moldavi serbi croati slavi turchi curdi siriani afghani pakistani pakistano indiani bengalesi cingalesi filippini peruviani sudamericani brasiliani messicani tunisini egiziani libici algerini nigeriani
  nigeriano nigeriana senegalesi senegalese somali eritrei etiopi israeliani palestinesi sionisti iraniani giapponesi coreani vietnamiti buddisti sikh evangelici protestanti atei massoni lesbo queer bisessuale
  ciccioni ciccione obesi nani nano gobbi zoppi ciechi cieco sordi sordo muti sordomuti spastici spastico paralitici malato matti pazzi alcolizzati ubriaconi senzatetto clochard accattoni lavavetri vucumpra colf
  compagne convivente exmoglie mamme padri madri genitori genitore orfani gemelli teenager disoccupati precari parassita parassiti fannulloni furbetti corrotti ladroni mafiosi camorristi assassini assassino
  pedofila anarchici ultras hooligan negazionisti novax vaccinati virologi scienziata ricercatrice ricercatrici radiologo anestesista anestesisti barelliere volontario volontari volontarie attiviste ambientalista
  animalista vegana pacifista pacifisti petrolieri padroncini caporali capetti aguzzini soci caporeparto capireparto caposala capotreno controllora doganieri secondini secondino delatori pentiti magistrata
  magistrate avvocatucci notaia informatici programmatrice sistemista sistemisti youtuber tiktoker streamer rapper trapper ballerini ballerina accademici liceali universitari bulli bullo compagnetti affittuaria locatore responsabile dottor signor signore signora signori signorina sig dott avv ing professor onorevole onorevoli redazione staff compagna vipera caporedattore caporedattori`;

export const BODY = `
  collo gola testa teste cranio faccia facce viso muso naso mascella denti bocca occhio occhi orecchie orecchio cervello gamba gambe ginocchio ginocchia
  braccio braccia mano mani dita dito ossa osso costole schiena petto cuore pancia budella palle culo pelle sangue lingua stomaco fegato polmoni gengive setto mandibola labbra schiena cervella fronte nuca tempie polso polsi caviglie rotule`;

export const MEANS = `
  pistola fucile mitra coltello coltelli coltellate machete ascia martello mazza bastone bastoni spranga proiettile proiettili pallottola pallottole bomba
  bombe granata benzina fuoco acido veleno corda cappio rogo forni forno forca camere gas muro macchina lama rasoio spada cannone lanciafiamme tritolo
  esplosivo ruspa lager camion molotov`;
