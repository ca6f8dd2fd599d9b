import { formsOf as englishForms } from '../english/verbs.ts';
import { formsOf as italianForms } from '../italian/verbs.ts';
import type { Language } from '../languages.ts';
import type { Window } from './windows.ts';

/** What people do for each other's good. Written from the language, not from any data. */
const ENGLISH = englishForms(`
  admire adore appreciate applaud accept assist aid bless celebrate cheer cherish comfort commend compliment congratulate embrace empower encourage educate feed|fed|fed|feeding
  forgive|forgave|forgiven|forgiving greet honour honor hug include invite listen love nurture pamper praise promote rescue respect reward salute shelter support thank treasure
  trust value welcome befriend elect employ hire pay|paid|paid|paying console cuddle recognise recognize uplift accommodate champion consult reassure acknowledge`);
const ITALIAN = italianForms(`
  ammirare amare adorare apprezzare applaudire accogliere|accolto accettare aiutare assistere|assistito abbracciare baciare benedire|benedetto celebrare festeggiare coccolare confortare consolare
  congratulare complimentare incoraggiare includere|incluso invitare ascoltare lodare elogiare onorare perdonare premiare proteggere|protetto rispettare ringraziare soccorrere|soccorso
  sostenere|sostenuto stimare supportare tutelare valorizzare riconoscere|riconosciuto ospitare integrare educare eleggere|eletto assumere|assunto pagare nutrire rassicurare`);

const alternatives = (forms: object) =>
  [...new Set((Object.values(forms) as string[][]).flat())].join('|');
/** A mood of threats, perhaps `all` or `be`, and the kind deed; `by` and `with` after it tell of another deed (`greeted by boiling fat`). */
const KIND: Readonly<Record<Language['id'], RegExp>> = {
  en: new RegExp(
    `(?:^| )(?:will|ll|shall|should|must|ought|gonna|going|want|wanna|deserves?|lets?|hope|wish|needs?):\\S* (?:(?:to|be|get|being|all|both|always|only|really|just|simply|is|us):\\S* ){0,3}(?:${alternatives(ENGLISH)}):\\S* (?!by:|with:)`,
  ),
  it: new RegExp(
    `(?:^| )(?:dovrebber?o?|dev[eio]|devono|dobbiamo|meritan?[oa]?|meriti|voglio|vogliamo|vorrei|vorremmo|sper[oi]|speriamo|bisogna|bisognerebbe|andrebber?o?|vanno|va):\\S* (?:(?:essere|di|che|venire|sempre|tutti|tutte|solo|davvero|tutta|tutto):\\S* ){0,3}(?:${alternatives(ITALIAN)}):\\S* (?!da:|dal:|dalla:|dai:|con:)`,
  ),
};
/** Words of harm, of denial and of what holds something back, by the classes of each lexicon: with one of them a kind deed says nothing (`love to see you bleed`). */
const HARM: Readonly<Record<Language['id'], RegExp>> = {
  en: /:[A-Za-z]*[VPGHQJDEFUZMWBX]/,
  it: /:[A-Za-z]*[VWUZJPGYHMQBfeklmcnqsuaDEFTtKAbdipyvX]/,
};
/** Nobody should suffer a deed of violence: `no woman ought to be beaten`. What nobody should have or do otherwise (`should live`, `should pull him out`) is no such denial. */
const DENIED: Readonly<Record<Language['id'], RegExp>> = {
  en: /^(?:no|nobody|none):\S* (?:[^ :]+:\S* ){0,3}(?:should|ought|deserves?|must):\S* (?:(?:to|ever|have|be|get|being):\S* ){0,4}[^ :]+:[A-Za-z]*[VPGHQJDE]/,
  it: /^(?:nessuno|nessuna|nessun):\S* (?:[^ :]+:\S* ){0,3}(?:dovrebbe|deve|merita):\S* (?:(?:di|mai|essere|venire):\S* ){0,3}[^ :]+:[A-Za-z]*[VPHBDE]/,
};
/** A longer sentence has room for another deed. */
const MOST_WORDS = 14;

/**
 * One short sentence in a mood of threats whose deed is a kind one and that names no harm (`they should all be admired`), or that wants harm for nobody. The moods of threats are those of kindness too;
 * the learnt model sees them, and of deeds only those that it has met.
 */
export function isHarmless({ language, sentences: [only, ...others] }: Window): boolean {
  if (
    only === undefined ||
    others.length > 0 ||
    only.tokens.filter(({ isMark }) => !isMark).length > MOST_WORDS
  )
    return false;
  return (
    DENIED[language].test(only.written) ||
    (KIND[language].test(only.written) && !HARM[language].test(only.written))
  );
}
