import { say } from '@vedetta/messages/say.ts';
import { askGraph } from '../meta/graph.ts';
import type { Read } from '../problem.ts';
import { Tags } from './instagram-answers.ts';
import type { Context } from './instagram-settings.ts';

/** Hashtags of one connected account per rolling week. */
const TAGS_PER_WEEK = 30;

/** The number of a hashtag; a new one is asked for only while the week's thirty are not spent. */
export async function tagOf(context: Context): Promise<Read<string>> {
  const { credential, target, watermark } = context;
  const user = { user_id: credential?.userId ?? '' };
  if (watermark?.tagId != null) return { ok: true, value: watermark.tagId };
  const spent = await askGraph(
    context,
    'Instagram',
    `${user.user_id}/recently_searched_hashtags`,
    { limit: '30' },
    Tags,
  );
  if (!spent.ok) return spent;
  const found = await askGraph(
    context,
    'Instagram',
    'ig_hashtag_search',
    { ...user, q: target.searchString ?? '' },
    Tags,
  );
  if (!found.ok)
    return found.problem.kind === 'gone'
      ? {
          ok: false,
          problem: {
            kind: 'refused',
            why: say('instagramHeldBack', { tag: target.searchString ?? '' }),
          },
        }
      : found;
  const id = found.value.value.data.all[0]?.id;
  if (id === undefined)
    return {
      ok: false,
      problem: { kind: 'gone', why: say('instagramNoTag', { tag: target.searchString ?? '' }) },
    };
  const known = spent.value.value.data.all.map((tag) => tag.id);
  if (known.length >= TAGS_PER_WEEK && !known.includes(id))
    return {
      ok: false,
      problem: {
        kind: 'refused',
        why: say('instagramTagsSpent', { most: TAGS_PER_WEEK }),
      },
    };
  return { ok: true, value: id };
}
