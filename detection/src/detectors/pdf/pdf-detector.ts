import { say } from '@vedetta/messages/say.ts';
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
import { printable } from '../../formats/text/words.ts';
import { readActions, type PdfActions } from './actions.ts';
import { readPdfText } from '../../formats/pdf/read-text.ts';
import { PDF_RULES as RULES } from './rules.ts';

/**
 * What a PDF does beside being read: scripts, programs it starts, files it carries; its text, links
 * and pictures go on.
 */
export const pdfDetector: Opener = {
  id: 'pdf',
  label: say('detectorPdf'),
  version: '1.1.0',
  inspect,
};

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
    report.text(page, say('pathPage', { number: index + 1 }));
  });
  for (const { page, text: note } of text.notes)
    report.text(note, ...(page === null ? [] : [say('pathPage', { number: page })]));
  report.links(text.links, say('pathLinks'));
  if (text.needsPassword)
    report.thing(RULES.encrypted, {
      title: say('titleDocumentPasswordProtected'),
      why: text.problem ?? [],
      line: say('quoteEncryptedDocument'),
    });
  if (text.problem !== null) report.problem(...text.problem);
  if (actions.problem !== null) report.problem(actions.problem);
  if (actions.unseenPictures > 0) report.unexamined(say('whyPdfImageTypeUnexamined'));
  return report.outcome();
}

function describe(report: Collected, actions: PdfActions): void {
  const { scripts, launches, remote, submits, links, richMedia, attachments, pictures, overrun } =
    actions;
  if (overrun !== null) {
    report.limit(overrun.said);
    report.thing(overrun.limit === 'ratio' ? ARCHIVE_RULES.bomb : ARCHIVE_RULES.tooLarge, {
      title: say('titleDocumentPartlyScanned'),
      why: [overrun.said],
      line: say('quoteContentOverLimit'),
    });
  }
  const [script] = scripts;
  if (script !== undefined) describeScripts(report, actions);
  for (const { object, target } of launches.slice(0, 1)) {
    report.thing(RULES.launch, {
      title: say('titleDocumentStartsProgram'),
      why: [say('whyPdfLaunchAction', { n: String(object) })],
      line: say('quoteLaunches', { seen: printable(target, 160) || say('quoteUnknownProgram') }),
    });
  }
  for (const { object, target } of remote.slice(0, 1)) {
    report.thing(RULES.remoteFile, {
      title: say('titleDocumentOpensRemoteFile'),
      why: [say('whyPdfRemoteFileAction', { n: String(object) })],
      line: say('quoteOpens', { seen: printable(target, 160) }),
    });
  }
  if (submits.length > 0)
    report.thing(RULES.submits, {
      title: say('titleDocumentSendsForm'),
      why: [say('whyPdfSubmitsFormData')],
      line: say('quoteSendsTo', {
        seen: printable(submits[0] ?? '', 160) || say('quoteUnknownServer'),
      }),
    });
  if (richMedia.length > 0)
    report.thing(RULES.richMedia, {
      title: say('titleDocumentRichMedia'),
      why: [say('whyPdfContainsRichMedia')],
      line: say('quoteRichMedia', { object: String(richMedia[0] ?? 0) }),
    });
  report.text(
    [...links, ...submits, ...[...launches, ...remote].map(({ target }) => target)].join('\n'),
    say('pathLinks'),
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
      ? say('titleDocumentOpensEmbeddedFile')
      : onOpen
        ? say('titleDocumentScriptOnOpen')
        : say('titleDocumentScripts');
  const holds = say('whyPdfContainsJavascript', {
    n: scripts.length,
    first: String(object),
  });
  const line = exporting ?? sources[0];
  report.thing(rule, {
    title,
    why: [holds, ...(onOpen ? [say('whyPdfRunsOnOpen')] : [])],
    line: say('quoteScript', {
      seen: line === undefined ? say('quoteUnreadableScript') : printable(line, 160),
    }),
    excerpt: line?.slice(0, 500) ?? say('quoteUnreadableScript'),
    fingerprint: 'pdf/script',
  });
  report.text(sources.join('\n\n'), say('pathScript'));
}

function attach(report: Collected, name: string, bytes: Uint8Array): void {
  const shown = printable(name, 120);
  const runs = RUNS.test(name) || nativeProgramAt(bytes) !== null || scriptIn(bytes) !== null;
  report.thing(runs ? RULES.attachedProgram : RULES.attached, {
    title: runs ? say('titleDocumentAttachedExecutable') : say('titleDocumentAttachedFile'),
    why: [
      say('whyPdfEmbedsFile', { name: shown }),
      ...(runs ? [say('whyEmbeddedRunsOnOpen')] : []),
    ],
    line: say('quoteAttached', { seen: shown }),
    fingerprint: `pdf/attached:${shown}`,
  });
  report.child(name, bytes);
}
