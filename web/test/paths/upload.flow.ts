import {
  isOver,
  isUnderWay,
  problem,
  uploadMachine,
  type FileRef,
  type UploadItem,
} from '@vedetta/machines';
import { expect, vi } from 'vitest';
import { PATIENT } from '../patience.ts';
import type { Flow } from './drive.ts';
import type { Stage, Tab } from './stage.ts';

const FILES: readonly FileRef[] = [
  ...['one', 'two', 'three', 'four', 'five'].map((name) => ({
    id: name,
    name: `${name}.txt`,
    size: 20,
  })),
  { id: 'none', name: 'none.txt', size: 0 },
];
const LATE: FileRef = { id: 'late', name: 'late.txt', size: 20 };
const tooLarge = problem('FILE_TOO_LARGE', '', { status: 413 });
const noScans = problem('TRIAL_EXHAUSTED', '', { status: 402 });
const report = ({ id }: UploadItem, change: object) => ({
  id,
  phase: 'failed' as const,
  sent: 0,
  problem: null,
  fileId: null,
  ...change,
});
const refusal = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ type: 'about:blank', title: 'Rejected', status, code }),
});

/**
 * The queue of the file scanner: real files, real bytes, each request held at the edge until its
 * step.
 */
export async function uploadFlow(stage: Stage): Promise<Flow<typeof uploadMachine, Tab>> {
  const person = await stage.colleague('upload');
  let round = 0;
  const choose = async ({ page }: Tab, files: readonly FileRef[]) => {
    round += 1;
    await page.locator('input[type=file]').setInputFiles(
      files.map(({ name, size }) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(size === 0 ? '' : `${name} ${round}`.padEnd(size)),
      })),
    );
  };
  const isOffline = ({ context }: Tab) => context.setOffline(true);
  return {
    machine: uploadMachine,
    cases: {
      events: {
        'upload.files.added': ({ context: { items } }) =>
          items.length === 0
            ? [{ files: FILES }]
            : items.some(({ id }) => id === LATE.id)
              ? []
              : [{ files: [LATE] }],
        'upload.item.changed': (snapshot) => {
          const item = snapshot.hasTag('offline')
            ? undefined
            : snapshot.context.items.find(isUnderWay);
          return item === undefined
            ? []
            : [
                report(item, { phase: 'stored', sent: item.size, fileId: '1' }),
                report(item, { problem: tooLarge }),
                report(item, { problem: noScans }),
              ];
        },
        'upload.item.retried': ({ context: { items } }) =>
          items
            .filter(({ phase }) => phase === 'failed' || phase === 'cancelled')
            .slice(0, 1)
            .map(({ id }) => ({ id })),
        'upload.item.cancelled': ({ context: { items } }) =>
          items
            .filter((item) => !isOver(item))
            .slice(0, 1)
            .map(({ id }) => ({ id })),
        // The buttons are there where they have something to do.
        'upload.all.cancelled': ({ context: { items } }) =>
          items.filter((item) => !isOver(item)).length > 1 ? [{}] : [],
        'upload.list.cleared': ({ context: { items } }) =>
          items.every(isOver) && items.some(({ phase }) => phase !== 'stored') ? [{}] : [],
        'upload.connection.lost': [{}],
        'upload.connection.restored': [{}],
        'upload.allowance.renewed': [{}],
      },
      project: ({ items }) => items.map(({ phase }) => phase).sort(),
    },
    open: async () => {
      const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
      await tab.page.goto(`${stage.url}/scan-file`);
      await tab.page.getByRole('button', { name: 'browse' }).waitFor();
      tab.gate.hold('create');
      return tab;
    },
    close: ({ close }) => close(),
    acts: {
      'upload.files.added': (tab, { before }) =>
        choose(tab, before.context.items.length === 0 ? FILES : [LATE]),
      'upload.item.changed #0': ({ gate }) => gate.decide('create', 'pass'),
      'upload.item.changed #1': ({ gate }) => gate.decide('create', refusal(413, 'FILE_TOO_LARGE')),
      'upload.item.changed #2': ({ gate }) =>
        gate.decide('create', refusal(402, 'TRIAL_EXHAUSTED')),
      'upload.item.retried': ({ page }) =>
        page.locator('.upload').getByRole('button', { name: 'Try again' }).first().click(),
      'upload.item.cancelled': ({ page }) =>
        page
          .locator('.upload')
          .getByRole('button', { name: /^Cancel/ })
          .first()
          .click(),
      'upload.all.cancelled': ({ page }) =>
        page.getByRole('button', { name: 'Cancel the upload of all' }).click(),
      'upload.list.cleared': ({ page }) =>
        page.getByRole('button', { name: 'Clear', exact: true }).click(),
      // The account is a full one by now: whoever comes back to the page finds out.
      'upload.allowance.renewed': ({ wake }) => wake(),
      'upload.connection.lost': isOffline,
      'upload.connection.restored': ({ context }) => context.setOffline(false),
    },
    shows: {
      offline: ({ page }) => page.getByText('You’re offline.'),
      exhausted: ({ page }) =>
        page.locator('.banner').getByText('You’ve used all the scans of your free trial.'),
    },
    also: async ({ page, gate }, snapshot) => {
      const { items } = snapshot.context;
      const list = page.locator('.upload');
      const seen = async () => ({
        underWay: await list.getByRole('progressbar').count(),
        queued: await list.getByText('Waiting', { exact: true }).count(),
        failed: await list.getByText('Not sent', { exact: true }).count(),
        refused: await list.getByText('Not accepted', { exact: true }).count(),
        cancelled: await list.getByText('Cancelled', { exact: true }).count(),
        // One request for each file that is under way: nothing is sent twice.
        requests: gate.waiting('create'),
      });
      const underWay = items.filter(isUnderWay).length;
      const many = (wanted: UploadItem['phase']) =>
        items.filter(({ phase }) => phase === wanted).length;
      const wanted = {
        underWay,
        queued: many('queued'),
        failed: many('failed'),
        refused: many('refused'),
        cancelled: many('cancelled'),
        requests: snapshot.hasTag('offline') ? 0 : underWay,
      };
      await vi.waitFor(async () => {
        expect(await seen()).toEqual(wanted);
      }, PATIENT);
    },
    cannot: {},
  };
}
