import type { FindingRowFragment } from '../../generated/media-detail/graphql.ts';

type Place = FindingRowFragment['place'];
export type BoxPlace = Extract<Place, { __typename: 'BoxPlace' }>;

/** A finding drawn on the picture: its corners in the picture's pixels, and the box around them in percent of it. */
export interface Box {
  finding: FindingRowFragment;
  points: { x: number; y: number }[];
  left: number;
  top: number;
  width: number;
  height: number;
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

/**
 * The findings that have a place on the picture. A detector may have looked at a smaller copy, so its pixels are
 * scaled to those of the upright original; corners outside are drawn at the edge.
 */
export function boxesOf(findings: readonly FindingRowFragment[], picture: { width: number; height: number }): Box[] {
  return findings.flatMap((finding) => {
    const { place } = finding;
    if (place.__typename !== 'BoxPlace' || place.imageWidth <= 0 || place.imageHeight <= 0 || place.points.length === 0) return [];
    const points = place.points.map(({ x, y }) => ({
      x: clamp((x / place.imageWidth) * picture.width, picture.width),
      y: clamp((y / place.imageHeight) * picture.height, picture.height),
    }));
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const left = Math.min(...xs);
    const top = Math.min(...ys);
    const percent = (value: number, of: number) => (value / of) * 100;
    return [{
      finding, points,
      left: percent(left, picture.width), top: percent(top, picture.height),
      width: percent(Math.max(...xs) - left, picture.width), height: percent(Math.max(...ys) - top, picture.height),
    }];
  });
}
