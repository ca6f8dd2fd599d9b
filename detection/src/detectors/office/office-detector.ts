import { say } from '@vedetta/messages/say.ts';
import { endsAsZip, listZip } from '../../formats/archives/zip.ts';
import { ARCHIVE_RULES } from '../archives/rules.ts';
import type { DetectorOutcome, Opener } from '../../engine/detector.ts';
import type { ScanItem } from '../../formats/item.ts';
import { Overrun, type NodeRoom } from '../../formats/room.ts';
import { familyOfMime } from '../../formats/type-label.ts';
import { listStreams } from '../../formats/office/compound.ts';
import { DocumentReport } from './findings.ts';
import { isFlatXml, readFlatXml } from './flat-xml.ts';
import { readOldOffice } from './old-office.ts';
import { isOpenDocument, readOpenDocument } from './open-document.ts';
import { readOpenXml } from './open-xml.ts';
import { readRichText } from './rich-text.ts';

/**
 * What a document of an office program does beside being read: macros, links to programs, files and
 * content from outside.
 */
export const officeDetector: Opener = {
  id: 'office',
  label: say('detectorOffice'),
  version: '1.0.0',
  inspect: (item, _budget, room) => inspect(item, room),
};

async function inspect(item: ScanItem, room: NodeRoom): Promise<DetectorOutcome> {
  const read = readerOf(item);
  if (read === null) return { kind: 'not-applicable' };
  const report = new DocumentReport(item);
  try {
    await read(report, room);
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    report.limit(error.said);
    const rule =
      error.limit === 'ratio'
        ? ARCHIVE_RULES.bomb
        : error.limit === 'depth'
          ? ARCHIVE_RULES.tooDeep
          : ARCHIVE_RULES.tooLarge;
    report.thing(rule, {
      title: say('titleDocumentPartlyScanned'),
      why: [error.said],
      line: say('quoteContentOverLimit'),
    });
  }
  return report.outcome();
}

function readerOf({
  bytes,
  mime,
  filename,
}: ScanItem): ((report: DocumentReport, room: NodeRoom) => void | Promise<void>) | null {
  const streams = mime === 'application/x-msi' ? null : listStreams(bytes);
  if (streams !== null) return (report, room) => readOldOffice(report, streams, room);
  if (mime === 'application/rtf' || mime === 'text/rtf') return readRichText;
  if (familyOfMime(mime)?.base === 'zip' || endsAsZip(bytes)) {
    const listing = listZip(bytes);
    if (listing === null) return null;
    const whole =
      (read: (report: DocumentReport, room: NodeRoom) => void) =>
      (report: DocumentReport, room: NodeRoom) => {
        if (listing.isCut) report.problem(say('whyArchiveDirectoryMissing'));
        if (listing.isMore)
          report.problem(say('whyArchiveRestUnscanned', { n: listing.entries.length }));
        read(report, room);
      };
    if (listing.entries.some(({ name }) => name === '[Content_Types].xml'))
      return whole((report, room) => {
        readOpenXml(report, listing, room);
      });
    return isOpenDocument(listing)
      ? whole((report, room) => {
          readOpenDocument(report, listing, room);
        })
      : null;
  }
  const mayBeXml = mime === 'application/xml' || mime === 'text/xml' || /\.xml$/i.test(filename);
  return mayBeXml && isFlatXml(bytes) ? readFlatXml : null;
}
