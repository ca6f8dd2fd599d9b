import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { issue } from '../errors/bound-sentences.ts';

/** Row ids: positive, below 2^53, the same number in path and body. */
export const Id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** `{id}` of a path: digits only, so `/status/` can never be taken for an id. */
export const IdParam = z.object({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/, issue(say('idIsNumber')))
    .transform(Number),
});
/** Text without NUL and other control characters that PostgreSQL or a terminal would trip over. */
export function text(max: number, min = 1) {
  return z
    .string()
    .trim()
    .min(min, min > 0 ? issue(say('fieldRequired')) : undefined)
    .max(max, issue(say('atMostCharacters', { most: max })))
    .regex(
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u,
      issue(say('noControlCharacters')),
    );
}
/**
 * Mail programs turn each of these into a link, and a name is written into letters to strangers.
 */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]\.(?:[a-z]{2,}|[A-Z]{2,})(?=$|[^\p{L}\p{N}.-])|@/u;
/** What people call themselves, or their company on a form that strangers may send. */
export const PersonName = text(100).refine((name) => !LINK.test(name), issue(say('nameWithLink')));
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(issue(say('enterEmailAddress'))));
/** What PostgreSQL reads as JavaScript writes it; an offset can carry a date out of these years. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
// With a day to spare: the day after must have four digits too.
const LAST_MOMENT = Date.parse('9999-12-30T23:59:59Z');
export const Timestamp = z.iso
  .datetime({ offset: true })
  .refine(
    (text) => Date.parse(text) >= FIRST_MOMENT && Date.parse(text) <= LAST_MOMENT,
    issue(say('yearsRange')),
  )
  .meta({ description: 'Date and time in RFC 3339 format, with offset.' });
/** 1 Informative to 5 Critical. */
export const Severity = z.int().min(1).max(5).meta({
  id: 'Severity',
  description: 'Severity: 1 Informative, 2 Low, 3 Medium, 4 High, 5 Critical.',
});
export const AlertStatus = z.enum(['DETECTED', 'VALIDATED', 'RESOLVED', 'DISMISSED']).meta({
  id: 'AlertStatus',
  description: 'Status of an alert: Needs review, In progress, Resolved, Dismissed.',
});
/** Sources as the database counts them; whether there is such a source is another question. */
export const SourceId = z.int().min(1).max(32_767);
export const SortDirection = z.enum(['asc', 'desc']);

export const Person = z
  .object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Person', description: 'Colleague, as everyone in the company can see them.' });

export const FileStatus = z
  .enum(['QUEUED', 'SCANNING', 'FOUND', 'PARTIAL', 'CLEAN', 'UNREADABLE', 'FAILED'])
  .meta({
    id: 'FileStatus',
    description:
      'Life cycle of a scan. FOUND, PARTIAL and CLEAN are results; PARTIAL means that nothing ' +
      'was found and not every part was examined, UNREADABLE that the file could not be read, ' +
      'FAILED that the scanner could not finish.',
  });
