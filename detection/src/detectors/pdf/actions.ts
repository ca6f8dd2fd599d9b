import type { Message } from '@vedetta/messages/message.ts';
import { CannotUnpack } from '../../formats/archives/unpack.ts';
import { asBuffer } from '../../formats/bytes.ts';
import { Overrun, type NodeRoom } from '../../formats/room.ts';
import {
  decryptFor,
  stringAfter,
  stringAt,
  textOfString,
  type Decrypt,
} from '../../formats/pdf/crypt.ts';
import { decodeStream, filtersOf } from '../../formats/pdf/filters.ts';
import { packedObjects, walkObjects, type PdfObject } from '../../formats/pdf/objects.ts';

/** A script of a document, or as much of it as could be read. */
export interface PdfScript {
  object: number;
  source: string;
}

/** What a PDF can do, by the names in it (ISO 32000-1, 12.6), and what it carries. */
export interface PdfActions {
  scripts: PdfScript[];
  /** A script runs when the document is opened, without a click. */
  onOpen: boolean;
  launches: { object: number; target: string }[];
  remote: { object: number; target: string }[];
  submits: string[];
  links: string[];
  richMedia: number[];
  attachments: { name: string; bytes: Uint8Array }[];
  pictures: { object: number; bytes: Uint8Array }[];
  /** Pictures of a size to show something that are of another kind, or too many. */
  unseenPictures: number;
  /** What could not be unpacked, in plain words. */
  problem: Message | null;
  overrun: Overrun | null;
}

/** Pictures as cameras write them lie in PDFs unchanged; so many of them are looked at. */
const MOST_PICTURES = 8;
/** An object without one of these names does nothing that is looked for here. */
export const KEYS = new RegExp(
  [
    '/(?:JS|JavaScript|OpenAction|Launch|GoToE|GoToR|SubmitForm|URI|RichMedia',
    String.raw`|Flash|3D|EmbeddedFiles?|Filespec|EF|Names)(?=[\s()<>[\]{}/%]|$)`,
  ].join(''),
);

/**
 * Walks a PDF and gathers what it can do. Names in comments and strings may be counted as well.
 * Never throws.
 */
export function readActions(bytes: Uint8Array, room: NodeRoom): PdfActions {
  const actions: PdfActions = {
    scripts: [],
    onOpen: false,
    launches: [],
    remote: [],
    submits: [],
    links: [],
    richMedia: [],
    attachments: [],
    pictures: [],
    unseenPictures: 0,
    problem: null,
    overrun: null,
  };
  const objects = [...walkObjects(bytes)];
  const reader = new Reader(bytes, objects, room, actions);
  reader.unpackObjects();
  for (const object of reader.objects) if (KEYS.test(object.text)) reader.look(object);
  for (const object of objects) reader.lookAtStream(object);
  return actions;
}

/** Smaller ones are lines, bullets and grounds: no code or word is readable in them. */
const LEAST_SIDE = 32;

function showsSomething(text: string): boolean {
  const side = (name: string) =>
    Number(new RegExp(`/${name}\\s+(\\d+)`).exec(text)?.[1] ?? LEAST_SIDE);
  return side('Width') >= LEAST_SIDE && side('Height') >= LEAST_SIDE;
}

class Reader {
  readonly objects: PdfObject[];
  readonly #byNumber = new Map<number, PdfObject>();
  readonly #decrypt: Decrypt | null;
  readonly #names = new Map<number, string>();
  #masks: Set<number> | undefined;
  readonly #bytes: Uint8Array;
  readonly #room: NodeRoom;
  readonly #actions: PdfActions;
  constructor(
    bytes: Uint8Array,
    objects: readonly PdfObject[],
    room: NodeRoom,
    actions: PdfActions,
  ) {
    this.#bytes = bytes;
    this.#room = room;
    this.#actions = actions;
    this.objects = [...objects];
    this.#decrypt = decryptFor(objects);
    for (const object of objects) this.#byNumber.set(object.number, object);
  }

  unpackObjects(): void {
    for (const object of [...this.objects]) {
      if (object.stream === null || !/\/ObjStm\b/.test(object.text)) continue;
      const unpacked = this.#stream(object);
      if (unpacked === null) continue;
      for (const packed of packedObjects(unpacked, object.text, object.at)) {
        this.objects.push(packed);
        if (!this.#byNumber.has(packed.number)) this.#byNumber.set(packed.number, packed);
      }
    }
  }

  #stream({ stream, text, number }: PdfObject): Uint8Array | null {
    if (stream === null) return null;
    try {
      const raw = this.#bytes.subarray(stream.from, stream.to);
      return decodeStream(
        this.#decrypt === null ? raw : this.#decrypt(raw, number),
        text,
        this.#room,
      );
    } catch (error) {
      if (error instanceof Overrun) this.#actions.overrun ??= error;
      else if (error instanceof CannotUnpack) this.#actions.problem ??= error.said;
      else throw error;
      return null;
    }
  }

  look({ text, number, stream }: PdfObject): void {
    const seen = this.#actions;
    const all = (pattern: RegExp) => [...text.matchAll(pattern)];
    if (/\/JS(?=[\s()<[/])|\/S\s*\/JavaScript\b|\/JavaScript(?=\s*(?:<<|\d))/.test(text)) {
      const sources = all(/\/JS\s*(?=[(<]|\d+\s+\d+\s+R)/g).map((match) =>
        this.#script(text, match.index + match[0].length),
      );
      seen.scripts.push(
        ...(sources.length > 0 ? sources : ['']).map((source) => ({ object: number, source })),
      );
      if (/\/JavaScript\s*(?:<<|\d+\s+\d+\s+R)/.test(text)) seen.onOpen = true;
    }
    for (const match of all(/\/OpenAction\s*(?:(\d+)\s+\d+\s+R|<<([^]{0,4000}))/g)) {
      const action =
        match[1] === undefined
          ? (match[2] ?? '')
          : (this.#byNumber.get(Number(match[1]))?.text ?? '');
      if (/\/(?:JS|JavaScript)\b/.test(action)) seen.onOpen = true;
    }
    if (/\/Launch(?=[\s/>])/.test(text) && /\/S\s*\/Launch\b/.test(text))
      seen.launches.push({ object: number, target: this.#target(text) });
    if (/\/S\s*\/GoTo[ER]\b/.test(text) && /^(?:\\\\|\/\/|https?:)/.test(this.#target(text)))
      seen.remote.push({ object: number, target: this.#target(text) });
    if (/\/S\s*\/SubmitForm\b/.test(text)) seen.submits.push(this.#target(text));
    if (/\/(?:RichMedia|Flash)\b|\/Subtype\s*\/3D\b/.test(text)) seen.richMedia.push(number);
    for (const match of all(/\/URI\s*(?=[(<])/g))
      seen.links.push(
        textOfString(stringAt(text, match.index + match[0].length) ?? Buffer.alloc(0)),
      );
    for (const match of all(/\/EF\s*<<[^>]*?\/U?F\s+(\d+)\s+\d+\s+R/g))
      this.#names.set(Number(match[1]), this.#target(text));
    if (stream !== null && /\/EmbeddedFile\b/.test(text) && !this.#names.has(number))
      this.#names.set(number, this.#names.get(number) ?? '');
  }

  /** Embedded files and pictures, once all names are known. */
  lookAtStream(object: PdfObject): void {
    const seen = this.#actions;
    if (object.stream === null) return;
    const name = this.#names.get(object.number);
    if (name !== undefined) {
      const bytes = this.#stream(object);
      if (bytes !== null)
        seen.attachments.push({
          name: name === '' ? `attachment ${seen.attachments.length + 1}` : name,
          bytes,
        });
    } else if (/\/Subtype\s*\/Image\b/.test(object.text)) {
      if (
        this.#decrypt === null &&
        seen.pictures.length < MOST_PICTURES &&
        filtersOf(object.text).join() === 'DCTDecode'
      ) {
        seen.pictures.push({
          object: object.number,
          bytes: this.#bytes.subarray(object.stream.from, object.stream.to),
        });
      } else if (showsSomething(object.text) && !this.#isMask(object.number))
        seen.unseenPictures += 1;
    }
  }

  /** Only says where another picture is seen through. */
  #isMask(number: number): boolean {
    this.#masks ??= new Set(
      this.objects.flatMap(({ text }) =>
        [...text.matchAll(/\/S?Mask\s+(\d+)\s+\d+\s+R/g)].map((match) => Number(match[1])),
      ),
    );
    return this.#masks.has(number);
  }

  /** What a file specification or an action names: `/UF`, `/F` or, of Windows, `/Win`. */
  #target(text: string): string {
    for (const key of ['UF', 'F', 'P', 'D']) {
      const string = stringAfter(text, key);
      if (string !== null) return textOfString(string);
    }
    const reference = /\/U?F\s+(\d+)\s+\d+\s+R/.exec(text)?.[1];
    const object = reference === undefined ? undefined : this.#byNumber.get(Number(reference));
    const string =
      object === undefined
        ? null
        : (stringAfter(object.text, 'UF') ??
          stringAfter(object.text, 'F') ??
          stringAt(object.text.trimStart(), 0));
    return string === null ? '' : textOfString(string);
  }

  #script(text: string, at: number): string {
    const reference = /^(\d+)\s+\d+\s+R/.exec(text.slice(at, at + 24))?.[1];
    if (reference === undefined) return textOfString(stringAt(text, at) ?? Buffer.alloc(0));
    const object = this.#byNumber.get(Number(reference));
    if (object === undefined) return '';
    const bytes = this.#stream(object) ?? stringAt(object.text.trimStart(), 0);
    return bytes === null ? '' : textOfString(asBuffer(bytes));
  }
}
