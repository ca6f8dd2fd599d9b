import { z } from 'zod';

export const FORMAT = 1;
/** First in the archive: what follows, and for which state of the tables. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Time stamp of the newest migration of the database. */
  migration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
});
export type Manifest = z.output<typeof Manifest>;

/** Last in the archive: what must be there once it is restored. An archive without it was cut. */
export const Sums = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
});
export type Sums = z.output<typeof Sums>;

/** Names in the archive. */
export const NAMES = {
  manifest: 'manifest.json',
  sums: 'sums.json',
  tables: 'tables/',
  files: 'data/',
} as const;
