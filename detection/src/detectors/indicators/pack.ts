import { gunzipSync, gzipSync } from 'node:zlib';
import { INDICATOR_KINDS, type Indicator, type IndicatorKind } from './indicator.ts';

/** Room for the largest list when it is unpacked. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The form in which lists are kept and sent to workers: names once, then a line an indicator,
 * packed.
 */
export function pack(indicators: readonly Indicator[]): Uint8Array {
  const names = new Map<string, number>();
  const lines = indicators.map(({ kind, value, called }) => {
    const name = called
      .replace(/[\s\u0000]+/g, ' ')
      .trim()
      .slice(0, 200);
    const at = names.get(name) ?? names.size;
    names.set(name, at);
    return `${INDICATOR_KINDS.indexOf(kind)}\t${value.replace(/\s/g, '')}\t${at}`;
  });
  return gzipSync([...names.keys()].join('\n') + '\0' + lines.join('\n'), { level: 5 });
}

/** Goes through a packed list. @throws when it is none. */
export function unpack(packed: Uint8Array): {
  names: string[];
  each(see: (kind: IndicatorKind, value: string, name: number) => void): void;
} {
  const [names = '', lines = ''] = gunzipSync(packed, { maxOutputLength: MOST_BYTES })
    .toString('utf8')
    .split('\0');
  return {
    names: names.split('\n'),
    each(see) {
      for (const line of lines.split('\n')) {
        const [kind = '', value, name] = line.split('\t');
        const known = INDICATOR_KINDS[Number(kind)];
        if (known !== undefined && value !== undefined) see(known, value, Number(name));
      }
    },
  };
}

/** How many of each kind. */
export function countKinds(indicators: readonly Indicator[]): Record<IndicatorKind, number> {
  const counts: Record<IndicatorKind, number> = {
    url: 0,
    domain: 0,
    ip: 0,
    email: 0,
    hash: 0,
    image: 0,
  };
  for (const { kind } of indicators) counts[kind] += 1;
  return counts;
}
