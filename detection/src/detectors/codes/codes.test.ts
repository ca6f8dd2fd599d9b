import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode, type WriteInputBarcodeFormat } from 'zxing-wasm/writer';
import { qrPicture } from '../../../test/files/qr-picture.ts';
import { severityOfScore, type DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { sniff } from '../../formats/sniff.ts';
import { codesDetector } from './codes-detector.ts';
import { judgePayload } from './payload.ts';
import { inWords } from '../../../test/in-words.ts';

const wasm = await readFile(
  createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'),
);
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

async function codeOf(text: string, format: WriteInputBarcodeFormat): Promise<Sharp> {
  const { svg, error } = await writeBarcode(text, { format, scale: 4 });
  expect(error).toBe('');
  return sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' });
}
const qr = async (text: string) => sharp(await qrPicture(text, { scale: 6 }));

async function look(picture: Sharp): Promise<DetectorOutcome> {
  const bytes = new Uint8Array(await picture.png().toBuffer());
  const item = { bytes, filename: 'x.png', mime: await sniff(bytes), path: ['x.png'] };
  return codesDetector.inspect(item, { maxPixels: 40_000_000, deadline: Infinity });
}
async function things(picture: Sharp): Promise<FoundThing[]> {
  const outcome = await look(picture);
  return outcome.kind === 'found' ? outcome.things : [];
}

describe('codes of every kind are read', () => {
  const link = 'https://drop.example/m/77';
  it.each([
    ['QRCode', 'QR code'],
    ['DataMatrix', 'Data Matrix code'],
    ['Aztec', 'Aztec code'],
    ['PDF417', 'PDF417 code'],
    ['Code128', 'Barcode'],
  ] as const)('%s', async (format, name) => {
    const found = await things(await codeOf(link, format));
    expect(inWords(found)).toMatchObject([
      {
        title: `${name} with a link`,
        excerpt: 'hxxps://drop[.]example/m/77',
        path: ['x.png', name, 'URL'],
      },
    ]);
  });

  it('turned, upside down, inverted, on transparency, small and large', async () => {
    const plain = await (await qr(link)).png().toBuffer();
    const variants: [string, Sharp][] = [
      ['turned by 90°', sharp(plain).rotate(90)],
      ['turned by 30°', sharp(plain).rotate(30, { background: '#fff' })],
      ['inverted', sharp(plain).negate({ alpha: false })],
      [
        'white on nothing',
        sharp(plain).negate({ alpha: false }).unflatten().negate({ alpha: false }).ensureAlpha(),
      ],
      ['tiny', sharp(plain).resize(70)],
      [
        'in a large picture',
        sharp(plain)
          .resize(1500)
          .extend({ top: 900, left: 1200, right: 300, bottom: 200, background: '#fff' }),
      ],
    ];
    for (const [what, picture] of variants) {
      expect(
        (await things(picture)).map(({ fingerprint }) => fingerprint),
        what,
      ).toEqual([`qr:${link}`]);
    }
  });

  it('several kinds in one large picture, each in its place', async () => {
    const kinds = ['QRCode', 'DataMatrix', 'PDF417', 'Code128'] as const;
    const pictures = await Promise.all(
      kinds.map(async (format) =>
        (await codeOf(`https://drop.example/${format}`, format)).png().toBuffer(),
      ),
    );
    const large = sharp({
      create: { width: 2800, height: 2600, channels: 3, background: '#fff' },
    }).composite(
      pictures.map((input, at) => ({
        input,
        left: 300 + 900 * (at % 2),
        top: 300 + 600 * Math.floor(at / 2),
      })),
    );
    const found = await things(large);
    expect(found.map(({ excerpt }) => excerpt).sort()).toEqual(
      kinds.map((format) => `hxxps://drop[.]example/${format}`).sort(),
    );
    const lefts = Object.fromEntries(
      found.map(({ excerpt, place }) => [
        excerpt.split('/').at(-1),
        place.kind === 'box' ? Math.min(...place.points.map(({ x }) => x)) : 0,
      ]),
    );
    for (const [at, format] of kinds.entries())
      expect(Math.abs((lefts[format] ?? 0) - (340 + 900 * (at % 2))), format).toBeLessThan(60);
  });

  it('retail numbers are seen and passed over', async () => {
    expect((await look(await codeOf('4006381333931', 'EAN13'))).kind).toBe('nothing');
  });

  it('nothing is invented in noise and stripes', async () => {
    const noise = Buffer.from(
      Array.from({ length: 300 * 300 }, (_, at) => (Math.imul(at + 7, 2654435761) >>> 11) & 0xff),
    );
    expect((await look(sharp(noise, { raw: { width: 300, height: 300, channels: 1 } }))).kind).toBe(
      'nothing',
    );
    const stripes = Buffer.from(
      Array.from({ length: 300 * 300 }, (_, at) => ((at % 300) % 7 < 3 ? 0 : 255)),
    );
    expect(
      (await look(sharp(stripes, { raw: { width: 300, height: 300, channels: 1 } }))).kind,
    ).toBe('nothing');
  });
});

describe('the box', () => {
  it('lies on the code in pixels of the upright original, also when the picture was stored sideways', async () => {
    const code = await (await qr('https://drop.example/')).resize(200, 200).png().toBuffer();
    const upright = sharp({
      create: { width: 800, height: 500, channels: 3, background: '#dde' },
    }).composite([{ input: code, left: 500, top: 200 }]);
    const sideways = await sharp(await upright.png().toBuffer())
      .rotate(270)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const bytes = new Uint8Array(sideways);
    const outcome = await codesDetector.inspect(
      { bytes, filename: 'x.jpg', mime: 'image/jpeg', path: ['x.jpg'] },
      { maxPixels: 4e7, deadline: Infinity },
    );
    const place = outcome.kind === 'found' ? outcome.things[0]?.place : undefined;
    expect(place).toMatchObject({ kind: 'box', image_width: 800, image_height: 500 });
    if (place?.kind !== 'box') throw new Error('a box was expected');
    for (const { x, y } of place.points) {
      expect(x).toBeGreaterThan(500);
      expect(x).toBeLessThan(700);
      expect(y).toBeGreaterThan(200);
      expect(y).toBeLessThan(400);
    }
  });

  it('stands for all copies of the same code', async () => {
    const code = await (await qr('https://drop.example/')).resize(200, 200).png().toBuffer();
    const twice = sharp({
      create: { width: 500, height: 250, channels: 3, background: '#fff' },
    }).composite([
      { input: code, left: 10, top: 20 },
      { input: code, left: 270, top: 20 },
    ]);
    const found = await things(sharp(await twice.png().toBuffer()));
    expect(found).toHaveLength(1);
    expect(inWords(found[0]?.why)).toContain('appears 2 times');
  });
});

describe('what a code says is judged by rule', () => {
  it.each([
    ['https://drop.example/m/77', 'codes/link', 2, 'hxxps://drop[.]example/m/77'],
    ['HTTP://WWW.Example.ORG/A', 'codes/link', 2, 'hxxp://www[.]example[.]org/A'],
    ['www.example.org/menu', 'codes/link', 2, 'hxxp://www[.]example[.]org/menu'],
    ['https://bit.ly/3xY', 'codes/link-shortened', 3, 'hxxps://bit[.]ly/3xY'],
    ['http://203.0.113.7/login', 'codes/link-address', 3, 'hxxp://203[.]0[.]113[.]7/login'],
    ['http://3405803783/', 'codes/link-address', 3, 'hxxp://203[.]0[.]113[.]7'],
    ['http://[2001:db8::1]/', 'codes/link-address', 3, 'hxxp://[2001:db8::1]'],
    ['https://аррӏе.example/', 'codes/link-international', 3, 'hxxps://xn--80ak6aa92e[.]example'],
    [
      'https://bank.example:pw@drop.example/',
      'codes/link-credentials',
      3,
      'hxxps://bank.example:••••@drop[.]example',
    ],
    [
      'https://drop.example/app.apk?x=1',
      'codes/link-download',
      3,
      'hxxps://drop[.]example/app.apk?x=1',
    ],
    ['javascript:alert(1)', 'codes/active-scheme', 3, 'javascript:alert(1)'],
    [
      'bitcoin:bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh?amount=2',
      'codes/crypto-payment',
      3,
      'bitcoin:bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh?amount=2',
    ],
    ['WIFI:T:WPA;S:Caf\\;e;P:top\\;secret;;', 'codes/wifi', 2, 'WIFI:T:WPA;S:Caf\\;e;P:••••;;'],
    ['SMSTO:+39333:YES', 'codes/message', 2, 'SMSTO:+39333:YES'],
    ['tel:+390255501234', 'codes/telephone', 2, 'tel:+390255501234'],
    [
      'otpauth://totp/ACME:bob?secret=JBSWY3DPEHPK3PXP&issuer=ACME',
      'codes/second-factor',
      4,
      'otpauth://totp/ACME:bob?secret=••••&issuer=ACME',
    ],
    ['BEGIN:VCARD\nFN:Bob\nEND:VCARD', 'codes/contact', 1, 'BEGIN:VCARD FN:Bob END:VCARD'],
    ['see http://evil.example/x now', 'codes/text', 1, 'see hxxp://evil[.]example/x now'],
    ['A-4711', 'codes/text', 1, 'A-4711'],
    ['\u0001\u0002\u0003\u0004', 'codes/binary', 2, '01 02 03 04'],
  ])('%s', (text, rule, severity, shown) => {
    const payload = judgePayload(text);
    expect([payload.rule.rule, severityOfScore(payload.rule.score), payload.shown]).toEqual([
      rule,
      severity,
      shown,
    ]);
  });

  it('keeps secrets out of what identifies a finding', async () => {
    const [thing] = await things(await qr('WIFI:T:WPA;S:Cafe;P:topsecret;;'));
    expect(inWords(thing?.title)).toBe('QR code that joins a Wi-Fi network');
    expect(JSON.stringify(thing)).not.toContain('topsecret');
  });
});

describe('what cannot be decoded', () => {
  const budget = { maxPixels: 40_000_000, deadline: Date.now() + 60_000 };
  it('is told as a limit or as unreadable, never as clean', async () => {
    const heic = { bytes: new Uint8Array(10), filename: 'x', mime: 'image/heic', path: ['x'] };
    expect(await codesDetector.inspect(heic, budget)).toMatchObject({ kind: 'limit' });
    const bytes = new Uint8Array(await (await qr('x')).png().toBuffer());
    expect(
      await codesDetector.inspect(
        { ...heic, bytes, mime: 'image/png' },
        { ...budget, maxPixels: 100 },
      ),
    ).toMatchObject({ kind: 'limit' });
    expect(
      await codesDetector.inspect(
        { ...heic, bytes: bytes.slice(0, 60), mime: 'image/png' },
        budget,
      ),
    ).toMatchObject({ kind: 'unreadable' });
    expect(await codesDetector.inspect({ ...heic, mime: 'application/pdf' }, budget)).toEqual({
      kind: 'not-applicable',
    });
  });

  it('stops at the deadline', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const late = { maxPixels: 4e7, deadline: Date.now() - 1 };
    expect(
      await codesDetector.inspect({ bytes, filename: 'x', mime: 'image/png', path: [] }, late),
    ).toMatchObject({ kind: 'limit' });
  });
});
