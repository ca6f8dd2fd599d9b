/**
 * Low, whatever the place: the picture itself proves it, but only a person knows whether it gives
 * somebody away.
 */
export const POSITION_RULE = { rule: 'position/exif-gps', score: 200 } as const;
