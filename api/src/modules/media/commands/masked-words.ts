import { hideEncoded } from '@vedetta/detection/detectors/credentials/hide-encoded.ts';
import { maskCredentials } from '@vedetta/detection/detectors/credentials/mask.ts';
import { cutPart, type TextPart } from '../text-part.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FindingRow } from '../../alerts/store/alerts.ts';
import { showsCredentials } from '../store/exposed.ts';
import type { MediaRow } from '../store/media.ts';
import { protectedNames } from '../../company/store/settings.ts';
import type { TextFiles } from '../store/text-files.ts';
import type { ShownMail } from './show-mail.ts';

/** Around a part of a file so much is read to see whether it is one of a list. */
const AROUND = 20_000;
const BEGINNING = 4_000;

/**
 * What is stored of an item in words, without the passwords of the company's accounts: a domain may
 * be protected since.
 */
export async function maskItem(db: Db, media: MediaRow): Promise<MediaRow> {
  if (!media.title.includes('@') && media.text?.includes('@') !== true) return media;
  const { domains } = await protectedNames(db, media.companyId);
  const text = media.text === null ? null : maskCredentials(media.text, domains);
  const title = maskCredentials(media.title, domains, { isKnownList: text !== media.text });
  return { ...media, text, title, titleMessage: title === media.title ? media.titleMessage : null };
}

/**
 * Reads a part of a text file without the passwords of the company's accounts, and of a known list
 * without what is encoded; places stay.
 * @param findings of the item: what its scan told makes every part of it a list
 * @returns null where there is no text
 */
export async function readMasked(
  db: Db,
  files: TextFiles,
  media: MediaRow & { sha256: string },
  findings: readonly FindingRow[],
  { offset, limit }: { offset: number; limit: number },
): Promise<TextPart | null> {
  const from = Math.max(0, offset - AROUND);
  const around = await files.read(media.sha256, media.mime, from, offset - from + limit + AROUND);
  if (around === null) return null;
  const { domains } = around.text.includes('@')
    ? await protectedNames(db, media.companyId)
    : { domains: [] };
  const beginning =
    domains.length === 0 || from === 0
      ? ''
      : ((await files.read(media.sha256, media.mime, 0, BEGINNING))?.text ?? '');
  const isKnownList = showsCredentials(findings);
  const masked = maskCredentials(around.text, domains, { beginning, isKnownList });
  const text = isKnownList ? hideEncoded(masked) : masked;
  return cutPart(text, around.offset, { offset, limit, length: around.length });
}

/** A mail as people read it, without the passwords of the company's accounts. */
export async function maskMail(
  db: Db,
  companyId: number,
  shown: ShownMail,
  findings: readonly FindingRow[],
): Promise<ShownMail> {
  if (shown.mail === null) return shown;
  const { domains } = await protectedNames(db, companyId);
  const isKnownList = showsCredentials(findings);
  const mask = (text: string) => maskCredentials(text, domains, { isKnownList });
  const orNull = (text: string | null) => (text === null ? null : mask(text));
  const { fields, faces, parts, steps, ...mail } = shown.mail;
  return {
    ...shown,
    mail: {
      ...mail,
      steps: steps.map(mask),
      fields: fields.map((field) => ({ ...field, text: mask(field.text) })),
      faces: faces.map((face) => ({ ...face, text: mask(face.text) })),
      parts: parts.map((part) => ({
        ...part,
        name: mask(part.name),
        subject: orNull(part.subject),
      })),
    },
  };
}
