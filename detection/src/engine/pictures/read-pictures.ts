import { wayInWords } from '../../formats/step.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Outcome, ReportRow } from '../detector.ts';
import type { FoundThing } from '../found-thing.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { isDecodable, openPicture, reasonInWords } from '../../formats/picture.ts';
import type { TextsDetector } from '../../detectors/plug-ins/plug-in-detector.ts';
import { maskNodes } from '../../detectors/credentials/mask.ts';
import { lookFor, runTexts } from '../texts/run-texts.ts';
import type { TextDetector, Watched } from '../texts/text-node.ts';
import { shareOf } from '../../formats/time.ts';
import { RowBuilder } from '../tree/row-builder.ts';
import { runTimed } from '../tree/run-timed.ts';
import { ReadingTooLong, type PictureReader } from '../../formats/ocr/picture-reader.ts';
import { PictureText } from './picture-text.ts';
import { isWorthReading } from '../../formats/ocr/prepare.ts';
import { NotDecoded, readWords } from '../../formats/ocr/read-words.ts';

/** The row of the report that tells how the reading of pictures ended. */
export const READING = { id: 'ocr', label: say('detectorOcr'), version: '1.2.0' } as const;

/** Pictures of one item that are read; a document with more says so. */
const MOST_PICTURES = 10;
/** Of the time, so that some is left to look at what was read. */
const READING_SHARE = 3 / 4;
/** Reading takes a second a page of the processor. */
export const READING_MS = 45_000;
/** What the way to a text in a picture ends with. */
export const PICTURE_STEP = say('pathPictureText');
const TOO_LONG = [say('imageTextTimeLimit')];

/** Has the item a picture with room for text? The header of each is enough to tell. */
export async function hasTextToRead(nodes: readonly ScanItem[], budget: Budget): Promise<boolean> {
  for (const { bytes, mime } of nodes) {
    if (!isDecodable(mime)) continue;
    const picture = await openPicture(bytes, mime, budget);
    if (picture.kind === 'open' && isWorthReading(picture)) return true;
  }
  return false;
}

/** What reads, what looks at what was read, and for whom. */
export interface Reading {
  reader: PictureReader;
  textDetectors: readonly TextDetector[];
  /** Plug-ins that look at texts; they are asked about all that was read at once. */
  plugIns: readonly TextsDetector[];
  watched: Watched | null;
}

/**
 * Reads the text in the pictures of an item and lets the text detectors and the plug-ins look at
 * it. What they find has its place in the picture.
 * @param nodes the item and all that was opened in it, types sniffed.
 * @returns the row of the reading, then a row for each text detector that found something or did
 * not read all, and for each plug-in that did or gave no answer. Never throws.
 */
export async function readPictures(
  nodes: readonly ScanItem[],
  { reader, textDetectors, plugIns, watched }: Reading,
  budget: Budget,
): Promise<ReportRow[]> {
  const builder = new RowBuilder(READING);
  const texts: PictureText[] = [];
  let tried = 0;
  const reading = shareOf(budget, READING_SHARE);
  for (const node of nodes.filter(({ mime }) => isDecodable(mime))) {
    const { outcome, milliseconds } = await runTimed(reading, async () => {
      const read = tried < MOST_PICTURES ? await readOne(node, reader, reading) : 'too-many';
      if (read === 'too-many')
        return {
          kind: 'limit',
          why: [say('imageTextCountLimit', { most: MOST_PICTURES })],
        };
      if (!(read instanceof PictureText)) return read;
      tried += 1;
      if (read.node.text !== '') texts.push(read);
      return { kind: 'nothing' };
    });
    builder.add(outcome, node.path, milliseconds);
  }
  const things = textDetectors.map((detector) => lookAt(texts, detector, watched, budget));
  const asked: ReportRow[] = [];
  for (const plugIn of texts.length === 0 ? [] : plugIns)
    asked.push(await ask(texts, plugIn, watched?.domains ?? [], budget));
  return [
    builder.row(),
    ...things.filter(
      ({ outcome }) => outcome.kind !== 'nothing' && outcome.kind !== 'not-applicable',
    ),
    // What a plug-in was not told is not clean, so its silence is a row as well.
    ...asked.filter(
      ({ outcome }) => outcome.kind !== 'nothing' && outcome.kind !== 'not-applicable',
    ),
  ];
}

async function readOne(
  node: ScanItem,
  reader: PictureReader,
  budget: Budget,
): Promise<PictureText | Outcome> {
  const picture = await openPicture(node.bytes, node.mime, budget);
  if (picture.kind !== 'open') return picture;
  if (!isWorthReading(picture)) return { kind: 'nothing' };
  try {
    return new PictureText(
      await readWords(picture, reader, budget),
      [...node.path, PICTURE_STEP],
      picture,
    );
  } catch (error) {
    if (error instanceof ReadingTooLong) return { kind: 'limit', why: TOO_LONG };
    if (error instanceof NotDecoded) return { kind: 'unreadable', why: reasonInWords(error.cause) };
    throw error;
  }
}

/** One detector over all that was read; of pictures that say the same the worst stands for all. */
function lookAt(
  texts: readonly PictureText[],
  detector: TextDetector,
  watched: Watched | null,
  budget: Budget,
): ReportRow {
  const builder = new RowBuilder(detector);
  const started = performance.now();
  if (detector.needsWatched !== true || watched !== null) {
    for (const text of texts) {
      const outcome = runTexts(
        detector,
        lookFor(
          detector.readsHidden === true
            ? [text.node]
            : maskNodes([text.node], watched?.domains ?? []),
          watched,
        ),
        watched,
        budget,
      );
      builder.add(
        outcome.kind === 'found'
          ? { ...outcome, things: outcome.things.map((thing) => text.weigh(thing)) }
          : outcome,
        text.node.path,
        0,
      );
    }
  }
  builder.add({ kind: 'nothing' }, [], performance.now() - started);
  return builder.row();
}

/**
 * One plug-in about all that was read. What it says of a text as a whole has the place of all its
 * words.
 */
async function ask(
  texts: readonly PictureText[],
  plugIn: TextsDetector,
  domains: readonly string[],
  budget: Budget,
): Promise<ReportRow> {
  const builder = new RowBuilder(plugIn);
  const { outcome, milliseconds } = await runTimed(budget, () =>
    plugIn.inspectTexts(
      maskNodes(
        texts.map(({ node }) => node),
        domains,
      ),
      budget,
    ),
  );
  builder.add(
    outcome.kind === 'found'
      ? { ...outcome, things: outcome.things.map((thing) => placed(thing, texts)) }
      : outcome,
    [],
    milliseconds,
  );
  return builder.row();
}

function placed(thing: FoundThing, texts: readonly PictureText[]): FoundThing {
  const way = wayInWords(thing.path).join('\n');
  const text = texts.find(({ node }) => wayInWords(node.path).join('\n') === way);
  if (text === undefined) return thing;
  return text.weigh(
    thing.place.kind === 'whole'
      ? { ...thing, place: text.node.placeOf(0, text.node.text.length) }
      : thing,
  );
}
