import type { FileKind } from '../type-family.ts';
import type { Email } from 'postal-mime';
import type { ScanItem } from '../item.ts';
import { sniff } from '../sniff.ts';
import { readText } from '../text/read-text.ts';
import { kindOf } from '../text-kind.ts';
import { stepInWords } from '../step.ts';
import { stepOf, cut } from '../text/words.ts';
import { bodiesOf, facesOf, type FaceKind } from './faces.ts';
import { fieldsOf, type FieldName } from './fields.ts';
import { isMail } from './is-mail.ts';
import { isMailbox, mailsIn, nameInMailbox } from './mailbox.ts';
import { markMail, type Mark } from './mark-mail.ts';
import { isOpenable, openMail } from './open-mail.ts';
import { parseMail, senderName, type MailPart } from './parse-mail.ts';
import { foundWithin, type FoundPlace } from './standing.ts';

/** So many files of a mail, or mails of a mailbox, are named. */
export const MOST_PARTS = 200;
/** Mails within mails, as many as a scan opens. */
const DEEPEST = 5;
/** Of a mail in a mailbox only the head is read. */
const HEAD_BYTES = 64 * 1024;
const LONGEST_NAME = 255;

/** A file of a mail, or a mail of a mailbox. Names and words are its sender's: untrusted. */
export interface ShownPart {
  name: string;
  size: number;
  /** What it is, in words; null when that is unknown. */
  fileKind: FileKind | null;
  /** Its number, from 1, where it is a mail that can be shown. */
  inside: number | null;
  subject: string | null;
  from: string | null;
  /** As in `ShownMail`. */
  date: string | null;
  /** What was found in it. */
  findings: number[];
}

/** A mail or a mailbox as people read it. */
export interface ShownMail {
  kind: 'mail' | 'mailbox';
  /** Way from the item to it; the item's own name left out. */
  steps: string[];
  /** It cannot be opened: its parts lie too deep in each other, or its headers are too long. */
  isBroken: boolean;
  fields: { name: FieldName; text: string; more: number; marks: Mark[] }[];
  /**
   * When it was sent, as it says itself: ISO 8601; null where it does not say that in a way that
   * can be read.
   */
  date: string | null;
  faces: { kind: FaceKind; text: string; isCut: boolean; marks: Mark[] }[];
  parts: ShownPart[];
  /** How many there are, those that are not named too. */
  partCount: number;
}

/**
 * Reads a mail, or one within it, as people read it, and marks what was found in it.
 * @param item the whole item, its `mime` as sniffed
 * @param inside numbers of the mails to go into, from 1: `[2, 1]` is the first of the second
 * @returns null where there is no mail. Never throws for what stands in it.
 */
export async function showMail(
  item: ScanItem,
  inside: readonly number[],
  found: readonly FoundPlace[],
): Promise<ShownMail | null> {
  let node: Node = { ...item, steps: [], found };
  for (const number of inside.length > DEEPEST ? [0] : inside) {
    const next = within(node, await filesOf(node))[number - 1];
    if (next === undefined) return null;
    node = { ...next, mime: await sniff(next.bytes) };
  }
  if (isMailbox(node)) return showMailbox(node);
  return isOpenable(node) ? showOne(node) : null;
}

/** A mail on the way, and what was found in it. */
interface Node extends ScanItem {
  /** Way to it; the item's own name left out. */
  steps: readonly string[];
  found: readonly FoundPlace[];
}

async function filesOf(node: Node): Promise<MailPart[]> {
  if (isMailbox(node))
    return mailsIn(node).map((bytes, at) => ({ name: nameInMailbox(at), bytes }));
  return isOpenable(node) ? ((await openMail(node))?.files ?? []) : [];
}

/**
 * The files of a mail, each with what was found in it. Only mails are looked for in the text around
 * them.
 */
function within({ steps, path, found, bytes, mime }: Node, files: readonly MailPart[]): Node[] {
  const looked = files.map((file) => ({
    ...file,
    step: stepInWords(stepOf(file.name)),
    text: isMail({ ...file, filename: file.name, mime: 'text/plain', path })
      ? readText(file.bytes, 'text/plain')
      : null,
  }));
  const each = foundWithin(found, steps, readText(bytes, mime) ?? '', looked);
  return looked.map(({ name, step, bytes: own }, at) => ({
    bytes: own,
    filename: name,
    mime: null,
    path: [...path, step],
    steps: [...steps, step],
    found: each[at] ?? [],
  }));
}

async function showMailbox(node: Node): Promise<ShownMail> {
  const mails = await filesOf(node);
  const parts: ShownPart[] = [];
  for (const [at, { bytes, filename, found }] of within(
    node,
    mails.slice(0, MOST_PARTS),
  ).entries()) {
    const head = await parseMail(bytes.subarray(0, Math.min(HEAD_BYTES, headEnd(bytes))));
    parts.push({
      name: filename,
      size: bytes.length,
      fileKind: 'fileKindMail',
      inside: at + 1,
      ...(head === null ? { subject: null, from: null, date: null } : headOf(head)),
      findings: found.map(({ id }) => id),
    });
  }
  return {
    kind: 'mailbox',
    steps: [...node.steps],
    isBroken: false,
    fields: [],
    date: null,
    faces: [],
    parts,
    partCount: mails.length,
  };
}

/** Where the empty line after the head of a mail is. */
function headEnd(bytes: Uint8Array): number {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  const ends = [head.indexOf('\n\n'), head.indexOf('\r\n\r\n')].filter((end) => end >= 0);
  return ends.length === 0 ? head.length : Math.min(...ends);
}

function headOf(mail: Email): Pick<ShownPart, 'subject' | 'from' | 'date'> {
  const from = senderName(mail) || mail.from?.address;
  return {
    subject: mail.subject === undefined ? null : cut(mail.subject, LONGEST_NAME),
    from: from === undefined ? null : cut(from, LONGEST_NAME),
    date: dateOf(mail),
  };
}

const dateOf = ({ date }: Email): string | null =>
  date !== undefined && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(date) ? date : null;

async function showOne(node: Node): Promise<ShownMail> {
  const steps = [...node.steps];
  const opened = await openMail(node);
  if (opened === null)
    return {
      kind: 'mail',
      steps,
      isBroken: true,
      fields: [],
      date: null,
      faces: [],
      parts: [],
      partCount: 0,
    };
  const { mail, files } = opened;
  const bodies = bodiesOf(mail);
  const [fields, faces] = [await fieldsOf(mail), facesOf(bodies)];
  const marks = markMail(
    {
      steps,
      source: readText(node.bytes, node.mime) ?? '',
      bodies,
      faces,
      fields,
      files: new Set(files.map(({ name }) => stepInWords(stepOf(name)))),
    },
    node.found,
  );
  const marked = new Set(marks.faces.flat().map(({ id }) => id));
  const parts: ShownPart[] = [];
  for (const [at, file] of within(node, files.slice(0, MOST_PARTS)).entries()) {
    const part = { ...file, mime: await sniff(file.bytes) };
    parts.push({
      name: cut(file.filename, LONGEST_NAME),
      size: file.bytes.length,
      fileKind: kindOf(part),
      inside: isOpenable(part) || isMailbox(part) ? at + 1 : null,
      subject: null,
      from: null,
      date: null,
      findings: file.found.map(({ id }) => id).filter((id) => !marked.has(id)),
    });
  }
  return {
    kind: 'mail',
    steps,
    isBroken: false,
    date: dateOf(mail),
    parts,
    partCount: files.length,
    fields: fields.map((field, at) => ({ ...field, marks: marks.fields[at] ?? [] })),
    faces: faces.map(({ kind, text, isCut }, at) => ({
      kind,
      text,
      isCut,
      marks: marks.faces[at] ?? [],
    })),
  };
}
