import { COMMA, either, is, maybe, not, of, rule, START, upTo } from '../grammar.ts';
import type { ThreatRule } from '../threat-rule.ts';

const article = is('i|gli|le|la|il|lo|l|un|una|uno|dei|degli|delle|quei|quegli|quelle|questi|queste|quel|quella|quello|questo|questa|tutti|tutte|ogni|qualche|alcuni|certi|certe|il|ste|sti|sta|sto|ai|agli|alle|al|alla|a|di|della|del|dal|dai|dalle|qualsiasi|qualunque|prossimo|prossima|primo|prima');
/** A noun for people, with what may stand before it. */
const NOUN = `(?:(?:ognuno|ciascuno|tutti|tutte|qualcuno|uno|una):[A-Z]* di:[A-Z]* (?:loro|voi|quelli|quelle):[A-Z]* |(?:${article}){0,4}(?:${not('LXIVWUZJPGYHMQDTR')}){0,2}${of('N')})`;
const CLITIC = of('O');
const adverbs = upTo(2, 'LXVWUZJPGYHMQDFTNROI');

/** To do violence, as an infinitive with its object. */
const KILL = either(
  of('V') + NOUN, of('W'),
  is('fare|far|farli|farle|farlo|farla|farti|farvi|farne') + upTo(1) + either(is('fuori|male|saltare|pezzi|secchi|secco') + maybe(NOUN), of('D') + maybe(NOUN), is('a|del') + is('pezzi|pezzettini|fette|brandelli|male') + maybe(NOUN), is('la|una') + is('pelle|fine|festa|brutta') + upTo(4)),
  is('togliere|togliergli|levare|levarli|toglierli|toglierle|spazzare|spazzarli|mandare|mandarli|mettere|metterli|gettare|buttare|rispedire|chiudere') + upTo(5, 'XR') + is('mezzo|torno|via|faccia|forni|forno|gas|muro|rogo|lager|camere|forca|fine|patibolo|creatore|terra|campo|mare|fuoco|fiamme'),
  is('mettere|porre|dare') + upTo(1) + is('fine|fuoco|morte') + is('a|ai|agli|alle|al|alla|con') + upTo(2) + NOUN,
  is('dare|dargli|dargliele|appiccare') + is('fuoco|fiamme|la') + upTo(5), is('farla') + is('finita') + is('con') + NOUN,
  is('sbarazzarsi|sbarazzarci|sbarazzarmi|liberarsi|liberarci|liberare|disfarsi|disfarci|ripulire') + upTo(4, 'XR') + NOUN,
  either(of('VHMWV'), is('piantare|piantargli|ficcare|ficcargli|sparare|sparargli|tirare|infilare|mettere|puntare')) + upTo(4, 'LXR') + either(of('K'), is('pallottola|proiettile|coltello|lama|pistola|colpo')) + maybe(is('a|ai|al|alla|alle|agli|di|dei|degli|delle|del|della|in') + upTo(3) + either(of('N'), of('K'))),
  either(of('H') + NOUN, of('M')) + upTo(2) + is('sangue|morte|botte|mazzate|bastonate|legnate|pugni|calci|bene|brutto'),
  is('prendere|prenderli|prenderle|prenderti|riempire|riempirli|ammazzare') + upTo(4, 'XR') + is('calci|pugni|botte|mazzate|bastonate|sprangate|fucilate|coltellate|sassate|schiaffi'),
  is('vedere|veder|vederli|vederle|vedervi|vederti') + upTo(3, 'XR') + either(of('DEP'), NOUN + upTo(2, 'XR') + of('DEP')),
);
/** Also the lesser violence, where who suffers it is named. */
const DEED = either(KILL, of('H') + NOUN, of('M'));
const BURN = is('brucio|brucero|bruciamo|bruceremo|incendio|incendiamo|incendiero|incendieremo|bombardo|bombardero|bombardiamo|bombarderemo|distruggo|distruggero|distruggiamo|distruggeremo');
const PLACES = is('casa|case|sede|sedi|ufficio|uffici|negozio|negozi|scuola|scuole|palazzo|palazzi|fabbrica|capannone|magazzino|stazione|aeroporto|chiesa|chiese|moschea|moschee|sinagoga|sinagoghe|tempio|campo|campi|stadio|locale|auto|macchina|ambasciata|ospedale');
/** What the speaker does or will do. */
const I_WILL = either(
  BURN + is('il|lo|la|l|i|gli|le|quel|quella|quelle|quei|questa|questo|sta|sto|tutte|tutti') + upTo(2, 'LXR') + PLACES,
  of('U') + NOUN, is('sparo|sparero|spareremo|spariamo') + maybe(is('in|alla|nella') + upTo(1)) + is('a|ai|alle|al|alla|agli') + NOUN, of('U') + is('il|la|i|le|l|gli|lo') + upTo(1) + is('tuo|tua|tuoi|tue|vostro|vostra|vostre|vostri|loro') + maybe(of('S')), is('daro|daremo|diamo') + is('una|la') + upTo(1) + is('lezione') + maybe(NOUN), is('faro|faremo|facciamo') + is('pulizia|piazza|strage|una') + upTo(3, 'XR') + of('N'), of('Q') + NOUN, CLITIC + of('U') + `(?!${is('di|dal|dalle')})`, is('faro|faremo|facciamo|faccio') + upTo(4, 'XR') + either(of('D'), is('fuori|fine|pezzi|pagare|male|secco|secchi|saltare')) + maybe(NOUN),
  is('mettero|metteremo|mettiamo|mandero|manderemo|mandiamo|togliero|toglieremo|togliamo|spazzeremo|spazziamo|spazzero') + upTo(4, 'XR') + is('fine|mezzo|torno|via|faccia|forni|gas|muro|rogo|forca|fuoco|fiamme|creatore') + upTo(4),
  is('daro|daremo|diamo') + is('fuoco|la') + upTo(4),
  either(of('QU'), is('piantero|pianto|ficchero|ficco|sparo|sparero|tiro|infilo')) + upTo(4, 'LXR') + either(of('K'), is('pallottola|proiettile|coltello|lama|pistola|colpo')) + maybe(is('a|ai|al|alla|alle|agli|di|dei|degli|delle|del|della|in') + upTo(3, 'XR') + either(of('N'), of('K'))),
  is('riempiro|riempiremo|riempio|prendo|prendero|prenderemo|gonfio|meno|corco') + upTo(4, 'XR') + is('calci|pugni|botte|mazzate|bastonate|sprangate|fucilate|coltellate|sangue|sberle'),
);
const WANT = either(
  is('voglio|vogliamo|vorrei|vorremmo|devo|dobbiamo|dovrei|dovremmo|posso|potrei|desidero|amerei|adorerei|preferirei|potremmo|giuro|oso|intendo') + maybe(is('di|proprio')) + adverbs,
  is('sto|stiamo|vado|andiamo|vengo|veniamo|provo|passo|corro|comincio|iniziamo|inizio|cominciamo|torno') + is('per|a') + adverbs,
  is('mi|ci') + upTo(1, 'XR') + is('divertirei|divertirebbe|dispiacerebbe|piacerebbe|andrebbe|piace|divertirebbe|basterebbe|tocca|toccherebbe|serve') + maybe(is('di|a')) + adverbs,
  is('ho|abbiamo|avrei') + upTo(1, 'XR') + is('intenzione|voglia|deciso|bisogno|desiderio|sogno|progetto') + is('di') + adverbs,
  is('non') + is('vedo|vediamo') + is('l') + is('ora') + is('di') + adverbs,
  is('sono|siamo|saro|sarei') + upTo(1, 'XR') + is('pronto|pronti|pronta|felice|disposto|disposti|contento') + is('a|di') + adverbs,
  is('sogno|sognamo|penso|godrei|spero|mediti|medito|progetto|fantastico') + is('di|a') + adverbs,
  is('in') + is('modo') + is('di|che') + adverbs,
);
const MUST = is('dovrebbe|deve|dovrebbero|devono|potrebbe|potrebbero|puo|possono|possa|dovra|dovranno|dovete|dovreste|devi|bisogna|bisognerebbe|bisognera|occorre|occorrerebbe|andrebbe|tocca|merita|servirebbe|dovesse|facesse|pensasse|volesse|riuscisse|iniziasse|decidesse');
const SUBJECT = either(of('N'), is('quelli|quelle|loro|questi|queste|tu|voi|lui|lei|essi|sti|ste')) + maybe(is('come') + upTo(1)) + upTo(5, 'XRIOWVU');
const SHOULD_BEFALL = either(
  is('dovrebbero|devono|dovrebbe|deve|dovranno|dovete|devi|dovreste|meritano|merita|meriterebbero|meriterebbe|meritate|meriti|meritereste|possano|potessero|andrebbero|possiate|possa') + maybe(is('tutti|tutte|di|solo|proprio|soltanto|davvero')) + maybe(is('di')) + maybe(is('tutti|tutte')) + either(
    is('essere|venire|finire|stare|farsi') + upTo(4, 'XR') + either(of('PE'), of('B'), is('messi|messe|messo|messa|mandati|mandate|presi|prese|tolti|tolte|fatti|fatte|buttati|buttate|spazzati|rinchiusi|appesi|appese|gettati|gettate|puniti|deportati|rispediti|eliminati|rasi|arsi|ridotti') + upTo(4, 'XR'), is('rogo|forni|muro|forca|lager|sottoterra|terra|cenere')),
    of('D'), of('V') + `(?![^ :]+:[A-Z]*N)`, is('la|una|un|il|le') + is('morte|pallottola|pallottole|forca|proiettile|pena|cappio|rogo|ghigliottina|sedia|fucilazione|tortura|botte|sprangate|camera|camere'), is('una|un|la') + upTo(2) + is('morte|fine|lezione'),
    is('non') + is('esistere|vivere|nascere|respirare'),
  ),
  is('vanno|andrebbero|va|andrebbe|saranno|verranno|finiranno') + upTo(3, 'XR') + either(of('P'), of('E'), is('messi|messe|mandati|mandate|tolti|fatti|fatte|presi|appesi|buttati|bastonati|picchiati') + upTo(3, 'XR')),
  is('non') + is('meritano|merita|meritate|meriti|dovrebbero|dovrebbe|devono|deve|hanno|ha|possono|sono') + upTo(4) + is('vivere|esistere|vita|respirare|nascere|respiro|esistenza|nati|vivi'),
  is('al|ai|alla|nei|nel|contro') + maybe(is('il')) + is('rogo|forni|muro|forca|lager|gogna|patibolo|ghigliottina|macero|fuoco'),
);
const SOMEBODY = is('qualcuno|uno|tutti|governo|stato|polizia|esercito|gente|dio|noi|voi|qualcun|chiunque|nessuno|si|italiani|ragazzi|loro|quando|qualche|altri');
const HOPE = either(is('non') + is('vedo|vediamo') + is('l') + is('ora'), is('spero|speriamo|auguro|auguriamo|magari|vorrei|vorremmo|desidero|preghiamo|prego|sperare|desiderare|augurarsi|pregare|auspico|sperando|speranza|possibilmente|sogno|aspetto|amerei|piacerebbe|gradirei|voglio|finalmente|spera|ideale|sperabile'), is('se') + is('solo|soltanto'), is('fosse|che') + is('bello|bene|ora|ebbrezza'), is('sarebbe') + is('bello|ora|bene|fantastico|stupendo|giusto|meglio|ideale|perfetto|tempo'), is('e') + is('ora|tempo'), is('mi') + is('auguro'));
const WISHED_DEED = either(of('Y') + upTo(1, 'XR') + NOUN, CLITIC + of('Y'), is('metta|mettesse|mettera|ponga|ponesse|dia|desse|mettano') + is('fine|fuoco|morte') + upTo(4, 'XR') + of('N'),
  is('faccia|facesse|faranno|facciano|facessero|tolga|togliesse|spazzi|spazzasse|elimini|liberi|liberasse|sbarazzi|sbarazzasse|levi|levasse') + upTo(5, 'XR') + either(of('N'), is('fuori|pezzi|via|mezzo')) + maybe(NOUN),
  is('si') + is('sbarazzi|sbarazzasse|liberi|liberasse|occupi|disfi') + upTo(3, 'XR') + of('N'), of('HV') + NOUN, of('WM'));
const BEFALLS = either(of('F'), of('D'), of('E'), is('siano|fossero|venissero|vengano|sia|fosse|venga|saranno|vederli|vedere|essere') + upTo(3, 'XR') + of('PE'), is('facciano|facessero|faccia|fara|abbiano|avessero') + upTo(3, 'XR') + is('fine|morte'), is('possano|possa|possiate|potessero|dovessero') + upTo(2, 'XR') + either(of('D'), is('essere|venire') + of('PE')), is('spariscano|sparissero|sparisca|scomparissero|finissero|finiscano|prendano|prendesse|venga') + upTo(4, 'XR'));
const CRIMELESS = either(
  is('non') + is('dovrebbe|dovrebbero|deve|puo') + upTo(1) + is('essere|costituire|considerarsi') + upTo(2) + is('illegale|reato|crimine|vietato|punito|punibile|considerato|proibito|sbagliato|peccato|delitto'),
  is('dovrebbe|deve|andrebbe|dovrebbero') + upTo(1, 'X') + is('essere|diventare') + upTo(2, 'X') + is('legale|legalizzato|permesso|obbligatorio|consentito|premiato|incoraggiato|legge|sport|lecito|normale|ammesso|concesso|depenalizzato|dovere|diritto|giusto|un'),
  is('non') + is('e|sarebbe') + upTo(3) + is('reato|crimine|peccato|sbagliato|omicidio|illegale|delitto|male|problema'),
  is('e|sarebbe') + upTo(4, 'X') + is('dovere|giusto|giustificato|sacrosanto|favore|soluzione|necessario|divertente|giustizia|bello|cosa|unica|meglio|piacere|legittimo|lecito'),
);

const threat = (id: string, kind: ThreatRule['kind'], does: string, pattern: RegExp, isWeak = false): ThreatRule => ({ id: `threats/it-${id}`, kind, does, pattern, isWeak });

/** The ways of Italian, each with the reason why it is a threat. */
export const ITALIAN_RULES: readonly ThreatRule[] = [
  threat('intent', 'threat', 'says what the writer will do to somebody', rule(I_WILL)),
  threat('want', 'threat', 'says what the writer wants to do to somebody', rule(WANT, DEED)),
  threat('command', 'incitement', 'calls for violence against somebody', rule(START, upTo(2, 'LXVWUZJPGYHMQDFTNROI'), either(of('Z') + NOUN, of('J'), is('sbarazziamoci|liberiamoci|sbarazzatevi|liberatevi|disfiamoci') + upTo(3, 'XR') + of('N'), is('facciamo|fate|facciamoli|facciamole|fateli|fatele') + upTo(4, 'XR') + is('fuori|pezzi|fine|sparire|soffrire|fuoco|saltare'), is('togliamo|togliete|leviamo|togliamoli|spazziamo|spazziamoli|mandiamo|mandiamoli|mettiamo|mettiamoli|mettete|mandate') + upTo(5, 'XR') + is('mezzo|via|faccia|forni|gas|muro|rogo|forca|fine|torno|fuoco'), is('diamo|date') + is('fuoco') + upTo(4), is('mettiamo|poniamo|mettete|ponete') + is('fine') + upTo(3) + of('N')))),
  threat('deserved', 'incitement', 'says that somebody should suffer violence', rule(SUBJECT, SHOULD_BEFALL)),
  threat('deserved-elided', 'incitement', 'says that somebody should suffer violence', rule(either(START + is('non') + is('meritate|meriti|meritano|dovete|devono|dovrebbero') + maybe(is('di')) + `(?=${is('vivere|esistere|respirare')})`, START + is('vanno|andrebbero|meritano|devono|dovrebbero|meritate|dovete|meriti|devi'), is('vanno|andrebbero')), upTo(2, 'XR'), either(is('essere|venire') + upTo(2, 'XR') + of('P'), of('P'), of('D'), is('vivere|esistere|respirare'), is('di') + of('D'), is('la|una') + is('morte|pallottola|forca')))),
  threat('somebody-should', 'incitement', 'says that others should do violence to somebody', rule(either(SOMEBODY + upTo(2, 'XR') + MUST, is('bisogna|bisognerebbe|occorre|occorrerebbe|basterebbe|servirebbe|dovremmo|dobbiamo|dovreste|dovete|potremmo')), upTo(2, 'XRN'), DEED)),
  threat('death-to', 'incitement', 'wishes death to somebody', rule(either(is('morte') + is('a|ai|agli|alle|al|alla|allo|per'), is('a') + is('morte')), NOUN)),
  threat('wish-befall', 'incitement', 'wishes that somebody may suffer or die', rule(HOPE, upTo(1, 'X'), maybe(is('che|di|vi|ti|gli')), upTo(1, 'XR'), maybe(NOUN), upTo(3, 'XR'), either(BEFALLS, is('la') + is('morte')))),
  threat('wish-somebody', 'incitement', 'wishes that somebody else would do violence', rule(HOPE, upTo(1, 'X'), maybe(is('che|di')), maybe(SOMEBODY), upTo(2, 'XR'), either(WISHED_DEED, KILL))),
  threat('may-they', 'incitement', 'wishes that somebody may suffer or die', rule(START, is('che|possano|possiate|possa'), upTo(4, 'XR'), either(is('possano|possiate|possa') + upTo(2, 'XR') + of('D'), of('F'), of('D')))),
  threat('no-crime', 'incitement', 'says that violence against somebody is right', rule(either(KILL, of('H') + NOUN), upTo(5, 'XRI'), CRIMELESS)),
  threat('no-crime-to', 'incitement', 'says that violence against somebody is right', rule(is('e|sarebbe|dovrebbe|essere|fosse'), upTo(3, 'X'), is('legale|giusto|lecito|permesso|consentito|giustificato|divertente|bello|ora|tempo|necessario|legittimo|obbligatorio|sacrosanto|doveroso'), maybe(is('di')), KILL)),
  threat('future-of-group', 'threat', 'says that a group will be killed', rule(either(is('quei|quelle|questi|queste|tutti|tutte|quegli|ogni') + upTo(3, 'LXR') + of('N'), is('voi|tu|vi|ti')), upTo(4, 'XRI'), either(of('T') + `(?!${is('di|dal|dalla')})`, is('saranno|verranno|sarete|verrete|sarai|verrai') + upTo(2, 'X') + of('PB'))), true),
  threat('somebody-do', 'incitement', 'asks others to do violence to somebody', rule(START, SOMEBODY, upTo(2, 'XRN'), of('Y'), NOUN)),
  threat('nothing-wrong', 'incitement', 'says that violence against somebody is right', rule(maybe(is('non')), upTo(2, 'X'), is('niente|nulla'), is('di'), is('male|sbagliato|strano|grave'), is('a|nel|ad|se|nello'), DEED)),
  threat('violence-right', 'incitement', 'says that violence against somebody is right', rule(is('violenza|violenze|attacchi|aggressioni|attacco|stupro|omicidio|sterminio|genocidio'), is('contro|sui|sulle|ai|alle|dei|delle|degli|verso|su|di'), NOUN, upTo(2, 'XR'), is('e|sono|sarebbe|era|dovrebbe|puo'), upTo(3, 'X'), is('giustificata|giustificate|giustificati|giustificato|necessaria|necessarie|giusta|giusto|risposta|soluzione|legittima|legale|sacrosanta|buona|dovuta|normale|accettabile'))),
  threat('better-dead', 'incitement', 'says that somebody is better dead', rule(SUBJECT, is('starebbero|stareste|sarebbero|sono|stanno|starebbe|sarebbe|stai|staresti'), is('meglio|molto|piu'), upTo(1, 'X'), of('E'))),
  threat('nobody-would-miss', 'incitement', 'says that nobody would miss somebody dead', rule(is('nessuno'), upTo(1), is('piangerebbe|piangera|rimpiangerebbe|noterebbe|protesterebbe|lamenterebbe'), upTo(1), is('se|quando'), upTo(3, 'XR'), BEFALLS)),
  threat('solution', 'incitement', 'calls violence the solution', rule(is('soluzione|rimedio|modo|bisogno|meglio|cosa|unica'), upTo(4, 'XR'), is('e|sarebbe|di|per|resta'), maybe(is('quella|quello')), maybe(is('di')), DEED)),
  threat('world-without', 'incitement', 'wants a world without somebody', rule(is('sogno|sogniamo|voglio|vogliamo|vorrei|immagino|immaginate|serve|meritiamo'), upTo(2, 'XR'), is('mondo|paese|societa|citta|italia|europa|pianeta'), is('senza|libero|libera|ripulito'), maybe(is('da|dai|dagli|dalle')), NOUN)),
  threat('only-dead-good', 'incitement', 'says that only a dead one is good', rule(is('unico|unica|unici|migliore|migliori|solo'), upTo(2, 'X'), of('N'), upTo(3, 'X'), is('e|sono'), upTo(3), of('E'))),
  threat('bullet-for', 'incitement', 'calls for a death penalty or bullets for somebody', rule(is('pallottola|pallottole|proiettile|piombo|forca|rogo|forni|forno|ghigliottina|lager|sterminio|genocidio|olocausto|cappio|fucilazione|esecuzione|plotone'), maybe(is('crematori|gas|crematorio|a|in|nella|alla')), maybe(is('testa|fronte|gas|nuca|bocca')), is('per|ai|alle|a|contro|dei|delle|di|al|alla|agli'), upTo(3, 'XR'), of('N')), true),
  threat('good-if', 'incitement', 'says that it would be good if somebody suffered', rule(is('bello|bene|meglio|fantastico|felice|contento|ideale|perfetto|stupendo|giusto|ora|tempo|meraviglioso|godrei|festeggerei|magnifico|ottimo'), upTo(1, 'R'), is('se|che|quando|vedere|di|veder'), upTo(1, 'R'), maybe(NOUN), upTo(3, 'XR'), either(BEFALLS, WISHED_DEED, of('P')))),
  threat('should-have', 'incitement', 'regrets that somebody was not killed', rule(is('avrebbe|avrebbero|avessero|avesse|avremmo|avrei|dovevano|doveva'), upTo(3, 'X'), either(of('P'), of('V'), of('W')), upTo(1), NOUN)),
  threat('suggests', 'incitement', 'proposes violence', rule(either(is('perche') + is('non'), is('che') + is('ne') + is('dite|dici') + is('di'), is('e') + is('se')), upTo(2, 'XR'), either(of('Z') + NOUN, of('J'), of('O') + upTo(1) + of('UZ'), KILL))),
  threat('better-without', 'incitement', 'says that the world would be better without somebody', rule(is('mondo|societa|paese|vita|pianeta|italia|posto|terra|umanita|tutti|citta|europa|si|staremmo|sarebbe|vivremmo|starebbe'), upTo(6, 'XR'), is('migliore|meglio|bello|bella|felice|pulito|pulita|sicuro|sicura|perfetto'), upTo(4, 'R'), is('senza|se|privo|privi'), either(NOUN, upTo(3, 'R') + of('N')))),
  threat('just-world', 'incitement', 'imagines a world in which somebody is dead', rule(is('in'), is('un|una|questo'), upTo(1), is('mondo|societa|paese|ideale|perfetto|giusto|universo'), upTo(2, 'XR'), COMMA, upTo(8, 'R'), either(of('PE'), is('esisterebbero|esistono|esisterebbe|scomparirebbero|morirebbero|sparirebbero|nati|vivrebbero')))),
  threat('off-the-earth', 'incitement', 'wants a group gone from the earth', rule(either(of('VPZWJ'), is('sparire|spariscano|scomparire|spazzare|spazzati|ripulire|ripuliamo|pulire|liberare|liberiamo|spazziamo')), upTo(5, 'XR'), is('dalla|della|dal|da|il|la|l'), upTo(1), is('faccia|terra|pianeta|mondo|mappa|italia|societa|strade|circolazione'), upTo(3), `(?<=${of('N')}.*)`)),
  threat('listener-dies', 'threat', 'tells the reader that they will die or pay', rule(either(is('morirai|morirete|creperai|creperete|morrai|schiatterai|soffrirai|soffrirete|brucerai|brucerete|sparirai'), is('sei|siete') + upTo(1, 'X') + is('morto|morta|morti|finito|finiti|spacciato') + `(?!${is('di|dal|dalla|in|per')})`, is('la') + is('pagherai|pagherete|paghi'), is('ti|vi') + is('faro|faremo|faccio') + upTo(1) + is('pagare|pentire|passare|male|sputare|sparire|rimpiangere|piangere'), is('fai|farai|farete|fate') + upTo(1) + is('una|la') + upTo(1) + is('brutta') + is('fine')))),
  threat('stock', 'threat', 'uses the words of a threat to the reader', rule(either(is('so|sappiamo') + is('dove') + upTo(4) + is('tuo|tua|tuoi|tue|vostri|vostra|vostro|vostre'), is('so|sappiamo') + is('dove|chi') + is('abiti|vivi|lavori|abitate|dormi|sei|siete|parcheggi') + `(?!${is('stato|stata')})`, is('ti|vi') + is('vengo|veniamo|verro|verremo') + is('a') + is('prendere|cercare|trovare') + `(?!${not('1')})`, is('guardati|guardatevi') + is('le|alle') + is('spalle'), is('hai|avete') + is('i') + is('giorni|minuti|ore') + is('contati|contate'), is('ti|vi') + is('aspetto|aspettiamo') + is('sotto') + is('casa'), is('sei|siete') + is('il|la|i') + is('prossimo|prossima|prossimi') + `(?!${not('1')})`)), true),
  threat('kill-yourself', 'self-harm-call', 'tells the reader to end their life', rule(either(is('ammazzati|ucciditi|impiccati|suicidati|sparati|buttati|ammazzatevi|suicidatevi|impiccatevi|crepa|crepate|muori|schiatta') + `(?!${is('dalle|dal|di|da|nella|nel|sul|sulla|in|la')})`, is('vai|va|andate') + is('a') + is('morire|crepare|impiccarti|ammazzarti|buttarti')))),
];
