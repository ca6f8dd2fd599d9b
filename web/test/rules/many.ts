import { and, count, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { alerts } from '@vedetta/api/platform/database/schema/alerts.ts';
import { changeElsewhere } from '../paths/alerts.ts';
import { watched } from '../watched.ts';
import { DISMISSED, open, RESOLVED, WAITING, type At } from './world.ts';

/** Work on many alerts, and keys that act on one. */
export function manyRules(at: At): void {
  const standing = async (status: string): Promise<number> => {
    const [row] = await at()
      .stage.db.select({ count: count() })
      .from(alerts)
      .where(and(eq(alerts.companyId, 1), eq(alerts.status, status)));
    return row?.count ?? 0;
  };
  const tab = (name: string) => at().page.getByRole('tab', { name, exact: true });

  describe('many alerts at once, and keys', () => {
    const lookAt = watched();
    const chooseAll = async () => {
      const { page } = at();
      await page.getByRole('row').nth(1).waitFor();
      await page.getByRole('checkbox', { name: 'Select all alerts on this page' }).check();
      return page.getByRole('group', { name: 'Selected alerts' });
    };

    test('all that match are chosen on every page, changed after a question, and put back', async () => {
      const { page } = at();
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(at(), '/threat-manager?tab=dismissed', 'Threat manager');
      const bar = await chooseAll();
      await bar.getByText('10 alerts selected').waitFor();
      await bar.getByRole('button', { name: `Select all ${DISMISSED} matching alerts` }).click();
      await bar.getByText(`${DISMISSED} alerts selected`).waitFor();
      await bar.getByRole('button', { name: 'Restore' }).click();
      const question = page.getByRole('dialog', { name: `Restore: ${DISMISSED} alerts?` });
      await question.getByText('All alerts that match the filters, on every page.').waitFor();
      await lookAt(page, 'question before all that match', { walk: false });
      expect(await standing('DISMISSED')).toBe(DISMISSED);
      await question.getByRole('button', { name: 'Restore' }).click();
      await page.getByText(`${DISMISSED} alerts changed.`).waitFor();
      await tab(`Needs review ${WAITING + DISMISSED}`).waitFor();
      expect([await standing('DISMISSED'), await standing('DETECTED')]).toEqual([
        0,
        WAITING + DISMISSED,
      ]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText(`${DISMISSED} alerts restored.`).waitFor();
      await tab(`Dismissed ${DISMISSED}`).waitFor();
      expect([await standing('DISMISSED'), await standing('DETECTED')]).toEqual([
        DISMISSED,
        WAITING,
      ]);
      await page.getByRole('button', { name: 'Close' }).click();
    });

    test('chosen alerts are validated together, resolved together with one feedback, and each says so', async () => {
      const { page, stage } = at();
      await open(at(), '/threat-manager', 'Threat manager');
      await (await chooseAll()).getByRole('button', { name: 'Validate' }).click();
      await page.getByText(`${WAITING} alerts changed.`).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await tab(`In progress ${WAITING}`).click();
      await (await chooseAll()).getByRole('button', { name: 'Resolve' }).click();
      const question = page.getByRole('dialog', { name: 'What was the outcome?' });
      await question.getByText(`${WAITING} alerts`).waitFor();
      await lookAt(page, 'one feedback for many', { walk: false });
      await question.getByLabel('Known and accepted').check();
      await question.getByRole('button', { name: 'Resolve' }).click();
      await page.getByText(`${WAITING} alerts changed.`).waitFor();
      await tab(`Resolved ${RESOLVED + WAITING}`).waitFor();
      const said = await stage.db
        .select({ id: alerts.id })
        .from(alerts)
        .where(eq(alerts.feedbackResponse, 'known and accepted'));
      expect(said).toHaveLength(WAITING);
      await page.getByRole('button', { name: 'Close' }).click();
      await stage.db
        .update(alerts)
        .set({ status: 'DETECTED', feedbackResponse: null, resolvedAt: null })
        .where(
          inArray(
            alerts.id,
            said.map(({ id }) => id),
          ),
        );
    });

    test(
      'a assigns the alert one is at, on the list and on its page; v, d and r act there; ' +
        'nothing of it happens while one types',
      async () => {
        const { page, stage, alertId, mediaId } = at();
        const now = async () =>
          (await stage.db.select().from(alerts).where(eq(alerts.id, alertId)))[0];
        const { version } = (await now()) ?? { version: 0 };
        await open(at(), '/threat-manager', 'Threat manager');
        await page.getByRole('row').nth(1).waitFor();
        const who = page.getByRole('dialog', { name: 'Assign to whom?' });
        await page.keyboard.press('j');
        const first = Number(
          await page.evaluate(
            () =>
              document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'] ??
              0,
          ),
        );
        await page.keyboard.press('a');
        await who.waitFor();
        await lookAt(page, 'who takes one', { walk: false });
        await who.getByRole('option', { name: 'Assigned to me' }).click();
        await expect
          .poll(
            async () =>
              (await stage.db.select().from(alerts).where(eq(alerts.id, first)))[0]?.assigneeId,
          )
          .toBe(stage.admin.id);
        await page.keyboard.press('/');
        await page.keyboard.type('vdrax');
        expect(await page.getByRole('textbox', { name: 'Search alerts' }).inputValue()).toBe(
          'vdrax',
        );
        expect(await page.getByRole('dialog').count()).toBe(0);

        await open(at(), `/threat-manager/media/${mediaId}?initialAlert=${alertId}`);
        await page.getByLabel('Write a note').fill('');
        await page.getByLabel('Write a note').pressSequentially('vdra');
        expect([await page.getByRole('dialog').count(), (await now())?.status]).toEqual([
          0,
          'DETECTED',
        ]);
        await page.getByLabel('Write a note').fill('');
        await page.getByRole('heading', { level: 1 }).focus();
        await page.keyboard.press('r');
        await page.getByText('Alerts must be validated before they’re resolved').waitFor();
        await page.keyboard.press('d');
        const why = page.getByRole('dialog', { name: 'Dismiss this alert?' });
        await why.getByLabel('More details (optional)').fill('vdra');
        expect((await now())?.status).toBe('DETECTED');
        await page.keyboard.press('Escape');
        await why.waitFor({ state: 'detached' });
        await page.getByRole('heading', { level: 1 }).focus();
        await page.keyboard.press('a');
        await who.getByRole('option', { name: 'Assigned to me' }).click();
        await page.getByRole('button', { name: /^Assignee: Giulia/ }).waitFor();
        await page.getByRole('heading', { level: 1 }).focus();
        await page.keyboard.press('v');
        await page.getByRole('button', { name: /^Resolve/ }).waitFor();
        await page.getByRole('heading', { level: 1 }).focus();
        await page.keyboard.press('r');
        const how = page.getByRole('dialog', { name: 'What was the outcome?' });
        await how.getByLabel('Duplicate', { exact: true }).check();
        await page.keyboard.press('Enter');
        await how.waitFor({ state: 'detached' });
        await expect.poll(async () => (await now())?.status).toBe('RESOLVED');
        // The card of the alert says what was answered.
        await page.locator('.alert-words').getByText('Duplicate', { exact: true }).waitFor();
        // So does the history, and that it was taken back is no step of the life cycle there.
        const history = page.locator('.timeline-item');
        await history
          .filter({ hasText: 'In progress → Resolved' })
          .getByText('“Duplicate”')
          .waitFor();
        await page.getByRole('button', { name: 'Undo' }).last().click();
        await history.filter({ hasText: 'undid the change: Resolved → In progress' }).waitFor();
        // The message has gone, and the focus is where it was before.
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await stage.db
          .update(alerts)
          .set({
            status: 'DETECTED',
            feedbackResponse: null,
            resolvedAt: null,
            assigneeId: null,
            version: version + 20,
          })
          .where(eq(alerts.id, alertId));
      },
    );

    test(
      'the cards above the lists and the badge of the sidebar say what the database has, and ' +
        'follow a colleague’s act without a reload',
      async () => {
        const { page, stage, alertId } = at();
        await stage.db
          .update(alerts)
          .set({ severity: 5, detectedAt: new Date(Date.now() - 49 * 60 * 60 * 1000) })
          .where(eq(alerts.id, alertId));
        await open(at(), '/threat-manager', 'Threat manager');
        const cards = page.getByRole('region', { name: 'Open alerts at a glance' });
        const bySeverity = await Promise.all(
          [5, 4, 3, 2, 1].map(
            async (severity) =>
              (
                await stage.db
                  .select({ count: count() })
                  .from(alerts)
                  .where(
                    and(
                      inArray(alerts.status, ['DETECTED', 'VALIDATED']),
                      eq(alerts.severity, severity),
                    ),
                  )
              )[0]?.count ?? 0,
          ),
        );
        await cards.getByText('oldest 2 days').waitFor();
        expect((await cards.innerText()).replaceAll(/\s+/g, ' ')).toContain(
          `Needs review ${WAITING} ${bySeverity[0]} critical · oldest 2 days In progress 0 0 assigned to you`,
        );
        expect((await cards.innerText()).replaceAll(/\s+/g, ' ')).toContain(bySeverity.join(' · '));
        const badge = (waiting: number) =>
          page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('link', { name: `Threat manager ${waiting}` });
        await badge(WAITING).waitFor();
        await changeElsewhere(stage, stage.admin, alertId, { status: 'VALIDATED' });
        await badge(WAITING - 1).waitFor();
        await tab('In progress 1').waitFor();
        await cards.getByText('none critical').waitFor();
        await stage.db
          .update(alerts)
          .set({ status: 'DETECTED', severity: 4, detectedAt: new Date(), triagedAt: null })
          .where(eq(alerts.id, alertId));
      },
    );

    test(
      'the exact moment stands behind a relative time and in the audit log, with its year where ' +
        'that is another one',
      async () => {
        const { page, stage, alertId } = at();
        const [soon, years] = [new Date(), new Date(Date.now() - 800 * 24 * 60 * 60 * 1000)];
        const THIS_YEAR = /^[A-Z][a-z]{2} \d{1,2}, \d\d:\d\d:\d\d$/;
        for (const [detectedAt, moment] of [
          [soon, THIS_YEAR],
          [
            years,
            new RegExp(`^\\d\\d [A-Z][a-z]{2} ${years.getFullYear()}, \\d\\d:\\d\\d:\\d\\d$`),
          ],
        ] as const) {
          await stage.db
            .update(alerts)
            .set({ severity: 5, detectedAt })
            .where(eq(alerts.id, alertId));
          await open(at(), '/threat-manager?severity=critical', 'Threat manager');
          const time = page.locator(`time[datetime="${detectedAt.toISOString()}"]`).first();
          await time.waitFor();
          expect(await time.getAttribute('title')).toMatch(moment);
        }
        await open(at(), '/admin/settings/audit-log');
        await page.locator('td time').first().waitFor();
        expect(await page.locator('td time').first().innerText()).toMatch(THIS_YEAR);
        await stage.db
          .update(alerts)
          .set({ severity: 4, detectedAt: soon })
          .where(eq(alerts.id, alertId));
      },
    );

    test(
      'the cards count every open alert, informative ones and those that a filter leaves out ' +
        'too, and the badge follows them in the same moment',
      async () => {
        const { page, stage, alertId } = at();
        await stage.db.update(alerts).set({ severity: 1 }).where(eq(alerts.id, alertId));
        const cards = page.getByRole('region', { name: 'Open alerts at a glance' });
        const badge = (waiting: number) =>
          page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('link', { name: `Threat manager ${waiting}` });
        for (const query of ['', '?severity=critical', '?severity=any&q=nothing+like+this']) {
          await open(at(), `/threat-manager${query}`, 'Threat manager');
          await cards.getByTitle('Informative').getByText('· 1').waitFor();
          await badge(WAITING).waitFor();
          expect((await cards.innerText()).replaceAll(/\s+/g, ' ')).toContain(
            `Needs review ${WAITING} `,
          );
        }
        await open(at(), '/threat-manager', 'Threat manager');
        await tab(`Needs review ${WAITING - 1} of ${WAITING}`).waitFor();
        // What the page begins with is there.
        await badge(WAITING).waitFor();
        // Looked at whenever the badge changes, in the same moment.
        await page.evaluate(() => {
          const [main, glance] = [
            document.querySelector('nav a[href^="/threat-manager"]'),
            document.querySelector('.kpi b'),
          ];
          const seen = (...nodes: (Element | null)[]) =>
            nodes.map((node) => /\d+/.exec(node?.textContent ?? '')?.[0]).join(' ');
          new MutationObserver(() => {
            document.body.dataset['seen'] =
              `${document.body.dataset['seen'] ?? ''}${seen(main, glance)};`;
          }).observe(document.body, { subtree: true, characterData: true, childList: true });
        });
        await changeElsewhere(stage, stage.admin, alertId, { status: 'VALIDATED' });
        await badge(WAITING - 1).waitFor();
        expect((await cards.innerText()).replaceAll(/\s+/g, ' ')).toContain(
          `Needs review ${WAITING - 1} `,
        );
        const moments = ((await page.locator('body').getAttribute('data-seen')) ?? '')
          .split(';')
          .filter((moment) => moment !== '');
        expect([...new Set(moments)]).toEqual(
          expect.arrayContaining([`${WAITING - 1} ${WAITING - 1}`]),
        );
        expect(moments.filter((moment) => new Set(moment.split(' ')).size > 1)).toEqual([]);
        await stage.db
          .update(alerts)
          .set({ status: 'DETECTED', severity: 4, triagedAt: null })
          .where(eq(alerts.id, alertId));
      },
    );
  });
}
