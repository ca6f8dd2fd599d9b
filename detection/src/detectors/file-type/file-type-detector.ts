import type { Message } from '@vedetta/messages/message.ts';
import { kindPhrase } from '../../formats/kind-phrases.ts';
import type { FileKind } from '../../formats/type-family.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Detector, DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { quote } from '../../engine/quote.ts';
import { latin1 } from '../../formats/bytes.ts';
import { nativeProgramAt, type Program } from '../../formats/file-type/executables.ts';
import { scriptIn } from '../../formats/file-type/scripts.ts';
import type { ScanItem } from '../../formats/item.ts';
import { nameInWords, printable } from '../../formats/text/words.ts';
import type { Group, TypeFamily } from '../../formats/type-family.ts';
import {
  extensionOf,
  familiesOfExtension,
  familyOfMime,
  kindOfMime,
} from '../../formats/type-label.ts';
import { deceivingName } from './names.ts';
import { secondKind } from './polyglot.ts';
import { FILE_TYPE_RULES as RULES } from './rules.ts';

/** Does the content contradict the name, is it a program in disguise, is it two kinds at once? */
export const fileTypeDetector: Detector = {
  id: 'file-type',
  label: say('detectorFileType'),
  version: '1.0.0',
  inspect: async (item) => inspect(item),
};

const AS_WHAT: Record<Group, Message> = {
  picture: say('kindImage'),
  video: say('kindVideo'),
  audio: say('kindAudio'),
  document: say('kindDocument'),
  archive: say('kindArchive'),
  text: say('kindTextFile'),
  font: say('kindFont'),
  program: say('kindExecutableFile'),
  script: say('kindScriptFile'),
  other: say('kindOtherFile'),
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
      kind: family.kind,
      proof: say('proofContent'),
    };
  return family.group === 'script' ? scriptIn(item.bytes) : null;
}

function judgeProgram(item: ScanItem, program: Program): FoundThing[] {
  const isScript = familyOfMime(program.mime)?.group === 'script';
  const name = nameInWords(item.filename);
  const deceiving = deceivingName(item.filename);
  const [kind, { proof }] = [{ code: program.kind }, program];
  const raise = (
    why: readonly Message[],
    title: Message,
    rule: { rule: string; score: number },
    confidence: number,
  ): FoundThing[] => [
    thing(item, rule, {
      title,
      why,
      confidence,
      line: say('quoteNamedProgram', { name, seen: kind, proof }),
      excerpt: say('quoteProgram', { kind, proof }),
      fingerprint: `${rule.rule}:${program.mime}`,
      place: { kind: 'bytes', offset: 0, length: Math.min(item.bytes.length, 64) },
    }),
  ];
  if (deceiving) {
    return raise(
      [deceiving, say('whyFileContentType', { actual: kindPhrase(program.kind) })],
      say('titleExecutableDeceptiveName'),
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
    const honest = claimed ? [] : [say('whyExecutableUndeclaredByName')];
    return raise(
      [
        say('whyExecutableContent', { what: { code: program.kind }, proof: program.proof }),
        ...honest,
      ],
      say('titleExecutableFile'),
      RULES.program,
      0.9,
    );
  }
  // A text opens in an editor, where a script does nothing: a contradiction, not an attack.
  if (isScript && claimed.group === 'text') {
    return [contradictionThing(item, claimed, program.kind, RULES.mismatch)];
  }
  return raise(
    [
      say('whyFileNameMasksExecutable', {
        claimed: kindPhrase(claimed.kind),
        actual: kindPhrase(program.kind),
      }),
    ],
    say(isScript ? 'titleScriptDisguised' : 'titleExecutableDisguised', {
      kind: AS_WHAT[claimed.group],
    }),
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
        claim.kind === actual.kind &&
        claim.kind !== 'fileKindArchive' &&
        claim.kind !== 'fileKindPicture') ||
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
    kindOfMime(item.mime) ?? actual.kind,
    bothPictures ? RULES.pictureMismatch : RULES.mismatch,
  );
}

function contradictionThing(
  item: ScanItem,
  claimed: TypeFamily,
  actual: FileKind,
  rule: { rule: string; score: number },
): FoundThing {
  return thing(item, rule, {
    title: say('titleContentNameMismatch'),
    why: [
      say('whyFileNameTypeMismatch', {
        claimed: kindPhrase(claimed.kind),
        actual: kindPhrase(actual),
      }),
    ],
    line: say('quoteNamedValue', { name: nameInWords(item.filename), seen: { code: actual } }),
    excerpt: say('quoteExtensionContent', {
      extension: extensionOf(item.filename) ?? '',
      kind: { code: actual },
    }),
    place: { kind: 'bytes', offset: 0, length: Math.min(item.bytes.length, 16) },
    fingerprint: `${rule.rule}:${item.mime ?? 'unknown'}`,
    confidence: 0.9,
  });
}

function polyglot(item: ScanItem, mime: string): FoundThing | null {
  const second = secondKind(item.bytes, mime);
  if (!second) return null;
  const first = kindOfMime(mime) ?? 'fileKindDataFile';
  const rule = second.runs ? RULES.polyglotProgram : RULES.polyglot;
  const seen = typeof second.seen === 'string' ? printable(second.seen, 120) : second.seen;
  return thing(item, rule, {
    title: say('titlePolyglot', { first: { code: first }, second: second.called }),
    why: [
      say('whyFilePolyglot', {
        first: kindPhrase(first),
        second: second.called,
        at: String(second.offset),
      }),
    ],
    line: say('quoteKindAtByte', { kind: second.called, offset: String(second.offset), seen }),
    excerpt: printable(latin1(item.bytes, second.offset, second.offset + 40)) || seen,
    place: { kind: 'bytes', offset: second.offset, length: second.length },
    fingerprint: `${rule.rule}:${second.id}`,
    confidence: 0.85,
  });
}

interface Said {
  title: Message;
  why: readonly Message[];
  line: Message;
  excerpt: Message | string;
  place: FoundThing['place'];
  fingerprint: string;
  confidence: number;
}

function thing(item: ScanItem, rule: { rule: string; score: number }, said: Said): FoundThing {
  const { line, excerpt, ...rest } = said;
  return { ...rule, ...rest, ...quote(line, excerpt), path: [...item.path] };
}
