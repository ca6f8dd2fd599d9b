import { say } from '@vedetta/messages/say.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { insertAlert, insertNotification, insertUser } from '../../api/test/factories.ts';
import { notifications } from '@vedetta/api/platform/database/schema/messages.ts';
import { targetListSuites } from './areas/target-list.ts';
import { NO_SCANS, startStage } from './paths/stage.ts';
import { faultRules } from './rules/faults.ts';
import { filterRules } from './rules/filters.ts';
import { frameRules } from './rules/frame.ts';
import { lookRules } from './rules/looks.ts';
import { manyRules } from './rules/many.ts';
import { motionRules } from './rules/motion.ts';
import { pieceRules } from './rules/pieces.ts';
import { routeRules } from './rules/routes.ts';
import { targetMediaRules } from './rules/target-media.ts';
import { thirtyRules } from './rules/thirty.ts';
import { trialRules } from './rules/trial.ts';
import { CONTACT, DISMISSED, RESOLVED, WAITING, type World } from './rules/world.ts';
import { zoomRules } from './rules/zoom.ts';

// Rules that belong to no one screen, on one server and mostly one page; `docs/rules.md` says which
// test shows which rule.
let world: World | null = null;
const at = (): World => {
  if (world === null) throw new Error('The stage does not stand.');
  return world;
};

beforeAll(async () => {
  const stage = await startStage({}, { ...NO_SCANS, CONTACT_EMAIL: CONTACT });
  const { db, admin } = stage;
  const trial = await stage.colleague('trial', 'Trial Users');
  // That somebody asked to join is told too; what is looked at is one notification of each context.
  await db.delete(notifications);
  const { id: pendingId } = await insertUser(db, {
    companyId: 1,
    firstName: 'Anna',
    lastName: 'Neri',
    isApproved: false,
  });
  const alerts = (count: number, status: string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        insertAlert(db, { companyId: 1, status, severity: 2 + (index % 4) }),
      ),
    );
  const [waiting] = await Promise.all([
    alerts(WAITING, 'DETECTED'),
    alerts(RESOLVED, 'RESOLVED'),
    alerts(DISMISSED, 'DISMISSED'),
  ]);
  const { id: alertId, mediaId } = waiting[0] ?? { id: 0, mediaId: 0 };
  const tell = (context: string, given: Partial<Parameters<typeof insertNotification>[1]>) =>
    insertNotification(db, { companyId: 1, recipientId: admin.id, context, ...given });
  await tell('new_user_need_approvation', {
    actorName: 'Anna Neri',
    aboutUserId: pendingId,
    message: say('toldRegistration', { company: 'Meridiana' }),
  });
  for (const [context, message] of [
    ['assigned_alert', say('toldAssigned', { title: 'Program' })],
    [
      'resolved_alert',
      say('toldResolved', { title: 'Program', feedback: say('feedbackDuplicate') }),
    ],
    [
      'changed_severity',
      say('toldSeverity', { from: say('severityLow'), to: say('severityHigh'), title: 'Program' }),
    ],
  ] as const)
    await tell(context, { alertId, mediaId, message });
  await tell('comment_mention', {
    actorName: null,
    mediaId,
    message: say('toldMention', { note: `@{{${admin.email}}} look` }),
  });
  const tab = await stage.tab(admin);
  world = { stage, tab, page: tab.page, mediaId, alertId, pendingId, trial };
});
afterAll(async () => {
  await world?.tab.close(/ChunkError|a fault of this page/);
  await world?.stage.stop();
});
afterEach(() => world?.page.unrouteAll({ behavior: 'ignoreErrors' }));

routeRules(at);
frameRules(at);
pieceRules(at);
filterRules(at);
faultRules(at);
trialRules(at);
zoomRules(at);
motionRules(at);
lookRules(at);
manyRules(at);
targetMediaRules(at);
targetListSuites(() => at().stage);
thirtyRules(at);
