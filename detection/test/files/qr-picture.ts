import sharp from 'sharp';
import { encode } from 'uqr';

/** A QR code as a PNG, each module as many pixels wide as `scale` says. */
export async function qrPicture(text: string, { scale = 4 } = {}): Promise<Buffer> {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return sharp(Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255))), {
    raw: { width: size, height: size, channels: 1 },
  })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
