import { type Lexicon, lexiconOf, words } from '../grammar.ts';
import { adjectives, BODY, MEANS, moreAdjectives, morePeople, people } from './people.ts';
import { DEED_WORDS, VIOLENCE } from './nouns.ts';
import { DYING, formsOf, HARMING, LETHAL } from './verbs.ts';

/**
 * Classes of English words. V P G lethal verb as base, participle, -ing; H Q J harming ones; D E F dying: base, participle or `dead`, -ing;
 * I speaker; Y listener; S they as subject; O others as object; N people; K adjective that stands for people; B body; W means; A article or pointer; X negation;
 * R report; L function word that ends a noun phrase; C condemnation; T time or place.
 */
function build() {
  const lethal = formsOf(LETHAL);
  const harming = formsOf(HARMING);
  const dying = formsOf(DYING);
  return lexiconOf([
    ['V', lethal.base],
    ['P', lethal.participle],
    ['P', lethal.past],
    ['P', words('burned gassed hunted whipped flogged')],
    ['G', lethal.gerund],
    ['H', harming.base],
    ['Q', harming.participle],
    ['J', harming.gerund],
    ['D', dying.base],
    ['E', ['dead', 'gone', 'died', 'extinct']],
    ['F', dying.gerund],
    ['I', words('i we')],
    ['Y', words('you u ya yall yo')],
    ['S', words('they he she')],
    ['O', words('you u ya yall ye them em him her')],
    ['N', people],
    ['N', morePeople],
    ['N', words('mr mrs dr')],
    [
      'U',
      [...lethal.third, ...harming.third, ...words('wipes blows runs puts ends takes cuts rids')],
    ],
    ['Z', words(VIOLENCE)],
    [
      'M',
      [...lethal.base, ...harming.base, ...lethal.gerund, ...harming.gerund, ...words(DEED_WORDS)],
    ],
    ['K', adjectives],
    ['K', moreAdjectives],
    ['B', words(BODY)],
    ['W', words(MEANS)],
    [
      'A',
      words(
        'a an the this that those these all every each any some most both such more another other next first your his her their our my no only',
      ),
    ],
    [
      'X',
      words(
        'not no never nobody none neither nor without cannot refuse refuses refused stop stopped stopping prevent prevents preventing prevented protect protects protecting protected save saves saving saved defend defends defending avoid avoiding abolish instead fear fearing afraid oppose opposes opposing against',
      ),
    ],
    [
      'R',
      words(`say says said saying claim claims claimed claiming write writes wrote writing written tweet tweets tweeted tweeting post posts posted
      posting shout shouts shouted shouting yell yells yelled chant chants chanted chanting call calls called calling suggest suggests suggested suggesting
      threaten threatens threatened threatening advocate advocates advocating advocated incite incites inciting promote promotes promoting wish wishes
      wishing wished believe believes believing believed agree agrees agreed agreeing insist insists insisted insisting preached decreed ordered prescribed taught think thinks thinking joke jokes joked joking text texted comment comments commented hear hears heard
      read reads statement statements phrase words sentence message messages tell tells told telling argue argues argued arguing demand demands demanding
      justify justifies justifying celebrate celebrating imply implies implying report reports reported quote quotes support supports supporting accused charged sentenced convicted arrested suspected alleged jailed plotted plotting suspect prosecutors documents documented ordered orders ruled decreed thought hearing feared fears warned warns warn allegedly`),
    ],
    [
      'C',
      words(`wrong disgusting sick sickening disgrace disgraceful unacceptable shameful shame ban banned bans hateful bigot bigoted bigots racist racists
      sexist misogynist misogynistic transphobic homophobic islamophobic xenophobic ableist ignorant ignorance horrible awful vile appalling outrageous
      stop condemn condemns condemned court jail prison sue sued police kicked suspended reported illegal crime inhumane dehumanising dehumanizing dehumanise
      cruel unbelievable disheartening heartbreaking despicable deplorable misguided stupid crazy insane small-minded hurts hurtful intolerable intolerant
      ok okay fine acceptable right troubling worrying scary sad terrible insensitive offensive repulsive hatred hate prosecuted fired evil barbaric inexcusable unforgivable indefensible abhorrent immoral inhuman monstrous vile nonsense madness`),
    ],
    [
      'L',
      words(`of in on at for with and but because if which against towards toward violence abuse discrimination rights hate harassment racism sexism inequality who whom when while where to about than or so as from by into over after before until
      unless is are was were be been being am do does did have has had will would should could can may might must shall not`),
    ],
    [
      'T',
      words(`tomorrow tonight today monday tuesday wednesday thursday friday saturday sunday noon midnight morning evening weekend hours days week minutes
      school office headquarters building house home street station airport church mosque synagogue concert stadium venue parking gate entrance door address offices houses homes buildings mosques synagogues churches schools shop shops store stores temple temples embassy bus plane train camp hospital clinic hall townhall ministry newsroom depot warehouse factory plant branch`),
    ],
  ]);
}

let known: Lexicon | null = null;
/** Every word that has a class, with its classes. */
export const englishLexicon = (): Lexicon => (known ??= build());

/** The classes of a folded word; of one with a letter drawn out (`kiill`), those of the word that is meant. */
export function englishClasses(word: string): string {
  const lexicon = englishLexicon();
  const classes = lexicon.get(word);
  if (classes !== undefined) return classes;
  if (word.startsWith('@')) return 'N';
  if (word.startsWith('#')) return lexicon.get(word.slice(1)) ?? '';
  for (const shorter of withoutDoubles(word)) {
    const drawnOut = lexicon.get(shorter);
    if (drawnOut !== undefined) return drawnOut;
  }
  return /(?:ists|ians|phobes)$/.test(word) ? 'N' : '';
}

/** `kiill` may be `kill`, `kiil` or `kil`: every way to write each doubled letter once. */
function withoutDoubles(word: string): string[] {
  const doubles = [...word.matchAll(/(.)\1/g)].map(({ index }) => index).slice(0, 3);
  return Array.from({ length: (1 << doubles.length) - 1 }, (_, choice) =>
    [...word]
      .filter(
        (_letter, at) => !doubles.some((index, bit) => index === at && ((choice + 1) >> bit) & 1),
      )
      .join(''),
  );
}
