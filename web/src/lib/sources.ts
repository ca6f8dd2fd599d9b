import * as m from '../generated/messages/common/index.ts';

/** Ids and display names of the sources (specification, section 3; decisions, section 5). */
export const SOURCES: readonly { id: number; name: string }[] = [
  { id: 22, name: 'Bluesky' },
  { id: 2, name: 'Facebook' },
  { id: 7, get name() { return m.fileUpload; } },
  { id: 1, name: 'Instagram' },
  { id: 3, name: 'Linkedin' },
  { id: 8, get name() { return m.localNetwork; } },
  { id: 21, name: 'Mastodon' },
  { id: 23, name: 'Telegram' },
  { id: 20, get name() { return m.webFeed; } },
  { id: 4, name: 'WhatsApp' },
  { id: 5, name: 'X' },
];

/** Names that are words and no brands, by what the server calls them. */
const WORDS: Readonly<Record<string, string>> = {
  get 'File upload'() { return m.fileUpload; }, get 'Local network'() { return m.localNetwork; }, get 'Web feed'() { return m.webFeed; },
};
/** A source's name that came from the server, in the reader's language; brands stay as they are. */
export const sourceLabel = (name: string): string => WORDS[name] ?? name;

/** Sources that are ticked together (specification, section 2). */
export const SOURCE_GROUPS: readonly { label: string; values: readonly string[] }[] = [
  { get label() { return m.localNetwork; }, values: ['8'] },
  { get label() { return m.fileUpload; }, values: ['7'] },
  { get label() { return m.socialMedia; }, values: ['22', '2', '1', '3', '21', '23', '4', '5'] },
];
