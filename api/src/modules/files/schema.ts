import { z } from 'zod';
import { FileStatus, Id, IdParam, Severity, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { Reason, TitleCode } from '../../platform/http/problem-schema.ts';

/** Size limit of one upload in bytes (decisions, section 6). */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

export const ScanCoverage = z
  .object({
    parts: z.int().meta({ description: 'The item itself and all that was opened in it.' }),
    examined: z.int().meta({
      description:
        'Parts that a reader of their kind opened and every detector that applies looked at.',
    }),
    unexamined: z
      .array(
        z.object({
          path: z
            .array(z.string())
            .meta({ description: 'Way from the item to the part; empty for the item itself.' }),
          reason: z.string(),
          reason_reasons: z.array(Reason).meta({
            description:
              'The sentences of `reason` by their stable names, in order; empty when one has none.',
          }),
        }),
      )
      .meta({ description: 'The other parts and why, at most 50.' }),
  })
  .meta({ id: 'ScanCoverage', description: 'How much of an item its scan examined.' });

export const FileUpload = z
  .object({
    id: Id,
    filename: z.string(),
    size: z.int(),
    mime: z
      .string()
      .nullable()
      .meta({ description: 'What the bytes are, not what the name claims; null until read.' }),
    type_label: z
      .string()
      .nullable()
      .meta({
        description:
          'Its kind in words, of texts also by what they say of themselves or are called: `JPEG ' +
          'image`, `Windows program`, `Mail`, `CSV table`.',
      }),
    type_code: z.string().nullable().meta({
      description: 'The stable name of `type_label`: `fileKindJPEGImage`.',
    }),
    sha256: z.string(),
    status: FileStatus,
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the file could not be read or the scan failed.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'The sentences of `problem` by their stable names, in order; empty when one has none.',
    }),
    coverage: ScanCoverage.nullable().meta({ description: 'null until scanned.' }),
    headline: z.string().nullable().meta({ description: 'Title of the most severe alert.' }),
    headline_code: TitleCode,
    highest_severity: Severity.nullable(),
    detectors_done: z.int(),
    detectors_total: z.int(),
    media_id: Id.nullable(),
    shows_passwords: z.boolean().meta({
      description:
        "It shows passwords of the company's accounts: its original is for those with the " +
        'capability `passwords.reveal`.',
    }),
    created_at: Timestamp,
    scanned_at: Timestamp.nullable(),
  })
  .meta({ id: 'FileUpload' });

export const UploadToken = z
  .object({ token: z.string(), expires_at: Timestamp })
  .meta({ id: 'UploadToken' });
export const FileUploadPage = pageOf(FileUpload, 'FileUploadPage');

export const fileOperations = {
  token: operation({
    id: 'createUploadToken',
    method: 'post',
    path: '/api/fileupload/v1/token/',
    tag: 'files',
    access: 'files.upload',
    status: 201,
    summary: 'A one-time token for one file of the given name and size.',
    body: z.strictObject({
      filename: z.string().min(1).max(255),
      size: z.int().min(0).meta({
        description: 'Bytes; 0 is answered 422 FILE_EMPTY, more than 100 MiB 413 FILE_TOO_LARGE.',
      }),
    }),
    response: UploadToken,
    problems: [402, 413, 422],
  }),
  create: operation({
    id: 'uploadFile',
    method: 'post',
    path: '/api/fileupload/v1/create/',
    tag: 'files',
    access: 'files.upload',
    status: 201,
    summary: 'Streams the bytes: multipart, part `file`, header `X-Upload-Token`.',
    bodyType: 'multipart',
    response: FileUpload,
    problems: [400, 402, 409, 410, 413, 415, 422],
  }),
  list: operation({
    id: 'listFiles',
    method: 'get',
    path: '/api/fileupload/v1/',
    tag: 'files',
    access: 'files.read',
    status: 200,
    summary: 'The company’s uploads, newest first.',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      page_size: z.coerce.number().int().min(1).max(200).default(10),
    }),
    response: FileUploadPage,
  }),
  read: operation({
    id: 'getFile',
    method: 'get',
    path: '/api/fileupload/v1/{id}/',
    tag: 'files',
    access: 'files.read',
    status: 200,
    summary: 'One upload.',
    params: IdParam,
    response: FileUpload,
    problems: [404],
  }),
};
