import { latin1, u16le, u32le } from '../bytes.ts';

/** What the records of an old presentation tell ([MS-PPT]). */
export interface Slides {
  text: string;
  /**
   * Objects and macro projects stored in it: compound files, packed or not. `packed`: deflated with
   * a header.
   */
  objects: { bytes: Uint8Array; isPacked: boolean }[];
}

const TEXT_CHARS = 4000;
const TEXT_BYTES = 4008;
const OBJECT = 0x1011;
const MOST_RECORDS = 200_000;

/** Walks the records of the stream `PowerPoint Document`, containers from within. Never throws. */
export function readSlides(stream: Uint8Array): Slides {
  const texts: string[] = [];
  const slides: Slides = { text: '', objects: [] };
  let at = 0;
  for (let records = 0; at + 8 <= stream.length && records < MOST_RECORDS; records += 1) {
    const version = u16le(stream, at) ?? 0;
    const type = u16le(stream, at + 2) ?? 0;
    const length = u32le(stream, at + 4) ?? 0;
    const from = at + 8;
    const body = stream.subarray(from, from + length);
    if (type === TEXT_CHARS) texts.push(new TextDecoder('utf-16le').decode(body));
    if (type === TEXT_BYTES) texts.push(latin1(body, 0, body.length));
    if (type === OBJECT)
      slides.objects.push(
        version >> 4 === 1
          ? { bytes: body.subarray(4), isPacked: true }
          : { bytes: body, isPacked: false },
      );
    // A container holds records: they are the next ones.
    at = (version & 0xf) === 0xf && type !== OBJECT ? from : from + length;
  }
  return { ...slides, text: texts.join('\n').replaceAll('\r', '\n') };
}
