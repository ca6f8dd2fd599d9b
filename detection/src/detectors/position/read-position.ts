import type { ExpandedTags } from 'exifreader';
import { z } from 'zod';

/** Where a picture says it was taken, and what else it gives away about its maker. */
export interface Position {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** Metres above sea level, when the picture says so. */
  altitude: number | null;
  /**
   * Serial number of the camera or lens, name of the owner or artist; as the file has them,
   * untrusted.
   */
  serial: string | null;
  owner: string | null;
}

/**
 * Reads the position of a picture from its EXIF, or from XMP where there is none. Answers null when
 * there is none or it is none: not a number, outside the globe, or 0° 0°, which cameras without a
 * fix write. May throw on broken metadata.
 */
export async function readPosition(bytes: Uint8Array): Promise<Position | null> {
  const { default: exif } = await import('exifreader');
  const tags = exif.load(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    expanded: true,
  });
  const latitude = tags.gps?.Latitude ?? fromXmp(tags, 'GPSLatitude');
  const longitude = tags.gps?.Longitude ?? fromXmp(tags, 'GPSLongitude');
  if (latitude === null || longitude === null || !isPlace(latitude, longitude)) return null;
  const altitude = tags.gps?.Altitude;
  return {
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    // Nothing people photograph is outside these; an altitude of broken rationals is dropped, not
    // the position.
    altitude:
      altitude !== undefined &&
      Number.isFinite(altitude) &&
      altitude > -12_000 &&
      altitude < 100_000
        ? Math.round(altitude * 10) / 10
        : null,
    serial: textOf(tags, [
      'BodySerialNumber',
      'CameraSerialNumber',
      'SerialNumber',
      'LensSerialNumber',
    ]),
    owner: textOf(tags, ['CameraOwnerName', 'OwnerName', 'Artist']),
  };
}

/**
 * Seven decimals are a centimetre: what is behind them is rounding noise of the fractions in the
 * file.
 */
function degrees(value: number): number {
  return Number(value.toFixed(7));
}

function isPlace(latitude: number, longitude: number): boolean {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return false;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return false;
  return Math.abs(latitude) > 1e-6 || Math.abs(longitude) > 1e-6;
}

/** XMP writes `45,27.852N` or `45,27,51.12N` (XMP specification part 2, GPSCoordinate). */
function fromXmp(tags: ExpandedTags, name: string): number | null {
  const text = describe(tags.xmp?.[name]);
  const match = /^(\d{1,3}),(\d{1,2}(?:\.\d{1,12})?)(?:,(\d{1,2}(?:\.\d{1,12})?))?([NSEW])$/.exec(
    text ?? '',
  );
  if (!match) return null;
  const [, degrees, minutes, seconds = '0', side] = match;
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return side === 'S' || side === 'W' ? -value : value;
}

function textOf(tags: ExpandedTags, names: readonly string[]): string | null {
  const exif: Record<string, unknown> = { ...tags.exif };
  for (const name of names) {
    const text = describe(exif[name]) ?? describe(tags.xmp?.[name]);
    // Cameras fill unset names with blanks, zeros or dashes.
    if (text !== null && /[A-Za-z1-9]/.test(text)) return text;
  }
  return null;
}

const Described = z.object({ description: z.string() });

/** The readable form of a tag; the library promises little about the shape of unusual ones. */
function describe(tag: unknown): string | null {
  const parsed = Described.safeParse(tag);
  const text = parsed.success ? parsed.data.description.trim() : '';
  return text === '' ? null : text;
}
