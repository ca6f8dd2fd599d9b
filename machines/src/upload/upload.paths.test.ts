import { problem } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { AT_ONCE, isUnderWay, MAX_FILE_BYTES } from './items.ts';
import type { FileRef, UploadItem } from './items.ts';
import { transferChart } from './transfer.machine.ts';
import type { TransferReport } from './transfer.machine.ts';
import { uploadMachine } from './upload.machine.ts';

const files: FileRef[] = [
  { id: 'a', name: 'a.png', size: 10 },
  { id: 'b', name: 'b.png', size: 10 },
  { id: 'c', name: 'c.png', size: 10 },
  { id: 'd', name: 'd.png', size: 10 },
  { id: 'none', name: 'none.txt', size: 0 },
  { id: 'huge', name: 'huge.iso', size: MAX_FILE_BYTES + 1 },
];
const late: FileRef = { id: 'late', name: 'late.png', size: 10 };
const busy = problem('UNAVAILABLE', 'Try again.', { status: 503 });
const refused = problem('FILE_TOO_LARGE', 'Too large.', { status: 413 });
const exhausted = problem('TRIAL_EXHAUSTED', 'No scans are left.', { status: 402 });

testWalk(transferChart, {
  input: { id: 'a', name: 'a.png', size: 10 },
  events: {
    'transfer.progressed': [{ sent: 4 }, { sent: 99 }],
    'transfer.stored': [{ fileId: 'file-1' }],
    'transfer.failed': [{ error: busy }, { error: refused }],
    'transfer.paused': [{}],
    'transfer.resumed': [{}],
  },
  project: ({ attempts, sent }) => [attempts, sent],
  invariants: {
    'never more bytes are sent than there are': ({ context }) => context.sent <= context.size,
    'a file id means that it is stored': (snapshot) =>
      (snapshot.context.fileId !== null) === snapshot.matches('stored'),
    'it gives up after five attempts': ({ context }) => context.attempts <= 5,
    'whatever failed says why': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.problem !== null,
    'bytes are on their way only while it is sending': (snapshot) =>
      Object.keys(snapshot.children).length === (snapshot.matches('sending') ? 1 : 0),
  },
});

const report = (
  item: UploadItem,
  change: Partial<TransferReport>,
): Omit<TransferReport, 'type'> => ({
  id: item.id,
  phase: 'sending',
  sent: 0,
  problem: null,
  fileId: null,
  ...change,
});

testWalk(uploadMachine, {
  events: {
    'upload.files.added': ({ context }) => [{ files: context.items.length === 0 ? files : [late] }],
    'upload.item.changed': ({ context }) => {
      const item = context.items.find(isUnderWay) ?? context.items[0];
      return item === undefined
        ? []
        : [
            report(item, { sent: 5 }),
            report(item, { phase: 'stored', sent: item.size, fileId: `file-${item.id}` }),
            report(item, { phase: 'failed', problem: refused }),
            report(item, { phase: 'failed', problem: exhausted }),
          ];
    },
    'upload.item.retried': ({ context }) =>
      context.items
        .filter(({ phase }) => phase === 'failed' || phase === 'refused')
        .slice(0, 2)
        .map(({ id }) => ({ id })),
    'upload.item.cancelled': ({ context }) => context.items.slice(0, 1).map(({ id }) => ({ id })),
    'upload.all.cancelled': [{}],
    'upload.list.cleared': [{}],
    'upload.connection.lost': [{}],
    'upload.connection.restored': [{}],
    'upload.allowance.renewed': [{}],
  },
  // Which file it is makes no difference: how many there are of each kind does.
  project: ({ items }) => items.map(({ phase }) => phase).sort(),
  invariants: {
    'at most three are under way': ({ context }) =>
      context.items.filter(isUnderWay).length <= AT_ONCE,
    'each item under way has its transfer and nothing else has one': ({ context, children }) =>
      JSON.stringify(Object.keys(children).sort()) ===
      JSON.stringify(
        context.items
          .filter(isUnderWay)
          .map(({ id }) => `transfer.${id}`)
          .sort(),
      ),
    'while it runs, nothing waits as long as there is room': (snapshot) =>
      !snapshot.hasTag('running') ||
      snapshot.context.items.filter(isUnderWay).length === AT_ONCE ||
      snapshot.context.items.every(({ phase }) => phase !== 'queued'),
    'with the allowance used up nothing is queued, and the reason is known': (snapshot) =>
      !snapshot.hasTag('exhausted') ||
      (snapshot.context.exhausted !== null &&
        snapshot.context.items.every(({ phase }) => phase !== 'queued')),
    'empty and oversized files are never sent': ({ context }) =>
      context.items.every(
        ({ id, phase }) => (id !== 'none' && id !== 'huge') || phase === 'refused',
      ),
    'no file is there twice': ({ context }) =>
      new Set(context.items.map(({ id }) => id)).size === context.items.length,
    'whatever was refused or failed says what to do': ({ context }) =>
      context.items.every(
        ({ phase, problem: why }) =>
          (phase !== 'refused' && phase !== 'failed') || (why !== null && why.message.length > 0),
      ),
    'stored means that the server named it': ({ context }) =>
      context.items.every(({ phase, fileId }) => (phase === 'stored') === (fileId !== null)),
  },
});
