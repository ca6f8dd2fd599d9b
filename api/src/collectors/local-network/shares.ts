import { z } from 'zod';

const Folder = z.strictObject({
  /** Where the share is mounted on this machine. */
  path: z.string().startsWith('/', 'must be an absolute path'),
  /**
   * A file that is there whenever the share is: a mount that vanished is told from a share that was
   * emptied.
   */
  sentinel: z.string().min(1).nullable().default(null),
  /**
   * Ask the file system now and then instead of waiting for its events: shares over a network give
   * none.
   */
  poll: z.boolean().default(true),
});
const Bucket = z.strictObject({
  endpoint: z.url(),
  region: z.string().default('us-east-1'),
  bucket: z.string().min(1),
  /** Stands before the folder. */
  prefix: z.string().default(''),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
});
export type Folder = z.output<typeof Folder>;
export type Bucket = z.output<typeof Bucket>;

export const ShareSettings = z.strictObject({
  /**
   * What may be watched, by the name with which a target's folder begins:
   * `{ "marketing": { "path": "/mnt/marketing" } }` opens /marketing and all below it. Nothing else
   * of the machine can be named.
   */
  shares: z
    .record(z.string().regex(/^[^/\\]{1,100}$/, 'is no name of a share'), z.union([Folder, Bucket]))
    .default({}),
  /** Files are taken when they did not change for so long. */
  settleSeconds: z.number().min(0.01).max(3_600).default(5),
  /** Files of one target that are watched; of what is beyond nothing is known. */
  maxFiles: z.number().int().min(1).max(100_000).default(20_000),
});
export type ShareSettings = z.output<typeof ShareSettings>;

/**
 * What a file was when it was last seen: size in bytes, time of its last change, its identity (null
 * while it may still be written), and since when it stands so (milliseconds, as its change).
 */
export const SeenFile = z.tuple([z.number(), z.number(), z.string().nullable(), z.number()]);
export type SeenFile = z.output<typeof SeenFile>;
/** By path below the target's folder. */
export const ShareWatermark = z.object({ files: z.record(z.string(), SeenFile) });
export type ShareWatermark = z.output<typeof ShareWatermark>;

/** Larger files are told of but never read. */
export const MAX_FILE_BYTES = 100 * 1_048_576;
/** Files of one page. */
export const PAGE_FILES = 20;
/** Pages of a listing that are read at most: half a million keys. */
export const MOST_LISTINGS = 500;
/** How often a run saves what it has come to know: it is written whole each time. */
export const SAVE_EVERY_PAGES = 10;

/**
 * The share that a target's folder begins with, and the path below it without slashes at its ends.
 */
export function splitFolder(folder: string): { share: string; below: string } {
  const [share = '', ...rest] = folder.split('/').filter((part) => part !== '');
  return { share, below: rest.join('/') };
}
export const isBucket = (share: Folder | Bucket): share is Bucket => 'bucket' in share;
