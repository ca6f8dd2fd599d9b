import sharp from 'sharp';
import type { Data } from './family.ts';
import { photographs } from './photographs.ts';

/** A photograph with a caption that was drawn on it here. */
export interface Captioned {
  style: string;
  text: string;
  picture: Buffer;
}

const SETS = ['image-stego', 'image-exif', 'image-pdq'];
const SIDE = 640;
const LEAST_WIDTH = 300;
const QUALITY = 85;
const OF_EACH_STYLE = 16;

const TEXTS = [
  'WE KNOW WHERE YOU PARK',
  'Pay us by Friday or the files go out',
  'SEE YOU AFTER WORK',
  'Ti aspettiamo sotto casa',
  'YOU WILL REGRET THIS',
  'Nobody will miss your boss',
  'PAGATE ENTRO DOMANI',
  'Your office burns tonight',
  'WHEN THE REPORT IS DUE',
  'Buongiorno a tutti voi',
  'MONDAY MORNING MEETING',
  'Happy birthday to the team',
  'ME WAITING FOR COFFEE',
  'Si parte per le vacanze',
  'ONE DOES NOT SIMPLY DEPLOY',
  'Best view of the city',
];

interface Style {
  name: string;
  /** Attributes of the text, of a size in pixels. */
  text: (size: number) => string;
  /** Dark letters stand on light photographs, a strip behind others. */
  isPale?: boolean;
  hasStrip?: boolean;
}
const STYLES: readonly Style[] = [
  {
    name: 'white with an outline',
    text: (size) =>
      `fill="#fff" stroke="#000" stroke-width="${size / 8}" paint-order="stroke" ` +
      'stroke-linejoin="round" font-weight="900"',
  },
  { name: 'white', text: () => 'fill="#fff" font-weight="700"' },
  {
    name: 'yellow with an outline',
    text: (size) =>
      `fill="#fe0" stroke="#000" stroke-width="${size / 10}" paint-order="stroke" font-weight="700"`,
  },
  { name: 'black', text: () => 'fill="#000" font-weight="700"', isPale: true },
  { name: 'on a strip', text: () => 'fill="#fff"', hasStrip: true },
];

/** Photographs of the sets as they are posted: at most 640 pixels long. */
export async function postedPhotographs(data: Data): Promise<Buffer[]> {
  return (await photographs(data, SETS, SIDE))
    .filter(({ width }) => width >= LEAST_WIDTH)
    .map(({ png }) => png);
}

/**
 * Captions in five styles on photographs, at their top or foot, in the sans serif of this machine:
 * other machines draw others.
 */
export async function captioned(photos: readonly Buffer[]): Promise<Captioned[]> {
  const made: Captioned[] = [];
  for (const [first, style] of STYLES.entries()) {
    for (let at = 0; at < OF_EACH_STYLE; at += 1) {
      // Each text in each style, on photographs that lie apart.
      const [photo, text] = [
        photos[(first * OF_EACH_STYLE + at * 5) % photos.length],
        TEXTS[at % TEXTS.length],
      ];
      if (photo !== undefined && text !== undefined)
        made.push({
          style: style.name,
          text,
          picture: await withCaption(photo, text, style, at % 2 === 0),
        });
    }
  }
  return made;
}

async function withCaption(
  photo: Buffer,
  text: string,
  { text: look, isPale, hasStrip }: Style,
  isAtFoot: boolean,
): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const size = Math.min(height / 9, (width * 1.12) / text.length);
  const y = height * (isAtFoot ? 0.92 : 0.12);
  const strip =
    hasStrip === true
      ? `<rect y="${y - size * 1.1}" width="100%" height="${size * 1.5}" fill-opacity="0.55"/>`
      : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${strip}<text ` +
    `x="50%" y="${y}" font-size="${size}" text-anchor="middle" font-family="sans-serif" ` +
    `${look(size)}>${text}</text></svg>`;
  const ground = isPale === true ? await sharp(photo).linear(0.55, 115).png().toBuffer() : photo;
  return sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
