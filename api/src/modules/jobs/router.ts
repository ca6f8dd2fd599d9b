import { retryDeadJob } from './commands/retry-dead-job.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listDeadJobs } from './store/dead-jobs.ts';
import { presentDeadJob } from './presenter.ts';
import { jobOperations as operations } from './schema.ts';

/** `/api/jobs/v1/`: work that was given up, for admins. */
export function jobRoutes(services: Services): Route[] {
  return [
    route(operations.listDead, async ({ caller, query }) => {
      const { count, rows } = await listDeadJobs(services.db, caller.companyId, {
        page: query.page,
        pageSize: query.page_size,
      });
      return pageAnswer(operations.listDead.path, query, count, rows.map(presentDeadJob));
    }),
    route(operations.retry, async ({ caller, params, address }) => {
      await retryDeadJob(services, { ...caller, address }, params.id);
      return undefined;
    }),
  ];
}
