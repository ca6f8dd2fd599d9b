import type { FileKind } from '@vedetta/detection/formats/type-family.ts';
import english from '@vedetta/messages/generated/en.ts';
import type { Code, Message } from '@vedetta/messages/message.ts';
import { FILE_KINDS, type FileState } from '@vedetta/detection/detectors/malware/sources.ts';
import type { ReportRow, ScanResult } from '@vedetta/detection/engine/detector.ts';
import { wellFormed } from '@vedetta/detection/formats/text/well-formed.ts';
import { MOST_FILES_TOLD, type WorkerMessage } from '@vedetta/detection/worker/protocol.ts';
import { z } from 'zod';
import { Place } from '../../alerts/alert-schema.ts';

/** PostgreSQL stores no NUL, and half a surrogate pair is no text. */
const storable = (max: number) =>
  z.string().transform((value) => wellFormed(value.replace(/\u0000/g, '\ufffd').slice(0, max)));

const isCode = (code: unknown): code is Code =>
  typeof code === 'string' && Object.hasOwn(english, code);
const Words = z.union([storable(1000), z.number()]);
/** @param levels of messages within it */
const messageOf = (levels: number): z.ZodType<Message> =>
  z.object({
    code: z.custom<Code>(isCode),
    params: z
      .record(z.string().max(50), levels === 0 ? Words : z.union([Words, messageOf(levels - 1)]))
      .exactOptional(),
  });
/** A step of a way, such as a kind of file of some format. */
const Phrase = messageOf(0);
/** A list of three ways of five steps (`joined`) is the deepest that is said. */
const Said = messageOf(8);
const Sentences = z.array(Said).max(30);

const Path = z.array(z.union([storable(255), Phrase])).max(20);

const Thing = z.object({
  rule: storable(200),
  title: Said,
  why: Sentences.min(1),
  excerpt: storable(500),
  excerptMessage: Said.nullable(),
  summary: storable(1000),
  summaryMessage: Said.nullable(),
  marks: z.array(z.object({ start: z.int().min(0), end: z.int().min(0) })).max(100),
  path: Path,
  place: Place,
  score: z.int().min(0).max(1000),
  confidence: z.number().min(0).max(1),
  fingerprint: storable(1000),
});

const Outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    things: z.array(Thing).min(1).max(1000),
    why: Sentences.exactOptional(),
  }),
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('not-applicable') }),
  z.object({ kind: z.literal('unreadable'), why: Sentences }),
  z.object({ kind: z.literal('limit'), why: Sentences }),
  z.object({ kind: z.literal('failed'), why: Sentences }),
]);

const Gap = z.object({ path: Path, why: Sentences, isBroken: z.boolean() });
const Coverage = z
  .object({
    parts: z.int().min(1).max(100_000),
    examined: z.int().min(0).max(100_000),
    unexamined: z.array(z.object({ path: Path, reason: Sentences, isBroken: z.boolean() })).max(50),
  })
  .refine(
    ({ parts, examined, unexamined }) =>
      examined <= parts && examined < parts === unexamined.length > 0,
  );

const Row: z.ZodType<ReportRow> = z.object({
  detector: storable(100),
  label: Said,
  version: storable(100),
  outcome: Outcome,
  durationMs: z.number().min(0),
  gaps: z.array(Gap).max(50).exactOptional(),
});

const Rows = z.array(Row).max(200);

const Result: z.ZodType<ScanResult> = z.object({
  mime: storable(255).nullable(),
  fileKind: z.custom<FileKind>(isCode).nullable(),
  unreadable: Sentences.nullable(),
  rows: Rows,
  coverage: Coverage.exactOptional(),
  instead: Rows.exactOptional(),
  preview: z
    .object({ webp: z.instanceof(Uint8Array), width: z.int().min(1), height: z.int().min(1) })
    .nullable(),
  pictureHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  toRead: z.boolean().exactOptional(),
});

const File: z.ZodType<FileState> = z.object({
  kind: z.enum(FILE_KINDS),
  name: storable(255),
  problem: storable(1000).nullable(),
  line: z.int().min(1).nullable(),
});

const Answer: z.ZodType<WorkerMessage> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), detectors: z.int().min(0) }),
  z.object({ kind: z.literal('files'), files: z.array(File).max(MOST_FILES_TOLD) }),
  z.object({ kind: z.literal('wants-lists'), id: z.int(), which: z.enum(['watch', 'instead']) }),
  z.object({
    kind: z.literal('progress'),
    id: z.int(),
    done: z.int().min(0).max(1000),
    total: z.int().min(0).max(1000),
  }),
  z.object({ kind: z.literal('holds'), bytes: z.int().min(0) }),
  z.object({ kind: z.literal('result'), id: z.int(), result: z.unknown() }),
  z.object({ kind: z.literal('failed'), id: z.int(), why: Said }),
]);

/**
 * One message of a scan worker.
 * @throws when it is not one: a worker that was taken over by a file may send anything.
 */
export function parseWorkerMessage(value: unknown): WorkerMessage {
  return Answer.parse(value);
}

/**
 * The result inside a message, clamped to what the tables take. @throws when it is not a result.
 */
export function parseScanResult(value: unknown): ScanResult {
  return Result.parse(value);
}

/** The rows of a reading inside a message, clamped in the same way. @throws when they are none. */
export function parseReading(value: unknown): ReportRow[] {
  return Rows.min(1).parse(value);
}
