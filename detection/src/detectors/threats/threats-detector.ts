import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { showPart, surroundings } from '../../engine/texts/show.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { printable } from '../../formats/text/words.ts';
import type { Extortion, Role } from './extortion.ts';
import { findAll } from './find-all.ts';
import { describeFrame, identity } from './frames/describe-frame.ts';
import { EXPLICIT, LOW, MEDIUM, NAMED } from './frames/frame.ts';
import type { Range } from './frames/places.ts';
import type { Threat } from './find-threats.ts';
import type { ThreatKind } from './threat-rule.ts';

/** Threats of violence, calls for it, calls to self-harm and extortion, in English and Italian. */
export const threatsDetector: TextDetector = {
  id: 'threats',
  label: say('detectorThreats'),
  version: '2.0.0',
  inspect(node, { isNamed }) {
    const named = ({ start, end }: { start: number; end: number }) => isNamed(start, end);
    const bySentence = new Map<number, { threat: Threat; isNamed: boolean }>();
    const { frames, threats, extortion } = findAll(node.text);
    for (const threat of threats) {
      const known = bySentence.get(threat.sentence.start);
      const one = { threat, isNamed: known?.isNamed ?? named(threat.sentence) };
      if (known === undefined || scoreOf(known.threat, one.isNamed) < scoreOf(threat, one.isNamed))
        bySentence.set(threat.sentence.start, one);
    }
    // Of a frame and a rule that see the same sentence the one that says more is told.
    const framed = frames.map((found) => {
      const isSaid = named(found.sentence);
      return { ...found, thing: describeFrame(node, found, isSaid, TITLES) };
    });
    const ruled = [...bySentence.values()].map(({ threat, isNamed: isSaid }) => ({
      sentence: threat.sentence,
      thing: describe(node, threat, isSaid),
    }));
    const meet = (one: { sentence: Range }, other: { sentence: Range }) =>
      one.sentence.start < other.sentence.end && other.sentence.start < one.sentence.end;
    return [
      ...framed
        .filter(
          (one) => !ruled.some((other) => meet(one, other) && other.thing.score > one.thing.score),
        )
        .map(({ thing }) => thing),
      ...ruled
        .filter(
          (one) =>
            !framed.some((other) => meet(one, other) && other.thing.score >= one.thing.score),
        )
        .map(({ thing }) => thing),
      ...(extortion === null ? [] : [describeExtortion(node, extortion, named(extortion))]),
    ];
  },
};

const TITLES: Readonly<Record<ThreatKind, Message>> = {
  threat: say('titleThreatViolence'),
  incitement: say('titleIncitementToViolence'),
  'self-harm-call': say('titleIncitementToSelfHarm'),
  extortion: say('titleExtortion'),
};
const NAMES_PROTECTED = say('whyMentionsProtected');
const BASE: Readonly<Record<ThreatKind, number>> = {
  threat: MEDIUM,
  incitement: MEDIUM,
  'self-harm-call': LOW,
  extortion: MEDIUM,
};

/** A threat is Medium, and Low beside words of games, films or jokes; at somebody the company protects High; with means, time or place as well Critical. */
function scoreOf({ rule, hasMeans, hasTimeOrPlace, isLowered }: Threat, isNamed: boolean): number {
  if (isLowered === true || rule.isWeak === true) return LOW + (isNamed ? NAMED : 0);
  const base = BASE[rule.kind];
  if (!isNamed) return base;
  return (hasMeans || hasTimeOrPlace) && rule.kind !== 'self-harm-call'
    ? EXPLICIT
    : Math.max(700, base + NAMED);
}

function describe(node: TextNode, threat: Threat, isNamed: boolean): FoundThing {
  const { rule, start, end, sentence } = threat;
  const also = [
    isNamed ? NAMES_PROTECTED : null,
    threat.hasMeans ? say('whyThreatMentionsWeapon') : null,
    threat.hasTimeOrPlace ? say('whyThreatTimeOrPlace') : null,
    threat.isLowered === true ? say('whyContextGamesOrJokes') : null,
  ].filter((part) => part !== null);
  return {
    rule: rule.id,
    title: TITLES[rule.kind],
    why: [say('whySentenceMeaning', { does: rule.does }), ...also],
    ...showPart(node.text, start, end, sentence),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: scoreOf(threat, isNamed),
    confidence: rule.isWeak === true || threat.isLowered === true ? 0.6 : 0.85,
    fingerprint: `${rule.kind}:${identity(node.text.slice(sentence.start, sentence.end))}`,
  };
}

/** Longest part of an extortion that its reason quotes. */
const LONGEST_PART = 80;
const SAYS: Readonly<Record<Role, (words: string) => Message>> = {
  demand: (words) => say('whyExtortionDemand', { words }),
  consequence: (words) => say('whyExtortionConsequence', { words }),
  return: (words) => say('whyExtortionOffer', { words }),
  hold: (words) => say('whyExtortionPossession', { words }),
  condition: (words) => say('whyExtortionCondition', { words }),
  conditional: (words) => say('whyExtortionConditionalDisclosure', { words }),
};

function describeExtortion(
  node: TextNode,
  { start, end, parts }: Extortion,
  isNamed: boolean,
): FoundThing {
  const said = parts.map((part) =>
    SAYS[part.role](printable(node.text.slice(part.start, part.end), LONGEST_PART)),
  );
  return {
    rule: 'threats/extortion',
    title: TITLES.extortion,
    why: [...said, ...(isNamed ? [NAMES_PROTECTED] : [])],
    ...showPart(node.text, start, end, surroundings(node, start, end)),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: isNamed ? EXPLICIT : BASE.extortion,
    confidence: 0.85,
    fingerprint: `extortion:${identity(node.text.slice(start, end))}`,
  };
}
