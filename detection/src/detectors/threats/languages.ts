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
  /** What is no person: where one of these is what the violence is done to, and nobody is named, it is none. */
  things: ReadonlySet<string>;
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

/** Things of the house, the office and the computer. */
const ENGLISH_THINGS =
  set(`posters poster boxes curtains curtain shoes socks jeans shirt shirts paintings painting cds records carpet carpets rugs rug lamp printer laptop tablet servers server
  process processes thread threads pods containers container sessions jobs tests build builds script scripts file files folder folders emails email code bug bugs app apps
  feature features budget project projects deadline backlog ticket tickets report reports weeds weed hedge grass wasps ants aphids slugs mosquitoes spiders mice peppers
  potatoes onions garlic fish chicken turkey lobster crabs steak battery batteries tyres boiler shed planks tiles paint piñata pinata billboard grill fireworks`);

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
      match goal goals coach chess pokemon skyrim diablo quest dragon dragons orc vampire vampires tv show netflix hbo thrones hunting deer duck
      striker midfield defense offense league championship tournament raid dungeon player players semifinal semifinals quarterfinal playoff relegation relegated strikers keeper goalkeeper goalie defenders karaoke halftime recipe butter garlic onion onions sauce dough caramel teaspoon tablespoon marinade aphids wasps ants weeds moths slugs carp badgers
      pid sigkill daemon daemons kubernetes docker pods orphaned codebase server servers process processes thread compiler repo tests script scripts spreadsheet
      sugar flour rosemary thyme olive vinaigrette lobster crayfish prawns fillet fillets peppers potatoes potato steak compost vinegar lawn seedlings wallpaper hallway sofa
      sniper grenade squad macbeth hamlet mario kart zelda valorant pizza cake biscuit biscuits burger sandwich chocolate dumpling dumplings noodles pasta chips prints portraits
      lens tripod photographer photoshoot bride groom piñata pinata rehearsal audition spelling quiz achievement paladin goblins healer wingers counterattack pheasants`),
    things: ENGLISH_THINGS,
    mild: set(
      'wire socket contract counsel fridge yoghurt ice ladder ladders slippery helmet seatbelt psalm scripture medicine medicines medication drug drugs dose tablets allergy allergic vaccine surgery tumour tumor chemo bacteria antibiotics cholesterol pressure prosecuted sued lawyer lawyers solicitor fine fines lawsuit tax taxes ferry sunrise voltage cable',
    ),
    jokes: JOKES,
    idiom:
      /^(?:by:\S* (?:(?:the|his|her|their|our|my):\S* )?(?:press|critics|critic|media|judges|reviewers|internet|papers|tabloids|fans|competition|market|voters|pundits):|doubts:|for:\S* (?:[,."?] |$)|for:\S* (?:a|an|some|one|those|two):\S* (?:\S+ )?(?:tickets?|coffee|beer|pizza|drink|nap|chance|seat|slice|burger|cigarette|holiday|hug|cup|role|view|biscuit|wine|croissant):|with:\S* (?:kindness|love|laughter|hugs|kisses)|up:\S* (?!\.|$|off:|with:)|(?:a|an|some|one):\S* (?:\S+ )?(?:text|message|mail|email|dm|line|call|look|glance|question|smile|picture|pic)|to:\S* it:|some:\S* slack|in:\S* (?:the|this|our|that):\S* (?:\S+ )?(?:half|quarter|set|leg|innings|poll|polls|league|cup|final|semi|race|round|heat|bee|quiz|market|auction|vote|debate|ratings|charts|interview)|(?:journal|journals|points?|train):|for:\S* the:\S* (?:swing|climb|climbing|tent|boat):|says:\S* (?:a|more|everything|something|much):\S* (?:lot:\S* )?about:|up:\S* (?:later|front|about|again|for|soon|when|if):|rest:\S* in:\S* peace:|and:\S* (?:rebuild|renovate|refit|refurbish|repaint|restore):|for:\S* (?:putting|wearing|ordering|serving|parking|playing|singing|designing|chewing|spoiling|mispronouncing|forgetting|using):|at:\S* (?:chess|poker|scrabble|darts|snooker|tennis|fifa|golf|this|cards|pool|bowling)|out:\S* (?:to|with|on):|on:\S* me:)/,
    question:
      /^(?:(?:why|how):\S* (?:would|could|can|do|does|did|is|are):\S* (?!not|nobody|noone|no:\S* one|(?:[^ ]+ ){1,5}still:)|who:\S* (?:would|could|wants)|is:\S* (?:it|there)|do:\S* you|does:\S* |did:\S* |should:\S* (?!not|we)|would:\S* you:\S* (?!please|kindly|just)|what:\S* (?:makes|drives|would)|are:\S* (?:there|they):\S* |can:\S* (?:i|you):\S* (?!please|just))/,
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
    things: set(''),
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
