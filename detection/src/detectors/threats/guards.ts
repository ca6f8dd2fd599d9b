import type { Token } from '../../formats/text/tokens.ts';
import type { Sentence } from './grammar.ts';
import type { Language } from './languages.ts';

/** Why a match is no threat. */
export type Guard =
  'negated' | 'quoted' | 'reported' | 'condemned' | 'fiction' | 'joke' | 'idiom' | 'question';

export interface Match {
  sentence: Sentence;
  /** Half-open range of tokens in the sentence. */
  from: number;
  to: number;
}

/** What of the whole text matters to the guards. */
export interface Around {
  quotes: readonly { start: number; end: number }[];
  /** Words outside quotation marks. */
  wordsOutside: number;
  /** Words of games, sport, films, books, kitchens and workshops. */
  fiction: readonly Token[];
  /** Words of medicine and law. */
  isMild: boolean;
  /** Laughter, and what else says that nothing is meant. */
  jokes: readonly Token[];
}

/** Looks at the whole text once. */
export function lookAround(tokens: readonly Token[], language: Language): Around {
  const quotes = quotesOf(tokens);
  return {
    quotes,
    wordsOutside: countOutside(tokens, quotes),
    fiction: tokens.filter(
      ({ word }, at) =>
        language.fiction.has(word.replace(/^#/, '')) &&
        !isInEarnest(word, tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '') &&
        !isManhunt(tokens, at, language),
    ),
    isMild: tokens.some(({ word }) => language.mild.has(word)),
    // `Not kidding` is none.
    jokes: tokens.filter(
      ({ word }, at) =>
        language.jokes.has(word) &&
        !(word === 'kidding' && /^(?:not|no|never)$/.test(tokens[at - 1]?.word ?? '')),
    ),
  };
}

/** `A caccia di immigrati`: the game is people. */
const isManhunt = (tokens: readonly Token[], at: number, { id, classes }: Language): boolean =>
  id === 'it' &&
  tokens[at]?.word === 'caccia' &&
  /^(?:di|a|ai|agli|alle|al|alla)$/.test(tokens[at + 1]?.word ?? '') &&
  tokens.slice(at + 2, at + 4).some(({ word }) => classes(word).includes('N'));

/** Words that no quotation holds. A text may have thousands of both. */
function countOutside(tokens: readonly Token[], quotes: Around['quotes']): number {
  const inOrder = [...quotes].sort((a, b) => a.start - b.start);
  let [next, furthest, count] = [0, 0, 0];
  for (const { start, end, isMark } of tokens) {
    for (
      let quote = inOrder[next];
      quote !== undefined && quote.start <= start;
      quote = inOrder[next]
    ) {
      furthest = Math.max(furthest, quote.end);
      next += 1;
    }
    if (!isMark && end > furthest) count += 1;
  }
  return count;
}

/** Words of a setting that are none here: `my boss`, `show your face`, `light a match`. */
const isInEarnest = (word: string, before: string, after: string): boolean =>
  (word === 'boss' &&
    !/^(?:the|a|this|that|final|last|mini|raid|first|next|secret|level|end|)$/.test(before)) ||
  (word === 'show' && /^(?:your|ur|my|his|her|their|up|them|him|me|us|you|no)$/.test(after)) ||
  (word === 'match' && before === 'a') ||
  (word === 'hunting' &&
    !/^(?:deer|duck|fox|boar|pheasant|treasure|job|house|go|am|is|are|went|bargain|for|)$/.test(
      before,
    ));

/** Pairs of quotation marks; single ones only where they are no apostrophes. */
function quotesOf(tokens: readonly Token[]): { start: number; end: number }[] {
  const quotes: { start: number; end: number }[] = [];
  for (const mark of ['"', "'"]) {
    const marks = tokens.filter(({ word, isMark }) => isMark && word === mark);
    for (let i = 0; i + 1 < marks.length; i += 2)
      quotes.push({ start: marks[i]?.end ?? 0, end: marks[i + 1]?.start ?? 0 });
  }
  return quotes;
}

/** How far before a threat a negation or the verb of a report still governs it, in words. */
const NEGATION_REACH = 4;
const REPORT_REACH = 10;
/** These deny what follows from further away: `nemmeno al mio peggior nemico augurerei`. */
const FAR_NEGATION = /^(?:nemmeno|neppure|neanche)$/;
const FAR_REACH = 8;

/**
 * Does something take the threat back? A quotation with words around it, a report of what others say, a negation or a
 * condemnation that governs it, a game or film, a joke for what is only a threat in earnest, an idiom.
 */
export function guardOf(match: Match, around: Around, language: Language): Guard | null {
  const { sentence, from, to } = match;
  const { tokens } = sentence;
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined) return null;
  if (
    around.wordsOutside >= 2 &&
    around.quotes.some(({ start, end }) => first.start >= start && last.end <= end)
  )
    return 'quoted';
  const classesAt = (index: number) => {
    const token = tokens[index];
    return token === undefined || token.isMark ? '' : language.classes(token.word);
  };
  for (
    let i = from - 1;
    i >= Math.max(0, from - NEGATION_REACH) && tokens[i]?.isMark === false;
    i -= 1
  ) {
    // `cannot wait to` is an eager yes; `if you do not pay` is a condition and denies nothing.
    if (
      classesAt(i).includes('X') &&
      !/^(?:wait|it)$/.test(tokens[i + 1]?.word ?? '') &&
      !isCondition(tokens, i) &&
      !isAsked(tokens, i) &&
      !isSpared(tokens, i)
    )
      return 'negated';
  }
  if (tokens.slice(Math.max(0, from - FAR_REACH), from).some(({ word }) => FAR_NEGATION.test(word)))
    return 'negated';
  if (isStopped(match)) return 'negated';
  if (isPast(match)) return 'reported';
  if (isReported(match, classesAt, language) || isTold(sentence.written)) return 'reported';
  if (isCondemned(match, classesAt)) return 'condemned';
  // What the threat itself says (`hunting season for …`) is no story.
  if (
    around.fiction.some(
      ({ word, start, end }) => word === 'boss' || start < first.start || end > last.end,
    )
  )
    return 'fiction';
  if (
    isDoneToNotions(match) ||
    isDoneToThingBefore(match, classesAt) ||
    isOfThings(match, classesAt) ||
    isAskedAbout(match)
  )
    return 'idiom';
  const after = sentence.written.slice(sentence.starts[to] ?? sentence.written.length);
  if (language.idiom.test(after)) return 'idiom';
  if (tokens.at(-1)?.word === '?' && language.question.test(sentence.written)) return 'question';
  return null;
}

/** How far before a negation its `if` may stand: `if they really do not`. */
const CONDITION_REACH = 4;
const isCondition = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - CONDITION_REACH), at)
    .some(({ word }) => /^(?:if|se|when|quando|finche|appena)$/.test(word)) ||
  /^(?:appena|finche)$/.test(tokens[at + 1]?.word ?? '');

/** `Why don't we …`, `wouldn't it`: a question with a negation proposes what it asks for. */
const isAsked = (tokens: readonly Token[], at: number) =>
  /^(?:can|could|would|will|should|is|are|do|does|did|has|have)$/.test(
    tokens[at - 1]?.word ?? '',
  ) &&
  (at < 2 ||
    tokens[at - 2]?.isMark === true ||
    /^(?:why|and|so|how)$/.test(tokens[at - 2]?.word ?? ''));
/** `Stop talking and start …`: another thing is to be stopped. */
const isSpared = (tokens: readonly Token[], at: number) =>
  /^(?:stop|instead|against)$/.test(tokens[at]?.word ?? '') &&
  tokens.slice(at + 1, at + 6).some(({ word }) => /^(?:and|start|begin)$/.test(word));

/** `Stop people who want to hurt …`, `fermare chi vuole …`: who means it is to be stopped. */
const isStopped = ({ sentence: { tokens }, to }: Match): boolean =>
  tokens
    .slice(0, to)
    .some(
      ({ word }, at) =>
        /^(?:stop|prevent|arrest|report|against|fight|catch|fermare|fermiamo|bloccare|contrastare|arrestare|denunciare|contro|combattere)$/.test(
          word,
        ) &&
        tokens
          .slice(at + 1, at + 4)
          .some(({ word: next }) => /^(?:who|whoever|anyone|chi|chiunque)$/.test(next)),
    );

/** `Nearly half of them have been attacked`: what has happened; and what is never right. */
function isPast({ sentence: { written, starts }, from, to }: Match): boolean {
  const said = written.slice(starts[from], starts[to] ?? written.length);
  return (
    (/(?:^| )(?:have|has|had):\S* been:\S* (?![^ :]+ing:)/.test(said) &&
      !/(?:^| )(?:should|must|ought|deserves?|needs?|would|could|might|will|wish|hope)\w*:/.test(
        said + written.slice(0, starts[from]),
      )) ||
    /(?:^| )never:\S* (?:the:\S* )?(?:answer|solution|ok|okay|right|acceptable|justified|funny|option|fair):/.test(
      said,
    )
  );
}

/** A verb of saying before it whose subject is not the writer: `he said that`, `people who call for`, `saying`. */
function isReported(
  { sentence: { tokens }, from }: Match,
  classesAt: (index: number) => string,
  language: Language,
): boolean {
  for (let i = from - 1; i >= Math.max(0, from - REPORT_REACH); i -= 1) {
    const [before, second] = [tokens[i - 1], tokens[i - 2]];
    // `Call off the strike`, `chiama i carabinieri`: nobody's words.
    if (
      /^(?:call(?:s|ed|ing)?|chiam\w+)$/.test(tokens[i]?.word ?? '') &&
      /^(?:off|the|a|an|my|your|me|us|back|in|up|out|police|centre|center|centres|centers|handler|handlers|i|la|le|polizia)$/.test(
        tokens[i + 1]?.word ?? '',
      )
    )
      continue;
    // `One more call and …`: a thing, not somebody's words.
    if (
      !classesAt(i).includes('R') ||
      (/^(?:more|another|one|next|last|first)$/.test(before?.word ?? '') &&
        /^(?:call|post|report|claim|text|tweet|order|story|argument|threat)$/.test(
          tokens[i]?.word ?? '',
        ))
    )
      continue;
    const isOwn =
      [before, second, tokens[i - 3]].some(
        (token) => token !== undefined && language.speakers.has(token.word),
      ) ||
      /(?:^|[^c])(?:dico|scrivo|penso|credo|chiedo|sostengo|invoco)$/.test(tokens[i]?.word ?? '');
    // `What is wrong with saying that …` says it.
    const isDefended = tokens
      .slice(Math.max(0, i - 3), i)
      .some(({ word }) => /^(?:wrong|mistake|harm|errore|sbagliato|male|problema)$/.test(word));
    // `Se lo dici a qualcuno` is a condition and reports nothing.
    const isIf = tokens.slice(Math.max(0, i - 3), i).some(({ word }) => word === 'se');
    // `Believe me`, `be warned`: the writer's own. So is what the writer says after a comma: `…, I mean it, burn`.
    // `Delete that post or we …`: what is to be done with it, not what it says.
    if (
      /^(?:that|this|the|your|my|those|these|his|her)$/.test(before?.word ?? '') &&
      /^(?:or|otherwise|and|now|by|within|before|today|tonight|tomorrow)$/.test(
        tokens[i + 1]?.word ?? '',
      )
    )
      continue;
    // `As long as you keep posting, …`: a condition for the reader.
    if (
      /^(?:post|posting|tell|telling|report|reporting|call|calling|write|writing|tweet|tweeting)$/.test(
        tokens[i]?.word ?? '',
      ) &&
      [before, second].some((token) => /^(?:you|u)$/.test(token?.word ?? '')) &&
      tokens
        .slice(Math.max(0, i - 5), i)
        .some(({ word }) => /^(?:long|if|unless|when|while|until)$/.test(word))
    )
      continue;
    // `Report We will …`: a heading, behind which a sentence begins with a capital of its own.
    const next = tokens[i + 1];
    if (
      (before === undefined || before.isMark) &&
      next?.isCapital === true &&
      next.word !== 'i' &&
      language.speakers.has(next.word)
    )
      continue;
    // `Secondo me` is the writer's opinion.
    if (tokens[i]?.word === 'secondo' && /^(?:me|noi)$/.test(tokens[i + 1]?.word ?? '')) continue;
    const isSworn =
      (tokens[i]?.word === 'believe' && /^(?:me|it)$/.test(tokens[i + 1]?.word ?? '')) ||
      (tokens[i]?.word === 'warned' && before?.word === 'be') ||
      tokens
        .slice(i + 1, from)
        .some(
          ({ word }, at, rest) => word === ',' && language.speakers.has(rest[at + 1]?.word ?? ''),
        );
    // `Say that again and I will …` dares the reader to say it.
    const isDared =
      (i === 0 || before?.isMark === true || /^(?:not|dare)$/.test(before?.word ?? '')) &&
      /^(?:say|tell|call|post|write|tweet|repeat|text|claim|argue|keep|publish)$/.test(
        tokens[i]?.word ?? '',
      ) &&
      tokens.slice(i, from).some(({ word }) => /^(?:and|or|,)$/.test(word));
    if (!isOwn && !isSworn && !isDefended && !isDared && !isIf && tokens[i + 1]?.word !== ',')
      return true;
  }
  return false;
}

const NOTIONS =
  /^(?:ideas?|myths?|notions?|belief|stigma|prejudices?|rumou?rs?|narratives?|stereotypes?|assumptions?|lies|idea|mito|pregiudizio|pregiudizi|luogo|concetto|nozione|stereotipo)$/;
/** An idea is done away with: what follows says what idea. */
const isDoneToNotions = ({ sentence: { tokens }, from, to }: Match): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ word }, at) =>
        NOTIONS.test(word) &&
        /^(?:that|of|behind|about|che|di)$/.test(tokens[from + at + 1]?.word ?? ''),
    );

/** `Il vecchio divano lo bruciamo`: in Italian the thing may stand before its pronoun. */
function isDoneToThingBefore(
  { sentence: { tokens }, from, to }: Match,
  classesAt: (index: number) => string,
): boolean {
  const pronoun = tokens.findIndex(
    ({ word }, at) =>
      at >= from - 1 &&
      at < to &&
      /^(?:lo|la|li|le)$/.test(word) &&
      at > 0 &&
      !/L/.test(classesAt(at + 1)),
  );
  const start = Math.max(0, pronoun - THING_REACH);
  const before = tokens.slice(start, Math.max(0, pronoun)).map((_, at) => classesAt(start + at));
  // `Il vecchio` alone is a man, `il vecchio divano` none.
  return (
    (before.at(-1)?.includes('o') === true ||
      (tokens[pronoun - 1]?.word === 'e' && before.at(-2)?.includes('o') === true)) &&
    !before.some((classes, at) => /[NvK]/.test(classes) && !before[at + 1]?.includes('o'))
  );
}

/** How far before a pronoun the thing that it stands for may be. */
const THING_REACH = 4;

const ADJECTIVE =
  /^(?:tutt[aeio]|vecchi[aeo]?|giovan[ei]|straniere?|ner[aeio]|bianc(?:o|a|hi|he)|ross[aeio])$/;
/** Behind pointers and epithets stands a thing: `tutte | queste vecchie carte`. */
function isThingNext(
  tokens: readonly Token[],
  at: number,
  classesAt: (index: number) => string,
): boolean {
  const isBetween = (index: number) =>
    /h/.test(classesAt(index)) ||
    /^(?:le|i|gli|queste|questi|quelle|quei|quegli|ste|sti)$/.test(tokens[index]?.word ?? '');
  let next = at;
  while (next < at + THING_REACH && !classesAt(next).includes('o') && isBetween(next)) next += 1;
  return classesAt(next).includes('o');
}

/** `Vecchie` before papers is no person. */
const isOfThings = (
  { sentence: { tokens }, to }: Match,
  classesAt: (index: number) => string,
): boolean => ADJECTIVE.test(tokens[to - 1]?.word ?? '') && isThingNext(tokens, to, classesAt);

/** `We must ask what makes boys shoot their classmates`, `I wonder why they would kill for oil`: asked about, not said. */
const isAskedAbout = ({ sentence: { tokens }, from, to }: Match): boolean =>
  tokens
    .slice(Math.max(0, from - REPORT_REACH), to)
    .some(
      ({ word }, at, before) =>
        /^(?:ask|asks|asked|asking|wonder|wonders|wondered|understand|explain|explains|debate|discuss|study)$/.test(
          word,
        ) && /^(?:what|why|how|whether|if)$/.test(before[at + 1]?.word ?? ''),
    );

/** Who said it stands behind it (`…, police said`), or it happened in a year long gone. */
const isTold = (written: string) =>
  /, (?:[^ ]+ ){0,2}(?:police|officials?|authorities|activists|witnesses|experts|reports?|doctors|sources|scientists|prosecutors|court|minister|ministry|recipe|gran|un):\S* (?:say|says|said|told|argues?|claims?|warns?|warned|reports?|reported|announced):|according:\S* to:|(?:set|due|scheduled|expected|sentenced):\S* to:\S* (?:be:\S* )?(?:execute|executed|hang|hanged|die):|(?:^| )in:\S* 1[0-9]{3}:|(?:^| )(?:middle:\S* ages|ancient|medieval|mediaeval|victorian|centuries|biblical|inquisitors?|crusaders?):|(?:^| )in:\S* (?:act|scene|chapter|season|episode|part):\S* [^ :]+:|(?:says|reads):\S* the:\S* (?:psalm|bible|quran|gospel|verse|poem|song):/.test(
    written,
  );

/** Words of condemnation that the sentence joins to it: `it is wrong to`, `... is a disgusting thing to say`. */
function isCondemned(
  { sentence: { tokens }, from, to }: Match,
  classesAt: (index: number) => string,
): boolean {
  for (let i = from - 1; i >= Math.max(0, from - REPORT_REACH); i -= 1) {
    if (
      classesAt(i).includes('C') &&
      /^(?:to|that|when|how|for|who|if|than|che|di|chi|quando|per|come|a)$/.test(
        tokens[i + 1]?.word ?? '',
      )
    )
      return true;
  }
  for (let i = to; i < Math.min(tokens.length, to + REPORT_REACH); i += 1) {
    // `… e basta` ends an order.
    if (tokens[i]?.word === 'basta' && tokens[i - 1]?.word === 'e') continue;
    if (
      classesAt(i).includes('C') &&
      !/^(?:ok|okay|fine|right|acceptable)$/.test(tokens[i]?.word ?? '') &&
      tokens
        .slice(Math.max(0, i - 4), i)
        .some(({ word }) =>
          /^(?:is|will|would|shows|makes|should|e|sarebbe|ti|mostra|dimostra|vi|una|cosa|deve)$/.test(
            word,
          ),
        )
    )
      return true;
  }
  return false;
}
