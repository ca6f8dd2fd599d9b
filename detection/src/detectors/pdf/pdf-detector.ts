import { RUNS } from '../../formats/archives/names.ts';
import { ARCHIVE_RULES } from '../archives/rules.ts';
import type { DetectorOutcome, Opener } from '../../engine/detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { nativeProgramAt } from '../../formats/file-type/executables.ts';
import { scriptIn } from '../../formats/file-type/scripts.ts';
import { startOfPdf } from '../../formats/sniff.ts';
import { readText } from '../../formats/text/read-text.ts';
import { Collected } from '../../engine/tree/collected.ts';
import type { NodeRoom } from '../../formats/room.ts';
import { count, printable } from '../../formats/text/words.ts';
import { readActions, type PdfActions } from './actions.ts';
import { readPdfText } from '../../formats/pdf/read-text.ts';
import { PDF_RULES as RULES } from './rules.ts';

/**
 * What a PDF does beside being read: scripts, programs it starts, files it carries; its text, links
 * and pictures go on.
 */
export const pdfDetector: Opener = { id: 'pdf', label: 'PDF documents', version: '1.1.0', inspect };

async function inspect(item: ScanItem, budget: Budget, room: NodeRoom): Promise<DetectorOutcome> {
  if (item.mime !== 'application/pdf') return { kind: 'not-applicable' };
  const report = new Collected(item);
  // Its offsets count from its own header, as readers have it.
  const start = Math.max(0, startOfPdf(item.bytes));
  const bytes = item.bytes.subarray(start);
  if (start > 0) report.text(readText(item.bytes.subarray(0, start), null) ?? '');
  const actions = readActions(bytes, room);
  describe(report, actions);
  const text = await readPdfText(bytes, budget);
  text.pages.forEach((page, index) => {
    report.text(page, `page ${count(index + 1)}`);
  });
  for (const { page, text: note } of text.notes)
    report.text(note, ...(page === null ? [] : [`page ${count(page)}`]));
  report.links(text.links, 'links');
  if (text.needsPassword)
    report.thing(RULES.encrypted, {
      title: 'Document with a password',
      why: text.problem ?? '',
      parts: [{ seen: 'encrypted' }, ' document'],
    });
  if (text.problem !== null) report.problem(text.problem);
  if (actions.problem !== null) report.problem(actions.problem);
  if (actions.unseenPictures > 0)
    report.unexamined('It has pictures of a kind that is not looked at.');
  return report.outcome();
}

function describe(report: Collected, actions: PdfActions): void {
  const { scripts, launches, remote, submits, links, richMedia, attachments, pictures, overrun } =
    actions;
  if (overrun !== null) {
    report.limit(overrun.message);
    report.thing(overrun.limit === 'ratio' ? ARCHIVE_RULES.bomb : ARCHIVE_RULES.tooLarge, {
      title: 'Document not opened in whole',
      why: overrun.message,
      parts: [{ seen: 'more in it than is opened' }],
    });
  }
  const [script] = scripts;
  if (script !== undefined) describeScripts(report, actions);
  for (const { object, target } of launches.slice(0, 1)) {
    report.thing(RULES.launch, {
      title: 'Document that starts a program',
      why: `An action of the document (object ${object}) starts a program or opens a file.`,
      parts: ['launches: ', { seen: printable(target, 160) || 'a program' }],
    });
  }
  for (const { object, target } of remote.slice(0, 1)) {
    report.thing(RULES.remoteFile, {
      title: 'Document that opens a file elsewhere',
      why: `An action of the document (object ${object}) opens a file on another computer, which learns who reads it.`,
      parts: ['opens: ', { seen: printable(target, 160) }],
    });
  }
  if (submits.length > 0)
    report.thing(RULES.submits, {
      title: 'Document that sends a form',
      why: 'What is typed into the document is sent to a server.',
      parts: ['sends to ', { seen: printable(submits[0] ?? '', 160) || 'a server' }],
    });
  if (richMedia.length > 0)
    report.thing(RULES.richMedia, {
      title: 'Document with films or 3D',
      why: 'The document holds a film, a Flash program or a 3D model, whose players had many holes.',
      parts: [{ seen: 'rich media' }, ` in object ${richMedia[0] ?? 0}`],
    });
  report.text(
    [...links, ...submits, ...[...launches, ...remote].map(({ target }) => target)].join('\n'),
    'links',
  );
  for (const { name, bytes } of attachments) attach(report, name, bytes);
  for (const { object, bytes } of pictures) report.child(`picture ${object}.jpg`, bytes);
}

function describeScripts(report: Collected, { scripts, onOpen }: PdfActions): void {
  const sources = [...new Set(scripts.map(({ source }) => source))].filter(
    (source) => source.trim() !== '',
  );
  const object = scripts[0]?.object ?? 0;
  const exporting = sources.find((source) =>
    /\bexportDataObject\b[^]{0,300}\bnLaunch\s*:\s*[12]/.test(source),
  );
  const rule = exporting !== undefined ? RULES.exports : onOpen ? RULES.scriptOnOpen : RULES.script;
  const title =
    exporting !== undefined
      ? 'Document that opens a file it carries'
      : onOpen
        ? 'Document with a script that runs when it is opened'
        : 'Document with scripts';
  const where =
    scripts.length === 1
      ? `object ${object}`
      : `${count(scripts.length)} places, the first in object ${object}`;
  const line = exporting ?? sources[0] ?? 'a script that could not be read';
  report.thing(rule, {
    title,
    why: `The document holds JavaScript (${where}).${onOpen ? ' It runs when the document is opened.' : ''}`,
    parts: ['script: ', { seen: printable(line, 160) }],
    excerpt: line.slice(0, 500),
    fingerprint: 'pdf/script',
  });
  report.text(sources.join('\n\n'), 'script');
}

function attach(report: Collected, name: string, bytes: Uint8Array): void {
  const shown = printable(name, 120);
  const runs = RUNS.test(name) || nativeProgramAt(bytes) !== null || scriptIn(bytes) !== null;
  report.thing(runs ? RULES.attachedProgram : RULES.attached, {
    title: runs ? 'Program attached to a document' : 'File attached to a document',
    why: `The document carries the file ${shown}.${runs ? ' It runs when somebody opens it.' : ''}`,
    parts: ['attached: ', { seen: shown }],
    fingerprint: `pdf/attached:${shown}`,
  });
  report.child(name, bytes);
}
