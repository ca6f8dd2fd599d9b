import { describe, expect, test } from 'vitest';
import { collectorRuns } from '@vedetta/api/platform/database/schema/collecting.ts';
import { targets } from '@vedetta/api/platform/database/schema/watch.ts';
import { insertAlert, insertMedia } from '../../../api/test/factories.ts';
import { sticksOut } from '../sticks-out.ts';
import { open, type At } from './world.ts';

const RUNS = 23;
const MEDIA = 7;

/** What a target brought (docs/decisions/193). */
export function targetMediaRules(at: At): void {
  describe('what a target brought', () => {
    test(
      'its page has its newest media and all of its collections, and leads to the list of all ' +
        'of its media, which a time narrows too',
      async () => {
        const { page, stage } = at();
        const [target] = await stage.db
          .insert(targets)
          .values({
            companyId: 1,
            sourceId: 20,
            type: 'feed',
            accountUsername: 'https://paste.example/feed',
            isActive: false,
          })
          .returning();
        if (target === undefined) throw new Error('The target was not made.');
        const day = 24 * 60 * 60 * 1000;
        for (let index = 1; index <= MEDIA; index += 1) {
          await insertMedia(stage.db, {
            companyId: 1,
            sourceId: 20,
            sourceName: 'Web feed',
            targetId: target.id,
            title: `Paste ${index}`,
            scanStatus: 'CLEAN',
            createdAt: new Date(Date.now() - (index === 1 ? 40 * day : 0)),
          });
        }
        const standing = [
          ['DETECTED', 3],
          ['VALIDATED', 2],
          ['RESOLVED', 1],
          ['DISMISSED', 4],
        ] as const;
        for (const [status, count] of standing)
          for (let index = 0; index < count; index += 1)
            await insertAlert(stage.db, {
              companyId: 1,
              sourceId: 20,
              targetId: target.id,
              status,
              title: `Leak ${status} ${index}`,
              severity: 2 + index,
            });
        await stage.db.insert(collectorRuns).values(
          Array.from({ length: RUNS }, (_, index) => ({
            companyId: 1,
            targetId: target.id,
            startedAt: new Date(Date.now() - (RUNS - index) * 60_000),
            durationMs: 100,
            outcome: 'finished',
            itemsSeen: 1,
            itemsNew: index,
          })),
        );
        await open(at(), `/targets/${target.id}`, 'https://paste.example/feed');
        await page.setViewportSize({ width: 720, height: 450 });
        await page.getByRole('table', { name: 'Last scans' }).waitFor();
        expect(await sticksOut(page), 'at 200 % zoom').toEqual([]);
        await page.setViewportSize({ width: 1440, height: 900 });
        const figures = page.getByRole('list', { name: /^This target’s alerts/ }).getByRole('link');
        await expect
          .poll(() => figures.allInnerTexts())
          .toEqual(['3\nNeeds review', '2\nIn progress', '1\nResolved', '4\nDismissed']);
        const gravest = page.getByRole('table', { name: /^This target’s most severe/ });
        expect(await gravest.getByRole('link').allInnerTexts()).toEqual([
          'Leak DETECTED 2',
          'Leak VALIDATED 1',
          'Leak DETECTED 1',
          'Leak VALIDATED 0',
          'Leak DETECTED 0',
        ]);
        await figures.nth(3).click();
        await page.getByRole('tab', { name: 'Dismissed 4', selected: true }).waitFor();
        await page.goBack();
        const media = page.getByRole('table', { name: 'This target’s newest media items' });
        await media.getByRole('link', { name: `Paste ${MEDIA}`, exact: true }).waitFor();
        expect(await media.getByRole('link').allInnerTexts()).toEqual([
          'Paste 7',
          'Paste 6',
          'Paste 5',
          'Paste 4',
          'Paste 3',
        ]);
        const log = page.getByRole('table', { name: 'Last scans' });
        const brought = async () =>
          (await log.getByRole('rowgroup').last().getByRole('row').all()).length;
        expect(await brought()).toBe(10);
        await page.getByRole('button', { name: 'Page 3' }).click();
        await log.getByText('20 mins ago').waitFor({ state: 'detached' });
        await expect.poll(brought).toBe(RUNS - 20);
        await page.getByRole('link', { name: `All ${MEDIA} items` }).click();
        await page.getByRole('tab', { name: `Media ${MEDIA}`, selected: true }).waitFor();
        await page.getByRole('link', { name: 'Paste 1', exact: true }).waitFor();
        expect(await page.getByRole('link', { name: /^Paste \d$/ }).count()).toBe(MEDIA);
        await page.getByRole('button', { name: /^Added/ }).click();
        const time = page.getByRole('dialog', { name: 'Filter by added' });
        await time.getByRole('button', { name: 'Last Week' }).click();
        await time.getByRole('button', { name: 'Apply' }).click();
        await page.getByRole('tab', { name: `Media ${MEDIA - 1}` }).waitFor();
        await page
          .getByRole('link', { name: 'Paste 1', exact: true })
          .waitFor({ state: 'detached' });
        expect(await page.getByRole('link', { name: /^Paste \d$/ }).count()).toBe(MEDIA - 1);
        await page.getByRole('button', { name: 'Reset', exact: true }).click();
      },
    );
  });
}
