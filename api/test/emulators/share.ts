import { S3_KEY, startS3 } from './s3.ts';
import type { Post, VendorEmulator } from './emulator.ts';

const NAME = 'company';

/**
 * A bucket of files as the table sees a vendor: what is published is a file whose bytes are the
 * words.
 */
export async function startShare(): Promise<VendorEmulator> {
  const s3 = await startS3(NAME);
  const keyOf = (id: string) => `in/${id}.txt`;
  const { state } = s3;
  return {
    url: s3.url,
    asked: s3.asked,
    close: () => s3.close(),
    pageSize: 2,
    credential: null,
    isFiles: true,
    cannot: ['media', 'limit'],
    settings: { shares: { [NAME]: { endpoint: s3.url, bucket: NAME, ...S3_KEY } } },
    target: { type: 'folder', accountUsername: `/${NAME}/in` },
    publish: (...posts: Post[]) => {
      for (const { id, text, at } of posts) s3.put(keyOf(id), text, at);
    },
    edit: (id, text, at) => {
      s3.put(keyOf(id), text, at);
    },
    remove: (id) => {
      s3.remove(keyOf(id));
    },
    limit: (seconds) => void (state.limitedFor = seconds),
    expireAfter: (calls) => void (state.callsLeft = calls),
    vanish: () => void (state.isGone = true),
    fail: () => void (state.isFailing = true),
    hang: (afterCalls = 0) => void (state.hangsAfter = afterCalls),
    calm: () =>
      void Object.assign(state, {
        limitedFor: null,
        callsLeft: null,
        isGone: false,
        isFailing: false,
        hangsAfter: null,
      }),
  };
}
