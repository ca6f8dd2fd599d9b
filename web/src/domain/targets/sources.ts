import * as m from '../../generated/messages/common/index.ts';
import { SOURCES } from '../../generated/sources/list.ts';
import { shownLanguage } from '../../ui/language.ts';

export { SOURCES };
type Group = NonNullable<(typeof SOURCES)[number]['group']>;

/** The display name of a source by its value in the schema. */
export const nameOfSource = (value: string): string =>
  SOURCES.find((source) => source.value === value)?.name ?? m.otherSource;

/** A source's name that came from the server, in the reader's language; brands stay as they are. */
export const sourceLabel = (name: string): string =>
  SOURCES.find(({ english }) => english === name)?.name ?? name;

/** Rows by the names under which the reader sees them, in the order of the reader's language. */
export const byName = <Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] =>
  [...rows].sort((a, b) => nameOf(a).localeCompare(nameOf(b), shownLanguage()));

/** What a filter by source offers. */
export const sourceItems = (): { value: string; label: string }[] =>
  byName(SOURCES, ({ name }) => name).map(({ id, name }) => ({ value: String(id), label: name }));

const idsOf = (group: Group) =>
  SOURCES.filter((source) => source.group === group).map(({ id }) => String(id));

/** Sources that are ticked together. */
export const SOURCE_GROUPS: readonly { label: string; values: readonly string[] }[] = [
  {
    get label() {
      return nameOfSource('LOCAL_NETWORK');
    },
    values: idsOf('local-network'),
  },
  {
    get label() {
      return nameOfSource('FILE_UPLOAD');
    },
    values: idsOf('file-upload'),
  },
  {
    get label() {
      return m.socialMedia;
    },
    values: idsOf('social-media'),
  },
];
