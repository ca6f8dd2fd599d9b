import * as m from '../generated/messages/common/index.ts';

/**
 * Ids, values in the schema and display names of the sources (specification, section 3; decisions,
 * section 5).
 */
export const SOURCES: readonly { id: number; value: string; name: string }[] = [
  { id: 22, value: 'BLUESKY', name: 'Bluesky' },
  { id: 2, value: 'FACEBOOK', name: 'Facebook' },
  {
    id: 7,
    value: 'FILE_UPLOAD',
    get name() {
      return m.fileUpload;
    },
  },
  { id: 1, value: 'INSTAGRAM', name: 'Instagram' },
  { id: 3, value: 'LINKEDIN', name: 'Linkedin' },
  {
    id: 8,
    value: 'LOCAL_NETWORK',
    get name() {
      return m.localNetwork;
    },
  },
  { id: 21, value: 'MASTODON', name: 'Mastodon' },
  { id: 23, value: 'TELEGRAM', name: 'Telegram' },
  {
    id: 20,
    value: 'WEB_FEED',
    get name() {
      return m.webFeed;
    },
  },
  { id: 4, value: 'WHATSAPP', name: 'WhatsApp' },
  { id: 5, value: 'X', name: 'X' },
];

/** The display name of a source by its value in the schema. */
export const nameOfSource = (value: string): string =>
  SOURCES.find((source) => source.value === value)?.name ?? value;

/** Names that are words and no brands, by what the server calls them. */
const WORDS: Readonly<Record<string, string>> = {
  get 'File upload'() {
    return m.fileUpload;
  },
  get 'Local network'() {
    return m.localNetwork;
  },
  get 'Web feed'() {
    return m.webFeed;
  },
};
/** A source's name that came from the server, in the reader's language; brands stay as they are. */
export const sourceLabel = (name: string): string => WORDS[name] ?? name;

/** Sources that are ticked together (specification, section 2). */
export const SOURCE_GROUPS: readonly { label: string; values: readonly string[] }[] = [
  {
    get label() {
      return m.localNetwork;
    },
    values: ['8'],
  },
  {
    get label() {
      return m.fileUpload;
    },
    values: ['7'],
  },
  {
    get label() {
      return m.socialMedia;
    },
    values: ['22', '2', '1', '3', '21', '23', '4', '5'],
  },
];
