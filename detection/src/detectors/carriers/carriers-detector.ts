import { say } from '@vedetta/messages/say.ts';
import type { DetectorOutcome, Opener } from '../../engine/detector.ts';
import { Collected } from '../../engine/tree/collected.ts';
import type { ScanItem } from '../../formats/item.ts';
import { isMail } from '../../formats/mail/is-mail.ts';
import { isNotebook } from '../../formats/onenote.ts';
import { Overrun, type NodeRoom } from '../../formats/room.ts';
import { readText } from '../../formats/text/read-text.ts';
import { LONGEST_SOURCE } from '../../formats/text/limits.ts';
import { extensionOf } from '../../formats/type-label.ts';
import { judgeDrawing } from './drawings.ts';
import { readNotebook } from './notebooks.ts';
import { judgePage } from './pages.ts';
import { readScript } from './scripts.ts';
import { readFollowed, readShortcut } from './shortcuts.ts';
import { readTable } from './tables.ts';

/**
 * What a file does when somebody opens it, in the kinds that carry attacks: scripts under their own
 * names, shortcuts, pages and drawings with scripts, tables that are texts, notebooks.
 */
export const carriersDetector: Opener = {
  id: 'carriers',
  label: say('detectorCarriers'),
  version: '1.0.0',
  inspect: async (item, _budget, room) => inspect(item, room),
};

function inspect(item: ScanItem, room: NodeRoom): DetectorOutcome {
  const report = new Collected(item);
  try {
    if (!read(report, room)) return { kind: 'not-applicable' };
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    report.limit(error.said);
  }
  return report.outcome();
}

/** @returns whether it is of one of these kinds */
function read(report: Collected, room: NodeRoom): boolean {
  const { bytes, mime, filename } = report.item;
  if (readShortcut(report)) return true;
  if (isNotebook(bytes)) {
    readNotebook(report, room);
    return true;
  }
  const whole = readText(bytes, mime);
  if (whole === null) return false;
  const text = whole.slice(0, LONGEST_SOURCE);
  const extension = extensionOf(filename) ?? '';
  if (mime === 'image/svg+xml' || extension === 'svg') {
    judgeDrawing(report, text);
    return true;
  }
  if (isMail(report.item)) return readMailPage(report, text, extension, room);
  if (readScript(report, text) || readFollowed(report, text) || readTable(report, text))
    return true;
  if (mime !== 'text/html' && !/^(?:x?html?|shtml)$/.test(extension)) return false;
  judgePage(report, text, room);
  return true;
}

/** The page of a mail, or a page saved as one; lines are cut and signs spelt (RFC 2045, 6.7). */
function readMailPage(report: Collected, text: string, extension: string, room: NodeRoom): boolean {
  if (!/<(?:form|script|meta|svg)\b/i.test(text)) return false;
  const page = /^content-transfer-encoding:\s*quoted-printable/im.test(text)
    ? text
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
    : text;
  judgePage(report, page, room, !/^mht(?:ml)?$/.test(extension));
  return true;
}
