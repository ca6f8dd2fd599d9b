import type { FoundThing } from '../src/engine/found-thing.ts';
import { showMail, type ShownMail } from '../src/formats/mail/show-mail.ts';
import type { FoundPlace } from '../src/formats/mail/standing.ts';
import { wayInWords } from '../src/formats/step.ts';
import { sniff } from '../src/formats/sniff.ts';
import { createTestEngine as createEngine } from './engine.ts';

const NAME = 'a.eml';
export async function itemOf(bytes: Uint8Array) {
  return { bytes, filename: NAME, mime: await sniff(bytes), path: [NAME] };
}
export const placed = (
  things: readonly Pick<FoundThing, 'path' | 'place' | 'excerpt'>[],
): FoundPlace[] =>
  things.map(({ path, place, excerpt }, id) => ({
    id,
    steps: wayInWords(path).slice(1),
    range: place.kind === 'text' ? { start: place.offset, end: place.offset + place.length } : null,
    excerpt,
  }));
/** What the engine finds in a mail, and the mail as it is shown with that. */
export async function scanned(bytes: Uint8Array, inside: number[] = []) {
  const { rows } = await createEngine().scan(await itemOf(bytes), () => undefined);
  const things = rows.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []));
  return { things, mail: await shown(bytes, inside, placed(things)) };
}
export async function shown(
  bytes: Uint8Array,
  inside: number[] = [],
  found: FoundPlace[] = [],
): Promise<ShownMail> {
  const mail = await showMail(await itemOf(bytes), inside, found);
  if (mail === null) throw new Error('This is no mail.');
  return mail;
}
/** What is marked, by where it is. */
export const marksOf = ({ faces, fields }: ShownMail) =>
  Object.fromEntries(
    [
      ...faces.map(({ kind, ...rest }) => ({ at: String(kind), ...rest })),
      ...fields.map(({ name, ...rest }) => ({ at: String(name), ...rest })),
    ]
      .filter(({ marks }) => marks.length > 0)
      .map(({ at, text, marks }) => [
        at,
        [...new Set(marks.map(({ offset, length }) => text.slice(offset, offset + length)))],
      ]),
  );
export const faceOf = (mail: ShownMail, kind: string) =>
  mail.faces.find((face) => face.kind === kind)?.text;
export const findingAt = (
  start: number,
  end: number,
  steps: string[] = [],
  excerpt = '',
): FoundPlace => ({
  id: 7,
  steps,
  range: { start, end },
  excerpt,
});
