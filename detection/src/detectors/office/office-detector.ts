import { endsAsZip, listZip } from '../../formats/archives/zip.ts';
import { ARCHIVE_RULES } from '../archives/rules.ts';
import type { DetectorOutcome, Opener } from '../../engine/detector.ts';
import type { ScanItem } from '../../formats/item.ts';
import { Overrun, type NodeRoom } from '../../formats/room.ts';
import { familyOfMime } from '../../formats/type-label.ts';
import { count } from '../../formats/text/words.ts';
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
  label: 'Office documents',
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
    report.limit(error.message);
    const rule =
      error.limit === 'ratio'
        ? ARCHIVE_RULES.bomb
        : error.limit === 'depth'
          ? ARCHIVE_RULES.tooDeep
          : ARCHIVE_RULES.tooLarge;
    report.thing(rule, {
      title: 'Document not opened in whole',
      why: error.message,
      parts: [{ seen: 'more in it than is opened' }],
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
        if (listing.isCut)
          report.problem('The archive ends without its directory; what is there was looked at.');
        if (listing.isMore)
          report.problem(
            `It names more than ${count(listing.entries.length)} files; the rest was not looked at.`,
          );
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
