import express, { type Express } from 'express';
import { mountRoutes, type MountOptions } from './http/mount.ts';
import { createSockets, type Sockets } from './realtime/sockets.ts';
import { accessKeyRoutes } from './routes/access-keys/router.ts';
import { accountRoutes } from './routes/account/router.ts';
import { alertRoutes } from './routes/alerts/router.ts';
import { analyticsRoutes } from './routes/analytics/router.ts';
import { documentRoutes } from './routes/docs/router.ts';
import { auditRoutes } from './routes/audit/router.ts';
import { fileRoutes } from './routes/files/router.ts';
import { groupRoutes } from './routes/groups/router.ts';
import { healthRoutes } from './routes/health/router.ts';
import { invitationRoutes } from './routes/invitations/router.ts';
import { mediaRoutes } from './routes/media/router.ts';
import { notificationRoutes } from './routes/notifications/router.ts';
import { settingsRoutes } from './routes/settings/router.ts';
import { passwordRoutes } from './routes/passwords/router.ts';
import { setupRoutes } from './routes/setup/router.ts';
import { targetRoutes } from './routes/targets/router.ts';
import { trialRoutes } from './routes/trial/router.ts';
import { userRoutes } from './routes/users/router.ts';
import { webhookRoutes } from './routes/webhooks/router.ts';
import type { Services } from './services.ts';

export interface Api {
  /** Answers `/api/…`, `/healthz` and `/readyz`; passes everything else on. */
  app: Express;
  /** `/ws/notifications/`, `/ws/events/` and `/ws/presence/`. */
  sockets: Sockets;
  /** `/readyz` answers 503 from now on; resolves when no call runs any more, at the latest after `limitMs`. */
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
  app.use(healthRoutes(services, () => stopping));
  app.use(documentRoutes());
  app.use(
    mountRoutes(
      services,
      [
        ...setupRoutes(services), ...accountRoutes(services), ...invitationRoutes(services), ...passwordRoutes(services), ...trialRoutes(services),
        ...userRoutes(services), ...groupRoutes(services), ...fileRoutes(services), ...analyticsRoutes(services), ...alertRoutes(services), ...mediaRoutes(services),
        ...notificationRoutes(services), ...targetRoutes(services), ...settingsRoutes(services), ...accessKeyRoutes(services), ...webhookRoutes(services), ...auditRoutes(services),
      ],
      options,
    ),
  );
  return {
    app,
    sockets: createSockets(services),
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
