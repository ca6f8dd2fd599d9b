import { AwsV4Signer } from 'aws4fetch';
import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { storable } from '@vedetta/detection/formats/text/well-formed.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Answered, Http } from '../../platform/outbound/guarded-fetch.ts';
import { problemOfStatus } from '../answers.ts';
import { openMedium } from '../open-medium.ts';
import type { OpenedMedium } from '../collector.ts';
import type { LeftOut } from '../left-out.ts';
import type { CollectorProblem, Read } from '../problem.ts';
import type { Place } from './place.ts';
import type { Bucket } from './shares.ts';

/**
 * Names and numbers stay the words they are, blanks at their ends included; one entry is a list of
 * one. References are read below.
 */
const xml = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  isArray: (name) => name === 'Contents',
});
const words = z.string().transform((text) => decodeXML(text));
const trimmed = words.transform((text) => text.trim());
const Listing = z.object({
  ListBucketResult: z
    .object({
      EncodingType: trimmed.optional(),
      IsTruncated: trimmed.optional(),
      NextContinuationToken: trimmed.optional(),
      Contents: z.array(z.unknown()).default([]),
    })
    .loose(),
});
const Entry = z
  .object({
    Key: words,
    Size: z.coerce.number().catch(0),
    ETag: trimmed.default('').catch(''),
    LastModified: trimmed.default('').catch(''),
  })
  .loose();
const Refusal = z.object({ Error: z.object({ Code: z.string() }).loose() });
export interface Listed {
  objects: z.output<typeof Entry>[];
  leftOut: LeftOut[];
  /** Where the list goes on; undefined where it ends or the server does not say where. */
  next: string | undefined;
  /** The server says that there is more. */
  isCut: boolean;
}

/** One page of at most 1,000 keys (ListObjectsV2). */
export async function listObjects(
  http: Http,
  place: Place<Bucket>,
  prefix: string,
  token: string | undefined,
  now: Date,
): Promise<Read<Listed>> {
  const { endpoint, bucket } = place.share;
  // XML cannot hold every key: they are asked for in the form of addresses.
  const query = {
    'list-type': '2',
    'max-keys': '1000',
    'encoding-type': 'url',
    prefix,
    ...(token === undefined ? {} : { 'continuation-token': token }),
  };
  // Blanks as %20: a plus is signed otherwise than it is read.
  const url =
    `${endpoint.replace(/\/$/, '')}/${bucket}?` +
    `${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  const answer = await http.get(url, await signed(place.share, url));
  if (!answer.ok) return { ok: false, problem: { kind: 'temporary', why: answer.why } };
  if (answer.status !== 200) return { ok: false, problem: refusalOf(answer, place, now) };
  const listing = Listing.safeParse(parsed(answer.text()));
  return listing.success
    ? { ok: true, value: listedOf(listing.data.ListBucketResult) }
    : {
        ok: false,
        problem: {
          kind: 'temporary',
          why: say('bucketStrange', { name: place.name }),
        },
      };
}

/** Each key by itself: an odd one is left out alone. */
function listedOf({
  EncodingType,
  IsTruncated,
  NextContinuationToken: next,
  Contents,
}: z.output<typeof Listing>['ListBucketResult']): Listed {
  const leftOut: LeftOut[] = [];
  const objects = Contents.flatMap((one) => {
    const entry = Entry.safeParse(one);
    const key = entry.success
      ? EncodingType?.toLowerCase() === 'url'
        ? decodedKey(entry.data.Key)
        : entry.data.Key
      : null;
    if (entry.success && key !== null && key !== '') return [{ ...entry.data, Key: storable(key) }];
    leftOut.push({ name: entry.data?.Key ?? 'without a key', why: 'notUnderstood' });
    return [];
  });
  return { objects, leftOut, next: next === '' ? undefined : next, isCut: IsTruncated === 'true' };
}

/** A blank is a plus in this form. null: it is no key in UTF-8. */
function decodedKey(key: string): string | null {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The bytes of one object. Its key is asked for as it stands: no `./` in it is tidied away. */
export async function openKey(
  http: Http,
  { share }: Place<Bucket>,
  key: string,
): Promise<OpenedMedium> {
  const base = share.endpoint.replace(/\/$/, '');
  const path =
    `${new URL(base).pathname.replace(/\/$/, '')}/${share.bucket}/` +
    `${key.split('/').map(encodeKey).join('/')}`;
  const url = new URL(base).origin + path;
  const opened = await openMedium(http, { url, path, headers: await signed(share, url, path) });
  return opened.ok
    ? { ok: true, value: { ...opened.value, name: key.split('/').at(-1) ?? null } }
    : opened;
}

const encodeKey = (part: string) =>
  encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

async function signed(
  { region, accessKeyId, secretAccessKey }: Bucket,
  url: string,
  path?: string,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({ url, service: 's3', region, accessKeyId, secretAccessKey });
  if (path !== undefined) signer.encodedPath = path;
  const { headers } = await signer.sign();
  return Object.fromEntries(headers.entries());
}

function parsed(text: string): unknown {
  try {
    return xml.parse(text);
  } catch {
    return null;
  }
}

/** What an S3 server says, for people. */
function refusalOf(answer: Answered, { name, share }: Place<Bucket>, now: Date): CollectorProblem {
  const refusal = Refusal.safeParse(parsed(answer.text()));
  const code = refusal.success ? refusal.data.Error.Code : '';
  if (code === 'NoSuchBucket')
    return { kind: 'gone', why: say('bucketMissing', { name: share.bucket }) };
  if (answer.status === 401 || answer.status === 403)
    return {
      kind: 'refused',
      why: say('bucketKey', { name }),
    };
  if (code === 'SlowDown')
    return {
      kind: 'limited',
      until: new Date(now.getTime() + 60_000),
      why: say('bucketPatience', { name }),
    };
  return problemOfStatus(answer, `The bucket of ${name}`, now);
}
