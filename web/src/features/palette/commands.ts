import type { IconName } from '../../ui/icon.tsx';

/** One thing that the palette offers. */
export interface Command {
  id: string;
  /** The heading that it stands below. */
  group: string;
  label: string;
  /** What tells it from its like, at the end of the line. */
  hint?: string;
  icon: IconName;
  /** Other words by which it is found. */
  also?: string;
  run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that hold every word of the text, in the order of the list; all of them for no text. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return commands.filter(({ group, label, also = '' }) => {
    const whole = plain(`${group} ${label} ${also}`);
    return words.every((word) => whole.includes(word));
  });
}

/**
 * The commands under their headings, in the order in which headings first appear; numbered as one
 * list, which the arrow keys walk.
 */
export function grouped(
  commands: readonly Command[],
): { group: string; entries: { command: Command; index: number }[] }[] {
  const groups = [...new Set(commands.map(({ group }) => group))];
  let index = 0;
  return groups.map((group) => ({
    group,
    entries: commands
      .filter((command) => command.group === group)
      .map((command) => {
        const entry = { command, index };
        index += 1;
        return entry;
      }),
  }));
}

/** The id of an alert that the text names: `4711` or `#4711`; null when it names none. */
export const alertIdIn = (text: string): string | null =>
  /^#?([1-9]\d{0,14})$/.exec(text.trim())?.[1] ?? null;

/** Which media item and alert an address is about. */
export function alertInAddress(
  pathname: string,
  search: string,
): { mediaId: string; alertId: string | null } | null {
  const mediaId = /^\/threat-manager\/media\/([^/]+)\/?$/.exec(pathname)?.[1];
  return mediaId === undefined
    ? null
    : {
        mediaId: decodeURIComponent(mediaId),
        alertId: new URLSearchParams(search).get('initialAlert'),
      };
}
