import { AwsV4Signer } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Answered, Http } from '../../outbound/guarded-fetch.ts';
import { problemOfStatus } from '../answers.ts';
import { openMedium } from '../open-medium.ts';
import type { OpenedMedium } from '../collector.ts';
import type { CollectorProblem, Read } from '../problem.ts';
import type { Place } from './local-network.ts';
import type { Bucket } from './shares.ts';

/** Names and numbers stay the words they are; one entry is a list of one. */
const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
const Listing = z.object({
  ListBucketResult: z.object({
    NextContinuationToken: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number().catch(0), ETag: z.string().default(''), LastModified: z.string().default('') }).loose()).default([]),
  }).loose(),
});
const Refusal = z.object({ Error: z.object({ Code: z.string() }).loose() });
export type Listed = z.output<typeof Listing>['ListBucketResult'];

/** One page of at most 1,000 keys (ListObjectsV2). */
export async function listObjects(http: Http, place: Place<Bucket>, prefix: string, token: string | undefined, now: Date): Promise<Read<Listed>> {
  const { endpoint, bucket } = place.share;
  const query = { 'list-type': '2', 'max-keys': '1000', prefix, ...(token === undefined ? {} : { 'continuation-token': token }) };
  // Blanks as %20: a plus is signed otherwise than it is read.
  const url = `${endpoint.replace(/\/$/, '')}/${bucket}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  const answer = await http.get(url, await signed(place.share, url));
  if (!answer.ok) return { ok: false, problem: { kind: 'temporary', why: answer.why } };
  if (answer.status !== 200) return { ok: false, problem: refusalOf(answer, place, now) };
  const listing = Listing.safeParse(parsed(answer.text()));
  return listing.success ? { ok: true, value: listing.data.ListBucketResult } : { ok: false, problem: { kind: 'temporary', why: `The bucket of ${place.name} answered in a form that Vedetta does not understand.` } };
}

/** The bytes of one object. */
export async function openKey(http: Http, { share }: Place<Bucket>, key: string): Promise<OpenedMedium> {
  const url = `${share.endpoint.replace(/\/$/, '')}/${share.bucket}/${key.split('/').map(encodeKey).join('/')}`;
  const opened = await openMedium(http, { url, headers: await signed(share, url) });
  return opened.ok ? { ok: true, value: { ...opened.value, name: key.split('/').at(-1) ?? null } } : opened;
}

const encodeKey = (part: string) => encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

async function signed({ region, accessKeyId, secretAccessKey }: Bucket, url: string): Promise<Record<string, string>> {
  const { headers } = await new AwsV4Signer({ url, service: 's3', region, accessKeyId, secretAccessKey }).sign();
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
  if (code === 'NoSuchBucket') return { kind: 'gone', why: `There is no bucket ${share.bucket} any more.` };
  if (answer.status === 401 || answer.status === 403) return { kind: 'refused', why: `The bucket of ${name} refuses the operator's key. Ask your operator to correct it in collectors.json.` };
  if (code === 'SlowDown') return { kind: 'limited', until: new Date(now.getTime() + 60_000), why: `The bucket of ${name} asks for patience.` };
  return problemOfStatus(answer, `The bucket of ${name}`, now);
}
