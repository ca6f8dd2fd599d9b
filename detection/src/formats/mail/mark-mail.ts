import type { Range } from '../written/reading.ts';
import { withoutReturns, type Bodies, type Face } from './faces.ts';
import type { Field } from './fields.ts';
import { CONTEXT, findWords, type Words } from './find-words.ts';
import { BODIES, HEADING } from './parse-mail.ts';
import { wayInWords } from '../step.ts';
import { SENDER } from './sender.ts';
import { LINK, standingIn, type FoundPlace, type Standing } from './standing.ts';

/** A finding's place in a text that is shown; UTF-16 units. */
export interface Mark {
  id: number;
  offset: number;
  length: number;
}

/** A mail on its way to be shown. */
export interface MarkedMail {
  /** Way from the item to it, likewise. */
  steps: readonly string[];
  /** What stands in its file. */
  source: string;
  bodies: Bodies;
  faces: readonly Face[];
  fields: readonly Field[];
  /** Names of its files, as they stand on the way to a finding. */
  files: ReadonlySet<string>;
}

/** What is told of one mail: the marks in each face and each line of its head, in their order. */
export interface Marks {
  faces: Mark[][];
  fields: Mark[][];
}

/** So many are looked for where their words stand, since a detector tells up to fifty of them. */
const MOST_SOUGHT = 300;

/** The steps that lead to the head of a mail, as a way in words has them. */
const HEADS = wayInWords([HEADING, SENDER]);

type Origin = 'source' | 'text' | 'page' | 'heading';

/**
 * Where findings stand in a mail as it is shown. A finding in a body has its place in that body's
 * text; one in the file as it is has it where the body stands there as it is, else where its words
 * stand in what is shown, between the same words. What stands nowhere gets no mark.
 */
export function markMail(mail: MarkedMail, found: readonly FoundPlace[]): Marks {
  const marker = new Marker(mail);
  const marks: Marks = { faces: mail.faces.map(() => []), fields: mail.fields.map(() => []) };
  let sought = 0;
  for (const one of found) {
    const origin = marker.originOf(one);
    if (origin === null) continue;
    sought += 1;
    if (sought > MOST_SOUGHT) break;
    if (
      origin === 'heading' ||
      (origin === 'source' && one.range !== null && one.range.start < marker.headEnd)
    ) {
      const words =
        origin === 'heading' || one.range === null
          ? [{ words: one.excerpt, before: '', after: '' }]
          : marker.wordsIn(mail.source, one.range);
      for (const [at, field] of mail.fields.entries()) {
        const range = first(words, (each) => findWords(field.text, each));
        if (range !== null)
          marks.fields[at]?.push({
            id: one.id,
            offset: range.start,
            length: range.end - range.start,
          });
      }
      continue;
    }
    if (one.range === null) continue;
    for (const [at, range] of marker.placesOf(origin, one.range).entries()) {
      if (range !== null)
        marks.faces[at]?.push({ id: one.id, offset: range.start, length: range.end - range.start });
    }
  }
  return marks;
}

function first<T, R>(all: readonly T[], of: (one: T) => R | null): R | null {
  for (const one of all) {
    const result = of(one);
    if (result !== null) return result;
  }
  return null;
}

class Marker {
  readonly #mail: MarkedMail;
  readonly #plain: ReturnType<typeof withoutReturns>;
  readonly #standing: { text: Standing | null; page: Standing | null };
  /** Where the head of the mail ends in its file. */
  readonly headEnd: number;

  constructor(mail: MarkedMail) {
    this.#mail = mail;
    this.#plain = withoutReturns(mail.source);
    const end = /\r?\n\r?\n/.exec(mail.source);
    this.headEnd = end === null ? mail.source.length : end.index;
    const { text, page } = mail.bodies;
    const from = this.#plain.at(this.headEnd);
    this.#standing = {
      text: standingIn(this.#plain.text, from, text),
      page: standingIn(this.#plain.text, from, page),
    };
  }

  /** What a finding's place counts in; null for a finding in something else, such as a file. */
  originOf({ steps, range, excerpt }: FoundPlace): Origin | null {
    const way = steps.at(-1) === LINK ? steps.slice(0, -1) : steps;
    const { steps: own, files } = this.#mail;
    if (own.some((step, at) => way[at] !== step) || way.length > own.length + 1) return null;
    const last = way[own.length];
    if (last === undefined) return 'source';
    if (HEADS.includes(last)) return files.has(last) ? null : 'heading';
    const body = last === BODIES.text ? 'text' : last === BODIES.page ? 'page' : null;
    // A file may have the name of a body: then the finding must quote what stands there.
    if (
      body !== null &&
      files.has(last) &&
      (range === null ||
        !quotes(excerpt, (this.#mail.bodies[body] ?? '').slice(range.start, range.end)))
    )
      return null;
    return body;
  }

  /**
   * For each face the place of a finding in a body or in the file: its own where it has one there,
   * else that of its words.
   */
  placesOf(origin: Origin, range: Range): (Range | null)[] {
    const { faces, source, bodies } = this.#mail;
    const own = faces.map((face) => this.#ownPlace(face, origin, range));
    const at = own.findIndex((place) => place !== null);
    const [face, place] = [faces[at], own[at] ?? null];
    const text = origin === 'source' ? source : origin === 'heading' ? '' : (bodies[origin] ?? '');
    const words =
      face === undefined || place === null ? this.wordsIn(text, range) : [around(face.text, place)];
    return faces.map(
      (one, number) => own[number] ?? first(words, (each) => findWords(one.text, each)),
    );
  }

  #ownPlace(face: Face, origin: Origin, range: Range): Range | null {
    const body = face.kind === 'text' ? 'text' : 'page';
    if (origin === body) return face.rangeOf(range.start, range.end);
    const standing = this.#standing[body];
    if (origin !== 'source' || standing === null) return null;
    const [start, end] = [
      this.#plain.at(range.start) - standing.at,
      this.#plain.at(range.end) - standing.at,
    ];
    return start < 0 || end > standing.length
      ? null
      : face.rangeOf(standing.offsetOf(start), standing.offsetOf(end));
  }

  /** The words of a range: as they stand there, then as quoted-printable writes them. */
  wordsIn(text: string, { start, end }: Range): Words[] {
    const raw = around(text, { start, end });
    const read = {
      words: unquoted(raw.words),
      before: unquoted(raw.before),
      after: unquoted(raw.after),
    };
    return read.words === raw.words && read.before === raw.before
      ? [raw]
      : [{ ...read, words: raw.words }, read];
  }
}

const around = (text: string, { start, end }: Range): Words => ({
  words: text.slice(start, end),
  before: text.slice(Math.max(0, start - CONTEXT), start),
  after: text.slice(end, end + CONTEXT),
});

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const quotes = (excerpt: string, words: string): boolean =>
  oneLine(words) !== '' &&
  (oneLine(excerpt).includes(oneLine(words)) ||
    oneLine(words).includes(oneLine(excerpt).replace(/…$/, '')));

/** As quoted-printable is read (RFC 2045, 6.7), so far as it is UTF-8 or Latin-1. */
function unquoted(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[0-9A-F]{2})+/gi, (bytes) => {
    const read = Buffer.from(bytes.replaceAll('=', ''), 'hex');
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(read);
    } catch {
      return read.toString('latin1');
    }
  });
}
