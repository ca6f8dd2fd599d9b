import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isThreatening } from '../../src/detectors/threats/find-all.ts';
import type { Data, Family, Measure } from '../family.ts';
import { jsonLines } from '../read.ts';
import { ownTexts } from './own-texts.ts';

const Case = z.object({ templ: z.string(), functionality: z.string(), label: z.enum(['hateful', 'non-hateful']), text: z.string() });
const Tweet = z.object({ id: z.string(), class: z.number(), text: z.string() });
const Post = z.object({ id: z.string(), text: z.string() });

/**
 * The development half is cut once more by template: rules are written looking at the one part only, and the other, whose texts
 * nobody printed, confirms them.
 */
const isLook = (key: string) => (createHash('sha256').update(`vedetta-look:${key}`).digest()[0] ?? 0) % 2 === 0;
const flagged = (texts: readonly string[]) => (texts.length === 0 ? 0 : texts.filter(isThreatening).length / texts.length);
const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text);

function hatecheck(data: Data, language: 'en' | 'it', target: { recall: number; alarms: number }, peers: [string | null, string | null]): Measure[] {
  const cases = jsonLines(data, `text-hatecheck-${language}`, Case);
  const name = language.toUpperCase();
  return [['all', cases], ['look', cases.filter(({ templ }) => isLook(templ))], ['confirm', cases.filter(({ templ }) => !isLook(templ))]].flatMap(([part, rows]) => {
    if (typeof part !== 'string' || typeof rows === 'string' || rows === undefined) return [];
    const threats = rows.filter(({ functionality }) => functionality.startsWith('threat_'));
    const innocent = rows.filter(({ label }) => label === 'non-hateful');
    // HateCheck calls these not hateful because the group is not a protected one; `I want to kill him` is a threat all the same.
    const peaceful = innocent.filter(({ functionality }) => !/^target_(?:indiv|group)_nh$/.test(functionality));
    const whole = part === 'all';
    return [
      { metric: `${name} recall, ${part}: ${threats.length} threats`, ours: flagged(textsOf(threats)), unit: 'share', peer: whole ? peers[0] : null, target: { at: 'least', value: target.recall }, speed: null },
      { metric: `${name} flagged, ${part}: ${innocent.length} not hateful`, ours: flagged(textsOf(innocent)), unit: 'share', peer: whole ? peers[1] : null, target: { at: 'most', value: target.alarms }, speed: null },
      ...(whole ? [{ metric: `${name} of them flagged, ${peaceful.length} that abuse neither a person nor another group`, ours: flagged(textsOf(peaceful)), unit: 'share', peer: null, target: null, speed: null } as const] : []),
    ] satisfies Measure[];
  });
}

/** Threats in English and Italian on HateCheck, and what is flagged of ordinary posts. */
export const threats: Family = {
  id: 'threats',
  title: 'Threats',
  sets: ['text-hatecheck-en', 'text-hatecheck-it', 'text-davidson-en', 'text-postwita-it'],
  async measure(data) {
    const tweets = jsonLines(data, 'text-davidson-en', Tweet);
    const posts = jsonLines(data, 'text-postwita-it', Post);
    const ofClass = (wanted: number) => textsOf(tweets.filter((tweet) => tweet.class === wanted));
    const started = performance.now();
    const offensive = [ofClass(0), ofClass(1)].map(flagged);
    const speed = `${((performance.now() - started) / (ofClass(0).length + ofClass(1).length)).toFixed(2)} ms a text`;
    return [
      ...hatecheck(data, 'en', { recall: 0.95, alarms: 0.03 }, ['Perspective 1.00, BERT 0.79', 'Perspective 0.497, BERT 0.473']),
      ...hatecheck(data, 'it', { recall: 0.9, alarms: 0.04 }, [null, null]),
      ...ownTexts(data.own, 'en', { recall: 0.95, alarms: 0.03 }),
      ...ownTexts(data.own, 'it', { recall: 0.9, alarms: 0.04 }),
      { metric: `ordinary tweets flagged, ${ofClass(2).length} of Davidson class 2`, ours: flagged(ofClass(2)), unit: 'share', peer: null, target: { at: 'most', value: 0.005 }, speed },
      { metric: `ordinary posts flagged, ${posts.length} of PoSTWITA`, ours: flagged(textsOf(posts)), unit: 'share', peer: null, target: { at: 'most', value: 0.003 }, speed: null },
      { metric: 'hateful and offensive tweets flagged, Davidson class 0', ours: offensive[0] ?? 0, unit: 'share', peer: null, target: null, speed: null },
      { metric: 'offensive tweets flagged, Davidson class 1', ours: offensive[1] ?? 0, unit: 'share', peer: null, target: null, speed: null },
    ];
  },
};
