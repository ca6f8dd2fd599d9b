import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { scoreOfSeverity, type Detector, type DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { type Budget } from '../../formats/time.ts';
import { type ScanItem } from '../../formats/item.ts';
import type { Indicators, PictureHit } from '../indicators/indicator-table.ts';
import { lowered, warnedOf } from '../indicators/say.ts';
import { LOW_QUALITY, pictureWaves, turnedHashes } from '../../formats/likeness/pdq.ts';
import { greyOf } from '../../formats/likeness/grey-of.ts';
import { variantsOf, type Grey, type Undone } from '../../formats/likeness/variants.ts';
import {
  isDecodable,
  openPicture,
  reasonInWords,
  type OpenedPicture,
} from '../../formats/picture.ts';
import { OPERATORS, type ThreatLists } from '../../engine/threat-lists.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';

/**
 * Pictures that look like one of the company's or the operator's lists, edited or not. Hashes of
 * whole files are the malware family's.
 */
export function knownPicturesDetector(lists: ThreatLists): Detector {
  return {
    id: 'known-pictures',
    label: say('detectorKnownPictures'),
    version: '1.0.0',
    inspect: async (item, budget, watched = null) => {
      if (!isDecodable(item.mime)) return { kind: 'not-applicable' };
      const known = [watched?.indicators, ...lists.pictures()]
        .filter((one) => one !== undefined)
        .filter(({ hasPictures }) => hasPictures);
      return known.length === 0 ? { kind: 'not-applicable' } : inspect(item, budget, known);
    },
  };
}

async function inspect(
  item: ScanItem,
  budget: Budget,
  known: readonly Indicators[],
): Promise<DetectorOutcome> {
  const picture = await openPicture(item.bytes, item.mime, budget);
  if (picture.kind !== 'open') return picture;
  try {
    const likeness = nearest(await greyOf(picture), known);
    const thing = likeness === null ? null : describe(item, likeness, picture);
    return thing === null ? { kind: 'nothing' } : { kind: 'found', things: [thing] };
  } catch (error) {
    return { kind: 'unreadable', why: reasonInWords(error) };
  }
}

type Open = Extract<OpenedPicture, { kind: 'open' }>;

interface Likeness {
  hit: PictureHit;
  warning: PictureHit | null;
  /** Of this picture as it was compared. */
  hash: string;
  /** 0: upright; others turned or mirrored. */
  position: number;
  undone: Undone | null;
}

/**
 * The nearest picture of the lists among all that this one may have been. The first that is near
 * enough ends the search: edits only add to the distance.
 * @returns null for none, and where there is too little to see.
 */
function nearest(grey: Grey, known: readonly Indicators[]): Likeness | null {
  for (const { box, undone } of variantsOf(grey)) {
    const { waves, quality } = pictureWaves(grey.luma, grey.width, grey.height, box);
    if (quality < LOW_QUALITY) continue;
    let best: Likeness | null = null;
    turnedHashes(waves).forEach((hash, position) => {
      for (const lists of known) {
        const hit = lists.ofPicture('threat', hash);
        if (hit !== null && (best === null || hit.distance < best.hit.distance))
          best = { hit, warning: warningOf(known, hash), hash, position, undone };
      }
    });
    if (best !== null) return best;
  }
  return null;
}

const warningOf = (known: readonly Indicators[], hash: string) =>
  known.map((lists) => lists.ofPicture('warning', hash)).find((hit) => hit !== null) ?? null;

const UNDONE: Record<Undone, Message> = {
  border: say('whyImageComparedWithoutFrame'),
  caption: say('whyImageComparedWithoutCaption'),
  crop: say('whyImageComparedUncropped'),
};
const TURNED = say('whyImageComparedRotated');

function describe(
  item: ScanItem,
  { hit, warning, hash, position, undone }: Likeness,
  { width, height }: Open,
): FoundThing | null {
  const score = lowered(scoreOfSeverity(hit.list.severity), warning);
  if (score <= 0) return null;
  const list = printable(hit.list.name, 100);
  const likeness =
    hit.called === ''
      ? say('whyImageResemblesListed', { list, n: hit.distance })
      : say('whyImageResemblesListedNamed', {
          list,
          name: printable(hit.called, 160),
          n: hit.distance,
        });
  const how = [...(undone === null ? [] : [UNDONE[undone]]), ...(position === 0 ? [] : [TURNED])];
  return {
    rule:
      hit.list.id === OPERATORS ? 'known-pictures/operator' : `known-pictures/list-${hit.list.id}`,
    title: say('titleIndicatorImage'),
    why: [likeness, ...how, ...warnedOf(warning)],
    ...quote(
      say('quoteLooksLikeOnList', {
        seen: printable(hit.called, 80) || hit.value.slice(0, 16),
        list: printable(hit.list.name, 60),
      }),
      say('quoteImageHashes', { hash, value: hit.value, distance: hit.distance }),
    ),
    path: [...item.path],
    score,
    confidence: warning === null ? 0.95 : 0.5,
    fingerprint: `picture:${hit.value}`,
    place: {
      kind: 'box',
      image_width: width,
      image_height: height,
      points: [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ],
    },
  };
}
