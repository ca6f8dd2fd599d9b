import { say } from '@vedetta/messages/say.ts';
import { type Frame, LOW, MEDIUM } from './frame.ts';

/** Threats as people make them in Italian: moods of one deed, body parts, executions as nouns. */
export const ITALIAN_FRAMES: readonly Frame[] = [
  {
    id: 'should-suffer',
    language: 'it',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '$whom ..5 (si)? ..1 $dovrebbe ..1 (tutti|tutte)? (di)? (essere|venire|fossero|fosse|' +
        'siano|sia|venissero|venisse|venga|vengano) ..1 (tutti|tutte)? ($ucciso|$tolto)',
      '$dovrebbe ..2 (essere|venire|fossero|fosse|siano|sia|venga|vengano) ..2 $ucciso ..4 $whom',
      '$whom ..3 (va|vanno|andrebbe|andrebbero|andava|andavano) ..1 (tutti|tutte)? $ucciso',
      '(va|vanno|andrebbe|andrebbero|andava|andavano) ..1 (tutti|tutte)? $ucciso',
      'vi (ci)? vorrebbe ..2 $ucciso',
    ],
    says: say('whyThreatShouldSuffer'),
    matches: ['Quei ladri andrebbero impiccati', 'Gli arbitri devono essere tutti fucilati'],
    misses: ['Il quadro va in sala', 'Le tasse vanno pagate'],
    reason: 'Dovere, meritare e andare con un participio di violenza.',
  },
  {
    id: 'should-die',
    language: 'it',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '$whom ..4 (deve|devono|devi|dovete|merita|meritano|meriti|meritate|dovrebbe|dovrebbero|' +
        'meriterebbe|meriterebbero) ..2 (di)? ..1 (morire|crepare|marcire|schiattare)',
      '(devi|dovete|meriti|meritate) ..2 (di)? (morire|crepare|marcire|schiattare|bruciare)',
      '(devono|meritano|dovrebbero) ..1 tutti ..1 (morire|crepare|marcire|schiattare)',
      '(spero|speriamo|magari|vorrei|auguro|prego) ..3 (che)? ..1 (tu|ti|lui|lei|$whom) ..4 ' +
        '(muoia|muoiano|muori|crepi|crepino|crepa|marcisca|marciscano|schiatti|schiattino|' +
        'affoghi|affoghino|anneghi|anneghino|bruci|brucino)',
      '(spero|speriamo|magari|vorrei) ..3 (muoia|muoiano|crepi|crepino|marcisca|marciscano|' +
        'schiatti|schiattino) ..3 (tu|lui|lei|$whom)',
      '(spero|speriamo|magari|vorrei|sperare|bello se|bello) ..3 (qualcuno|che qualcuno|lo|la|' +
        'li|ti|vi) ..3 (ammazzi|ammazzino|uccida|uccidano|spari|sparino|ammazzassero|' +
        'uccidessero|ammazzasse|impicchino|faccia fuori|metta fine|mettano fine|accoltelli|' +
        'investa|bruci|investano)',
      '(mondo|paese|bello) ..6 $whom ..3 (sarebbe|sarebbero|fossero|fosse) ..2 (morto|morta|' +
        'morti|morte|sterminati|impiccati)',
      '(sarebbe|sarebbero) (da)? tutti morti',
      '(spero|speriamo|vorrei|magari) ..4 (ti|vi|lo|la|li) ..2 (morire|vedere morto|vedere ' +
        'morti|vedere crepare)',
      '(vi|ti|lo|la|li) (vorrei|voglio|vogliamo) ..2 (morto|morta|morti|morte|sottoterra|' +
        'appeso|appesi)',
      '(potevi|potevate|poteva|dovevi|dovevano|dovevate) ..2 (morire|crepare|affogare|annegare)',
      '(uccidere|ammazzare|stuprare|picchiare|pestare|violentare) ..5 non ..1 (dovrebbe|deve) ' +
        'essere ..2 (reato|illegale|vietato|proibito|punito)',
    ],
    says: say('whyThreatShouldDie'),
    matches: ['Spero che tu crepi', 'Quegli infami meritano di marcire', 'Dovevate affogare'],
    misses: ['Morire di sonno in ufficio', 'Le rose devono appassire'],
    reason: 'Qualcuno dovrebbe morire, o lo si spera, anche al passato.',
  },
  {
    id: 'call',
    language: 'it',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '$tocca ..3 $uccidere ..1 $whom',
      '(dovremmo|dobbiamo|bisogna|bisognerebbe|qualcuno dovrebbe|ora di|perche non) ..2 ' +
        '(ucciderl*|ammazzarl*|impiccarl*|fucilarl*|linciarl*|bruciarli vivi|sgozzarl*|' +
        'massacrarl*|sterminarl*|eliminarl*|pestarl*|castrarl*|farli fuori|spararg*|dargli fuoco)',
      '(dovremmo|dobbiamo|bisogna|bisognerebbe|ora di) ..1 (sbarazzarci|sbarazzarsi|liberarci ' +
        'per sempre|farla finita con) ..2 (<person>|<people-sign>)',
      '(dovremmo|dobbiamo|bisogna|bisognerebbe|dovrebbe|mettiamo|mettere|metta|metteremo|ora ' +
        'di) ..3 fine ..1 (a|ai|agli|alle|al|alla) ..2 <person>',
      'mettiamo fine (a|ai|agli|alle|al|alla) ..2 <person>',
      '(sparare|sparate|spariamo|sparategli|sparerei) (a|ai|agli|alle|al|alla|addosso a|in ' +
        'testa a|in faccia a|contro i) ..3 (<person>|<people-sign>)',
      '(dare|diamo|date|darei|dargli) fuoco (a|ai|agli|alle|al|alla) ..3 (<person>|<people-sign>)',
      '$ammazziamoli',
      '(fate|facciamo|fai) fuori ..1 $whom',
      '(ammazziamo|uccidiamo|impicchiamo|fuciliamo|linciamo|bruciamo vivi|sterminiamo|' +
        'massacriamo|ammazzate|impiccate|fucilate|linciate) ..1 (tutti|tutte|sti|ste|quei|' +
        'quegli|quelle|quel|i|gli|questi) ..2 <person>',
      'a morte (<person>|tutti|(i|gli|le|il|la|l|lo|quei|quegli|sti|chi) ..2 <person>)',
      'morte (a|ai|agli|alle|al|alla|all) ..2 <person>',
      '(mandiamol*|mandatel*|mettetel*|mettiamol*|mandarl*|metterl*|buttiamol*|buttatel*) ..2 ' +
        '(ai forni|al rogo|al muro|in un forno|nei forni|in un lager|alla forca|alla gogna e poi)',
    ],
    says: say('whyThreatOrder'),
    matches: ['Impiccateli tutti', 'Qualcuno deve ammazzare quel giudice', 'A morte gli usurai'],
    misses: ['Dobbiamo eliminare gli sprechi', 'Mettiamo fine alla riunione'],
    reason: 'Un ordine, un invito o una proposta di uccidere qualcuno.',
  },
  {
    id: 'intent',
    language: 'it',
    kind: 'threat',
    points: MEDIUM,
    patterns: [
      '$voglio ..2 $uccidere ..1 $whom',
      '$voglio ..2 (ucciderti|ammazzarti|ucciderlo|ucciderla|ammazzarlo|ammazzarla|ucciderli|' +
        'ammazzarli|ammazzarvi|uccidervi|spararti|sparargli|spararvi|massacrarti|pestarti|' +
        'accoltellarti|sgozzarti|strangolarti)',
      '(ti|vi|te|ve) $ammazzo',
      '(uccido|ammazzo|uccidiamo|ammazziamo|accoltello|massacro|sgozzo|scanno|strangolo|' +
        'impicco|fucilo|sparo a) ..1 $whom',
      '(brucio|bruciamo|brucero|bruceremo|incendio|incendiamo|incendiero|incendieremo|' +
        'bombardero|bombarderemo|(faccio|facciamo|faro|faremo) saltare) ..1 (la|il|lo|le|i|gli|' +
        'l) ..1 (tua|tuo|vostra|vostro|vostri|sua|suo|loro)? ..1 (casa|macchina|auto|ufficio|' +
        'uffici|negozio|sede|magazzino|azienda|fabbrica|moschea|chiesa|scuola|ditta|locale|' +
        'furgone)',
      '(vi|ti) (faccio|facciamo|faro|faremo) saltare',
      '(metto|mettero|metteremo|piazzo|piazziamo|mettiamo) una bomba',
      '(ti|vi) (faccio|facciamo|faro|faremo) (fuori|a pezzi|male|sparire|la pelle|la festa|' +
        'pentire|ammazzare|pestare|menare)',
      '(faro|faremo|farei) (del male|fuori|a pezzi|la pelle) ..2 (a|ai|agli|alle|al|alla)? ' +
        '..1 $whom',
      '(uccidero|ammazzero|massacrero|sgozzero|scannero|impicchero|stuprero|uccideremo|' +
        'ammazzeremo|massacreremo|stermineremo|impiccheremo) ..2 $whom',
      '(ti|vi) (vengo|veniamo|verro|verremo) a (prendere|cercare|trovare a casa|sparare|' +
        'ammazzare|uccidere|pestare)',
      '(ti|vi) (prendo|prendiamo|prendero|prenderemo|riempio|riempiamo) (a|di) (calci|pugni|' +
        'sprangate|martellate|bastonate|schiaffi|botte|mazzate|coltellate|cazzotti|sberle|legnate)',
      '(sei|siete) (un|una)? ..1 (morto|morta|morti|morte|morto che cammina|spacciato) (se|' +
        'appena|domani|stasera|sappilo|infame|merda|bastardo|stronzo|capito|hai capito|che ' +
        'cammina|che camminano)',
      '(hai|avete|ha|hanno) i (giorni|minuti) contati',
      '(fai|farai|farete|fate|fara|faranno|faccio fare|facciamo fare) la (stessa)? (fine) (di|' +
        'del|dei|della|che ha)',
    ],
    says: say('whyThreatIntent'),
    matches: ['Domani ti accoltello', 'Voglio ammazzare quel bidello', 'Hai i giorni contati'],
    misses: ['Ti amo da morire', 'Vi facciamo sapere', 'Ti mando un messaggio'],
    reason: 'Chi scrive dice che cosa farà a qualcuno.',
    isOwn: true,
  },
  {
    id: 'body',
    language: 'it',
    kind: 'threat',
    points: MEDIUM,
    patterns: [
      '(ti|te|vi|ve|gli) ..1 $rompo ..1 (la|il|le|i|gli|lo|l|un|una|quella|quelle|quel|tutte|' +
        'tutti)? ..1 (tua|tue|tuo)? $corpo',
      '(te|ve|glie) (la|lo|le|li|ne) $rompo',
      '$corpo ..2 (te|ve) (la|lo|le|li) ..2',
      '(te|ve) (la|lo|le|li) (spengo|spegniamo|sbatto|rompo|spacco|verso|tiro) ..1 (addosso|' +
        'in faccia|in testa|sulla faccia|sulla testa)',
      '(gioco|giochiamo|giocheremo|giochero) a (pallone|calcio|bocce|palla|tennis|bowling) ' +
        'con la ..1 testa',
      'la tua testa ..4 (palo|picca|vassoio|pallone|muro)',
      '(pallottola|proiettile|coltello|colpo|martello|ascia) ..2 (in|nella|nel|alla|sulla|in ' +
        'mezzo agli|tra gli|dritto) ..2 (testa|fronte|gola|cuore|pancia|occhi|nuca|schiena|' +
        'faccia|gambe|ginocchia)',
      '(voglio|vorrei|vogliamo) ..2 (spaccarti|spaccargli|spaccarvi|romperti|rompergli|' +
        'tagliarti|tagliargli|cavarti|strapparti|strappargli) ..2 $corpo',
    ],
    says: say('whyThreatBody'),
    matches: ['Ti rompo le gambe', 'La mascella te la sposto io', 'Ti taglio la gola'],
    misses: ['Ti taglio i capelli', 'Apro la bocca dal dentista'],
    reason: 'Una parte del corpo, e che cosa le succederà.',
    isOwn: true,
  },
  {
    id: 'gallows',
    language: 'it',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '$forca (a|ai|agli|alle|al|alla|all|per|per i|per gli|per le|per il|per la) ..2 <person>',
      '$whom ..3 (merita|meritano|meriterebbe|meriterebbero|meriti|meritate) ..3 $forca',
      '(ci vuole|ci vorrebbe|ci vorrebbero|serve|servirebbe|ci vogliono) ..3 $forca ..5 <person>',
      '<person> ..3 (ci vuole|ci vorrebbe|serve|servirebbe) ..3 $forca',
      '(al|alla|ai|nei|nelle) (rogo|forca|muro|forni|patibolo|gogna e poi|camere a gas|' +
        'ghigliottina|lager) ..1 (tutti|tutte|quei|quegli|quelle|sti|ste|questi|queste|i|gli|' +
        'le) ..2 <person>',
      '<person> (al|alla|ai) (rogo|forca|forni|patibolo|ghigliottina)',
      '<short> ..4 (tutti|tutte) (al|alla|ai) (rogo|forca|muro|forni|patibolo)',
    ],
    says: say('whyThreatGallows'),
    matches: ['Al rogo quelle streghe', 'La forca per i corrotti', 'Ministri alla forca'],
    misses: ['Il rogo di ieri nella fabbrica', 'La pena di morte fu abolita'],
    reason: 'Un’esecuzione come sostantivo, e per chi è.',
  },
  {
    id: 'waits',
    language: 'it',
    kind: 'threat',
    points: MEDIUM,
    patterns: [
      '(ti|vi) (becco|becchiamo|becchero|beccheremo|aspetto|aspettiamo|prendo|prendiamo|trovo|' +
        'troviamo) ..1 (fuori|sotto casa|sotto|all uscita|dopo scuola|da solo|da sola|al buio|' +
        'dietro)',
      '(prega|pregate|pregherai|prega dio|spera|sperate) ..1 che non (ti|vi|lo|la|li) ..1 ' +
        '(trovi|trovo|becchi|becco|incontri|incontro|veda|vedo|prenda|prendo|troviamo|becchiamo|' +
        'prendiamo)',
      'peggio per (te|voi|lui|lei) se ..2 (metti|mettete|mette|immischi|impicci|parli|parlate|' +
        'apri|aprite|vieni|venite|denunci|denunciate|torni|tornate)',
      '(ridi|ridete|ridi ridi) ..6 (piangi|piangete|piangerai|piangerete)',
    ],
    says: say('whyThreatWaits'),
    matches: ['Ti aspettiamo fuori dallo stadio', 'Ridete, tanto sabato piangete'],
    misses: ['Ti aspetto in ufficio', 'Chi ride e chi piange'],
    reason: 'Così minacciano i ragazzi: un posto, un’attesa, un seguito.',
    isOwn: true,
  },
  {
    id: 'veiled',
    language: 'it',
    kind: 'threat',
    points: LOW,
    patterns: [
      '(so|sappiamo) dove (abiti|abitate|vivi|vivete|lavori|lavorate|parcheggi)',
      '(guardati|guardatevi|occhio) (le spalle|alle spalle)',
      '(te la faccio|ve la faccio|te la faremo|ve la faremo|me la pagherai|la pagherai|la ' +
        'pagherete|la pagate) ..1 (pagare|cara)?',
      '<start> (ucciditi|ammazzati|impiccati|sparati|suicidati|crepa|crepate)',
      '$dovrebbe ..3 (prendere|presi|preso) ..1 (a|calci|schiaffi) ..1 (calci|schiaffi|sberle|' +
        'pugni)',
    ],
    says: say('whyThreatHint'),
    matches: ['So dove abiti', 'La pagherete cara', 'Crepa'],
    misses: ['So dove abita il gatto', 'Paga il conto'],
    reason: 'Accenni e insulti che da soli non bastano.',
  },
];
