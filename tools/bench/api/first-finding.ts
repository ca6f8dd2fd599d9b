import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { qrPicture } from '@vedetta/detection/testing/files/qr-picture.ts';
import { signUpFirstAdmin } from '../../../api/test/first-admin.ts';
import { startProcess } from '../../../api/test/server-process.ts';
import { uploadFile } from '../../../api/test/uploads.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const CODE = 'first-finding-code';
/** Limits, in milliseconds after the response to the upload. */
const FIRST_MS = 1_000;
const REPORT_MS = 3_000;

const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('alert.changed'), media_id: z.number(), created: z.boolean() }),
  z.object({
    type: z.literal('scan.progress'),
    media_id: z.number().nullable(),
    status: z.string(),
    detectors_done: z.number(),
    detectors_total: z.number(),
  }),
  z.object({ type: z.enum(['target.changed', 'note.changed']) }),
]);

/**
 * Measures how long an analyst waits for an image of 3 MB with a QR code, a caption and a position:
 * until the first finding, until every detector but text recognition has finished, and until text
 * recognition has finished too. It runs the product as `npm start` does and listens to its socket.
 * `[--rounds 5]`
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '5' } } });
  const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-bench-first-'));
  const server = await startProcess('server/dist/launch.js', {
    DATA_DIR: dataDir,
    SETUP_CODE: CODE,
  });
  try {
    const access = await signUpFirstAdmin(server, CODE);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/events/?token=${access}`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve).once('error', reject);
    });
    const told: { at: number; what: z.infer<typeof Told> }[] = [];
    socket.on('message', (data: Buffer) => {
      told.push({ at: performance.now(), what: Told.parse(JSON.parse(data.toString('utf8'))) });
    });
    say(
      `${new Date().toISOString().slice(0, 16)}Z, load ${loadavg()
        .map((n) => n.toFixed(1))
        .join(' ')}`,
    );
    const seen: { first: number; report: number; read: number }[] = [];
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const bytes = await picture(round);
      const { status, body } = await uploadFile(server, access, `poster-${round}.jpg`, bytes);
      if (status >= 300) throw new Error(`The upload failed with status ${status}.`);
      const uploaded = performance.now();
      const mediaId = Number(body.media_id);
      const when = async (is: (what: z.infer<typeof Told>) => boolean) => {
        for (
          const until = performance.now() + 120_000;
          performance.now() < until;
          await new Promise((resolve) => {
            setTimeout(resolve, 5);
          })
        ) {
          const found = told.find(
            ({ what }) => 'media_id' in what && what.media_id === mediaId && is(what),
          );
          if (found !== undefined) return Math.max(0, found.at - uploaded);
        }
        throw new Error('The scan did not end within two minutes.');
      };
      const one = {
        first: await when((what) => what.type === 'alert.changed' && what.created),
        report: await when(
          (what) =>
            what.type === 'scan.progress' &&
            what.detectors_total > 0 &&
            what.detectors_done >= what.detectors_total - 1,
        ),
        read: await when((what) => what.type === 'scan.progress' && what.status === 'FOUND'),
      };
      say(
        `round ${round}: ${(bytes.length / 1e6).toFixed(2)} MB, first finding after ` +
          `${one.first.toFixed(0)} ms, report without text recognition after ` +
          `${one.report.toFixed(0)} ms, complete report after ${one.read.toFixed(0)} ms`,
      );
      seen.push(one);
    }
    socket.close();
    const median = (of: (one: (typeof seen)[number]) => number) =>
      seen.map(of).sort((a, b) => a - b)[Math.floor(seen.length / 2)] ?? Infinity;
    say(
      `median: first finding ${median(({ first }) => first).toFixed(0)} ms (limit ${FIRST_MS}), ` +
        `report ${median(({ report }) => report).toFixed(0)} ms (limit ${REPORT_MS}), complete report ` +
        `${median(({ read }) => read).toFixed(0)} ms`,
    );
    if (median(({ first }) => first) > FIRST_MS || median(({ report }) => report) > REPORT_MS)
      process.exitCode = 1;
  } finally {
    await server.terminate();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A photograph-like JPEG of about 3 MB, each time another one. */
async function picture(round: number): Promise<Buffer> {
  const [width, height] = [3300, 2500];
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a8a92',
      noise: { type: 'gaussian', mean: 130, sigma: 34 },
    },
  })
    .blur(0.7)
    .png()
    .toBuffer();
  const code = await qrPicture(`https://drop.example/m/${round}`, { scale: 12 });
  const caption = Buffer.from(
    `<svg width="${width}" height="240"><rect width="100%" height="100%" fill="white"/><text ` +
      'x="60" y="150" font-size="96" font-family="sans-serif">Pay 900 euro by Friday, number ' +
      `${round}</text></svg>`,
  );
  return sharp(noise)
    .composite([
      { input: code, left: 200, top: 200 },
      { input: caption, left: 0, top: height - 240 },
    ])
    .jpeg({ quality: 92 })
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 27/1 51/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '9/1 11/1 24/1',
      },
    })
    .toBuffer();
}
