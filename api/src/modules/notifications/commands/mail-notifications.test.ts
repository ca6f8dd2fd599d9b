import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCompany, insertUser } from '../../../../test/factories.ts';
import { startTestApi, until, type TestApi } from '../../../../test/kit.ts';
import { letterTo, readLetters, startTestMailing } from '../../../../test/letters.ts';
import type { Mailing } from '../jobs/mailing.ts';
import { transact } from '../../events/store/outbox.ts';
import { jobs } from '../../../platform/database/schema/installation.ts';
import { notifications } from '../../../platform/database/schema/messages.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { companySettings } from '../../../platform/database/schema/settings.ts';

let api: TestApi;
let mailing: Mailing;
let reader: typeof users.$inferSelect;
let colleague: typeof users.$inferSelect;

beforeAll(async () => {
  api = await startTestApi({}, { env: { PUBLIC_URL: 'https://vedetta.example' } });
  mailing = startTestMailing(api);
});
afterAll(async () => {
  await mailing.stop();
  await api.stop();
});
beforeEach(async () => {
  const company = await insertCompany(api.db);
  reader = await insertUser(api.db, { companyId: company.id });
  colleague = await insertUser(api.db, {
    companyId: company.id,
    firstName: 'Luca',
    lastName: 'Bianchi',
  });
});

/** Tells the reader something, the way every use case does. */
const tell = (message: Message, context = 'assigned_alert', recipient = reader) =>
  transact(api.services, async (_tx, outbox) => {
    outbox.notify({
      companyId: recipient.companyId,
      recipientId: recipient.id,
      context,
      actorId: colleague.id,
      actorName: 'Luca Bianchi',
      message,
    });
  });
const errands = () =>
  api.db
    .select()
    .from(jobs)
    .where(sql`queue = 'mail-errand' and dedupe_key = ${`notifications:${reader.id}`}`);
/** The minute in which notifications gather is over. */
const minuteOver = () =>
  api.db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(eq(jobs.queue, 'mail-errand'));
const noneWaiting = () =>
  until(async () => (await errands()).every((job) => job.state === 'done') || null);
const lettersToReader = async () =>
  (await readLetters(api)).filter((letter) => letter.to.includes(reader.email));

describe('notifications by mail', () => {
  it('gather for a minute and come as one letter, each told once', async () => {
    await tell(say('toldAssigned', { title: 'Look-alike login page' }));
    await tell(say('toldMention', { note: '“@{{a@b.example}} look”' }), 'comment_mention');
    expect(await errands()).toHaveLength(1);
    expect(((await errands())[0]?.runAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(30_000);
    await minuteOver();
    const letter = await letterTo(api, reader.email, '2 new notifications');
    expect(letter.text).toContain('• Luca Bianchi mentioned you: “@a@b.example look”');
    expect(letter.text).toContain('• Luca Bianchi assigned you “Look-alike login page”');
    await tell(say('toldAssigned', { title: 'Another' }));
    await minuteOver();
    expect(
      (await letterTo(api, reader.email, 'Luca Bianchi assigned you “Another”')).text,
    ).not.toContain('Look-alike');
  });

  it('come in the language that the reader chose for the screens, names of ours and all', async () => {
    await api.db.update(users).set({ language: 'it' }).where(eq(users.id, reader.id));
    await tell(
      say('toldResolvedMore', {
        title: say('titleThreatViolence'),
        more: 2,
        feedback: say('feedbackDuplicate'),
      }),
    );
    await tell(say('toldAssigned', { title: say('namePictureOfPost', { of: 'acme' }) }));
    await tell(say('toldMention', { note: '@{{a@b.example}} look' }), 'comment_mention');
    await tell(
      say('toldSeverity', { from: say('severityLow'), to: say('severityHigh'), title: 'X' }),
    );
    await minuteOver();
    const { text, html } = await letterTo(api, reader.email, '4 nuove notifiche in Vedetta');
    expect(text).toContain('• Luca Bianchi ti ha assegnato “Immagine di “Post di acme””\r\n');
    expect(text).toContain('• Luca Bianchi ti ha menzionato: @a@b.example look\r\n');
    expect(text).toContain('• Luca Bianchi ha modificato la gravità di “X”: Bassa → Alta\r\n');
    expect(text).toContain(
      '• Luca Bianchi ha risolto “Minaccia di violenza” e altri 2 avvisi: duplicato\r\n',
    );
    expect(text).toMatch(/^Ciao [^\n]+,\r\n/);
    expect(html).toContain('<html lang="it">');
  });

  it('follow the person’s choice of contexts', async () => {
    const severity = say('toldSeverity', {
      from: say('severityLow'),
      to: say('severityHigh'),
      title: 'X',
    });
    await tell(severity, 'changed_severity');
    expect(await errands(), 'not chosen by default').toEqual([]);
    await api.db
      .update(users)
      .set({ mailContexts: ['changed_severity'] })
      .where(eq(users.id, reader.id));
    await tell(say('toldAssigned', { title: 'X' }));
    expect(await errands()).toEqual([]);
    await tell(severity, 'changed_severity');
    await minuteOver();
    const letter = await letterTo(api, reader.email, '2 new notifications');
    expect(letter.text).toContain('changed the severity of “X”: Low → High');
    expect(letter.text).not.toContain('assigned you');
  });

  it('stay away when the company switched mail off, also while they gather', async () => {
    const off = (mailEnabled: boolean) =>
      api.db
        .insert(companySettings)
        .values({ companyId: reader.companyId, minNotifySeverity: 1, mailEnabled })
        .onConflictDoUpdate({ target: companySettings.companyId, set: { mailEnabled } });
    await tell(say('toldAssigned', { title: 'Before' }));
    await off(false);
    await minuteOver();
    await noneWaiting();
    await tell(say('toldAssigned', { title: 'After' }));
    expect((await errands()).filter((job) => job.state === 'ready')).toEqual([]);
    expect(await lettersToReader()).toEqual([]);
    await off(true);
    await tell(say('toldAssigned', { title: 'Again' }));
    expect((await errands()).filter((job) => job.state === 'ready')).toHaveLength(1);
  });

  it('leave out what was read meanwhile, and make no letter of nothing', async () => {
    await tell(say('toldAssigned', { title: 'Read at once' }));
    await api.db
      .update(notifications)
      .set({ readAt: new Date() })
      .where(eq(notifications.recipientId, reader.id));
    await minuteOver();
    await noneWaiting();
    expect(await lettersToReader()).toEqual([]);
  });
});
