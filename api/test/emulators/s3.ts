import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveVendor, type Levers } from './emulator.ts';

export const S3_KEY = { accessKeyId: 'EMULATEDKEY', secretAccessKey: 'emulated/secret+key' };

export interface S3Emulator extends Pick<Levers, 'url' | 'asked'> {
  put(key: string, bytes: string | Buffer, at?: Date): void;
  remove(key: string): void;
  /** Beyond its limit, failing, or without the bucket. */
  state: Levers['state'];
  close(): Promise<void>;
}

/**
 * How keys stand in a listing: in the form of addresses, as AWS and MinIO write it when asked, or
 * with references alone.
 */
export type KeySpelling = 'url' | 'entities';

/**
 * A server that speaks as much of S3 as a reader needs: signatures of version 4, ListObjectsV2 in
 * pages of two, GetObject.
 */
export async function startS3(
  bucket: string,
  spells: KeySpelling = 'entities',
): Promise<S3Emulator> {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  const server = await serveVendor((req, res) => {
    const url = new URL(req.url ?? '/', server.url);
    const fail = (status: number, code: string) =>
      void res
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (server.state.isFailing) return fail(500, 'InternalError');
    if (server.state.limitedFor !== null) return fail(503, 'SlowDown');
    if (!isSigned(req, url)) return fail(403, 'SignatureDoesNotMatch');
    if (server.state.isGone || !`${url.pathname}/`.startsWith(`/${bucket}/`))
      return fail(404, 'NoSuchBucket');
    const key = decodeURIComponent(pathOf(req).slice(bucket.length + 2));
    if (key === '') return list(res, url.searchParams);
    const object = objects.get(key);
    return object === undefined
      ? fail(404, 'NoSuchKey')
      : void res
          .writeHead(200, { 'content-length': object.bytes.length, etag: etagOf(object.bytes) })
          .end(object.bytes);
  });
  const spelled = (key: string) =>
    spells === 'url'
      ? encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/')
      : key.replace(/[&<>'"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const list = (res: ServerResponse, query: URLSearchParams) => {
    const found = [...objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const from = Number(query.get('continuation-token') ?? 0);
    const shown = found.slice(from, from + 2);
    const isMore = found.length > from + 2;
    const contents = shown.map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${spelled(key)}</Key><LastModified>${at.toISOString()}</LastModified>` +
        `<ETag>${etagOf(bytes).replaceAll('"', '&quot;')}</ETag><Size>${bytes.length}</Size></Contents>`,
    );
    res
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        [
          '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
          `<Name>${bucket}</Name><KeyCount>${shown.length}</KeyCount>`,
          spells === 'url' ? '<EncodingType>url</EncodingType>' : '',
          `<IsTruncated>${String(isMore)}</IsTruncated>`,
          isMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '',
          `\n${contents.join('')}</ListBucketResult>`,
        ].join(''),
      );
  };
  return {
    url: server.url,
    asked: server.asked,
    state: server.state,
    close: server.levers.close,
    put: (key, bytes, at = new Date()) => void objects.set(key, { bytes: Buffer.from(bytes), at }),
    remove: (key) => void objects.delete(key),
  };
}

/** As it was asked for: `./` in a key is a name. */
const pathOf = (req: IncomingMessage) => (req.url ?? '/').split('?', 1)[0] ?? '/';
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Makes the signature of the request anew, as AWS documents it (Signature Version 4). */
function isSigned(req: IncomingMessage, url: URL): boolean {
  const [, id, scope = '', names = '', signature] =
    /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    ) ?? [];
  if (id !== S3_KEY.accessKeyId) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names
    .split(';')
    .map(
      (name) =>
        `${name}:${String(req.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}\n`,
    )
    .join('');
  const canonical = [
    req.method,
    pathOf(req),
    query,
    headers,
    names,
    req.headers['x-amz-content-sha256'],
  ].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const key = [region, service, end].reduce<Buffer>(
    (last, part) => hmac(last, part),
    hmac(`AWS4${S3_KEY.secretAccessKey}`, date),
  );
  return (
    hmac(
      key,
      ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join('\n'),
    ).toString('hex') === signature
  );
}
