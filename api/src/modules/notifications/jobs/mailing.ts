import { warnOfEnds } from '../../credentials/commands/warn-of-ends.ts';
import { postponeErrand, runErrand } from '../commands/run-errand.ts';
import { postponeMail, sendMail } from '../../../platform/mail/send-mail.ts';
import { createMailTransport } from '../../../platform/mail/choose-transport.ts';
import { MAIL_QUEUE } from '../../../platform/mail/queue.ts';
import type { MailTransport } from '../../../platform/mail/transport.ts';
import type { Services } from '../../../platform/services.ts';
import { ERRAND_QUEUE } from '../../../platform/mail/mails.ts';
import type { OnJobEnded } from '../../../platform/jobs/run-job.ts';
import { runQueue } from '../../../platform/jobs/run-queue.ts';

const WARN_EVERY_MS = 3_600_000;

export interface MailingOptions {
  transport?: MailTransport;
  leaseSeconds?: number;
  pollMilliseconds?: number;
  onEnded?: OnJobEnded;
}

export interface Mailing {
  /** Waits a little for letters under way and hands the rest back. */
  stop(graceMilliseconds?: number): Promise<void>;
}

/**
 * Starts writing and sending letters. Any number of processes may do so: each letter leaves once.
 */
export function startMailing(services: Services, options: MailingOptions = {}): Mailing {
  const { transport = createMailTransport(services.env), ...pace } = options;
  if (services.env.MAIL_URL === null) {
    services.log.warn(
      `MAIL_URL isn't set, so emails aren't sent but written to ${transport.name}. Set it to the URL of a mail server.`,
    );
  } else if (services.env.PUBLIC_URL === null) {
    services.log.warn(
      "PUBLIC_URL isn't set, so links in emails lead to localhost. Set it to the URL at which people reach Vedetta.",
    );
  }
  const queues = [
    runQueue({
      queue: ERRAND_QUEUE,
      concurrency: 1,
      services,
      ...pace,
      handle: (job) => runErrand(services, job),
      fail: (job, why) => postponeErrand(services, job, why),
    }),
    runQueue({
      queue: MAIL_QUEUE,
      concurrency: 2,
      services,
      ...pace,
      handle: (job, signal) => sendMail(services, transport, job, signal),
      fail: (job, why) => postponeMail(services, job, why),
    }),
  ];
  let warning: Promise<void> | null = null;
  const warn = () => {
    warning ??= warnOfEnds(services)
      .catch((error: unknown) => {
        services.log.warn(
          { err: error },
          "Couldn't send warnings about credentials that expire; trying again in an hour",
        );
      })
      .finally(() => {
        warning = null;
      });
  };
  const hourly = setInterval(warn, WARN_EVERY_MS);
  hourly.unref();
  warn();
  return {
    async stop(graceMilliseconds) {
      clearInterval(hourly);
      await warning;
      await Promise.all(queues.map((queue) => queue.stop(graceMilliseconds)));
      transport.close();
    },
  };
}
