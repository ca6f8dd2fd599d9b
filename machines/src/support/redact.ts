import { Secret } from './secret.ts';

/** Members whose values never leave the process, wherever they stand in a snapshot or event. */
const HIDDEN = new Set([
  'password',
  'repeatPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'token',
  'access',
  'refresh',
  'code',
  'secret',
  'otpauthUrl',
  'qrSvg',
  'recoveryCodes',
  'authorization',
  'undoToken',
]);
const REDACTED = '[secret]';
const DEEPEST = 12;

/**
 * A copy of a snapshot that an inspector may see: secrets by name and every `Secret` are replaced,
 * functions and actors left out. A problem's `code` is a name and not a secret, and is kept.
 */
export function redactSnapshot(snapshot: unknown): unknown {
  return redact(snapshot, 0, new Set());
}

/** The same for an event: payloads, actors' output and input. */
export function redactEvent(event: unknown): unknown {
  return redact(event, 0, new Set());
}

function redact(value: unknown, depth: number, above: ReadonlySet<object>): unknown {
  if (value instanceof Secret) return REDACTED;
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value) || depth > DEEPEST) return undefined;
  const inside = new Set(above).add(value);
  // Snapshots and actors say themselves what of them is data; the rest of them is the machine.
  const data = dataOf(value);
  if (data !== value) return redact(data, depth, inside);
  if (Array.isArray(value)) return value.map((entry: unknown) => redact(entry, depth + 1, inside));
  const entries: [string, unknown][] = Object.entries(value);
  if (value instanceof Error) entries.push(['message', value.message]);
  return Object.fromEntries(
    entries
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, member]) => [
        name,
        hides(name, value) && member !== null && member !== ''
          ? REDACTED
          : redact(member, depth + 1, inside),
      ]),
  );
}

function hides(name: string, owner: object): boolean {
  return HIDDEN.has(name) && !(name === 'code' && 'message' in owner);
}

function dataOf(value: object): unknown {
  return 'toJSON' in value && typeof value.toJSON === 'function'
    ? (value.toJSON as () => unknown)()
    : value;
}
