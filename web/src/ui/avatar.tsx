import { classes } from './classes.ts';
import './avatar.css';

const TINTS = [
  '#ffdfc8',
  '#cdeedd',
  '#e6dbff',
  '#dbe4ff',
  '#fde0ea',
  '#d3eef4',
  '#f6e9b8',
  '#d8dee7',
];

/** Up to two initials: first and last word of a name, or the first two letters of a single word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/)
    .filter((word) => word !== '');
  const first = words[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (
    last === '' ? first.slice(0, 2) : `${first.slice(0, 1)}${last.slice(0, 1)}`
  ).toUpperCase();
}

/**
 * The same name has the same tint in every session and on every screen: notifications and histories
 * know no more of somebody.
 */
export function tintOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[hash % TINTS.length] ?? '#dbe4ff';
}

/**
 * Initials on a stable tint. Decoration: the name always stands beside it, or give `labelled` where
 * it does not.
 */
export function Avatar({
  name,
  small = false,
  labelled = false,
}: {
  name: string;
  small?: boolean;
  labelled?: boolean;
}) {
  return (
    <span
      className={classes('avatar', small && 'avatar-s')}
      style={{ background: tintOf(name) }}
      {...(labelled ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  );
}
