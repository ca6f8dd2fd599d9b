import type { Token } from '../../formats/text/tokens.ts';
import type { Phrase } from './grammar.ts';
import { englishClasses } from './english/lexicon.ts';
import { expandEnglish } from './english/spelling.ts';
import { CONSEQUENCE_RULES as ITALIAN_CONSEQUENCES } from './italian/consequence-rules.ts';
import { DIRECT_RULES } from './italian/direct-rules.ts';
import { FATE_RULES } from './italian/fate-rules.ts';
import { INDIRECT_RULES } from './italian/indirect-rules.ts';
import { NOMINAL_RULES } from './italian/nominal-rules.ts';
import { ITALIAN_RULES } from './italian/rules.ts';
import { italianClasses } from './italian/lexicon.ts';
import { DEEDS } from './italian/deeds.ts';
import { HINT_RULES, MOOD_RULES } from './italian/mood-rules.ts';
import { PLAIN_RULES } from './italian/plain-rules.ts';
import { VEILED_RULES } from './italian/veiled-rules.ts';
import { expandItalian } from './italian/spelling.ts';
import type { ThreatRule } from './threat-rule.ts';

const set = (list: string) => new Set(list.trim().split(/\s+/));

/** Rules of a list that told ordinary Italian texts: what they alone find is Low. */
const weakened = (rules: readonly ThreatRule[]): ThreatRule[] =>
  rules.map((rule) => ({ ...rule, isWeak: true }));

/** What is particular to a language. */
export interface Language {
  id: 'en' | 'it';
  expand: (tokens: readonly Token[]) => Token[];
  classes: (word: string) => string;
  rules: readonly ThreatRule[];
  /** What many rules end with, looked for once in a sentence. */
  phrases: readonly Phrase[];
  /** Small words by which a text is told to be of this language. */
  common: ReadonlySet<string>;
  speakers: ReadonlySet<string>;
  /** Games, sport, films, books, kitchens, workshops: violence there is told or done to things, not threatened. */
  fiction: ReadonlySet<string>;
  /** Medicine and law: what will happen is foretold or due there, which guards what is only a veiled threat. */
  mild: ReadonlySet<string>;
  jokes: ReadonlySet<string>;
  /** What follows the verb when it is no violence: `kill them with kindness`, `shoot me a text`, `ti ammazzo di baci`. */
  idiom: RegExp;
  /** A question about motives is no threat. */
  question: RegExp;
  means: string;
  timeOrPlace: string;
}

/** Guards of rules, of which English has none. */
const NEVER = /(?!)/;

const JOKES = set(
  'lol lmao lmfao rofl haha hahaha ahah ahahah hahah ahahaha jk kidding xd 😂 🤣 😅 😆 😹 😜 😝 😉',
);

export const LANGUAGES: readonly Language[] = [
  {
    id: 'en',
    // English is read by frames alone.
    phrases: [],
    expand: expandEnglish,
    classes: englishClasses,
    rules: [],
    common: set(
      'the and you i to of in is that it for on are be with this have not they will all should your my we do at was would people going if so me just like get as or by from a an out them him her one every who there when what up can has had us then some any these those',
    ),
    speakers: set('i we'),
    fiction:
      set(`game games gaming gamer level boss bosses fps fortnite minecraft cod callofduty warzone gta zombie zombies npc respawn movie movies film films episode
      season novel chapter fiction fictional character characters anime manga lyrics song album playoffs quarterback touchdown inning innings nba nfl mlb nhl
      match goal goals coach chess pokemon skyrim diablo quest dragon dragons orc vampire vampires show netflix hbo thrones hunting deer duck
      striker midfield defense offense league championship tournament raid dungeon player players semifinal semifinals quarterfinal playoff relegation relegated strikers keeper goalkeeper goalie defenders karaoke halftime recipe butter garlic onion onions sauce dough caramel teaspoon tablespoon marinade aphids wasps ants weeds moths slugs carp badgers
      pid sigkill daemon daemons kubernetes docker pods orphaned codebase server servers process processes thread compiler repo tests script scripts spreadsheet
      sugar flour rosemary thyme olive vinaigrette lobster crayfish prawns fillet fillets peppers potatoes potato steak compost vinegar lawn seedlings wallpaper hallway sofa
      sniper grenade macbeth hamlet mario kart zelda valorant pizza cake biscuit biscuits burger sandwich chocolate dumpling dumplings noodles pasta chips prints portraits
      lens tripod photographer photoshoot bride groom piñata pinata rehearsal audition spelling quiz achievement paladin goblins healer wingers counterattack pheasants`),
    mild: new Set(),
    jokes: JOKES,
    idiom: NEVER,
    question: NEVER,
    means: 'W',
    timeOrPlace: 'T',
  },
  {
    id: 'it',
    phrases: DEEDS,
    expand: expandItalian,
    classes: italianClasses,
    rules: [
      ...[ITALIAN_RULES, INDIRECT_RULES, DIRECT_RULES, FATE_RULES, NOMINAL_RULES].flatMap(weakened),
      ...VEILED_RULES,
      ...ITALIAN_CONSEQUENCES,
      ...PLAIN_RULES,
      ...MOOD_RULES,
      ...HINT_RULES,
    ],
    common: set(
      'il lo la i gli le un una di che e non si per con del della dei delle in mi ti ci vi ho ha hai sono sei questo questa quei tutti a al da come piu ma se io tu anche dovrebbero qualcuno fare quelli essere ai dove chi perche quando cosa nel nella alla dal dalla sul sulla tuo tua tuoi tue vostro vostra suo sua so voi lui lei te o',
    ),
    speakers: set('io noi'),
    mild: set(
      'ghiaccio scala casco cintura salmo medicina medicine farmaco farmaci dose compresse allergia vaccino operazione tumore antibiotici colesterolo pressione querela querelato avvocato avvocati multa multe tasse traghetto alba tensione cavo',
    ),
    fiction:
      set(`gioco giochi videogioco livello boss film serie episodio puntata stagione romanzo libro capitolo personaggio personaggi anime manga canzone album partita
      partite fortnite warzone fifa playstation xbox minecraft gta respawn spawn briscola burraco risiko monopoli fifa23 ps5 pes dungeon campionato squadra squadre goal gol allenatore calcio scacchi fantacalcio zombie zombi drago draghi vampiri mostri caccia cinghiali mappa mappe netflix trama regista telefilm torneo`),
    jokes: JOKES,
    idiom:
      /^(?:al:\S* sole|in:\S* (?:velocita|classifica|curva|salita|volata|finale|campo|campionato|pista|gara)|allo:\S* sprint|sul:\S* (?:tempo|traguardo|campo)|ai:\S* (?:rigori|punti)|a:\S* (?:briscola|scopa|carte|scacchi|poker|fifa|tennis|pes|calcetto|biliardo|ping|calcio|padel|dama|risiko|monopoli|quiz|tressette|burraco)|(?:di|dal|dalle|dalla|dai|a):\S* (?:baci|bacini|coccole|risate|ridere|abbracci|morsi|carezze|complimenti|noia|lavoro|studio|fame|sonno|caldo|freddo|sete|gioia|amore|solletico|cibo|stanchezza|paura|vergogna|invidia|dolcezza))/,
    question:
      /^(?:(?:quante|quanti|quanto):\S* (?!.*non:)|(?:perche|come):\S* (?:qualcuno|mai:(?!\S* nessuno)|si|dovrei|dovremmo|uno|fai|fate|puoi)|chi:\S* (?:vorrebbe|potrebbe|mai))/,
    means: 'A',
    timeOrPlace: 'S',
  },
];

/** What Italian cuts before a vowel: the `all` of `all'ospedale` is no English word. */
const ELIDED = set(
  'l un all dell nell sull dall quell quest c d t m s v n bell sant nessun ciascun gl',
);

/** How many of the words are small words of a language. */
export const wordsOf = ({ id, common }: Language, tokens: readonly Token[]) =>
  tokens.reduce((sum, { word }, at) => {
    const isCut =
      ELIDED.has(word) &&
      tokens[at + 1]?.isGlued === true &&
      (tokens[at + 1]?.word.length ?? 0) > 2;
    return sum + (isCut ? Number(id === 'it') : Number(common.has(word)));
  }, 0);

/** The languages a text may be of: those whose small words are the most; both when there are none. */
export function languagesOf(tokens: readonly Token[]): Language[] {
  const counts = LANGUAGES.map((language) => wordsOf(language, tokens));
  const most = Math.max(...counts);
  return LANGUAGES.filter((_, index) => (counts[index] ?? 0) * 2 >= most);
}
