import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { createHash } from 'node:crypto';
import type { Detector, DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { isDecodable } from '../../formats/picture.ts';
import type { TextNode } from '../../engine/texts/text-node.ts';
import { quote } from '../../engine/quote.ts';
import { stepInWords, wayInWords } from '../../formats/step.ts';
import { nameInWords, printable } from '../../formats/text/words.ts';
import type { HttpPlugIn, Judge, OnnxPlugIn, PlugIn, Verdict } from './plug-in.ts';

/**
 * Upper ends of the scores of severity 1 to 3 (`severityOfScore`): Medium is the most that a
 * plug-in says.
 */
const SCORES = { 1: 99, 2: 299, 3: 699 } as const;
/** Texts of one item that are asked about, and of each its beginning. */
const MOST_TEXTS = 50;
const LONGEST_TEXT = 20_000;
/** Larger files are not sent, and no more parts of one item than these. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_FILES = 20;
const LONGEST_EXCERPT = 200;

/**
 * A detector for all texts of an item at once, since its model is asked over a network or takes
 * several at a time.
 */
export interface TextsDetector extends Pick<Detector, 'id' | 'label' | 'version'> {
  inspectTexts(texts: readonly TextNode[], budget: Budget): Promise<DetectorOutcome>;
}

/**
 * A plug-in that is ready to look, or one whose description cannot be used: then every report says
 * why.
 */
export type LoadedPlugIn =
  { plugIn: HttpPlugIn | OnnxPlugIn; judge: Judge } | { id: string; problem: readonly Message[] };

/**
 * The detectors that an operator's plug-ins make. What a model gets wrong it gets wrong with
 * assurance, so none of them says more than Medium, and each names its model and its score.
 */
export function plugInDetectors(loaded: readonly LoadedPlugIn[]): {
  files: Detector[];
  texts: TextsDetector[];
} {
  const files: Detector[] = [];
  const texts: TextsDetector[] = [];
  for (const one of loaded) {
    if ('problem' in one) files.push(unusable(one));
    else if (one.plugIn.looks_at === 'texts') texts.push(ofTexts(one.plugIn, one.judge));
    else files.push(ofFiles(one.plugIn, one.judge));
  }
  return { files, texts };
}

const named = ({ id, label, version }: PlugIn) => ({
  id: `plug-in-${id}`,
  label: say('quotedWords', { words: label }),
  version,
});

function unusable({ id, problem }: { id: string; problem: readonly Message[] }): Detector {
  return {
    id: `plug-in-${id}`,
    label: say('quotedWords', { words: `Plug-in ${id}` }),
    version: '-',
    inspect: async ({ path }) =>
      path.length === 1 ? { kind: 'limit', why: problem } : { kind: 'not-applicable' },
  };
}

function ofTexts(plugIn: PlugIn, judge: Judge): TextsDetector {
  return {
    ...named(plugIn),
    inspectTexts: async (nodes, budget) => {
      const readable = nodes.filter(({ text }) => /\p{L}/u.test(text));
      const asked = readable
        .slice(0, MOST_TEXTS)
        .map(({ text, path }) => ({ text: text.slice(0, LONGEST_TEXT), path: wayInWords(path) }));
      if (asked.length === 0) return { kind: 'not-applicable' };
      const said = await answerOf(plugIn, () => judge.texts(asked, budget.deadline));
      if ('kind' in said) return said;
      const things = said.verdicts.flatMap((verdict) => {
        const node = readable[verdict.text ?? 0];
        return node === undefined ? [] : textFinding(plugIn, said.model, verdict, node);
      });
      const isCut =
        readable.length > MOST_TEXTS || readable.some(({ text }) => text.length > LONGEST_TEXT);
      return outcomeOf(
        things,
        isCut
          ? [say('whyPlugInTextsLimit', { name: plugIn.label, n: MOST_TEXTS, most: LONGEST_TEXT })]
          : null,
      );
    },
  };
}

function ofFiles(plugIn: PlugIn, judge: Judge): Detector {
  // The item itself is looked at first, so that counting begins anew with it.
  let asked = 0;
  return {
    ...named(plugIn),
    inspect: async (item, budget) => {
      if (item.path.length === 1) asked = 0;
      if (item.bytes.length === 0 || (plugIn.looks_at === 'pictures' && !isDecodable(item.mime)))
        return { kind: 'not-applicable' };
      if (item.bytes.length > MOST_BYTES)
        return { kind: 'limit', why: [say('whyPlugInSizeLimit', { name: plugIn.label })] };
      asked += 1;
      if (asked > MOST_FILES)
        return {
          kind: 'limit',
          why: [say('whyPlugInPartsLimit', { name: plugIn.label, n: MOST_FILES })],
        };
      const said = await answerOf(plugIn, () => judge.file(item, budget.deadline));
      return 'kind' in said
        ? said
        : outcomeOf(
            said.verdicts.flatMap((verdict) => fileFinding(plugIn, said.model, verdict, item)),
            null,
          );
    },
  };
}

/**
 * What the judge says, or the outcome that tells why it says nothing: whatever it did not look at
 * is not clean.
 */
async function answerOf(
  plugIn: PlugIn,
  ask: () => ReturnType<Judge['file']>,
): Promise<Awaited<ReturnType<Judge['file']>> | DetectorOutcome> {
  try {
    return await ask();
  } catch (error) {
    return {
      kind: 'limit',
      why: [
        say('whyPlugInUnresponsive', {
          name: plugIn.label,
          why: error instanceof Error ? printable(error.message, 200) : 'unknown',
        }),
        say('adviceCheckPlugIn', { name: plugIn.id }),
      ],
    };
  }
}

function outcomeOf(things: FoundThing[], why: readonly Message[] | null): DetectorOutcome {
  if (things.length > 0) return { kind: 'found', things, ...(why === null ? {} : { why }) };
  return why === null ? { kind: 'nothing' } : { kind: 'limit', why };
}

/**
 * What all findings of a plug-in share; empty when its operator raises nothing at this label and
 * score.
 */
function raised(
  plugIn: PlugIn,
  model: string | null,
  { label, score }: Verdict,
): Pick<FoundThing, 'rule' | 'title' | 'why' | 'score' | 'confidence'>[] {
  const how = Object.hasOwn(plugIn.raises, label) ? plugIn.raises[label] : undefined;
  if (how === undefined || score < how.from) return [];
  return [
    {
      rule: `plug-in-${plugIn.id}/${printable(label, 80)}`,
      title: say('quotedWords', { words: how.title }),
      score: SCORES[how.severity],
      confidence: score,
      why: [
        say('quotedWords', { words: how.why }),
        say('whyPlugInAboveThreshold', {
          name: model === null ? plugIn.label : `${plugIn.label} (${printable(model, 80)})`,
          label: printable(label, 80),
          score: score.toFixed(2),
          from: how.from.toFixed(2),
        }),
      ],
    },
  ];
}

function textFinding(
  plugIn: PlugIn,
  model: string | null,
  verdict: Verdict,
  node: TextNode,
): FoundThing[] {
  const { start, end } = verdict.range ?? {
    start: 0,
    end: Math.min(node.text.length, LONGEST_EXCERPT),
  };
  const seen = printable(node.text.slice(start, end), LONGEST_EXCERPT);
  return raised(plugIn, model, verdict).map((common) => ({
    ...common,
    ...quote([{ seen }], seen),
    path: [...node.path],
    place: verdict.range === undefined ? { kind: 'whole' } : node.placeOf(start, end),
    fingerprint: `${common.rule}:${createHash('sha256').update(seen).digest('hex').slice(0, 16)}`,
  }));
}

function fileFinding(
  plugIn: PlugIn,
  model: string | null,
  verdict: Verdict,
  { filename, path, bytes }: ScanItem,
): FoundThing[] {
  return raised(plugIn, model, verdict).map((common) => ({
    ...common,
    ...quote(
      say('quoteNamedValue', { name: nameInWords(filename), seen: printable(verdict.label, 80) }),
      stepInWords(nameInWords(filename)),
    ),
    path: [...path],
    place: { kind: 'whole' },
    fingerprint: `${common.rule}:${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`,
  }));
}
