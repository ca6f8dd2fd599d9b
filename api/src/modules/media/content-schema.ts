import { z } from 'zod';
import { IdParam } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { MediaDetail, MediaText } from './item-schema.ts';
import { MailFaceKind, MediaMail } from './mail-schema.ts';
import { RevealedPasswords } from './passwords-schema.ts';

/** No file has more units than bytes, and none is larger than 100 MiB. */
const MOST_UNITS = 200_000_000;
const base = '/api/media/v1';
export const contentOperations = {
  text: operation({
    id: 'getMediaText',
    method: 'get',
    path: `${base}/{id}/text/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Returns a part of the text of an item as plain text, whatever its file type.',
    params: IdParam,
    query: z.strictObject({
      offset: z.coerce.number().int().min(0).max(MOST_UNITS).default(0),
      limit: z.coerce.number().int().min(100).max(100_000).default(20_000),
    }),
    response: MediaText,
    problems: [404],
  }),
  mail: operation({
    id: 'getMediaMail',
    method: 'get',
    path: `${base}/{id}/mail/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'Returns an email, or one inside it, in readable form with its findings: decoded, as ' +
      'plain text, part by part.',
    params: IdParam,
    query: z.strictObject({
      inside: z
        .string()
        .regex(/^(?:\d{1,6}(?:\.\d{1,6}){0,4})?$/)
        .default('')
        .meta({
          description:
            'Numbers of the nested emails to open, from 1: `2.1` is the first in the second.',
        }),
      face: MailFaceKind.optional(),
      offset: z.coerce.number().int().min(0).max(MOST_UNITS).default(0),
      limit: z.coerce.number().int().min(100).max(100_000).default(20_000),
    }),
    response: MediaMail,
    problems: [404],
  }),
  rescan: operation({
    id: 'rescanMedia',
    method: 'post',
    path: `${base}/{id}/rescan/`,
    tag: 'media',
    access: 'files.upload',
    status: 200,
    summary:
      'Scans an item again with the current detectors and lists, at no cost; if a scan of it ' +
      'is under way, that scan continues.',
    params: IdParam,
    response: MediaDetail,
    problems: [404],
  }),
  original: operation({
    id: 'getMediaOriginal',
    method: 'get',
    path: `${base}/{id}/original/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'Returns the untrusted bytes of the file unchanged, as an attachment, and records who ' +
      'downloaded them. A file that shows passwords of the company’s accounts requires the ' +
      'capability `passwords.reveal`.',
    params: IdParam,
    responseType: { binary: 'application/octet-stream' },
    problems: [403, 404],
  }),
  revealPasswords: operation({
    id: 'revealPasswords',
    method: 'post',
    path: `${base}/{id}/passwords/`,
    tag: 'media',
    access: 'passwords.reveal',
    keys: false,
    status: 200,
    summary:
      'Returns the passwords of the company’s accounts that an item shows, in clear text, and ' +
      'records this in the item’s history and the audit log.',
    params: IdParam,
    response: RevealedPasswords,
    problems: [403, 404, 409],
  }),
  preview: operation({
    id: 'getMediaPreview',
    method: 'get',
    path: `${base}/{id}/preview/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'Returns the image, decoded, turned upright and re-encoded as WebP. An image that shows ' +
      'passwords of the company’s accounts requires the capability `passwords.reveal`.',
    params: IdParam,
    responseType: { binary: 'image/webp' },
    problems: [403, 404],
  }),
};
