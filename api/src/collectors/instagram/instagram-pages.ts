import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { LeftOut } from '../left-out.ts';
import { askGraph } from '../meta/graph.ts';
import type { CollectorProblem, Read } from '../problem.ts';
import { Discovery, type InstagramMedium, MediaPage, MEDIUM_FIELDS } from './instagram-answers.ts';
import type { Context } from './instagram-settings.ts';

export interface MediaAnswer {
  media: InstagramMedium[];
  leftOut: LeftOut[];
  after: string | null;
  pause: CollectorProblem | null;
}

/** Another account, read through the company's own. Cursors stand inside of the field. */
export async function accountPage(
  context: Context,
  after: string | null,
): Promise<Read<MediaAnswer>> {
  const { credential, settings, target } = context;
  const media = `media.limit(${settings.pageSize})${after === null ? '' : `.after(${after})`}{${MEDIUM_FIELDS}}`;
  const read = await askGraph(
    context,
    'Instagram',
    credential?.userId ?? '',
    {
      fields: `business_discovery.username(${target.accountUsername ?? ''}){id,username,${media}}`,
    },
    Discovery,
  );
  if (!read.ok)
    return read.problem.kind === 'gone'
      ? {
          ok: false,
          problem: {
            kind: 'gone',
            why: say('instagramNoAccount', { name: target.accountUsername ?? '' }),
          },
        }
      : read;
  const page = read.value.value.business_discovery.media;
  const { all = [], leftOut = [] } = page?.data ?? {};
  return {
    ok: true,
    value: {
      media: all,
      leftOut,
      after: page === undefined ? null : afterOf(page),
      pause: read.value.pause,
    },
  };
}

/**
 * Cursors are there on the last page too, and pages in the middle are short: the end is an empty
 * page that names no next.
 */
function afterOf({ data, paging }: z.output<typeof MediaPage>): string | null {
  const isEnd = data.count === 0 && paging?.next === undefined;
  return isEnd ? null : (paging?.cursors?.after ?? null);
}

export async function tagPage(
  context: Context,
  tagId: string,
  after: string | null,
): Promise<Read<MediaAnswer>> {
  const read = await askGraph(
    context,
    'Instagram',
    `${tagId}/recent_media`,
    {
      user_id: context.credential?.userId ?? '',
      fields: MEDIUM_FIELDS,
      limit: String(context.settings.pageSize),
      ...(after === null ? {} : { after }),
    },
    MediaPage,
  );
  if (!read.ok) return read;
  const { value: page, pause } = read.value;
  return {
    ok: true,
    value: { media: page.data.all, leftOut: page.data.leftOut, after: afterOf(page), pause },
  };
}
