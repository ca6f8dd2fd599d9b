import { say } from '@vedetta/messages/say.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { mediaOrigins } from '@vedetta/api/platform/database/schema/collecting.ts';
import { insertAlert, insertFinding, insertMedia } from '../../../api/test/factories.ts';
import type { Person } from '../paths/people.ts';
import type { Stage } from '../paths/stage.ts';
import { PATIENT } from '../patience.ts';
import { sticksOut } from '../sticks-out.ts';
import { watched } from '../watched.ts';

interface Place {
  stage: Stage;
  page: Page;
  goTo: (name: string, hash?: string) => Promise<void>;
}
export const POST = 'Post by @darkpier_77 on X';
export const POST_ALERT = 'Extortion demand aimed at a named person';
const TEXT =
  'To the board of @meridiana_spa: pay 2 BTC by Friday or we publish the files of your CFO. ' +
  'Proof in the picture. You know where to send it.';
const [PART] = /pay 2 BTC by Friday/.exec(TEXT) ?? [''];
const SOURCE = 'https://x.com/darkpier_77/status/1858';

/** A post as a collector stores it, with one alert. @returns its id. */
export async function insertPost({ db }: Pick<Stage, 'db'>): Promise<number> {
  const { id } = await insertMedia(db, {
    companyId: 1,
    sourceId: 5,
    sourceName: 'X',
    vendorId: '1858',
    title: TEXT,
    text: TEXT,
    url: SOURCE,
    accountUsername: 'meridiana_spa',
    searchString: null,
    mime: 'text/plain',
    fileKind: 'fileKindTextFile',
  });
  await db.insert(mediaOrigins).values({
    mediaId: id,
    authorHandle: 'darkpier_77',
    authorName: 'Dark Pier',
    authorUrl: 'https://x.com/darkpier_77',
    publishedAt: new Date('2026-11-20T18:04:31Z'),
  });
  const start = TEXT.indexOf(PART);
  const { id: alertId } = await insertAlert(db, {
    companyId: 1,
    mediaId: id,
    sourceId: 5,
    detector: 'extortion',
    title: POST_ALERT,
    summary: TEXT,
    marks: [{ start, end: start + PART.length }],
    severity: 5,
  });
  await insertFinding(db, {
    companyId: 1,
    mediaId: id,
    alertId,
    detector: 'extortion',
    detectorLabel: 'Extortion',
    rule: 'extortion/demand',
    path: ['post.txt'],
    severity: 5,
    place: { kind: 'text', offset: start, length: PART.length },
    excerpt: TEXT,
    why: [say('quotedWords', { words: 'A demand and a deadline stand together.' })],
    confidence: 0.94,
  });
  return id;
}

/**
 * What was published, who published it, and what colleagues say of it (docs/decisions/199 and 200).
 */
export function mediaPosts(at: () => Place): void {
  describe('a post on its page', () => {
    const lookAt = watched();

    test(
      'a post is called after who published it, says its words once, and names its author in ' +
        'Raw and in the letter',
      async () => {
        const { page, goTo } = at();
        await goTo(POST);
        const card = page.locator('.media-card');
        await card.getByText('Dark Pier', { exact: true }).waitFor();
        await card.getByText('@darkpier_77', { exact: true }).waitFor();
        await card.getByText(/20.11.2026|20 nov 2026/i).waitFor();
        await page
          .getByRole('region', { name: 'Item text' })
          .locator('mark')
          .getByText(PART)
          .waitFor();
        expect(await page.getByText('Text file').count(), 'post is no file').toBe(0);
        expect(await page.getByText('You know where to send it').count()).toBe(1);
        const row = page
          .getByRole('row')
          .filter({ hasText: 'A demand and a deadline stand together.' });
        expect(await row.locator('.evidence-excerpt').innerText()).toBe(PART);
        expect(
          await card
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).toEqual([SOURCE]);
        await lookAt(page, 'a post');
        await page.getByRole('tab', { name: 'Raw' }).click();
        const panel = page.getByRole('tabpanel');
        for (const fact of [
          'Dark Pier · @darkpier_77',
          'https://x.com/darkpier_77',
          '1858',
          SOURCE,
        ])
          await panel.getByText(fact, { exact: true }).waitFor();
        expect(await panel.getByText(/^File name$|^Uploaded by$/).count()).toBe(0);
        expect(await panel.getByRole('link').count(), 'addresses of strangers are text').toBe(0);
        for (const width of [1024, 390]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sticksOut(page), `${width}`).toEqual([]);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByRole('button', { name: 'Contact publisher' }).click();
        const letter = page
          .getByRole('dialog', { name: 'Contact publisher' })
          .getByLabel('Message', { exact: true });
        await vi.waitFor(async () => {
          expect(await letter.inputValue()).toContain(
            `(${SOURCE}), which Dark Pier (@darkpier_77) published on X.`,
          );
        }, PATIENT);
        await page.keyboard.press('Escape');
      },
    );

    test('a letter to a publisher is not offered for a file of one’s own', async () => {
      const { page, goTo } = at();
      await goTo('chat.txt');
      await page.getByRole('button', { name: /^Dismiss/ }).waitFor();
      expect(await page.getByRole('button', { name: 'Contact publisher' }).count()).toBe(0);
    });
  });
}

/** Notes that colleagues read (docs/decisions/200). */
export function notesTogether(at: () => Place): void {
  describe('notes on the media page', () => {
    const lookAt = watched();

    test(
      'a deleted note is gone at once for a colleague and after a reload, and comes back for ' +
        'both when that is taken back',
      async () => {
        const { stage, page, goTo } = at();
        const words = 'The wallet is known from October.';
        const colleague: Person = await stage.colleague('reads-notes');
        const other = await stage.tab({ ...colleague, ...(await stage.session(colleague)) });
        const mine = page.getByRole('listitem').filter({ hasText: words });
        const theirs = other.page.getByRole('listitem').filter({ hasText: words });
        await goTo(POST);
        await other.page.goto(page.url());
        await page.getByLabel('Write a note').fill(words);
        await page.keyboard.press('Control+Enter');
        await mine.waitFor();
        await theirs.waitFor();
        const remove = async () => {
          await mine.getByRole('button', { name: /^Actions for the note by/ }).click();
          await page.getByRole('menuitem', { name: 'Delete' }).click();
          await page.getByText('Note deleted').waitFor();
          await theirs.waitFor({ state: 'detached' });
        };
        await remove();
        // It is there again as soon as one wants it back, before the server has said so.
        await page.getByRole('listitem').filter({ hasText: 'deleted a note' }).first().waitFor();
        let restore: () => Promise<void> = () => Promise.reject(new Error('Nobody asked for it.'));
        const asked = new Promise<void>((resolve) => {
          void page.route('**/graphql', async (route) => {
            if (!(route.request().postData() ?? '').includes('RestoreNote'))
              return route.continue();
            restore = () => route.continue();
            return resolve();
          });
        });
        await page.getByRole('button', { name: 'Undo' }).click();
        await asked;
        await mine.waitFor();
        expect(await mine.count()).toBe(1);
        await restore();
        await page.unroute('**/graphql');
        await theirs.waitFor();
        await page
          .getByRole('listitem')
          .filter({ hasText: 'deleted a note' })
          .first()
          .waitFor({ state: 'detached' });
        expect(await mine.count()).toBe(1);
        await remove();
        await page.reload();
        await page.getByRole('listitem').filter({ hasText: 'deleted a note' }).first().waitFor();
        expect(await mine.count()).toBe(0);
        await other.close();
      },
    );

    test(
      'a message moves out of the way of the box one writes in and its button, and stays inside ' +
        'the window (WCAG 2.2, 2.4.11)',
      async () => {
        const { page, goTo } = at();
        await goTo(POST);
        const box = page.getByLabel('Write a note');
        const own = page.getByRole('listitem').filter({ hasText: 'Gone in a moment.' });
        await box.fill('Gone in a moment.');
        await page.keyboard.press('Control+Enter');
        await own.getByRole('button', { name: /^Actions for the note by/ }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        const message = page.getByRole('group', { name: 'Note deleted' });
        await message.waitFor();
        // Held by the pointer, as by whoever reads it.
        await message.hover();
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 700 });
          await box.evaluate((area) => {
            area.blur();
            area.closest('.composer')?.scrollIntoView({ block: 'end' });
          });
          await box.focus();
          const [told, writing] = [
            await message.boundingBox(),
            await page.locator('.composer').last().boundingBox(),
          ];
          if (told === null || writing === null) throw new Error('Both are on the page.');
          expect(
            told.y + told.height <= writing.y || told.x + told.width <= writing.x,
            `${width}: ${JSON.stringify({ told, writing })}`,
          ).toBe(true);
          expect([
            told.x >= 0,
            told.y >= 0,
            told.x + told.width <= width,
            told.y + told.height <= 700,
          ]).toEqual([true, true, true, true]);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        await message.getByRole('button', { name: 'Close message' }).click();
      },
    );

    test(
      'colleagues to mention are offered inside the window, above the box where there is no ' +
        'room below it',
      async () => {
        const { page, goTo } = at();
        await goTo(POST);
        const box = page.getByLabel('Write a note');
        const list = page.getByRole('listbox', { name: 'Colleagues to mention' });
        const isInSight = (where: string) =>
          vi.waitFor(async () => {
            expect(
              await list.evaluate((panel) => {
                const { top, bottom, left } = panel.getBoundingClientRect();
                return {
                  isInside: top >= 0 && bottom <= innerHeight,
                  isTopmost: panel.contains(
                    document.elementFromPoint(left + 20, (top + bottom) / 2),
                  ),
                };
              }),
              where,
            ).toEqual({ isInside: true, isTopmost: true });
          }, PATIENT);
        await page.waitForLoadState('networkidle');
        for (const [width, block] of [
          [1440, 'end'],
          [1440, 'start'],
          [390, 'end'],
        ] as const) {
          await page.setViewportSize({ width, height: 700 });
          await box.fill('');
          await box.evaluate((area, where) => {
            area.scrollIntoView({ block: where });
          }, block);
          await box.pressSequentially('@');
          await list.waitFor();
          await isInSight(`${width}, at the ${block}`);
          if (block === 'end') await lookAt(page, `colleagues above, ${width}`, { walk: false });
          // The page moves below an open list.
          await box.evaluate((area, where) => {
            area.scrollIntoView({ block: where === 'end' ? 'start' : 'end' });
          }, block);
          await isInSight(`${width}, moved away from the ${block}`);
          await page.keyboard.press('Escape');
        }
        await box.fill('');
        await page.setViewportSize({ width: 1440, height: 900 });
      },
    );
  });
}
