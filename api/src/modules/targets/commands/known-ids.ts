import { createHash } from 'node:crypto';
import type { CollectedItem } from '../../../collectors/item.ts';
import { findSameTexts, type SameText } from '../store/collected.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { TargetRow } from '../store/targets.ts';
import { planRows } from './plan-rows.ts';

/**
 * Gives items the ids under which the target has them, for sources that may give an item another
 * one at each visit. An item is known by its title, text, link and date together; what is published
 * twice in the same words, at two addresses or times, is two.
 */
export async function underKnownIds(
  db: Db,
  target: TargetRow,
  items: readonly CollectedItem[],
): Promise<CollectedItem[]> {
  const texts = items.map(textOf);
  const known = await findSameTexts(
    db,
    target,
    texts.flatMap((text) => text?.sha256 ?? []),
  );
  const ids = new Map<string, string[]>();
  for (const one of known) ids.set(keyOf(one), [...(ids.get(keyOf(one)) ?? []), one.vendorId]);
  return items.map((item, index) => {
    const text = texts[index];
    const same = text === undefined ? [] : (ids.get(keyOf(text)) ?? []);
    const [oldest] = same;
    return oldest === undefined || same.includes(item.vendorId)
      ? item
      : { ...item, vendorId: oldest };
  });
}

const keyOf = ({ title, url, sha256, publishedAt }: SameText): string =>
  JSON.stringify([title, url, sha256, publishedAt]);

function textOf(item: CollectedItem): SameText | undefined {
  const row = planRows(item).find(({ content }) => content.kind === 'text');
  if (row?.content.kind !== 'text') return undefined;
  const sha256 = createHash('sha256').update(row.content.text, 'utf8').digest('hex');
  return {
    vendorId: item.vendorId,
    title: row.title,
    url: item.url,
    sha256,
    publishedAt: item.createdAt,
  };
}
