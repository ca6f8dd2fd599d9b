import { sql } from 'drizzle-orm';
import express, { type Express } from 'express';
import { watchDisk } from './platform/http/disk.ts';
import { createFigures, soon, type Figures } from './platform/http/figures.ts';
import { mountRoutes, type MountOptions } from './platform/http/mount.ts';
import type { Route } from './platform/http/route.ts';
import { createSockets, type Sockets } from './modules/events/sockets.ts';
import { accessKeyRoutes } from './modules/access-keys/router.ts';
import { accountRoutes } from './modules/account/router.ts';
import { credentialRoutes } from './modules/credentials/router.ts';
import { hookRoutes } from './modules/targets/hooks-router.ts';
import { alertRoutes } from './modules/alerts/router.ts';
import { analyticsRoutes } from './modules/analytics/router.ts';
import { documentRoutes } from './modules/docs/router.ts';
import { jobRoutes } from './modules/jobs/router.ts';
import { auditRoutes } from './modules/audit/router.ts';
import { fileRoutes } from './modules/files/router.ts';
import { groupRoutes } from './modules/users/groups-router.ts';
import { healthRoutes } from './modules/health/router.ts';
import { invitationRoutes } from './modules/users/invitations-router.ts';
import { mediaRoutes } from './modules/media/router.ts';
import { notificationRoutes } from './modules/notifications/router.ts';
import { rescanRoutes } from './modules/indicators/rescans-router.ts';
import { settingsRoutes } from './modules/company/settings-router.ts';
import { passwordRoutes } from './modules/session/passwords-router.ts';
import { setupRoutes } from './modules/company/setup-router.ts';
import { targetRoutes } from './modules/targets/router.ts';
import { trialRoutes } from './modules/trial/router.ts';
import { signInRoutes } from './modules/session/sign-in-router.ts';
import { userRoutes } from './modules/users/router.ts';
import { viewRoutes } from './modules/views/router.ts';
import { operatorFileRoutes } from './modules/scans/operator-files-router.ts';
import { indicatorListRoutes } from './modules/indicators/router.ts';
import { webhookRoutes } from './modules/webhooks/router.ts';
import type { Services } from './platform/services.ts';
import { countJobs } from './platform/jobs/job-figures.ts';

export interface Api {
  /** Answers `/healthz`, `/readyz` and, with the role api, `/api/…`; passes everything else on. */
  app: Express;
  /** `/ws/notifications/`, `/ws/events/` and `/ws/presence/`. */
  sockets: Sockets;
  figures: Figures;
  /**
   * `/readyz` answers 503 from now on; resolves when no call runs any more, at the latest after
   * `limitMs`.
   */
  quiesce(limitMs: number): Promise<void>;
}

/** The REST API and its sockets over the given services; holds no port and starts no worker. */
export function createApi(services: Services, options: MountOptions = {}): Api {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');

  let stopping = false;
  let running = 0;
  let idle: () => void = () => undefined;
  app.use((_req, res, next) => {
    running += 1;
    res.once('close', () => {
      running -= 1;
      if (running === 0) idle();
    });
    next();
  });
  const disk = watchDisk(services.env.DATA_DIR, services.now);
  app.use(healthRoutes(services, disk, () => stopping));
  const figures = createFigures();
  if (services.env.ROLE.has('api'))
    app.use(
      documentRoutes(),
      hookRoutes(services),
      mountRoutes(services, allRoutes(services), {
        ...options,
        onAnswered: figures.answered,
        onDiskFull: () => {
          disk.refused();
        },
      }),
    );
  const sockets = createSockets(services);
  watchService(figures, services, sockets);
  return {
    app,
    sockets,
    figures,
    quiesce(limitMs) {
      stopping = true;
      if (running === 0) return Promise.resolve();
      return new Promise((resolve) => {
        idle = resolve;
        setTimeout(resolve, limitMs).unref();
      });
    },
  };
}

const allRoutes = (services: Services): Route[] => [
  ...setupRoutes(services),
  ...accountRoutes(services),
  ...invitationRoutes(services),
  ...passwordRoutes(services),
  ...trialRoutes(services),
  ...signInRoutes(services),
  ...userRoutes(services),
  ...groupRoutes(services),
  ...fileRoutes(services),
  ...analyticsRoutes(services),
  ...alertRoutes(services),
  ...mediaRoutes(services),
  ...notificationRoutes(services),
  ...targetRoutes(services),
  ...credentialRoutes(services),
  ...settingsRoutes(services),
  ...rescanRoutes(services),
  ...accessKeyRoutes(services),
  ...webhookRoutes(services),
  ...indicatorListRoutes(services),
  ...viewRoutes(services),
  ...jobRoutes(services),
  ...operatorFileRoutes(services),
  ...auditRoutes(services),
];

/** Metrics that are measured when they are read. */
function watchService({ watch }: Figures, { bus, db }: Services, sockets: Sockets): void {
  watch('vedetta_live_sockets', 'Open sockets of the REST API.', ['channel'], () =>
    Object.entries(sockets.count().open).map(([channel, value]) => ({
      labels: { channel },
      value,
    })),
  );
  watch('vedetta_live_messages_queued', 'Messages waiting in open sockets.', [], () => [
    { labels: {}, value: sockets.count().queued },
  ]);
  watch('vedetta_signals_queued', 'Live signals that this process hasn’t sent yet.', [], () => [
    { labels: {}, value: bus.queued },
  ]);
  watch('vedetta_database_up', 'Whether the database answers.', [], async () => [
    {
      labels: {},
      value: await soon(() => db.execute(sql`select 1`), 1_000).then(
        () => 1,
        () => 0,
      ),
    },
  ]);
  watch(
    'vedetta_jobs',
    'Unfinished jobs of all processes, and failed jobs of the last 90 days.',
    ['queue', 'state'],
    async () =>
      (await countJobs(db)).map(({ queue, state, count }) => ({
        labels: { queue, state },
        value: count,
      })),
  );
  watch(
    'vedetta_jobs_oldest_seconds',
    'Time for which the oldest ready job has been waiting.',
    ['queue'],
    async () =>
      (await countJobs(db)).flatMap(({ queue, state, oldestSeconds }) =>
        state === 'ready' ? [{ labels: { queue }, value: oldestSeconds }] : [],
      ),
  );
}
