import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addColleague, signUpCompany, startTestApi, type TestApi } from '../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { askUploadToken, callApi, sendFile, uploadFile } from '../../../test/uploads.ts';
import { jobs } from '../../platform/database/schema/installation.ts';
import { files, media, uploadTokens } from '../../platform/database/schema/media.ts';
import { companies, users } from '../../platform/database/schema/people.ts';
import { MAX_FILE_BYTES } from './schema.ts';

/** A busy machine may take its time; nothing here is about speed. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, PATIENT);
let api: TestApi;
let admin: string;
let companyId: number;
beforeAll(async () => {
  api = await startTestApi();
  const company = await signUpCompany(api);
  admin = company.access;
  companyId = company.companyId;
});
afterAll(() => api.stop());

const rows = async () => ({
  files: (await api.db.select().from(files)).length,
  media: (await api.db.select().from(media)).length,
  jobs: (await api.db.select().from(jobs)).length,
});
const temporaries = () => readdir(join(api.services.env.DATA_DIR, 'blobs/tmp'));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const unique = (size = 64) => randomBytes(size);

/** Runs a refused upload and checks that it left neither row nor byte behind. */
async function refused(
  status: number,
  code: string,
  act: () => Promise<{ status: number; body: unknown }>,
) {
  const before = await rows();
  expect(await act()).toMatchObject({ status, body: { code, status } });
  expect(await rows()).toEqual(before);
  await eventually(async () => {
    expect(await temporaries()).toEqual([]);
  });
}

describe('uploading a file', () => {
  it('answers 201 with the file once bytes, media item and scan job are stored', async () => {
    const bytes = unique(300_000);
    const { status, body } = await uploadFile(api, admin, 'Fattura n° 7.pdf', bytes);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      filename: 'Fattura n° 7.pdf',
      size: 300_000,
      sha256: sha256(bytes),
      status: 'QUEUED',
      problem: null,
      scanned_at: null,
    });
    expect(await api.services.blobs.has(sha256(bytes))).toBe(true);
    expect(await temporaries()).toEqual([]);
    const [job] = await api.db
      .select()
      .from(jobs)
      .where(eq(jobs.dedupeKey, `media:${body.media_id}`));
    expect(job).toMatchObject({ queue: 'scan', state: 'ready', companyId });
    expect(await callApi(api, admin, 'GET', `/api/fileupload/v1/${body.id}/`)).toMatchObject({
      status: 200,
      body,
    });
  });

  it('makes one media item and one scan of the same bytes, seen twice', async () => {
    const bytes = unique();
    const first = await uploadFile(api, admin, 'first.bin', bytes);
    const jobsBefore = (await rows()).jobs;
    const second = await uploadFile(api, admin, 'second.bin', bytes);
    expect(second.body).toMatchObject({ filename: 'second.bin', media_id: first.body.media_id });
    expect(second.body.id).not.toBe(first.body.id);
    expect((await rows()).jobs).toBe(jobsBefore);
    const detail = await callApi(api, admin, 'GET', `/api/media/v1/${first.body.media_id}/`);
    expect(detail.body).toMatchObject({
      title: 'first.bin',
      seen_count: 2,
      media_target: { source_name: 'File upload', search_string: 'first.bin' },
    });
  });

  it('shows names without paths, control signs and tricks with the reading direction', async () => {
    const { body } = await uploadFile(
      api,
      admin,
      '..\\..\\evil\u202egpj.exe\r\nX-Header: 1',
      unique(),
    );
    expect(body).toMatchObject({ filename: 'evil[U+202E]gpj.exeX-Header: 1' });
  });

  it('lists uploads newest first, page by page', async () => {
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await uploadFile(api, admin, name, unique());
    const page = await callApi(api, admin, 'GET', '/api/fileupload/v1/?page=1&page_size=2');
    expect(page.body.results.map((file: { filename: string }) => file.filename)).toEqual([
      'c.txt',
      'b.txt',
    ]);
    expect(page.body.links).toEqual({
      next: '/api/fileupload/v1/?page=2&page_size=2',
      previous: null,
    });
    const next = await callApi(api, admin, 'GET', page.body.links.next);
    expect(next.body).toMatchObject({ page: 2, count: page.body.count });
    expect(next.body.results[0].filename).toBe('a.txt');
  });
});

describe('refused uploads', () => {
  it('refuse a file that was announced as empty or as larger than 100 MiB', async () => {
    await refused(413, 'FILE_TOO_LARGE', () =>
      askUploadToken(api, admin, 'huge.iso', MAX_FILE_BYTES + 1),
    );
    await refused(422, 'FILE_EMPTY', () => askUploadToken(api, admin, 'empty.txt', 0));
    await refused(422, 'BAD_USER_INPUT', () => askUploadToken(api, admin, 'odd.txt', -5));
  });

  it('refuse a missing or unknown token, and one that belongs to somebody else', async () => {
    await refused(400, 'UPLOAD_TOKEN_UNKNOWN', () => sendFile(api, admin, undefined, unique()));
    await refused(400, 'UPLOAD_TOKEN_UNKNOWN', () => sendFile(api, admin, 'nonsense', unique()));
    const colleague = await addColleague(api, { group: 'Analysts' });
    const { body } = await askUploadToken(api, colleague.access, 'mine.txt', 64);
    await refused(400, 'UPLOAD_TOKEN_UNKNOWN', () => sendFile(api, admin, body.token, unique()));
    expect((await sendFile(api, colleague.access, body.token, unique())).status).toBe(201);
  });

  it('refuse a token that was used before, also by two uploads at once', async () => {
    const { body } = await askUploadToken(api, admin, 'once.txt', 64);
    const answers = await Promise.all([
      sendFile(api, admin, body.token, unique()),
      sendFile(api, admin, body.token, unique()),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    await refused(409, 'UPLOAD_TOKEN_USED', () => sendFile(api, admin, body.token, unique()));
  });

  it('are not asked for by somebody who is removed at that moment', async () => {
    const leaver = await addColleague(api, { group: 'Analysts' });
    // The account is there until the removal ends, and the new row waits for that.
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'insert into "upload_tokens"%'`;
    const asked = await api.db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.email, leaver.email));
      const answer = askUploadToken(api, leaver.access, 'mine.txt', 64);
      await eventually(async () => {
        expect((await api.db.execute(isWaiting)).rows).toHaveLength(1);
      });
      return { answer };
    });
    expect(await asked.answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('refuse a token that has run out', async () => {
    const { body } = await askUploadToken(api, admin, 'late.txt', 64);
    await api.db
      .update(uploadTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(uploadTokens.filename, 'late.txt'));
    await refused(410, 'UPLOAD_TOKEN_EXPIRED', () => sendFile(api, admin, body.token, unique()));
  });

  it('refuse bytes of another number than announced, and nothing at all', async () => {
    const token = async (size: number) =>
      (await askUploadToken(api, admin, 'odd.bin', size)).body.token as string;
    await refused(422, 'SIZE_MISMATCH', async () =>
      sendFile(api, admin, await token(100), unique(99)),
    );
    await refused(422, 'SIZE_MISMATCH', async () =>
      sendFile(api, admin, await token(100), unique(5_000_000)),
    );
    await refused(422, 'FILE_EMPTY', async () =>
      sendFile(api, admin, await token(100), new Uint8Array()),
    );
  });

  it('cut a body of more than 100 MiB while it streams, and still answer', async () => {
    const { body } = await askUploadToken(api, admin, 'big.iso', MAX_FILE_BYTES);
    await refused(413, 'FILE_TOO_LARGE', () =>
      sendStream(body.token, MAX_FILE_BYTES + 1024 * 1024),
    );
  });

  it('refuse what is not one part named file', async () => {
    const token = async () => (await askUploadToken(api, admin, 'x.txt', 64)).body.token as string;
    const send = async (body: FormData | string, headers: Record<string, string> = {}) =>
      callApi(api, admin, 'POST', '/api/fileupload/v1/create/', body, {
        'x-upload-token': await token(),
        ...headers,
      });
    const wrongName = new FormData();
    wrongName.append('upload', new Blob([unique()]), 'x.txt');
    const field = new FormData();
    field.append('file', 'text');
    await refused(400, 'BAD_USER_INPUT', () => send(wrongName));
    await refused(400, 'BAD_USER_INPUT', () => send(field));
    await refused(400, 'BAD_USER_INPUT', () => send(new FormData()));
    await refused(400, 'BAD_USER_INPUT', () =>
      send('--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nhalf', {
        'content-type': 'multipart/form-data; boundary=b',
      }),
    );
    await refused(415, 'UNSUPPORTED_MEDIA_TYPE', () =>
      send('{}', { 'content-type': 'application/json' }),
    );
    await refused(415, 'UNSUPPORTED_MEDIA_TYPE', () =>
      send('x', { 'content-type': 'multipart/form-data' }),
    );
  });

  it('refuse people who may only read', async () => {
    const viewer = await addColleague(api, { group: 'Viewers' });
    await refused(403, 'FORBIDDEN', () => askUploadToken(api, viewer.access, 'x.txt', 64));
    expect((await callApi(api, viewer.access, 'GET', '/api/fileupload/v1/')).status).toBe(200);
  });

  it('answer 503 and acknowledge nothing when the disk is full', async () => {
    const { body } = await askUploadToken(api, admin, 'no-room.bin', 64);
    const { blobs } = api.services;
    const begin = blobs.begin.bind(blobs);
    // The real store, on a disk that takes no more bytes.
    blobs.begin = async () => {
      const writer = await begin();
      writer.write = () =>
        Promise.reject(
          Object.assign(new Error('ENOSPC: no space left on device, write'), {
            code: 'ENOSPC',
            errno: -28,
          }),
        );
      return writer;
    };
    try {
      await refused(503, 'UNAVAILABLE', () => sendFile(api, admin, body.token, unique()));
    } finally {
      blobs.begin = begin;
    }
    expect((await sendFile(api, admin, body.token, unique())).status).toBe(201);
  });

  it('leave nothing of an upload that breaks off in the middle, and the token may be used again', async () => {
    const { body } = await askUploadToken(api, admin, 'broken-off.bin', 2_000_000);
    const before = await rows();
    await breakOff(body.token);
    await eventually(async () => {
      expect(await temporaries()).toEqual([]);
    });
    expect(await rows()).toEqual(before);
    expect((await sendFile(api, admin, body.token, unique(2_000_000))).status).toBe(201);
  });
});

describe('the free trial', () => {
  it('C6: takes exactly as many of many parallel uploads as scans are left', async () => {
    await api.db
      .update(companies)
      .set({ totalScan: 10, scansUsed: 7 })
      .where(eq(companies.id, companyId));
    try {
      const tokens = await Promise.all(
        Array.from({ length: 3 + 20 }, () => askUploadToken(api, admin, 'trial.bin', 64)),
      );
      const before = await rows();
      const answers = await Promise.all(
        tokens.map(({ body }) => sendFile(api, admin, body.token, unique())),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(
        answers.filter(({ status, body }) => status === 402 && body.code === 'TRIAL_EXHAUSTED'),
      ).toHaveLength(20);
      expect(await rows()).toEqual({
        files: before.files + 3,
        media: before.media + 3,
        jobs: before.jobs + 3,
      });
      await refused(402, 'TRIAL_EXHAUSTED', () => askUploadToken(api, admin, 'one-more.bin', 64));
    } finally {
      await api.db
        .update(companies)
        .set({ totalScan: null, scansUsed: 0 })
        .where(eq(companies.id, companyId));
    }
  });

  it('costs no scan for bytes that were scanned before', async () => {
    const bytes = unique();
    await uploadFile(api, admin, 'known.bin', bytes);
    await api.db
      .update(companies)
      .set({ totalScan: 10, scansUsed: 9 })
      .where(eq(companies.id, companyId));
    try {
      expect((await uploadFile(api, admin, 'known-again.bin', bytes)).status).toBe(201);
      const [company] = await api.db.select().from(companies).where(eq(companies.id, companyId));
      expect(company?.scansUsed).toBe(9);
    } finally {
      await api.db
        .update(companies)
        .set({ totalScan: null, scansUsed: 0 })
        .where(eq(companies.id, companyId));
    }
  });
});

/**
 * Sends `size` zero bytes with chunked encoding, so that no header gives the size away; answers
 * even an early answer.
 */
function sendStream(token: string, size: number): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const req = request(
      `${api.url}/api/fileupload/v1/create/`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${admin}`,
          'x-upload-token': token,
          'content-type': 'multipart/form-data; boundary=b',
        },
      },
      (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        res.on('end', () => {
          resolve({ status: res.statusCode ?? 0, body: JSON.parse(text) });
        });
      },
    );
    req.on('error', reject);
    req.write('--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n');
    const chunk = Buffer.alloc(1024 * 1024);
    let left = size;
    const more = () => {
      while (left > 0) {
        left -= chunk.length;
        if (!req.write(chunk)) {
          req.once('drain', more);
          return;
        }
      }
      req.end('\r\n--b--\r\n');
    };
    more();
  });
}

/** Sends half a file and drops the connection once the server has begun to store it. */
async function breakOff(token: string): Promise<void> {
  const req = request(`${api.url}/api/fileupload/v1/create/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin}`,
      'x-upload-token': token,
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
  req.on('error', () => undefined);
  req.write('--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n');
  req.write(Buffer.alloc(1_000_000));
  await eventually(async () => {
    expect(await temporaries()).toHaveLength(1);
  });
  req.destroy();
}
