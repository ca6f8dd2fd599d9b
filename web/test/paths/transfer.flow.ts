import { problem, transferChart } from '@vedetta/machines';
import { expect, vi } from 'vitest';
import { PATIENT } from '../patience.ts';
import type { Flow } from './drive.ts';
import type { Stage, Tab } from './stage.ts';

const busy = problem('UNAVAILABLE', '', { status: 503 });
const tooLarge = problem('FILE_TOO_LARGE', '', { status: 413 });
const refusal = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ type: 'about:blank', title: 'Rejected', status, code }),
});
/**
 * The longest pause between two attempts, and the silence that counts as a failure: milliseconds of
 * the page's clock.
 */
const PAUSE = 31_000;
const SILENCE = 60_000;

/**
 * A browser may count the bytes of a request late, while the clock passes, which begins the silence
 * again: here none is counted.
 */
const countNothing = (): void => {
  Object.defineProperty(XMLHttpRequestUpload.prototype, 'onprogress', { set: () => undefined });
};

/**
 * One file on its way, with its attempts, pauses and silences: the page's clock stands still and
 * passes when the machine's does.
 */
export async function transferFlow(stage: Stage): Promise<Flow<typeof transferChart, Tab>> {
  const person = await stage.colleague('transfer');
  let round = 0;
  const row = ({ page }: Tab) => page.locator('.upload');
  return {
    machine: transferChart,
    cases: {
      input: { id: 'one', name: 'one.txt', size: 20 },
      events: {
        'transfer.progressed': [{ sent: 4 }],
        'transfer.stored': [{ fileId: '1' }],
        'transfer.failed': [{ error: busy }, { error: tooLarge }],
        'transfer.paused': [{}],
        'transfer.resumed': [{}],
      },
      project: ({ attempts }) => attempts,
    },
    open: async () => {
      const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
      await tab.page.addInitScript(countNothing);
      await tab.page.goto(`${stage.url}/scan-file`);
      await tab.page.getByRole('button', { name: 'browse' }).waitFor();
      await tab.freeze();
      tab.gate.hold('create');
      round += 1;
      await tab.page.locator('input[type=file]').setInputFiles([
        {
          name: 'one.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from(`one ${round}`.padEnd(20)),
        },
      ]);
      await tab.gate.met('create');
      return tab;
    },
    close: ({ close }) => close(),
    acts: {
      'transfer.stored': ({ gate }) => gate.decide('create', 'pass'),
      'transfer.failed #0': ({ gate }) => gate.decide('create', refusal(503, 'UNAVAILABLE')),
      'transfer.failed #1': ({ gate }) => gate.decide('create', refusal(413, 'FILE_TOO_LARGE')),
      'transfer.paused': ({ context }) => context.setOffline(true),
      'transfer.resumed': ({ context }) => context.setOffline(false),
      'after stalled': ({ page }) => page.clock.fastForward(SILENCE),
      'after retryDelay': ({ page }) => page.clock.fastForward(PAUSE),
    },
    // The queue says that the connection is back only after it said that it was lost, which has
    // paused whatever waited.
    may: (before, event) => event.type !== 'transfer.resumed' || before.matches('paused'),
    shows: {},
    also: async (tab, snapshot) => {
      const { phase } = snapshot.context;
      const seen = async () => ({
        sending: tab.gate.waiting('create'),
        retrying: await row(tab).getByText('Retrying automatically.').count(),
        paused: await row(tab).getByText('Paused until the connection is back.').count(),
        failed: await row(tab).getByText('Not sent', { exact: true }).count(),
      });
      const one = (wanted: typeof phase) => Number(phase === wanted);
      const wanted = {
        sending: one('sending'),
        retrying: one('retrying'),
        paused: one('paused'),
        failed: one('failed'),
      };
      await vi.waitFor(async () => {
        expect(await seen()).toEqual(wanted);
      }, PATIENT);
      if (phase === 'stored')
        await tab.page.getByRole('row').filter({ hasText: 'one.txt' }).first().waitFor();
    },
    cannot: {
      'transfer.sending.moving on transfer.progressed [0]':
        'A request that waits at the edge has sent nothing, and one that passes is answered ' +
        'at once. That bytes are counted is shown by the walk and by upload.live.test.ts.',
      'transfer.waiting on transfer.resumed [0]':
        'The queue says that the connection is back only after it said that it was lost, which pauses whatever waits.',
    },
  };
}
