import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertFinding } from '../../api/test/factories.ts';
import {
  filePart,
  mailOf,
  mailOfParts,
  reportedMail,
  THREAT,
} from '@vedetta/detection/testing/files/make-mails.ts';
import { reportedOutlook } from '@vedetta/detection/testing/files/make-outlook.ts';
import { eventually } from '../../api/test/server-process.ts';
import { media } from '@vedetta/api/platform/database/schema/media.ts';
import { callApi, uploadFile } from '../../api/test/uploads.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';
import { watched } from './watched.ts';

// A mail on its page as one reads it, with what was found in it marked (docs/decisions/232).
let stage: Stage;
let tab: Tab;
let page: Page;
const items = new Map<string, number>();

const mailbox = ['first', 'second', 'third']
  .map(
    (subject, at) =>
      `From bob@one.example Thu Nov 26 12:00:00 2026\nFrom: Bob <bob@one.example>\nTo: ` +
      `anna@two.example\nDate: Thu, 26 Nov 2026 12:00:00 +0000\nSubject: ` +
      `${subject}\n\n${at === 1 ? THREAT : 'Hello.'}\n\n`,
  )
  .join('');
const hostile = () =>
  mailOfParts(
    [
      'Subject: invoice \u202egpj.exe\u200b',
      ...Array.from({ length: 1_000 }, (_, at) => `X-Header-${at}: ${'x'.repeat(60)}`),
      `Cc: ${Array.from({ length: 300 }, (_, at) => `p${at}@two.example`).join(', ')}`,
    ],
    'Content-Type: ' +
      `text/plain\r\n\r\n${'Nothing to see on this line, nor on the next one.\r\n'.repeat(10_500)}The ` +
      `last line.\r\n`,
    ...Array.from({ length: 210 }, (_, at) =>
      filePart(`picture \u202egnp.${at}.txt`, `nothing ${at}`),
    ),
    filePart('film.bin', new Uint8Array(6 * 1024 * 1024)),
  );
const mail = () => page.getByRole('region', { name: 'Email as displayed' });
const face = (name: string) => mail().getByRole('region', { name, exact: true });
const goTo = async (name: string, more = '') => {
  await page.goto(`${stage.url}/threat-manager/media/${items.get(name)}${more}`);
  await mail().waitFor();
};
const show = (words: string) =>
  page
    .getByRole('row')
    .filter({ hasText: words })
    .getByRole('button', { name: 'Show in text' })
    .click();

beforeAll(async () => {
  stage = await startStage();
  const files: [string, Uint8Array][] = [
    ['report.eml', reportedMail()],
    ['inbox.mbox', Buffer.from(mailbox)],
    ['report.msg', reportedOutlook()],
    ['hostile.eml', hostile()],
    ['headers.eml', mailOf([`X-Long: ${'x'.repeat(1_200_000)}`, 'Subject: x'], THREAT)],
  ];
  for (const [name, bytes] of files)
    items.set(name, (await uploadFile(stage, stage.admin.access, name, bytes)).body.media_id);
  const isOver = async (id: number) =>
    ['FOUND', 'PARTIAL', 'CLEAN', 'UNREADABLE'].includes(
      (await callApi(stage, stage.admin.access, 'GET', `/api/media/v1/${id}/`)).body.scan_status,
    )
      ? true
      : undefined;
  for (const [name, id] of items) await eventually(() => isOver(id), `the scan of ${name}`);
  // What a detector finds in half a megabyte depends on how much time it has.
  await insertFinding(stage.db, {
    companyId: 1,
    mediaId: items.get('hostile.eml') ?? 0,
    detector: 'threats',
    detectorLabel: 'Threats',
    rule: 'threats/en-intent',
    path: ['hostile.eml'],
    excerpt: 'The last line',
    place: {
      kind: 'text',
      offset: Buffer.from(hostile()).toString().indexOf('The last line'),
      length: 'The last line'.length,
    },
  });
  tab = await stage.tab(stage.admin);
  page = tab.page;
});
afterAll(async () => {
  await tab.close();
  await stage.stop();
});

describe('a mail on its page (decision 232)', () => {
  const lookAt = watched();

  test(
    'is read in its ways, none of which is drawn but as text, and each finding leads to its ' +
      'words where they are read',
    async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).host));
      await goTo('report.eml');
      await page.getByText('Mail · 1.9 KB').waitFor();
      for (const line of [
        'Your invoice n° 7',
        'Bank of Meridiana <billing@pay.example>',
        'collect@drop.example',
        'Thu, 26 Nov 2026 12:00:00 +0100',
        'invoice n° 7.pdf',
        'CSV table · 15 B',
      ])
        await mail().getByText(line, { exact: true }).waitFor();
      await face('As a page').getByText('Read our terms & conditions today.').waitFor();
      expect(await face('As a page').locator('mark').allInnerTexts()).toEqual([
        'We will kill your director',
      ]);
      await lookAt(page, 'a mail');
      await mail().getByRole('tab', { name: 'Hidden content' }).click();
      await face('Hidden content').getByText('https://drop.example/terms?id=7').waitFor();
      expect([
        await mail().getByRole('link').count(),
        await mail().locator('img, iframe, script, style').count(),
        await page.title(),
      ]).toEqual([0, 0, expect.stringContaining('report.eml')]);
      expect(asked.filter((host) => host !== new URL(stage.url).host)).toEqual([]);
      await mail()
        .getByRole('tab', { name: /^Plain text/ })
        .click();
      await show('We will kill your director on Friday');
      const mark = face('Plain text').locator('mark').and(page.locator(':focus'));
      await mark.waitFor();
      await mark.press('Enter');
      await page
        .getByRole('row')
        .filter({ hasText: 'We will kill your director' })
        .and(page.locator(':focus'))
        .waitFor();
      // A tab that is chosen keeps the focus, whatever was shown before.
      const source = mail().getByRole('tab', { name: /^Source text/ });
      await source.click();
      await face('Source text').getByText('Subject: Your =?utf-8?Q?invoice_n=C2=B0_7?=').waitFor();
      // Its words are quoted-printable there; what was found has its place in them as they are read.
      expect(await face('Source text').locator('mark').allInnerTexts()).toEqual([]);
      await source.and(page.locator(':focus')).waitFor();
    },
  );

  test('leads into the mail that it carries and out again, and the address says which one is shown', async () => {
    await goTo('report.eml');
    await show('I will kill you tomorrow');
    await mail().getByText('This is an email inside the file: mail 3.eml').waitFor();
    await mail()
      .locator('.mail-head mark')
      .filter({ hasText: 'I will kill you tomorrow' })
      .and(page.locator(':focus'))
      .waitFor();
    expect(await face('Plain text').locator('mark').allInnerTexts()).toEqual([
      'I will burn your office down',
    ]);
    await lookAt(page, 'a mail in a mail', { walk: false });
    await page.reload();
    await mail().getByText('Rita <rita@pay.example>').waitFor();
    await show('We will kill your director on Friday');
    await face('As a page').locator('mark').and(page.locator(':focus')).waitFor();
    await mail().getByRole('button', { name: 'Open mail 3.eml' }).click();
    await mail().getByRole('button', { name: 'Back to report.eml' }).click();
    await mail().getByText('Your invoice n° 7').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('of Outlook is read in the same ways, but for a source, which is no text', async () => {
    await goTo('report.msg');
    await page.getByText(/^Outlook email · /).waitFor();
    for (const line of [
      'Your invoice n° 7',
      'Banca però <billing@pay.example>',
      'Dario B. <dario@meridiana.example>',
      'table.csv',
    ])
      await mail().getByText(line, { exact: true }).waitFor();
    expect(await mail().getByRole('tab').allInnerTexts()).toEqual([
      expect.stringMatching(/^As a page/),
      expect.stringMatching(/^Plain text/),
      'Hidden content',
    ]);
    await show('We will kill your director on Friday');
    await face('As a page').locator('mark').and(page.locator(':focus')).waitFor();
    await lookAt(page, 'a mail of Outlook');
    await mail().getByRole('button', { name: 'Open I will kill you tomorrow.eml' }).click();
    await mail().getByText('Rita', { exact: true }).waitFor();
    expect(await face('Plain text').locator('mark').allInnerTexts()).toEqual([
      'I will burn your office down',
    ]);
    expect(await mail().getByRole('tab').count()).toBe(0);
  });

  test('of a mailbox is opened from their list, which says where something was found', async () => {
    await goTo('inbox.mbox');
    await page.getByText(/^Mailbox · /).waitFor();
    const list = mail().getByRole('list', { name: 'Emails in this file' });
    expect(await list.getByRole('listitem').count()).toBe(3);
    await list
      .getByRole('listitem')
      .filter({ hasText: 'second' })
      .getByRole('button', { name: '1 found' })
      .waitFor();
    await lookAt(page, 'a mailbox', { walk: false });
    await list.getByRole('button', { name: 'Open second' }).click();
    await face('Plain text').locator('mark').waitFor();
    expect(await face('Plain text').locator('mark').allInnerTexts()).toEqual([
      'We will kill your director',
    ]);
  });

  test('that was made to break it is shown as far as it goes, and says what is left out', async () => {
    await goTo('hostile.eml');
    expect(await mail().locator('.mail-head .text-sign').allInnerTexts()).toEqual(['RLO', 'ZWSP']);
    for (const line of [
      'and 280 more',
      'The first 200 of 211 are listed.',
      'Only the first 500,000 characters are shown here; the source contains the full text.',
    ])
      await mail().getByText(line).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await lookAt(page, `a hostile mail, ${width}`, { walk: width === 1440 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await mail().getByRole('button', { name: 'Next part' }).click();
    await mail()
      .getByText(/^Characters 20,001–40,000 of 500,000$/)
      .waitFor();
    // What is said beyond that stands in the source.
    await show('The last line');
    await face('Source text').locator('mark').and(page.locator(':focus')).waitFor();
    expect(await face('Source text').locator('mark').allInnerTexts()).toEqual(['The last line']);
    await goTo('headers.eml');
    await mail()
      .getByText(
        /^This email isn’t opened here because its parts are nested too deeply or its headers are too long/,
      )
      .waitFor();
    await face('Source text').waitFor();
  });

  test('has a result whose words take a second line in the list of files where one is too short', async () => {
    await stage.db
      .update(media)
      .set({ headline: 'Mail in the name of the company that was not confirmed' })
      .where(eq(media.id, items.get('report.msg') ?? 0));
    await page.goto(`${stage.url}/scan-file`);
    await page.getByText('Mail in the name of the company that was not confirmed').waitFor();
    await lookAt(page, 'a long result', { walk: false });
  });

  test('is told in Italian to who reads it', async () => {
    const other = await stage.tab(stage.admin, 'it-IT');
    await other.page.goto(`${stage.url}/threat-manager/media/${items.get('report.eml')}`);
    await other.page.getByRole('region', { name: 'E-mail visualizzata' }).waitFor();
    await other.page.getByRole('list', { name: 'Allegati' }).waitFor();
    for (const words of ['Oggetto', 'Tabella CSV · 15 B', 'Contenuto nascosto'])
      await other.page.getByText(words, { exact: true }).first().waitFor();
    await other.close();
  });
});
