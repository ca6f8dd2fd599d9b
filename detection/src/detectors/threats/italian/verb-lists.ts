/**
 * Verbs of violence by what they need to be one. Regular ones are their infinitive; irregular participles follow a bar
 * (`uccidere|ucciso`). Written from the language, not from any data.
 */

/** Said of people they are violence whatever word names them. */
export const CLEAR = `
  uccidere|ucciso ammazzare accoppare assassinare massacrare sterminare fucilare impiccare impallinare giustiziare linciare decapitare sgozzare
  strangolare strozzare gasare gassare crocifiggere|crocifisso impalare squartare sventrare accoltellare pugnalare torturare stuprare violentare
  seviziare castrare trucidare scannare lapidare gambizzare scuoiare smembrare ghigliottinare scotennare sbudellare maciullare sbranare picchiare
  malmenare bastonare frustare schiaffeggiare percuotere|percosso sfregiare sfigurare sprangare randellare evirare accecare crivellare scorticare
  mitragliare  trafiggere|trafitto sodomizzare menare mazzolare manganellare`;

export const LETHAL = `
  uccidere|ucciso ammazzare accoppare assassinare massacrare sterminare eliminare fucilare impiccare impallinare giustiziare linciare decapitare sgozzare
  strangolare strozzare soffocare annegare affogare avvelenare gasare gassare bruciare ardere|arso crocifiggere|crocifisso impalare squartare
  sventrare accoltellare pugnalare sparare torturare stuprare violentare seviziare mutilare castrare sopprimere|soppresso annientare
  trucidare macellare scannare lapidare freddare gambizzare bombardare investire scuoiare smembrare dilaniare abbattere fulminare ghigliottinare
  incenerire cremare estirpare debellare cancellare falciare seppellire sotterrare epurare distruggere|distrutto sterilizzare segare scotennare
  sbudellare azzoppare sequestrare rapire asfissiare polverizzare maciullare sbranare arrostire eradicare deportare
  evirare accecare crivellare scorticare mitragliare trafiggere|trafitto sodomizzare avvelenare carbonizzare liquidare disintegrare`;

export const HARMING = `
  picchiare menare pestare colpire ferire percuotere|percosso malmenare bastonare frustare spaccare spezzare
  fracassare sfondare schiacciare schiaffeggiare corcare aggredire attaccare punire
  calpestare sfregiare sfigurare spappolare frantumare sfasciare rovinare demolire sprangare randellare mazzolare manganellare
  asfaltare sdraiare bucherellare scassare appendere|appeso legnare infilzare spellare`;

/** Violence only with a part of the body or a blow: `ti taglio la gola`, `lo prendo a calci`. */
export const CUTTING = `
  prendere|preso spaccare rompere|rotto spezzare fracassare sfondare tagliare cavare staccare strappare mozzare schiacciare aprire|aperto segare
  torcere|torto infilare piantare ficcare conficcare bucare forare riempire levare gonfiare spappolare frantumare bruciare
  sparare sfasciare squarciare tranciare amputare trapassare perforare strizzare scassare recidere|reciso maciullare trapanare stringere|stretto
  sputare mangiare divorare sfracellare sfigurare sfregiare succhiare`;

export const DYING = `morire|morto crepare schiattare soffrire|sofferto sparire scomparire|scomparso bruciare perire marcire annegare affogare impiccarsi estinguersi|estinto sanguinare soccombere penzolare
  agonizzare schiantare esplodere|esploso saltare decedere sprofondare asfissiare`;

/** What somebody does who sends another to death: `ti mando al creatore`, `vi butto giù dal balcone`. */
export const SENDING = `mandare spedire mettere|messo lasciare buttare gettare lanciare scaraventare sbattere scagliare spingere|spinto ficcare chiudere|chiuso appendere|appeso
  sciogliere|sciolto trascinare affondare rinchiudere|rinchiuso rispedire rimandare ributtare infilare seppellire`;

export const THROWING = `versare buttare tirare lanciare gettare spruzzare rovesciare scagliare`;
/** What is done to places. */
export const BURNING = `bruciare incendiare bombardare distruggere|distrutto assaltare devastare minare demolire`;

/** Verbs that govern another's infinitive, by what stands between. */
export const GOVERN_A = `cominciare iniziare continuare ricominciare riprendere|ripreso tornare provare andare venire passare correre|corso mettere|messo divertire riuscire preparare
  impegnare limitare aiutare pensare arrivare seguitare proseguire dedicare occupare rimettere|rimesso`;
export const GOVERN_DI = `cercare tentare decidere|deciso sperare promettere|promesso giurare minacciare sognare progettare programmare pensare finire meditare bramare immaginare
  accettare evitare smettere|smesso rifiutare incaricare occupare accontentare ripromettere|ripromesso`;
