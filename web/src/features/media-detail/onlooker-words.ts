import * as m from '../../generated/messages/media-detail/index.ts';
/** Says who else looks; null when nobody does. */
export function onlookerWords(names: readonly string[]): string | null {
  const [first, second] = names;
  if (first === undefined) return null;
  if (second === undefined) return m.viewerOne({ first });
  if (names.length === 2) return m.viewersTwo({ first, second });
  const others = names.length - 1;
  return m.viewersMany({ first, others });
}
