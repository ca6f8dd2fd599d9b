import type { FindingRowFragment } from '../../generated/media-detail/graphql.ts';

type Place = FindingRowFragment['place'];
export type BoxPlace = Extract<Place, { __typename: 'BoxPlace' }>;

/**
 * A finding drawn on the picture: corners in the picture's pixels, and the box around all of them
 * in percent of it.
 */
export interface Box {
  finding: FindingRowFragment;
  /** What is drawn: its corners or, of a text of several lines, those of each line. */
  shapes: { x: number; y: number }[][];
  left: number;
  top: number;
  width: number;
  height: number;
}

const cornersOf = ({ left, top, width, height }: BoxPlace['parts'][number]) => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];
const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

/**
 * The findings that have a place on the picture. A detector may have looked at a smaller copy, so
 * its pixels are scaled to those of the upright original; corners outside are drawn at the edge.
 */
export function boxesOf(
  findings: readonly FindingRowFragment[],
  picture: { width: number; height: number },
): Box[] {
  return findings.flatMap((finding) => {
    const { place } = finding;
    if (
      place.__typename !== 'BoxPlace' ||
      place.imageWidth <= 0 ||
      place.imageHeight <= 0 ||
      place.points.length === 0
    )
      return [];
    const onPicture = (corners: readonly { x: number; y: number }[]) =>
      corners.map(({ x, y }) => ({
        x: clamp((x / place.imageWidth) * picture.width, picture.width),
        y: clamp((y / place.imageHeight) * picture.height, picture.height),
      }));
    const points = onPicture(place.points);
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const left = Math.min(...xs);
    const top = Math.min(...ys);
    const percent = (value: number, of: number) => (value / of) * 100;
    return [
      {
        finding,
        shapes:
          place.parts.length === 0
            ? [points]
            : place.parts.map((part) => onPicture(cornersOf(part))),
        left: percent(left, picture.width),
        top: percent(top, picture.height),
        width: percent(Math.max(...xs) - left, picture.width),
        height: percent(Math.max(...ys) - top, picture.height),
      },
    ];
  });
}
