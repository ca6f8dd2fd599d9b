import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { uploadFile } from '../../../api/test/uploads.ts';
import { expectOwnPlace } from '../chips.ts';
import { open, type At, type LookAt } from './world.ts';

const POSTER = new URL('../../../detection/test/files/poster.png', import.meta.url);

/** The other ways into the file scanner: dropped, pasted, and what colleagues upload. */
export function takenInTests(at: At, lookAt: LookAt): void {
  test.sequential(
    'files are dropped and pictures pasted, what is refused says why, what a colleague ' +
      'uploads waits behind a button',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/scan-file', 'File scanner');
      const row = (name: string) => page.getByRole('row').filter({ hasText: name });
      await row('poster.png').waitFor();
      const bytes = [...(await readFile(POSTER))];
      const give = (kind: 'drop' | 'paste', name: string, extra: string) =>
        page.evaluate(
          ([how, called, more, content]) => {
            const data = new DataTransfer();
            data.items.add(
              new File([new Uint8Array(content), more], called, { type: 'image/png' }),
            );
            if (how === 'drop')
              for (const type of ['dragover', 'drop'])
                document.body.dispatchEvent(
                  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
                );
            else
              document.body.dispatchEvent(
                new ClipboardEvent('paste', {
                  bubbles: true,
                  cancelable: true,
                  clipboardData: data,
                }),
              );
          },
          [kind, name, extra, bytes] as const,
        );
      await give('drop', 'dropped.png', 'one');
      await row('dropped.png').getByText('QR code with a link').waitFor();
      await give('paste', 'image.png', 'two');
      await row('Pasted').first().getByText('QR code with a link').waitFor();

      // A real folder, as the file manager hands it over.
      const folder = await mkdtemp(join(tmpdir(), 'papers-'));
      const hand = await page.context().newCDPSession(page);
      const zone = await page.getByRole('region', { name: 'Add files' }).boundingBox();
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await hand.send('Input.dispatchDragEvent', {
          type,
          x: (zone?.x ?? 0) + 40,
          y: (zone?.y ?? 0) + 40,
          data: { items: [], files: [folder], dragOperationsMask: 1 },
        });
      await page.getByText('Folders aren’t scanned').waitFor();
      await page.getByText('Open the folder and drop its files here.').waitFor();
      await hand.detach();
      await rm(folder, { recursive: true });

      await page.route('**/api/fileupload/v1/create/', () => undefined);
      await page.locator('input[type=file]').setInputFiles({
        name: 'on-its-way.png',
        mimeType: 'image/png',
        buffer: Buffer.from('on its way'),
      });
      await page.getByRole('progressbar', { name: 'Upload of on-its-way.png' }).waitFor();
      await lookAt(page, 'an upload on its way', { walk: false });
      await page.getByRole('button', { name: 'Cancel the upload of on-its-way.png' }).click();
      await page.getByText('Cancelled', { exact: true }).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      // A server that is away for a while: what could not be sent says so, and can be sent again.
      await page.route('**/api/fileupload/v1/create/', (route) =>
        route.fulfill({
          status: 413,
          contentType: 'application/problem+json',
          body:
            '{"code":"FILE_TOO_LARGE","title":"The file is larger than 100 MiB. Split it, or ' +
            'upload the part that matters."}',
        }),
      );
      await page.locator('input[type=file]').setInputFiles([
        { name: 'refused.png', mimeType: 'image/png', buffer: Buffer.from('refused') },
        { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      ]);
      await page
        .getByText('The file is larger than 100 MiB. Choose a smaller one, or split it.')
        .waitFor();
      await page.getByText('The file is empty. Choose another one.').waitFor();
      await lookAt(page, 'uploads that were not taken');
      await page.unroute('**/api/fileupload/v1/create/');
      at().giulia.complaints.splice(0);
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByText('refused.png').waitFor({ state: 'detached' });

      const access = await page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('userData') ?? '{}') as { token?: string }).token ?? '',
      );
      const before = await page.getByRole('rowgroup').last().getByRole('row').count();
      expect(
        (
          await uploadFile(
            at().server,
            access,
            'from-elsewhere.txt',
            Buffer.from('Nothing to see.'),
          )
        ).status,
      ).toBe(201);
      const news = page.getByRole('button', { name: '1 new upload' });
      await news.waitFor();
      await expectOwnPlace(page, news);
      expect(await page.getByRole('rowgroup').last().getByRole('row').count()).toBe(before);
      await lookAt(page, 'a new upload waits', { walk: false });
      await news.click();
      await row('from-elsewhere.txt').getByText('Nothing found').waitFor();
      expect(
        (await call(at().server, 'GET', '/api/fileupload/v1/', { access })).body.results[0],
      ).toMatchObject({ filename: 'from-elsewhere.txt', status: 'CLEAN' });
    },
  );
}
