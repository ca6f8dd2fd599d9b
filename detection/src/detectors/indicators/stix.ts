import { z } from 'zod';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Indicator, ReadList, Skipped } from './indicator.ts';
import { readPattern } from './stix-pattern.ts';

const Bundle = z.object({ type: z.literal('bundle'), objects: z.array(z.unknown()).default([]) });
/** As TAXII servers answer. */
const Envelope = z.object({ objects: z.array(z.unknown()), more: z.boolean().optional() });
const Typed = z.object({ type: z.string() });
const IndicatorObject = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  pattern: z.string(),
  pattern_type: z.string().optional(),
  revoked: z.boolean().optional(),
  valid_until: z.string().optional(),
});

/**
 * Reads the indicators of a bundle of STIX 2.
 * @param now for those that have run out.
 * @returns null when the content is no bundle.
 */
export function readStix(content: unknown, now: Date): ReadList | null {
  const bundle = Bundle.safeParse(content);
  const objects = bundle.success ? bundle.data.objects : Envelope.safeParse(content).data?.objects;
  if (objects === undefined) return null;
  const indicators: Indicator[] = [];
  const skipped: Skipped[] = [];
  objects.forEach((object, index) => {
    if (Typed.safeParse(object).data?.type !== 'indicator') return;
    const read = readObject(object, now);
    if (!Array.isArray(read))
      skipped.push({ where: say('listPlaceObject', { n: index + 1 }), why: read });
    else indicators.push(...read);
  });
  return { format: 'stix', role: null, indicators, skipped };
}

function readObject(object: unknown, now: Date): Indicator[] | Message {
  const parsed = IndicatorObject.safeParse(object);
  if (!parsed.success) return say('indicatorNoPattern');
  const {
    name = '',
    pattern,
    pattern_type: language = 'stix',
    revoked,
    valid_until: end,
  } = parsed.data;
  if (revoked === true) return say('indicatorRevoked');
  if (end !== undefined && Date.parse(end) < now.getTime())
    return say('indicatorExpired', { day: end.slice(0, 10) });
  return language === 'stix' ? readPattern(pattern, name) : say('patternLanguage', { language });
}
