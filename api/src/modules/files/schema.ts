import { z } from 'zod';
import { FileStatus, Id, IdParam, Severity, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf } from '../../platform/http/paging.ts';
import {
  DeprecatedTitleCode,
  LineReason,
  PathReasons,
  Reason,
} from '../../platform/http/problem-schema.ts';

/** Size limit of one upload in bytes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

export const ScanCoverage = z
  .object({
    parts: z
      .int()
      .meta({ description: 'Number of parts: the item itself and everything opened inside it.' }),
    examined: z.int().meta({
      description:
        'Number of parts that an extractor for their kind opened and every applicable detector scanned.',
    }),
    unexamined: z
      .array(
        z.object({
          path: z
            .array(z.string())
            .meta({ description: 'Path from the item to the part; empty for the item itself.' }),
          path_reasons: PathReasons,
          reason: z.string(),
          reason_reasons: z.array(Reason).meta({
            description:
              'Stable message codes of the sentences in `reason`, in order; empty if any sentence has none.',
          }),
        }),
      )
      .meta({ description: 'Parts that weren’t examined and the reasons, at most 50.' }),
  })
  .meta({ id: 'ScanCoverage', description: 'Extent to which a scan examined an item.' });

export const FileUpload = z
  .object({
    id: Id,
    filename: z.string(),
    size: z.int(),
    mime: z.string().nullable().meta({
      description: 'MIME type of the actual bytes, not what the name claims; null until read.',
    }),
    type_label: z
      .string()
      .nullable()
      .meta({
        description:
          'Label of the file type, for texts also based on what they declare or are named: `JPEG ' +
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
      .meta({ description: 'Reason the file could not be read or the scan failed.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    coverage: ScanCoverage.nullable().meta({
      description: 'Coverage of the scan; null until scanned.',
    }),
    headline: z.string().nullable().meta({ description: 'Title of the most severe alert.' }),
    headline_code: DeprecatedTitleCode,
    headline_reason: LineReason.nullable(),
    highest_severity: Severity.nullable(),
    detectors_done: z.int(),
    detectors_total: z.int(),
    media_id: Id.nullable(),
    shows_passwords: z.boolean().meta({
      description:
        'Whether it shows passwords of the company’s accounts. If so, its original requires the ' +
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
    summary: 'Creates a one-time token for one file of the given name and size.',
    body: z.strictObject({
      filename: z.string().min(1).max(255),
      size: z.int().min(0).meta({
        description:
          'Size in bytes; 0 returns 422 FILE_EMPTY, more than 100 MiB returns 413 FILE_TOO_LARGE.',
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
    summary: 'Uploads the bytes as a stream: multipart, part `file`, header `X-Upload-Token`.',
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
    summary: 'Returns the company’s uploads, newest first.',
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
    summary: 'Returns an upload.',
    params: IdParam,
    response: FileUpload,
    problems: [404],
  }),
};
