import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { alikePicture } from '@vedetta/detection/detectors/impersonation/alike-picture.ts';
import { insertAlert, insertFinding, insertMedia } from '../../api/test/factories.ts';
import { letterTo } from '../../api/test/letters.ts';
import { eventually } from '../../api/test/server-process.ts';
import { callApi, uploadFile } from '../../api/test/uploads.ts';
import { mediaDetails } from './media/details.ts';
import { mediaPasswords } from './media/passwords.ts';
import { insertPost, mediaPosts, notesTogether, POST, POST_ALERT } from './media/post.ts';
import { changeElsewhere } from './paths/alerts.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';
import { PATIENT } from './patience.ts';
import { watched } from './watched.ts';

// What an analyst reads on the media page and beside the lists: the text with its marks,
// look-alikes, letters to publishers, the preview.
let stage: Stage;
let tab: Tab;
let page: Page;
/** Ids of the items by name. */
const items = new Map<string, number>();

async function upload(name: string, bytes: Uint8Array): Promise<void> {
  items.set(name, (await uploadFile(stage, stage.admin.access, name, bytes)).body.media_id);
}
const read = async (name: string) =>
  (await callApi(stage, stage.admin.access, 'GET', `/api/media/v1/${items.get(name)}/`)).body;
const goTo = async (name: string, hash = '') => {
  await page.goto(`${stage.url}/threat-manager/media/${items.get(name)}${hash}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

beforeAll(async () => {
  stage = await startStage();
  const poster = await readFile(new URL('../../detection/test/files/poster.png', import.meta.url));
  const filler = 'Nothing to see on this line, nor on the next one.\n'.repeat(900);
  await upload('poster.png', poster);
  await upload('poster smaller.jpg', await sharp(poster).jpeg({ quality: 60 }).toBuffer());
  await upload(
    'chat.txt',
    Buffer.from(
      `😀 لن نسامح\nopen in\u202egpj.exe\u200b now\n${filler}I will kill you tomorrow at your office.\n${filler}`,
    ),
  );
  for (const name of items.keys())
    await eventually(
      async () => ((await read(name)).alerts.length > 0 ? true : undefined),
      `an alert on ${name}`,
    );
  items.set(POST, await insertPost(stage));
  tab = await stage.tab(stage.admin);
  page = tab.page;
});
afterAll(async () => {
  await tab.close();
  await stage.stop();
});

describe('the media page and the lists', () => {
  const lookAt = watched();

  test(
    'the whole text stands there part by part, what is hidden in it is named, and a finding ' +
      'leads to its mark and back',
    async () => {
      await goTo('chat.txt');
      const text = page.getByRole('region', { name: 'Item text' });
      await text.getByText('لن نسامح').waitFor();
      expect(await text.locator('.text-sign').allInnerTexts()).toEqual(['RLO', 'ZWSP']);
      expect(await text.locator('mark').count()).toBe(0);
      await page.getByText(/^Characters 1–20,000 of 90,\d{3}$/).waitFor();
      await page.getByRole('button', { name: 'Show in text' }).first().click();
      const mark = text.locator('mark').first();
      await mark.and(page.locator(':focus')).waitFor();
      expect(await text.locator('mark').allInnerTexts()).toContain('I will kill you');
      await lookAt(page, 'text with a mark', { walk: false });
      await mark.press('Enter');
      await page
        .getByRole('row')
        .filter({ hasText: 'Threats' })
        .and(page.locator(':focus'))
        .waitFor();
      await page.getByRole('button', { name: 'Next part' }).click();
      await page.getByText(/^Characters 6\d,\d{3}–8\d,\d{3} of/).waitFor();
    },
  );

  test(
    'look-alikes stand beside each other with what became of them, and a finding says how often ' +
      'its rule was right here',
    async () => {
      const [alert] = (await read('poster smaller.jpg')).alerts;
      await goTo('poster.png');
      await page.getByRole('cell', { name: 'no alerts reviewed yet' }).first().waitFor();
      await changeElsewhere(stage, stage.admin, alert.id, {
        status: 'DISMISSED',
        feedback_response: 'false positive: benign',
        dismiss_reason: 'Our own poster.',
      });
      await goTo('poster.png');
      await page.getByTitle('Reviewed alerts that were confirmed: 0 of 1').first().waitFor();
      await page.getByRole('tab', { name: 'Similar media 1' }).click();
      const panel = page.getByRole('tabpanel');
      await panel.getByText('1 similar item').waitFor();
      await panel.getByRole('img', { name: 'Preview of poster smaller.jpg' }).waitFor();
      expect(await panel.getByText('1 Dismissed').count()).toBe(2);
      await lookAt(page, 'similar media');
      await panel.getByRole('cell').getByRole('link', { name: 'poster smaller.jpg' }).click();
      await page.getByRole('heading', { level: 1, name: 'poster smaller.jpg' }).waitFor();
      await changeElsewhere(stage, stage.admin, alert.id, { status: 'DETECTED' });
    },
  );

  test('the picture of an account that passes for another stands beside that of the other', async () => {
    const team = await readFile(new URL('../../detection/test/files/team.jpg', import.meta.url));
    const alike = await alikePicture(
      {
        its: await sharp(team).resize(150).png().toBuffer(),
        watched: [{ handle: 'meridiana', bytes: team }],
      },
      { maxPixels: 1e7, deadline: Infinity },
    );
    if (alike === null) throw new Error('The two pictures should look alike.');
    const { id: mediaId, title } = await insertMedia(stage.db, {
      companyId: 1,
      title: 'A parcel waits for you',
      mime: 'text/plain',
      fileKind: 'fileKindTextFile',
    });
    items.set(title, mediaId);
    const { id: alertId } = await insertAlert(stage.db, {
      companyId: 1,
      mediaId,
      detector: 'impersonation',
    });
    const place = {
      kind: 'pictures' as const,
      seen: { account: 'meridiana_help', image: alike.seen },
      known: { account: alike.handle, image: alike.known },
    };
    await insertFinding(stage.db, {
      companyId: 1,
      mediaId,
      alertId,
      detector: 'impersonation',
      detectorLabel: 'Impersonation',
      rule: 'impersonation/words',
      path: ['post.txt', 'Account'],
      place,
    });
    await goTo(title);
    for (const name of ['image of meridiana_help', 'image of meridiana']) {
      const picture = page.getByRole('img', { name, exact: true });
      await picture.waitFor();
      await vi.waitFor(async () => {
        expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(128);
      }, PATIENT);
    }
    await lookAt(page, 'two pictures of accounts', { walk: false });
  });

  test(
    'a letter to the publisher is drafted, changed, read over and sent once, and the page says ' +
      'how many are left',
    async () => {
      await goTo(POST);
      await page.getByRole('button', { name: 'Contact publisher' }).click();
      const writing = page.getByRole('dialog', { name: 'Contact publisher' });
      await writing
        .getByText('Your company can still send 50 messages (limit: 50 in 24 hours).')
        .waitFor();
      expect(await writing.getByLabel('Message', { exact: true }).inputValue()).toContain(
        `We found: ${POST_ALERT}.`,
      );
      await writing.getByLabel('Publisher’s email').fill('abuse');
      await writing.getByText('Enter an email address such as abuse@social.example.').waitFor();
      expect(await writing.getByRole('button', { name: 'Review' }).isDisabled()).toBe(true);
      await lookAt(page, 'letter');
      await writing.getByLabel('Publisher’s email').fill('abuse@social.example');
      await writing.getByLabel('Subject').fill('Please remove this poster');
      await page.keyboard.press('Enter');
      const checking = page.getByRole('dialog', { name: 'Send this message?' });
      await checking.getByText('Please remove this poster').waitFor();
      await lookAt(page, 'letter read over', { walk: false });
      await checking.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Message sent').waitFor();
      expect(
        (
          await letterTo(
            { services: { env: { DATA_DIR: stage.dataDir } } },
            'abuse@social.example',
            'Please remove this poster',
          )
        ).text,
      ).toContain(POST_ALERT);
      await page.getByRole('button', { name: 'Contact publisher' }).click();
      await writing
        .getByText('Your company can still send 49 messages (limit: 50 in 24 hours).')
        .waitFor();
      expect(await writing.getByLabel('Publisher’s email').inputValue()).toBe(
        'abuse@social.example',
      );
      await page.keyboard.press('Escape');
      await writing.waitFor({ state: 'detached' });
    },
  );

  test(
    'lists fold look-alikes, show an alert beside them, and its page leads to the next alert of ' +
      'the list',
    async () => {
      await page.goto(`${stage.url}/threat-manager?tab=media`);
      const fold = page.getByRole('button', { name: '1 more like this' });
      await fold.waitFor();
      expect(await page.getByRole('link', { name: /^poster/ }).count()).toBe(1);
      await page
        .getByRole('row')
        .filter({ hasText: 'poster' })
        .getByText('2×', { exact: true })
        .waitFor();
      await fold.press('Enter');
      await vi.waitFor(async () => {
        expect(await page.getByRole('link', { name: /^poster/ }).count()).toBe(2);
      }, PATIENT);
      await lookAt(page, 'folded media', { walk: false });

      await page.getByRole('tab', { name: /^Needs review/ }).click();
      await fold.waitFor();
      await page.keyboard.press('p');
      const beside = page.getByRole('complementary', { name: 'Preview' });
      await beside.getByText('No alert selected').waitFor();
      await page.keyboard.press('j');
      const first = await page.locator(':focus').innerText();
      await beside.getByRole('heading', { name: first }).waitFor();
      await beside.getByRole('listitem').first().waitFor();
      expect(await beside.locator('mark').count()).toBeGreaterThan(0);
      expect(
        await beside
          .getByRole('group', { name: /^Actions for/ })
          .getByRole('button')
          .allInnerTexts(),
      ).toEqual(['Open', 'Validate', 'Dismiss', 'Assign to me', 'Assign…']);
      await lookAt(page, 'preview beside the list');
      // With no room beside the list it lies at the foot of the window; no column goes, and the row
      // stays in sight.
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.getByRole('columnheader', { name: 'Assignee' }).waitFor();
      const rowIsInSight = (height: number) =>
        vi.waitFor(async () => {
          const [row, panel] = [
            await page.locator('[data-current="true"]').boundingBox(),
            await beside.boundingBox(),
          ];
          expect([
            (row?.y ?? -1) >= 0,
            (row?.y ?? 1e6) + (row?.height ?? 1e6) <= (panel?.y ?? 0),
            (panel?.y ?? 1e6) + (panel?.height ?? 1e6) <= height,
          ]).toEqual([true, true, true]);
        }, PATIENT);
      await rowIsInSight(768);
      // A window that only loses height stays on the same side of the breakpoint.
      await page.setViewportSize({ width: 1024, height: 560 });
      await rowIsInSight(560);
      await page.setViewportSize({ width: 1024, height: 768 });
      await rowIsInSight(768);
      await lookAt(page, 'preview below the list', { walk: false });
      await page.keyboard.press('Escape');
      await beside.waitFor({ state: 'detached' });
      expect(await page.locator(':focus').innerText()).toBe(first);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('p');
      await beside.waitFor();
      await page.locator('[data-row-key] [data-row-link]').first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 3, name: first }).waitFor();
      const list = await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link')
        .getAttribute('href');
      expect(list).toMatch(/^\/threat-manager\?/);
      const at = page.url();
      await page.keyboard.press('j');
      await page.waitForURL((url) => url.href !== at && url.searchParams.has('initialAlert'));
      // However far one went on, Back leads to the list as it was.
      const steps = await page.evaluate(() => history.length);
      // A key that comes before the item is read goes nowhere.
      await vi.waitFor(async () => {
        if (page.url() !== at) await page.keyboard.press('k');
        expect(page.url()).toBe(at);
      }, PATIENT);
      await page.getByRole('button', { name: 'Previous alert in the list' }).click();
      await page.getByText('First alert in the list').waitFor();
      expect(await page.evaluate(() => history.length)).toBe(steps);
      await page.goBack();
      await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
      await fold.waitFor();
    },
  );
});

mediaDetails(() => ({ page, goTo, read }));
mediaPosts(() => ({ stage, page, goTo }));
notesTogether(() => ({ stage, page, goTo }));
mediaPasswords(() => ({ stage, page }));
