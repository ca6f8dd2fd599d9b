import { describe, expect, it } from 'vitest';
import type { FindingRowFragment } from '../../generated/media-detail/graphql.ts';
import { boxesOf } from './boxes.ts';

const finding = (place: FindingRowFragment['place']): FindingRowFragment => ({
  id: '1',
  alertId: null,
  detector: 'codes',
  detectorLabel: 'QR code',
  rule: 'codes/qr',
  path: [],
  pathReasons: [],
  excerpt: '',
  excerptReason: null,
  why: '',
  whyReasons: [],
  confidence: 1,
  severity: 'LOW',
  place,
});
const corners = [
  { x: 10, y: 20 },
  { x: 60, y: 20 },
  { x: 60, y: 70 },
  { x: 10, y: 70 },
];

describe('boxes on the picture', () => {
  it('lie where the detector saw them', () => {
    const [box] = boxesOf(
      [
        finding({
          __typename: 'BoxPlace',
          imageWidth: 100,
          imageHeight: 100,
          points: corners,
          parts: [],
        }),
      ],
      { width: 100, height: 100 },
    );
    expect(box).toMatchObject({ left: 10, top: 20, width: 50, height: 50, shapes: [corners] });
  });
  it('are scaled when the detector looked at a smaller copy', () => {
    const [box] = boxesOf(
      [
        finding({
          __typename: 'BoxPlace',
          imageWidth: 100,
          imageHeight: 100,
          points: corners,
          parts: [],
        }),
      ],
      { width: 800, height: 400 },
    );
    expect(box).toMatchObject({ left: 10, top: 20, width: 50, height: 50 });
    expect(box?.shapes[0]?.[2]).toEqual({ x: 480, y: 280 });
  });
  it('are one for each line of a text, with one around them all', () => {
    const parts = [
      { left: 10, top: 20, width: 50, height: 5 },
      { left: 10, top: 65, width: 30, height: 5 },
    ];
    const [box] = boxesOf(
      [
        finding({
          __typename: 'BoxPlace',
          imageWidth: 100,
          imageHeight: 100,
          points: corners,
          parts,
        }),
      ],
      { width: 200, height: 100 },
    );
    expect(box).toMatchObject({ left: 10, top: 20, width: 50, height: 50 });
    expect(box?.shapes).toEqual([
      [
        { x: 20, y: 20 },
        { x: 120, y: 20 },
        { x: 120, y: 25 },
        { x: 20, y: 25 },
      ],
      [
        { x: 20, y: 65 },
        { x: 80, y: 65 },
        { x: 80, y: 70 },
        { x: 20, y: 70 },
      ],
    ]);
  });
  it('stop at the edge of the picture', () => {
    const [box] = boxesOf(
      [
        finding({
          __typename: 'BoxPlace',
          imageWidth: 100,
          imageHeight: 100,
          points: [
            { x: -20, y: 50 },
            { x: 130, y: 50 },
            { x: 130, y: 90 },
          ],
          parts: [],
        }),
      ],
      { width: 100, height: 100 },
    );
    expect(box).toMatchObject({ left: 0, width: 100, top: 50, height: 40 });
  });
  it('are not made of places that are no boxes', () => {
    expect(
      boxesOf(
        [
          finding({ __typename: 'BytesPlace', byteOffset: 0, byteLength: 4 }),
          finding({ __typename: 'WholePlace', whole: true }),
        ],
        { width: 10, height: 10 },
      ),
    ).toEqual([]);
  });
});
