import { say } from '@vedetta/messages/say.ts';
import type { OpenedMedium, Run, RunContext, TargetContext } from '../collector.ts';
import type { LeftOut } from '../left-out.ts';
import type { Place } from './place.ts';
import { itemOf } from './run-folder.ts';
import { listObjects, openKey, type Listed } from './s3-client.ts';
import {
  MOST_LISTINGS,
  PAGE_FILES,
  SAVE_EVERY_PAGES,
  type Bucket,
  type SeenFile,
  type ShareSettings,
  type ShareWatermark,
} from './shares.ts';

/**
 * One look through a bucket below a folder. Objects appear whole: what is listed is taken, once for
 * each version of a key.
 */
export async function* runBucket(
  place: Place<Bucket>,
  { settings, watermark, http, now }: TargetContext<ShareSettings, ShareWatermark, never>,
): Run<ShareWatermark> {
  const prefix = prefixOf(place);
  const before = watermark?.files ?? {};
  const files: Record<string, SeenFile> = {};
  const wanted: { path: string; identity: string; changed: number }[] = [];
  const leftOut: LeftOut[] = [];
  const tokens = new Set<string | undefined>();
  let token: string | undefined;
  let isWhole = false;
  let [count, left] = [0, 0];
  do {
    tokens.add(token);
    const page = await listObjects(http, place, prefix, token, now());
    if (!page.ok) return page.problem;
    leftOut.push(...page.value.leftOut);
    for (const object of page.value.objects) {
      const path = object.Key.slice(prefix.length);
      // Folders have keys of their own; a key outside of what was asked for is none of ours.
      if (path === '' || path.endsWith('/') || !object.Key.startsWith(prefix)) continue;
      if (path === '__proto__') {
        leftOut.push({ name: path, why: 'hidden' });
        continue;
      }
      if ((count += 1) > settings.maxFiles) {
        left += 1;
        continue;
      }
      const changed = Date.parse(object.LastModified) || now().getTime();
      const identity = identityOf(place, object);
      files[path] = [object.Size, changed, identity, changed];
      if (before[path]?.[2] !== identity) wanted.push({ path, identity, changed });
    }
    token = page.value.next;
    isWhole = token === undefined && !page.value.isCut;
  } while (token !== undefined && !tokens.has(token) && tokens.size < MOST_LISTINGS);
  // Of what was not listed nothing is concluded: it stays known.
  const isSeen = isWhole && left === 0;
  if (!isSeen) for (const [path, seen] of Object.entries(before)) files[path] ??= seen;
  for (let from = 0, pages = 1; from < wanted.length; from += PAGE_FILES, pages += 1) {
    const reached = () => ({
      ...before,
      ...Object.fromEntries(
        wanted
          .slice(0, from + PAGE_FILES)
          .flatMap(({ path }) => (files[path] === undefined ? [] : [[path, files[path]]])),
      ),
    });
    yield {
      items: wanted
        .slice(from, from + PAGE_FILES)
        .map(({ path, identity, changed }) => itemOf({ path, changed }, identity)),
      ...(pages % SAVE_EVERY_PAGES === 0 ? { watermark: { files: reached() } } : {}),
    };
  }
  const there = new Set(Object.values(files).map(([, , identity]) => identity));
  const deleted = Object.values(before).flatMap(([, , identity]) =>
    identity === null || there.has(identity) ? [] : [identity],
  );
  yield { items: [], leftOut, deleted, watermark: { files } };
  if (!isWhole)
    return {
      kind: 'finished',
      note: [say('listingCut')],
    };
  return {
    kind: 'finished',
    ...(left > 0
      ? {
          note: [say('objectsMost', { most: settings.maxFiles, rest: left })],
        }
      : {}),
  };
}

/** Opens one object below the target's folder. */
export function openObject(
  place: Place<Bucket>,
  path: string,
  { http }: RunContext<ShareSettings, never>,
): Promise<OpenedMedium> {
  return openKey(http, place, `${prefixOf(place)}${path}`);
}

/** A key may be written anew under the same name: each version is a thing of its own. */
const identityOf = (
  { share }: Place<Bucket>,
  { Key, ETag, LastModified }: Listed['objects'][number],
) => `${share.bucket}/${Key}@${ETag.replaceAll('"', '') || LastModified}`.slice(-1_000);
const prefixOf = ({ share, below }: Place<Bucket>) =>
  [share.prefix.replace(/^\/|\/$/g, ''), below]
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');
