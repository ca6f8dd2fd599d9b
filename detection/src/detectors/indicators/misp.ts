import { z } from 'zod';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { canonical } from './canonical.ts';
import type { Indicator, IndicatorKind, ReadList, Skipped } from './indicator.ts';

const Attribute = z.object({
  type: z.string(),
  value: z.coerce.string(),
  to_ids: z.union([z.boolean(), z.literal('0'), z.literal('1')]).optional(),
  deleted: z.boolean().optional(),
});
const Holder = z.object({ Attribute: z.array(z.unknown()).optional() });
const Event = z.object({
  info: z.string().optional(),
  Attribute: z.array(z.unknown()).optional(),
  Object: z.array(Holder).optional(),
});
const Wrapped = z.object({ Event });
/** One event, several, as the API answers a search, or attributes alone. */
const Export = z.union([
  Wrapped.transform((one) => [one.Event]),
  z.array(Wrapped).transform((all) => all.map((one) => one.Event)),
  z.object({ response: z.array(Wrapped) }).transform((all) => all.response.map((one) => one.Event)),
  z.object({ response: Holder.required() }).transform((one) => [one.response]),
]);

/**
 * What MISP's types of attributes name; of pairs the parts in order, null for a part that is not
 * looked for.
 */
const TYPES: Readonly<Record<string, readonly (IndicatorKind | null)[]>> = {
  url: ['url'],
  uri: ['url'],
  domain: ['domain'],
  hostname: ['domain'],
  'ip-src': ['ip'],
  'ip-dst': ['ip'],
  'ip-src|port': ['ip', null],
  'ip-dst|port': ['ip', null],
  'domain|ip': ['domain', 'ip'],
  'hostname|port': ['domain', null],
  email: ['email'],
  'email-src': ['email'],
  'email-dst': ['email'],
  'email-reply-to': ['email'],
  md5: ['hash'],
  sha1: ['hash'],
  sha256: ['hash'],
  'filename|md5': [null, 'hash'],
  'filename|sha1': [null, 'hash'],
  'filename|sha256': [null, 'hash'],
  'malware-sample': [null, 'hash'],
  pdq: ['image'],
};

/** Reads events of MISP. @returns null when the content is no export of events. */
export function readMisp(content: unknown): ReadList | null {
  const events = Export.safeParse(content);
  if (!events.success) return null;
  const indicators: Indicator[] = [];
  const skipped: Skipped[] = [];
  events.data.forEach((event, index) => {
    const called = 'info' in event ? (event.info ?? '') : '';
    const all = [
      ...(event.Attribute ?? []),
      ...('Object' in event ? (event.Object ?? []) : []).flatMap(
        (object) => object.Attribute ?? [],
      ),
    ];
    all.forEach((raw, at) => {
      const read = readAttribute(raw, called);
      const place = say('listPlaceAttribute', { n: at + 1 });
      if (!Array.isArray(read))
        skipped.push({
          where: events.data.length > 1 ? say('listPlaceOfEvent', { place, n: index + 1 }) : place,
          why: read,
        });
      else indicators.push(...read);
    });
  });
  return { format: 'misp', role: null, indicators, skipped };
}

/** The indicators of one attribute, or why there are none. */
function readAttribute(raw: unknown, called: string): Indicator[] | Message {
  const parsed = Attribute.safeParse(raw);
  if (!parsed.success) return say('indicatorNotMisp');
  const { type, value, to_ids: isSign, deleted } = parsed.data;
  if (deleted === true) return say('indicatorDeleted');
  if (isSign === false || isSign === '0') return say('indicatorContext');
  const kinds = TYPES[type];
  if (kinds === undefined) return say('indicatorTypeUnsupported', { type });
  const parts = kinds.length === 1 ? [value] : value.split('|');
  const known = kinds.map((kind, at) =>
    kind === null ? undefined : canonical(kind, parts[at] ?? ''),
  );
  if (known.includes(null)) return say('indicatorValueInvalid', { kind: type });
  return known.flatMap((one) => (one == null ? [] : [{ ...one, called }]));
}

const Manifest = z.record(
  z.guid(),
  z.object({ info: z.string().optional(), timestamp: z.coerce.number().optional() }),
);

/**
 * The events that a manifest of a MISP feed names, newest first; null when the content is no
 * manifest.
 */
export function readManifest(content: unknown): string[] | null {
  const parsed = Manifest.safeParse(content);
  if (!parsed.success || Object.keys(parsed.data).length === 0) return null;
  return Object.entries(parsed.data)
    .sort(([, a], [, b]) => (b.timestamp ?? 0) - (a.timestamp ?? 0))
    .map(([uuid]) => uuid);
}
