import type { Collected } from '../../engine/tree/collected.ts';
import { RUNS } from '../../formats/archives/names.ts';
import { nativeProgramAt } from '../../formats/file-type/executables.ts';
import { filesOfNotebook, namesInNotebook } from '../../formats/onenote.ts';
import type { NodeRoom } from '../../formats/room.ts';
import { isText } from '../../formats/sniff.ts';
import { readText } from '../../formats/text/read-text.ts';
import { CARRIER_RULES as RULES, tell } from './rules.ts';
import { isScriptText } from './scripts.ts';

/** Opens a section of OneNote: its files are parts; its texts are not read. */
export function readNotebook(report: Collected, room: NodeRoom): void {
  const files = filesOfNotebook(report.item.bytes);
  if (files.length > 0) room.enter();
  const running = namesInNotebook(report.item.bytes).filter((name) => RUNS.test(name));
  let program: string | null = null;
  let other: string | null = null;
  for (const [index, { bytes }] of files.entries()) {
    room.spend(bytes.length);
    // Which name belongs to which file is told by the order alone, and only where there is one.
    const name = running.length === 1 && runs(bytes) ? (running[0] ?? '') : `file${index + 1}`;
    report.child(name, bytes, 'notebook');
    if (runs(bytes)) program ??= name;
    else if (isText(bytes)) other ??= name;
  }
  const named = files.length > 0 ? running[0] : undefined;
  if (program !== null || named !== undefined)
    tell(report, RULES.notebookProgram, named ?? program ?? '');
  else if (other !== null) tell(report, RULES.notebookFile, other);
}

const runs = (bytes: Uint8Array): boolean =>
  nativeProgramAt(bytes) !== null ||
  (isText(bytes) && isScriptText(readText(bytes, null) ?? '', bytes));
