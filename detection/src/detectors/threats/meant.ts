import type { Code } from '@vedetta/messages/message.ts';
import type { Match } from './guards.ts';
import { isGivenName } from './given-names.ts';
import type { Language } from './languages.ts';
import type { ThreatRule } from './threat-rule.ts';

const oneOf = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`);

/** What rules say of threats in the first person. */
const OWN = new Set<Code>([
  'doesLetsReaderKnow',
  'doesSaysSlangWriter',
  'doesSaysWriterComes',
  'doesSaysWriterComesWaits',
  'doesSaysWriterComing',
  'doesSaysWriterReady',
  'doesSaysWriterReadyKill',
  'doesSaysWriterWill',
  'doesSaysWriterWillRun',
  'doesSaysWriterWillTeach',
  'doesSaysWhatWriter',
  'doesSaysWhatWriterWants',
  'doesSaysWhatWriterWantsTries',
  'doesSaysWhatWriterWill',
  'doesSaysWhatWriterWillDo',
  'doesSaysWhatWriterOthers',
  'doesSaysWhereWriters',
]);
/** Beings of games, stories and the woods: what is done to them alone is done to nobody. */
const BEINGS =
  oneOf(`boss bosses npc zombies? orcs? dragons? vampires? goblins? paladin characters? deer ducks? pheasants?
  aphids wasps ants slugs moths carp badgers weeds drago draghi vampiri mostri zombi cinghiali personagg[io]+`);
/** A time of the clock or the calendar, beside those of the lexicon. */
export const CLOCK =
  oneOf(`\\d{1,2}(?:am|pm|h|th|st|nd|rd)? \\d{1,2}[.:]\\d{2} soon later presto dopodomani oggi
  january february march april june july august september october november december
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`);
/** `Outside the depot`, `alle cinque`, `dietro al magazzino`: when or where it will be. */
const WHERE =
  oneOf(`at in inside outside behind near beside by under on before after davanti dietro vicino fuori dentro
  sotto presso prima dopo nel nella nello nell nei nelle sul sulla al alla allo all alle ai agli`);
/** What may stand between such a word and the place. */
const BETWEEN =
  oneOf(`last next first second final new old same the your ur my his her their our a an
  ultim[aoie] prossim[aoie] prim[aoie] stess[aoie] il lo la l i gli le al alla allo all ai agli del della di
  tuo tua tuoi suo sua un una`);
/** Labels that say what follows is somebody's words. */
const LABEL =
  oneOf(`quotes? quoted quoting jokes? joking story phrase sentence statement text message words said says
  citazione cit cito frase battuta parole testo dice detto`);
const READER = oneOf('you u your ya ti vi te voi');

/**
 * Does a sentence threaten in the first person and say when, where or whom by name? Then words of another world (a film, a
 * game, a joke) may lower it, and never clear it.
 * @param hasTimeOrPlace by the lexicon
 */
export const isMeant = (
  match: Match,
  { does }: ThreatRule,
  language: Language,
  hasTimeOrPlace: boolean,
): boolean =>
  (OWN.has(does.code) || wordsOf(match).some(({ word }) => language.speakers.has(word))) &&
  !isDoneToBeings(match, language) &&
  (hasTimeOrPlace || saysWhenOrWhere(match, language) || namesSomebody(match, language));

/** A label without anybody who says it (`quote: I will …`) is a word like others; `she said` is a report. */
export const isLabelled = ({ sentence: { tokens }, from }: Match): boolean =>
  from > 0 && LABEL.test(tokens[0]?.word ?? '');

const wordsOf = ({ sentence: { tokens }, from, to }: Match) => tokens.slice(from, to);

const isDoneToBeings = (match: Match, { fiction }: Language): boolean =>
  wordsOf(match).some(({ word }) => BEINGS.test(word) && fiction.has(word)) &&
  !wordsOf(match).some(({ word }) => READER.test(word));

function saysWhenOrWhere(
  { sentence: { tokens }, from, to }: Match,
  { fiction, classes, id }: Language,
): boolean {
  const noPlace = id === 'en' ? /[LYOB]/ : /[LYOK]/;
  return tokens.some(({ word }, at) => {
    if (at >= from && at < to - 1) return false;
    if (CLOCK.test(word)) return true;
    if (!WHERE.test(word)) return false;
    const place = tokens.slice(at + 1, at + 4).find((next) => !BETWEEN.test(next.word));
    return (
      place !== undefined &&
      !place.isMark &&
      !fiction.has(place.word) &&
      !noPlace.test(classes(place.word))
    );
  });
}

/** A name, and the one behind it, may end what the rule matched; a capital within a sentence is a name as well. */
const namesSomebody = (
  { sentence: { tokens }, from, to }: Match,
  { fiction, speakers }: Language,
): boolean =>
  tokens
    .slice(from, to + 1)
    .some(
      ({ word, isCapital }, at) =>
        isGivenName(word, isCapital, from + at === 0) ||
        word.startsWith('@') ||
        (isCapital &&
          from + at > 0 &&
          tokens[from + at - 1]?.isMark === false &&
          !fiction.has(word) &&
          !speakers.has(word)),
    );
