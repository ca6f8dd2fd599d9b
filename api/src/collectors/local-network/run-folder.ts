import { say } from '@vedetta/messages/say.ts';
import type { OpenedMedium, Run, TargetContext } from '../collector.ts';
import type { NewItem } from '../item.ts';
import type { LeftOut } from '../left-out.ts';
import { FINISHED } from '../problem.ts';
import type { Place } from './place.ts';
import {
  MAX_FILE_BYTES,
  PAGE_FILES,
  SAVE_EVERY_PAGES,
  type Folder,
  type SeenFile,
  type ShareSettings,
  type ShareWatermark,
} from './shares.ts';
import { codeOf, findFolder, hashSettled, openFile, walk, type FoundFile } from './walk.ts';

/**
 * One look through a folder. A file is taken when it stands as it stood at an earlier look and did
 * not change while it was hashed; its identity is what it holds, so that a moved file is no new
 * one.
 */
export async function* runFolder(
  { share, name, below }: Place<Folder>,
  context: TargetContext<ShareSettings, ShareWatermark, never>,
): Run<ShareWatermark> {
  const { watermark, settings, now } = context;
  const found = await findFolder(share, name, below);
  if (!found.ok) return found.problem;
  const folder = found.value;
  const before = watermark?.files ?? {};
  const files: Record<string, SeenFile> = {};
  const wanted: FoundFile[] = [];
  const time = now().getTime();
  const leftOut: LeftOut[] = [];
  let [count, left] = [0, 0];
  try {
    for await (const file of walk(folder, below === '' ? share.sentinel : null)) {
      if ('why' in file) {
        leftOut.push(file);
        continue;
      }
      if ((count += 1) > settings.maxFiles) {
        left += 1;
        const known = before[file.path];
        if (known !== undefined) files[file.path] = known;
        continue;
      }
      // Whoever copies a file may set its time back: an old time alone says nothing, only that it
      // rests between two looks.
      const seen = sameFile(before[file.path], file) ?? [file.size, file.changed, null, time];
      files[file.path] = seen;
      const [, , identity, since] = seen;
      if (identity === null && time - since >= settings.settleSeconds * 1000) wanted.push(file);
    }
  } catch (error) {
    return {
      kind: 'temporary',
      why: say('shareBroke', { name, why: codeOf(error) }),
    };
  }
  // Of a share that went away under the walk nothing is concluded.
  const still = leftOut.length === 0 ? found : await findFolder(share, name, below);
  if (!still.ok) return still.problem;
  Object.assign(files, unseen(before, leftOut));
  let pages = 0;
  for (let from = 0; from < wanted.length; from += PAGE_FILES) {
    const items: NewItem[] = [];
    for (const file of wanted.slice(from, from + PAGE_FILES)) {
      const identity =
        file.size > MAX_FILE_BYTES
          ? `${file.path}:${file.size}:${file.changed}`
          : await hashSettled(folder, file).catch(() => {
              leftOut.push({ name: file.path, why: 'fileUnreadable' });
              return null;
            });
      if (identity === null) continue;
      files[file.path] = [file.size, file.changed, identity, time];
      items.push(itemOf(file, identity));
    }
    pages += 1;
    yield {
      items,
      ...(pages % SAVE_EVERY_PAGES === 0
        ? { watermark: { files: { ...files, ...kept(before, files) } } }
        : {}),
    };
  }
  yield { items: [], leftOut, deleted: removed(before, files), watermark: { files } };
  const unread = new Set(leftOut.map(({ name: path }) => path));
  const waiting = Object.entries(files).filter(
    ([path, [, , identity]]) => identity === null && !unread.has(path),
  ).length;
  const note =
    left > 0
      ? say('filesMost', { most: settings.maxFiles, rest: left })
      : waiting === 0
        ? undefined
        : say('filesUnderWay', { count: waiting });
  return {
    ...FINISHED,
    ...(note === undefined ? {} : { note: [note] }),
    ...(waiting > 0 ? { againSeconds: settings.settleSeconds } : {}),
  };
}

const sameFile = (seen: SeenFile | undefined, { size, changed }: FoundFile) =>
  seen?.[0] === size && seen[1] === changed ? seen : undefined;
/** What was known and is not seen anew yet: a run that is cut off must not forget it. */
const kept = (before: ShareWatermark['files'], files: ShareWatermark['files']) =>
  Object.fromEntries(Object.entries(before).filter(([path]) => files[path] === undefined));

/**
 * What was known of files that could not be looked at now: they may still be there as they were.
 */
function unseen(
  before: ShareWatermark['files'],
  leftOut: readonly LeftOut[],
): ShareWatermark['files'] {
  const folders = leftOut.filter(({ name }) => name.endsWith('/')).map(({ name }) => name);
  const names = new Set(leftOut.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([path]) => names.has(path) || folders.some((folder) => path.startsWith(folder)),
    ),
  );
}

/** Contents that no file holds any more. */
function removed(before: ShareWatermark['files'], after: ShareWatermark['files']): string[] {
  const there = new Set(Object.values(after).map(([, , identity]) => identity));
  // A file that is being written anew may become what it was.
  const unsure = new Set(
    Object.entries(after).flatMap(([path, [, , identity]]) => (identity === null ? [path] : [])),
  );
  return [
    ...new Set(
      Object.entries(before).flatMap(([path, [, , identity]]) =>
        identity === null || there.has(identity) || unsure.has(path) ? [] : [identity],
      ),
    ),
  ];
}

/** Called by its way below the folder that is watched: where it lies is what people look for. */
export function itemOf(
  { path, changed }: Pick<FoundFile, 'path' | 'changed'>,
  identity: string,
): NewItem {
  return {
    vendorId: identity,
    url: null,
    authorHandle: null,
    authorId: null,
    text: '',
    createdAt: new Date(changed),
    editedAt: null,
    media: [{ kind: kindOf(path), ref: path, name: path.slice(-500) }],
  };
}

/** What it pretends to be, for the words of the list; what it is, its detectors say. */
function kindOf(name: string): 'image' | 'video' | 'audio' | 'document' {
  if (/\.(jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg)$/i.test(name)) return 'image';
  if (/\.(mp4|mov|avi|mkv|webm)$/i.test(name)) return 'video';
  return /\.(mp3|wav|ogg|m4a|flac)$/i.test(name) ? 'audio' : 'document';
}

/** Opens one file of the folder, as found by its last look. */
export async function openFromFolder(
  { share, name, below }: Place<Folder>,
  path: string,
): Promise<OpenedMedium> {
  const found = await findFolder(share, name, below);
  if (!found.ok) return found;
  const file = await openFile(found.value, path).catch(codeOf);
  if (typeof file === 'string')
    return {
      ok: false,
      problem: {
        kind: 'temporary',
        why: say('shareUnreadable', { name, why: file }),
      },
    };
  if (file === null) return { ok: false, problem: { kind: 'gone', why: say('fileLeft') } };
  return { ok: true, value: { chunks: bytesOf(file), name: path.split('/').at(-1) ?? null } };
}

async function* bytesOf(
  file: NonNullable<Awaited<ReturnType<typeof openFile>>>,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    for await (const chunk of file.createReadStream({ autoClose: false, highWaterMark: 262_144 }))
      if (chunk instanceof Uint8Array) yield chunk;
  } finally {
    await file.close();
  }
}
