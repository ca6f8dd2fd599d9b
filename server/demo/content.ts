import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const HOUR_MS = 3_600_000;
export const SOURCES = [
  'x',
  'x-search',
  'instagram',
  'facebook',
  'linkedin',
  'whatsapp',
  'paste',
  'news',
  'mastodon',
  'mastodon-own',
  'bluesky',
  'telegram',
] as const;
export type Source = (typeof SOURCES)[number];

/**
 * `12 09:40`: twelve days ago at that time (UTC); `h 3.5`: so many hours ago; `later`: while
 * somebody looks around.
 */
const When = z.string().regex(/^(\d+ \d\d:\d\d|h \d+(\.\d+)?|later)$/);
const Entry = z.strictObject({
  source: z.enum(SOURCES),
  at: When,
  by: z.string().optional(),
  byName: z.string().optional(),
  title: z.string().optional(),
  text: z.string(),
  picture: z.string().optional(),
  face: z.string().optional(),
});
export type Entry = z.output<typeof Entry>;
const FileEntry = z.strictObject({ at: When, file: z.string(), as: z.string() });
export type FileEntry = z.output<typeof FileEntry>;
const Note = z.strictObject({ about: z.string(), by: z.string(), text: z.string() });
export type Note = z.output<typeof Note>;
const Person = z.strictObject({
  key: z.string(),
  first: z.string(),
  last: z.string(),
  group: z.enum(['Admins', 'Analysts', 'Viewers']),
  then: z.enum(['pending', 'deactivated']).optional(),
});
export type DemoPerson = z.output<typeof Person>;

const Company = z.strictObject({
  name: z.string(),
  domain: z.string(),
  people: z.array(Person),
  invited: z.array(z.string()),
  settings: z.strictObject({
    protected_names: z.array(z.string()),
    protected_domains: z.array(z.string()),
    watch_terms: z.strictObject({ add: z.array(z.string()) }),
  }),
  views: z.array(
    z.strictObject({ by: z.string(), name: z.string(), query: z.string(), is_shared: z.boolean() }),
  ),
});
export type DemoCompany = z.output<typeof Company>;

/** Everything that the demo tells, from its data files. */
export interface Content {
  company: DemoCompany;
  /** The oldest first. */
  posts: Entry[];
  later: Entry[];
  share: FileEntry[];
  uploads: FileEntry[];
  notes: Note[];
}

/** @throws when a file is not as its schema says, naming what is wrong. */
export async function readContent(folder: string): Promise<Content> {
  const read = async <T>(name: string, schema: z.ZodType<T>): Promise<T> =>
    schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const [company, posts, later, share, uploads, notes, authors] = await Promise.all([
    read('company.json', Company),
    read('posts.json', Entry.array()),
    read('later.json', Entry.array()),
    read('share.json', FileEntry.array()),
    read('uploads.json', FileEntry.array()),
    read('notes.json', Note.array()),
    read('authors.json', z.record(z.string(), z.string())),
  ]);
  /** What vendors show beside the handle: told once for each of them. */
  const named = (entry: Entry): Entry => {
    const byName = entry.by === undefined ? undefined : authors[entry.by];
    return byName === undefined ? entry : { ...entry, byName };
  };
  return { company, posts: posts.map(named), later: later.map(named), share, uploads, notes };
}

/** When something of the data files happened, seen from now. */
export function timeOf(at: string, now: Date): Date {
  if (at === 'later') return now;
  const [first = '', second = ''] = at.split(' ');
  if (first === 'h') return new Date(now.getTime() - Number(second) * HOUR_MS);
  const day = new Date(now.getTime() - Number(first) * 24 * HOUR_MS);
  const [hour = 0, minute = 0] = second.split(':').map(Number);
  day.setUTCHours(hour, minute, 0, 0);
  return day;
}
