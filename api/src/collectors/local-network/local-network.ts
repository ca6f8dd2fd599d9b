import type { OpenedMedium, Run, RunContext, TargetContext, WatchedTarget } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import type { CollectedMedium } from '../item.ts';
import type { CollectorProblem } from '../problem.ts';
import type { Place } from './place.ts';
import { openObject, runBucket } from './bucket.ts';
import {
  isBucket,
  ShareSettings,
  ShareWatermark,
  splitFolder,
  type Bucket,
  type Folder,
} from './shares.ts';
import { openFromFolder, runFolder } from './run-folder.ts';
import { watchFolder } from './watch-folder.ts';
import { source } from './source.ts';

type Context = TargetContext<ShareSettings, ShareWatermark, never>;

/**
 * Folders of shares that the operator mounted, and of S3-compatible buckets. Looking through all is
 * the truth.
 */
export const localNetwork = defineCollector({
  source,
  intervalSeconds: 300,
  settings: ShareSettings,
  credential: null,
  watermark: ShareWatermark,
  run,
  openMedium,
  limitKey: ({ accountUsername }) => splitFolder(accountUsername ?? '').share,
  async listen(context, hurry) {
    const place = placeOf(context);
    if (!('problem' in place) && !isBucket(place.share))
      return watchFolder(place.share, place, context, hurry);
  },
});

/** The share of a target, by the operator's list. */
function placeOf({
  settings,
  target,
}: Pick<RunContext<ShareSettings, never>, 'settings'> & { target: WatchedTarget }):
  Place<Folder | Bucket> | { problem: CollectorProblem } {
  const { share: name, below } = splitFolder(target.accountUsername ?? '');
  const share = Object.hasOwn(settings.shares, name) ? settings.shares[name] : undefined;
  if (share === undefined) {
    const known = Object.keys(settings.shares).sort().join(', ');
    const why =
      known === ''
        ? `There is no share “${name}”, and none is set up. Ask your operator to name it in collectors.json.`
        : `There is no share “${name}”. Ask your operator to name it in collectors.json, or watch one of: ${known}.`;
    return { problem: { kind: 'refused', why } };
  }
  return { share, name, below };
}

async function* run(context: Context): Run<ShareWatermark> {
  const place = placeOf(context);
  if ('problem' in place) return place.problem;
  const { share } = place;
  return yield* isBucket(share)
    ? runBucket({ ...place, share }, context)
    : runFolder({ ...place, share }, context);
}

async function openMedium(
  { ref }: CollectedMedium & { ref: string },
  context: RunContext<ShareSettings, never> & { target: WatchedTarget },
): Promise<OpenedMedium> {
  const place = placeOf(context);
  if ('problem' in place) return { ok: false, problem: place.problem };
  const { share } = place;
  return isBucket(share)
    ? openObject({ ...place, share }, ref, context)
    : openFromFolder({ ...place, share }, ref);
}
