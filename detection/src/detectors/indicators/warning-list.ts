import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { canonical, guess } from './canonical.ts';
import type { Indicator, ReadList, Skipped } from './indicator.ts';

const WarningList = z.object({ name: z.string(), type: z.string(), list: z.array(z.string()) });

/**
 * Reads a list of MISP/misp-warninglists: what is ordinary, and no sign of a threat.
 * @returns null when the content is none.
 */
export function readWarningList(content: unknown): ReadList | null {
  const parsed = WarningList.safeParse(content);
  if (!parsed.success) return null;
  const { name, type, list } = parsed.data;
  const indicators: Indicator[] = [];
  const skipped: Skipped[] = [];
  const read = READERS[type];
  list.forEach((entry, index) => {
    const known = read?.(entry) ?? null;
    if (known !== null) indicators.push({ ...known, called: name });
    else
      skipped.push({
        where: say('listPlaceEntry', { n: index + 1 }),
        why: read === undefined ? say('warningListType', { type }) : say('warningListEntry'),
      });
  });
  return { format: 'misp-warninglist', role: 'warning', indicators, skipped };
}

const READERS: Readonly<Record<string, typeof guess>> = {
  hostname: (entry) => canonical('domain', entry),
  string: guess,
  cidr: (entry) => canonical('ip', entry),
};
