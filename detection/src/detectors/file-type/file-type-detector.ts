import type { Detector, DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { latin1 } from '../../formats/bytes.ts';
import { nativeProgramAt, type Program } from '../../formats/file-type/executables.ts';
import { scriptIn } from '../../formats/file-type/scripts.ts';
import type { ScanItem } from '../../formats/item.ts';
import { nameInWords, printable, summaryOf, type SummaryPart } from '../../formats/text/words.ts';
import type { Group, TypeFamily } from '../../formats/type-family.ts';
import {
  articleOf,
  extensionOf,
  familiesOfExtension,
  familyOfMime,
  typeLabel,
  withArticle,
} from '../../formats/type-label.ts';
import { deceivingName } from './names.ts';
import { secondKind } from './polyglot.ts';
import { FILE_TYPE_RULES as RULES } from './rules.ts';

/** Does the content contradict the name, is it a program in disguise, is it two kinds at once? */
export const fileTypeDetector: Detector = {
  id: 'file-type',
  label: 'File type',
  version: '1.0.0',
  inspect: async (item) => inspect(item),
};

const AS_WHAT: Record<Group, string> = {
  picture: 'a picture',
  video: 'a video',
  audio: 'a sound file',
  document: 'a document',
  archive: 'an archive',
  text: 'a text',
  font: 'a font',
  program: 'a program',
  script: 'a script',
  other: 'another file',
};

function inspect(item: ScanItem): DetectorOutcome {
  if (item.bytes.length === 0) return { kind: 'not-applicable' };
  const things: FoundThing[] = [];
  const program = programIn(item);
  if (program) things.push(...judgeProgram(item, program));
  else {
    const mismatch = contradiction(item);
    if (mismatch) things.push(mismatch);
    const second = item.mime === null ? null : polyglot(item, item.mime);
    if (second) things.push(second);
  }
  return things.length > 0 ? { kind: 'found', things } : { kind: 'nothing' };
}

/** A program by its own structure, or by the type the sniffer gave an archive or package. */
function programIn(item: ScanItem): Program | null {
  const native = nativeProgramAt(item.bytes);
  if (native) return native;
  const family = familyOfMime(item.mime);
  if (item.mime === null || !family) return null;
  if (family.group === 'program')
    return {
      mime: item.mime,
      label: family.label,
      called: family.label,
      proof: 'recognised by its content',
    };
  return family.group === 'script' ? scriptIn(item.bytes) : null;
}

function judgeProgram(item: ScanItem, program: Program): FoundThing[] {
  const isScript = familyOfMime(program.mime)?.group === 'script';
  const name = nameInWords(item.filename);
  const deceiving = deceivingName(item.filename);
  const say = (
    why: string,
    title: string,
    rule: { rule: string; score: number },
    confidence: number,
  ): FoundThing[] => [
    thing(item, rule, {
      title,
      why,
      confidence,
      excerpt: `${program.called} (${program.proof})`,
      parts: [
        `${name} is ${articleOf(program.called)} `,
        { seen: program.called },
        ` (${program.proof})`,
      ],
      fingerprint: `${rule.rule}:${program.mime}`,
      place: { kind: 'bytes', offset: 0, length: Math.min(item.bytes.length, 64) },
    }),
  ];
  if (deceiving) {
    return say(
      `${deceiving} The content is ${withArticle(program.called)}.`,
      'Program under a deceiving name',
      RULES.doubleName,
      0.95,
    );
  }
  const claimed = claimOf(item.filename);
  if (
    !claimed ||
    claimed.group === 'program' ||
    claimed.group === 'script' ||
    claimed.group === 'other' ||
    isPlainContainer(claimed, program)
  ) {
    // A script that says so is a source file; every share is full of them.
    if (isScript) return [];
    const honest = claimed ? '' : ' Its name does not say so.';
    return say(
      `The file is a program: ${program.called}, ${program.proof}.${honest}`,
      'Program in an upload',
      RULES.program,
      0.9,
    );
  }
  // A text opens in an editor, where a script does nothing: a contradiction, not an attack.
  if (isScript && claimed.group === 'text') {
    return [contradictionThing(item, claimed, program.called, RULES.mismatch)];
  }
  const title = `${isScript ? 'Script' : 'Program'} disguised as ${AS_WHAT[claimed.group]}`;
  return say(
    `The name promises ${withArticle(claimed.label)}, but the content runs as ${withArticle(program.called)}.`,
    title,
    RULES.disguised,
    0.98,
  );
}

/** A Java or Android program is an archive as well: under the name of a ZIP it pretends nothing. */
function isPlainContainer(claimed: TypeFamily, program: Program): boolean {
  return (
    claimed.group === 'archive' &&
    claimed.base === 'zip' &&
    familyOfMime(program.mime)?.base === 'zip'
  );
}

function claimOf(filename: string): TypeFamily | null {
  const extension = extensionOf(filename);
  return extension === null ? null : (familiesOfExtension(extension)[0] ?? null);
}

/** Do name and content belong to one family, or to two that share what they are built on? */
function isSameFamily(filename: string, mime: string): boolean {
  const actual = familyOfMime(mime);
  const claims = familiesOfExtension(extensionOf(filename) ?? '');
  return claims.some(
    (claim) =>
      claim === actual ||
      claim.mimes.includes(mime) ||
      (actual !== null &&
        claim.label === actual.label &&
        claim.label !== 'Archive' &&
        claim.label !== 'Picture') ||
      (claim.base !== undefined && claim.base === actual?.base),
  );
}

function contradiction(item: ScanItem): FoundThing | null {
  const claimed = claimOf(item.filename);
  const actual = familyOfMime(item.mime);
  // Nobody knows the extension, or nobody knows the content: nothing can contradict.
  if (!claimed || !actual || item.mime === null || isSameFamily(item.filename, item.mime))
    return null;
  const bothPictures = claimed.group === 'picture' && actual.group === 'picture';
  return contradictionThing(
    item,
    claimed,
    typeLabel(item.mime) ?? actual.label,
    bothPictures ? RULES.pictureMismatch : RULES.mismatch,
  );
}

function contradictionThing(
  item: ScanItem,
  claimed: TypeFamily,
  actual: string,
  rule: { rule: string; score: number },
): FoundThing {
  return thing(item, rule, {
    title: 'Content contradicts the file name',
    why: `The name promises ${withArticle(claimed.label)}, but the content is ${withArticle(actual)}.`,
    excerpt: `named ${extensionOf(item.filename) ?? ''}, content ${actual}`,
    parts: [`${nameInWords(item.filename)} is ${articleOf(actual)} `, { seen: actual }],
    place: { kind: 'bytes', offset: 0, length: Math.min(item.bytes.length, 16) },
    fingerprint: `${rule.rule}:${item.mime ?? 'unknown'}`,
    confidence: 0.9,
  });
}

function polyglot(item: ScanItem, mime: string): FoundThing | null {
  const second = secondKind(item.bytes, mime);
  if (!second) return null;
  const first = typeLabel(mime) ?? 'Data file';
  const rule = second.runs ? RULES.polyglotProgram : RULES.polyglot;
  const seen = printable(second.seen, 120);
  return thing(item, rule, {
    title: `${first} that is also ${second.called}`,
    why: `The same bytes open as ${withArticle(first)} and as ${second.called}, which begins at byte ${second.offset}.`,
    excerpt: printable(latin1(item.bytes, second.offset, second.offset + 40)) || seen,
    parts: [`${second.called} at byte ${second.offset}: `, { seen }],
    place: { kind: 'bytes', offset: second.offset, length: second.length },
    fingerprint: `${rule.rule}:${second.id}`,
    confidence: 0.85,
  });
}

interface Said {
  title: string;
  why: string;
  excerpt: string;
  parts: SummaryPart[];
  place: FoundThing['place'];
  fingerprint: string;
  confidence: number;
}

function thing(item: ScanItem, rule: { rule: string; score: number }, said: Said): FoundThing {
  const { parts, excerpt, ...rest } = said;
  return {
    ...rule,
    ...rest,
    ...summaryOf(parts),
    excerpt: printable(excerpt),
    path: [...item.path],
  };
}
